import assert from "node:assert/strict";
import { test } from "node:test";

import { fits } from "../../../../src/posse/web/js/guide/guide.js";
import { event, option, scene } from "../parts.js";

const SCENE = scene({
  turn: 2,
  phase: "draw",
  zones: { deck: { kind: "deck" } },
  pieces: { a: { zone: "deck", kind: "target" } },
  options: [option({ move: 1, label: "Draw a target", on: "deck", verb: "draw" })],
});
const CAPTURED = [event({ kind: "captured" })];

test("a tip comes when all its conditions hold", () => {
  assert.equal(fits({ option: "draw" }, SCENE, []), true);
  assert.equal(fits({ option: "sell" }, SCENE, []), false);
  assert.equal(fits({ event: "captured" }, SCENE, CAPTURED), true);
  assert.equal(fits({ event: "captured" }, SCENE, []), false);
  assert.equal(fits({ kind: "target", turn: 2, phase: "draw" }, SCENE, []), true);
  assert.equal(fits({ turn: 3 }, SCENE, []), false);
  assert.equal(fits({ phase: "reveal" }, SCENE, []), false);
  assert.equal(fits({ kind: "contract" }, SCENE, []), false);
  assert.equal(fits({ option: "draw", event: "captured" }, SCENE, []), false);
});

test("the end has tips of its own", () => {
  assert.equal(fits({ over: true }, SCENE, []), false);
  assert.equal(fits({ over: true }, { ...SCENE, over: true }, []), true);
});
