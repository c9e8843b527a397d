/** A moment of the game: light sweeps over the table, and its words with it; nothing waits for it. */

import { el } from "./dom.js";

/** Milliseconds. */
const LASTS = 2600;

/**
 * @param {HTMLElement} root
 * @param {string} kind of the event; the game's CSS says how it looks
 * @param {string} text which the log tells too
 */
export function showMoment(root, kind, text) {
  const moment = el("div", { class: "moment", "data-kind": kind, "aria-hidden": "true" }, el("p", {}, text));
  root.append(moment);
  const times = { duration: LASTS, easing: "ease-in-out" };
  moment.animate({ opacity: [0, 1, 1, 0], offset: [0, 0.15, 0.7, 1] }, times).finished.then(() => moment.remove());
  moment.animate({ backgroundPosition: ["140% 0", "-40% 0"] }, times);
  moment.firstElementChild?.animate({ letterSpacing: ["0.5em", "0.12em"], scale: [0.9, 1.04] }, times);
}
