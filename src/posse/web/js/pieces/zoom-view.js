/** A card at reading size, with its whole text and its badges in words. */

import { el } from "../lib/dom.js";
import { chip, sides, token, traitsOf } from "./piece.js";

/** @typedef {import("../scene/scene.js").Piece} Piece */
/** @typedef {import("./pictures.js").Pictures} Pictures */

/**
 * @param {Piece} piece
 * @param {HTMLElement} root where the piece lies
 * @param {Pictures} pictures
 * @param {boolean} middle in the middle of the screen rather than beside the piece
 */
export function openZoom(piece, root, pictures, middle) {
  const parts = [cardOf(piece, pictures), words(piece, pictures)];
  const open = el("div", { class: "zoom", role: "tooltip", "data-middle": middle, "data-kind": piece.kind }, ...parts);
  document.body.append(open);
  if (!middle) place(open, (root.querySelector(".card") ?? root).getBoundingClientRect());
  return open;
}

/**
 * @param {Piece} piece
 * @param {Pictures} pictures
 */
export function cardOf(piece, pictures) {
  const shown = el("div", { class: "card" }, ...sides({ ...piece, count: 1 }, pictures));
  return el("div", { class: "piece", ...traitsOf(piece) }, shown);
}

/**
 * @param {Piece} piece
 * @param {Pictures} pictures
 */
function words(piece, pictures) {
  const badges = piece.badges.map((badge) =>
    el("li", {}, badge.shape ? token(badge) : pictures.icon(badge.kind) && chip(badge, pictures), badge.label),
  );
  return el(
    "div",
    { class: "zoom-words" },
    el("h3", {}, piece.label, piece.count > 1 ? ` ×${piece.count}` : ""),
    piece.caption && el("p", { class: "caption" }, piece.caption),
    badges.length > 0 && el("ul", {}, ...badges),
    piece.text && el("p", {}, piece.text),
    piece.flavour && el("p", { class: "flavour" }, piece.flavour),
  );
}

/**
 * Beside the card, on the side that has more room.
 * @param {HTMLElement} open
 * @param {DOMRect} box
 */
function place(open, box) {
  const { offsetWidth: width, offsetHeight: height } = open;
  const right = innerWidth - box.right > box.left;
  const left = right ? box.right + 12 : box.left - width - 12;
  const top = box.top + box.height / 2 - height / 2;
  open.style.setProperty("left", `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`);
  open.style.setProperty("top", `${Math.max(8, Math.min(top, innerHeight - height - 8))}px`);
}
