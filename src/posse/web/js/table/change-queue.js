/**
 * The changes that came from the server and are not shown yet: each is shown for a short time before the next one.
 * Nothing here knows the browser, apart from the default `Environment`.
 */

/** @typedef {import("../net/protocol.js").SceneMessage} SceneMessage */
/** @typedef {import("../net/protocol.js").DiffMessage} DiffMessage */
/** @typedef {(SceneMessage | DiffMessage) & {came: number}} Change a message, and when it came by the clock of the page */
/**
 * @typedef {object} Environment
 * @property {(work: () => void, ms: number) => any} later
 * @property {() => boolean} isHidden whether nobody can see the page
 */
/**
 * - `held`: nothing is shown until `release` is called
 * - `ready`: the next change is shown as soon as it comes
 * - `pausing`: a change was just shown, and the next one waits
 * @typedef {"held" | "ready" | "pausing"} State
 */

/** Milliseconds between two changes, and between two of many. */
export const PACE = 140;
export const FAST = 40;
/** With more changes waiting than this, all of them are shown at once. */
export const MOST_WAITING = 8;

/** @type {Environment} */
const BROWSER = { later: (work, ms) => setTimeout(work, ms), isHidden: () => document.hidden };

export class ChangeQueue {
  /**
   * @param {(change: Change, still: boolean) => void} show draws a change; `still` if another one follows at once
   * @param {Environment} [environment]
   */
  constructor(show, environment = BROWSER) {
    this.show = show;
    this.environment = environment;
    /** @type {Change[]} */
    this.waiting = [];
    /** @type {State} */
    this.state = "held";
  }

  /** @param {Change} change */
  push(change) {
    this.waiting.push(change);
    if (this.state === "ready") this.advance();
  }

  /** Starts to show changes. */
  release() {
    if (this.state === "held") this.advance();
  }

  /** Shows the next change, or all of them if they are many or nobody sees them; then pauses. */
  advance() {
    this.state = "ready";
    if (this.waiting.length === 0) return;
    if (this.environment.isHidden() || this.waiting.length > MOST_WAITING) this.flush();
    else this.showNext(false);
    this.state = "pausing";
    this.environment.later(() => this.advance(), this.waiting.length > 1 ? FAST : PACE);
  }

  /** Shows all changes at once: after an own move, the table must be up to date. */
  flush() {
    while (this.waiting.length > 0) this.showNext(this.waiting.length > 1);
  }

  /** @param {boolean} still */
  showNext(still) {
    this.show(/** @type {Change} */ (this.waiting.shift()), still);
  }
}
