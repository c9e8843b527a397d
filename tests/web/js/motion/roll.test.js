import assert from "node:assert/strict";
import { test } from "node:test";

import { otherFaces, rolledDice } from "../../../../src/posse/web/js/motion/roll.js";
import { event, scene } from "../parts.js";

const FACES = ["one", "two", "three"];
const BEFORE = scene({ pieces: { a: { face: "one", faces: FACES }, b: { face: "two", faces: FACES }, card: { face: "x" } } });

test("the dice that tumble are those with another face and those that an event names", () => {
  const after = scene({ pieces: { a: { face: "three", faces: FACES }, b: { face: "two", faces: FACES }, card: { face: "y" } } });
  assert.deepEqual([...rolledDice(BEFORE, after, [event({ motion: "tumble" })])], ["a"]);
  assert.deepEqual([...rolledDice(BEFORE, after, [event({ motion: "tumble", piece: "b" })])], ["a", "b"]);
  assert.deepEqual([...rolledDice(BEFORE, after, [event({ kind: "rolled" })])], []);
});

test("a die that was not there before does not tumble", () => {
  const after = scene({ pieces: { c: { face: "one", faces: FACES } } });
  assert.deepEqual([...rolledDice(BEFORE, after, [event({ motion: "tumble", piece: "c" })])], []);
});

test("a die shows its other faces while it tumbles", () => {
  const die = BEFORE.pieces.get("a");
  assert.ok(die);
  assert.deepEqual(otherFaces(die, 3), ["two", "three", "two"]);
  assert.deepEqual(otherFaces({ ...die, faces: [] }, 3), []);
});
