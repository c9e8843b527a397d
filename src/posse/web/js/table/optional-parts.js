/** The parts of the table that only some games or moments need: each is loaded when it is needed first. */

import { reducedMotion } from "../lib/storage.js";
import { pointersOf } from "../scene/scene.js";

/** @typedef {import("../scene/scene.js").GameEvent} GameEvent */
/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("../net/protocol.js").TableInfo} TableInfo */
/**
 * @typedef {object} Parts
 * @property {import("./shell.js").Shell} shell
 * @property {import("../board/board.js").Board} board
 * @property {import("../prompt/prompt.js").Prompt} prompt
 * @property {import("../sound/sound.js").Sounds} sounds
 * @property {import("../guide/guide.js").Guide} guide
 * @property {import("../lib/words.js").Words} words
 */

export class OptionalParts {
  /**
   * @param {string} game
   * @param {Parts} parts
   * @param {(message: import("../net/protocol.js").ClientMessage) => Promise<boolean>} request
   */
  constructor(game, parts, request) {
    this.game = game;
    this.parts = parts;
    this.request = request;
    /** @type {Promise<import("./clock.js").Clock> | null} */
    this.clock = null;
    /** @type {Promise<import("../board/pointers.js").Pointers> | null} */
    this.pointers = null;
    /** @type {Promise<import("../prompt/questions.js").Questions> | null} */
    this.questions = null;
    /** @type {Promise<import("./waiting-room.js").WaitingRoom> | null} */
    this.waitingRoom = null;
    /** @type {Promise<import("./game-end.js").GameEnd> | null} */
    this.end = null;
  }

  /** The countdown. @param {import("./change-queue.js").Change} change @param {Scene} scene */
  async showClock({ clock, came }, scene) {
    const { shell, sounds } = this.parts;
    if (!clock && !this.clock) return;
    this.clock ??= import("./clock.js").then(({ Clock }) => new Clock(shell.root, shell.play, sounds));
    (await this.clock).show(clock, came, scene);
  }

  /** What pieces point at. @param {Scene} scene */
  async showPointers(scene) {
    if (!this.pointers && pointersOf(scene).size === 0) return;
    this.pointers ??= import("../board/pointers.js").then(({ Pointers }) => new Pointers(this.parts.board));
    (await this.pointers).show(scene);
  }

  /** The banner of the first event that has one. @param {GameEvent[]} events */
  async showBanner(events) {
    const event = events.find(({ banner }) => banner);
    if (!event?.banner || reducedMotion()) return;
    const { showBanner } = await import("../motion/banner.js");
    showBanner(this.parts.shell.root, event.kind, event.banner);
  }

  /**
   * The buttons for questions about the position.
   * @param {TableInfo} table
   * @param {Scene} scene
   */
  async showQuestions({ questions, status }, scene) {
    if (!questions.length) return;
    this.questions ??= this.loadQuestions(questions);
    const panel = await this.questions;
    panel.show(status === "playing");
    panel.offer(scene.questions);
  }

  /** @param {string[]} questions */
  async loadQuestions(questions) {
    const { Questions } = await import("../prompt/questions.js");
    return new Questions(this.parts.prompt, this.parts.words, questions, (question) => this.request({ t: "ask", question }));
  }

  /** The seats before the start. @param {TableInfo} table */
  async showWaitingRoom(table) {
    this.waitingRoom ??= this.loadWaitingRoom();
    (await this.waitingRoom).show(table);
    this.parts.shell.ready();
  }

  async loadWaitingRoom() {
    const { shell, words } = this.parts;
    const { WaitingRoom } = await import("./waiting-room.js");
    const { botsOf } = await import("../net/bots.js");
    return new WaitingRoom(shell.waiting, words, await botsOf(this.game), this.request);
  }

  /**
   * The score sheet and the rematch.
   * @param {Scene} scene
   * @param {TableInfo} table
   * @param {boolean} late whether the game was over before it was looked at
   */
  async showEnd(scene, table, late) {
    if (!this.end && !scene.over) return;
    this.end ??= import("./game-end.js").then(({ GameEnd }) => new GameEnd(this.parts, this.request));
    (await this.end).show(scene, table, late);
  }

  /** @param {Scene} scene @param {TableInfo | null} table */
  async openHelp(scene, table) {
    const { openHelp } = await import("../dialogs/help.js");
    openHelp(this.parts.words, this.game, scene, this.parts.board.pictures, table?.hotkeys ?? []);
  }
}
