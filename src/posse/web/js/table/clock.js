/**
 * The countdown: a ring around the seconds left, and a tick for each of the last ones.
 * In an urgent scene the ring is large and has sounds.
 */

import { el, setAttribute, setText, svg } from "../lib/dom.js";

/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("../sound/sound.js").Sounds} Sounds */
/** @typedef {import("../net/protocol.js").Countdown} Countdown */

/** Seconds: a shorter countdown is not shown. */
const SHORTEST = 2;
/** The last seconds that tick, and the very last ones that look different. */
const ALOUD = 10;
const LAST = 3;
/** Milliseconds by which the ring may differ from the server before it is set again. */
const DRIFT = 200;

export class Clock {
  /**
   * @param {HTMLElement} shell
   * @param {HTMLElement} place where it is shown
   * @param {Sounds} sounds
   */
  constructor(shell, place, sounds) {
    this.shell = shell;
    this.sounds = sounds;
    this.number = el("b");
    this.hand = svg("circle", { class: "hand", cx: 24, cy: 24, r: 21, pathLength: 1 });
    const ring = svg("svg", { viewBox: "0 0 48 48", "aria-hidden": "true" }, svg("circle", { cx: 24, cy: 24, r: 21 }), this.hand);
    this.root = el("div", { class: "clock", role: "timer", hidden: true }, ring, this.number);
    place.append(this.root);
    this.key = -1;
    /** When it reaches 0, in the time of `performance.now`. */
    this.end = 0;
    this.urgent = false;
    /** @type {Animation | null} */
    this.running = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.next = undefined;
  }

  /**
   * @param {Countdown | null | undefined} time as the server sent it
   * @param {number} since when it was received
   * @param {Scene} scene
   */
  show(time, since, scene) {
    this.urgent = scene.urgent;
    setAttribute(this.root, "data-urgent", this.urgent);
    if (!time || time.seconds < SHORTEST) return this.stop();
    const end = since + 1000 * time.left;
    if (time.key === this.key && Math.abs(end - this.end) < DRIFT) return;
    this.stop();
    [this.key, this.end] = [time.key, end];
    this.root.hidden = false;
    this.run(time.seconds);
    this.tick();
  }

  /** @param {number} seconds of the whole ring */
  run(seconds) {
    const left = Math.max(0, this.end - performance.now());
    const from = Math.min(1, left / (1000 * seconds));
    this.running = this.hand.animate({ strokeDashoffset: [1 - from, 1] }, { duration: left, fill: "forwards" });
  }

  /** Shows the current second, and schedules the next. */
  tick() {
    const left = this.end - performance.now();
    const second = Math.max(0, Math.ceil(left / 1000 - 0.05));
    setText(this.number, String(second));
    setAttribute(this.number, "data-digits", String(second).length);
    setAttribute(this.root, "data-last", second <= LAST);
    setAttribute(this.shell, "data-hurry", this.urgent && second <= LAST);
    if (this.urgent && second <= ALOUD) this.sounds.make(second === 0 ? "gong" : second <= LAST ? "tock" : "tick");
    if (second > 0) this.next = setTimeout(() => this.tick(), left - 1000 * (second - 1));
  }

  stop() {
    clearTimeout(this.next);
    this.running?.cancel();
    this.running = null;
    this.key = -1;
    this.root.hidden = true;
    setAttribute(this.shell, "data-hurry", false);
  }
}
