/** The rematch: the button that asks for it, and the link to the next table. */

import { el, setText } from "../lib/dom.js";

/** @typedef {import("../lib/words.js").Words} Words */
/** @typedef {import("../net/protocol.js").TableInfo} TableInfo */

/** Milliseconds between two looks at the new table, to see who sits there, and how many looks. */
const ARRIVAL = 600;
const TRIES = 10;

export class Rematch {
  /**
   * @param {Words} words
   * @param {(message: import("../net/protocol.js").ClientMessage) => Promise<boolean>} ask
   */
  constructor(words, ask) {
    this.words = words;
    this.ask = ask;
    this.next = "";
    /** @type {TableInfo | null} what is known of the next table */
    this.there = null;
    /** Whether the viewer has asked, and goes to the new table as soon as there is one. */
    this.going = false;
    this.said = el("p", { role: "status" });
    this.root = el("div", { class: "rematch" }, this.said);
  }

  /** @param {TableInfo} table */
  show(table) {
    const { words } = this;
    const seated = table.you >= 0;
    if (table.next && this.going) location.href = `/t/${table.next}`;
    const link =
      table.next &&
      el("a", { class: "button primary", "data-next": true, href: `/t/${table.next}` }, words.say(this.way(seated)));
    const button =
      seated && el("button", { type: "button", class: "button primary", onclick: () => this.request() }, words.say("again"));
    this.root.replaceChildren(this.said, ...[link || button].filter((part) => part instanceof Element));
    if (!table.next || table.next === this.next) return;
    this.next = table.next;
    this.learn(table.next, table);
  }

  /** The text key of the link to the next table. @param {boolean} seated */
  way(seated) {
    const { status = "open", you = -1 } = this.there ?? {};
    if (status === "over") return "rematch-look";
    if (status === "playing") return you >= 0 ? "rematch-go" : "rematch-watch";
    return seated ? "rematch-join" : "rematch-watch";
  }

  async request() {
    this.going = true;
    this.going = await this.ask({ t: "rematch" });
  }

  /**
   * Asks the server about the new table until it has started or somebody sits there.
   * @param {string} next
   * @param {TableInfo} table
   */
  async learn(next, table) {
    for (let tries = 0; tries < TRIES && next === this.next; tries++) {
      const answer = await fetch(`/api/tables/${next}`).catch(() => null);
      if (answer?.ok) this.there = await answer.json();
      const names = this.peopleThere();
      const begun = this.there && this.there.status !== "open";
      if (tries || begun) setText(this.said, this.words.say(this.news(names.length), { names: names.join(", ") }));
      if (begun) return this.show(table);
      if (tries && names.length) return;
      await new Promise((done) => setTimeout(done, ARRIVAL));
    }
  }

  /** @param {number} people */
  news(people) {
    const { status = "open" } = this.there ?? {};
    if (status !== "open") return status === "over" ? "rematch-over" : "rematch-playing";
    return people === 0 ? "rematch-ready" : people === 1 ? "rematch-asked" : "rematch-asked-more";
  }

  peopleThere() {
    const { seats = [], you } = this.there ?? {};
    return seats.filter(({ kind, connected, seat }) => kind === "person" && connected && seat !== you).map(({ name }) => name);
  }
}
