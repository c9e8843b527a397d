/**
 * What has happened since the viewer's last decision: the line that matters most, the list of lines, and the positions in
 * between. Nothing here knows the browser.
 */

/** @typedef {import("../scene/scene.js").LogLine} LogLine */
/** @typedef {import("../scene/scene.js").GameEvent} GameEvent */
/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {{scene: Scene, events: GameEvent[]}} Position a scene, and what led to it */

/** The rank of a big line. */
export const BIG = 2;
/** The most lines in the list. */
const MOST = 30;

export class Story {
  constructor() {
    this.at = -1;
    this.viewer = -1;
    /** @type {LogLine[]} since the last decision */
    this.lines = [];
    /** @type {Position[]} those in which they happened; the first is the one before */
    this.positions = [];
    /** @type {{lines: LogLine[], positions: Position[]}} the same since an earlier decision, after which others have acted */
    this.before = { lines: [], positions: [] };
  }

  /**
   * A whole scene: nothing is known but the log.
   * @param {Scene} scene
   * @param {LogLine[]} log
   * @param {number} at how many answers the viewer has given
   */
  begin(scene, log, at) {
    const own = log.findLastIndex(({ seat }) => seat === scene.viewer && seat >= 0);
    [this.at, this.viewer] = [at, scene.viewer];
    this.lines = log.slice(own + 1).slice(-MOST);
    this.positions = [];
    this.before = { lines: [], positions: [] };
  }

  /**
   * @param {Position} before
   * @param {Position} after
   * @param {LogLine[]} log the new lines
   * @param {number} at how many answers the viewer has given
   */
  add(before, after, log, at) {
    if (at !== this.at) {
      if (this.othersActed) this.before = { lines: this.lines, positions: this.positions };
      [this.at, this.lines, this.positions] = [at, [], [before]];
    }
    this.lines = [...this.lines, ...log].slice(-MOST);
    if (this.positions.length && log.length) this.positions = [...this.positions, after].slice(-MOST);
  }

  get othersActed() {
    return this.lines.some(({ seat, heading }) => seat !== this.viewer && !heading);
  }

  /**
   * What to tell somebody who asks what has happened: minor lines are left out.
   * @returns {{lines: LogLine[], positions: Position[]}}
   */
  get recap() {
    const { lines, positions } = this.othersActed || !this.before.lines.length ? this : this.before;
    return { lines: lines.filter(({ rank = 0 }) => rank >= 0), positions };
  }

  /** The most important line since the last decision; of equals the last. */
  get news() {
    return this.lines.reduce((best, line) => ((line.rank ?? 0) >= (best.rank ?? 0) ? line : best), NOTHING).text;
  }
}

/** @type {LogLine} */
const NOTHING = { text: "", kind: "", seat: -1, rank: -1 };
