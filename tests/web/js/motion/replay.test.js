import assert from "node:assert/strict";
import { test } from "node:test";
import { Replay } from "../../../../src/posse/web/js/motion/replay.js";

function setUp() {
  const drawn = [];
  const timers = [];
  const replay = new Replay(
    (position, before) => drawn.push([position, before]),
    () => drawn.push("present"),
    (work) => timers.push(work),
  );
  return { replay, drawn, tick: () => timers.shift()() };
}

test("the past is shown position by position, and then the present", () => {
  const { replay, drawn, tick } = setUp();
  replay.start([1, 2]);
  tick();
  tick();
  assert.deepEqual(drawn, [[1, null], [2, 1], "present"]);
});

test("a replay that is stopped returns to the present at once, and its timers do nothing", () => {
  const { replay, drawn, tick } = setUp();
  replay.start([1, 2]);
  assert.ok(replay.stop());
  tick();
  assert.deepEqual(drawn, [[1, null], "present"]);
  assert.ok(!replay.stop());
});
