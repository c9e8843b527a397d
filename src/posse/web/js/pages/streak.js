// The streak and the latest days, wherever a page has a place for them.
import { unfinished } from "./begun.js";
import { best, dayOf, streak } from "./days.js";
import { days } from "./keep.js";

const SHOWN = 10;

function show() {
  for (const place of document.querySelectorAll("[data-streak]")) {
    const { streak: game = "", text = "" } = /** @type {HTMLElement} */ (place).dataset;
    const kept = days(game);
    if (!best(kept)) continue;
    place.textContent = text.replace("{number}", String(streak(kept, dayOf()))).replace("{best}", String(best(kept)));
    /** @type {HTMLElement} */ (place).hidden = false;
  }

  for (const list of document.querySelectorAll("[data-days]")) {
    const { days: game = "", won = "", lost = "" } = /** @type {HTMLElement} */ (list).dataset;
    const latest = Object.entries(days(game)).sort().reverse().slice(0, SHOWN);
    list.replaceChildren(
      ...latest.map(([, result]) => {
        const item = document.createElement("li");
        const sign = document.createElement("span");
        sign.setAttribute("role", "img");
        sign.setAttribute("aria-label", result.won ? won : lost);
        sign.textContent = result.won ? "✓" : "✗";
        item.append(sign, " ", result.line);
        return item;
      }),
    );
    const section = list.closest("section");
    if (section) section.hidden = latest.length === 0;
  }
}

show();
// what was over before anybody saw its sheet is counted now
const games = [...document.querySelectorAll("[data-streak]")].map((place) => /** @type {HTMLElement} */ (place).dataset.streak ?? "");
Promise.all([...new Set(games)].map(unfinished)).then(show);
