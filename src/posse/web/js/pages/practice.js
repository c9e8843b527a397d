// The practice of a game: which series, with which options. The date of the reader's own day is the standard one.
import { attempt, call, open } from "../net/api.js";
import { unfinishedTables } from "../practice/started.js";
import { dayOf, seriesOf } from "../practice/daily.js";
import { dailyResults, playerName } from "../lib/storage.js";

const form = /** @type {HTMLFormElement} */ (document.querySelector("[data-practice]"));
const seed = /** @type {HTMLInputElement} */ (form.elements.namedItem("seed"));
const facts = form.querySelector("[data-fixed]");
const submit = /** @type {HTMLButtonElement} */ (form.querySelector("[type=submit]"));
const start = /** @type {HTMLElement} */ (submit.querySelector("[data-afresh]"));
const go = /** @type {HTMLAnchorElement} */ (form.querySelector("[data-go]"));
const note = /** @type {HTMLElement} */ (form.querySelector("[data-begun]"));
const game = form.dataset.of ?? "";
const usual = start.textContent ?? "";

/** Milliseconds. */
const DAY = 86_400_000;

/** @returns {import("../net/api.js").Wanted} */
function wanted() {
  const data = new FormData(form);
  const chosen = [...data].filter(([key]) => key.startsWith("option-"));
  return {
    game: form.dataset.practice ?? "",
    players: 1,
    seats: ["me"],
    options: Object.fromEntries(chosen.map(([key, value]) => [key.slice("option-".length), JSON.parse(String(value))])),
    listed: false,
    name: playerName(),
    // as text: the server reads dates, and numbers larger than those of this language
    seed: /** @type {any} */ (seed.value.trim()),
    practice: true,
  };
}

/** Whether it is a day that has not begun anywhere: tomorrow has, for some. @param {string} text */
const isToCome = (text) => text.includes("-") && text > dayOf(new Date(Date.now() + DAY));

function check() {
  const text = seed.value.trim();
  const wrong = !seriesOf(text) ? seed.dataset.wrong : isToCome(text) ? seed.dataset.tocome : "";
  seed.setCustomValidity(text ? (wrong ?? "") : "");
  if (facts) tell(facts, text);
  offer();
}

/** Where the series was begun, it goes on; to begin it afresh is another try. */
async function offer() {
  const text = seed.value.trim();
  const tables = await unfinishedTables(game);
  if (seed.value.trim() !== text) return;
  const series = seriesOf(text);
  const { game: kind, options: chosen } = wanted();
  const isSame = (/** @type {Record<string, unknown>} */ options) =>
    Object.entries(chosen).every(([option, value]) => options[option] === value);
  const table = tables.findLast((one) => one.game === kind && one.series === series && isSame(one.options));
  go.hidden = !table;
  if (table) go.href = `/t/${encodeURIComponent(table.id)}`;
  submit.classList.toggle("primary", !table);
  start.textContent = (table && start.dataset.afresh) || usual;
  const { begun = "", counts = "", played = "" } = note.dataset;
  const said = [table ? begun : "", table && series === dayOf() ? counts : ""].filter(Boolean);
  note.textContent = dailyResults(game)[series] ? played : said.join(" ");
}

/** What follows from the seed, in words. @param {Element} place @param {string} text */
async function tell(place, text) {
  /** @type {{label: string, value: string}[]} */
  const found = seriesOf(text) ? await call(`${location.pathname}/${text}`).catch(() => []) : [];
  if (seed.value.trim() !== text) return;
  place.replaceChildren(
    ...found.map(({ label, value }) => Object.assign(document.createElement("li"), { title: label, textContent: value })),
  );
}

seed.addEventListener("input", check);
form.addEventListener("change", offer);
addEventListener("pageshow", ({ persisted }) => persisted && location.reload()); // back from a table that was begun meanwhile
form.addEventListener("submit", (event) => {
  event.preventDefault();
  attempt(submit, () => open(wanted()));
});

seed.value ||= dayOf();
check();
