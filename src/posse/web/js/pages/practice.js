// The practice of a game: which series, with which options. The date of the reader's own day is the standard one.
import { attempt, open } from "./api.js";
import { name } from "./keep.js";

const form = /** @type {HTMLFormElement} */ (document.querySelector("[data-practice]"));
const seed = /** @type {HTMLInputElement} */ (form.elements.namedItem("seed"));
const submit = /** @type {HTMLButtonElement} */ (form.querySelector("[type=submit]"));

/** Today as 2026-11-15. */
function today() {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

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
}

seed.addEventListener("input", check);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  attempt(submit, () => open(wanted()));
});

seed.value ||= today();
check();
