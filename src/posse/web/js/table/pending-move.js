/** The one request for a move or an undo that is under way, and the option chosen meanwhile. Nothing here knows the browser. */

/** @typedef {import("../scene/scene.js").Option} Option */
/**
 * A request is over when the server has answered it and the change that it caused is shown; either may come first.
 * - `idle`: nothing is under way
 * - `sent`: neither has come
 * - `answered`: the server has agreed, the change is not shown yet
 * - `shown`: a change is shown, the server has not answered yet
 * @typedef {"idle" | "sent" | "answered" | "shown"} Phase
 */

export class PendingMove {
  constructor() {
    /** @type {Phase} */
    this.phase = "idle";
    /** How many answers this seat has given, as far as is known: the `at` of the next request. */
    this.at = 0;
    this.canUndo = false;
    /** @type {Option | null} the option that was sent last, until it is carried out */
    this.sent = null;
    /** @type {Option | null} the option chosen while another one was under way */
    this.next = null;
  }

  /** Whether an option can be sent now. If not, it is sent after the one under way, unless it is the same. @param {Option} option */
  accepts(option) {
    if (this.phase === "idle") return true;
    if (option !== this.sent) this.next = option;
    return false;
  }

  /** @param {Option | null} option null for an undo */
  send(option) {
    this.phase = "sent";
    if (option) this.sent = option;
  }

  /** Whether an undo can be sent now. */
  acceptsUndo() {
    return this.canUndo && (this.phase === "idle" || this.phase === "shown");
  }

  /** The server has agreed. */
  answer() {
    if (this.phase === "sent") this.phase = "answered";
    else if (this.phase === "shown") this.phase = "idle";
  }

  /** The server has refused, or others were faster. */
  refuse() {
    this.phase = "idle";
  }

  /**
   * A change is shown.
   * @param {number} at
   * @param {boolean} canUndo
   */
  show(at, canUndo) {
    if (at !== this.at) this.sent = null; // carried out: the same option once more is another answer
    this.at = at;
    this.canUndo = canUndo;
    if (this.phase === "answered") this.phase = "idle";
    else if (this.phase === "sent") this.phase = "shown";
  }

  /**
   * The option chosen meanwhile, once it can be sent; it is dropped if it is no longer offered.
   * @param {Option[]} offered
   * @returns {Option | null}
   */
  takeNext(offered) {
    const { next } = this;
    if (!next || this.phase !== "idle") return null;
    this.next = null;
    return offered.some(({ move, label }) => move === next.move && label === next.label) ? next : null;
  }
}
