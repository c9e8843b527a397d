/** The layout of the table page: top bar, players, board, log, prompt, tabs and notices. */

import { el, fileAddress, setAttribute, setText } from "../lib/dom.js";
import { placeBeside } from "../lib/placement.js";
import { icon } from "../lib/shapes.js";

/** @typedef {import("../lib/words.js").Words} Words */
/** @typedef {"table" | "others" | "log"} Tab */

const TOOLS = /** @type {const} */ (["undo", "log", "sound", "help", "settings"]);
const TABS = /** @type {const} */ (["table", "others", "log"]);
const LOG_KEY = "posse.log";
/** Pixels: from this width on, the log is open by default. */
const WIDE = 1500;

export class Shell {
  /**
   * @param {HTMLElement} main
   * @param {Record<typeof TOOLS[number] | "skip" | "recap", () => void>} actions
   */
  constructor(main, actions) {
    this.title = el("h1", { class: "game-title" });
    this.status = el("p", { class: "status" });
    this.tools = Object.fromEntries(
      TOOLS.map((name) => [
        name,
        el("button", { type: "button", class: "tool", "data-tool": name, onclick: actions[name] }, icon(name)),
      ]),
    );
    this.offerUndo(false);
    this.strip = el("div", { class: "strip", tabindex: 0, "data-housed": true });
    this.board = el("div", { class: "board", id: "board" });
    this.log = el("div", { class: "log-lines", tabindex: 0, role: "log", "aria-live": "off" });
    this.logTitle = el("h2");
    this.prompt = el("div", { class: "prompt", role: "region", tabindex: -1 });
    this.tabs = TABS.map((tab) => el("button", { type: "button", "data-tab": tab, onclick: () => this.showTab(tab) }));
    this.nav = el("nav", { class: "tabs" }, ...this.tabs);
    this.pace = el(
      "button",
      { type: "button", class: "button pace", hidden: true, onclick: actions.skip },
      el("span"),
      el("kbd", {}, "."),
    );
    this.notices = el("div", { class: "notices", role: "alert" });
    this.flights = el("div", { class: "flights", "aria-hidden": "true" });
    this.waiting = el("div", { class: "waiting", hidden: true });
    const home = el(
      "a",
      { class: "home", href: "/" },
      el("img", { src: fileAddress("/static/mark.svg"), alt: "Posse", width: 32, height: 32 }),
    );
    const bar = el(
      "header",
      { class: "topbar" },
      home,
      this.title,
      this.status,
      el("div", { class: "tools" }, ...Object.values(this.tools)),
    );
    this.recap = el("button", { type: "button", class: "button", onclick: actions.recap });
    const aside = el("aside", { class: "log" }, el("header", {}, this.logTitle, this.recap), this.log);
    this.play = el("div", { class: "play" }, this.strip, this.board, this.pace, aside, this.prompt, this.nav);
    this.root = el("div", { class: "shell" }, bar, this.play, this.waiting);
    main.replaceChildren(this.root, this.notices, this.flights);
    this.showTab("table");
    setAttribute(document.body, "data-log", this.isLogOpen() ? "open" : "closed");
  }

  /** @param {Words} words */
  speak(words) {
    for (const [name, button] of Object.entries(this.tools)) {
      setAttribute(button, "aria-label", words.say(`tool-${name}`));
      setAttribute(button, "title", words.say(`tool-${name}`));
    }
    for (const tab of this.tabs) setText(tab, words.say(`tab-${tab.dataset.tab}`));
    setAttribute(this.nav, "aria-label", words.say("tabs"));
    setAttribute(this.prompt, "aria-label", words.say("prompt"));
    setAttribute(this.board, "aria-label", words.say("board"));
    setAttribute(this.board, "role", "group");
    setAttribute(this.strip, "aria-label", words.say("players"));
    setAttribute(this.strip, "role", "group");
    setAttribute(this.log, "aria-label", words.say("log"));
    setText(this.logTitle, words.say("log"));
    setText(this.recap, words.say("recap"));
  }

