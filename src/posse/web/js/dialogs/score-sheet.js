/** The score sheet: at the end of a game, and so far. */

import { el } from "../lib/dom.js";
import { shape } from "../lib/shapes.js";
import { openDialog } from "./dialog.js";

/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("../scene/scene.js").Line} Line */
/** @typedef {import("../lib/words.js").Words} Words */

/** Milliseconds until all lines are shown. */
const WHOLE = 1200;

/**
 * @param {Scene} scene
 * @param {Words} words
 * @param {{table: string, rematch: HTMLElement, reduced: boolean}} about
 */
export function openSheet(scene, words, { table, rematch, reduced }) {
  const { grid, rows } = gridOf(scene, words);
  const acts = el(
    "div",
    { class: "buttons" },
    el("a", { class: "button", href: "/" }, words.say("other-game")),
    el("button", { type: "button", class: "button", onclick: () => dialog.close() }, words.say("look")),
  );
  const file = { class: "download", href: `/api/tables/${table}/record`, download: `${table}.json` };
  const download = el("p", {}, el("a", file, words.say("download")));
  const verdict = el("p", { class: "verdict" }, scene.prompt);
  const dialog = openDialog("sheet", words.say("sheet"), words, verdict, grid, rematch, acts, download);
  reveal([verdict, ...rows], reduced);
  return dialog;
}

/**
 * The score so far, as far as the viewer may know it.
 * @param {Scene} scene
 * @param {Words} words
 */
export function openScores(scene, words) {
  openDialog("sheet", words.say("score-now"), words, gridOf(scene, words).grid);
}

/**
 * @param {Scene} scene
 * @param {Words} words
 */
function gridOf(scene, words) {
  const lines = [...scene.sheet, ...scene.ties];
  const rows = lines.map((line, i) => row(line, scene, i >= scene.sheet.length));
  if (scene.players.length > 1 && scene.places.includes(1)) rows.unshift(placesRow(scene, words)); // in a shared result nobody has a place
  const heads = scene.players.map((player) =>
    el(
      "th",
      { scope: "col", "data-colour": player.colour, "data-won": scene.places[player.seat] === 1 },
      shape(player.shape),
      el("span", {}, player.name),
    ),
  );
  const grid = el("table", {}, el("thead", {}, el("tr", {}, el("td"), ...heads)), el("tbody", {}, ...rows));
  const scroll = { class: "scroll", tabindex: 0, role: "region", "aria-label": words.say("sheet") };
  return { grid: el("div", scroll, grid), rows };
}

/**
 * @param {Line} line
 * @param {Scene} scene
 * @param {boolean} tie
 */
function row(line, scene, tie) {
  const most = scene.places.includes(1) ? Math.max(...line.values) : NaN;
  const cells = scene.players.map(({ seat }) => {
    const value = line.values[seat] ?? 0;
    return el("td", { "data-best": line.total && value === most, "data-zero": value === 0 }, line.words[seat] ?? figure(value));
  });
  return el("tr", { "data-total": line.total, "data-tie": tie }, el("th", { scope: "row" }, line.label), ...cells);
}

/**
 * @param {Scene} scene
 * @param {Words} words
 */
function placesRow(scene, words) {
  const cells = scene.players.map(({ seat }) =>
    el("td", { "data-best": scene.places[seat] === 1 }, String(scene.places[seat] ?? "")),
  );
  return el("tr", { class: "places" }, el("th", { scope: "row" }, words.say("place")), ...cells);
}

/** A number with a typographic minus sign. @param {number} value */
const figure = (value) => (value < 0 ? `−${-value}` : String(value));

/**
 * @param {HTMLElement[]} parts
 * @param {boolean} reduced
 */
function reveal(parts, reduced) {
  parts.forEach((part, i) => {
    const way = reduced ? { opacity: [0, 1] } : { opacity: [0, 1], translate: ["0 -6px", "0 0"] };
    const delay = reduced ? 0 : (i * WHOLE) / parts.length;
    part.animate(way, { duration: 250, delay, fill: "backwards", easing: "ease-out" });
  });
}
