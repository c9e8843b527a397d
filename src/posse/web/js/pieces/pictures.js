/** Pictures: from the game's sprite where it has them, else a pattern made from the name. */

import { svg } from "../lib/dom.js";

/**
 * A whole number from a name; the same name, the same number.
 * @param {string} name
 */
export function hash(name) {
  let h = 2166136261;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 16777619);
  return (h ^ (h >>> 15)) >>> 0;
}

/** @typedef {Record<string, [number, number]>} Sizes width and height of each picture */

export class Pictures {
  /** @param {string} url where the sprite is @param {Sizes} sizes of what it has; a game without one is drawn in patterns */
  constructor(url, sizes) {
    this.url = url;
    this.known = new Map(Object.entries(sizes));
  }

  /**
   * The picture of a face.
   * @param {string} face
   * @param {string} kind
   */
  face(face, kind) {
    return this.known.has(face) ? this.use(face) : pattern(face, kind);
  }

  /**
   * The back of a card; a lattice by its kind if there is no such picture.
   * @param {string} face
   * @param {string} kind
   */
  back(face, kind) {
    return this.known.has(face) ? this.use(face) : weave(kind);
  }

  /**
   * The icon of a badge, if the game has one.
   * @param {string} kind
   */
  icon(kind) {
    return this.known.has(`icon-${kind}`) ? this.use(`icon-${kind}`) : null;
  }

  /**
   * A symbol, cut where its window is higher or wider.
   * @param {string} id one that is known
   */
  use(id) {
    const [width, height] = this.known.get(id) ?? [0, 0];
    const window = {
      class: "picture",
      viewBox: `0 0 ${width} ${height}`,
      preserveAspectRatio: "xMidYMid slice",
      "aria-hidden": "true",
    };
    return svg("svg", window, svg("use", { href: `${this.url}#${id}`, width, height }));
  }
}

/**
 * Hills under a sun, by the numbers of the name.
 * @param {string} face
 * @param {string} kind
 */
function pattern(face, kind) {
  const h = hash(face);
  const hue = hash(kind) % 360;
  const tone = (/** @type {number} */ light, /** @type {number} */ turn) => `hsl(${(hue + turn) % 360} 32% ${light}%)`;
  const [x, y, r] = [20 + (h % 60), 14 + ((h >>> 6) % 16), 8 + ((h >>> 10) % 10)];
  const hill = (/** @type {number} */ top, /** @type {number} */ bend) =>
    `M0 ${top}C25 ${top - bend} 60 ${top + bend} 100 ${top - bend / 2}V70H0z`;
  return svg(
    "svg",
    { class: "picture", viewBox: "0 0 100 70", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
    svg("rect", { width: 100, height: 70, fill: tone(72, h % 40) }),
    svg("circle", { cx: x, cy: y, r, fill: tone(88, 30) }),
    svg("path", { d: hill(40 + (h % 9), 8 + ((h >>> 4) % 12)), fill: tone(52, 15) }),
    svg("path", { d: hill(52 + ((h >>> 8) % 7), -6 - ((h >>> 12) % 10)), fill: tone(34, 0) }),
  );
}

/**
 * A lattice for backs.
 * @param {string} kind
 */
function weave(kind) {
  const hue = hash(kind) % 360;
  const lines = [];
  for (let i = -70; i < 100; i += 12) lines.push(`M${i} 0l100 140M${i + 70} 0l-100 140`);
  return svg(
    "svg",
    { class: "picture", viewBox: "0 0 100 140", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
    svg("rect", { width: 100, height: 140, fill: `hsl(${hue} 30% 26%)` }),
    svg("path", { d: lines.join(""), stroke: `hsl(${hue} 34% 44%)`, "stroke-width": 1.5, fill: "none" }),
    svg("circle", { cx: 50, cy: 70, r: 20, fill: `hsl(${hue} 30% 26%)`, stroke: `hsl(${hue} 40% 60%)`, "stroke-width": 2 }),
    svg("path", { d: "M50 56l4 9 10 1-7.5 7 2 10-8.5-5-8.5 5 2-10-7.5-7 10-1z", fill: `hsl(${hue} 45% 68%)` }),
  );
}
