// Scores of solo games. A lost game is counted, but has no score.

/** @typedef {{id: string, won: boolean, score: number}} Score of the table with this id */

/** The most scores that are saved, and that are shown. */
const MOST = 200;
const TOLD = 5;

/** The scores with a result added, the latest last; each table once. @param {Score[]} scores @param {Score} result */
export const withScore = (scores, result) => [...scores.filter(({ id }) => id !== result.id), result].slice(-MOST);

/** The best scores, with a star at that of this table. @param {Score[]} scores @param {string} table */
export function bestScores(scores, table) {
  const won = scores.filter((result) => result.won).sort((one, other) => other.score - one.score);
  return won.slice(0, TOLD).map(({ id, score }) => (id === table ? `★${score}` : String(score)));
}
