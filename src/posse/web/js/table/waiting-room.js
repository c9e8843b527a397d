/** The waiting room before the start: seats, invitation, start button. */

import { el, setAttribute, setText } from "../lib/dom.js";
import { icon, shape } from "../lib/shapes.js";
import { playerName, saveName } from "../lib/storage.js";

/** @typedef {import("../lib/words.js").Words} Words */
/** @typedef {import("../board/players.js").Seat} Seat */
/** @typedef {import("../net/protocol.js").TableInfo} TableInfo */
/** @typedef {(message: import("../net/protocol.js").ClientMessage) => void} Ask */

const SHAPES = ["circle", "square", "triangle", "diamond", "hexagon", "star", "cross", "moon"];
const COLOURS = ["amber", "teal", "coral", "violet", "lime", "sky", "rose", "sand"];
const LONGEST_NAME = 24;

export class WaitingRoom {
  /**
   * @param {HTMLElement} root
   * @param {Words} words
   * @param {string[]} bots that the game has, the best first
   * @param {Ask} ask
   */
  constructor(root, words, bots, ask) {
    this.root = root;
    this.words = words;
    this.ask = ask;
    this.bots = bots;
    this.name = el("input", { type: "text", id: "name", maxlength: LONGEST_NAME, autocomplete: "nickname", value: playerName() });
    this.name.addEventListener("change", () => saveName(this.name.value.trim()));
    this.name.addEventListener("input", () => this.showProblem(""));
    this.problem = el("p", { class: "field-problem", id: "name-problem", role: "alert" });
    this.made = "";
  }

  /** @param {TableInfo} table */
  show(table) {
    const made = JSON.stringify([table, this.words.lang, this.bots]);
    if (made === this.made) return;
    this.made = made;
    const focus = document.activeElement?.id;
    this.root.replaceChildren(...this.about(table), this.seats(table), this.invitation(table));
    if (focus) document.getElementById(focus)?.focus();
  }

  /** The game, and for a guest what happens next: the page came with it. @param {TableInfo} table @returns {Element[]} */
  about(table) {
    const page = document.getElementById("about-game");
    if (!(page instanceof HTMLTemplateElement)) return [];
    const copy = /** @type {DocumentFragment} */ (page.content.cloneNode(true));
    if (table.you >= 0) for (const part of copy.querySelectorAll("[data-guest]")) part.remove();
    return [...copy.children];
  }

  /**
   * The hint what to do now, for this viewer.
   * @param {TableInfo} table
   * @param {number} open the number of free seats
   */
  hint(table, open) {
    const { words } = this;
    if (open && table.you < 0) return words.say("seats-sit");
    if (open && !table.host) return words.say("seats-wait");
    if (open) return words.say(open === 1 ? "seats-open-one" : "seats-open", { number: open });
    if (table.after) return words.say("seats-back");
    return words.say(table.host ? "seats-full-host" : "seats-full");
  }

  /** The options that differ from the standard. @param {TableInfo} table */
  options({ options, changed }) {
    const { words } = this;
    const items = changed.map((name) => {
      const value = typeof options[name] === "boolean" ? (options[name] ? "True" : "False") : String(options[name]);
      return el(
        "div",
        {},
        el("dt", {}, words.own(`option-${name}`) || name),
        el("dd", {}, words.own(`option-${name}-${value}`) || value),
      );
    });
    return items.length > 0 && el("dl", { class: "table-options" }, ...items);
  }

  /** @param {TableInfo} table */
  seats(table) {
    const { words } = this;
    const open = table.seats.filter((seat) => seat.kind === "open").length;
    const free = table.seats.find((seat) => seat.kind === "open");
    const name = table.you < 0 && free && this.welcome(free.seat);
    return el(
      "section",
      { class: "panel seats", "aria-labelledby": "seats-title" },
      el("h1", { id: "seats-title" }, table.title),
      this.options(table),
      el("p", { class: "hint", role: "status" }, this.hint(table, open)),
      name,
      el("ol", {}, ...table.seats.map((seat) => this.seat(seat, table))),
      table.host &&
        el(
          "button",
          { id: "start", type: "button", class: "button primary", disabled: open > 0, onclick: () => this.ask({ t: "start" }) },
          words.say("start"),
        ),
    );
  }

