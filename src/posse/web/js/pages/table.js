/** The table: brings the parts together and keeps them in step with what the server says. */

import { StandInOffer } from "../prompt/stand-in.js";
import { Rematch } from "../prompt/rematch.js";
import { Board } from "../board/board.js";
import { Choices } from "../board/choices.js";
import { setAttribute, setText } from "../lib/dom.js";
import { Fit } from "../board/fit.js";
import { Confirmation } from "../prompt/confirm.js";
import { Guide } from "../guide/guide.js";
import { Keyboard } from "../input/keyboard.js";
import { Announcer } from "../table/announcer.js";
import { Log } from "../table/log.js";
import { Motion } from "../motion/motion.js";
import { Connection } from "../net/connection.js";
import { isLongPressKnown, saveStartedTable, saveLongPressKnown } from "../lib/storage.js";
import { Pictures } from "../pieces/pictures.js";
import { Players } from "../board/players.js";
import { Prompt, isTurn } from "../prompt/prompt.js";
import { EMPTY_SCENE, applyDiff, isOver, pointersOf, readScene } from "../scene/scene.js";
import { openSettings, reducedMotion, soundWanted, toggleSound } from "../dialogs/settings.js";
import { Shell } from "../table/shell.js";
import { Sounds } from "../sound/sound.js";
import { Words } from "../lib/words.js";
import { Zoom, isPlain } from "../pieces/zoom.js";

/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("../scene/scene.js").Option} Option */
/** @typedef {import("../scene/scene.js").GameEvent} GameEvent */
/** @typedef {import("../scene/scene.js").LogLine} LogLine */
/** @typedef {import("../net/connection.js").Message} Message */
/** @typedef {import("../table/waiting-room.js").TableInfo} TableInfo */

/** Milliseconds that a change has to itself before the next is shown, and when several wait. */
const PACE = 140;
const FAST = 40;
/** With more changes waiting than this, only the last is worth seeing. */
const MOST_WAITING = 8;
/** Milliseconds that the first scene waits for its pictures, so that it is not drawn twice. */
const PATIENCE = 1500;

class TablePage {
  /**
   * @param {HTMLElement} main
   * @param {string} id
   * @param {string} game
   * @param {Words} words
   */
  constructor(main, id, game, words) {
    this.id = id;
    this.game = game;
    this.words = words;
    /** @type {Scene} */
    this.scene = EMPTY_SCENE;
    /** @type {TableInfo | null} */
    this.table = null;
    /** How many answers this seat has given, as far as is known. */
    this.at = 0;
    this.canUndo = false;
    /** @type {Message[]} changes that are not shown yet */
    this.queue = [];
    /** Whether what comes waits: for what was shown last to be seen, at first for the pictures. */
    this.pause = true;
    this.busy = false;
    /** Whether the server has not yet answered. */
    this.asking = false;
    /** @type {Option | null} what it was asked for last */
    this.doing = null;
    /** @type {Option | null} what was chosen meanwhile */
    this.then = null;
    this.ended = false;
    /** @type {HTMLElement | null} */
    this.lost = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.worry = undefined;

    this.shell = new Shell(main, {
      undo: () => this.undo(),
      log: () => this.shell.foldLog(),
      sound: () => this.mute(),
      help: () => this.help(),
      settings: () => this.settings(),
    });
    this.announcer = new Announcer();
    main.append(this.announcer.root);
    this.pictures = new Pictures(`/games/${game}/art.svg`);
    this.players = new Players(this.shell.strip, words);
    this.board = new Board(this.shell.board, this.pictures, (zone) => this.players.plateOf(zone));
    this.fit = new Fit(this.shell.board);
    this.motion = new Motion(this.shell.flights, reducedMotion);
    this.zoom = new Zoom(this.board, saveLongPressKnown);
    this.choices = new Choices(this.board, words, (option) => this.choose(option));
    this.prompt = new Prompt(this.shell.prompt, words, (option) => this.choices.take(option, this.choices.placeOf(option)));
    this.confirmation = new Confirmation(this.prompt, words, (question) => this.announcer.announce([question], this.scene.prompt));
    this.standIn = new StandInOffer(this.shell.prompt, words, (message) => this.request(message));
    this.rematch = new Rematch(words, (message) => this.request(message));
    this.log = new Log(this.shell.log);
    this.sounds = new Sounds(soundWanted);
    /** @type {Promise<import("../table/clock.js").Clock> | null} */
    this.clock = null;
    /** @type {Promise<import("../board/pointers.js").Pointers> | null} */
    this.pointers = null;
    /** @type {Promise<import("../table/waiting-room.js").WaitingRoom> | null} */
    this.waitingRoom = null;
    /** @type {Promise<import("../prompt/questions.js").Questions> | null} */
    this.questions = null;
    this.guide = new Guide(game, words, this.shell.board);
    this.keyboard = new Keyboard(main, {
      undo: () => this.undo(),
      mute: () => this.mute(),
      log: () => this.shell.foldLog(),
      zoom: () => this.zoom.toggle(),
      help: () => this.help(),
      back: () => this.choices.back() || this.confirmation.back() || this.zoom.close() || this.guide.close(),
      take: (number) => this.choices.takeNumber(number),
      press: (key) => this.press(key),
    });
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.net = new Connection(`${scheme}//${location.host}/ws/${id}`, words.lang, {
      onmessage: (message) => this.received(message),
      onlink: (link) => this.linked(link),
    });
  }

