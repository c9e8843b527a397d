/** The table page: creates the parts, and passes them what the server sends and what the viewer does. */

import { Board } from "../board/board.js";
import { Choices } from "../board/choices.js";
import { Fit } from "../board/fit.js";
import { Players } from "../board/players.js";
import { Guide } from "../guide/guide.js";
import { Keyboard } from "../input/keyboard.js";
import { setAttribute, setText } from "../lib/dom.js";
import { isLongPressKnown, reducedMotion, saveLongPressKnown, soundWanted, toggleSound } from "../lib/storage.js";
import { Words } from "../lib/words.js";
import { Motion } from "../motion/motion.js";
import { Connection } from "../net/connection.js";
import { Pictures } from "../pieces/pictures.js";
import { isPlain, Zoom } from "../pieces/zoom.js";
import { Confirmation } from "../prompt/confirm.js";
import { isTurn, Prompt } from "../prompt/prompt.js";
import { StandInOffer } from "../prompt/stand-in.js";
import { applyDiff, EMPTY_SCENE, readScene } from "../scene/scene.js";
import { Sounds } from "../sound/sound.js";
import { Announcer } from "../table/announcer.js";
import { ChangeQueue } from "../table/change-queue.js";
import { LinkNotice } from "../table/link-notice.js";
import { Log } from "../table/log.js";
import { Moves } from "../table/moves.js";
import { OptionalParts } from "../table/optional-parts.js";
import { Shell } from "../table/shell.js";

