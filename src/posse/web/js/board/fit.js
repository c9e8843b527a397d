/** Fits the board to the screen: `--fit` scales cards until all that one needs is to be seen without scrolling. */

const LEAST = 0.4;
const STEP = 0.05;
/** Growing by less than this is not worth the unrest. */
const WORTH = 0.1;
/** Less than any difference between two scales. */
const SLIGHT = 0.001;
/** The board that sizes are meant for, on a large screen and on a small one, and how much larger they may become. */
const LARGE = { width: 1100, height: 580, most: 2.2 };
const SMALL = { width: 260, height: 400, most: 1.5 };

/** Cards that lie aslant may reach over the edge of their zone by this much. */
const SLACK = 2;

/** How much of a place is cut off. @param {Element} place */
const cutOff = (place) => Math.max(place.scrollHeight - place.clientHeight, place.scrollWidth - place.clientWidth);

const isSmall = () => matchMedia("(max-width: 760px), (max-height: 520px)").matches;

/**
 * Between a number of steps that fits and one that does not, the last that fits; every one that is tried lays all out anew.
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
    /** What lay on the table when it last could not grow. */
    this.full = "";
    /** @type {boolean | undefined} whether sizes follow from the screen alone, as a board says by `--fitting: none` */
    this.fixed = undefined;
  }

  /** Smaller as soon as something does not fit; larger only when it is worth it, so that the table stays calm. */
  adjust() {
    this.fixed ??= getComputedStyle(this.board).getPropertyValue("--fitting").trim() === "none";
    // the others behind their tab are a list to scroll
    if (this.fixed || (isSmall() && this.board.closest('[data-tab="others"]'))) return;
    const cut = this.cut();
    if (cut.size > 0) return this.shrink(cut);
    const most = this.most();
    if (this.scale > most) return this.set(most);
    if (this.scale + WORTH > most) return;
    const lying = this.lying();
    if (lying === this.full) return; // laying everything out anew, to see that it still cannot grow, is what takes the longest
    if (!this.grow(most)) this.full = lying;
  }

  /**
   * What the smallest cards do not lessen is no reason for smaller ones: a stamp on its way down reaches over every edge.
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
    const still = this.cut();
    beyond = new Set([...cut.keys()].filter((place) => (still.get(place) ?? 0) >= (cut.get(place) ?? 0)));
    const steps = beyond.size === cut.size ? 0 : last(most, 0, fits);
    this.set(Math.max(LEAST, before - steps * STEP));
  }

  /** Whether there was room. @param {number} most */
  grow(most) {
    const before = this.scale;
    const fits = (/** @type {number} */ steps) => this.fits(before + steps * STEP);
    const worth = Math.round(WORTH / STEP);
    const room = fits(worth);
    const beyond = Math.floor((most - before) / STEP + SLIGHT) + 1;
    this.set(room ? before + last(worth, beyond, fits) * STEP : before);
    return room;
  }

  /** @param {number} scale @param {Set<Element>} [beyond] what is cut off at any scale */
  fits(scale, beyond) {
    this.set(scale);
    return [...this.cut().keys()].every((place) => beyond?.has(place));
  }

  /** How much of it there is, in which space. */
  lying() {
    const { clientWidth, clientHeight, children } = this.board;
    const parts = [...children].map((zone) => [zone.scrollWidth, zone.scrollHeight, zone.querySelectorAll(".zone, .piece").length]);
    return [clientWidth, clientHeight, this.scale, ...parts].join();
  }

  most() {
    const { clientWidth, clientHeight } = this.board;
    const { width, height, most } = isSmall() ? SMALL : LARGE;
    return Math.max(1, Math.floor(Math.min(most, clientWidth / width, clientHeight / height) * 100) / 100);
  }

  /**
   * The places where something is cut off, and how much of it: the board, unless it has pages to turn, its zones, and a grid
   * inside one that lets nothing reach over its edge.
   */
  cut() {
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
