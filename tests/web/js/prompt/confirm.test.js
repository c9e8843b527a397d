import assert from "node:assert/strict";
import { test } from "node:test";

import { Confirmation } from "../../../../src/posse/web/js/prompt/confirm.js";
import { option } from "../parts.js";

/** A confirmation, and what it asked. */
function confirmation() {
  /** @type {string[]} */
  const asked = [];
  const prompt = /** @type {any} */ ({ ask: () => {} });
  return { asked, confirmation: new Confirmation(prompt, (question) => asked.push(question)) };
}

test("an option without a question is taken at once, whatever its label looks like", () => {
  const { asked, confirmation: confirm } = confirmation();
  assert.equal(confirm.allows(option({ verb: "end", label: "End the turn (2 cards are lost)" })), true);
  assert.deepEqual(asked, []);
});

test("an option with a question is taken when it is chosen again, but not by a double click", (context) => {
  const { asked, confirmation: confirm } = confirmation();
  const end = option({ label: "End", confirm: "Press again to end" });
  let now = 1000;
  context.mock.method(performance, "now", () => now);
  assert.equal(confirm.allows(end), false);
  now += 100;
  assert.equal(confirm.allows(end), false);
  now += 1000;
  assert.equal(confirm.allows(end), true);
  assert.deepEqual(asked, ["Press again to end"]);
  confirm.forget();
});
