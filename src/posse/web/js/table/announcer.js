/** Announces to screen readers what happened and what is asked. */

import { el } from "../lib/dom.js";

/** The most lines announced at once, since the prompt comes after them. */
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
