import assert from "node:assert/strict";
import { test } from "node:test";

import { DEAD, deadFor } from "../../../../src/posse/web/js/prompt/prompt.js";

const LEFT = { left: 0, top: 0, right: 100, bottom: 50 };
const RIGHT = { left: 110, top: 0, right: 200, bottom: 50 };

test("a button is dead for a moment where another one stood", () => {
  const stood = [{ key: "go", box: LEFT, until: 1000 }];
  assert.equal(deadFor("follow", LEFT, stood, 1000), DEAD);
  assert.equal(deadFor("follow", { ...LEFT, left: 99 }, stood, 1000), DEAD);
  assert.equal(deadFor("follow", LEFT, stood, 1100), DEAD - 100);
  assert.equal(deadFor("follow", LEFT, stood, 1000 + DEAD), 0);
});

test("a button that stays, and one in a place of its own, can be pressed at once", () => {
  const stood = [{ key: "go", box: LEFT, until: 1000 }];
  assert.equal(deadFor("go", LEFT, stood, 1000), 0);
  assert.equal(deadFor("red", RIGHT, stood, 1000), 0);
  assert.equal(deadFor("red", RIGHT, [], 1000), 0);
});
