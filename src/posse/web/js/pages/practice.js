// The practice of a game: which series, with which options. The reader's own date is the default.
import { playerName } from "../lib/storage.js";
import { attempt, call, open, today, whileTyping } from "../net/api.js";
import "./settings.js";
import "./streaks.js";

/** @typedef {{problem: string, options: {label: string, value: string}[], table: string, note: string}} Practice */

const form = /** @type {HTMLFormElement} */ (document.querySelector("[data-practice]"));
const seed = /** @type {HTMLInputElement} */ (form.elements.namedItem("seed"));
const facts = form.querySelector("[data-fixed]");
const submit = /** @type {HTMLButtonElement} */ (form.querySelector("[type=submit]"));
const start = /** @type {HTMLElement} */ (submit.querySelector("[data-afresh]"));
const go = /** @type {HTMLAnchorElement} */ (form.querySelector("[data-go]"));
const note = /** @type {HTMLElement} */ (form.querySelector("[data-begun]"));
const usual = start.textContent ?? "";

/** @returns {[string, unknown][]} */
const options = () =>
  [...new FormData(form)]
    .filter(([key]) => key.startsWith("option-"))
    .map(([key, value]) => [key.slice("option-".length), JSON.parse(String(value))]);

/** @returns {import("../net/api.js").Wanted} */
const wanted = () => ({
  game: form.dataset.practice ?? "",
  players: 1,
  seats: ["me"],
  options: Object.fromEntries(options()),
  listed: false,
  name: playerName(),
  seed: seed.value.trim(),
  practice: true,
  today: today(),
});

/** What the server knows of the series. @param {AbortSignal} signal @returns {Promise<Practice>} */
function ask(signal) {
  const asked = new URLSearchParams({ seed: seed.value.trim(), today: today() });
  for (const [name, value] of options()) asked.append("option", `${name}=${value}`);
  return call(`/api/practice/${form.dataset.of}?${asked}`, { signal });
}

/** A series that was begun goes on; to begin it afresh is another try. @param {Practice} practice */
function show(practice) {
  seed.setCustomValidity(seed.value.trim() ? practice.problem : "");
  facts?.replaceChildren(
    ...practice.options.map(({ label, value }) =>
      Object.assign(document.createElement("li"), { title: label, textContent: value }),
    ),
  );
  go.hidden = !practice.table;
  if (practice.table) go.href = practice.table;
  submit.classList.toggle("primary", !practice.table);
  start.textContent = (practice.table && start.dataset.afresh) || usual;
  note.textContent = practice.note;
}

// what is wrong is said when the table is made, if it cannot be asked now
const check = whileTyping(ask, show, () => seed.setCustomValidity(""));

form.addEventListener("input", check);
addEventListener("pageshow", ({ persisted }) => persisted && location.reload()); // back from a table that was begun meanwhile
form.addEventListener("submit", (event) => {
  event.preventDefault();
  attempt(submit, () => open(wanted()));
});

seed.value ||= today();
check();
