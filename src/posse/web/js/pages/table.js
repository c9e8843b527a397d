/** The table page: creates the parts, and passes them what the server sends and what the viewer does. */

import { Board } from "../board/board.js";
import { Choices } from "../board/choices.js";
import { Fit } from "../board/fit.js";
import { Players } from "../board/players.js";
import { Guide } from "../guide/guide.js";
import { Keyboard } from "../input/keyboard.js";
import { fileAddress, setAttribute, setText } from "../lib/dom.js";
import { isLongPressKnown, reducedMotion, saveLongPressKnown, soundWanted, speed, toggleSound, volume } from "../lib/storage.js";
import { Words } from "../lib/words.js";
import { Motion } from "../motion/motion.js";
import { Connection } from "../net/connection.js";
import { Pictures } from "../pieces/pictures.js";
import { isPlain, Zoom } from "../pieces/zoom.js";
import { Confirmation } from "../prompt/confirm.js";
import { isTurn, Prompt } from "../prompt/prompt.js";
import { applyDiff, EMPTY_SCENE, readScene } from "../scene/scene.js";
import { Sounds } from "../sound/sound.js";
import { Announcer } from "../table/announcer.js";
import { ChangeQueue } from "../table/change-queue.js";
import { LinkNotice } from "../table/link-notice.js";
import { Log } from "../table/log.js";
import { Moves } from "../table/moves.js";
import { OptionalParts } from "../table/optional-parts.js";
import { Shell } from "../table/shell.js";
import { Story } from "../table/story.js";

/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("../table/change-queue.js").Change} Change */
/** @typedef {import("../table/story.js").Position} Position */
/** @typedef {import("../net/protocol.js").TableInfo} TableInfo */

/**
 * What the page came with, so that the table is there before the socket is.
 * @typedef {object} Start
 * @property {import("../net/protocol.js").ServerMessage[]} messages that the socket would begin with
 * @property {import("../pieces/pictures.js").Sizes} pictures
 */

class TablePage {
  /**
   * @param {HTMLElement} main
   * @param {string} id
   * @param {string} game
   * @param {Words} words
   * @param {Start} start
   */
  constructor(main, id, game, words, start) {
    this.id = id;
    this.game = game;
    this.words = words;
    /** @type {Scene} */
    this.scene = EMPTY_SCENE;
    /** @type {TableInfo | null} */
    this.table = null;
    /** The number of the scene that the page came with, which the socket sends once more; -1 after that. */
    this.cameWith = -1;

    const tools = {
      undo: () => this.moves.undo(),
      log: () => this.shell.toggleLog(),
      sound: () => this.toggleSound(),
      help: () => this.optional.openHelp(this.scene, this.table),
      settings: () => this.openSettings(),
      skip: () => this.skip(),
      recap: () => this.toggleRecap(),
      together: () => this.moves.chooseTogether(),
    };
    const request = (/** @type {import("../net/protocol.js").ClientMessage} */ message) => this.moves.request(message);
    const shell = new Shell(main, tools);
    this.shell = shell;
    this.announcer = new Announcer();
    main.append(this.announcer.root);
    this.log = new Log(shell.log);
    this.sounds = new Sounds(volume);
    this.pictures = new Pictures(fileAddress(`/games/${game}/art.svg`), start.pictures);
    this.players = new Players(shell.strip, words, this.pictures, () => this.optional.openScores(this.scene));
    this.board = new Board(shell.board, this.pictures, (zone) => this.players.plateOf(zone));
    this.fit = new Fit(shell.board);
    this.motion = new Motion(shell.flights, reducedMotion);
    this.zoom = new Zoom(this.board, saveLongPressKnown);
    this.choices = new Choices(this.board, words, {
      choose: (option) => this.moves.choose(option),
      hold: (tool) => this.showHeld(tool),
      allows: (option) => !this.prompt.isDead(option),
    });
    const take = (/** @type {import("../scene/scene.js").Option} */ option) =>
      this.choices.take(option, this.choices.placeOf(option));
    this.prompt = new Prompt(shell.prompt, words, take, tools);
    this.confirmation = new Confirmation(this.prompt, (question) => this.announce([question]));
    this.guide = new Guide(game, words, shell.board);
    this.keyboard = new Keyboard(main, {
      ...tools,
      mute: tools.sound,
      zoom: () => this.zoom.toggle(),
      back: () => this.back(),
      take: (number) => this.choices.takeNumber(number),
      press: (key) => this.press(key),
    });
    this.changes = new ChangeQueue(
      (change, still) => this.show(change, still),
      speed,
      () => this.offerNext(),
    );
    this.story = new Story();
    /** @type {import("../motion/replay.js").Replay | null} */
    this.replay = null;
    const link = new LinkNotice(shell, words);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.connection = new Connection(`${scheme}//${location.host}/ws/${id}`, words.lang, {
      onmessage: (message) => this.received(message),
      onlink: (state) => (state === "left" ? location.assign("/") : link.show(state)),
    });
    this.moves = new Moves(this, () => this.scene);
    this.optional = new OptionalParts(game, this, request);
  }

