/**
 * The result line on the score sheet, which can be copied.
 * The server adds day and streak to the player's own line, and knows the scores of games played alone.
 */

import { el } from "../lib/dom.js";
import { icon } from "../lib/shapes.js";
import { call, today } from "../net/api.js";

/** @typedef {import("../lib/words.js").Words} Words */

/** @param {string} line @param {Words} words */
function row(line, words) {
  const text = el("p", {}, line);
  const button = el("button", { type: "button", class: "button", onclick: () => copy(text, button, words) }, words.say("copy"));
  return el("div", { class: "share", role: "group", "aria-label": words.say("share-line") }, text, button);
}

/** @param {HTMLElement} text @param {HTMLElement} button @param {Words} words */
async function copy(text, button, words) {
  try {
    await navigator.clipboard.writeText(text.textContent ?? "");
  } catch {
    getSelection()?.selectAllChildren(text);
    document.execCommand("copy");
  }
  button.replaceChildren(icon("check"), words.say("copied"));
}

/**
 * Puts the line on a sheet, and below it the streak or the scores; who watches gets the line alone.
 * @param {HTMLElement} sheet
 * @param {string} line
 * @param {Words} words
 */
export async function shareOn(sheet, line, words) {
  const address = `/api/tables/${document.body.dataset.table}/result?today=${today()}&lang=${words.lang}`;
  /** @type {{line: string, note: string} | null} */
  const own = await call(address).catch(() => null);
  const note = own?.note ? [el("p", { class: "streak" }, own.note)] : [];
  sheet.querySelector(".verdict")?.after(row(own?.line || line, words), ...note);
}