/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("../table/change-queue.js").Change} Change */
/** @typedef {import("../net/protocol.js").TableInfo} TableInfo */

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

    const tools = {
      undo: () => this.moves.undo(),
      log: () => this.shell.toggleLog(),
      sound: () => this.toggleSound(),
      help: () => this.optional.openHelp(this.scene, this.table),
      settings: () => this.openSettings(),
    };
    const request = (/** @type {import("../net/protocol.js").ClientMessage} */ message) => this.moves.request(message);
    const shell = new Shell(main, tools);
    this.shell = shell;
    this.announcer = new Announcer();
    main.append(this.announcer.root);
    this.log = new Log(shell.log);
    this.sounds = new Sounds(soundWanted);
    this.pictures = new Pictures(`/games/${game}/art.svg`);
    this.players = new Players(shell.strip, words, this.pictures);
    this.board = new Board(shell.board, this.pictures, (zone) => this.players.plateOf(zone));
    this.fit = new Fit(shell.board);
    this.motion = new Motion(shell.flights, reducedMotion);
    this.zoom = new Zoom(this.board, saveLongPressKnown);
    this.choices = new Choices(this.board, words, {
      choose: (option) => this.moves.choose(option),
      hold: (tool) => this.showHeld(tool),
      allows: (option) => !this.prompt.isDead(option),
    });
    this.prompt = new Prompt(shell.prompt, words, (option) => this.choices.take(option, this.choices.placeOf(option)));
    this.confirmation = new Confirmation(this.prompt, (question) => this.announce([question]));
    this.standIn = new StandInOffer(shell.prompt, words, request);
    this.guide = new Guide(game, words, shell.board);
    this.keyboard = new Keyboard(main, {
      ...tools,
      mute: tools.sound,
      zoom: () => this.zoom.toggle(),
      back: () => this.choices.back() || this.confirmation.back() || this.zoom.close() || this.guide.close(),
      take: (number) => this.choices.takeNumber(number),
      press: (key) => this.press(key),
    });
    this.changes = new ChangeQueue((change, still) => this.show(change, still));
    const link = new LinkNotice(shell, words);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.connection = new Connection(`${scheme}//${location.host}/ws/${id}`, words.lang, {
      onmessage: (message) => this.received(message),
      onlink: (state) => link.show(state),
    });
    this.moves = new Moves(this, () => this.scene);
    this.optional = new OptionalParts(game, this, request);
  }

  start() {
    this.shell.speak(this.words);
    this.shell.showSound(soundWanted());
    this.connection.connect();
    const patience = new Promise((done) => setTimeout(done, PATIENCE));
    Promise.race([this.pictures.load().then(() => this.redraw()), patience]).then(() => this.changes.release());
    this.guide.load().then(() => this.guide.show(this.scene, []));
    addEventListener("online", () => this.connection.wake());
    document.addEventListener("visibilitychange", () => !document.hidden && this.connection.wake());
    new ResizeObserver(() => this.refit()).observe(this.shell.board);
    this.shell.strip.addEventListener("click", () => this.shell.showTab("others"));
  }

  // -- what the server sends ----------------------------------------------------------

  /** @param {import("../net/protocol.js").ServerMessage} message */
  received(message) {
    if (message.t === "table") {
      this.table = message.table;
      this.showTable();
    } else if (message.t === "answer") this.optional.questions?.then((questions) => questions.showAnswer(message));
    else if (message.t === "pulse") this.players.pulse(message.rtt);
    else if (message.t === "error") this.moves.report(message);
    else if (message.t === "scene" || message.t === "diff") this.changes.push({ ...message, came: performance.now() });
  }

  showTable() {
    const { table, shell, scene } = this;
    if (!table) return;
    const open = table.status === "open";
    setText(shell.title, table.title);
    shell.waiting.hidden = !open;
    shell.play.hidden = open;
    setAttribute(shell.root, "data-status", table.status);
    this.motion.prepare(table.motions);
    if (scene !== EMPTY_SCENE) {
      this.players.show(scene, table.seats);
      this.standIn.show(scene, table);
    }
    this.optional.end?.then(({ rematch }) => rematch.show(table));
    if (open) this.optional.showWaitingRoom(table);
    this.optional.showQuestions(table, scene);
  }

  /**
   * @param {Change} change
   * @param {boolean} still without movement and sound
   */
  show(change, still) {
    const before = this.scene;
    const first = before === EMPTY_SCENE;
    this.scene = change.t === "scene" ? readScene(change.scene) : applyDiff(before, change.diff);
    const isOwn = this.moves.changed(change) && !change.clock;
    if (first && this.scene.viewer < 0) this.shell.showTab("others");
    const seen = first || still ? null : this.motion.snapshot(this.board);
    this.showLog(change);
    this.draw(isOwn);
    this.optional.showClock(change, this.scene);
    this.optional.questions?.then((questions) => questions.forget(change.seq));
    const events = change.t === "diff" ? change.events : [];
    if (seen) this.motion.show(this.board, seen, before, this.scene, events);
    if (!still) {
      this.sounds.play(events);
      this.optional.showBanner(events);
    }
    if (isTurn(this.scene) && !isTurn(before)) this.sounds.make("bell", 0.12);
    this.keyboard.keepFocus();
    this.guide.show(this.scene, events);
    this.hintLongPress();
    if (this.table) this.optional.showEnd(this.scene, this.table, first);
    this.moves.chooseNext();
  }

  /** @param {Change} change */
  showLog({ t, log: lines }) {
    const whole = t === "scene";
    if (whole) this.log.fill(lines, this.scene.players);
    else this.log.add(lines, this.scene.players);
    this.prompt.showNews(this.log.last);
    this.announce(whole ? [] : lines.map(({ text }) => text));
  }

  /** @param {boolean} [isOwn] whether what has changed is what the viewer has just done */
  draw(isOwn = false) {
    const { scene, shell } = this;
    const focus = document.activeElement;
    this.players.show(scene, this.table?.seats ?? []);
    this.board.draw(scene);
    this.choices.show(scene);
    this.optional.showPointers(scene);
    this.prompt.show(scene, isOwn);
    this.prompt.hold(this.choices.prompt());
    this.optional.questions?.then((questions) => questions.offer(scene.questions));
    if (this.table) this.standIn.show(scene, this.table);
    shell.showStatus(scene.status);
    setAttribute(shell.root, "data-turn", isTurn(scene));
    shell.offerUndo(this.moves.pending.canUndo);
    this.fit.adjust();
    if (focus instanceof HTMLElement && focus !== document.activeElement && focus.isConnected)
      focus.focus({ preventScroll: true });
    document.title = (isTurn(scene) ? "● " : "") + (this.table?.title ?? "Posse");
    shell.ready();
  }

  /** Draws the pieces again, with their pictures. */
  redraw() {
    this.board.redraw();
    this.optional.showPointers(this.scene);
  }

  refit() {
    if (this.scene === EMPTY_SCENE) return;
    this.fit.adjust();
    this.guide.place();
    this.shell.placeHint();
  }

  /** @param {string[]} lines */
  announce(lines) {
    this.announcer.announce(lines, this.scene.prompt);
  }

  // -- what the viewer does -------------------------------------------------------------

  /** Says what is wanted while a tool is held. @param {string} prompt "" when it is laid down */
  showHeld(prompt) {
    this.prompt.hold(prompt);
    if (prompt) this.announcer.announce([], prompt);
  }

  /** Takes the option, or asks the question, that has this key. @param {string} key */
  press(key) {
    const option = this.scene.options.find(({ letter }) => letter.toLowerCase() === key.toLowerCase());
    if (option) this.choices.take(option, this.choices.placeOf(option));
    else this.optional.questions?.then((questions) => questions.press(key));
    return option !== undefined;
  }

  /** Tells players with a touch screen, once, that holding a card shows it at reading size. */
  hintLongPress() {
    this.shell.placeHint();
    if (isLongPressKnown() || this.guide.on || !isTurn(this.scene) || !matchMedia("(hover: none)").matches) return;
    if (isPlain(this.shell.board)) return;
    saveLongPressKnown();
    this.shell.hint(this.words.say("hold"), this.words.say("guide-next"));
  }

  toggleSound() {
    const on = toggleSound();
    this.shell.showSound(on);
    this.announce([this.words.say(on ? "sound-is-on" : "sound-is-off")]);
    if (on) this.sounds.make("glass");
  }

  async openSettings() {
    const { openSettings } = await import("../dialogs/settings.js");
    openSettings(this.words, {
      speak: (lang) => this.changeLanguage(lang),
      changed: () => this.shell.showSound(soundWanted()),
      guide: this.guide.tips.length ? () => this.restartGuide() : null,
    });
  }

  async restartGuide() {
    await this.guide.restart();
    this.guide.show(this.scene, []);
  }

  /** @param {string} lang */
  async changeLanguage(lang) {
    const { texts } = await Words.load(this.game, lang);
    Object.assign(this.words, { lang, texts });
    document.documentElement.lang = lang;
    document.body.dataset.lang = lang;
    this.shell.speak(this.words);
    this.connection.speak(lang);
    this.guide.close();
    await this.guide.load();
    this.showTable();
  }
}

const { table = "", game = "", lang = "en" } = document.body.dataset;
const main = document.getElementById("table");
if (main) Words.load(game, lang).then((words) => new TablePage(main, table, game, words).start());
