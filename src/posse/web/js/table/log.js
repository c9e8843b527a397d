/** The log of events, in sections. */

import { el, setAttribute } from "../lib/dom.js";
import { BIG } from "./story.js";

/** @typedef {import("../scene/scene.js").LogLine} LogLine */
/** @typedef {import("../scene/scene.js").Player} Player */

export class Log {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {HTMLElement | null} */
    this.group = null;
  }

  /**
   * @param {LogLine[]} lines
   * @param {Player[]} players
   */
  fill(lines, players) {
    this.root.replaceChildren();
    this.group = null;
    this.add(lines, players);
  }

  /**
   * @param {LogLine[]} lines
   * @param {Player[]} players
   */
  add(lines, players) {
    for (const line of lines) {
      if (line.heading || !this.group) {
        this.group = el("ol", { class: "log-round" });
        const head = line.heading ? el("h3", {}, line.text) : null;
        this.root.append(el("section", {}, head, this.group));
        if (head) continue;
      }
      const item = el("li", { "data-big": line.rank === BIG }, line.text);
      setAttribute(item, "data-colour", players[line.seat]?.colour);
      this.group.append(item);
    }
    if (lines.length) requestAnimationFrame(() => (this.root.scrollTop = this.root.scrollHeight)); // after layout
  }
}
