/** Questions about the position, for games that answer some: a button for each, and the answer until the position changes. */

import { el, setAttribute, setText } from "../lib/dom.js";

/** @typedef {import("../lib/words.js").Words} Words */
/** @typedef {import("../net/protocol.js").Answer} Answer */
/** @typedef {import("./prompt.js").Prompt} Prompt */

export class Questions {
  /**
   * @param {Prompt} prompt
   * @param {Words} words
   * @param {string[]} questions
   * @param {(question: string) => void} ask
   */
  constructor(prompt, words, questions, ask) {
    this.words = words;
    this.ask = ask;
    /** The position that the answer is about. */
    this.seq = -1;
    this.lang = words.lang;
    this.answer = el("p", { class: "answer", role: "status" });
    this.buttons = new Map(questions.map((question) => [question, this.button(question)]));
    this.root = el("div", { class: "questions" }, ...this.buttons.values());
    prompt.news.before(this.answer);
    prompt.root.append(this.root);
  }

  /** @param {string} question */
  button(question) {
    return el("button", { type: "button", class: "button", "data-ask": question, onclick: () => this.ask(question) });
  }

  /** @param {boolean} playing whether there is a game to ask about */
  show(playing) {
    this.root.hidden = !playing;
    for (const [question, button] of this.buttons) {
      const [label, key] = [this.words.own(`ask-${question}`), this.key(question)];
      setAttribute(button, "aria-keyshortcuts", key || null);
      if (button.textContent !== label + key) button.replaceChildren(el("span", {}, label), key ? el("kbd", {}, key) : "");
    }
  }

  /** Enables the questions that have an answer now. @param {string[]} questions */
  offer(questions) {
    for (const [question, button] of this.buttons) button.disabled = !questions.includes(question);
  }

  /** @param {string} question */
  key(question) {
    return this.words.own(`hotkey-ask-${question}`);
  }

  /** Asks the question that has this key; returns whether there is one. @param {string} key */
  press(key) {
    const [question] = [...this.buttons.keys()].filter((one) => this.key(one).toLowerCase() === key.toLowerCase());
    const button = this.buttons.get(question ?? "");
    if (!this.root.hidden) button?.click();
    return button !== undefined;
  }

  /** @param {Answer} answer */
  showAnswer({ text, seq }) {
    if (seq < this.seq) return;
    this.seq = seq;
    this.lang = this.words.lang;
    setText(this.answer, text);
  }

  /** Clears the answer if it is about an earlier position than the one shown, or in another language. @param {number} seq */
  forget(seq) {
    if (seq <= this.seq && this.lang === this.words.lang) return;
    this.seq = seq;
    setText(this.answer, "");
  }
}
