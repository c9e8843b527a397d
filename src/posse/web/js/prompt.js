/** The prompt bar: one sentence that says what is wanted, and the choices that have no place on the table. */

import { el, mark, write } from "./dom.js";
import { optionsByPlace } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Option} Option */
/** @typedef {import("./words.js").Words} Words */

/**
 * The options that are buttons: those without a place, or all of them if they are done on one and the same piece.
 * @param {Scene} scene
 * @returns {Option[]}
 */
export function barOptions(scene) {
  const places = optionsByPlace(scene);
  const [only] = places.keys();
  return places.size === 1 && only !== undefined && scene.pieces.has(only) ? scene.options : (places.get("") ?? []);
}

/** Whether the viewer is the one who has to act, rather than one who may change their mind. @param {Scene} scene */
export const isTurn = (scene) => scene.options.length > 0 && (scene.players[scene.viewer]?.to_act ?? false);

export class Prompt {
  /**
   * @param {HTMLElement} root
   * @param {Words} words
   * @param {(option: Option) => void} choose
   */
  constructor(root, words, choose) {
    this.root = root;
    this.words = words;
    this.choose = choose;
    this.watching = el("p", { class: "watching" });
    this.news = el("p", { class: "news" });
    this.sentence = el("p", { class: "sentence" });
    this.buttons = el("div", { class: "buttons", role: "group" });
    root.append(this.watching, el("div", { class: "said" }, this.news, this.sentence), this.buttons);
    /** What the buttons were made from. */
    this.made = "";
  }

  /** @param {Scene} scene */
  show(scene) {
    const turn = isTurn(scene);
    const options = barOptions(scene);
    write(this.watching, scene.viewer < 0 ? this.words.say("watching") : "");
    write(this.sentence, scene.prompt);
    mark(this.root, "data-turn", turn);
    mark(this.buttons, "aria-label", scene.prompt);
    const made = JSON.stringify([turn, options]);
    if (made === this.made) return;
    this.made = made;
    this.buttons.replaceChildren(
      ...options.map((option) => this.button(option, turn && options.length === 1, scene.options.indexOf(option) + 1)),
    );
  }

  /**
   * @param {Option} option
   * @param {boolean} primary
   * @param {number} number
   */
  button(option, primary, number) {
    const attributes = {
      type: "button",
      class: primary ? "button primary" : "button",
      "data-n": number,
      onclick: () => this.choose(option),
    };
    return el("button", attributes, option.label);
  }

  /** No buttons until the next scene: an answer is on its way. */
  rest() {
    this.made = "";
    for (const button of this.buttons.querySelectorAll("button")) button.disabled = true;
  }

  /** @param {string} text the latest line of the log */
  tell(text) {
    write(this.news, text);
  }
}