  start() {
    this.shell.speak(this.words);
    this.shell.showSound(soundWanted());
    this.net.connect();
    const patience = new Promise((done) => setTimeout(done, PATIENCE));
    Promise.race([this.pictures.load().then(() => this.redraw()), patience]).then(() => this.next());
    this.guide.load().then(() => this.guide.show(this.scene, []));
    addEventListener("online", () => this.net.wake());
    document.addEventListener("visibilitychange", () => !document.hidden && this.net.wake());
    new ResizeObserver(() => this.refit()).observe(this.shell.board);
    this.shell.strip.addEventListener("click", () => this.shell.turn("others"));
  }

  // -- what the server says ---------------------------------------------------------

  /** @param {Message} message */
  received(message) {
    if (message.t === "table") {
      this.table = message.table;
      this.showTable();
    } else if (message.t === "answer") this.questions?.then((questions) => questions.tell(message));
    else if (message.t === "pulse") this.players.pulse(message.rtt ?? []);
    else if (message.t === "error") this.shell.notify(message.text || this.words.say("error"), { kind: "bad" });
    else {
      this.queue.push({ ...message, came: performance.now() });
      if (!this.pause) this.next();
    }
  }

  /** Shows the next change; a little later the one after it, so that each can be seen. */
  next() {
    this.pause = false;
    const hurry = document.hidden || this.queue.length > MOST_WAITING;
    do {
      const message = this.queue.shift();
      if (!message) return;
      this.show(message, hurry && this.queue.length > 0);
    } while (hurry && this.queue.length > 0);
    this.pause = true;
    setTimeout(() => this.next(), this.queue.length > 1 ? FAST : PACE);
  }

  /** Shows all that waits at once: somebody acts, and must see what is true. */
  catchUp() {
    while (this.queue.length) this.show(/** @type {Message} */ (this.queue.shift()), this.queue.length > 0);
  }

  /**
   * @param {Message} message a `scene` or a `diff`
   * @param {boolean} still without movement
   */
  show(message, still) {
    const before = this.scene;
    const whole = message.t === "scene";
    const first = before === EMPTY_SCENE;
    this.scene = whole ? readScene(message.scene) : applyDiff(before, message.diff);
    if ((message.at ?? this.at) !== this.at) this.doing = null; // done: the same once more is another answer
    this.at = message.at ?? this.at;
    this.canUndo = Boolean(message.undo);
    this.busy = false;
    /** @type {GameEvent[]} */
    const events = message.events ?? [];
    /** @type {LogLine[]} */
    const lines = message.log ?? [];
    if (first) this.motion.prepare(this.scene);
    if (first && this.scene.viewer < 0) this.shell.turn("others");
    const seen = first || still ? null : this.motion.look(this.board);
    if (whole) this.log.fill(lines, this.scene.players);
    else this.log.add(lines, this.scene.players);
    this.prompt.tell(this.log.last);
    this.draw();
    this.showClock(message);
    this.questions?.then((questions) => questions.forget(message.seq));
    if (seen) this.motion.show(this.board, seen, before, this.scene, events);
    if (!still) {
      this.sounds.play(events);
      this.showBanner(events);
    }
    if (isTurn(this.scene) && !isTurn(before)) this.sounds.make("bell", 0.12);
    this.announcer.announce(whole ? [] : lines.map(({ text }) => text), this.scene.prompt);
    this.keyboard.hold();
    this.guide.show(this.scene, events);
    this.hint();
    if (isOver(this.scene)) this.end(first);
    else this.ended = false;
    this.goOn();
  }

  draw() {
    const { scene, shell } = this;
    const focus = document.activeElement;
    this.players.show(scene, this.table?.seats ?? []);
    this.board.draw(scene);
    this.choices.show(scene);
    this.showPointers();
    this.prompt.show(scene);
    this.questions?.then((questions) => questions.offer(scene.questions));
    if (this.table) this.standIn.show(scene, this.table);
    shell.tell(scene.status);
    setAttribute(shell.root, "data-turn", isTurn(scene));
    const undo = shell.tools.undo;
    if (undo) undo.disabled = !this.canUndo;
    this.fit.adjust();
    if (focus instanceof HTMLElement && focus !== document.activeElement && focus.isConnected)
      focus.focus({ preventScroll: true });
    document.title = (isTurn(scene) ? "● " : "") + (this.table?.title ?? "Posse");
    shell.root.closest("main")?.removeAttribute("aria-busy");
  }

