/**
 * Movement: pieces travel from where they were to where they are. The board is already in its new
 * state when a flight begins, so nothing waits for it.
 */

import { el } from "../lib/dom.js";
import { covered, origins, passes } from "./origins.js";

/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("../scene/scene.js").GameEvent} GameEvent */
/** @typedef {import("../board/board.js").Board} Board */
/** @typedef {{x: number, y: number, width: number, height: number, angle: number}} Place the middle of a card, its size, how it lies */
/** @typedef {{place: Place, card: HTMLElement, kind: string, path: string}} Sight what was seen of a piece */
/** @typedef {{pieces: Map<string, Sight>, zones: Map<string, Place>}} Snapshot */
/** @typedef {{animations: Animation[], from: Place, to: Place, moving: Animation, aloft: boolean, end: () => void}} Flight */

const SHORTEST = 170;
const LONGEST = 300;
const STAGGER = 30;
const MOST_STAGGER = 300;
const FADE = 150;
const EASE = "cubic-bezier(.25, .8, .3, 1.03)";

export class Motion {
  /**
   * @param {HTMLElement} layer over everything, where flights are drawn
   * @param {() => boolean} reduced whether less movement is wanted
   */
  constructor(layer, reduced) {
    this.layer = layer;
    this.reduced = reduced;
    /** @type {Map<string, Flight>} */
    this.flights = new Map();
    /** @type {typeof import("./roll.js") | null} how things roll, brought where there is something to roll in */
    this.rolls = null;
  }

  /** @param {Scene} scene */
  async prepare(scene) {
    const rolling = [...scene.zones.values()].some(({ kind }) => kind === "dice" || kind === "cell");
    if (!this.rolls && rolling) this.rolls = await import("./roll.js");
  }

  /** Everything flies twice as fast, when news comes faster than it is shown. */
  rush() {
    for (const { animations } of this.flights.values()) for (const animation of animations) animation.updatePlaybackRate(2);
  }

  /**
   * Where everything is seen now, in the middle of its flight too; what moves in place stops, so that new places can be measured.
   * @param {Board} board
   * @returns {Snapshot}
   */
  look(board) {
    const pieces = new Map();
    const zones = new Map();
    for (const [id, { root, card }] of board.pieces) {
      const place = this.between(id) ?? placeOf(root, card);
      if (place) pieces.set(id, { place, card, kind: root.dataset.kind ?? "", path: pathOf(root) });
    }
    for (const [id, { root }] of board.zones) {
      const box = root.getBoundingClientRect();
      if (box.width)
        zones.set(id, middleOf(box));
    }
    this.land();
    return { pieces, zones };
  }

  /**
   * Moves what has moved since the snapshot.
   * @param {Board} board
   * @param {Snapshot} seen
   * @param {Scene} before
   * @param {Scene} after
   * @param {GameEvent[]} events
   */
  show(board, seen, before, after, events) {
    if (this.reduced()) return this.fade(board, seen, this.rolls?.rolledDice(before, after, events));
    const rate = this.flights.size > 0 ? 2 : 1;
    if (rate > 1) this.rush();
    const passed = passes(after, events);
    const sources = origins(before, after);
    const dice = this.rolls?.rolledDice(before, after, events);
    let turn = 0;
    const delay = () => Math.min(MOST_STAGGER, STAGGER * turn++);
    for (const [id, view] of board.pieces) {
      const to = placeOf(view.root, view.card);
      if (!to) continue;
      const old = seen.pieces.get(id);
      const zone = after.pieces.get(id)?.zone ?? "";
      const handed = seen.zones.get(passed.get(zone) ?? "");
      const source = seen.pieces.get(sources.get(id) ?? "");
      const stayed = old?.path === pathOf(view.root);
      if (old && dice?.has(id)) this.rolls?.tumble(this, board, id, old.place, to);
      else if (handed && (!old || stayed)) this.fly(id, view.card, handed, to, delay(), rate);
      else if (old && !stayed && this.rolls?.roll(this, board, after, events, id, old.place, to)) continue;
      else if (old && stayed && !this.flights.has(id)) this.shift(id, view.card, old.place, to, rate);
      else if (old) this.fly(id, view.card, old.place, to, delay(), rate);
      else if (source)
        this.fly(id, view.card, source.place, to, delay(), rate, turned(source, view.card), seenOf(source, view.card));
      else view.card.animate({ opacity: [0, 1] }, FADE);
    }
    const used = new Set(sources.values());
    for (const [id, sight] of seen.pieces) {
      const piece = before.pieces.get(id);
      if (!piece || board.pieces.has(id) || used.has(id) || covered(after, piece)) continue;
      const next = [...passed].find(([, from]) => from === piece.zone)?.[0];
      this.leave(id, sight, next ? zonePlace(board, next) : null, rate);
    }
  }

