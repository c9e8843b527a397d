/** Big events: who, what, and what they brought. Nothing here knows the browser. */

import { BIG } from "../table/story.js";

/** @typedef {import("../scene/scene.js").LogLine} LogLine */
/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("../scene/scene.js").Piece} Piece */
/**
 * @typedef {object} Moment a big event
 * @property {string} kind
 * @property {number} seat whose doing it was, or a negative number
 * @property {string} title what stands over it, or empty
 * @property {string} text
 * @property {string[]} brought what followed from it
 * @property {number} gain the change of the seat's score, as far as it is shown
 * @property {Piece | null} piece what it is about
 */

/** The most lines that tell what a moment brought. */
const MOST_BROUGHT = 2;

/**
 * The big moments among the lines of one change.
 * @param {LogLine[]} log
 * @param {Scene} before
 * @param {Scene} after
 * @returns {Moment[]}
 */
export function momentsOf(log, before, after) {
  const first = log.findIndex((line) => line.rank === BIG);
  return log.flatMap((line, i) => {
    if (line.rank !== BIG) return [];
    const { kind, seat, title = "", text, piece: id = "" } = line;
    const rest = log.slice(i + 1);
    const next = rest.findIndex((other) => other.rank === BIG || other.seat !== seat);
    const brought = (next < 0 ? rest : rest.slice(0, next)).slice(0, MOST_BROUGHT).map((other) => other.text);
    const [had, has] = [before.players[seat]?.score ?? null, after.players[seat]?.score ?? null];
    const gain = had === null || has === null || i !== first ? 0 : has - had;
    return [{ kind, seat, title, text, brought, gain, piece: seenPiece(id, before, after) }];
  });
}

/**
 * A piece with its face up, as it is or else as it was.
 * @param {string} id
 * @param {Scene} before
 * @param {Scene} after
 */
function seenPiece(id, before, after) {
  const found = [after, before].map((scene) => scene.pieces.get(id)).find((piece) => piece && !piece.back);
  return found ?? null;
}
