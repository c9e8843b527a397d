import assert from "node:assert/strict";
import { test } from "node:test";

import { nearest } from "../../../../src/posse/web/js/input/spatial.js";

/** @param {number} x @param {number} y @param {number} [width] @param {number} [height] */
const box = (x, y, width = 10, height = 14) => ({ x, y, width, height });

test("left and right go along a row, one by one", () => {
  const row = [box(0, 0), box(20, 2), box(40, 0)];
  assert.equal(nearest(box(0, 0), row, "right"), 1);
  assert.equal(nearest(box(40, 0), row, "left"), 1);
});

test("overlapping cards are still beside each other", () => {
  const fan = [box(0, 0, 30, 42), box(12, 0, 30, 42), box(24, 0, 30, 42)];
  assert.equal(
    nearest(
      box(12, 0, 30, 42),
      [fan[0], fan[2]].map((card) => card ?? box(0, 0)),
      "right",
    ),
    1,
  );
});

test("up and down prefer what lies in line to what lies nearer but aside", () => {
  assert.equal(nearest(box(100, 100), [box(40, 80), box(100, 40)], "up"), 1);
  assert.equal(nearest(box(100, 0), [box(98, 60), box(180, 30)], "down"), 0);
});

test("a wide zone is in line with everything above it", () => {
  assert.equal(nearest(box(10, 0), [box(0, 50, 400, 40)], "down"), 0);
});

test("where nothing lies there is nowhere to go", () => {
  assert.equal(nearest(box(0, 0), [box(20, 0)], "left"), -1);
  assert.equal(nearest(box(0, 0), [], "down"), -1);
});

test("every card of a grid can be reached from every other", () => {
  const cards = Array.from({ length: 12 }, (_, i) => box((i % 4) * 20, Math.floor(i / 4) * 30));
  const reached = new Set([0]);
  for (const i of reached) {
    for (const way of /** @type {const} */ (["left", "right", "up", "down"])) {
      const next = nearest(cards[i] ?? box(0, 0), cards, way);
      if (next >= 0) reached.add(next);
    }
  }
  assert.equal(reached.size, cards.length);
});
