import assert from "node:assert/strict";
import { test } from "node:test";

import { placesWith, toolsOf } from "../../../../src/posse/web/js/board/choices.js";
import { option, scene } from "../parts.js";

const SCENE = scene({
  pieces: { joker: {}, a: {}, b: {} },
  options: [
    option({ move: 1, on: "a", tool: "joker" }),
    option({ move: 2, on: "b", tool: "joker" }),
    option({ move: 3, on: "a" }),
    option({ move: 4, verb: "joker" }),
  ],
});

/** @param {string} held */
const moves = (held) =>
  Object.fromEntries([...placesWith(SCENE, toolsOf(SCENE), held)].map(([id, options]) => [id, options.map(({ move }) => move)]));

test("a piece that options are done with is a tool, whatever their verb is", () => {
  assert.deepEqual([...toolsOf(SCENE)], ["joker"]);
  assert.deepEqual([...toolsOf(null)], []);
});

test("what is done with a tool can be done only while it is held, and nothing else then", () => {
  assert.deepEqual(moves(""), { joker: [1, 2], a: [3], "": [4] });
  assert.deepEqual(moves("joker"), { joker: [1, 2], a: [1], b: [2] });
});
