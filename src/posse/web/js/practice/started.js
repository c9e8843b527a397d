// Tables at which a series was started: their results, and those still being played.

import { dailyResults, forgetStartedTable, saveDailyResults, startedTables } from "../lib/storage.js";
import { dayOf, shareLine, withResult } from "./daily.js";

/** @typedef {import("../table/waiting-room.js").TableInfo} TableInfo */

/** The table as the server describes it; null if it cannot be reached. @param {string} id @returns {Promise<TableInfo | "gone" | null>} */
async function fetchTable(id) {
  const answer = await fetch(`/api/tables/${encodeURIComponent(id)}`).catch(() => null);
  if (answer?.status === 404) return "gone";
  return answer?.ok ? answer.json() : null;
}

/** Saves the player's result, if the game was started on its day and is the first of that day. @param {string} game @param {TableInfo} table */
export function saveResult(game, { id, series = "", made, you, result, line = "" }) {
  const own = result[you];
  if (!own) return;
  forgetStartedTable(game, id);
  if (dayOf(new Date(made)) === series)
    saveDailyResults(game, withResult(dailyResults(game), series, { won: own.place === 1, line: shareLine(line, series) }));
}

/** Saves the result of a table if it is over; forgets it if it is gone. @param {string} game @param {string} id */
export async function settleTable(game, id) {
  const table = await fetchTable(id);
  if (table === "gone") forgetStartedTable(game, id);
  else if (table?.series) saveResult(game, table);
  return table === "gone" ? null : table;
}

/** @type {Map<string, Promise<TableInfo[]>>} */
const found = new Map();

/** The tables of a game that are still being played, the latest last. Saves the results of those that are over. @param {string} game */
export function unfinishedTables(game) {
  const known = found.get(game) ?? find(game);
  found.set(game, known);
  return known;
}

/** @param {string} game */
async function find(game) {
  const tables = await Promise.all(
    Object.values(startedTables(game))
      .flat()
      .map((id) => settleTable(game, id)),
  );
  return tables.flatMap((table) => (table?.series && table.status === "playing" ? [table] : []));
}
