/** How something that is thrown rolls: from wall to wall, slower and slower, until it settles. */

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Happening} Happening */
/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./motion.js").Motion} Motion */
/** @typedef {import("./motion.js").Place} Place */
/** @typedef {{x: number, y: number, width: number}} Ball its middle and its size */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** Events in which things are thrown. */
const ROLLING = new Set(["threw", "rolled"]);
/** Milliseconds until everything lies still. */
const ROLL = 950;
/** Parts of the time at which it meets a wall, a second wall, and its place for the first time. */
const MEETS = [0, 0.3, 0.58, 0.88, 1];
/** How far beyond its place it gets before it settles, by its own size. */
const BEYOND = 0.12;

/**
 * Rolls a piece into its tray, if it was thrown there; whether it was.
 * @param {Motion} motion
 * @param {Board} board
 * @param {Scene} scene
 * @param {Happening[]} happenings
 * @param {string} id
 * @param {Place} from
 * @param {Place} to
 */
export function roll(motion, board, scene, happenings, id, from, to) {
  const zone = scene.zones.get(scene.pieces.get(id)?.zone ?? "");
  const walls = zone?.layout === "tray" && board.zones.get(zone.inside)?.root.getBoundingClientRect();
  const card = board.pieces.get(id)?.card;
  if (!walls || !card || !happenings.some(({ kind }) => ROLLING.has(kind))) return false;
  const flight = motion.lift(card, to);
  const moving = flight.animate(rollFrames(from, to, walls, Math.random), { duration: ROLL });
  const hidden = card.animate({ opacity: [0, 0] }, { fill: "forwards" });
  const end = () => {
    hidden.cancel();
    flight.remove();
  };
  motion.keep(id, { animations: [moving, hidden], from, to, moving, aloft: true, end });
  return true;
}

/**
 * Keyframes for something that lies at `to`.
 * @param {Ball} from
 * @param {Ball} to
 * @param {Box} walls
 * @param {() => number} chance from 0 to 1
 */
export function rollFrames(from, to, walls, chance) {
  const inside = { x: walls.x + to.width / 2, y: walls.y + to.width / 2, width: walls.width - to.width, height: walls.height - to.width };
  const away = from.x < walls.x + walls.width / 2 ? 1 : 0;
  const first = { x: inside.x + inside.width * away, y: inside.y + inside.height * chance() };
  const second = { x: inside.x + inside.width * chance(), y: inside.y + inside.height * (first.y > to.y ? 0 : 1) };
  const over = { x: to.x + Math.sign(to.x - second.x) * to.width * BEYOND, y: to.y + Math.sign(to.y - second.y) * to.width * BEYOND };
  const points = [from, first, second, over, to];
  const turns = Math.round(1 + chance() * 2) * (away ? 360 : -360);
  return points.map((point, i) => {
    const part = /** @type {number} */ (MEETS[i]);
    const scale = i === 0 ? from.width / to.width : 1;
    const turn = turns * (1 - (1 - part) ** 2);
    return {
      offset: part,
      easing: i === 0 ? "ease-in" : "ease-out",
      transform: `translate(${point.x - to.x}px, ${point.y - to.y}px) scale(${scale}) rotate(${turn}deg)`,
    };
  });
}
