import assert from "node:assert/strict";
import { test } from "node:test";
import { barOptions, mainOption } from "../../../../src/posse/web/js/prompt/prompt.js";
import {
  applyDiff,
  gaugeOf,
  optionsByPlace,
  piecesByZone,
  pointersOf,
  readScene,
  zonesByParent,
} from "../../../../src/posse/web/js/scene/scene.js";
import { option, player, scene, sceneData } from "../parts.js";

const WIRE = sceneData({
  status: "Round 1",
  prompt: "Choose.",
  players: [player({ seat: 0, name: "Ada", to_act: true }), player({ seat: 1, name: "Nell", score: 3 })],
  zones: {
    area_0: { kind: "area", label: "Yours", layout: "grid", owner: 0 },
    hand_0: { kind: "hand", label: "Hand", layout: "fan", owner: 0, inside: "area_0" },
    deck: { kind: "deck", label: "Deck", layout: "stack", badges: [{ kind: "left", value: "3/4", number: 3, limit: 4 }] },
  },
  pieces: {
    b: { zone: "hand_0", kind: "hunter", face: "b", label: "B", i: 1 },
    a: { zone: "hand_0", kind: "target", face: "a", label: "A", i: 0 },
    back: { zone: "deck", kind: "target", face: "back", label: "a target", back: true, count: 9, i: 0 },
  },
  options: [
    option({ move: 3, label: "Draw", on: "deck" }),
    option({ move: 4, label: "Choose A", on: "a" }),
    option({ move: 5, label: "Done" }),
    option({ move: 6, label: "Lost", on: "gone" }),
  ],
});
const A = { zone: "hand_0", kind: "target", face: "a", label: "A", i: 0 };

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
    flavour: "",
    count: 1,
    turned: false,
    back: false,
    faces: [],
    pile: [],
    prompt: "",
    i: 0,
  });
  assert.equal(scene.zones.get("deck")?.owner, -1);
  assert.equal(scene.zones.get("deck")?.badges[0]?.shape, "");
  assert.equal(scene.players[0]?.score, null);
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
    pieces: { b: null, a: { ...A, turned: true }, c: { zone: "deck", label: "C" } },
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
  const before = readScene({ ...WIRE, pieces: { a: { ...A, text: "Long.", count: 4 } } });
  const after = applyDiff(before, { pieces: { a: A } });
  assert.equal(after.pieces.get("a")?.text, "");
  assert.equal(after.pieces.get("a")?.count, 1);
});

test("a badge with a number and a limit is a gauge, whatever it says", () => {
  const badges = [{ number: 3, limit: 4, value: "III" }, { number: 3 }, { value: "3/4" }];
  const read = scene({ zones: { deck: { badges } } }).zones.get("deck")?.badges ?? [];
  assert.deepEqual(read.map(gaugeOf), [{ have: 3, need: 4 }, null, null]);
});

test("a badge points at a piece that is there", () => {
  const badges = [{ kind: "north", points_at: "b" }, { kind: "south", points_at: "gone" }, { kind: "east" }];
  const found = pointersOf(scene({ pieces: { a: { badges }, b: {} } }));
  assert.deepEqual(
    [...found].map(([id, pointers]) => [id, pointers.map(({ badge, at }) => [badge.kind, at])]),
    [["a", [["north", "b"]]]],
  );
});

test("a yes that lies on the table has a button beside the no, and stands out", () => {
  const asked = readScene({ ...WIRE, options: [option({ move: 3, on: "deck" }), option({ move: 5, declines: true })] });
  assert.deepEqual(
    barOptions(asked).map(({ move }) => move),
    [3, 5],
  );
  assert.equal(mainOption(asked, barOptions(asked))?.move, 3);
});

test("a refusal stands out only where there is nothing else", () => {
  const more = [option({ move: 3, on: "deck" }), option({ move: 4, on: "a" })];
  const asked = readScene({ ...WIRE, options: [...more, option({ move: 5, declines: true })] });
  assert.deepEqual(
    barOptions(asked).map(({ move }) => move),
    [5],
  );
  assert.equal(mainOption(asked, barOptions(asked)), undefined);
  const alone = readScene({ ...WIRE, options: [option({ move: 5, declines: true })] });
  assert.equal(mainOption(alone, barOptions(alone))?.move, 5);
});
