// Setting up a table: who sits where, and with which options.
import { attempt, open } from "./api.js";
import { keepName, name } from "./keep.js";

const form = /** @type {HTMLFormElement} */ (document.querySelector("[data-setup]"));
const chairs = [...form.querySelectorAll(".chairs li")].filter((chair) => chair instanceof HTMLElement);
const called = /** @type {HTMLInputElement} */ (form.elements.namedItem("name"));
const submit = /** @type {HTMLButtonElement} */ (form.querySelector("[type=submit]"));
const words = /** @type {HTMLElement} */ (submit.querySelector("[data-create]"));

const number = () => Number(new FormData(form).get("players"));

/** What each seat is for, the first for whoever sets up. @returns {string[]} */
const seats = () => ["me", ...new FormData(form).getAll("seat").map(String).slice(0, number() - 1)];

/** Only the chairs that are wanted; the button says what will happen. */
function arrange() {
  chairs.forEach((chair, i) => {
    chair.hidden = i >= number();
  });
  words.textContent = (seats().includes("open") ? words.dataset.create : words.dataset.start) ?? "";
}

/** @returns {import("./api.js").Wanted} */
function wanted() {
  const data = new FormData(form);
  const chosen = [...data].filter(([key]) => key.startsWith("option-"));
  return {
    game: form.dataset.setup ?? "",
    players: number(),
    seats: seats(),
    options: Object.fromEntries(chosen.map(([key, value]) => [key.slice("option-".length), JSON.parse(String(value))])),
    listed: data.has("listed"),
    name: called.value.trim(),
  };
}

form.addEventListener("change", arrange);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  keepName(called.value.trim());
  attempt(submit, () => open(wanted()));
});

called.value ||= name();
arrange();
