import assert from "node:assert/strict";
import { test } from "node:test";
import { momentsOf } from "../../../../src/posse/web/js/motion/moments.js";
import { Story } from "../../../../src/posse/web/js/table/story.js";
import { player, scene } from "../parts.js";

const line = (text, more) => ({ text, kind: "", seat: 1, ...more });
const at = (turn) => ({ scene: scene({ turn }), events: [] });

test("the news is the most important line since the last decision, not the last one", () => {
  const story = new Story();
  story.begin(scene({}), [], 0);
  story.add(at(0), at(1), [line("a capture", { rank: 2 }), line("a credit"), line("hands go on", { rank: -1 })], 0);
  assert.equal(story.news, "a capture");
  story.add(at(1), at(2), [line("another capture", { rank: 2 })], 0);
  assert.equal(story.news, "another capture");
  story.add(at(2), at(3), [line("a card", { seat: 0 })], 1);
  assert.equal(story.news, "a card");
});

test("the list tells what others did, also while one plays one's own turn", () => {
  const story = new Story();
  story.begin(scene({}), [], 0);
  story.add(at(0), at(1), [line("Nell plays"), line("Nell draws", { rank: -1 })], 1);
  assert.deepEqual(
    story.recap.lines.map(({ text }) => text),
    ["Nell plays"],
  );
  story.add(at(1), at(2), [line("you play", { seat: 0 })], 2);
  assert.deepEqual(
    story.recap.lines.map(({ text }) => text),
    ["Nell plays"],
  );
  assert.equal(story.recap.positions.length, 2);
  story.add(at(2), at(3), [line("you end", { seat: 0 }), line("Pim plays", { seat: 2 })], 3);
  assert.deepEqual(
    story.recap.lines.map(({ text }) => text),
    ["you end", "Pim plays"],
  );
});

test("after a reload the list has what the log tells after one's own last line", () => {
  const story = new Story();
  story.begin(scene({}), [line("old"), line("mine", { seat: 0 }), line("new"), line("newer")], 4);
  assert.deepEqual(
    story.recap.lines.map(({ text }) => text),
    ["new", "newer"],
  );
  assert.deepEqual(story.recap.positions, []);
});

test("a moment tells who, what, and what it brought", () => {
  const players = (score) => [player({ seat: 0, score: 3 }), player({ seat: 1, score })];
  const piece = { zone: "", kind: "target", face: "", label: "Moonshiner" };
  const before = scene({ players: players(4), pieces: { moonshiner: piece } });
  const after = scene({ players: players(17), pieces: { moonshiner: { ...piece, back: true } } });
  const big = line("captures", { rank: 2, kind: "captured", piece: "moonshiner" });
  const [moment, ...others] = momentsOf([line("plays"), big, line("earns 1 credit"), line("Pim", { seat: 2 })], before, after);
  assert.equal(others.length, 0);
  assert.deepEqual([moment.text, moment.seat, moment.gain, moment.brought], ["captures", 1, 13, ["earns 1 credit"]]);
  assert.equal(moment.piece.label, "Moonshiner");
});
