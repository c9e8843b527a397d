/** The notice that the connection is lost or closed. */

import { setAttribute } from "../lib/dom.js";

/** @typedef {import("../lib/words.js").Words} Words */
/** @typedef {import("../net/connection.js").Link} Link */
/** @typedef {import("./shell.js").Shell} Shell */

/** Milliseconds: nobody is told of a shorter break. */
const SHORT_BREAK = 700;

export class LinkNotice {
  /**
   * @param {Shell} shell
   * @param {Words} words
   */
  constructor(shell, words) {
    this.shell = shell;
    this.words = words;
    /** @type {HTMLElement | null} */
    this.notice = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** @param {Link} link */
  show(link) {
    clearTimeout(this.timer);
    setAttribute(this.shell.root, "data-link", link);
    if (link === "open") this.clear();
    else if (link === "closed") this.shell.notify(this.words.say("closed"), { kind: "bad", lasts: true });
    else if (!this.notice) this.timer = setTimeout(() => this.showLost(), SHORT_BREAK);
  }

  showLost() {
    this.notice = this.shell.notify(this.words.say("lost"), { lasts: true });
  }

  clear() {
    this.notice?.remove();
    this.notice = null;
  }
}
