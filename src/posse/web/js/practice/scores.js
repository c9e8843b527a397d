// The scores of games that somebody has played alone: a game that is lost is counted, and has no score.

/** @typedef {{id: string, won: boolean, score: number}} Score of the table with this id */

/** Scores that are kept, and those that are told. */
const MOST = 200;
const TOLD = 5;

/** With a result, the latest last; each table once. @param {Score[]} scores @param {Score} result */
export const withScore = (scores, result) => [...scores.filter(({ id }) => id !== result.id), result].slice(-MOST);

/** The best ones, a star at that of this table. @param {Score[]} scores @param {string} table */
export function bestScores(scores, table) {
  const won = scores.filter((result) => result.won).sort((one, other) => other.score - one.score);
  return won.slice(0, TOLD).map(({ id, score }) => (id === table ? `★${score}` : String(score)));
}
