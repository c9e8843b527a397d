/** Shows on the board again what has happened. Nothing can be chosen meanwhile; the present comes back at the end or at once. */

/** @typedef {import("../table/story.js").Position} Position */

/** Milliseconds between two positions. */
export const STEP = 900;

export class Replay {
  /**
   * @param {(position: Position, before: Position | null) => void} draw
   * @param {() => void} present draws the present
   * @param {(work: () => void, ms: number) => any} [later]
   */
  constructor(draw, present, later = (work, ms) => setTimeout(work, ms)) {
    this.draw = draw;
    this.present = present;
    this.later = later;
    /** @type {Position[]} */
    this.left = [];
    /** @type {Position | null} the position that is shown */
    this.shown = null;
    /** Tells the timers of a replay that was stopped from those of the next one. */
    this.run = 0;
  }

  /** @param {Position[]} positions */
  start(positions) {
    this.stop();
    this.left = [...positions];
    this.next(++this.run);
  }

  /** @param {number} run */
  next(run) {
    if (run !== this.run) return;
    const position = this.left.shift();
    if (!position) return this.stop();
    this.draw(position, this.shown);
    this.shown = position;
    this.later(() => this.next(run), STEP);
  }

  /** Returns to the present; returns whether the past was shown. */
  stop() {
    const { shown } = this;
    this.run++;
    [this.left, this.shown] = [[], null];
    if (shown) this.present();
    return shown !== null;
  }
}
