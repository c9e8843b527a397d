/** The result that can be shared: the zone with the id "share" has the line as its label; on the score sheet it can be copied. */

import { el } from "./dom.js";
import { icon } from "./shapes.js";
import { Words } from "./words.js";

/** @param {string} line @param {Words} words */
function row(line, words) {
  const text = el("p", {}, line);
  const button = el("button", { type: "button", class: "button", onclick: () => copy(text, button, words) }, words.say("copy"));
  const root = el("div", { class: "link-row share", role: "group", "aria-label": words.say("practice-line") }, text, button);
  Object.assign(root.style, { alignItems: "center", justifyContent: "center", marginBottom: "8px" });
  return root;
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

/** Puts the line on a sheet that has just been opened. */
async function look() {
  const verdict = document.querySelector(".sheet:not([data-shares]) .verdict");
  const line = document.querySelector('.zone[data-id="share"] .zone-label')?.textContent;
  if (!verdict || !line) return;
  verdict.closest(".sheet")?.setAttribute("data-shares", "");
  const { game = "", lang = "en" } = document.body.dataset;
  verdict.after(row(line, await Words.load(game, lang)));
}

new MutationObserver(look).observe(document.body, { childList: true });
