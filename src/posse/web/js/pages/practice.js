// The practice of a game: which series, with which options. The date of the reader's own day is the standard one.
import { attempt, call, open } from "./api.js";
import { dayOf } from "./days.js";
import { name } from "./keep.js";

const form = /** @type {HTMLFormElement} */ (document.querySelector("[data-practice]"));
const seed = /** @type {HTMLInputElement} */ (form.elements.namedItem("seed"));
const facts = form.querySelector("[data-fixed]");
const submit = /** @type {HTMLButtonElement} */ (form.querySelector("[type=submit]"));

/** @returns {import("./api.js").Wanted} */
function wanted() {
  const data = new FormData(form);
  const chosen = [...data].filter(([key]) => key.startsWith("option-"));
  return {
    game: form.dataset.practice ?? "",
    players: 1,
    seats: ["me"],
    options: Object.fromEntries(chosen.map(([key, value]) => [key.slice("option-".length), JSON.parse(String(value))])),
    listed: false,
    name: name(),
    // as text: the server reads dates, and numbers larger than those of this language
    seed: /** @type {any} */ (seed.value.trim()),
    practice: true,
  };
}

/** Whether a text names a series: digits, or a day that there is. @param {string} text */
function isSeries(text) {
  if (/^\d{1,20}$/.test(text)) return true;
  const day = new Date(`${text}T00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(text);
}

function check() {
  const text = seed.value.trim();
  seed.setCustomValidity(text && !isSeries(text) ? (seed.dataset.wrong ?? "") : "");
  if (facts) tell(facts, text);
}

/** What follows from the seed, in words. @param {Element} place @param {string} text */
async function tell(place, text) {
  /** @type {{label: string, value: string}[]} */
  const found = isSeries(text) ? await call(`${location.pathname}/${text}`).catch(() => []) : [];
  if (seed.value.trim() !== text) return;
  place.replaceChildren(
    ...found.map(({ label, value }) => Object.assign(document.createElement("li"), { title: label, textContent: value })),
  );
}

seed.addEventListener("input", check);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  attempt(submit, () => open(wanted()));
});

seed.value ||= dayOf();
check();
