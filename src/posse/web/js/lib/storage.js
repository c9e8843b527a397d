// What is saved in this browser: settings and name. Without access to storage, it lasts as long as the page.

/** @typedef {import("../table/change-queue.js").Speed} Speed */
/** @typedef {{theme: string, size: string, motion: string, speed: Speed, sound: string, volume: string, alerts: string}} Settings */

/** @type {Settings} */
const DEFAULTS = { theme: "auto", size: "normal", motion: "auto", speed: "normal", sound: "on", volume: "100", alerts: "off" };

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

/** How loud sounds are: 1 as they are made, 0 for none. */
export const volume = () => (soundWanted() ? Number(settings().volume) / 100 : 0);

/** How fast what others do is shown. */
export const speed = () => settings().speed;

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

/** The language is a cookie, since the server renders the pages in it. @param {string} lang */
export function saveLanguage(lang) {
  document.cookie = `posse_lang=${lang}; path=/; max-age=31536000; samesite=lax`;
}
