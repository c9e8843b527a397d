/** The bots of a game, the best first. */

/** @type {Map<string, Promise<string[]>>} */
const known = new Map();

/** @param {string} game */
export function botsOf(game) {
  const found = known.get(game) ?? learn(game);
  known.set(game, found);
  return found;
}

/** @param {string} game @returns {Promise<string[]>} */
async function learn(game) {
  const answer = await fetch("/api/games").catch(() => null);
  /** @type {{name: string, bots: string[]}[]} */
  const games = answer?.ok ? await answer.json() : [];
  return games.find(({ name }) => name === game)?.bots ?? ["random"];
}
