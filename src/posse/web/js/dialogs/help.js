/** Help: the signs on the table and what they mean, the way to the rules, and the keys. */

import { openDialog } from "./dialog.js";
import { el } from "../lib/dom.js";
import { chip, token } from "../pieces/piece.js";

/** @typedef {import("../lib/words.js").Words} Words */
/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("../scene/scene.js").Badge} Badge */
/** @typedef {import("../pieces/pictures.js").Pictures} Pictures */

const KEYS = ["arrows", "shift", "enter", "digits", "escape", "z", "u", "l", "m", "help"];

/**
 * One badge of each kind that is on the table, as it is drawn there, and the other signs that the game has a picture and words for.
 * @param {Scene} scene
 * @param {Words} words
 * @param {Pictures} pictures
 * @returns {Badge[]}
 */
function badgesOf(scene, words, pictures) {
  /** @type {Map<string, Badge>} */
  const found = new Map();
  for (const { badges } of scene.pieces.values())
    for (const badge of badges) if (!found.has(badge.kind)) found.set(badge.kind, badge);
  for (const key of Object.keys(words.texts)) {
    const kind = key.match(/^web-sign-(.+)/)?.[1] ?? "";
    const badge = { kind, value: "", label: "", shape: "", colour: "", live: false };
    if (kind && !found.has(kind) && pictures.icon(kind)) found.set(kind, badge);
  }
  return [...found.values()].sort((a, b) => Number(Boolean(b.shape)) - Number(Boolean(a.shape)));
}

/**
 * The keys of the game's moves and questions, with what they do.
 * @param {Words} words
 * @returns {[string, string][]}
 */
export function hotkeysOf(words) {
  const names = Object.keys(words.texts).flatMap((key) => key.match(/^web-hotkey-(.+)/)?.[1] ?? []);
  return names.map((name) => [words.find(`hotkey-${name}`), words.find(name.startsWith("ask-") ? name : `does-${name}`)]);
}

/**
 * @param {Words} words
 * @param {string} game
 * @param {Scene} scene
 * @param {Pictures} pictures
 */
export function openHelp(words, game, scene, pictures) {
  const order = Object.keys(words.texts);
  const rank = (/** @type {Badge} */ { kind, shape }) => (shape ? -1 : order.indexOf(`web-sign-${kind}`) + 1 || order.length);
  const badges = badgesOf(scene, words, pictures).sort((a, b) => rank(a) - rank(b));
  const signs = badges.flatMap((badge) => sign(badge, words, pictures));
  const rules = el(
    "a",
    { class: "button", href: `/games/${game}#rules`, target: "_blank", rel: "noopener" },
    words.say("help-rules"),
  );
  openDialog(
    "keys",
    words.say("help"),
    words,
    signs.length > 0 ? el("h3", {}, words.say("signs")) : null,
    signs.length > 0 ? el("dl", { class: "signs" }, ...signs) : null,
    el("p", { class: "rules-link" }, rules),
    el("p", { class: "touch muted" }, words.say("hold")),
    el("h3", { class: "by-key" }, words.say("keys")),
    el("dl", { class: "by-key" }, ...KEYS.map((name) => key(name, words)), ...hotkeysOf(words).map(hotkey)),
  );
}

/**
 * A sign and its meaning: the game's words for its kind, or else what this one says.
 * @param {Badge} badge
 * @param {Words} words
 * @param {Pictures} pictures
 */
function sign(badge, words, pictures) {
  const meaning = words.find(`sign-${badge.kind}`);
  if (!badge.shape && !pictures.icon(badge.kind) && !pictures.known.has(badge.value)) return []; // it says itself what it means
  const drawn = badge.shape ? token(badge) : chip(meaning && pictures.icon(badge.kind) ? { ...badge, value: "" } : badge, pictures);
  return [el("div", {}, el("dt", {}, drawn), el("dd", {}, meaning || badge.label))];
}

/** @param {[string, string]} what */
const hotkey = ([letter, does]) => el("div", {}, el("dt", {}, el("kbd", {}, letter)), el("dd", {}, does));

/**
 * @param {string} name
 * @param {Words} words
 */
function key(name, words) {
  const keys = words.say(`key-${name}`).split(" ");
  return el("div", {}, el("dt", {}, ...keys.map((one) => el("kbd", {}, one))), el("dd", {}, words.say(`key-${name}-does`)));
}
