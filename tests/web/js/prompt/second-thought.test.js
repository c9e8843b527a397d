import assert from "node:assert/strict";
import { test } from "node:test";
import { SecondThought } from "../../../../src/posse/web/js/prompt/second-thought.js";
import { option } from "../parts.js";

function setUp(wanted = true) {
  const said = [];
  const prompt = { showQuestion: (text) => said.push(text), endQuestion: () => said.push(""), cancelButton: () => null };
  const thought = new SecondThought(
    /** @type {any} */ (prompt),
    /** @type {any} */ ({ say: (_, { what }) => what }),
    () => wanted,
  );
  return { thought, said };
}
const last = option({ move: 1, label: "choose", final: true });

test("what can be taken back, or is done with a mouse, is done at once", async () => {
  assert.ok(await setUp().thought.allows(option({ move: 1 })));
  assert.ok(await setUp(false).thought.allows(last));
});

test("a touch is called off by going back", async () => {
  const { thought, said } = setUp();
  const taken = thought.allows(last);
  assert.ok(thought.back());
  assert.equal(await taken, false);
  assert.deepEqual(said, ["choose", ""]);
  assert.ok(!thought.back());
});

test("the same once more is taken at once, and only once", async () => {
  const { thought } = setUp();
  const first = thought.allows(last);
  assert.equal(await thought.allows(last), false);
  assert.equal(await first, true);
});

test("another option takes the place of the first", async () => {
  const { thought } = setUp();
  const first = thought.allows(last);
  const second = thought.allows({ ...last, move: 2 });
  assert.equal(await first, false);
  thought.end(true);
  assert.equal(await second, true);
});
