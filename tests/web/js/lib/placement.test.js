import assert from "node:assert/strict";
import { test } from "node:test";

import { findPlace } from "../../../../src/posse/web/js/lib/placement.js";

const SCREEN = { width: 1280, height: 800 };
const TIP = { width: 350, height: 200 };

/** @param {number} left @param {number} top @param {number} width @param {number} height */
const box = (left, top, width, height) => ({ left, top, right: left + width, bottom: top + height });

/** @param {{left: number, top: number}} place @param {{width: number, height: number}} size */
const at = ({ left, top }, { width, height }) => box(left, top, width, height);

/** @typedef {ReturnType<typeof box>} Box @param {Box} one @param {Box} other */
const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test("it stands beside what it is about, and says on which side", () => {
  const tray = box(880, 600, 390, 110);
  const place = findPlace(TIP, tray, [], [], SCREEN, 14);
  assert.equal(place.side, "above");
  assert.equal(place.top + TIP.height + 14, tray.top);
  assert.equal(findPlace(TIP, box(0, 60, 220, 700), [], [], SCREEN, 14).side, "right");
});

test("what can be chosen stays free, if there is room anywhere else", () => {
  const row = box(250, 70, 210, 110);
  const slot = box(250, 190, 160, 100);
  const prompt = box(0, 716, 1280, 84);
  for (const free of [[slot], [slot, prompt], [box(500, 0, 700, 600), slot, prompt], [box(0, 300, 1280, 420), slot]]) {
    const place = at(findPlace(TIP, row, free, [], SCREEN, 14), TIP);
    for (const other of [row, ...free]) assert.ok(!meet(place, other));
  }
});

test("what is only to be looked at gives way, but is left clear if it costs little", () => {
  const card = box(500, 300, 120, 170);
  assert.equal(findPlace(TIP, card, [], [box(640, 0, 640, 800)], SCREEN, 14).side, "left");
  assert.equal(
    findPlace(TIP, card, [box(0, 0, 480, 800)], [box(640, 0, 640, 800), box(0, 0, 1280, 290)], SCREEN, 14).side,
    "below",
  );
});

test("far from it, it points at nothing; with no room at all, it covers as little as it can", () => {
  const card = box(100, 100, 100, 140);
  const around = box(50, 50, 900, 700);
  const far = findPlace(TIP, card, [around], [], { width: 1400, height: 800 }, 14);
  assert.deepEqual([far.side, far.left >= around.right], ["", true]);
  const phone = { width: 390, height: 844 };
  const galaxy = box(0, 100, 390, 600);
  const place = findPlace({ width: 366, height: 180 }, galaxy, [], [], phone, 14);
  assert.ok(place.top === 8 || place.top === 844 - 180 - 8);
  assert.ok(place.left >= 8 && place.left + 366 <= 390);
});
