/**
 * The result that can be shared: the zone with the id "share" has the line as its label; on the score sheet it can be copied.
 * What everybody plays on the same day has its day in it and the streak, which this browser keeps; where a game has a text
 * `web-scores`, the scores of games played alone are kept too.
 */

import { el } from "../lib/dom.js";
import { saveResult } from "../practice/started.js";
import { currentStreak, dayOf, longestStreak, shareLine } from "../practice/daily.js";
import { dailyResults, saveScores, scores } from "../lib/storage.js";
import { bestScores, withScore } from "../practice/scores.js";
import { icon } from "../lib/shapes.js";

/** @typedef {import("../lib/words.js").Words} Words */

/** @param {string} line @param {Words} words */
function row(line, words) {
  const text = el("p", {}, line);
  const button = el("button", { type: "button", class: "button", onclick: () => copy(text, button, words) }, words.say("copy"));
  return el("div", { class: "share", role: "group", "aria-label": words.say("share-line") }, text, button);
}

/** @param {HTMLElement} text @param {HTMLElement} button @param {Words} words */
async function copy(text, button, words) {
  try {
    await navigator.clipboard.writeText(text.textContent ?? "");
  } catch {
    getSelection()?.selectAllChildren(text);
    document.execCommand("copy");
  }
  button.replaceChildren(icon("check"), words.say("copied"));
}

/**
 * What the player's own result of a day counts for: it was begun on that day, and it is the first.
 * @param {string} line @param {string} game @param {import("../table/waiting-room.js").TableInfo} table
 */
function counted(line, game, table) {
  const { series = "", made, you, result } = table;
  if (dayOf(new Date(made)) !== series || !result[you]) return 0;
  saveResult(game, { ...table, line });
  return dailyResults(game)[series]?.line === line ? currentStreak(dailyResults(game), series) : 0;
}

/**
 * The list of scores, with that of this table if it is the player's own.
 * @param {Words} words @param {string} game @param {import("../table/waiting-room.js").TableInfo} table
 */
function told(words, game, { id, you, result }) {
  const own = result[you];
  if (!own || !words.find("scores")) return [];
  const kept = withScore(scores(game), { id, won: own.place === 1, score: own.score });
  saveScores(game, kept);
  const won = kept.filter((one) => one.won).length;
  const lines = [words.say("scores", { won, lost: kept.length - won })];
  if (won) lines.push(words.say("scores-best", { scores: bestScores(kept, id).join(" · ") }));
  return [el("p", { class: "streak scores" }, lines.join(" "))];
}

/**
 * The line, and below it the streak or the scores.
 * @param {string} label @param {Words} words @param {string} game @returns {Promise<HTMLElement[]>}
 */
async function rows(label, words, game) {
  const answer = await fetch(`/api/tables/${document.body.dataset.table}`).catch(() => null);
  /** @type {import("../table/waiting-room.js").TableInfo | null} */
  const table = answer?.ok ? await answer.json() : null;
  if (!table?.series) return [row(label, words), ...(table ? told(words, game, table) : [])];
  const line = shareLine(label, table.series);
  const number = counted(line, game, table);
  const shared = row(shareLine(line, table.series, number > 1 ? words.say("streak-line", { number }) : ""), words);
  const kept = dailyResults(game);
  const said = words.say("streak", { number: currentStreak(kept, dayOf()), best: longestStreak(kept) });
  return kept[table.series] && longestStreak(kept) ? [shared, el("p", { class: "streak" }, said)] : [shared];
}

/**
 * Puts the line on a sheet.
 * @param {HTMLElement} sheet @param {string} line @param {Words} words @param {string} game
 */
export async function shareOn(sheet, line, words, game) {
  sheet.querySelector(".verdict")?.after(...(await rows(line, words, game)));
}
