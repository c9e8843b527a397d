/** A tip of the guided first game, and where it stands. */

import { el } from "./dom.js";

/** @typedef {import("./words.js").Words} Words */

/**
 * @param {string} text
 * @param {Words} words
 * @param {{next: () => void, skip: () => void}} deeds
 */
export function makeTip(text, words, deeds) {
  const next = el("button", { type: "button", class: "button primary", onclick: deeds.next }, words.say("guide-next"));
  const skip = el("button", { type: "button", class: "button plain", onclick: deeds.skip }, words.say("guide-skip"));
  const buttons = el("div", { class: "buttons" }, next, skip);
  const tip = el("aside", { class: "tip", role: "note", "aria-label": words.say("guide") }, el("p", {}, text), buttons);
  document.body.append(tip);
  return tip;
}

/**
 * Beside a piece or zone of this kind: one to choose or one's own comes first; beside the prompt, if there is none.
 * @param {HTMLElement} tip
 * @param {string} on
 * @param {HTMLElement} board
 */
export function placeTip(tip, on, board) {
  const home = document.querySelector("dialog[open]") ?? document.body; // nothing is seen over a dialog but what is in it
  if (tip.parentNode !== home) home.append(tip);
  const things = on ? [...board.querySelectorAll(`[data-kind="${CSS.escape(on)}"]`)] : [];
  const thing = things.filter((one) => one.getClientRects().length > 0).sort((a, b) => rank(a) - rank(b))[0];
  const box = (thing ?? document.querySelector(".prompt") ?? document.body).getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const above = box.top - height - 14;
  const top = Math.min(above >= 8 ? above : box.bottom + 14, innerHeight - height - 8);
  const middle = box.left + Math.min(box.width, innerWidth) / 2;
  const left = Math.max(8, Math.min(middle - width / 2, innerWidth - width - 8));
  tip.dataset.side = above >= 8 ? "above" : "below";
  tip.style.setProperty("left", `${left}px`);
  tip.style.setProperty("top", `${top}px`);
  tip.style.setProperty("--tip", `${Math.max(20, Math.min(middle - left, width - 20))}px`);
}

/** @param {Element} thing */
const rank = (thing) =>
  thing.hasAttribute("data-choice") ? 0 : thing.closest("[data-mine]") ? 1 : thing.closest("[data-owner]") ? 3 : 2;
