/** A tip of the guided first game, and its position. */

import { el } from "../lib/dom.js";
import { placeBeside } from "../lib/placement.js";

/** @typedef {import("../lib/words.js").Words} Words */

/**
 * @param {string} text
 * @param {Words} words
 * @param {{next: () => void, skip: () => void}} actions
 */
export function makeTip(text, words, actions) {
  const next = el("button", { type: "button", class: "button primary", onclick: actions.next }, words.say("guide-next"));
  const skip = el("button", { type: "button", class: "button plain", onclick: actions.skip }, words.say("guide-skip"));
  const buttons = el("div", { class: "buttons" }, next, skip);
  const tip = el("aside", { class: "tip", role: "note", "aria-label": words.say("guide") }, el("p", {}, text), buttons);
  document.body.append(tip);
  return tip;
}

/** Pixels between a tip and its anchor. */
const GAP = 14;

/**
 * Positions a tip next to a piece or zone of this kind, or next to the button for such a move or question: one that can be
 * chosen or is the viewer's comes first, a badge last. Without any, next to the prompt.
 * @param {HTMLElement} tip
 * @param {string} on
 * @param {HTMLElement} board
 */
export function placeTip(tip, on, board) {
  const dialog = document.querySelector("dialog[open]"); // only what is inside a modal dialog is drawn over it
  const home = dialog ?? document.body;
  if (tip.parentNode !== home) home.append(tip);
  tip.dataset.side = "";
  if (dialog) return; // it stands at the end of a dialog, and covers nothing of it
  const kind = CSS.escape(on);
  const buttons = `.prompt :is([data-ask="${kind}"], [data-verb="${kind}"])`;
  const things = on ? [...board.querySelectorAll(`[data-kind="${kind}"]`), ...document.querySelectorAll(buttons)] : [];
  const thing = things.filter((one) => one.getClientRects().length > 0).sort((a, b) => rank(a) - rank(b))[0];
  const box = (thing ?? document.querySelector(".prompt") ?? document.body).getBoundingClientRect();
  const { left, top, side } = placeBeside(tip, box, GAP);
  const across = side === "above" || side === "below";
  const [middle, length] = across
    ? [(box.left + box.right) / 2 - left, tip.offsetWidth]
    : [(box.top + box.bottom) / 2 - top, tip.offsetHeight];
  tip.dataset.side = side;
  tip.style.setProperty("--tip", `${Math.max(20, Math.min(middle, length - 20))}px`);
}

/** @param {Element} thing */
const rank = (thing) =>
  (thing.matches(".zone, .piece, .button") ? 0 : 10) +
  (thing.hasAttribute("data-choice") ? 0 : thing.closest("[data-mine]") ? 1 : thing.closest("[data-owner]") ? 3 : 2);
