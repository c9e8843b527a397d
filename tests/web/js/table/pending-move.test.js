import assert from "node:assert/strict";
import { test } from "node:test";
import { PendingMove } from "../../../../src/posse/web/js/table/pending-move.js";

const option = (move, label = `move ${move}`) => ({ move, label, on: "", verb: "", number: 1 });

/** One move under way. */
function sending() {
  const pending = new PendingMove();
  const first = option(1);
  assert.ok(pending.accepts(first));
  pending.send(first);
  return { pending, first };
}

test("a move is over when it is answered and its change is shown, in either order", () => {
  const { pending } = sending();
  pending.answer();
  assert.equal(pending.phase, "answered");
  pending.show(1, true);
  assert.deepEqual([pending.phase, pending.at, pending.canUndo], ["idle", 1, true]);
  pending.send(option(2));
  pending.show(2, true);
  assert.equal(pending.phase, "shown");
  pending.answer();
  assert.equal(pending.phase, "idle");
});

test("an option chosen meanwhile is taken once the move is over", () => {
  const { pending } = sending();
  const second = option(2);
  assert.ok(!pending.accepts(second));
  pending.show(1, false);
  assert.equal(pending.takeNext([option(2)]), null);
  pending.answer();
  assert.equal(pending.takeNext([option(2)]), second);
  assert.equal(pending.takeNext([option(2)]), null);
});

test("an option chosen meanwhile is dropped if it is no longer offered", () => {
  const { pending } = sending();
  assert.ok(!pending.accepts(option(2)));
  pending.refuse();
  assert.equal(pending.takeNext([option(2, "another label"), option(3)]), null);
  assert.equal(pending.next, null);
});

test("the last of several options chosen meanwhile is the one that is taken", () => {
  const { pending } = sending();
  pending.accepts(option(2));
  const last = option(3);
  pending.accepts(last);
  pending.refuse();
  assert.equal(pending.takeNext([option(2), option(3)]), last);
});

test("a second press on the option under way is ignored, until that option is carried out", () => {
  const { pending, first } = sending();
  assert.ok(!pending.accepts(first));
  assert.equal(pending.next, null);
  pending.show(1, false);
  assert.ok(!pending.accepts(first));
  assert.equal(pending.next, first);
});

test("a change by others leaves the move under way", () => {
  const { pending, first } = sending();
  pending.show(0, false);
  assert.equal(pending.sent, first);
  assert.ok(!pending.accepts(first));
  assert.equal(pending.next, null);
});

test("an undo waits for the move under way, and needs something to take back", () => {
  const { pending } = sending();
  assert.ok(!pending.acceptsUndo());
  pending.show(1, true);
  pending.answer();
  assert.ok(pending.acceptsUndo());
  pending.send(null);
  assert.ok(!pending.accepts(option(2)));
  pending.show(0, false);
  pending.answer();
  assert.ok(!pending.acceptsUndo());
});

test("a refused move can be tried again", () => {
  const { pending, first } = sending();
  pending.refuse();
  assert.ok(pending.accepts(first));
  assert.equal(pending.at, 0);
});
