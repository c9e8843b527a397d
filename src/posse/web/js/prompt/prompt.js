/** The prompt bar: the question to the player, and buttons for the options that have no place on the board. */

import { el, setAttribute, setChildren, setText } from "../lib/dom.js";
import { optionsByPlace } from "../scene/scene.js";

/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("../scene/scene.js").Option} Option */
/** @typedef {import("../lib/words.js").Words} Words */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {{key: string, box: Box, until: number}} Stand a button, where it stood, and until when */

/** Milliseconds for which a button is dead that appears where another one stood: a finger on its way meant the other one. */
export const DEAD = 400;

/**
 * For how many milliseconds a button is dead.
 * @param {string} key of the button
 * @param {Box} box
 * @param {Stand[]} stood
 * @param {number} now
 */
export function deadFor(key, box, stood, now) {
  const others = stood.filter((other) => other.key !== key && overlap(other.box, box));
  return Math.max(0, ...others.map(({ until }) => until + DEAD - now));
}

/** @param {Box} a @param {Box} b */
const overlap = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * The options that are buttons: those without a place, or all of them if they belong to one piece or if the question is yes
 * or no.
 * @param {Scene} scene
 * @returns {Option[]}
 */
export function barOptions(scene) {
  const places = optionsByPlace(scene);
  const [only] = places.keys();
  const isOne = places.size === 1 && only !== undefined && scene.pieces.has(only);
  const isYesNo = scene.options.length === 2 && scene.options.filter(({ declines }) => declines).length === 1;
  return isOne || isYesNo ? scene.options : (places.get("") ?? []);
}

/**
 * The primary button: the only option, or the only one that is not a refusal.
 * @param {Scene} scene
 * @param {Option[]} options those that are buttons
 */
export function mainOption(scene, options) {
  const wanted = options.filter(({ declines }) => !declines);
  return scene.options.length === 1 ? options[0] : wanted.length === 1 ? wanted[0] : undefined;
}

/** Whether the viewer has to act; a viewer with options may also just be allowed to change an answer. @param {Scene} scene */
export const isTurn = (scene) => scene.options.length > 0 && (scene.players[scene.viewer]?.to_act ?? false);

/** The options that can be done one after the other in any order. @param {Scene} scene */
export const optionsTogether = (scene) => scene.options.filter(({ together }) => together);

/** How many pieces they are about. @param {Scene} scene */
const piecesTogether = (scene) => optionsTogether(scene).reduce((sum, { on }) => sum + (scene.pieces.get(on)?.count ?? 1), 0);

export class Prompt {
  /**
   * @param {HTMLElement} root
   * @param {Words} words
   * @param {(option: Option) => void} choose
   * @param {{recap: () => void, together: () => void}} actions tells all that has happened since the last turn; does all that
   *   can be done together
   */
  constructor(root, words, choose, actions) {
    this.actions = actions;
    this.root = root;
    this.words = words;
    this.choose = choose;
    this.watching = el("p", { class: "watching" });
    this.news = el("button", { type: "button", class: "news", onclick: actions.recap });
    this.sentence = el("p", { class: "sentence" });
    this.buttons = el("div", { class: "buttons", role: "group" });
    root.append(this.watching, el("div", { class: "said" }, this.news, this.sentence), this.buttons);
    /** @type {Scene | null} */
    this.scene = null;
    /** Whether a question stands instead of the prompt. */
    this.asking = false;
    /** What the buttons were made from. */
    this.made = "";
    /** @type {Map<string, {button: HTMLButtonElement, option: Option}>} buttons by move and label, so that a button that stays is not replaced */
    this.kept = new Map();
    /** @type {Stand[]} */
    this.stood = [];
    this.scenePrompt = "";
  }

  /**
   * @param {Scene} scene
   * @param {boolean} [isOwn] whether what has changed is what the viewer has just done: no finger is on its way then
   */
  show(scene, isOwn = false) {
    this.scene = scene;
    if (this.asking) return this.endQuestion();
    const turn = isTurn(scene);
    const options = barOptions(scene);
    setText(this.watching, scene.viewer < 0 ? this.words.say("watching") : "");
    this.scenePrompt = scene.prompt;
    setText(this.sentence, scene.prompt);
    setAttribute(this.root, "data-turn", turn);
    setAttribute(this.buttons, "aria-label", scene.prompt);
    const number = piecesTogether(scene);
    const made = JSON.stringify([turn, options, number]);
    if (made === this.made) return;
    this.made = made;
    const main = turn ? mainOption(scene, options) : undefined;
    this.noteStand();
    const buttons = options.map((option) => this.keepButton(option, option === main));
    if (number > 1) buttons.unshift(this.togetherButton(number));
    if (this.buttons.querySelector(":scope > :not([data-verb])")) this.buttons.replaceChildren();
    setChildren(this.buttons, buttons);
    for (const [key, { button }] of this.kept) if (!button.isConnected) this.kept.delete(key);
    if (isOwn) this.stood = [];
    this.deaden();
  }