  /** The name of a guest, and the first free seat for one tap. @param {number} seat */
  welcome(seat) {
    const { words } = this;
    const sit = el("button", { id: "sit", type: "submit", class: "button primary" }, words.say("sit-down"));
    const form = el(
      "form",
      { class: "field" },
      el("label", { for: "name" }, words.say("your-name")),
      el("div", { class: "link-row" }, this.name, sit),
      this.problem,
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.sit(seat);
    });
    return form;
  }

  /**
   * @param {Seat} seat
   * @param {TableInfo} table
   */
  seat(seat, table) {
    const { words } = this;
    const mine = seat.seat === table.you;
    const who = seat.kind === "open" ? words.say("seat-open") : seat.name || words.say("seat-bot");
    const item = el(
      "li",
      { "data-colour": COLOURS[seat.seat % 8], "data-kind": seat.kind },
      shape(SHAPES[seat.seat % 8] ?? ""),
      el("b", {}, who),
    );
    if (mine) item.append(el("span", { class: "muted" }, words.say("you")));
    if (seat.kind === "person" && !seat.connected) item.append(el("span", { class: "muted" }, words.say("away")));
    if (seat.kind === "bot" && !table.host) item.append(el("span", { class: "muted" }, words.level(seat.bot)));
    item.append(el("span", { class: "seat-acts" }, ...this.actions(seat, table, mine)));
    return item;
  }

  /**
   * @param {Seat} seat
   * @param {TableInfo} table
   * @param {boolean} mine
   */
  actions(seat, table, mine) {
    const { words } = this;
    const actions = [];
    if (mine) actions.push(this.button(`stand-${seat.seat}`, words.say("stand"), () => this.ask({ t: "stand" })));
    if (seat.kind === "open") actions.push(this.button(`sit-${seat.seat}`, words.say("sit"), () => this.sit(seat.seat)));
    if (table.host && !mine && (seat.kind !== "person" || !seat.connected)) actions.push(this.kinds(seat));
    return actions;
  }

  /**
   * The host's choice for a seat: open, a bot, or kept for somebody who is away.
   * @param {Seat} seat
   */
  kinds(seat) {
    const { words } = this;
    const label = words.say("seat-for", { number: seat.seat + 1 });
    const select = el("select", { id: `kind-${seat.seat}`, "aria-label": label });
    if (seat.kind === "person") select.append(el("option", { value: "person" }, words.say("seat-kept", { name: seat.name })));
    select.append(el("option", { value: "open" }, words.say("seat-kind-open")));
    for (const bot of this.bots)
      select.append(el("option", { value: `bot:${bot}` }, words.say("bot-level", { level: words.level(bot) })));
    select.value = seat.kind === "bot" ? `bot:${seat.bot}` : seat.kind;
    select.addEventListener("change", () => this.ask({ t: "seat", seat: seat.seat, kind: select.value }));
    return select;
  }

  /**
   * @param {string} id
   * @param {string} text
   * @param {() => void} onclick
   */
  button(id, text, onclick) {
    return el("button", { id, type: "button", class: "button", onclick }, text);
  }

  /** @param {number} seat */
  sit(seat) {
    const name = this.name.value.trim() || playerName();
    if (!name && this.name.isConnected) return this.showProblem(this.words.say("name-missing"));
    saveName(name);
    this.ask({ t: "sit", seat, name: name || this.words.say("anonymous") });
  }

  /** Shows what is wrong with the name; nothing if the problem is empty. @param {string} problem */
  showProblem(problem) {
    setText(this.problem, problem);
    setAttribute(this.name, "aria-invalid", problem ? "true" : null);
    setAttribute(this.name, "aria-describedby", problem ? this.problem.id : null);
    if (problem) this.name.focus();
  }

  /** @param {TableInfo} table */
  invitation(table) {
    const { words } = this;
    const link = new URL(table.link, location.href).href;
    const field = el("input", { type: "text", id: "link", readonly: true, value: link, "aria-label": words.say("link") });
    field.addEventListener("focus", () => field.select());
    const copy = el(
      "button",
      { id: "copy", type: "button", class: "button", onclick: () => this.copy(link, field, copy) },
      words.say("copy"),
    );
    const picture = el("img", { src: `/t/${table.id}/qr.svg`, alt: words.say("qr"), width: 180, height: 180 });
    picture.addEventListener("error", () => picture.remove());
    return el(
      "section",
      { class: "panel invitation", "aria-labelledby": "invite-title" },
      el("h2", { id: "invite-title" }, words.say("invite")),
      el("p", { class: "muted" }, words.say("invite-text")),
      el("div", { class: "link-row" }, field, copy),
      isLocal() ? el("p", { class: "muted" }, words.say("link-local")) : el("div", { class: "qr" }, picture),
    );
  }

  /**
   * @param {string} link
   * @param {HTMLInputElement} field
   * @param {HTMLButtonElement} button
   */
  async copy(link, field, button) {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      field.select();
      document.execCommand("copy");
    }
    button.replaceChildren(icon("check"), this.words.say("copied"));
    setAttribute(button, "data-done", true);
  }
}

/** Whether the address of this page works on this machine only. */
function isLocal() {
  return ["127.0.0.1", "localhost", "[::1]"].includes(location.hostname);
}
