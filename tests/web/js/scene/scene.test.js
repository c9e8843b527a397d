import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { barOptions, mainOption } from "../../../../src/posse/web/js/prompt/prompt.js";
import {
  applyDiff,
  gauge,
  isOver,
  isRefusal,
  optionsByPlace,
  piecesByZone,
  readScene,
  zonesByParent,
} from "../../../../src/posse/web/js/scene/scene.js";

const WIRE = {
  viewer: 0,
  status: "Round 1",
  prompt: "Choose.",
  players: [
    { seat: 0, name: "Ada", to_act: true },
    { seat: 1, name: "Nell", score: 3 },
  ],
  zones: {
    area_0: { kind: "area", label: "Yours", layout: "grid", owner: 0 },
    hand_0: { kind: "hand", label: "Hand", layout: "fan", owner: 0, inside: "area_0" },
    deck: { kind: "deck", label: "Deck", layout: "stack", badges: [{ kind: "left", value: "3/4", label: "3 of 4" }] },
  },
  pieces: {
    b: { zone: "hand_0", kind: "hunter", face: "b", label: "B", i: 1 },
    a: { zone: "hand_0", kind: "target", face: "a", label: "A", i: 0 },
    back: { zone: "deck", kind: "target", face: "back", label: "a target", back: true, count: 9, i: 0 },
  },
  options: [
    { move: 3, label: "Draw", on: "deck" },
    { move: 4, label: "Choose A", on: "a" },
    { move: 5, label: "Done" },
    { move: 6, label: "Lost", on: "gone" },
  ],
};

test("fields that were left out have their defaults", () => {
  const scene = readScene(WIRE);
  assert.deepEqual(scene.pieces.get("a"), {
    id: "a",
    zone: "hand_0",
    kind: "target",
    face: "a",
    label: "A",
    caption: "",
    badges: [],
    text: "",
    count: 1,
    turned: false,
    back: false,
    i: 0,
  });
  assert.equal(scene.zones.get("deck")?.owner, -1);
  assert.equal(scene.zones.get("deck")?.badges[0]?.shape, "");
  assert.equal(scene.players[0]?.score, 0);
  assert.equal(isOver(scene), false);
});

test("pieces lie in their zones in order, zones in theirs", () => {
  const scene = readScene(WIRE);
  assert.deepEqual(
    piecesByZone(scene)
      .get("hand_0")
      ?.map(({ id }) => id),
    ["a", "b"],
  );
  assert.deepEqual(
    zonesByParent(scene)
      .get("")
      ?.map(({ id }) => id),
    ["area_0", "deck"],
  );
  assert.deepEqual(
    zonesByParent(scene)
      .get("area_0")
      ?.map(({ id }) => id),
    ["hand_0"],
  );
});

test("options are kept by place; one whose place is not to be seen becomes a button", () => {
  const places = optionsByPlace(readScene(WIRE));
  assert.deepEqual([...places.keys()], ["deck", "a", ""]);
  assert.deepEqual(
    places.get("")?.map(({ move }) => move),
    [5, 6],
  );
});

test("a diff replaces, removes and adds, and leaves the rest the same", () => {
  const before = readScene(WIRE);
  const after = applyDiff(before, {
    prompt: "Wait.",
    options: [],
    pieces: { b: null, a: { ...WIRE.pieces.a, turned: true }, c: { zone: "deck", label: "C" } },
  });
  assert.equal(after.prompt, "Wait.");
  assert.deepEqual(after.options, []);
  assert.deepEqual([...after.pieces.keys()].sort(), ["a", "back", "c"]);
  assert.equal(after.pieces.get("a")?.turned, true);
  assert.equal(after.pieces.get("back"), before.pieces.get("back"));
  assert.equal(after.zones, before.zones);
  assert.equal(before.pieces.get("a")?.turned, false);
  assert.equal(before.pieces.has("b"), true);
});

test("an object in a diff replaces the whole of what was before", () => {
  const before = readScene({ ...WIRE, pieces: { a: { ...WIRE.pieces.a, text: "Long.", count: 4 } } });
  const after = applyDiff(before, { pieces: { a: WIRE.pieces.a } });
  assert.equal(after.pieces.get("a")?.text, "");
  assert.equal(after.pieces.get("a")?.count, 1);
});

test("only two whole numbers make a gauge", () => {
  assert.deepEqual(gauge("3/4"), { have: 3, need: 4 });
  for (const value of ["3", "", "3/", "a/b", "1/2/3", "-1/2"]) assert.equal(gauge(value), null);
});

test("a line of the sheet has numbers, and words where they are meant", () => {
  const sheet = [{ label: "Case", values: [0], total: true, words: ["Not solved"] }];
  const { sheet: read, ties } = readScene({ ...WIRE, sheet, ties: [{ label: "Clues", values: [3] }] });
  assert.deepEqual(read, sheet);
  assert.deepEqual(ties, [{ label: "Clues", values: [3], total: false, words: [] }]);
});

test("an option is typed by its place in the list, or by the number that it has", () => {
  const { options } = readScene({ ...WIRE, options: [{ move: 3 }, { move: 4, number: 7 }] });
  assert.deepEqual(
    options.map(({ number }) => number),
    [1, 7],
  );
});

test("the same verbs refuse something for the rules and for the browser", () => {
  const source = readFileSync(new URL("../../../../src/posse/core/scene.py", import.meta.url), "utf8");
  const verbs = /REFUSALS: Final = frozenset\(\((.*)\)\)/.exec(source)?.[1]?.match(/\w+/g) ?? [];
  assert.ok(verbs.length > 5);
  const refuses = (/** @type {string} */ verb) => isRefusal({ move: 0, label: "", on: "", number: 1, verb });
  assert.deepEqual(verbs.filter(refuses), verbs);
  assert.equal(refuses("roll"), false);
});

test("a yes that lies on the table has a button beside the no, and stands out", () => {
  const scene = readScene({
    ...WIRE,
    options: [
      { move: 3, on: "deck", verb: "look" },
      { move: 5, verb: "decline" },
    ],
  });
  assert.deepEqual(
    barOptions(scene).map(({ move }) => move),
    [3, 5],
  );
  assert.equal(mainOption(scene, barOptions(scene))?.move, 3);
});

test("a refusal stands out only where there is nothing else", () => {
  const more = [
    { move: 3, on: "deck", verb: "gain" },
    { move: 4, on: "a", verb: "gain" },
  ];
  const scene = readScene({ ...WIRE, options: [...more, { move: 5, verb: "decline" }] });
  assert.deepEqual(
    barOptions(scene).map(({ move }) => move),
    [5],
  );
  assert.equal(mainOption(scene, barOptions(scene)), undefined);
  const alone = readScene({ ...WIRE, options: [{ move: 5, verb: "done" }] });
  assert.equal(mainOption(alone, barOptions(alone))?.move, 5);
});
