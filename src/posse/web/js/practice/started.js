// What was begun alone and others play too: what became of it, and where it goes on.

import { dayOf, shareLine, withResult } from "./daily.js";
import { dailyResults, forgetStartedTable, saveDailyResults, startedTables } from "../lib/storage.js";

/** @typedef {import("../table/waiting-room.js").TableInfo} TableInfo */

/** A table as the server knows it; null if it cannot be asked. @param {string} id @returns {Promise<TableInfo | "gone" | null>} */
async function fetchTable(id) {
  const answer = await fetch(`/api/tables/${encodeURIComponent(id)}`).catch(() => null);
  if (answer?.status === 404) return "gone";
  return answer?.ok ? answer.json() : null;
}

/** Keeps the player's own result, if it was begun on its day and is the first. @param {string} game @param {TableInfo} table */
export function saveResult(game, { id, series = "", made, you, result, line = "" }) {
  const own = result[you];
  if (!own) return;
  forgetStartedTable(game, id);
  if (dayOf(new Date(made)) === series)
    saveDailyResults(game, withResult(dailyResults(game), series, { won: own.place === 1, line: shareLine(line, series) }));
}

/** Keeps the result of a table that is over. @param {string} game @param {string} id */
export async function settleTable(game, id) {
  const table = await fetchTable(id);
  if (table === "gone") forgetStartedTable(game, id);
  else if (table?.series) saveResult(game, table);
  return table === "gone" ? null : table;
}

/** @type {Map<string, Promise<TableInfo[]>>} */
const found = new Map();

/** The tables of a game that are still being played, the latest last; those that are over are counted. @param {string} game */
export function unfinishedTables(game) {
  const known = found.get(game) ?? find(game);
  found.set(game, known);
  return known;
}

/** @param {string} game */
async function find(game) {
  const tables = await Promise.all(Object.values(startedTables(game)).flat().map((id) => settleTable(game, id)));
  return tables.filter((table) => table !== null && table.series && table.status === "playing").map((table) => /** @type {TableInfo} */ (table));
}
