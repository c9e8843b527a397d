/** A card, token or die: paper face, art window, badges as shape and number; or its back. */

import { el, setAttribute } from "../lib/dom.js";
import { shape } from "../lib/shapes.js";

/** @typedef {import("../scene/scene.js").Piece} Piece */
/** @typedef {import("../scene/scene.js").Badge} Badge */
/** @typedef {import("./pictures.js").Pictures} Pictures */

/** Copies that a pile shows as an edge, at most. */
const THICKEST = 6;

/**
 * What a screen reader says of a piece, and what the zoom says in words.
 * @param {Piece} piece
 */
export function nameOf(piece) {
  const count = piece.count > 1 ? ` ×${piece.count}` : "";
  const badges = piece.badges.map((badge) => badge.label).filter((label) => label !== piece.label && label !== piece.caption);
  return [piece.label + count, piece.caption, ...badges].filter(Boolean).join(", ");
}

/** The kinds of some badges or zones, as CSS can read them: `[data-badges~="cost"]`. @param {{kind: string}[]} things */
export const kindsOf = (things) => [...new Set(things.map(({ kind }) => kind))].join(" ") || null;

/** What CSS can tell of a piece wherever it is drawn: its kind, its side, and its badges. @param {Piece} piece */
export const traitsOf = (piece) => ({
  "data-kind": piece.kind,
  "data-back": piece.back,
  "data-badges": kindsOf(piece.badges),
  "data-live-badges": kindsOf(piece.badges.filter(({ live }) => live)),
});

export class PieceView {
  /**
   * @param {string} id
   * @param {Pictures} pictures
   */
  constructor(id, pictures) {
    this.pictures = pictures;
    /** @type {Piece | null} */
    this.piece = null;
    this.card = el("div", { class: "card" });
    /** @type {HTMLButtonElement | null} the button that stands for the piece, while it can be chosen */
    this.choice = null;
    this.root = el("div", { class: "piece", "data-id": id, tabindex: -1 }, this.card);
  }

  /** @param {Piece} piece */
  draw(piece) {
    if (piece === this.piece) return;
    const { root } = this;
    this.piece = piece;
    for (const [name, value] of Object.entries(traitsOf(piece))) setAttribute(root, name, value);
    setAttribute(root, "data-face", piece.face);
    setAttribute(root, "data-turned", piece.turned);
    setAttribute(root, "data-many", piece.count > 1);
    setAttribute(root, "data-pile", piece.pile.length > 0);
    setAttribute(root, "aria-label", nameOf(piece));
    setAttribute(root, "role", this.choice ? "group" : "img");
    root.style.setProperty("--edge-count", String(Math.min(THICKEST, Math.ceil(piece.count / 4))));
    for (const part of [...this.card.children]) if (part !== this.choice) part.remove();
    this.card.prepend(...sides(piece, this.pictures));
  }
}

/**
 * What is seen of a piece: one side, and how many there are.
 * @param {Piece} piece
 * @param {Pictures} pictures
 * @returns {Element[]}
 */
export function sides(piece, pictures) {
  const side = piece.back ? reverse(piece, pictures) : front(piece, pictures);
  return piece.count > 1 ? [side, el("span", { class: "count", "aria-hidden": "true" }, `×${piece.count}`)] : [side];
}

/**
 * @param {Piece} piece
 * @param {Pictures} pictures
 */
function reverse(piece, pictures) {
  const lying = piece.badges.filter((badge) => badge.live);
  return el(
    "div",
    { class: "reverse", "aria-hidden": "true" },
    pictures.back(piece.face, piece.kind),
    el("div", { class: "band" }, piece.label),
    ...(lying.length > 0 ? marksAndChips(lying, pictures) : []),
  );
}

/**
 * Badges with a shape, and those without.
 * @param {Badge[]} badges
 * @param {Pictures} pictures
 */
function marksAndChips(badges, pictures) {
  const shaped = badges.filter((badge) => badge.shape);
  const plain = badges.filter((badge) => !badge.shape);
  return [
    shaped.length > 0 && el("div", { class: "marks" }, ...shaped.map((badge) => token(badge))),
    el("div", { class: "chips" }, ...plain.map((badge) => chip(badge, pictures))),
  ];
}

/**
 * @param {Piece} piece
 * @param {Pictures} pictures
 */
function front(piece, pictures) {
  const [marks, chips] = marksAndChips(piece.badges, pictures);
  return el(
    "div",
    { class: "front", "aria-hidden": "true" },
    el("div", { class: "art" }, pictures.face(piece.face, piece.kind)),
    marks,
    el("div", { class: "band" }, el("span", { class: "name" }, piece.label)),
    chips,
    piece.caption && el("div", { class: "caption" }, piece.caption),
    piece.text && el("p", { class: "text" }, piece.text),
  );
}

/**
 * A badge with a shape: the number stands in it.
 * @param {Badge} badge
 */
export function token(badge) {
  const digits = badge.value.length > 2 ? "long" : "short";
  const root = el(
    "span",
    {
      class: "token",
      "data-kind": badge.kind,
      "data-colour": badge.colour,
      "data-shape": badge.shape,
      "data-zero": badge.number === 0,
      "data-digits": digits,
    },
    shape(badge.shape),
    el("b", {}, badge.value),
  );
  measure(root, badge);
  return root;
}

/**
 * Tells CSS the number of a badge as `--value` and the limit of a gauge as `--of`, so that it can be a dial or a place.
 * @param {HTMLElement} root
 * @param {Badge} badge
 */
export function measure(root, { number, limit }) {
  if (number !== null) root.style.setProperty("--value", String(number));
  if (limit !== null) root.style.setProperty("--of", String(limit));
}

/**
 * A badge without a shape: its picture, or an icon and its value, or its words.
 * @param {Badge} badge
 * @param {Pictures} pictures
 */
export function chip(badge, pictures) {
  const pictured = pictures.known.has(badge.picture);
  const icon = pictured ? pictures.use(badge.picture) : pictures.icon(badge.kind);
  const words = !pictured && el("b", {}, icon ? badge.value : badge.label);
  const looks = { "data-kind": badge.kind, "data-colour": badge.colour, "data-live": badge.live, "data-worded": !icon };
  const root = el("span", { class: "chip", ...looks }, icon, words);
  measure(root, badge);
  return root;
}
