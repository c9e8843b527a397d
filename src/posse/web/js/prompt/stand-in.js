/** The offer to let a bot play for somebody who is gone while everybody waits for them. */

import { el } from "../lib/dom.js";

/** @typedef {import("../lib/words.js").Words} Words */
/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("../net/protocol.js").TableInfo} TableInfo */

/** Milliseconds after which the offer is made: a short break is not worth one. */
const PATIENCE = 4000;

/**
 * The seats of people who are gone and have to act, while the viewer has nothing to do.
 * @param {Scene} scene
 * @param {TableInfo} table
 */
export function absentees(scene, table) {
  if (table.you < 0 || scene.over || scene.players[table.you]?.to_act) return [];
  return table.seats.filter(
    ({ seat, kind, connected, stand_in }) => kind === "person" && !connected && !stand_in && scene.players[seat]?.to_act,
  );
}

export class StandInOffer {
  /**
   * @param {HTMLElement} bar
   * @param {Words} words
   * @param {(message: import("../net/protocol.js").ClientMessage) => Promise<boolean>} ask
   */
  constructor(bar, words, ask) {
    this.words = words;
    this.ask = ask;
    this.root = el("div", { class: "stand-in", role: "status" });
    bar.append(this.root);
    this.made = "";
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /**
   * @param {Scene} scene
   * @param {TableInfo} table
   */
  show(scene, table) {
    const seats = absentees(scene, table);
    const made = JSON.stringify([this.words.lang, seats]);
    if (made === this.made) return;
    this.made = made;
    clearTimeout(this.timer);
    this.root.replaceChildren();
    const wait = Math.max(PATIENCE, ...seats.map((seat) => 1000 * seat.wait));
    if (seats.length) this.timer = setTimeout(() => this.offer(table.game, seats), wait);
  }

  /**
   * @param {string} game
   * @param {import("../board/players.js").Seat[]} seats
   */
  offer(game, seats) {
    const { words } = this;
    const key = seats.length === 1 ? "stand-in-text" : "stand-in-text-more";
    const names = seats.map(({ name }) => name).join(", ");
    const buttons = seats.map(({ seat, name }) =>
      el(
        "button",
        { type: "button", class: "button", "data-seat": seat, onclick: () => this.replace(game, seat) },
        words.say("stand-in", { name }),
      ),
    );
    this.root.replaceChildren(el("p", {}, words.say(key, { names })), el("div", { class: "buttons" }, ...buttons));
  }

  /**
   * @param {string} game
   * @param {number} seat
   */
  async replace(game, seat) {
    const { botsOf } = await import("../net/bots.js");
    const [bot] = await botsOf(game);
    if (bot) this.ask({ t: "stand-in", seat, bot });
  }
}
