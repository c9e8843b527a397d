// What this browser keeps for the reader: settings and name. Where storage is forbidden, for this page only.

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

/** The language is a cookie, so that pages come in it. @param {string} lang */
export function saveLanguage(lang) {
  document.cookie = `posse_lang=${lang}; path=/; max-age=31536000; samesite=lax`;
}
