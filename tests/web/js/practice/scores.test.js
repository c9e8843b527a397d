import assert from "node:assert/strict";
import { test } from "node:test";

import { bestScores, withScore } from "../../../../src/posse/web/js/practice/scores.js";

const won = (/** @type {string} */ id, /** @type {number} */ score) => ({ id, won: true, score });

test("a table is kept once, with its latest result", () => {
  const kept = withScore(withScore([won("a", 20)], won("b", 30)), won("a", 25));
  assert.deepEqual(kept, [won("b", 30), won("a", 25)]);
});

test("only the latest are kept", () => {
  let kept = [won("0", 0)];
  for (let i = 1; i < 300; i++) kept = withScore(kept, won(String(i), i));
  assert.equal(kept.length, 200);
  assert.equal(kept[0]?.id, "100");
});

test("the five best are told, without those that were lost, and this one has a star", () => {
  const kept = [3, 9, 1, 7, 5, 8].map((score) => won(`t${score}`, score));
  assert.deepEqual(bestScores([...kept, { id: "lost", won: false, score: 40 }], "t7"), ["9", "8", "★7", "5", "3"]);
  assert.deepEqual(bestScores([], "t7"), []);
});
