import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.addEventListener ??= () => {};
const { today, whileTyping } = await import("../../../../src/posse/web/js/net/api.js");

const rest = (/** @type {number} */ ms) => new Promise((done) => setTimeout(done, ms));

/** Asks for numbers, each answered after so many milliseconds; what was asked, shown and failed. @param {number[]} waits */
function asker(...waits) {
  /** @type {{asked: number[], shown: number[], failed: number}} */
  const seen = { asked: [], shown: [], failed: 0 };
  const type = whileTyping(
    async () => {
      const number = seen.asked.push(seen.asked.length);
      await rest(waits[number - 1] ?? 0);
      if (waits[number - 1] === 0) throw new Error("offline");
      return number;
    },
    (number) => seen.shown.push(number),
    () => seen.failed++,
  );
  return { seen, type };
}

test("who types on asks once", async () => {
  const { seen, type } = asker(1);
  for (let i = 0; i < 5; i++) type();
  await rest(300);
  assert.deepEqual(seen, { asked: [0], shown: [1], failed: 0 });
});

test("an answer to an earlier question is dropped, though it comes last", async () => {
  const { seen, type } = asker(400, 1);
  type();
  await rest(200);
  type();
  await rest(600);
  assert.deepEqual(seen, { asked: [0, 1], shown: [2], failed: 0 });
});

test("what fails is said, unless something else was asked meanwhile", async () => {
  const { seen, type } = asker(0);
  type();
  await rest(300);
  assert.deepEqual(seen, { asked: [0], shown: [], failed: 1 });
});

test("a date is the reader's own", () => {
  const now = new Date();
  const [year, month, day] = today().split("-").map(Number);
  assert.deepEqual([year, month, day], [now.getFullYear(), now.getMonth() + 1, now.getDate()]);
});
