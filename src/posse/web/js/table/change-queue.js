/**
 * The changes that came from the server and are not shown yet: each is shown for a while before the next one, as long as the
 * viewer's speed says. Nothing here knows the browser, apart from the default `Environment`.
 */

/** @typedef {import("../net/protocol.js").SceneMessage} SceneMessage */
/** @typedef {import("../net/protocol.js").DiffMessage} DiffMessage */
/** @typedef {(SceneMessage | DiffMessage) & {came: number}} Change a message, and when it came by the clock of the page */
/** @typedef {"instant" | "quick" | "normal" | "step"} Speed */
/**
 * @typedef {object} Environment
 * @property {(work: () => void, ms: number) => any} later
 * @property {(timer: any) => void} cancel
 * @property {() => number} now
 * @property {() => boolean} isHidden whether nobody can see the page
 */
/**
 * - `held`: nothing is shown until `release` is called
 * - `ready`: the next change is shown as soon as it comes
 * - `pausing`: a change was just shown, and the next one waits
 * - `stepping`: a change was just shown, and the next one waits for `skip`
 * @typedef {"held" | "ready" | "pausing" | "stepping"} State
 */

/** Milliseconds between two changes, and between two of many, where they are only told apart. */
export const PACE = 140;
export const FAST = 40;
/** Milliseconds between two changes that are to be followed, and for all that others do in a row. */
export const FOLLOWED = 700;
export const LONGEST = 2800;
/** With more changes waiting than this, those that are only told apart are shown at once. */
export const MOST_WAITING = 8;

/** @type {Environment} */
const BROWSER = {
  later: (work, ms) => setTimeout(work, ms),
  cancel: (timer) => clearTimeout(timer),
  now: () => performance.now(),
  isHidden: () => document.hidden,
};

export class ChangeQueue {
  /**
   * @param {(change: Change, still: boolean) => void} show draws a change; `still` if another one follows at once
   * @param {() => Speed} speed
   * @param {() => void} [moved] called when the number of waiting changes, or what they wait for, may have changed
   * @param {Environment} [environment]
   */
  constructor(show, speed, moved = () => {}, environment = BROWSER) {
    this.show = show;
    this.speed = speed;
    this.moved = moved;
    this.environment = environment;
    /** @type {Change[]} */
    this.waiting = [];
    /** @type {State} */
    this.state = "held";
    /** How many answers the viewer had given in the change shown last, and whether that change has something to follow. */
    this.at = -1;
    this.followed = false;
    /** When others began what is being shown, or -1. */
    this.since = -1;
    /** @type {any} */
    this.timer = undefined;
  }

  /** @param {Change} change */
  push(change) {
    this.waiting.push(change);
    if (this.state === "ready") this.advance();
    else this.moved();
  }

  /** Starts to show changes. */
  release() {
    if (this.state === "held") this.advance();
  }

  /** Shows the next change, or all of them if they are many or nobody sees them; then pauses. */
  advance() {
    this.state = "ready";
    const [next] = this.waiting;
    if (!next) this.since = -1;
    else {
      const { now, isHidden } = this.environment;
      if (this.since < 0) this.since = now();
      const speed = next.clock ? "quick" : this.speed(); // nobody is late for a countdown
      const many = speed === "quick" && this.waiting.length > MOST_WAITING;
      if (isHidden() || many || speed === "instant") this.flush();
      else this.showNext(false);
      this.pause(speed);
    }
    this.moved();
  }

  /** @param {Speed} speed */
  pause(speed) {
    this.state = speed === "step" && this.followed ? "stepping" : "pausing";
    if (this.state === "pausing") this.timer = this.environment.later(() => this.advance(), this.length(speed));
  }

  /**
   * Milliseconds until the next change: less when many wait, so that all of them take no longer than `LONGEST`.
   * @param {Speed} speed
   */
  length(speed) {
    const told = this.waiting.length > 1 ? FAST : PACE;
    if (speed !== "normal" || !this.followed) return told;
    const left = Math.max(0, this.since + LONGEST - this.environment.now());
    return Math.min(FOLLOWED, left / (this.waiting.length + 1));
  }

  /** Goes on at once: with the next change if it waits for that, else with all of them. Returns whether anything waited. */
  skip() {
    const waited = this.waiting.length > 0;
    if (!waited || this.state === "held") return false;
    this.environment.cancel(this.timer);
    if (this.state !== "stepping") this.flush();
    this.advance();
    return true;
  }

  /**
   * Shows what waits at once, up to the viewer's answer with this number: after an own move, the table must be up to date.
   * What others do next is followed from its beginning.
   * @param {number} [at] all changes without it
   */
  flush(at = Infinity) {
    let shown = this.waiting.length > 0;
    while (this.waiting.length > 0 && shown) {
      shown = this.waiting[0] !== undefined && this.waiting[0].at <= at;
      const last = this.waiting.length === 1 || !shown;
      this.showNext(!last);
    }
    this.since = -1;
    if (this.state === "stepping") this.advance();
    else this.moved();
  }

  /** @param {boolean} still */
  showNext(still) {
    const change = /** @type {Change} */ (this.waiting.shift());
    this.followed = change.t === "diff" && change.log.length > 0 && change.at === this.at; // one knows what one did oneself
    this.at = change.at;
    this.show(change, still);
  }
}
