/**
 * The guided first game: short tips that depend on the scene.
 *
 * A tip is `{"when": {...}, "on": kind of piece or zone, "text": ...}`. All conditions must hold: `option` (the verb of a
 * possible move), `event` (the kind of something that just happened), `kind` (a piece or zone of this kind is there), `turn`,
 * `phase`, `over` (as in the scene). Each tip is shown once; one that `follows` comes as soon as the one before it is closed.
 */

import { fileAddress } from "../lib/dom.js";

/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("../scene/scene.js").GameEvent} GameEvent */
/** @typedef {import("../lib/words.js").Words} Words */
/** @typedef {{option?: string, event?: string, kind?: string, turn?: number, phase?: string, over?: boolean}} When */
/** @typedef {{when: When, on?: string, follows?: boolean, text: string}} Tip */

/**
 * Whether the conditions of a tip hold.
 * @param {When} when
 * @param {Scene} scene
 * @param {GameEvent[]} events
 */
export function fits(when, scene, events) {
  const kinds = (/** @type {Iterable<{kind: string}>} */ things) => [...things].some(({ kind }) => kind === when.kind);
  return (
    (when.option === undefined || scene.options.some(({ verb }) => verb === when.option)) &&
    (when.event === undefined || events.some(({ kind }) => kind === when.event)) &&
    (when.kind === undefined || kinds(scene.pieces.values()) || kinds(scene.zones.values())) &&
    (when.turn === undefined || when.turn === scene.turn) &&
    (when.phase === undefined || when.phase === scene.phase) &&
    (when.over === undefined || when.over === scene.over)
  );
}

/** @param {Scene} scene */
const stepOf = ({ turn, phase }) => `${turn} ${phase}`;

export class Guide {
  /**
   * @param {string} game
   * @param {Words} words
   * @param {HTMLElement} board
   */
  constructor(game, words, board) {
    this.game = game;
    this.words = words;
    this.board = board;
    /** @type {Tip[]} */
    this.tips = [];
    /** @type {Set<number>} */
    this.seen = new Set();
    this.on = new URLSearchParams(location.search).has("guide");
    /** @type {HTMLElement | null} */
    this.open = null;
    this.showing = -1;
    /** The step of the game in which the tip was shown. */
    this.step = "";
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {typeof import("./tip.js") | null} loaded only where the guide is on */
    this.kit = null;
    this.remember();
  }

  get key() {
    return `posse.guide.${this.game}.${document.body.dataset.table}`;
  }

  /** Restores which tips were seen or skipped before the page was reloaded. */
  remember() {
    try {
      const { on = this.on, seen = [] } = JSON.parse(sessionStorage.getItem(this.key) ?? "{}");
      [this.on, this.seen] = [on, new Set(seen)];
    } catch {
      // without storage it starts again
    }
  }

  keep() {
    try {
      sessionStorage.setItem(this.key, JSON.stringify({ on: this.on, seen: [...this.seen] }));
    } catch {
      // without storage it starts again
    }
  }

  /** Fetches the tips, in the language of the words. */
  async load() {
    const answer = await fetch(fileAddress(`/games/${this.game}/guide/${this.words.lang}.json`));
    const data = answer.ok ? await answer.json() : [];
    this.tips = Array.isArray(data) ? data : (data.steps ?? data.step ?? []);
    if (this.on) this.kit ??= await import("./tip.js");
  }

  /** Starts again with the first tip. */
  async restart() {
    this.seen.clear();
    this.on = true;
    this.keep();
    this.kit ??= await import("./tip.js");
  }

  /**
   * Shows the first unseen tip whose conditions hold.
   * @param {Scene} scene
   * @param {GameEvent[]} events
   */
  show(scene, events) {
    this.scene = scene;
    if (!this.on || !this.kit) return;
    if (this.open && this.isPast(scene, events)) this.close();
    if (this.open) return this.place();
    const number = this.tips.findIndex((tip, i) => !this.seen.has(i) && fits(tip.when, scene, events));
    const tip = this.tips[number];
    if (tip) this.present(tip, number);
  }

  /**
   * Whether the tip that is shown does not fit any more. One about an event fits until the next step of the game.
   * @param {Scene} scene
   * @param {GameEvent[]} events
   */
  isPast(scene, events) {
    const when = this.tips[this.showing]?.when;
    if (!when) return false;
    return when.event === undefined ? !fits(when, scene, events) : stepOf(scene) !== this.step;
  }

  /**
   * @param {Tip} tip
   * @param {number} number
   */
  present(tip, number) {
    this.seen.add(number);
    this.keep();
    this.open = this.kit?.makeTip(tip.text, this.words, { next: () => this.next(), skip: () => this.skip() }) ?? null;
    this.showing = number;
    this.step = this.scene ? stepOf(this.scene) : "";
    this.place();
    requestAnimationFrame(() => this.place()); // its anchor may be laid out only then
  }

  /** Closes the tip; shows the one that follows it, if its conditions hold. */
  next() {
    const number = this.showing + 1;
    const tip = this.tips[number];
    this.close();
    if (tip?.follows && !this.seen.has(number) && this.scene && fits(tip.when, this.scene, [])) this.present(tip, number);
  }

  /** Positions the tip next to its anchor. */
  place() {
    if (this.open) this.kit?.placeTip(this.open, this.tips[this.showing]?.on ?? "", this.board);
  }

  skip() {
    this.on = false;
    this.keep();
    this.close();
  }

  /** Closes the tip; returns whether there was one. */
  close() {
    const { open } = this;
    open?.remove();
    [this.open, this.showing] = [null, -1];
    return open !== null;
  }
}
