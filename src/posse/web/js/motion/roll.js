/** Animations of things that are thrown: balls bounce between walls, dice tumble. */

/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("../scene/scene.js").GameEvent} GameEvent */
/** @typedef {import("../board/board.js").Board} Board */
/** @typedef {import("./motion.js").Motion} Motion */
/** @typedef {import("./motion.js").Place} Place */
/** @typedef {{x: number, y: number, width: number}} Ball its middle and its size */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** Milliseconds until everything lies still. */
const ROLL = 950;
/** Parts of the time at which it meets a wall, a second wall, and its place for the first time. */
const MEETS = [0, 0.3, 0.58, 0.88, 1];
/** How far beyond its place it gets before it settles, by its own size. */
const BEYOND = 0.12;
/** Milliseconds until a die lies still, and the parts of them at which it falls over its next edge: slower and slower. */
const TUMBLE = 720;
const EDGES = [0, 0.11, 0.24, 0.4, 0.6, 0.86];
/** How high it hops between them, by its own size. */
const HOPS = [0, 0.55, 0.8, 0.5, 0.16, 0];

/**
 * Rolls a piece into its tray, if it was thrown there; whether it was.
 * @param {Motion} motion
 * @param {Board} board
 * @param {Scene} scene
 * @param {GameEvent[]} events
 * @param {string} id
 * @param {Place} from
 * @param {Place} to
 */
export function roll(motion, board, scene, events, id, from, to) {
  const zone = scene.zones.get(scene.pieces.get(id)?.zone ?? "");
  const walls = zone?.layout === "tray" && board.zones.get(zone.inside || zone.id)?.root.getBoundingClientRect();
  const card = board.pieces.get(id)?.card;
  if (!walls || !card || !events.some(({ motion }) => motion === "throw")) return false;
  const flight = motion.createFlight(card, to);
  const moving = flight.animate(rollFrames(from, to, walls, Math.random), { duration: ROLL });
  const hidden = card.animate({ opacity: [0, 0] }, { fill: "forwards" });
  const end = () => {
    hidden.cancel();
    flight.remove();
  };
  motion.track(id, { animations: [moving, hidden], from, to, moving, aloft: true, end });
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
  const inside = {
    x: walls.x + to.width / 2,
    y: walls.y + to.width / 2,
    width: walls.width - to.width,
    height: walls.height - to.width,
  };
  const away = from.x < walls.x + walls.width / 2 ? 1 : 0;
  const first = { x: inside.x + inside.width * away, y: inside.y + inside.height * chance() };
  const second = { x: inside.x + inside.width * chance(), y: inside.y + inside.height * (first.y > to.y ? 0 : 1) };
  const over = {
    x: to.x + Math.sign(to.x - second.x) * to.width * BEYOND,
    y: to.y + Math.sign(to.y - second.y) * to.width * BEYOND,
  };
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

/**
 * The dice that were rolled: those that show another face, and those that an event names, since a die that is rolled again may
 * fall on the same face.
 * @param {Scene} before
 * @param {Scene} after
 * @param {GameEvent[]} events
 * @returns {Set<string>}
 */
export function rolledDice(before, after, events) {
  const tumbling = events.filter(({ motion }) => motion === "tumble");
  const named = new Set(tumbling.map(({ piece }) => piece));
  const dice = tumbling.length ? [...after.pieces.values()].filter(({ faces }) => faces.length) : [];
  const fallen = dice.filter(({ id, face }) => named.has(id) || before.pieces.get(id)?.face !== face);
  return new Set(fallen.map(({ id }) => id).filter((id) => before.pieces.has(id)));
}

/**
 * A die falls over its edges and shows face after face, the one that it keeps at last.
 * @param {Motion} motion
 * @param {Board} board
 * @param {string} id
 * @param {Place} from
 * @param {Place} to
 */
export function tumble(motion, board, id, from, to) {
  const view = board.pieces.get(id);
  if (!view?.piece) return;
  const { card } = view;
  const flight = motion.createFlight(card, to);
  const last = /** @type {HTMLElement} */ (flight.firstElementChild);
  const others = otherFaces(view.piece, EDGES.length - 1);
  const faces = others.map((face) => withFace(last, board.pictures.use(face)));
  flight.prepend(...faces);
  const turning = [...faces, last].map((face, i) => face.animate(faceFrames(i), { duration: TUMBLE, fill: "both" }));
  const moving = flight.animate(hopFrames(from, to, Math.random() < 0.5 ? -1 : 1), { duration: TUMBLE });
  const hidden = card.animate({ opacity: [0, 0] }, { fill: "forwards" });
  const end = () => {
    hidden.cancel();
    flight.remove();
  };
  motion.track(id, { animations: [moving, hidden, ...turning], from, to, moving, aloft: true, end });
}

/**
 * As many other faces of a die as are wanted, none twice in a row.
 * @param {import("../scene/scene.js").Piece} die
 * @param {number} number
 */
export function otherFaces({ face, faces }, number) {
  const others = faces.filter((name) => name !== face);
  return others.length === 0 ? [] : Array.from({ length: number }, (_, i) => /** @type {string} */ (others[i % others.length]));
}

/** @param {HTMLElement} card @param {Element} picture */
function withFace(card, picture) {
  const copy = /** @type {HTMLElement} */ (card.cloneNode(true));
  copy.querySelector(".art")?.replaceChildren(picture);
  return copy;
}

/** A face comes up over one edge and goes down over the next; the last one stays. @param {number} i */
function faceFrames(i) {
  const [start = 0, end = 1] = [EDGES[i], EDGES[i + 1]];
  const last = i === EDGES.length - 1;
  const frames = [
    { offset: start, opacity: 1, transform: i === 0 ? "rotateX(0deg)" : "rotateX(80deg)", easing: "ease-out" },
    { offset: end, opacity: 1, transform: last ? "rotateX(0deg)" : "rotateX(-80deg)", easing: "step-end" },
  ];
  const away = { opacity: 0, transform: "rotateX(80deg)", easing: "step-end" };
  return [
    ...(start > 0 ? [{ ...away, offset: 0 }] : []),
    ...frames,
    ...(last ? [] : [{ ...away, offset: Math.min(1, end + 0.001) }]),
  ];
}

/**
 * @param {Place} from
 * @param {Place} to
 * @param {number} side to which it leans first
 */
function hopFrames(from, to, side) {
  return HOPS.map((hop, i) => {
    const part = i / (HOPS.length - 1);
    const [x, y] = [(from.x - to.x) * (1 - part), (from.y - to.y) * (1 - part) - hop * to.height];
    const turn = side * (i % 2 ? 1 : -1) * (i === 0 || i === HOPS.length - 1 ? 0 : 26 * (1 - part));
    return { offset: part, easing: "ease-in-out", transform: `translate(${x}px, ${y}px) rotate(${turn}deg)` };
  });
}
