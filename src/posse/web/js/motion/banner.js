/** A banner for an important event: its text sweeps over the board. Nothing waits for it. */

import { el } from "../lib/dom.js";

/** Milliseconds that a banner is shown. */
const LASTS = 2600;

/**
 * @param {HTMLElement} root
 * @param {string} kind of the event; the game's CSS says how it looks
 * @param {string} text the log has it too, so screen readers skip the banner
 */
export function showBanner(root, kind, text) {
  const banner = el("div", { class: "banner", "data-kind": kind, "aria-hidden": "true" }, el("p", {}, text));
  root.append(banner);
  const times = { duration: LASTS, easing: "ease-in-out" };
  banner.animate({ opacity: [0, 1, 1, 0], offset: [0, 0.15, 0.7, 1] }, times).finished.then(() => banner.remove());
  banner.animate({ backgroundPosition: ["140% 0", "-40% 0"] }, times);
  banner.firstElementChild?.animate({ letterSpacing: ["0.5em", "0.12em"], scale: [0.9, 1.04] }, times);
}