  /** Shows the status line, part by part, since small screens leave some out. @param {string} status */
  showStatus(status) {
    if (this.status.textContent !== status)
      this.status.replaceChildren(...status.split(/(?= · )/).map((part) => el("span", {}, part)));
  }

  /** Offers to go on with what others do, which waits to be shown; an empty text offers nothing. @param {string} text */
  offerNext(text) {
    this.pace.hidden = text === "";
    setText(/** @type {Element} */ (this.pace.firstElementChild), text);
  }

  /** @param {boolean} possible */
  offerUndo(possible) {
    if (this.tools.undo) this.tools.undo.disabled = !possible;
  }

  /** The page shows something to act on. */
  ready() {
    this.root.closest("main")?.removeAttribute("aria-busy");
  }

  /** @param {Tab} tab */
  showTab(tab) {
    setAttribute(this.root, "data-tab", tab);
    for (const button of this.tabs) setAttribute(button, "aria-pressed", String(button.dataset.tab === tab));
    this.scrollLog();
  }

  /** Scrolls the log to its newest line. */
  scrollLog() {
    this.log.scrollTop = this.log.scrollHeight;
  }

  /** @param {boolean} on */
  showSound(on) {
    const button = this.tools.sound;
    button?.replaceChildren(icon(on ? "sound" : "mute"));
    if (button) setAttribute(button, "aria-pressed", String(on));
  }

  /** Opens or closes the log. */
  toggleLog() {
    const open = document.body.dataset.log !== "open";
    setAttribute(document.body, "data-log", open ? "open" : "closed");
    if (this.root.dataset.tab === "log") this.showTab("table");
    else if (getComputedStyle(this.nav).display !== "none") this.showTab("log");
    try {
      localStorage.setItem(LOG_KEY, open ? "open" : "closed");
    } catch {
      // without storage it is forgotten
    }
    this.scrollLog();
  }

  isLogOpen() {
    try {
      const kept = localStorage.getItem(LOG_KEY);
      return kept ? kept === "open" : innerWidth >= WIDE;
    } catch {
      return innerWidth >= WIDE;
    }
  }

  /**
   * Shows the ways to the next game and to the score sheet in the prompt bar.
   * @param {HTMLElement} rematch
   * @param {string} text
   * @param {() => void} open
   */
  showEnd(rematch, text, open) {
    const back = el("button", { type: "button", class: "button", onclick: open }, text);
    this.prompt.querySelector(".buttons")?.replaceChildren(rematch, back);
  }

  /**
   * Shows a notice; it disappears after some seconds, unless it lasts.
   * @param {string} text
   * @param {{kind?: string, lasts?: boolean}} [how]
   */
  notify(text, { kind = "warn", lasts = false } = {}) {
    const notice = el("p", { class: `notice ${kind}` }, icon(kind === "good" ? "check" : "warn"), el("span", {}, text));
    setAttribute(notice, "data-lasts", lasts);
    if (!lasts) setTimeout(() => notice.remove(), 6000);
    this.notices.append(notice);
    while (this.notices.children.length > 3) this.notices.firstElementChild?.remove();
    return notice;
  }

  /**
   * Shows a hint where it covers no choice; it stays until it is closed.
   * @param {string} text
   * @param {string} close
   */
  hint(text, close) {
    const button = el("button", { type: "button", class: "button primary", onclick: () => hint.remove() }, close);
    const hint = el("aside", { class: "tip known", role: "status" }, el("p", {}, text), button);
    this.root.append(hint);
    this.placeHint();
  }

  /** Positions the hint near the centre, but not over choices. */
  placeHint() {
    const hint = this.root.querySelector(".tip.known");
    const [left, top] = [innerWidth / 2, innerHeight * 0.4];
    if (hint instanceof HTMLElement) placeBeside(hint, { left, top, right: left, bottom: top }, 8);
  }

  /** Removes notices of errors, after something has worked. */
  clearErrors() {
    for (const notice of this.notices.querySelectorAll(".bad:not([data-lasts])")) notice.remove();
  }
}