  /** @param {Start} start */
  start({ messages }) {
    this.shell.speak(this.words);
    this.shell.showSound(soundWanted());
    this.connection.connect();
    this.changes.release();
    const [loaded] = performance.getEntriesByType("navigation");
    const came = loaded instanceof PerformanceNavigationTiming ? loaded.responseStart : 0;
    for (const message of messages) {
      this.received(message, came);
      if (message.t === "scene") this.cameWith = message.seq;
    }
    if (this.guide.on) this.guide.load().then(() => this.guide.show(this.scene, []));
    for (const kind of ["online", "offline"]) addEventListener(kind, () => this.connection.wake());
    document.addEventListener("visibilitychange", () => !document.hidden && this.connection.wake());
    new ResizeObserver(() => this.refit()).observe(this.shell.board);
    this.shell.strip.addEventListener("click", () => this.shell.showTab("others"));
    for (const kind of ["click", "keydown"]) this.shell.board.addEventListener(kind, (event) => this.lookThrough(event));
  }

  // -- what the server sends ----------------------------------------------------------

  /** @param {import("../net/protocol.js").ServerMessage} message @param {number} [came] when, by the clock of the page */
  received(message, came = performance.now()) {
    if (message.t === "table") {
      this.table = message.table;
      this.showTable();
    } else if (message.t === "answer") this.optional.questions?.showAnswer(message);
    else if (message.t === "pulse") this.players.pulse(message.rtt);
    else if (message.t === "error") this.moves.report(message);
    else if (message.t === "scene" && message.seq === this.cameWith && !message.clock) this.cameWith = -1;
    else if (message.t === "scene" || message.t === "diff") this.changes.push({ ...message, came });
  }

  showTable() {
    const { table, shell, scene } = this;
    if (!table) return;
    const open = table.status === "open";
    setText(shell.title, table.title);
    shell.waiting.hidden = !open;
    shell.play.hidden = open;
    setAttribute(shell.root, "data-status", table.status);
    if (scene !== EMPTY_SCENE) {
      this.players.show(scene, table.seats);
      this.optional.showStandIn(scene, table);
    }
    this.optional.end?.then(({ rematch }) => rematch.show(table));
    if (open) this.optional.showWaitingRoom(table);
    this.optional.showQuestions(table, scene);
    this.optional.showSeedLabel(table);
  }

  /**
   * @param {Change} change
   * @param {boolean} still without movement and sound
   */
  show(change, still) {
    const before = this.scene;
    const first = before === EMPTY_SCENE;
    this.replay?.stop();
    this.scene = change.t === "scene" ? readScene(change.scene) : applyDiff(before, change.diff);
    const isOwn = this.moves.changed(change) && !change.clock;
    if (first && this.scene.viewer < 0) this.shell.showTab("others");
    const seen = first || still ? null : this.motion.snapshot(this.board);
    const events = change.t === "diff" ? change.events : [];
    this.tell(change, before, events);
    this.showLog(change);
    this.draw(isOwn);
    this.optional.showClock(change, this.scene);
    this.optional.questions?.forget(change.seq);
    if (seen) this.motion.show(this.board, seen, before, this.scene, events);
    if (!still) this.sounds.play(events);
    if (isTurn(this.scene) && !isTurn(before)) this.callToTurn();
    this.keyboard.keepFocus();
    this.guide.show(this.scene, events);
    this.hintLongPress();
    if (this.table) this.optional.showEnd(this.scene, this.table, first);
    this.moves.chooseNext();
  }

  /**
   * Adds a change to the story, and shows its big moments.
   * @param {Change} change
   * @param {Scene} before
   * @param {import("../scene/scene.js").GameEvent[]} events
   */
  tell(change, before, events) {
    const { scene } = this;
    if (change.t === "scene") return this.story.begin(scene, change.log, change.at);
    this.story.add({ scene: before, events: [] }, { scene, events }, change.log, change.at);
    if (!scene.urgent && speed() !== "instant" && !document.hidden) this.optional.showMoments(change.log, before, scene);
  }

  callToTurn() {
    if (document.hidden) this.optional.alertTurn();
    else this.sounds.make("bell", 0.12);
  }

  /** Offers to go on, while there is something to show. */
  offerNext() {
    const { state, waiting } = this.changes;
    const key = state === "stepping" ? "pace-next" : speed() === "normal" ? "pace-skip" : "";
    this.shell.offerNext(waiting.length && key ? this.words.say(key) : "");
  }