  /** Ends what moves in place. */
  land() {
    for (const [id, flight] of this.flights) {
      if (flight.aloft) continue;
      this.flights.delete(id);
      flight.end();
    }
  }

  /** Whether a piece is on its way there already. @param {string} id @param {Place} to */
  goesTo(id, to) {
    const flight = this.flights.get(id);
    return flight !== undefined && near(flight.to, to);
  }

  /**
   * @param {Board} board
   * @param {Snapshot} seen
   * @param {Set<string>} [rolled]
   */
  fade(board, seen, rolled) {
    for (const [id, { root, card }] of board.pieces) {
      const old = seen.pieces.get(id);
      if (!old || old.path !== pathOf(root) || rolled?.has(id)) card.animate({ opacity: [0, 1] }, FADE);
    }
  }

  /**
   * A little way within the same zone: the card itself moves.
   * @param {string} id
   * @param {HTMLElement} card
   * @param {Place} from
   * @param {Place} to
   * @param {number} rate
   */
  shift(id, card, from, to, rate) {
    if (near(from, to)) return;
    const way = { translate: [`${from.x - to.x}px ${from.y - to.y}px`, "0 0"], scale: [from.width / to.width, 1] };
    const moving = card.animate(way, { duration: SHORTEST, easing: EASE, composite: "add" });
    moving.updatePlaybackRate(rate);
    this.keep(id, { animations: [moving], from, to, moving, aloft: false, end: () => moving.cancel() });
  }

  /**
   * From one place to another, over everything else; `back` is shown first, and turned over on the way.
   * @param {string} id
   * @param {HTMLElement} card
   * @param {Place} from
   * @param {Place} to
   * @param {number} delay
   * @param {number} rate
   * @param {HTMLElement | null} [back]
   * @param {HTMLElement} [looks] what is seen on the way
   */
  fly(id, card, from, to, delay, rate, back = null, looks = card) {
    if (this.goesTo(id, to) || (near(from, to) && !back)) return;
    const duration = Math.min(LONGEST, SHORTEST + Math.hypot(to.x - from.x, to.y - from.y) / 5);
    const timing = /** @type {KeyframeAnimationOptions} */ ({ duration, delay, easing: EASE, fill: "backwards" });
    const flight = this.lift(looks, to);
    const moving = flight.animate({ transform: [transform(from, to), `rotate(${to.angle}deg)`] }, timing);
    const hidden = card.animate({ opacity: [0, 0] }, { fill: "forwards" });
    const animations = [moving, hidden];
    if (back) animations.push(...turnOver(flight, back, timing));
    for (const animation of animations) animation.updatePlaybackRate(rate);
    const end = () => {
      for (const animation of animations) animation.cancel();
      flight.remove();
    };
    this.keep(id, { animations, from, to, moving, aloft: true, end });
  }

  /**
   * A piece that is gone: to where it went, if that is known, and out of sight.
   * @param {string} id
   * @param {Sight} sight
   * @param {Place | null} to
   * @param {number} rate
   */
  leave(id, sight, to, rate) {
    const flight = this.lift(sight.card, sight.place);
    const resting = `rotate(${sight.place.angle}deg)`;
    const frames = { transform: [resting, to ? transform(to, sight.place) : resting], opacity: to ? [1, 1, 0] : [1, 0] };
    const moving = flight.animate(frames, { duration: to ? LONGEST : FADE, easing: EASE, fill: "forwards" });
    moving.updatePlaybackRate(rate);
    this.keep(id, {
      animations: [moving],
      from: sight.place,
      to: to ?? sight.place,
      moving,
      aloft: true,
      end: () => flight.remove(),
    });
  }

