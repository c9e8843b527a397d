/** Questions about the position, for games that answer some: a button for each beside the prompt, and the answer until something changes. */

import { dress, el, mark, write } from "./dom.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./net.js").Message} Message */
/** @typedef {import("./prompt.js").Prompt} Prompt */

/** When it can be shown. */
export const dressed = dress("ask");

export class Ask {
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
    this.answer = el("p", { class: "answer", role: "status" });
    this.buttons = new Map(questions.map((question) => [question, this.button(question)]));
    this.root = el("div", { class: "ask" }, ...this.buttons.values());
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
      const [label, key] = [this.words.say(`ask-${question}`), this.key(question)];
      mark(button, "aria-keyshortcuts", key || null);
      if (button.textContent !== label + key) button.replaceChildren(el("span", {}, label), key ? el("kbd", {}, key) : "");
    }
  }

  /** @param {string} question */
  key(question) {
    return this.words.find(`hotkey-ask-${question}`);
  }

  /** Asks what has this key; whether there is something. @param {string} key */
  press(key) {
    const question = this.root.hidden ? undefined : [...this.buttons.keys()].find((one) => this.key(one).toLowerCase() === key.toLowerCase());
    if (question !== undefined) this.ask(question);
    return question !== undefined;
  }

  /** @param {Message} message an `answer` */
  tell({ text, seq }) {
    if (seq < this.seq) return;
    this.seq = seq;
    write(this.answer, text);
  }

  /** The position of this number is shown: what was said about an earlier one is no longer true. @param {number} seq */
  forget(seq) {
    if (seq <= this.seq) return;
    this.seq = seq;
    write(this.answer, "");
  }
}
