// The streak and the latest days, wherever a page has a place for them.
import { el } from "../lib/dom.js";
import { call, today } from "../net/api.js";

/** @typedef {{note: string, days: {won: boolean, line: string}[]}} Results */

/** @param {string} game @param {Results} results */
function show(game, { note, days }) {
  for (const place of document.querySelectorAll(`[data-streak="${game}"]`)) {
    place.textContent = note;
    /** @type {HTMLElement} */ (place).hidden = note === "";
  }
  for (const list of document.querySelectorAll(`[data-days="${game}"]`)) {
    const { won = "", lost = "" } = /** @type {HTMLElement} */ (list).dataset;
    const sign = (/** @type {boolean} */ good) => el("span", { role: "img", "aria-label": good ? won : lost }, good ? "✓" : "✗");
    list.replaceChildren(...days.map((day) => el("li", {}, sign(day.won), " ", day.line)));
    const section = list.closest("section");
    if (section) section.hidden = days.length === 0;
  }
}

const places = [...document.querySelectorAll("[data-streak]")];
for (const game of new Set(places.map((place) => place.getAttribute("data-streak") ?? "")))
  call(`/api/results/${game}?today=${today()}`).then(
    (results) => show(game, results),
    () => {}, // a page without a streak is whole
  );