  /** The countdown, brought only where one runs. @param {Message} message */
  async showClock({ clock, came }) {
    if (!clock && !this.clock) return;
    this.clock ??= import("../table/clock.js").then(({ Clock }) => new Clock(this.shell.root, this.shell.play, this.sounds));
    (await this.clock).show(clock, came, this.scene);
  }

  /** What pieces point at, brought only where they do. */
  async showPointers() {
    if (!this.pointers && pointersOf(this.scene).size === 0) return;
    this.pointers ??= import("../board/pointers.js").then(({ Pointers }) => new Pointers(this.board));
    (await this.pointers).show(this.scene);
  }

  /** What is more than an event: one that has a text `web-banner-KIND`. @param {GameEvent[]} events */
  async showBanner(events) {
    const kind = events.find((event) => this.words.find(`banner-${event.kind}`))?.kind;
    if (kind === undefined || reducedMotion()) return;
    const { showBanner } = await import("../motion/banner.js");
    showBanner(this.shell.root, kind, this.words.find(`banner-${kind}`));
  }

  redraw() {
    this.board.redraw();
    this.showPointers();
  }

  refit() {
    if (this.scene === EMPTY_SCENE) return;
    this.fit.adjust();
    this.guide.place();
    this.shell.placeHint();
  }

  showTable() {
    const { table, shell } = this;
    if (!table) return;
    const open = table.status === "open";
    setText(shell.title, table.title);
    shell.waiting.hidden = !open;
    shell.play.hidden = open;
    setAttribute(shell.root, "data-status", table.status);
    if (table.series && table.status === "playing") saveStartedTable(this.game, table.series, this.id);
    this.rematch.show(table);
    if (this.scene !== EMPTY_SCENE) {
      this.players.show(this.scene, table.seats);
      this.standIn.show(this.scene, table);
    }
    if (open) this.showWaitingRoom();
    if (table.questions?.length) this.showQuestions(table.questions);
  }

  /** What can be asked, brought only where a game answers. @param {string[]} questions */
  async showQuestions(questions) {
    this.questions ??= import("../prompt/questions.js").then(async ({ Questions, styled }) => {
      await styled;
      return new Questions(this.prompt, this.words, questions, (question) => this.request({ t: "ask", question }));
    });
    const panel = await this.questions;
    panel.show(this.table?.status === "playing");
    panel.offer(this.scene.questions);
  }

  async showWaitingRoom() {
    this.waitingRoom ??= this.openWaitingRoom();
    const room = await this.waitingRoom;
    if (this.table) room.show(this.table);
    this.shell.root.closest("main")?.removeAttribute("aria-busy");
  }

  /** The room to wait in, brought only where somebody waits. */
  async openWaitingRoom() {
    const { WaitingRoom, styled } = await import("../table/waiting-room.js");
    const { botsOf } = await import("../net/bots.js");
    await styled;
    return new WaitingRoom(this.shell.waiting, this.words, await botsOf(this.game), (message) => this.request(message));
  }

  /** @param {import("../net/connection.js").Link} link */
  linked(link) {
    clearTimeout(this.worry);
    setAttribute(this.shell.root, "data-link", link);
    if (link === "open") {
      this.lost?.remove();
      this.lost = null;
    } else if (link === "closed") this.shell.notify(this.words.say("closed"), { kind: "bad", lasts: true });
    // a short break is nobody's business
    else if (!this.lost)
      this.worry = setTimeout(() => (this.lost ??= this.shell.notify(this.words.say("lost"), { lasts: true })), 700);
  }

  // -- what the viewer does ------------------------------------------------------------

  /** @param {string} key */
  press(key) {
    const option = this.scene.options.find(({ verb }) => this.words.find(`hotkey-${verb}`).toLowerCase() === key.toLowerCase());
    if (option) this.choices.take(option, this.choices.placeOf(option));
    else this.questions?.then((questions) => questions.press(key));
    return option !== undefined;
  }

  /** What is chosen while an answer is on its way is done after it: in a race nobody waits. @param {Option} option */
  async choose(option) {
    if (!this.confirmation.allows(option)) return this.choices.show(this.scene);
    if (this.busy || this.asking) {
      if (option !== this.doing) this.then = option;
      return;
    }
    this.doing = option;
    this.asking = true;
    await this.carryOut(option);
    this.asking = false;
    this.goOn();
  }

