import assert from "node:assert/strict";
import { test } from "node:test";
import { ChangeQueue, FAST, FOLLOWED, LONGEST, MOST_WAITING, PACE } from "../../../../src/posse/web/js/table/change-queue.js";

/** A queue with a clock that is advanced by hand, and what it has shown: `[seq, still]`. */
function setUp({ hidden = false, speed = "quick" } = {}) {
  const shown = [];
  const timers = [];
  const clock = { now: 0, speed };
  const environment = {
    later: (work, ms) => timers.push({ work, ms }),
    cancel: () => timers.splice(0),
    now: () => clock.now,
    isHidden: () => hidden,
  };
  const queue = new ChangeQueue(
    ({ seq }, still) => shown.push([seq, still]),
    () => clock.speed,
    () => {},
    environment,
  );
  queue.at = 0;
  const tick = () => {
    const { work, ms } = timers.shift();
    clock.now += ms;
    work();
    return ms;
  };
  const change = (seq, more) => ({ t: "diff", seq, at: 0, log: [{ text: "", kind: "", seat: 1 }], ...more });
  const push = (...seqs) => seqs.forEach((seq) => queue.push(change(seq)));
  return { queue, shown, timers, clock, tick, push, add: (seq, more) => queue.push(change(seq, more)) };
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

test("quick changes are shown one after the other, faster while several wait", () => {
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

test("of too many quick changes, all are shown at once, and only the last with movement", () => {
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
  const { queue, shown, push } = setUp({ hidden: true, speed: "step" });
  push(1, 2, 3);
  queue.release();
  assert.deepEqual(shown, [
    [1, true],
    [2, true],
    [3, false],
  ]);
});

test("at once means that nothing waits", () => {
  const { queue, shown, push } = setUp({ speed: "instant" });
  push(1, 2);
  queue.release();
  assert.deepEqual(shown, [
    [1, true],
    [2, false],
  ]);
});

test("at normal speed a move of somebody else is shown for a while", () => {
  const { queue, tick, push } = setUp({ speed: "normal" });
  queue.release();
  push(1);
  assert.equal(tick(), FOLLOWED);
});

test("at normal speed many moves in a row take no longer than the limit, and none is left out", () => {
  const { queue, shown, clock, timers, tick, push } = setUp({ speed: "normal" });
  push(...Array.from({ length: 60 }, (_, i) => i));
  queue.release();
  while (shown.length < 60) tick();
  assert.ok(clock.now <= LONGEST, `${clock.now} ms`);
  assert.ok(shown.every(([, still]) => !still));
  assert.equal(timers.length, 1);
});

test("an own move and a change without words hold nothing up", () => {
  const { queue, tick, add } = setUp({ speed: "normal" });
  queue.release();
  add(1, { at: 1 });
  assert.equal(tick(), PACE);
  add(2, { at: 1, log: [] });
  assert.equal(tick(), PACE);
});

test("step by step every move of the others waits for the one who looks", () => {
  const { queue, shown, timers, push } = setUp({ speed: "step" });
  queue.release();
  push(1, 2, 3);
  assert.deepEqual([shown.length, queue.state, timers.length], [1, "stepping", 0]);
  assert.ok(queue.skip());
  assert.ok(queue.skip());
  assert.deepEqual([shown.length, queue.skip()], [3, false]);
});

test("what runs against the clock is never held back", () => {
  const { queue, tick, add } = setUp({ speed: "step" });
  queue.release();
  add(1, { clock: { key: 1, seconds: 30, left: 30 } });
  assert.equal(tick(), PACE);
});

test("skipping shows everything that waits", () => {
  const { queue, shown, push } = setUp({ speed: "normal" });
  queue.release();
  push(1, 2, 3, 4);
  assert.ok(queue.skip());
  assert.deepEqual([shown.length, queue.waiting.length], [4, 0]);
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

test("a flush up to an own answer leaves what the others did after it to be followed", () => {
  const { queue, shown, add } = setUp({ speed: "normal" });
  queue.release();
  add(1);
  add(2);
  add(3, { at: 1 });
  add(4, { at: 1 });
  queue.flush(0);
  assert.deepEqual(shown, [
    [1, false],
    [2, true],
    [3, false],
  ]);
  assert.equal(queue.waiting.length, 1);
});

test("after an own move step by step begins anew", () => {
  const { queue, shown, add } = setUp({ speed: "step" });
  queue.release();
  add(1);
  add(2, { at: 1 });
  assert.equal(shown.length, 1);
  queue.flush(0);
  assert.deepEqual([shown.length, queue.state], [2, "ready"]);
  add(3, { at: 1 });
  assert.deepEqual([shown.length, queue.state], [3, "stepping"]);
});
