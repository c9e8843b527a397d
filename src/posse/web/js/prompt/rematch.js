/** Playing again: the way to the next game, on the score sheet or in the prompt bar, and who asks for it. */

import { el, setText } from "../lib/dom.js";

/** @typedef {import("../lib/words.js").Words} Words */
/** @typedef {import("../table/waiting-room.js").TableInfo} TableInfo */

/** Milliseconds that whoever asked has to sit down at the new table, before it is asked who they are; and how often. */
const ARRIVAL = 600;
const TRIES = 10;

export class Rematch {
  /**
   * @param {Words} words
   * @param {(message: Record<string, any>) => Promise<boolean>} ask
   */
  constructor(words, ask) {
    this.words = words;
    this.ask = ask;
    this.next = "";
    /** @type {TableInfo | null} the next table, as far as is known */
    this.there = null;
    /** Whether the viewer has asked, and so goes to the new table as soon as it is there. */
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
      el(
        "a",
        { class: "button primary", "data-next": true, href: `/t/${table.next}` },
        words.say(this.way(seated)),
      );
    const button =
      seated && el("button", { type: "button", class: "button primary", onclick: () => this.request() }, words.say("again"));
    this.root.replaceChildren(this.said, ...[link || button].filter((part) => part instanceof Element));
    if (table.next && table.next !== this.next) this.learn((this.next = table.next), table);
  }

  /** What the link to the next game does. @param {boolean} seated */
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
   * How far the new table is, and who is there already; they may take a while to get there.
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
