/** Fits the board to the screen: `--fit` scales the cards so that nothing has to be scrolled. */

const LEAST = 0.4;
const STEP = 0.05;
/** The scale grows by at least this much, so that the board does not change size all the time. */
const WORTH = 0.1;
/** Smaller than any difference between two scales. */
const SLIGHT = 0.001;
/** The size of board that scale 1 is designed for, on a large and on a small screen, and the largest scale. */
const LARGE = { width: 1100, height: 580, most: 2.2 };
const SMALL = { width: 260, height: 400, most: 1.5 };

/** Pixels by which rotated cards may reach over the edge of their zone. */
const SLACK = 2;

/** How many pixels of an element are cut off. @param {Element} place */
const cutOff = (place) => Math.max(place.scrollHeight - place.clientHeight, place.scrollWidth - place.clientWidth);

const isSmall = () => matchMedia("(max-width: 760px), (max-height: 520px)").matches;

/**
 * Bisects between a number of steps that fits and one that does not, and returns the last that fits. Each try costs a layout.
 * @param {number} good
 * @param {number} bad
 * @param {(steps: number) => boolean} fits
 */
const last = (good, bad, fits) => {
  while (Math.abs(good - bad) > 1) {
    const middle = Math.trunc((good + bad) / 2);
    if (fits(middle)) good = middle;
    else bad = middle;
  }
  return good;
};

export class Fit {
  /** @param {HTMLElement} board */
  constructor(board) {
    this.board = board;
    this.scale = 1;
    /** The content and size of the board when it last could not grow. */
    this.full = "";
    /** @type {boolean | undefined} whether sizes depend on the screen alone, as a board says by `--fitting: none` */
    this.fixed = undefined;
  }

  /** Shrinks as soon as something does not fit; grows only by a visible step. */
  adjust() {
    this.fixed ??= getComputedStyle(this.board).getPropertyValue("--fitting").trim() === "none";
    // the other players, behind their tab, are a list that scrolls
    if (this.fixed || (isSmall() && this.board.closest('[data-tab="others"]'))) return;
    const cut = this.overflowing();
    if (cut.size > 0) return this.shrink(cut);
    const most = this.largest();
    if (this.scale > most) return this.set(most);
    if (this.scale + WORTH > most) return;
    const content = this.describe();
    if (content === this.full) return; // a layout is expensive, and nothing has changed
    if (!this.grow(most)) this.full = content;
  }

  /**
   * Overflow that remains even at the smallest scale is ignored: it is an animation that reaches over an edge.
   * @param {Map<Element, number>} cut
   */
  shrink(cut) {
    const before = this.scale;
    const most = Math.ceil((before - LEAST) / STEP - SLIGHT);
    /** @type {Set<Element>} */
    let beyond = new Set();
    const fits = (/** @type {number} */ steps) => this.fits(Math.max(LEAST, before - steps * STEP), beyond);
    if (most < 1 || fits(1)) return;
    this.set(LEAST);
    const still = this.overflowing();
    beyond = new Set([...cut.keys()].filter((place) => (still.get(place) ?? 0) >= (cut.get(place) ?? 0)));
    const steps = beyond.size === cut.size ? 0 : last(most, 0, fits);
    this.set(Math.max(LEAST, before - steps * STEP));
  }

  /** Returns whether there was room to grow. @param {number} most */
  grow(most) {
    const before = this.scale;
    const fits = (/** @type {number} */ steps) => this.fits(before + steps * STEP);
    const worth = Math.round(WORTH / STEP);
    const room = fits(worth);
    const beyond = Math.floor((most - before) / STEP + SLIGHT) + 1;
    this.set(room ? before + last(worth, beyond, fits) * STEP : before);
    return room;
  }

  /** @param {number} scale @param {Set<Element>} [beyond] elements that overflow at any scale */
  fits(scale, beyond) {
    this.set(scale);
    return [...this.overflowing().keys()].every((place) => beyond?.has(place));
  }

  /** Describes the content and the size of the board, to notice changes. */
  describe() {
    const { clientWidth, clientHeight, children } = this.board;
    const parts = [...children].map((zone) => [
      zone.scrollWidth,
      zone.scrollHeight,
      zone.querySelectorAll(".zone, .piece").length,
    ]);
    return [clientWidth, clientHeight, this.scale, ...parts].join();
  }

  largest() {
    const { clientWidth, clientHeight } = this.board;
    const { width, height, most } = isSmall() ? SMALL : LARGE;
    return Math.max(1, Math.floor(Math.min(most, clientWidth / width, clientHeight / height) * 100) / 100);
  }

  /**
   * The elements that overflow, with the pixels cut off: the board (only its height if it has pages that scroll sideways),
   * its zones, and grids inside them that clip.
   */
  overflowing() {
    const { board } = this;
    const pages = getComputedStyle(board).scrollSnapType !== "none";
    const tight = (/** @type {Element} */ zone) => getComputedStyle(zone).overflowY !== "visible";
    const grids = [...board.querySelectorAll('.zone > .zone[data-layout="grid"]')].filter(tight);
    /** @type {Map<Element, number>} */
    const found = new Map();
    const spilt = pages ? board.scrollHeight - board.clientHeight : cutOff(board);
    if (spilt > 1) found.set(board, spilt);
    for (const zone of [...board.children, ...grids]) {
      const off = cutOff(zone);
      if (off > SLACK) found.set(zone, off);
    }
    return found;
  }

  /** @param {number} scale */
  set(scale) {
    const before = this.scale;
    this.scale = Math.round(scale * 100) / 100;
    if (this.scale !== before) this.board.style.setProperty("--fit", String(this.scale));
  }
}
