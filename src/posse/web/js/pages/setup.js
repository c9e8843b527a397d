// The form that makes a table: seats and options.

import { playerName, saveName } from "../lib/storage.js";
import { attempt, open } from "../net/api.js";

const form = /** @type {HTMLFormElement} */ (document.querySelector("[data-setup]"));
const chairs = [...form.querySelectorAll(".chairs li")].filter((chair) => chair instanceof HTMLElement);
const called = /** @type {HTMLInputElement} */ (form.elements.namedItem("name"));
const submit = /** @type {HTMLButtonElement} */ (form.querySelector("[type=submit]"));
const words = /** @type {HTMLElement} */ (submit.querySelector("[data-create]"));

const number = () => Number(new FormData(form).get("players"));

/** The kind of each seat; the first is the host's. @returns {string[]} */
const seats = () => [
  "me",
  ...new FormData(form)
    .getAll("seat")
    .map(String)
    .slice(0, number() - 1),
];

/** Shows as many seats as there are players; the button says whether the game starts at once. */
function arrange() {
  chairs.forEach((chair, i) => {
    chair.hidden = i >= number();
  });
  words.textContent = (seats().includes("open") ? words.dataset.create : words.dataset.start) ?? "";
}

/** @returns {import("../net/api.js").Wanted} */
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

/** Whether the value of an input allows this number of players. @param {Element | null} input @param {number} players */
const suits = (input, players) =>
  !(input instanceof HTMLElement && input.dataset.players) || input.dataset.players.split(" ").includes(String(players));

/** Resolves conflicts between an option and the number of players: the one that was not just changed gives way. @param {Event} event */
function agree({ target }) {
  if (!(target instanceof HTMLInputElement)) return;
  if (target.name !== "players") {
    if (!suits(target, number())) check(`[name="players"][value="${target.dataset.players?.split(" ")[0]}"]`);
    return;
  }
  for (const chosen of form.querySelectorAll("[data-players]:checked"))
    if (chosen instanceof HTMLInputElement && !suits(chosen, number()))
      for (const other of form.querySelectorAll(`[name="${chosen.name}"]`))
        if (other instanceof HTMLInputElement && suits(other, number())) {
          other.checked = true;
          break;
        }
}

/** @param {string} selector */
function check(selector) {
  const input = form.querySelector(selector);
  if (input instanceof HTMLInputElement) input.checked = true;
  return input;
}

/** Raises the number of players to the least with which friends can be invited. @param {number} least */
function invite(least) {
  if (number() < least) check(`[name="players"][value="${least}"]`)?.dispatchEvent(new Event("change", { bubbles: true }));
}

for (const link of document.querySelectorAll("[data-invite]"))
  link.addEventListener("click", () => invite(Number(link.getAttribute("data-invite"))));
form.addEventListener("change", agree);
form.addEventListener("change", arrange);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  saveName(called.value.trim());
  attempt(submit, () => open(wanted()));
});

called.value ||= playerName();
arrange();
