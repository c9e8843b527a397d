/** The plates of the players: name, shape and colour, score, counts, connection, bot, and whose turn it is. */

import { el, setAttribute, setChildren, setText } from "../lib/dom.js";
import { icon, shape } from "../lib/shapes.js";
import { chip, kindsOf } from "../pieces/piece.js";
import { readBadges } from "../scene/scene.js";

/** @typedef {import("../scene/scene.js").Player} Player */
/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("../scene/scene.js").Zone} Zone */
/** @typedef {import("../lib/words.js").Words} Words */
/** @typedef {import("../pieces/pictures.js").Pictures} Pictures */
/** @typedef {import("../net/protocol.js").SeatInfo} Seat */

/** Milliseconds of round trip above which a connection is slow. */
const SLOW = 150;

/** A player's plate, at the head of their area or in the strip. */
class Plate {
  /**
   * @param {Pictures} pictures
   * @param {(event: Event) => void} scores shows what the scores are made of
   */
  constructor(pictures, scores) {
    this.pictures = pictures;
    this.name = el("span", { class: "player-name" });
    this.title = el("span", { class: "player-title" });
    this.signs = el("span", { class: "player-signs" });
    this.counts = el("span", { class: "player-counts" });
    this.badges = el("span", { class: "player-badges" });
    this.score = el("button", { type: "button", class: "player-score", onclick: scores });
    this.pulse = el("span", { class: "player-pulse" });
    this.emblem = el("span", { class: "emblem" });
    this.root = el(
      "div",
      { class: "plate" },
      this.emblem,
      this.name,
      this.signs,
      this.badges,
      this.title,
      this.pulse,
      this.counts,
      this.score,
    );
  }

  /**
   * @param {Player} player
   * @param {Seat | undefined} seat
   * @param {boolean} mine
   * @param {Words} words
   */
  draw(player, seat, mine, words) {
    setAttribute(this.root, "data-colour", player.colour);
    setAttribute(this.root, "data-acts", player.to_act);
    setAttribute(this.root, "data-mine", mine);
    if (this.emblem.dataset.shape !== player.shape) {
      this.emblem.dataset.shape = player.shape;
      this.emblem.replaceChildren(shape(player.shape));
    }
    setText(this.name, player.name);
    setText(this.title, [player.title, seat?.stand_in ? words.say("bot-plays") : ""].filter(Boolean).join(" · "));
    const { score } = player;
    setText(this.score, score === null ? "" : String(score));
    const points = score === null ? null : words.say("points", { number: score });
    setAttribute(this.score, "title", points);
    setAttribute(this.score, "aria-label", points && words.say("pair", { what: player.name, more: points }));
    this.score.hidden = score === null;
    this.drawCounts(player);
    this.drawBadges(player);
    this.drawSigns(player, seat, words);
  }

  /** Shows the round trip time to this player. @param {number | null | undefined} ms */
  showPulse(ms) {
    setText(this.pulse, typeof ms === "number" && ms >= 1 ? `${Math.round(ms)} ms` : "");
    setAttribute(this.pulse, "data-slow", typeof ms === "number" && ms > SLOW);
  }

  /** @param {Player} player */
  drawBadges({ badges }) {
    const made = JSON.stringify([badges, this.pictures.known.size]);
    if (this.badges.dataset.made === made) return;
    this.badges.dataset.made = made;
    const read = readBadges(badges);
    const drawn = read.map((badge) => {
      const { label } = badge;
      return el("span", { role: "img", "aria-label": label, title: label }, chip(badge, this.pictures));
    });
    setAttribute(this.root, "data-badges", kindsOf(read));
    this.badges.replaceChildren(...drawn);
  }

  /** @param {Player} player */
  drawCounts(player) {
    const made = JSON.stringify(player.counts);
    if (this.counts.dataset.made === made) return;
    this.counts.dataset.made = made;
    const items = player.counts.map(([label, number]) =>
      el("span", { class: "player-count", "data-zero": number === 0 }, el("b", {}, String(number)), ` ${label}`),
    );
    this.counts.replaceChildren(...items);
  }

  /**
   * @param {Player} player
   * @param {Seat | undefined} seat
   * @param {Words} words
   */
  drawSigns(player, seat, words) {
    const away = seat?.kind === "person" && !seat.connected;
    const made = `${seat?.kind} ${seat?.bot} ${seat?.stand_in} ${away} ${player.to_act} ${words.lang}`;
    if (this.signs.dataset.made === made) return;
    this.signs.dataset.made = made;
    const signs = [];
    if (seat?.kind === "bot") signs.push(sign("bot", words.say("bot-level", { level: words.level(seat.bot) })));
    if (seat?.stand_in) signs.push(sign("bot", words.say("stands-in", { level: words.level(seat.stand_in) })));
    if (away) signs.push(sign("away", words.say("away")));
    if (player.to_act)
      signs.push(el("span", { class: "acts", role: "img", "aria-label": words.say("acts"), title: words.say("acts") }, "●"));
    this.signs.replaceChildren(...signs);
  }
}

/**
 * @param {string} name
 * @param {string} label
 */
const sign = (name, label) => el("span", { class: "sign", role: "img", "aria-label": label, title: label }, icon(name));

export class Players {
  /**
   * @param {HTMLElement} strip for the players without an area on the board, and for small screens
   * @param {Words} words
   * @param {Pictures} pictures
   * @param {() => void} scores shows what the scores are made of
   */
  constructor(strip, words, pictures, scores) {
    this.strip = strip;
    this.words = words;
    this.pictures = pictures;
    /** @param {Event} event */
    this.scores = (event) => {
      event.stopPropagation();
      scores();
    };
    /** @type {Plate[]} */
    this.plates = [];
    /** @type {Plate[]} */
    this.small = [];
  }

  /**
   * @param {Scene} scene
   * @param {Seat[]} seats
   */
  show(scene, seats) {
    scene.players.forEach((player, i) => {
      for (const plates of [this.plates, this.small]) {
        plates[i] ??= new Plate(this.pictures, this.scores);
        plates[i].draw(player, seats[player.seat], player.seat === scene.viewer, this.words);
      }
    });
    setChildren(
      this.strip,
      this.small.slice(0, scene.players.length).map((plate) => plate.root),
    );
    const housed = scene.players.every(({ seat }) =>
      [...scene.zones.values()].some((zone) => !zone.inside && zone.owner === seat),
    );
    setAttribute(this.strip, "data-housed", housed);
    setAttribute(this.strip, "data-players", scene.players.length);
  }

  /** @param {(number | null)[]} times round trips by seat */
  pulse(times) {
    for (const plates of [this.plates, this.small]) plates.forEach((plate, seat) => plate.showPulse(times[seat]));
  }

  /** The plate at the head of a zone that is somebody's. @param {Zone} zone */
  plateOf(zone) {
    return this.plates[zone.owner]?.root ?? null;
  }
}
