// What is saved in this browser: settings, name and results. Without access to storage, it lasts as long as the page.

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
    // saved in `here` only
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

/** Whether less motion is wanted: by the setting, or by the system if the setting is `auto`. */
export function reducedMotion() {
  const { motion } = settings();
  return motion === "less" || (motion === "auto" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}

export const soundWanted = () => settings().sound === "on";

/** Turns the sound on or off, and returns whether it is on. */
export function toggleSound() {
  saveSettings({ sound: soundWanted() ? "off" : "on" });
  return soundWanted();
}

export function playerName() {
  return read("posse.name");
}

/** @param {string} value */
export function saveName(value) {
  write("posse.name", value);
}

/** Whether the player knows that a long press shows a card at reading size. */
export const isLongPressKnown = () => read("posse.hold") !== "";

export const saveLongPressKnown = () => write("posse.hold", "known");

/** The results of a daily game, by date. @param {string} game @returns {import("../practice/daily.js").DailyResults} */
export const dailyResults = (game) => readResults(read(`posse.days.${game}`));

/** @param {string} game @param {import("../practice/daily.js").DailyResults} results */
export const saveDailyResults = (game, results) => write(`posse.days.${game}`, JSON.stringify(results));

/** How many series are saved, and how many tables of each. */
const [MOST_SERIES, MOST_TABLES] = [20, 5];

/** The tables that were started for each series of a game, the latest last. @param {string} game @returns {Record<string, string[]>} */
export function startedTables(game) {
  try {
    const kept = Object.entries(JSON.parse(read(`posse.begun.${game}`) || "{}"));
    return Object.fromEntries(kept.filter(([, ids]) => Array.isArray(ids) && ids.every((id) => typeof id === "string")));
  } catch {
    return {};
  }
}

/** Saves that a series is played at this table. @param {string} game @param {string} series @param {string} id */
export function saveStartedTable(game, series, id) {
  const { [series]: ids = [], ...others } = startedTables(game);
  const all = [...Object.entries(others), [series, [...ids.filter((one) => one !== id), id].slice(-MOST_TABLES)]];
  write(`posse.begun.${game}`, JSON.stringify(Object.fromEntries(all.slice(-MOST_SERIES))));
}

/** Forgets a table that is over or gone. @param {string} game @param {string} id */
export function forgetStartedTable(game, id) {
  const left = Object.entries(startedTables(game)).map(
    ([series, ids]) => /** @type {const} */ ([series, ids.filter((one) => one !== id)]),
  );
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

/** The language is a cookie, since the server renders the pages in it. @param {string} lang */
export function saveLanguage(lang) {
  document.cookie = `posse_lang=${lang}; path=/; max-age=31536000; samesite=lax`;
}
