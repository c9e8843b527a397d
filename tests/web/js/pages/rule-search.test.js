import assert from "node:assert/strict";
import { test } from "node:test";

import { fold, pieces, search, termsOf } from "../../../../src/posse/web/js/pages/rule-search.js";

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
  assert.deepEqual(ids("bh-e01"), ["BH-E01"]);
  assert.deepEqual(ids("bh-e"), ["BH-E01"]);
  assert.deepEqual(ids("bh-0"), ["BH-001", "BH-002", "BH-E01"]);
});

test("what was searched for is marked in the text as it is written", () => {
  assert.deepEqual(pieces("Révélez la carte", [["revelez"], ["carte"]]), ["", "Révélez", " la ", "carte"]);
  assert.deepEqual(pieces("une caisse", [["cais"], ["aiss"]]), ["une ", "cais", "se"]);
  assert.deepEqual(pieces("rien", []), ["rien"]);
  assert.equal(pieces("🂡 une carte", [["carte"]]).join(""), "🂡 une carte");
});

const BOOK = [
  { id: "PD-001", section: "Results", text: "Penalties are taken, and a rival ties nothing." },
  { id: "PD-002", section: "Results", text: "Penalties cost Energy or time." },
  { id: "PD-003", section: "The end", text: "Who leads on a tie chooses." },
  { id: "PD-004", section: "Tokens", text: "A Twist token counts as its icon at the end of a mission." },
  { id: "PD-005", section: "Tokens", text: "Tiepins do not count." },
  { id: "PD-006", section: "Fin", text: "À égalité, l’équipe choisit l’heure." },
];
const found = (/** @type {string} */ words) => search(BOOK, words).map((rule) => rule.id);

test("words are found at their beginnings, whole ones first", () => {
  assert.deepEqual(found("tie"), ["PD-001", "PD-003", "PD-005"]);
  assert.deepEqual(found("ties"), found("tie"));
  assert.deepEqual(found("alties"), []);
});

test("several words in any order; those of the question do not count", () => {
  assert.deepEqual(found("mission twist"), ["PD-004"]);
  assert.deepEqual(found("What happens at the end?"), ["PD-003", "PD-004"]);
  assert.deepEqual(found("que se passe-t-il à l'égalité"), ["PD-006"]);
  assert.deepEqual(found("who"), ["PD-003"]);
});

test("one wrong letter is forgiven where the book has no such word", () => {
  for (const word of ["twsit", "twst", "twiist", "twest"]) assert.deepEqual(found(word), ["PD-004"], word);
  assert.deepEqual(found("egalitte"), ["PD-006"]);
  assert.deepEqual(found("tei"), []);
  assert.deepEqual(pieces("A Twist token", termsOf(BOOK, "twsit")), ["A ", "Twist", " token"]);
});

test("hyphens do not matter, and an id may be typed without them or its zeros", () => {
  const book = [...BOOK, { id: "PD-031", section: "Dice", text: "Matching edges earn a re-roll." }, { id: "PD-R07", section: "Rulings", text: "Re-rolls are not kept." }];
  const at = (/** @type {string} */ words) => search(book, words).map((rule) => rule.id);
  for (const words of ["reroll", "re-roll", "rerolls", "REROLL"]) assert.deepEqual(at(words), ["PD-031", "PD-R07"], words);
  for (const words of ["pd 31", "pd-31", "PD31", "pd 031", "pd-031"]) assert.deepEqual(at(words), ["PD-031"], words);
  for (const words of ["pd r7", "PDR07", "pd-r7"]) assert.deepEqual(at(words), ["PD-R07"], words);
  assert.deepEqual(at("pd 99"), []);
  assert.deepEqual(at("pd-0"), book.slice(0, 7).map(({ id }) => id));
  assert.deepEqual(pieces("earn a re-roll.", termsOf(book, "reroll")), ["earn a ", "re-roll", "."]);
  assert.deepEqual(pieces("a re-roll", termsOf(book, "re")), ["a ", "re", "-roll"]);
});
