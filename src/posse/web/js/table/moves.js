/** The viewer's moves: sends them to the server one at a time, and shows what it refuses. */

import { optionsTogether } from "../prompt/prompt.js";
import { PendingMove } from "./pending-move.js";

/** @typedef {import("../scene/scene.js").Option} Option */
/** @typedef {import("../scene/scene.js").Scene} Scene */
/**
 * @typedef {object} Parts
 * @property {import("../net/connection.js").Connection} connection
 * @property {import("./change-queue.js").ChangeQueue} changes
 * @property {import("./shell.js").Shell} shell
 * @property {import("../board/choices.js").Choices} choices
 * @property {import("../prompt/prompt.js").Prompt} prompt
 * @property {import("../prompt/confirm.js").Confirmation} confirmation
 * @property {import("./optional-parts.js").OptionalParts} optional
 * @property {import("../lib/words.js").Words} words
 */

export class Moves {
  /**
   * @param {Parts} parts
   * @param {() => Scene} scene the scene that is shown
   */
  constructor(parts, scene) {
    this.parts = parts;
    this.scene = scene;
    this.pending = new PendingMove();
  }

  /** An option chosen while a move is under way is carried out after it: in a race, nobody has to wait. @param {Option} option */
  async choose(option) {
    const { confirmation, choices, optional } = this.parts;
    optional.skipMoments();
    if (!confirmation.allows(option)) return choices.show(this.scene());
    if (!(await optional.thinkAgain(option))) return choices.show(this.scene());
    if (!this.pending.accepts(option)) return;
    await this.send(option);
    this.chooseNext();
  }

  /** Takes all options that can be done together, one after the other, as long as no new one comes up. */
  async chooseTogether() {
    let known = new Set(optionsTogether(this.scene()).map(({ move }) => move));
    for (let at = -1; this.pending.at !== at && this.pending.phase === "idle"; ) {
      const options = optionsTogether(this.scene());
      const [next] = options;
      if (!next || !options.every(({ move }) => known.has(move))) return;
      known = new Set(options.map(({ move }) => move));
      at = this.pending.at;
      await this.choose(next);
    }
  }

  /** @param {Option} option */
  async send(option) {
    const { connection, changes, shell, prompt } = this.parts;
    const { at } = this.pending;
    this.pending.send(option);
    prompt.disable(option);
    const answer = await connection.ask({ t: "move", move: option.move, at });
    if (answer.t === "ok") {
      if (this.pending.at === at) changes.flush(at);
      this.pending.answer();
      return shell.clearErrors();
    }
    changes.flush();
    // a move that is no longer offered came too late: the new prompt says so
    if (this.scene().options.some(({ move }) => move === option.move)) this.report(answer);
    this.offerAgain();
  }

  async undo() {
    if (!this.pending.acceptsUndo()) return;
    this.pending.send(null);
    const answer = await this.parts.connection.ask({ t: "undo", at: this.pending.at });
    this.parts.changes.flush();
    if (answer.t === "ok") this.pending.answer();
    else {
      this.report(answer);
      this.offerAgain();
    }
    this.chooseNext();
  }

  /** A change is shown; returns whether the viewer has made it. @param {import("./change-queue.js").Change} change */
  changed({ at, undo }) {
    const isOwn = at !== this.pending.at;
    this.pending.show(at, undo);
    return isOwn;
  }

  /** Carries out the option chosen meanwhile. */
  chooseNext() {
    const next = this.pending.takeNext(this.scene().options);
    if (next) this.choose(next);
  }

  offerAgain() {
    const { choices, prompt } = this.parts;
    this.pending.refuse();
    choices.show(this.scene());
    prompt.show(this.scene());
  }

  /**
   * Asks for something that is no move; whether it was done.
   * @param {import("../net/protocol.js").ClientMessage} message
   */
  async request(message) {
    const answer = await this.parts.connection.ask(message);
    this.parts.shell.clearErrors();
    if (answer.t === "error") this.report(answer);
    return answer.t === "ok";
  }

  /** Shows an error. @param {import("../net/protocol.js").ErrorMessage} answer */
  report(answer) {
    const { shell, words } = this.parts;
    shell.notify(answer.text || words.say(answer.code === "offline" ? "lost" : "error"), { kind: "bad" });
  }
}
