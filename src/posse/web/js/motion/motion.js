/**
 * Animates pieces from their old places to their new ones. The board is already in its new state when an
 * animation begins, so nothing waits for it.
 */

import { el } from "../lib/dom.js";
import { covered, origins, passes } from "./origins.js";
import { roll, rolledDice, tumble } from "./roll.js";

/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("../scene/scene.js").GameEvent} GameEvent */
/** @typedef {import("../board/board.js").Board} Board */
/** @typedef {{x: number, y: number, width: number, height: number, angle: number}} Place the centre of a card, its size and its rotation */
/** @typedef {{place: Place, card: HTMLElement, kind: string, path: string}} Sight a piece as it was drawn */
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
   * @param {HTMLElement} layer over the board, where moving copies of cards are drawn
   * @param {() => boolean} reduced whether less motion is wanted
   */
  constructor(layer, reduced) {
    this.layer = layer;
    this.reduced = reduced;
    /** @type {Map<string, Flight>} */
    this.flights = new Map();
  }

  /** Doubles the speed of all animations, when changes come faster than they are shown. */
  rush() {
    for (const { animations } of this.flights.values()) for (const animation of animations) animation.updatePlaybackRate(2);
  }

  /**
   * Records where everything is drawn now, moving copies included. Cards that move in place stop, so that places can be measured.
   * @param {Board} board
   * @returns {Snapshot}
   */
  snapshot(board) {
    const pieces = new Map();
    const zones = new Map();
    for (const [id, { root, card }] of board.pieces) {
      const place = this.currentPlace(id) ?? placeOf(root, card);
      if (place) pieces.set(id, { place, card, kind: root.dataset.kind ?? "", path: pathOf(root) });
    }
    for (const [id, { root }] of board.zones) {
      const box = root.getBoundingClientRect();
      if (box.width) zones.set(id, centreOf(box));
    }
    this.stopInPlace();
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
    if (this.reduced()) return this.fade(board, seen, rolledDice(before, after, events));
    const rate = this.flights.size > 0 ? 2 : 1;
    if (rate > 1) this.rush();
    const passed = passes(after, events);
    const sources = origins(before, after);
    const dice = rolledDice(before, after, events);
    const lands = events.some(({ motion }) => motion === "land") && !events.some(({ motion }) => motion === "throw");
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
      if (old && !stayed && lands) this.land(id);
      else if (old && dice.has(id)) tumble(this, board, id, old.place, to);
      else if (handed && (!old || stayed)) this.fly(id, view.card, handed, to, delay(), rate);
      else if (old && !stayed && roll(this, board, after, events, id, old.place, to)) continue;
      else if (old && stayed && !this.flights.has(id)) this.shift(id, view.card, old.place, to, rate);
      else if (old) this.fly(id, view.card, old.place, to, delay(), rate);
      else if (source)
        this.fly(id, view.card, source.place, to, delay(), rate, backOf(source, view.card), cardToCopy(source, view.card));
      else view.card.animate({ opacity: [0, 1] }, FADE);
    }
    const used = new Set(sources.values());
    for (const [id, sight] of seen.pieces) {
      const piece = before.pieces.get(id);
      if (!piece || board.pieces.has(id) || used.has(id) || covered(after, piece)) continue;
      const next = [...passed].find(([, from]) => from === piece.zone)?.[0];
      this.flyAway(id, sight, next ? zonePlace(board, next) : null, rate);
    }
  }

  /** Ends the movement of a piece: it is where it belongs. @param {string} id */
  land(id) {
    this.flights.get(id)?.end();
    this.flights.delete(id);
  }

  /** Ends animations of cards that move in place. */
  stopInPlace() {
    for (const [id, flight] of this.flights) {
      if (flight.aloft) continue;
      this.flights.delete(id);
      flight.end();
    }
  }

  /** Whether a piece is moving to this place already. @param {string} id @param {Place} to */
  isMovingTo(id, to) {
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
   * Moves a card within its zone: the card itself is animated.
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
    this.track(id, { animations: [moving], from, to, moving, aloft: false, end: () => moving.cancel() });
  }

  /**
   * Moves a copy of a card over the board; if `back` is given, the copy starts with it and turns over.
   * @param {string} id
   * @param {HTMLElement} card
   * @param {Place} from
   * @param {Place} to
   * @param {number} delay
   * @param {number} rate
   * @param {HTMLElement | null} [back]
   * @param {HTMLElement} [looks] the card that is copied
   */
  fly(id, card, from, to, delay, rate, back = null, looks = card) {
    if (this.isMovingTo(id, to) || (near(from, to) && !back)) return;
    const duration = Math.min(LONGEST, SHORTEST + Math.hypot(to.x - from.x, to.y - from.y) / 5);
    const timing = /** @type {KeyframeAnimationOptions} */ ({ duration, delay, easing: EASE, fill: "backwards" });
    const flight = this.createFlight(looks, to);
    const moving = flight.animate({ transform: [transform(from, to), `rotate(${to.angle}deg)`] }, timing);
    const hidden = card.animate({ opacity: [0, 0] }, { fill: "forwards" });
    const animations = [moving, hidden];
    if (back) animations.push(...turnOver(flight, back, timing));
    for (const animation of animations) animation.updatePlaybackRate(rate);
    const end = () => {
      for (const animation of animations) animation.cancel();
      flight.remove();
    };
    this.track(id, { animations, from, to, moving, aloft: true, end });
  }

  /**
   * Fades out a piece that is gone, and moves it to where it went, if that is known.
   * @param {string} id
   * @param {Sight} sight
   * @param {Place | null} to
   * @param {number} rate
   */
  flyAway(id, sight, to, rate) {
    const flight = this.createFlight(sight.card, sight.place);
    const resting = `rotate(${sight.place.angle}deg)`;
    const frames = { transform: [resting, to ? transform(to, sight.place) : resting], opacity: to ? [1, 1, 0] : [1, 0] };
    const moving = flight.animate(frames, { duration: to ? LONGEST : FADE, easing: EASE, fill: "forwards" });
    moving.updatePlaybackRate(rate);
    this.track(id, {
      animations: [moving],
      from: sight.place,
      to: to ?? sight.place,
      moving,
      aloft: true,
      end: () => flight.remove(),
    });
  }

  /**
   * Puts a copy of a card on the layer of moving cards.
   * @param {HTMLElement} card
   * @param {Place} place
   */
  createFlight(card, place) {
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
  track(id, flight) {
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
   * The place of a piece that is moving now.
   * @param {string} id
   * @returns {Place | null}
   */
  currentPlace(id) {
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
 * @returns {Place | null} null if it is not drawn
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
  return box?.width ? centreOf(box) : null;
}

/** The place of a small card in the centre of a zone. @param {DOMRect} box */
function centreOf(box) {
  const width = Math.min(40, box.width);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width, height: width * 1.4, angle: 0 };
}

/** The zones that a piece lies in: if they are the same, the piece moves with its zone. @param {HTMLElement} root */
function pathOf(root) {
  const zone = root.closest(".zone");
  return `${zone?.getAttribute("data-id")} ${zone?.parentElement?.getAttribute("data-id")}`;
}

/** @param {Place} a @param {Place} b */
const near = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) < 2 && Math.abs(a.width - b.width) < 2 && a.angle === b.angle;

/** The transform that draws at `from` an element that lies at `to`. @param {Place} from @param {Place} to */
function transform(from, to) {
  return `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}) rotate(${from.angle}deg)`;
}

/**
 * The back of the source, if the piece now shows its face.
 * @param {Sight} source
 * @param {HTMLElement} card
 */
function backOf(source, card) {
  const side = source.card.querySelector(".reverse");
  return side instanceof HTMLElement && !card.querySelector(".reverse") ? side : null;
}

/**
 * The card that is copied: a back moves as the back of its source.
 * @param {Sight} source
 * @param {HTMLElement} card
 */
const cardToCopy = (source, card) =>
  source.card.querySelector(".reverse") && card.querySelector(".reverse") ? source.card : card;

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