  /** Says what is wanted while a tool is held. @param {string} prompt "" if none is */
  hold(prompt) {
    setText(this.sentence, prompt || this.scenePrompt);
    setAttribute(this.buttons, "aria-label", prompt || this.scenePrompt);
  }

  /** Notes where each button stands that can be pressed. */
  noteStand() {
    const now = performance.now();
    this.stood = this.stood.filter(({ until }) => now - until < DEAD);
    for (const [key, { button }] of this.kept) {
      if (button.isConnected && button.getClientRects().length > 0)
        this.stood.push({ key, box: button.getBoundingClientRect(), until: now });
    }
  }

  /** Makes the buttons dead for a moment that stand where others stood. */
  deaden() {
    if (!this.stood.length) return;
    const now = performance.now();
    for (const [key, { button }] of this.kept) {
      const ms = deadFor(key, button.getBoundingClientRect(), this.stood, now);
      if (ms <= 0) continue;
      setDead(button, true);
      setTimeout(() => setDead(button, false), ms);
    }
  }

  /** Whether the button of an option is dead at this moment. @param {Option} option */
  isDead({ move, label }) {
    return this.kept.get(`${move} ${label}`)?.button.ariaDisabled === "true";
  }

  /**
   * @param {Option} option
   * @param {boolean} primary
   */
  keepButton(option, primary) {
    const key = `${option.move} ${option.label}`;
    const kept = this.kept.get(key) ?? { button: this.button(option, () => this.press(kept.option)), option };
    this.kept.set(key, kept);
    const { button } = kept;
    kept.option = option;
    button.disabled = false;
    button.classList.toggle("primary", primary);
    setAttribute(button, "data-n", option.number <= 9 ? option.number : null);
    return button;
  }

  /** @param {number} number */
  togetherButton(number) {
    const label = this.words.own("together", { number }) || this.words.say("together", { number });
    const attributes = { type: "button", class: "button", "data-verb": "together", onclick: () => this.actions.together() };
    return el("button", { ...attributes, "aria-keyshortcuts": "a" }, el("span", {}, label), el("kbd", {}, "A"));
  }

  /** @param {Option} option */
  press(option) {
    if (!this.isDead(option)) this.choose(option);
  }

  /**
   * @param {Option} option
   * @param {() => void} onclick
   */
  button(option, onclick) {
    const attributes = { type: "button", class: "button", "data-verb": option.verb, onclick };
    const { letter } = option;
    if (!letter) return el("button", attributes, option.label);
    return el("button", { ...attributes, "aria-keyshortcuts": letter }, el("span", {}, option.label), el("kbd", {}, letter));
  }

  /**
   * Shows a question on the button of an option instead of its label; all other buttons show their labels. For an option
   * without a button, the question stands instead of the prompt.
   * @param {Option | null} option
   * @param {string} question
   * @param {() => void} [cancel]
   */
  ask(option, question, cancel = () => {}) {
    if (!option) this.endQuestion();
    else if (![...this.kept.values()].some(({ option: own }) => own.move === option.move)) {
      const yes = el(
        "button",
        { type: "button", class: "button", "data-asks": true, onclick: () => this.choose(option) },
        option.label,
      );
      return this.showQuestion(question, [yes, this.cancelButton(cancel)]);
    }
    for (const { button, option: own } of this.kept.values()) {
      const asks = option !== null && own.move === option.move;
      if (!asks && !button.hasAttribute("data-asks")) continue;
      if (asks) button.style.setProperty("min-width", `min(100%, ${button.offsetWidth}px)`);
      else button.style.removeProperty("min-width");
      setAttribute(button, "data-asks", asks);
      setText(button.querySelector("span") ?? button, asks ? question : own.label);
    }
  }

  /** @param {() => void} cancel */
  cancelButton(cancel) {
    return el("button", { type: "button", class: "button", "data-cancel": true, onclick: cancel }, this.words.say("cancel"));
  }

  /**
   * @param {string} question
   * @param {HTMLElement[]} buttons
   */
  showQuestion(question, buttons) {
    this.asking = true;
    setText(this.sentence, question);
    this.buttons.replaceChildren(...buttons);
  }

  /** Shows the prompt again, if a question stands instead of it. */
  endQuestion() {
    if (!this.asking || !this.scene) return;
    this.asking = false;
    this.made = "";
    this.kept.clear();
    this.buttons.replaceChildren();
    this.show(this.scene);
  }

  /** Disables the button of an option that was sent. @param {Option} option */
  disable({ move, label }) {
    this.made = "";
    const kept = this.kept.get(`${move} ${label}`);
    if (kept) kept.button.disabled = true;
  }

  /** @param {string} text the most important line since the last decision */
  showNews(text) {
    setText(this.news, text);
    setAttribute(this.news, "title", this.words.say("recap"));
    this.news.disabled = text === "";
  }
}

/** @param {HTMLButtonElement} button @param {boolean} dead */
const setDead = (button, dead) => setAttribute(button, "aria-disabled", dead ? "true" : null);
