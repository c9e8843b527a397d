/** The texts of the page, in the reader's language. */

import { fileAddress } from "./dom.js";

/** @typedef {Record<string, string | number>} Values */

export class Words {
  /**
   * @param {string} lang
   * @param {Record<string, string>} texts
   */
  constructor(lang, texts) {
    this.lang = lang;
    this.texts = texts;
  }

  /**
   * @param {string} game
   * @param {string} lang
   */
  static async load(game, lang) {
    const answer = await fetch(fileAddress(`/texts/${game}/${lang}.json`));
    return new Words(lang, answer.ok ? await answer.json() : {});
  }

  /**
   * A text of the house, with its `{name}` places filled.
   * @param {string} key
   * @param {Values} [values]
   */
  say(key, values = {}) {
    return fill(this.texts[`web-${key}`] ?? key, values);
  }

  /**
   * A text of the game, with its `{name}` places filled; empty if the game has none.
   * @param {string} key
   * @param {Values} [values]
   */
  own(key, values = {}) {
    return fill(this.texts[`game-${key}`] ?? "", values);
  }

  /** How a bot plays. @param {string} bot */
  level(bot) {
    return this.own(`bot-${bot}`) || this.say(`bot-${bot}`);
  }
}

/** @param {string} text @param {Values} values */
const fill = (text, values) => text.replace(/\{\s*\$?(\w+)\s*\}/g, (place, name) => String(values[name] ?? place));
