/** The list of what has happened since one's last turn, over the prompt. */

import { el, setAttribute } from "../lib/dom.js";
import { icon } from "../lib/shapes.js";
import { BIG } from "./story.js";

/** @typedef {import("../lib/words.js").Words} Words */
/** @typedef {import("../scene/scene.js").LogLine} LogLine */
/** @typedef {import("../scene/scene.js").Player} Player */
/** @typedef {{lines: LogLine[], players: Player[], replay: (() => void) | null}} About `replay` shows it again on the board */

export class Recap {
  /**
   * @param {import("./shell.js").Shell} shell
   * @param {Words} words
   */
  constructor(shell, words) {
    this.shell = shell;
    this.words = words;
    /** @type {HTMLElement | null} */
    this.open = null;
  }

  /** @param {About} about */
  toggle(about) {
    if (!this.close()) this.present(about);
  }

  /** @param {About} about */
  present({ lines, players, replay }) {
    const { words } = this;
    const items = lines.map((line) => {
      const item = el("li", { "data-big": line.rank === BIG }, line.text);
      setAttribute(item, "data-colour", players[line.seat]?.colour);
      return item;
    });
    const run = () => {
      this.close();
      replay?.();
    };
    const again = replay && el("button", { type: "button", class: "button", onclick: run }, words.say("replay"));
    const closing = { type: "button", class: "tool", "aria-label": words.say("close"), onclick: () => this.close() };
    const close = el("button", closing, icon("close"));
    const head = el("header", {}, el("h2", {}, words.say("recap")), again, close);
    const list = el("ol", { class: "log-lines" }, ...items);
    this.open = el("section", { class: "recap panel", "aria-label": words.say("recap") }, head, list);
    this.shell.play.append(this.open);
    list.scrollTop = list.scrollHeight;
    (again || close).focus();
  }

  /** Closes it; returns whether it was open. */
  close() {
    const { open } = this;
    const focused = open?.contains(document.activeElement);
    open?.remove();
    this.open = null;
    if (focused) this.shell.prompt.querySelector("button")?.focus();
    return open !== null;
  }
}
