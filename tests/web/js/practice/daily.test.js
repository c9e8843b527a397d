import assert from "node:assert/strict";
import { test } from "node:test";

import { currentStreak, dayBefore, dayOf, longestStreak, readResults, seriesOf, shareLine, withResult } from "../../../../src/posse/web/js/practice/daily.js";

const WON = { won: true, line: "won" };
const LOST = { won: false, line: "lost" };
const DAYS = { "2026-02-27": WON, "2026-02-28": WON, "2026-03-01": WON, "2026-03-02": LOST, "2026-03-03": WON, "2026-03-04": WON };

test("a day is the reader's own, and the one before it may be in another month or year", () => {
  assert.equal(dayOf(new Date(2026, 2, 1, 0, 1)), "2026-03-01");
  assert.equal(dayOf(new Date(2026, 2, 1, 23, 59)), "2026-03-01");
  assert.equal(dayBefore("2026-03-01"), "2026-02-28");
  assert.equal(dayBefore("2024-03-01"), "2024-02-29");
  assert.equal(dayBefore("2026-01-01"), "2025-12-31");
});

test("a streak goes up to today, or to yesterday while today is not over", () => {
  assert.equal(currentStreak(DAYS, "2026-03-04"), 2);
  assert.equal(currentStreak(DAYS, "2026-03-05"), 2);
  assert.equal(currentStreak(DAYS, "2026-03-06"), 0);
  assert.equal(currentStreak({ ...DAYS, "2026-03-05": WON }, "2026-03-05"), 3);
});

test("a day lost ends it at once", () => {
  assert.equal(currentStreak({ ...DAYS, "2026-03-05": LOST }, "2026-03-05"), 0);
  assert.equal(currentStreak({}, "2026-03-05"), 0);
});

test("the longest streak ever is kept", () => {
  assert.equal(longestStreak(DAYS), 3);
  assert.equal(longestStreak({ "2026-03-02": LOST }), 0);
  assert.equal(longestStreak({}), 0);
});

test("the first result of a day counts", () => {
  assert.deepEqual(withResult({ "2026-03-02": LOST }, "2026-03-02", WON), { "2026-03-02": LOST });
  assert.deepEqual(withResult({}, "2026-03-02", WON), { "2026-03-02": WON });
});

test("the days are kept in order, and the oldest are forgotten", () => {
  let days = withResult({ "2026-03-03": WON }, "2026-03-01", LOST);
  assert.deepEqual(Object.keys(days), ["2026-03-01", "2026-03-03"]);
  for (let day = "2026-03-01", i = 0; i < 500; i++, day = dayBefore(day)) days = withResult(days, day, WON);
  assert.equal(Object.keys(days).length, 400);
  assert.ok("2026-03-03" in days);
});

test("what cannot be read is as good as none", () => {
  for (const text of ["", "{", "null", "3", "[]", "[".repeat(50_000), '{"2026-03-01":3}', '{"2026-03-01":{"won":true}}']) assert.deepEqual(readResults(text), {});
  assert.deepEqual(readResults('{"2026-03-01":{"won":"yes","line":""}}'), {});
  const odd = Object.fromEntries(["2026-13-45", "2026-02-30", "zzz", "2026-3-1", "+12026-03-01"].map((day) => [day, WON]));
  assert.deepEqual(readResults(JSON.stringify({ ...odd, ...DAYS })), DAYS);
});

test("the calendar may begin and end", () => {
  const days = readResults(JSON.stringify({ "0000-01-01": WON, "0001-01-01": WON, "9999-12-31": WON }));
  assert.equal(longestStreak(days), 1);
  assert.equal(longestStreak(readResults(JSON.stringify({ "2026-13-45": WON }))), 0);
  assert.equal(currentStreak(days, "2026-03-01"), 0);
});

test("the line to share names its day once, and the streak", () => {
  assert.equal(shareLine("Space Bowl 2026-03-01 · 3/4", "2026-03-01"), "Space Bowl 2026-03-01 · 3/4");
  assert.equal(shareLine("Pulp Detective · solved", "2026-03-01", "3 in a row"), "2026-03-01 · Pulp Detective · solved · 3 in a row");
});

test("a series is called as the server calls it", () => {
  const known = { "2026-03-01": "2026-03-01", 20260301: "2026-03-01", 7: "#7", "007": "#7", 20261345: "#20261345", 30000101: "#30000101" };
  for (const [text, series] of Object.entries(known)) assert.equal(seriesOf(text), series);
  assert.equal(seriesOf("18446744073709551615"), "#18446744073709551615");
  for (const text of ["", "soon", "-3", "2026-02-30", "18446744073709551616", "9".repeat(40)]) assert.equal(seriesOf(text), "");
});
