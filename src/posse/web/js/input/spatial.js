/** Spatial navigation: which box lies in the direction of an arrow key. */

/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {"left" | "right" | "up" | "down"} Direction */

/** The cost of a pixel across the direction, relative to one along it. */
const ASIDE = 2.5;

/**
 * The index of the box that lies nearest in this direction, or -1. Boxes beside each other count as
 * in line, however uneven their middles are.
 * @param {Box} from
 * @param {Box[]} boxes
 * @param {Direction} direction
 */
export function nearest(from, boxes, direction) {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const cost = distance(from, box, direction);
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}

/**
 * @param {Box} from
 * @param {Box} to
 * @param {Direction} direction
 */
function distance(from, to, direction) {
  const across = direction === "left" || direction === "right";
  const sign = direction === "left" || direction === "up" ? -1 : 1;
  const middle = (/** @type {Box} */ box) => [box.x + box.width / 2, box.y + box.height / 2];
  const [fx, fy] = /** @type {[number, number]} */ (middle(from));
  const [tx, ty] = /** @type {[number, number]} */ (middle(to));
  const along = sign * (across ? tx - fx : ty - fy);
  if (along <= 1) return Infinity;
  const aside = across ? gap(from.y, from.height, to.y, to.height) : gap(from.x, from.width, to.x, to.width);
  const drift = Math.abs(across ? ty - fy : tx - fx);
  return along + ASIDE * aside + drift / 4;
}

/**
 * The gap between two spans; 0 if they overlap.
 * @param {number} a
 * @param {number} aSize
 * @param {number} b
 * @param {number} bSize
 */
const gap = (a, aSize, b, bSize) => Math.max(0, b - (a + aSize), a - (b + bSize));
