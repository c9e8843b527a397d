/** Help: a search in the rules, the signs on the table and what they mean, and the keys. */

import { el, setText } from "../lib/dom.js";
import { ruleItem, searchRules } from "../lib/rules.js";
import { chip, token } from "../pieces/piece.js";
import { BADGE } from "../scene/defaults.js";
import { openDialog } from "./dialog.js";

/** @typedef {import("../lib/words.js").Words} Words */
/** @typedef {import("../net/protocol.js").Hotkey} Hotkey */
/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("../scene/scene.js").Badge} Badge */
/** @typedef {import("../pieces/pictures.js").Pictures} Pictures */

const KEYS = ["arrows", "shift", "enter", "digits", "escape", "z", "u", "together", "skip", "recap", "l", "m", "help"];

/**
 * One badge of each kind on the board, and the other signs that the game has a picture and a text for.
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
    const kind = key.match(/^game-sign-(.+)/)?.[1] ?? "";
    const badge = { ...BADGE, kind };
    if (kind && !found.has(kind) && pictures.icon(kind)) found.set(kind, badge);
  }
  return [...found.values()].sort((a, b) => Number(Boolean(b.shape)) - Number(Boolean(a.shape)));
}

/**
 * @param {Words} words
 * @param {string} game
 * @param {Scene} scene
 * @param {Pictures} pictures
 * @param {Hotkey[]} hotkeys
 */
export function openHelp(words, game, scene, pictures, hotkeys) {
  const order = Object.keys(words.texts);
  const rank = (/** @type {Badge} */ { kind, shape }) => (shape ? -1 : order.indexOf(`game-sign-${kind}`) + 1 || order.length);
  const badges = badgesOf(scene, words, pictures).sort((a, b) => rank(a) - rank(b));
  const signs = badges.flatMap((badge) => sign(badge, words, pictures));
  openDialog(
    "keys",
    words.say("help"),
    words,
    ruleSearch(words, game),
    signs.length > 0 ? el("h3", {}, words.say("signs")) : null,
    signs.length > 0 ? el("dl", { class: "signs" }, ...signs) : null,
    el("p", { class: "touch muted" }, words.say("hold")),
    el("h3", { class: "by-key" }, words.say("keys")),
    el("dl", { class: "by-key" }, ...KEYS.map((name) => key(name, words)), ...hotkeys.map(hotkey)),
  );
}

/**
 * A search in the rules of a game, and the way to all of them.
 * @param {Words} words
 * @param {string} game
 */
function ruleSearch(words, game) {
  const [page, away] = [`/games/${game}`, { target: "_blank", rel: "noopener" }];
  const label = words.say("rules-search");
  const input = el("input", { type: "search", maxlength: 200, spellcheck: "false", "aria-label": label, placeholder: label });
  const status = el("p", { class: "small muted", role: "status" });
  const list = el("ol");
  const item = (/** @type {import("../lib/rules.js").Rule} */ rule) =>
    ruleItem(rule, words.say("rule-link", { rule: rule.id }), { href: `${page}#${rule.id}`, ...away });
  searchRules(
    input,
    `${page}/rules/${words.lang}.json`,
    (rules, text) => {
      list.replaceChildren(...(text ? rules.map(item) : []));
      setText(status, text ? words.say(rules.length ? "rules-found" : "rules-none", { number: rules.length }) : "");
    },
    () => setText(status, words.say("rules-failed")),
  );
  const all = el("a", { class: "button", href: `${page}#rules`, ...away }, words.say("help-rules"));
  const links = el("p", { class: "rules-link" }, all);
  // the page came with the way to it, if the game has one
  const about = document.getElementById("about-game");
  if (about instanceof HTMLTemplateElement && about.content.querySelector("[href$='/howto']"))
    links.prepend(el("a", { class: "button primary", href: `${page}/howto`, ...away }, words.say("help-howto")));
  return el("div", { class: "rule-search", role: "search" }, links, input, status, list);
}

/**
 * A sign and its meaning: the game's text for its kind, or the label of this badge.
 * @param {Badge} badge
 * @param {Words} words
 * @param {Pictures} pictures
 */
function sign(badge, words, pictures) {
  const meaning = words.own(`sign-${badge.kind}`);
  if (!badge.shape && !pictures.icon(badge.kind) && !pictures.known.has(badge.picture)) return []; // a badge in words needs no explanation
  const drawn = badge.shape
    ? token(badge)
    : chip(meaning && pictures.icon(badge.kind) ? { ...badge, value: "" } : badge, pictures);
  return [el("div", {}, el("dt", {}, drawn), el("dd", {}, meaning || badge.label))];
}

/** @param {Hotkey} hotkey */
const hotkey = ({ letter, does }) => el("div", {}, el("dt", {}, el("kbd", {}, letter)), el("dd", {}, does));

/**
 * @param {string} name
 * @param {Words} words
 */
function key(name, words) {
  const keys = words.say(`key-${name}`).split(" ");
  return el("div", {}, el("dt", {}, ...keys.map((one) => el("kbd", {}, one))), el("dd", {}, words.say(`key-${name}-does`)));
}
