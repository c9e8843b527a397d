/** Guesses where a new piece comes from and where a piece that is gone went. Does not use the browser. */

/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("../scene/scene.js").Piece} Piece */
/** @typedef {import("../scene/scene.js").GameEvent} GameEvent */

/** @param {Scene} scene @param {Piece} piece */
const ownerOf = (scene, piece) => scene.zones.get(piece.zone)?.owner ?? -1;

/**
 * For each new piece the old one that it most likely was: a back that its owner turned over, or a pile it was drawn from.
 * @param {Scene} before
 * @param {Scene} after
 * @returns {Map<string, string>}
 */
export function origins(before, after) {
  const gone = [...before.pieces.values()].filter((piece) => !after.pieces.has(piece.id));
  const piles = [...before.pieces.values()].filter(
    (piece) => piece.count > (after.pieces.get(piece.id)?.count ?? 0) && piece.back && ownerOf(before, piece) < 0,
  );
  /** @type {Map<string, string>} */
  const found = new Map();
  const used = new Set();
  for (const piece of after.pieces.values()) {
    if (before.pieces.has(piece.id)) continue;
    const owner = ownerOf(after, piece);
    const own = gone.filter(
      (old) => !used.has(old.id) && old.back !== piece.back && ownerOf(before, old) === owner && owner >= 0,
    );
    const source =
      own.find((old) => old.kind === piece.kind) ?? own[0] ?? piles.find((pile) => pile.kind === piece.kind) ?? piles[0];
    if (!source) continue;
    found.set(piece.id, source.id);
    used.add(source.id);
  }
  return found;
}

/**
 * Whether another card now lies on this one, so that it is gone from sight only.
 * @param {Scene} after
 * @param {Piece} piece
 */
export function covered(after, piece) {
  for (const other of after.pieces.values()) if (other.zone === piece.zone && other.count > piece.count) return true;
  return false;
}

/**
 * When hands are passed on: for every fan of cards the one of the seat before, whose cards come here.
 * @param {Scene} scene
 * @param {GameEvent[]} events
 * @returns {Map<string, string>}
 */
export function passes(scene, events) {
  /** @type {Map<string, string>} */
  const from = new Map();
  if (!events.some(({ motion }) => motion === "pass")) return from;
  const fans = [...scene.zones.values()].filter((zone) => zone.layout === "fan" && zone.owner >= 0);
  for (const zone of fans) {
    const before = (zone.owner + scene.players.length - 1) % scene.players.length;
    const other = fans.find(({ kind, owner }) => kind === zone.kind && owner === before);
    if (other) from.set(zone.id, other.id);
  }
  return from;
}
