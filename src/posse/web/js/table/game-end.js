/** The end of a game: the score sheet, the rematch, and the way back to both from the prompt bar. */

import { reducedMotion, speed } from "../lib/storage.js";
import { Rematch } from "../prompt/rematch.js";
import { EMPTY_SCENE } from "../scene/scene.js";

/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("../net/protocol.js").TableInfo} TableInfo */
/**
 * @typedef {object} Parts
 * @property {import("./shell.js").Shell} shell
 * @property {import("../sound/sound.js").Sounds} sounds
 * @property {import("../guide/guide.js").Guide} guide
 * @property {import("../lib/words.js").Words} words
 */

/** Milliseconds for which the end is shown on the board before the score sheet comes, and the same where nothing is held. */
const HOLD = 4000;
const PAUSE = 900;

export class GameEnd {
  /**
   * @param {Parts} parts
   * @param {(message: import("../net/protocol.js").ClientMessage) => Promise<boolean>} request
   * @param {() => Promise<import("../motion/stage.js").Stage>} loadStage
   */
  constructor(parts, request, loadStage) {
    this.parts = parts;
    this.loadStage = loadStage;
    this.rematch = new Rematch(parts.words, request);
    this.scene = EMPTY_SCENE;
  }

  /**
   * @param {Scene} scene
   * @param {TableInfo} table
   * @param {boolean} late whether the game was over before it was looked at
   */
  show(scene, table, late) {
    const before = this.scene;
    this.scene = scene;
    this.rematch.show(table);
    if (!scene.over) return;
    this.offerSheet(table);
    if (!before.over) this.open(table, late);
  }

  /**
   * @param {TableInfo} table
   * @param {boolean} late
   */
  async open(table, late) {
    const isWinner = this.scene.places[this.scene.viewer] === 1;
    if (isWinner && !late) this.parts.sounds.make("fanfare", 0.3);
    if (!late && speed() !== "instant") await this.present();
    else if (!late) await new Promise((done) => setTimeout(done, PAUSE));
    if (!document.querySelector(".sheet")) this.openSheet(table);
  }

  /** Shows who has won over the board, after the last big moments. Resolved after a while, a tap or a key. */
  async present() {
    const { scene } = this;
    const { words } = this.parts;
    const stage = await this.loadStage();
    const winners = scene.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    const seat = winners.length === 1 && scene.players.length > 1 ? (winners[0] ?? -1) : -1;
    const moment = { kind: "end", seat, title: scene.prompt, text: words.say("end-next"), brought: [], gain: 0, piece: null };
    stage.show([moment], scene.players, HOLD);
    await stage.over();
  }

  /** Puts the ways to the next game and to the score sheet into the prompt bar, while the sheet is closed. @param {TableInfo} table */
  offerSheet(table) {
    const { shell, words } = this.parts;
    if (!document.querySelector(".sheet"))
      shell.showEnd(this.rematch.root, words.say("sheet-again"), () => this.openSheet(table));
  }

  /** @param {TableInfo} table */
  async openSheet(table) {
    const { guide, words } = this.parts;
    const { openSheet } = await import("../dialogs/score-sheet.js");
    const dialog = openSheet(this.scene, words, { table: table.id, rematch: this.rematch.root, reduced: reducedMotion() });
    guide.place();
    const line = this.scene.share;
    if (line) import("../dialogs/share.js").then(({ shareOn }) => shareOn(dialog, line, words));
    // a closed dialog is gone from the page, so that the way to the next game can go back to the prompt bar
    dialog.addEventListener("close", () => this.offerSheet(table));
  }
}