  /**
   * A copy of a card on the layer of flights.
   * @param {HTMLElement} card
   * @param {Place} place
   */
  lift(card, place) {
    const copy = /** @type {HTMLElement} */ (card.cloneNode(true));
    for (const part of copy.querySelectorAll(".choice-button, .count")) part.remove();
    const owner = /** @type {HTMLElement | null} */ (card.parentElement);
    const { kind, back, badges, liveBadges, id } = owner?.dataset ?? {};
    const traits = { "data-kind": kind, "data-back": back, "data-badges": badges, "data-live-badges": liveBadges };
    const flight = el("div", { class: "flight", ...traits, "data-of": id }, copy);
    flight.style.setProperty("--w", `${place.width}px`);
    flight.style.setProperty("--h", `${place.height}px`);
    flight.style.setProperty("left", `${place.x - place.width / 2}px`);
    flight.style.setProperty("top", `${place.y - place.height / 2}px`);
    this.layer.append(flight);
    return flight;
  }

  /**
   * @param {string} id
   * @param {Flight} flight
   */
  keep(id, flight) {
    this.flights.get(id)?.end();
    this.flights.set(id, flight);
    const over = () => {
      if (this.flights.get(id) !== flight) return;
      this.flights.delete(id);
      flight.end();
    };
    flight.moving.finished.then(over, over);
  }

  /**
   * Where a piece is on its way, if it is.
   * @param {string} id
   * @returns {Place | null}
   */
  between(id) {
    const flight = this.flights.get(id);
    const part = flight?.moving.effect?.getComputedTiming().progress;
    if (!flight || part === null || part === undefined) return null;
    const { from, to } = flight;
    const mix = (/** @type {keyof Place} */ name) => from[name] + (to[name] - from[name]) * part;
    return { x: mix("x"), y: mix("y"), width: mix("width"), height: mix("height"), angle: mix("angle") };
  }
}

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} card
 * @returns {Place | null} null where it is not seen
 */
function placeOf(root, card) {
  const box = card.getBoundingClientRect();
  if (!box.width) return null;
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    width: card.offsetWidth,
    height: card.offsetHeight,
    angle: root.hasAttribute("data-turned") ? 90 : 0,
  };
}

/**
 * @param {Board} board
 * @param {string} id
 */
function zonePlace(board, id) {
  const box = board.zones.get(id)?.root.getBoundingClientRect();
  return box?.width ? middleOf(box) : null;
}

/** A small card in the middle of a zone. @param {DOMRect} box */
function middleOf(box) {
  const width = Math.min(40, box.width);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width, height: width * 1.4, angle: 0 };
}

/** The zones that a piece lies in, so that a zone that moves takes its pieces along. @param {HTMLElement} root */
function pathOf(root) {
  const zone = root.closest(".zone");
  return `${zone?.getAttribute("data-id")} ${zone?.parentElement?.getAttribute("data-id")}`;
}

/** @param {Place} a @param {Place} b */
const near = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) < 2 && Math.abs(a.width - b.width) < 2 && a.angle === b.angle;

/** How something that lies at `to` is made to look as if it lay at `from`. @param {Place} from @param {Place} to */
function transform(from, to) {
  return `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}) rotate(${from.angle}deg)`;
}

/**
 * The other side, if a piece shows another side than its source did.
 * @param {Sight} source
 * @param {HTMLElement} card
 */
function turned(source, card) {
  const side = source.card.querySelector(".reverse");
  return side instanceof HTMLElement && !card.querySelector(".reverse") ? side : null;
}

/**
 * A back flies as the back that it was: which of somebody's backs has come is not known, only from where.
 * @param {Sight} source
 * @param {HTMLElement} card
 */
const seenOf = (source, card) => (source.card.querySelector(".reverse") && card.querySelector(".reverse") ? source.card : card);

/**
 * @param {HTMLElement} flight
 * @param {HTMLElement} back
 * @param {KeyframeAnimationOptions} timing
 */
function turnOver(flight, back, timing) {
  const face = /** @type {HTMLElement} */ (flight.firstElementChild);
  const other = el("div", { class: "card" }, back.cloneNode(true));
  flight.append(other);
  const show = face.animate({ transform: ["rotateY(180deg)", "rotateY(0)"] }, timing);
  const hide = other.animate({ transform: ["rotateY(0)", "rotateY(-180deg)"] }, { ...timing, fill: "both" });
  return [show, hide];
}
