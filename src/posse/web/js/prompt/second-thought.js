/** A moment in which a touch that could not be taken back can still be called off. */

import { speed } from "../lib/storage.js";

/** @typedef {import("../scene/scene.js").Option} Option */
/** @typedef {import("./prompt.js").Prompt} Prompt */

/** Milliseconds until the option is taken. */
export const MOMENT = 2000;

const isTouched = () => speed() !== "instant" && matchMedia("(pointer: coarse)").matches;

export class SecondThought {
  /**
   * @param {Prompt} prompt
   * @param {import("../lib/words.js").Words} words
   * @param {() => boolean} [wanted] whether the viewer is somebody whose finger may slip
   */
  constructor(prompt, words, wanted = isTouched) {
    this.prompt = prompt;
    this.words = words;
    this.wanted = wanted;
    /** @type {Option | null} */
    this.option = null;
    /** @type {(taken: boolean) => void} */
    this.decide = () => {};
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /**
   * Whether an option is taken after all. The same once more takes it at once; another one takes its place.
   * @param {Option} option
   * @returns {Promise<boolean>}
   */
  async allows(option) {
    const again = this.option !== null && this.option.move === option.move;
    this.end(again);
    if (again) return false; // the first touch takes it
    if (!option.final || !this.wanted()) return true;
    this.option = option;
    this.prompt.showQuestion(this.words.say("second-thought", { what: option.label }), [
      this.prompt.cancelButton(() => this.end(false)),
    ]);
    return new Promise((done) => {
      this.decide = done;
      this.timer = setTimeout(() => this.end(true), MOMENT);
    });
  }

  /** @param {boolean} taken */
  end(taken) {
    clearTimeout(this.timer);
    if (!this.option) return;
    this.option = null;
    this.prompt.endQuestion();
    this.decide(taken);
  }

  /** Calls it off; returns whether there was anything. */
  back() {
    const { option } = this;
    this.end(false);
    return option !== null;
  }
}
