// Buttons that start a game against bots, or the guided first game.

import { playerName } from "../lib/storage.js";
import { attempt, call, open } from "../net/api.js";

/** @param {HTMLElement} button */
async function play(button) {
  const wanted = JSON.parse(button.dataset.play ?? "{}");
  await open({ ...wanted, listed: false, name: playerName() });
}

/** The guide names the number of players, the bot, the options and the seed. @param {HTMLElement} button */
async function guided(button) {
  const { game = "", guide = "" } = button.dataset;
  const { players = 3, bot = button.dataset.bot, options = {}, seed } = await call(guide);
  const seats = ["me", ...Array(players - 1).fill(`bot:${bot}`)];
  await open({ game, players, options, seats, seed, listed: false, name: playerName() }, "?guide");
}

for (const button of document.querySelectorAll("[data-play], [data-guide]")) {
  if (!(button instanceof HTMLElement)) continue;
  const work = button.dataset.play ? play : guided;
  button.addEventListener("click", () => attempt(button, () => work(button)));
}
