/** All cards of a pile that may be looked through, equal ones together, from the top. */

import { el } from "../lib/dom.js";
import { openDialog } from "./dialog.js";

/** @typedef {import("../lib/words.js").Words} Words */
/** @typedef {import("../scene/scene.js").Piece} Piece */
/** @typedef {import("../pieces/pictures.js").Pictures} Pictures */

/**
 * @param {string} title
 * @param {Piece} piece the top card
 * @param {Pictures} pictures
 * @param {Words} words
 */
export function openPile(title, { kind, pile }, pictures, words) {
  /** @type {Map<string, {face: string, label: string, count: number}>} */
  const kinds = new Map();
  for (const [face, label] of pile) {
    const found = kinds.get(label) ?? { face, label, count: 0 };
    found.count++;
    kinds.set(label, found);
  }
  const items = [...kinds.values()].map(({ face, label, count }) =>
    el("li", {}, pictures.face(face, kind), el("span", {}, label), count > 1 && el("b", {}, `×${count}`)),
  );
  openDialog("pile", words.say("pair", { what: title, more: String(pile.length) }), words, el("ol", {}, ...items));
}
