/** The zoom: when a card is shown at reading size, and when no longer. */

/** @typedef {import("../board/board.js").Board} Board */

const HOVER = 300;
const PRESS = 450;
/** A finger that moves this far scrolls rather than presses. */
const DRIFT = 12;

export class Zoom {
  /**
   * @param {Board} board
   * @param {() => void} learnt called when a finger has found out how to open it
   */
  constructor(board, learnt) {
    this.board = board;
    this.learnt = learnt;
    /** @type {HTMLElement | null} */
    this.open = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** Whether the press that just ended opened the zoom, and so is no click. */
    this.held = false;
    this.start = { x: 0, y: 0 };
    /** @type {HTMLElement | null} what is under the mouse */
    this.under = null;
    /** Whether the mouse has rested since it was clicked: what comes under it then was not asked for. */
    this.resting = false;
    const { root } = board;
    root.addEventListener("pointerleave", () => this.close());
    root.addEventListener("pointerdown", (event) => this.pressed(event));
    root.addEventListener("pointermove", (event) => this.moved(event));
    root.addEventListener("pointercancel", () => clearTimeout(this.timer));
    root.addEventListener("pointerup", () => clearTimeout(this.timer));
    root.addEventListener("click", (event) => this.clicked(event), true);
    root.addEventListener("contextmenu", (event) => this.held && event.preventDefault());
    document.addEventListener("pointerdown", (event) => !root.contains(/** @type {Node} */ (event.target)) && this.close());
  }

  /**
   * The piece at a point, even if the button of its zone lies over it.
   * @param {PointerEvent} event
   */
  pieceAt({ target, clientX, clientY }) {
    const found = target instanceof Element ? target.closest(".piece") : null;
    if (found || !(target instanceof Element && target.matches(".choice-button")))
      return /** @type {HTMLElement | null} */ (found);
    const below = document.elementsFromPoint(clientX, clientY).find((thing) => thing.closest(".piece"));
    return /** @type {HTMLElement | null} */ (below?.closest(".piece") ?? null);
  }

  /** @param {PointerEvent} event */
  hovered(event) {
    const root = this.pieceAt(event);
    if (root === this.under && root?.isConnected) return;
    this.close();
    this.under = root;
    if (root) this.timer = setTimeout(() => this.show(root, false), HOVER);
  }

  /** @param {PointerEvent} event */
  pressed(event) {
    this.held = false;
    this.close();
    const root = this.pieceAt(event);
    this.start = { x: event.clientX, y: event.clientY };
    this.resting = event.pointerType === "mouse";
    if (this.resting || !root) return;
    this.timer = setTimeout(() => {
      this.held = true;
      this.learnt();
      this.show(root, true);
    }, PRESS);
  }

  /** @param {PointerEvent} event */
  moved(event) {
    const still = Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) < DRIFT;
    if (event.pointerType !== "mouse") {
      if (!still) clearTimeout(this.timer);
      return;
    }
    if (!still) this.resting = false;
    if (!this.resting) this.hovered(event);
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    if (this.held) {
      event.stopPropagation();
      event.preventDefault();
    } else this.close();
    this.held = false;
  }

  /** Shows the piece that has the focus, or hides it again. */
  toggle() {
    const root = document.activeElement?.closest(".piece");
    if (this.open) this.close();
    else if (root instanceof HTMLElement) this.show(root, false, true);
  }

  /**
   * @param {HTMLElement} root
   * @param {boolean} middle in the middle of the screen, where a finger does not cover it
   * @param {boolean} [asked] by a key
   */
  async show(root, middle, asked = false) {
    const piece = this.board.pieces.get(root.dataset.id ?? "")?.piece;
    if (!piece || !root.isConnected || (piece.back && !piece.text)) return;
    if (!asked && isPlain(root)) return;
    this.close();
    this.under = root;
    const { openZoom } = await import("./zoom-view.js");
    if (this.under !== root || !root.isConnected) return;
    this.open = openZoom(piece, root, this.board.pictures, middle);
  }

  /** Whether there was something to close. */
  close() {
    clearTimeout(this.timer);
    const { open } = this;
    open?.remove();
    [this.open, this.under] = [null, null];
    return open !== null;
  }
}

/** Whether a board says, by `--zoom: none`, that its cards are read at a glance: a picture over them would be in the way. */
export const isPlain = (/** @type {Element} */ root) => getComputedStyle(root).getPropertyValue("--zoom").trim() === "none";
