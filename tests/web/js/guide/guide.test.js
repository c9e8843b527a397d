import assert from "node:assert/strict";
import { test } from "node:test";

import { fits } from "../../../../src/posse/web/js/guide/guide.js";
import { readScene } from "../../../../src/posse/web/js/scene/scene.js";

const SCENE = readScene({
  status: "Round 2 · draw",
  zones: { deck: { kind: "deck" } },
  pieces: { a: { zone: "deck", kind: "target" } },
  options: [{ move: 1, label: "Draw a target", on: "deck", verb: "draw" }],
});
const CAPTURED = [{ kind: "captured", seat: 0, args: [] }];

test("a tip comes when all its conditions hold", () => {
  assert.equal(fits({ option: "draw" }, SCENE, []), true);
  assert.equal(fits({ option: "sell" }, SCENE, []), false);
  assert.equal(fits({ event: "captured" }, SCENE, CAPTURED), true);
  assert.equal(fits({ event: "captured" }, SCENE, []), false);
  assert.equal(fits({ kind: "target", status: "Round 2" }, SCENE, []), true);
  assert.equal(fits({ kind: "contract" }, SCENE, []), false);
  assert.equal(fits({ option: "draw", event: "captured" }, SCENE, []), false);
});

test("the end has tips of its own", () => {
  assert.equal(fits({ over: true }, SCENE, []), false);
  assert.equal(fits({ over: true }, { ...SCENE, sheet: [{ label: "Total", values: [1], total: true }] }, []), true);
});
