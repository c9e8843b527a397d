import assert from "node:assert/strict";
import { test } from "node:test";
import { ChangeQueue, FAST, MOST_WAITING, PACE } from "../../../../src/posse/web/js/table/change-queue.js";

/** A queue with a clock that is advanced by hand, and what it has shown: `[seq, still]`. */
function setUp({ hidden = false } = {}) {
  const shown = [];
  const timers = [];
  const environment = { later: (work, ms) => timers.push({ work, ms }), isHidden: () => hidden };
  const queue = new ChangeQueue(({ seq }, still) => shown.push([seq, still]), environment);
  const tick = () => {
    const { work, ms } = timers.shift();
    work();
    return ms;
  };
  return { queue, shown, timers, tick, push: (...seqs) => seqs.forEach((seq) => queue.push({ t: "diff", seq })) };
}

test("nothing is shown before the queue is released", () => {
  const { queue, shown, timers, push } = setUp();
  push(1, 2);
  assert.deepEqual([shown, timers.length, queue.state], [[], 0, "held"]);
  queue.release();
  assert.deepEqual(shown, [[1, false]]);
});

test("a change that comes alone is shown at once", () => {
  const { queue, shown, push } = setUp();
  queue.release();
  assert.equal(queue.state, "ready");
  push(1);
  assert.deepEqual([shown, queue.state], [[[1, false]], "pausing"]);
});

test("changes are shown one after the other, faster while several wait", () => {
  const { queue, shown, tick, push } = setUp();
  push(1, 2, 3, 4);
  queue.release();
  const pauses = [tick(), tick(), tick(), tick()];
  assert.deepEqual(
    shown,
    [1, 2, 3, 4].map((seq) => [seq, false]),
  );
  assert.deepEqual(pauses, [FAST, FAST, PACE, PACE]);
  assert.equal(queue.state, "ready");
});

test("of too many changes, all are shown at once, and only the last with movement", () => {
  const { queue, shown, push } = setUp();
  const seqs = Array.from({ length: MOST_WAITING + 1 }, (_, i) => i);
  push(...seqs);
  queue.release();
  assert.deepEqual(
    shown,
    seqs.map((seq) => [seq, seq < MOST_WAITING]),
  );
});

test("a page that nobody sees is kept up to date without pauses between changes", () => {
  const { queue, shown, push } = setUp({ hidden: true });
  push(1, 2, 3);
  queue.release();
  assert.deepEqual(shown, [
    [1, true],
    [2, true],
    [3, false],
  ]);
});

test("a flush shows what waits during a pause, and the pause goes on", () => {
  const { queue, shown, timers, tick, push } = setUp();
  queue.release();
  push(1, 2, 3);
  queue.flush();
  assert.deepEqual(shown, [
    [1, false],
    [2, true],
    [3, false],
  ]);
  push(4);
  assert.equal(shown.length, 3);
  tick();
  assert.deepEqual([shown.at(-1), timers.length], [[4, false], 1]);
});
