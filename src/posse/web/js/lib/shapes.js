/** The shapes of seats and badges: colour is never the only sign. */

import { svg } from "./dom.js";

/** @type {Record<string, string>} paths in a box of 24 by 24 */
const PATHS = {
  circle: "M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21z",
  square: "M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z",
  triangle: "M10.3 1.9a2 2 0 0 1 3.4 0l10 18.2a2 2 0 0 1-1.7 2.9H2a2 2 0 0 1-1.7-2.9z",
  diamond: "M10.6 .9a2 2 0 0 1 2.8 0l9.7 9.7a2 2 0 0 1 0 2.8l-9.7 9.7a2 2 0 0 1-2.8 0L.9 13.4a2 2 0 0 1 0-2.8z",
  hexagon: "M12 .8l10 5.6v11.2l-10 5.6-10-5.6V6.4z",
  star: "M12 .5l3.5 7.6 8.2.9-6.1 5.6 1.7 8.2L12 18.7l-7.3 4.1 1.7-8.2L.3 9l8.2-.9z",
  cross: "M8 1.5h8V8h6.5v8H16v6.5H8V16H1.5V8H8z",
  moon: "M15 1a11 11 0 1 0 8 15.5A9.5 9.5 0 0 1 15 1z",
};

/**
 * A shape by its name; a circle for one that is not known.
 * @param {string} name
 * @returns {SVGSVGElement}
 */
export function shape(name) {
  const path = svg("path", { d: PATHS[name] ?? PATHS.circle ?? "" });
  return svg("svg", { class: "shape", viewBox: "0 0 24 24", "aria-hidden": "true", "data-shape": name }, path);
}

/** @type {Record<string, string>} strokes in a box of 24 by 24 */
const ICONS = {
  undo: "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 0 12",
  log: "M5 6h14M5 12h14M5 18h9",
  sound: "M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
  mute: "M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  help: "M9 9a3 3 0 1 1 4.2 2.7c-.8.4-1.2 1-1.2 1.8v.7M12 17.8v.2",
  close: "M6 6l12 12M18 6L6 18",
  bot: "M7 9h10v9H7zM12 9V5M10 13v1M14 13v1",
  away: "M4 4l16 16M8 12a5.5 5.5 0 0 1 3-1.5M5 9a10 10 0 0 1 3-2M19 9a10 10 0 0 0-6-2.8M12 18v.2",
  check: "M5 12.5l4.5 4.5L19 7.5",
  warn: "M12 4l9 16H3zM12 10v5M12 17.5v.2",
};

/**
 * A line icon, for tools and notices.
 * @param {string} name
 * @returns {SVGSVGElement}
 */
export function icon(name) {
  return svg("svg", { class: "line-icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: ICONS[name] ?? "" }));
}
