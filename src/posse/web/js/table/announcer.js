/** What a screen reader is told without being asked: what happened, and what is wanted now. */

import { el } from "../lib/dom.js";

/** Lines said at once, at most; more would only delay what is wanted. */
const MOST = 4;

export class Announcer {
  constructor() {
    this.root = el("div", { class: "unseen", "aria-live": "polite", role: "status" });
    this.prompt = "";
  }

  /**
   * @param {string[]} lines
   * @param {string} prompt
   */
  announce(lines, prompt) {
    const said = lines.slice(-MOST);
    if (prompt !== this.prompt) said.push(prompt);
    this.prompt = prompt;
    if (said.length) this.root.replaceChildren(...said.map((line) => el("p", {}, line)));
  }
}
