/** Finds a place for a popup: next to the thing it is about, and not over anything that can be chosen. */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {{width: number, height: number}} Size */
/** @typedef {"above" | "below" | "left" | "right" | ""} Side */

/** Pixels between a popup and the edge of the screen. */
const EDGE = 8;
/** The cost of covering a pixel that must stay free, and of one that should stay clear, in pixels of distance. */
const FREE = 50;
const CLEAR = 0.01;

/**
 * The place nearest to a box that covers as little as possible of what must stay free, then of what should stay clear.
 * @param {Size} size of the popup
 * @param {Box} box the box it belongs to, which must stay free too
 * @param {Box[]} free
 * @param {Box[]} clear
 * @param {Size} screen
 * @param {number} gap pixels between the popup and the box
 * @returns {{left: number, top: number, side: Side}} `side` is the side of the box next to it, or empty if it is not next to the box
 */
export function findPlace(size, box, free, clear, screen, gap) {
  const inside = (/** @type {number} */ at, /** @type {number} */ own, /** @type {number} */ most) =>
    Math.round(Math.max(EDGE, Math.min(at, most - own - EDGE)));
  const lefts = new Set([(box.left + box.right - size.width) / 2, box.left, box.right - size.width, EDGE, screen.width]);
  const tops = new Set([box.top, (box.top + box.bottom - size.height) / 2, box.bottom - size.height, EDGE, screen.height]);
  for (const other of [box, ...free]) {
    for (const left of [other.left - size.width - gap, other.right + gap]) lefts.add(left);
    for (const top of [other.top - size.height - gap, other.bottom + gap]) tops.add(top);
  }
  let best = { left: EDGE, top: EDGE, right: 0, bottom: 0 };
  let least = Infinity;
  for (const left of new Set([...lefts].map((at) => inside(at, size.width, screen.width))))
    for (const top of new Set([...tops].map((at) => inside(at, size.height, screen.height)))) {
      const place = { left, top, right: left + size.width, bottom: top + size.height };
      let cost = way(place, box) + FREE * common(place, box);
      for (const other of free) if (cost < least) cost += FREE * common(place, other);
      for (const other of clear) if (cost < least) cost += CLEAR * common(place, other);
      if (cost < least) [best, least] = [place, cost];
    }
  return { left: best.left, top: best.top, side: sideOf(best, box, 2 * gap) };
}

/** The area of the intersection of two boxes. @param {Box} one @param {Box} other */
const common = (one, other) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The gap between two boxes, plus a little for the distance of their centres. @param {Box} one @param {Box} other */
function way(one, other) {
  const across = Math.max(0, one.left - other.right, other.left - one.right);
  const down = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  const drift =
    Math.abs(one.left + one.right - other.left - other.right) + Math.abs(one.top + one.bottom - other.top - other.bottom);
  return across + down + drift / 16;
}

/** @param {Box} place @param {Box} box @param {number} near @returns {Side} */
function sideOf(place, box, near) {
  const across = place.left < box.right && box.left < place.right;
  const down = place.top < box.bottom && box.top < place.bottom;
  const is = (/** @type {number} */ gap) => gap >= 0 && gap <= near;
  if (across && is(box.top - place.bottom)) return "above";
  if (across && is(place.top - box.bottom)) return "below";
  if (down && is(box.left - place.right)) return "left";
  return down && is(place.left - box.right) ? "right" : "";
}

/** The boxes of the elements that are on the screen. @param {Iterable<Element>} things @returns {Box[]} */
export function boxesOf(things) {
  const boxes = [...things].map((thing) => (thing.querySelector(":scope > .card") ?? thing).getBoundingClientRect());
  return boxes.filter(
    ({ left, top, right, bottom }) =>
      right > Math.max(0, left) && bottom > Math.max(0, top) && left < innerWidth && top < innerHeight,
  );
}

/**
 * Positions a popup next to a box: on the board, not over other choices; in a dialog, not over its buttons and its result.
 * @param {HTMLElement} thing @param {Box} box @param {number} gap
 */
export function placeBeside(thing, box, gap) {
  const { offsetWidth: width, offsetHeight: height } = thing;
  const dialog = thing.closest("dialog");
  const [kept, seen] = dialog
    ? [dialog.querySelectorAll(".button, .verdict, .share"), dialog.querySelectorAll("table")]
    : [
        document.querySelectorAll("#board [data-choice], .prompt, .tip"),
        document.querySelectorAll("#board :is(.piece, .zone-badges), .topbar"),
      ];
  const others = boxesOf([...kept].filter((other) => other !== thing && !thing.contains(other)));
  const free = dialog ? others : others.filter((other) => common(other, box) < 0.9 * area(other));
  const place = findPlace({ width, height }, box, free, boxesOf(seen), { width: innerWidth, height: innerHeight }, gap);
  thing.style.setProperty("left", `${place.left}px`);
  thing.style.setProperty("top", `${place.top}px`);
  return place;
}

/** @param {Box} box */
const area = ({ left, top, right, bottom }) => (right - left) * (bottom - top);
