// The streak and the latest days, wherever a page has a place for them.
import { unfinishedTables } from "../practice/started.js";
import { currentStreak, dayOf, longestStreak } from "../practice/daily.js";
import { dailyResults } from "../lib/storage.js";

const SHOWN = 10;

function show() {
  for (const place of document.querySelectorAll("[data-streak]")) {
    const { streak: game = "", text = "" } = /** @type {HTMLElement} */ (place).dataset;
    const kept = dailyResults(game);
    if (!longestStreak(kept)) continue;
    place.textContent = text.replace("{number}", String(currentStreak(kept, dayOf()))).replace("{best}", String(longestStreak(kept)));
    /** @type {HTMLElement} */ (place).hidden = false;
  }

  for (const list of document.querySelectorAll("[data-days]")) {
    const { days: game = "", won = "", lost = "" } = /** @type {HTMLElement} */ (list).dataset;
    const latest = Object.entries(dailyResults(game)).sort().reverse().slice(0, SHOWN);
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
Promise.all([...new Set(games)].map(unfinishedTables)).then(show);
