/** The parts of the table that only some games or moments need: each is loaded when it is needed first. */

import { Pointers } from "../board/pointers.js";
import { reducedMotion, settings } from "../lib/storage.js";
import { Questions } from "../prompt/questions.js";
import { pointersOf } from "../scene/scene.js";
import { BIG } from "./story.js";

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
    /** @type {Promise<import("../motion/stage.js").Stage> | null} */
    this.stage = null;
    /** @type {Promise<import("../prompt/stand-in.js").StandInOffer> | null} */
    this.standIn = null;
    /** @type {Promise<import("../prompt/second-thought.js").SecondThought> | null} */
    this.thought = null;
    /** @type {Promise<import("./recap.js").Recap> | null} */
    this.recap = null;
    /** @type {Pointers | null} */
    this.pointers = null;
    /** @type {Questions | null} */
    this.questions = null;
    /** @type {Promise<import("./waiting-room.js").WaitingRoom> | null} */
    this.waitingRoom = null;
    /** @type {Promise<import("./game-end.js").GameEnd> | null} */
    this.end = null;
    /** @type {Promise<import("./seed-label.js").SeedLabel> | null} */
    this.seedLabel = null;
  }

  /** That the host has chosen the seed, told to everybody else; that of a series is everybody's. @param {TableInfo} table */
  async showSeedLabel({ seeded, series, host }) {
    if (!seeded || series || host) return;
    this.seedLabel ??= this.loadSeedLabel();
    (await this.seedLabel).speak(this.parts.words);
  }

  async loadSeedLabel() {
    const { SeedLabel } = await import("./seed-label.js");
    return new SeedLabel(this.parts.shell.status);
  }

  /** The countdown. @param {import("./change-queue.js").Change} change @param {Scene} scene */
  async showClock({ clock, came }, scene) {
    const { shell, sounds } = this.parts;
    if (!clock && !this.clock) return;
    this.clock ??= import("./clock.js").then(({ Clock }) => new Clock(shell.root, shell.play, sounds));
    (await this.clock).show(clock, came, scene);
  }

  /** What pieces point at. @param {Scene} scene */
  showPointers(scene) {
    if (!this.pointers && pointersOf(scene).size === 0) return;
    this.pointers ??= new Pointers(this.parts.board);
    this.pointers.show(scene);
  }

  /**
   * The big moments of a change.
   * @param {import("../scene/scene.js").LogLine[]} log
   * @param {Scene} before
   * @param {Scene} after
   */
  async showMoments(log, before, after) {
    if (!log.some(({ rank }) => rank === BIG)) return;
    const { momentsOf } = await import("../motion/moments.js");
    (await this.loadStage()).show(momentsOf(log, before, after), after.players);
  }

  /** The offer to let a bot play for somebody who is away. @param {Scene} scene @param {TableInfo} table */
  async showStandIn(scene, table) {
    const { shell, words } = this.parts;
    const away = table.seats.some(({ kind, connected, seat }) => kind === "person" && !connected && seat !== table.you);
    if (!away && !this.standIn) return;
    this.standIn ??= import("../prompt/stand-in.js").then(
      ({ StandInOffer }) => new StandInOffer(shell.prompt, words, this.request),
    );
    (await this.standIn).show(scene, table);
  }

  /** Whether an option is taken that could not be taken back. @param {import("../scene/scene.js").Option} option */
  async thinkAgain(option) {
    if (!option.final && !this.thought) return true;
    this.thought ??= import("../prompt/second-thought.js").then(
      ({ SecondThought }) => new SecondThought(this.parts.prompt, this.parts.words),
    );
    return (await this.thought).allows(option);
  }

  /** Calls off an option that is about to be taken; returns whether there was one. */
  callOff() {
    const { asking } = this.parts.prompt;
    this.thought?.then((thought) => thought.back());
    return asking && this.thought !== null;
  }

  loadStage() {
    const { shell, board } = this.parts;
    this.stage ??= import("../motion/stage.js").then(({ Stage }) => new Stage(shell.root, board.pictures, reducedMotion));
    return this.stage;
  }

  /** Ends the moment that is shown; returns whether there was one. */
  skipMoments() {
    const shown = document.querySelector(".stage") !== null;
    this.stage?.then((stage) => stage.skip());
    return shown;
  }

  /** Tells somebody who looks elsewhere that it is their turn. */
  async alertTurn() {
    const { sounds, words } = this.parts;
    sounds.make("bell", 0, true);
    if (settings().alerts !== "on") return;
    const { notify } = await import("./alerts.js");
    notify(words.say("title-turn"), this.parts.shell.title.textContent ?? "");
  }

  /** What has happened since the last turn. @param {import("./recap.js").About} about */
  async toggleRecap(about) {
    this.recap ??= import("./recap.js").then(({ Recap }) => new Recap(this.parts.shell, this.parts.words));
    (await this.recap).toggle(about);
  }

  /** Closes the list of what has happened; returns whether it was open. */
  closeRecap() {
    const open = document.querySelector(".recap") !== null;
    this.recap?.then((recap) => recap.close());
    return open;
  }

  /**
   * The buttons for questions about the position.
   * @param {TableInfo} table
   * @param {Scene} scene
   */
  showQuestions({ questions, status }, scene) {
    if (!questions.length) return;
    const { prompt, words } = this.parts;
    this.questions ??= new Questions(prompt, words, questions, (question) => this.request({ t: "ask", question }));
    this.questions.show(status === "playing");
    this.questions.offer(scene.questions);
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
    this.end ??= import("./game-end.js").then(({ GameEnd }) => new GameEnd(this.parts, this.request, () => this.loadStage()));
    (await this.end).show(scene, table, late);
  }

  /** The score so far. @param {Scene} scene */
  async openScores(scene) {
    if (!scene.sheet.length) return;
    const { openScores } = await import("../dialogs/score-sheet.js");
    openScores(scene, this.parts.words);
  }

  /** @param {Scene} scene @param {TableInfo | null} table */
  async openHelp(scene, table) {
    const { openHelp } = await import("../dialogs/help.js");
    openHelp(this.parts.words, this.game, scene, this.parts.board.pictures, table?.hotkeys ?? []);
  }
}
