import assert from "node:assert/strict";
import { test } from "node:test";

import { covered, origins, passes } from "../../../../src/posse/web/js/motion/origins.js";
import { applyDiff } from "../../../../src/posse/web/js/scene/scene.js";
import { event, player, scene } from "../parts.js";

const TABLE = scene({
  players: [player({ seat: 0 }), player({ seat: 1 }), player({ seat: 2 })],
  zones: {
    deck: { layout: "stack" },
    market: { layout: "stack" },
    discard: { layout: "stack" },
    chosen_1: { layout: "row", owner: 1 },
    hand_0: { kind: "hand", layout: "fan", owner: 0 },
    hand_1: { kind: "hand", layout: "fan", owner: 1 },
    hand_2: { kind: "hand", layout: "fan", owner: 2 },
  },
  pieces: {
    back_deck: { zone: "deck", kind: "target", back: true, count: 9 },
    back_market: { zone: "market", kind: "market", back: true, count: 9 },
    top: { zone: "discard", kind: "target", count: 2 },
    back_1_0: { zone: "hand_1", kind: "target", back: true },
    back_1_1: { zone: "hand_1", kind: "market", back: true },
    mine: { zone: "hand_0", kind: "target" },
  },
});

test("a card that was drawn comes from the pile that shrank", () => {
  const after = applyDiff(TABLE, {
    pieces: { droid: { zone: "hand_0", kind: "droid" }, back_market: { zone: "market", kind: "market", back: true, count: 8 } },
  });
  assert.deepEqual([...origins(TABLE, after)], [["droid", "back_market"]]);
});

test("a card that somebody reveals comes from a back in their hand, of its kind if there is one", () => {
  const after = applyDiff(TABLE, { pieces: { back_1_0: null, shown: { zone: "chosen_1", kind: "target" } } });
  assert.deepEqual([...origins(TABLE, after)], [["shown", "back_1_0"]]);
});

test("two new cards do not come from the same back", () => {
  const after = applyDiff(TABLE, {
    pieces: {
      back_1_0: null,
      back_1_1: null,
      one: { zone: "chosen_1", kind: "droid" },
      two: { zone: "chosen_1", kind: "crate" },
    },
  });
  assert.deepEqual(new Set(origins(TABLE, after).values()), new Set(["back_1_0", "back_1_1"]));
});

test("a card that appears from nowhere has no origin", () => {
  const after = applyDiff(TABLE, { pieces: { strange: { zone: "hand_0", kind: "target" } } });
  assert.equal(origins(TABLE, after).size, 0);
});

test("a discarded card is covered by the next", () => {
  const after = applyDiff(TABLE, { pieces: { top: null, mine: { zone: "discard", kind: "target", count: 3 } } });
  assert.equal(covered(after, /** @type {any} */ (TABLE.pieces.get("top"))), true);
});

test("hands that are passed come from the seat before", () => {
  assert.deepEqual(
    [...passes(TABLE, [event({ kind: "handed", motion: "pass" })])],
    [
      ["hand_0", "hand_2"],
      ["hand_1", "hand_0"],
      ["hand_2", "hand_1"],
    ],
  );
  assert.equal(passes(TABLE, [event({ kind: "passed" })]).size, 0);
});