  /** @param {Change} change */
  showLog({ t, log: lines }) {
    const whole = t === "scene";
    if (whole) this.log.fill(lines, this.scene.players);
    else this.log.add(lines, this.scene.players);
    this.prompt.showNews(this.story.news);
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
    this.optional.questions?.offer(scene.questions);
    if (this.table) this.optional.showStandIn(scene, this.table);
    shell.showStatus(scene.status);
    setAttribute(shell.root, "data-turn", isTurn(scene));
    shell.offerUndo(this.moves.pending.canUndo);
    this.fit.adjust();
    if (focus instanceof HTMLElement && focus !== document.activeElement && focus.isConnected)
      focus.focus({ preventScroll: true });
    const title = this.table?.title ?? "Posse";
    document.title = isTurn(scene) ? `● ${this.words.say("title-turn")} · ${title}` : title;
    shell.ready();
  }

  /**
   * Draws a position of the past, in which nothing can be done.
   * @param {Position} position
   * @param {Position | null} before
   */
  drawPast({ scene, events }, before) {
    const seen = before && this.motion.snapshot(this.board);
    const past = { ...scene, options: [], prompt: this.words.say("replaying") };
    this.players.show(past, this.table?.seats ?? []);
    this.board.draw(past);
    this.choices.show(past);
    this.prompt.show(past);
    this.fit.adjust();
    if (seen && before) this.motion.show(this.board, seen, before.scene, past, events);
    this.sounds.play(events);
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

  /** Goes on at once with what is being shown; returns whether anything was. */
  skip() {
    return this.replay?.stop() || this.optional.skipMoments() || this.changes.skip();
  }

  /** Steps back from what is open, or goes on with what is being shown; returns whether there was anything. */
  back() {
    return (
      this.choices.back() ||
      this.confirmation.back() ||
      this.optional.callOff() ||
      this.zoom.close() ||
      this.optional.closeRecap() ||
      this.guide.close() ||
      this.skip()
    );
  }

  /** @param {Position[]} positions */
  async showAgain(positions) {
    const { Replay } = await import("../motion/replay.js");
    this.replay ??= new Replay(
      (position, before) => this.drawPast(position, before),
      () => this.draw(),
    );
    this.replay.start(positions);
  }

  toggleRecap() {
    const { lines, positions } = this.story.recap;
    const replay = positions.length > 1 ? () => this.showAgain(positions) : null;
    if (lines.length) this.optional.toggleRecap({ lines, players: this.scene.players, replay });
  }

  /** Takes the option, or asks the question, that has this key. @param {string} key */
  press(key) {
    const option = this.scene.options.find(({ letter }) => letter.toLowerCase() === key.toLowerCase());
    if (option) this.choices.take(option, this.choices.placeOf(option));
    else this.optional.questions?.press(key);
    return option !== undefined;
  }

  /** Opens the list of a pile that may be looked through, by a click or Enter. @param {Event} event */
  lookThrough(event) {
    const root = event.target instanceof Element ? event.target.closest(".piece:not([data-choice])") : null;
    const piece = this.board.pieces.get(root instanceof HTMLElement ? (root.dataset.id ?? "") : "")?.piece;
    if (!piece?.pile.length || (event instanceof KeyboardEvent && event.key !== "Enter") || event.defaultPrevented) return;
    this.zoom.close();
    const zone = this.scene.zones.get(piece.zone)?.label ?? piece.label;
    import("../dialogs/pile.js").then(({ openPile }) => openPile(zone, piece, this.pictures, this.words));
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
    if (!this.guide.tips.length) await this.guide.load();
    openSettings(this.words, {
      speak: (lang) => this.changeLanguage(lang),
      changed: (name) => this.settingChanged(name),
      guide: this.guide.tips.length ? () => this.restartGuide() : null,
      leave: this.table?.status === "playing" && this.table.you >= 0 ? () => this.connection.send({ t: "leave", n: -1 }) : null,
    });
  }

  /** @param {string} name */
  settingChanged(name) {
    this.shell.showSound(soundWanted());
    if (name === "volume") this.sounds.make("glass");
    if (name === "speed") this.changes.skip();
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
    this.guide.tips = [];
    if (this.guide.on) await this.guide.load();
    this.showTable();
  }
}

const { table = "", game = "", lang = "en" } = document.body.dataset;
const main = document.getElementById("table");
/** @type {Start} */
const start = JSON.parse(document.getElementById("page-data")?.textContent ?? "{}");
if (main) Words.load(game, lang).then((words) => new TablePage(main, table, game, words, start).start(start));
