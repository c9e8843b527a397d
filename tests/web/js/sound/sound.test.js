import assert from "node:assert/strict";
import { test } from "node:test";

import { event } from "../parts.js";

globalThis.addEventListener ??= () => {};
const { Sounds } = await import("../../../../src/posse/web/js/sound/sound.js");

/** @typedef {import("../../../../src/posse/web/js/net/protocol.js").GameEvent} GameEvent */

/** The sounds of events, in order. @param {GameEvent[]} events */
function heard(events) {
  const sounds = new Sounds(() => 1);
  /** @type {string[]} */
  const made = [];
  sounds.make = (sound) => made.push(sound);
  sounds.play(events);
  return made;
}

test("an event makes the sound that it names", () => {
  assert.deepEqual(heard([event({ kind: "round", sound: "paper" }), event({ kind: "threw" }), event({ sound: "roll" })]), [
    "paper",
    "roll",
  ]);
});

test("each sound is heard once, and at most three at a time", () => {
  const sounds = /** @type {const} */ (["coin", "coin", "wood", "coin", "gong", "bell"]);
  assert.deepEqual(heard(sounds.map((sound) => event({ sound }))), ["coin", "wood", "gong"]);
});
