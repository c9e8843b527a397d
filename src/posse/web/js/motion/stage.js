/** Big moments, shown large over the board one after the other. Nothing waits for them, and they are gone with a tap or a key. */

import { el } from "../lib/dom.js";
import { shape } from "../lib/shapes.js";
import { cardOf } from "../pieces/zoom-view.js";

/** @typedef {import("../scene/scene.js").Player} Player */
/** @typedef {import("./moments.js").Moment} Moment */
/** @typedef {import("../pieces/pictures.js").Pictures} Pictures */

/** Milliseconds that a moment is shown, and one of several. */
export const HOLD = 1500;
const HOLD_SHORT = 1000;
/** The most moments that wait: of more, the first ones are left out. */
const MOST_WAITING = 3;
const FADE = 180;

export class Stage {
  /**
   * @param {HTMLElement} root
   * @param {Pictures} pictures
   * @param {() => boolean} reduced whether less motion is wanted
   */
  constructor(root, pictures, reduced) {
    this.root = root;
    this.pictures = pictures;
    this.reduced = reduced;
    /** @type {{moment: Moment, player: Player | undefined, hold: number}[]} */
    this.waiting = [];
    /** @type {HTMLElement | null} */
    this.open = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {(() => void)[]} called when nothing is shown any more */
    this.watchers = [];
  }

  /**
   * @param {Moment[]} moments
   * @param {Player[]} players
   * @param {number} [hold] milliseconds for which each is shown if no other waits
   */
  show(moments, players, hold = HOLD) {
    this.waiting = [...this.waiting, ...moments.map((moment) => ({ moment, player: players[moment.seat], hold }))];
    this.waiting = this.waiting.slice(-MOST_WAITING);
    if (!this.open) this.next();
  }

  next() {
    this.clear();
    const next = this.waiting.shift();
    if (!next) return this.end();
    this.present(this.card(next.moment, next.player));
    this.timer = setTimeout(() => this.next(), this.waiting.length ? HOLD_SHORT : next.hold);
  }

  /** @param {HTMLElement} open */
  present(open) {
    this.open = open;
    open.addEventListener("click", () => this.next());
    this.root.append(open);
    const way = this.reduced() ? { opacity: [0, 1] } : { opacity: [0, 1], translate: ["0 -12px", "0 0"] };
    open.animate(way, { duration: FADE, easing: "ease-out" });
  }

  /**
   * @param {Moment} moment the log has it too, so screen readers skip it here
   * @param {Player | undefined} player
   */
  card({ kind, title, text, brought, gain, piece }, player) {
    const who = player && el("p", { class: "who" }, shape(player.shape), player.name, gain !== 0 && el("b", {}, signed(gain)));
    const words = el(
      "div",
      { class: "stage-words" },
      who,
      title && el("p", { class: "title" }, title),
      el("p", { class: "what" }, text),
      ...brought.map((line) => el("p", { class: "brought" }, line)),
    );
    const traits = { "data-kind": kind, "data-colour": player?.colour, "aria-hidden": "true" };
    return el("div", { class: "stage", ...traits }, piece && cardOf(piece, this.pictures), words);
  }

  /** Ends all moments; returns whether there was one. */
  skip() {
    const { open } = this;
    this.waiting = [];
    this.clear();
    if (open) this.end();
    return open !== null;
  }

  clear() {
    clearTimeout(this.timer);
    this.open?.remove();
    this.open = null;
  }

  end() {
    const { watchers } = this;
    this.watchers = [];
    for (const watcher of watchers) watcher();
  }

  /** Resolved when nothing is shown any more. @returns {Promise<void>} */
  over() {
    return new Promise((done) => (this.open ? this.watchers.push(done) : done()));
  }
}

/** @param {number} value */
const signed = (value) => (value < 0 ? `−${-value}` : `+${value}`);
