/** The texts of the page, in the reader's language. */

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
    const answer = await fetch(`/texts/${game}/${lang}.json`);
    return new Words(lang, answer.ok ? await answer.json() : {});
  }

  /** The text of `web-KEY`, or an empty string. @param {string} key */
  find(key) {
    return this.texts[`web-${key}`] ?? "";
  }

  /**
   * The text of `web-KEY`, with its `{name}` places filled.
   * @param {string} key
   * @param {Record<string, string | number>} [values]
   */
  say(key, values = {}) {
    return (this.find(key) || key).replace(/\{\s*\$?(\w+)\s*\}/g, (place, name) => String(values[name] ?? place));
  }
}
