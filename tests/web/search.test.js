import assert from "node:assert/strict";
import { test } from "node:test";

import { fold, pieces, search } from "../../src/posse/web/js/pages/search.js";

const RULES = [
  { id: "BH-001", section: "Étapes", text: "Révélez la carte, puis donnez." },
  { id: "BH-002", section: "Étapes", text: "Vendez une carte." },
  { id: "BH-E01", section: "Exemples", text: "Anna vend une caisse (BH-002)." },
];
const ids = (/** @type {string} */ words) => search(RULES, words).map((rule) => rule.id);

test("case and accents do not matter", () => {
  assert.equal(fold("Révélez À L’ŒIL"), "revelez a l’œil");
  assert.deepEqual(ids("REVELEZ"), ["BH-001"]);
});

test("all words must be there, in the rule or in the title of its section", () => {
  assert.deepEqual(ids("etapes carte"), ["BH-001", "BH-002"]);
  assert.deepEqual(ids("carte donnez"), ["BH-001"]);
  assert.deepEqual(ids("carte caisse"), []);
});

test("an id finds its rule alone, the beginning of one finds them all", () => {
  assert.deepEqual(ids("bh-002"), ["BH-002"]);
  assert.deepEqual(ids("bh-0"), ["BH-001", "BH-002", "BH-E01"]);
});

test("what was searched for is marked in the text as it is written", () => {
  assert.deepEqual(pieces("Révélez la carte", "revelez carte"), ["", "Révélez", " la ", "carte"]);
  assert.deepEqual(pieces("caisse", "cais aiss"), ["", "caiss", "e"]);
  assert.deepEqual(pieces("rien", ""), ["rien"]);
  assert.equal(pieces("🂡 une carte", "carte").join(""), "🂡 une carte");
});
