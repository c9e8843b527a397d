/** Pieces that point at others: a badge that points at a piece is laid over it while one looks at the piece that has the badge. */

import { el, setAttribute } from "../lib/dom.js";
import { pointersOf } from "../scene/scene.js";

/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("../scene/scene.js").Pointer} Pointer */
/** @typedef {import("./board.js").Board} Board */

export class Pointers {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Map<string, Pointer[]>} */
    this.pointers = new Map();
    /** @type {string} the piece that is looked at */
    this.looked = "";
    /** @type {Element[]} */
    this.laid = [];
    /** What they were made from. */
    this.made = "";
    for (const kind of ["pointerover", "focusin", "click"]) board.root.addEventListener(kind, (event) => this.look(event.target));
  }

  /** @param {Scene} scene */
  show(scene) {
    this.pointers = pointersOf(scene);
    for (const [id, { root }] of this.board.pieces) {
      const points = this.pointers.has(id);
      setAttribute(root, "data-points", points);
      setAttribute(root, "tabindex", points ? 0 : -1);
    }
    const [first = ""] = this.pointers.keys();
    this.lay(this.pointers.has(this.looked) ? this.looked : first);
  }

  /** What was looked at last stays, so that there is time to look at the others. @param {EventTarget | null} target */
  look(target) {
    const piece = target instanceof Element ? target.closest("[data-points]") : null;
    if (piece instanceof HTMLElement) this.lay(piece.dataset.id ?? "");
  }

  /** @param {string} id */
  lay(id) {
    const made = JSON.stringify([id, this.pointers.get(id)]);
    if (made === this.made && this.laid.every((thing) => thing.isConnected)) return;
    this.made = made;
    for (const thing of this.laid) thing.remove();
    this.board.pieces.get(this.looked)?.root.removeAttribute("data-looked");
    this.looked = id;
    const pointers = this.pointers.get(id) ?? [];
    const places = new Set(pointers.map(({ at }) => at));
    this.laid = [...places].flatMap((place) =>
      this.over(
        place,
        pointers.filter(({ at }) => at === place),
      ),
    );
    setAttribute(this.board.root, "data-pointing", pointers.length > 0);
    if (pointers.length) setAttribute(/** @type {Element} */ (this.board.pieces.get(id)?.root), "data-looked", true);
  }

  /**
   * @param {string} at
   * @param {Pointer[]} pointers
   */
  over(at, pointers) {
    const card = this.board.pieces.get(at)?.card;
    if (!card) return [];
    const { pictures } = this.board;
    const shown = pointers.map(({ badge }) => el("span", { class: "pointer" }, pictures.icon(badge.kind) ?? badge.label));
    const overlay = el("div", { class: "pointers", "aria-hidden": "true" }, ...shown);
    card.append(overlay);
    return [overlay];
  }
}
