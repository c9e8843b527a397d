/** Playing again: the way to the next game, on the score sheet or in the prompt bar, and who asks for it. */

import { el, write } from "./dom.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./waiting.js").TableInfo} TableInfo */

/** Milliseconds that whoever asked has to sit down at the new table, before it is asked who they are; and how often. */
const ARRIVAL = 600;
const TRIES = 10;

export class Again {
  /**
   * @param {Words} words
   * @param {(message: Record<string, any>) => Promise<boolean>} ask
   */
  constructor(words, ask) {
    this.words = words;
    this.ask = ask;
    this.next = "";
    /** Whether the viewer has asked, and so goes to the new table as soon as it is there. */
    this.going = false;
    this.said = el("p", { role: "status" });
    this.root = el("div", { class: "again" }, this.said);
  }

  /** @param {TableInfo} table */
  show(table) {
    const { words } = this;
    const seated = table.you >= 0;
    if (table.next && this.going) location.href = `/t/${table.next}`;
    const link =
      table.next &&
      el(
        "a",
        { class: "button primary", "data-next": true, href: `/t/${table.next}` },
        words.say(seated ? "rematch-join" : "rematch-watch"),
      );
    const button =
      seated && el("button", { type: "button", class: "button primary", onclick: () => this.request() }, words.say("again"));
    this.root.replaceChildren(this.said, ...[link || button].filter((part) => part instanceof Element));
    if (table.next && table.next !== this.next) this.learn((this.next = table.next));
  }

  async request() {
    this.going = true;
    this.going = await this.ask({ t: "rematch" });
  }

  /** Who is at the new table already; they may take a while to get there. @param {string} next */
  async learn(next) {
    for (let tries = 0; tries < TRIES && next === this.next; tries++) {
      await new Promise((done) => setTimeout(done, ARRIVAL));
      const names = await this.peopleAt(next);
      const key = names.length === 0 ? "rematch-ready" : names.length === 1 ? "rematch-asked" : "rematch-asked-more";
      write(this.said, this.words.say(key, { names: names.join(", ") }));
      if (names.length) return;
    }
  }

  /** @param {string} next @returns {Promise<string[]>} */
  async peopleAt(next) {
    const answer = await fetch(`/api/tables/${next}`).catch(() => null);
    /** @type {TableInfo | null} */
    const table = answer?.ok ? await answer.json() : null;
    return (table?.seats ?? [])
      .filter(({ kind, connected, seat }) => kind === "person" && connected && seat !== table?.you)
      .map(({ name }) => name);
  }
}