  /** To what was chosen meanwhile, if it can still be done. */
  goOn() {
    const { then } = this;
    if (!then || this.busy || this.asking) return;
    this.then = null;
    if (this.scene.options.some(({ move, label }) => move === then.move && label === then.label)) this.choose(then);
  }

  /** @param {Option} option */
  async carryOut(option) {
    this.busy = true;
    this.prompt.rest(option);
    const answer = await this.net.ask({ t: "move", move: option.move, at: this.at });
    this.catchUp();
    if (answer.t === "ok") return this.shell.forgive();
    // what is no longer offered was overtaken by others: the new prompt says so
    const offered = this.scene.options.some(({ move }) => move === option.move);
    if (offered) this.refused(answer);
    else this.settle();
  }

  async undo() {
    if (!this.canUndo || this.busy) return;
    this.busy = true;
    const answer = await this.net.ask({ t: "undo", at: this.at });
    if (answer.t === "ok") return this.catchUp();
    this.refused(answer);
  }

  /** @param {Message} answer */
  refused(answer) {
    this.shell.notify(answer.text || this.words.say(answer.code === "offline" ? "lost" : "error"), { kind: "bad" });
    this.catchUp();
    this.settle();
  }

  /** Offers again what can be chosen. */
  settle() {
    this.busy = false;
    this.choices.show(this.scene);
    this.prompt.show(this.scene);
  }

  /** @param {Message} message */
  async request(message) {
    const answer = await this.net.ask(message);
    this.shell.forgive();
    if (answer.t === "error")
      this.shell.notify(answer.text || this.words.say(answer.code === "offline" ? "lost" : "error"), { kind: "bad" });
    return answer.t === "ok";
  }

  async help() {
    const { openHelp } = await import("../dialogs/help.js");
    openHelp(this.words, this.game, this.scene, this.pictures);
  }

  /** Fingers are told once that cards can be read by holding them. */
  hint() {
    this.shell.placeHint();
    if (isLongPressKnown() || this.guide.on || !isTurn(this.scene) || !matchMedia("(hover: none)").matches) return;
    if (isPlain(this.shell.board)) return;
    saveLongPressKnown();
    this.shell.hint(this.words.say("hold"), this.words.say("guide-next"));
  }

  mute() {
    const on = toggleSound();
    this.shell.showSound(on);
    this.announcer.announce([this.words.say(on ? "sound-is-on" : "sound-is-off")], this.scene.prompt);
    if (on) this.sounds.make("glass");
  }

  settings() {
    openSettings(this.words, {
      speak: (lang) => this.speak(lang),
      changed: () => this.shell.showSound(soundWanted()),
      guide: this.guide.tips.length ? () => this.guideAgain() : null,
    });
  }

  async guideAgain() {
    await this.guide.restart();
    this.guide.show(this.scene, []);
  }

  /** Another language, in the middle of the game. @param {string} lang */
  async speak(lang) {
    const { texts } = await Words.load(this.game, lang);
    Object.assign(this.words, { lang, texts });
    document.documentElement.lang = lang;
    document.body.dataset.lang = lang;
    this.shell.speak(this.words);
    this.net.speak(lang);
    this.guide.close();
    await this.guide.load();
    this.showTable();
  }

  /** @param {boolean} late whether the game was over before it was looked at */
  end(late) {
    this.offerSheet();
    if (this.ended) return;
    this.ended = true;
    // whatever becomes of the sheet
    if (this.table?.series) import("../practice/started.js").then(({ settleTable }) => settleTable(this.game, this.id));
    const mine = this.scene.places[this.scene.viewer] === 1;
    if (mine && !late) this.sounds.make("fanfare", 0.3);
    setTimeout(() => this.openSheet(), late ? 0 : 900);
  }

  offerSheet() {
    if (!document.querySelector(".sheet"))
      this.shell.showEnd(this.rematch.root, this.words.say("sheet-again"), () => this.openSheet());
  }

  async openSheet() {
    const { styled, openSheet } = await import("../dialogs/score-sheet.js");
    await styled;
    const about = { table: this.id, rematch: this.rematch.root, reduced: reducedMotion() };
    const dialog = openSheet(this.scene, this.words, about);
    this.guide.place();
    const line = this.scene.zones.get("share")?.label;
    if (line) import("../dialogs/share.js").then(({ shareOn }) => shareOn(dialog, line, this.words, this.game));
    // gone from the page by now, so that its way to the next game goes back to the prompt bar
    dialog.addEventListener("close", () => this.offerSheet());
  }
}

const { table = "", game = "", lang = "en" } = document.body.dataset;
const main = document.getElementById("table");
if (main) Words.load(game, lang).then((words) => new TablePage(main, table, game, words).start());
