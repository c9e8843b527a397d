/** The label of a table whose seed the host has chosen, and what that means. */

import { el, setText } from "../lib/dom.js";

/** @typedef {import("../lib/words.js").Words} Words */

export class SeedLabel {
  /** @param {HTMLElement} before the element that it stands behind */
  constructor(before) {
    this.label = el("summary");
    this.help = el("p");
    before.after(el("details", { class: "seed-label" }, this.label, this.help));
  }

  /** @param {Words} words */
  speak(words) {
    setText(this.label, words.say("seeded"));
    setText(this.help, words.say("seeded-help"));
  }
}
