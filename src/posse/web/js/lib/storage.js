// What this browser keeps for the reader: settings, name and results. Where storage is forbidden, for this page only.

import { readResults } from "../practice/daily.js";

/** @typedef {{theme: string, size: string, motion: string, sound: string}} Settings */

/** @type {Settings} */
const DEFAULTS = { theme: "auto", size: "normal", motion: "auto", sound: "on" };

/** @type {Map<string, string>} */
const here = new Map();

/** @param {string} key */
function read(key) {
  try {
    return localStorage.getItem(key) ?? here.get(key) ?? "";
  } catch {
    return here.get(key) ?? "";
  }
}

/** @param {string} key @param {string} value */
function write(key, value) {
  here.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // kept in `here`
  }
}

/** @returns {Settings} */
export function settings() {
  try {
    return { ...DEFAULTS, ...JSON.parse(read("posse.settings") || "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

/** @param {Partial<Settings>} change */
export function saveSettings(change) {
  write("posse.settings", JSON.stringify({ ...settings(), ...change }));
}

export function playerName() {
  return read("posse.name");
}

/** @param {string} value */
export function saveName(value) {
  write("posse.name", value);
}

/** Whether this browser's reader knows that holding a card shows it at full size. */
export const isLongPressKnown = () => read("posse.hold") !== "";

export const saveLongPressKnown = () => write("posse.hold", "known");

/** The results of a game that everybody plays on the same day. @param {string} game @returns {import("../practice/daily.js").DailyResults} */
export const dailyResults = (game) => readResults(read(`posse.days.${game}`));

/** @param {string} game @param {import("../practice/daily.js").DailyResults} results */
export const saveDailyResults = (game, results) => write(`posse.days.${game}`, JSON.stringify(results));

/** Series of which something is begun, and tables of each. */
const [MOST_SERIES, MOST_TABLES] = [20, 5];

/** The tables at which series of a game were begun, the latest last. @param {string} game @returns {Record<string, string[]>} */
export function startedTables(game) {
  try {
    const kept = Object.entries(JSON.parse(read(`posse.begun.${game}`) || "{}"));
    return Object.fromEntries(kept.filter(([, ids]) => Array.isArray(ids) && ids.every((id) => typeof id === "string")));
  } catch {
    return {};
  }
}

/** Somebody plays a series at this table. @param {string} game @param {string} series @param {string} id */
export function saveStartedTable(game, series, id) {
  const { [series]: ids = [], ...others } = startedTables(game);
  const all = [...Object.entries(others), [series, [...ids.filter((one) => one !== id), id].slice(-MOST_TABLES)]];
  write(`posse.begun.${game}`, JSON.stringify(Object.fromEntries(all.slice(-MOST_SERIES))));
}

/** This table needs nobody any more. @param {string} game @param {string} id */
export function forgetStartedTable(game, id) {
  const left = Object.entries(startedTables(game)).map(([series, ids]) => /** @type {const} */ ([series, ids.filter((one) => one !== id)]));
  write(`posse.begun.${game}`, JSON.stringify(Object.fromEntries(left.filter(([, ids]) => ids.length > 0))));
}

/** The scores of games played alone. @param {string} game @returns {import("../practice/scores.js").Score[]} */
export function scores(game) {
  try {
    const kept = JSON.parse(read(`posse.scores.${game}`) || "[]");
    return kept.filter((/** @type {any} */ result) => typeof result?.id === "string" && Number.isFinite(result.score));
  } catch {
    return [];
  }
}

/** @param {string} game @param {import("../practice/scores.js").Score[]} results */
export const saveScores = (game, results) => write(`posse.scores.${game}`, JSON.stringify(results));

/** The language is a cookie, so that pages come in it. @param {string} lang */
export function saveLanguage(lang) {
  document.cookie = `posse_lang=${lang}; path=/; max-age=31536000; samesite=lax`;
}
