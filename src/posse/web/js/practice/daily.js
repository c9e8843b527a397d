// The days on which somebody has played what everybody plays that day: results, and the streak.

/** @typedef {{won: boolean, line: string}} Day a result and the line that tells it */
/** @typedef {Record<string, Day>} DailyResults by date, such as 2026-11-15 */

/** Days that are kept. */
const MOST = 400;

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether there is such a day. @param {string} day */
export function isDay(day) {
  const time = DAY.test(day) ? Date.parse(`${day}T12:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** Seeds are smaller than this. */
const MOST_SEED = 2n ** 64n;

/** What the server calls the series that a text names, such as 2026-11-15 or #7; nothing if there is none. @param {string} text */
export function seriesOf(text) {
  if (isDay(text)) return text;
  if (!/^\d{1,40}$/.test(text) || BigInt(text) >= MOST_SEED) return "";
  const number = String(BigInt(text));
  const day = number.replace(/^((?:19|20)\d\d)(\d\d)(\d\d)$/, "$1-$2-$3");
  return isDay(day) ? day : `#${number}`;
}

/** Days as they were kept; what cannot be read is as good as none. @param {string} text @returns {DailyResults} */
export function readResults(text) {
  try {
    return Object.fromEntries(Object.entries(JSON.parse(text)).filter(([day, result]) => isDay(day) && isResult(result)));
  } catch {
    return {};
  }
}

/** @param {any} result */
const isResult = (result) => typeof result?.line === "string" && typeof result.won === "boolean";

/** A time as the reader's own day. @param {Date} [time] */
export function dayOf(time = new Date()) {
  const parts = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** @param {string} day */
export function dayBefore(day) {
  const time = new Date(`${day}T12:00Z`);
  time.setUTCDate(time.getUTCDate() - 1);
  return time.toISOString().slice(0, 10);
}

/** With the result of a day, if it is the first: another try does not count. @param {DailyResults} days @param {string} day @param {Day} result */
export function withResult(days, day, result) {
  if (days[day]) return days;
  const all = Object.entries({ ...days, [day]: result }).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(all.slice(-MOST));
}

/** Days won in a row, up to this one. @param {DailyResults} days @param {string} day */
function until(days, day) {
  let number = 0;
  for (let at = day; days[at]?.won; at = dayBefore(at)) number++;
  return number;
}

/** Days won in a row, up to today, or to yesterday while today is not over. @param {DailyResults} days @param {string} today */
export const currentStreak = (days, today) => until(days, days[today] ? today : dayBefore(today));

/** The longest streak ever. @param {DailyResults} days */
export const longestStreak = (days) => Math.max(0, ...Object.keys(days).map((day) => until(days, day)));

/**
 * The line to share: with the day or number that it is about, and the streak that led there.
 * @param {string} line @param {string} series @param {string} [row] the streak in words
 */
export const shareLine = (line, series, row = "") => [line.includes(series) ? "" : series, line, row].filter(Boolean).join(" · ");
