/**
 * The board: zones as nested sections, pieces in them, each kept by its id from scene to scene.
 *
 *     #board > section.zone[data-id][data-kind][data-owner][data-layout][data-mine][data-empty]
 *         > div.zone-head (label or a player's plate, badges) + div.pieces > div.piece > div.card, + section.zone ...
 *
 * Where zones lie is CSS: layouts in `table.css`, places in the game's `board.css`. It finds what it needs to know in attributes:
 *
 * - on the board, `data-viewer` (a seat, or -1), `data-others` (how many others have a place on it), `data-zones` (the kinds of
 *   all zones), `data-choosing` (the kinds of the zones in which something can be chosen), and `--KIND-SEAT`, the number of
 *   zones in a player's zone of this kind
 * - on a zone, `data-mine`, `data-near` (the viewer's, or the first player's for a spectator), `data-acts` (its owner has to act),
 *   `data-count` and `data-many` (pieces in it), `data-full`, `data-badges`, `data-choosing`
 * - on a piece, `data-badges` and `data-live-badges` (the kinds of its badges)
 *
 * `--w` is the width of a card. A zone lies on the picture that its `ground` names.
 */

import { el, setAttribute, setChildren, setText } from "../lib/dom.js";
import { shape } from "../lib/shapes.js";
import { chip, kindsOf, measure, PieceView } from "../pieces/piece.js";
import { gaugeOf, piecesByZone, zonesByParent } from "../scene/scene.js";

/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("../scene/scene.js").Zone} Zone */
/** @typedef {import("../scene/scene.js").Piece} Piece */
/** @typedef {import("../scene/scene.js").Badge} Badge */
/** @typedef {import("../pieces/pictures.js").Pictures} Pictures */

/** A bar longer than this is drawn without its single steps. */
const MOST_STEPS = 12;

export class ZoneView {
  /** @param {string} id */
  constructor(id) {
    /** @type {Zone | null} */
    this.zone = null;
    this.label = el("span", { class: "zone-label" });
    this.badges = el("span", { class: "zone-badges" });
    this.head = el("div", { class: "zone-head" }, this.label, this.badges);
    this.pieces = el("div", { class: "pieces" });
    /** How many columns it has as a table; 0 for a zone that is none. */
    this.columns = 0;
    /** @type {Element[]} */
    this.rows = [];
    /** @type {Element[]} */
    this.cells = [];
    /** @type {HTMLButtonElement | null} the button that stands for the zone, while it can be chosen */
    this.choice = null;
    /** @type {Map<string, {root: HTMLElement, badge: Badge}>} figures by their kind: one that stays can move to its new value */
    this.figures = new Map();
    /** @type {Element[]} the picture that it lies on, if there is one */
    this.ground = [];
    this.root = el("section", { class: "zone", "data-id": id, role: "group" }, this.head, this.pieces);
  }

  /**
   * @param {Zone} zone
   * @param {Scene} scene
   * @param {Pictures} pictures
   */
  draw(zone, scene, pictures) {
    const { root } = this;
    setAttribute(root, "data-mine", zone.owner >= 0 && zone.owner === scene.viewer);
    setAttribute(root, "data-near", zone.owner === Math.max(0, scene.viewer));
    setAttribute(root, "data-acts", scene.players[zone.owner]?.to_act);
    if (zone === this.zone) return;
    this.zone = zone;
    setAttribute(root, "data-kind", zone.kind);
    setAttribute(root, "data-layout", zone.layout);
    setAttribute(root, "data-owner", zone.owner >= 0 ? zone.owner : null);
    setAttribute(root, "data-badges", kindsOf(zone.badges));
    setAttribute(root, "data-colour", scene.players[zone.owner]?.colour);
    setAttribute(root, "aria-label", [zone.label, ...zone.badges.map((badge) => badge.label)].join(", "));
    setAttribute(this.label, "data-same", scene.zones.get(zone.inside)?.label === zone.label);
    setText(this.label, zone.label);
    this.drawFigures(zone.badges, pictures);
    this.lay(pictures);
    const gauges = zone.badges.map(gaugeOf).filter((found) => found !== null);
    setAttribute(root, "data-full", gauges.length > 0 && gauges.every(({ have, need }) => have >= need));
  }

  /**
   * @param {Badge[]} badges
   * @param {Pictures} pictures
   */
  drawFigures(badges, pictures) {
    const kept = this.figures;
    this.figures = new Map();
    const figures = badges.map((badge) => {
      const same = [...this.figures.keys()].filter((key) => key.startsWith(looksOf(badge))).length;
      const key = `${looksOf(badge)} ${same}`;
      const figure = kept.get(key) ?? { root: zoneBadge(badge, pictures), badge };
      if (figure.badge !== badge) renew(figure.root, badge);
      this.figures.set(key, { root: figure.root, badge });
      return figure.root;
    });
    setChildren(this.badges, figures);
  }

  /** Lays it on its picture. @param {Pictures} pictures */
  lay(pictures) {
    const name = this.zone?.ground ?? "";
    if (this.ground.length || !pictures.known.has(name)) return;
    const picture = pictures.use(name);
    picture.classList.add("ground");
    this.root.prepend(picture);
    this.ground = [picture];
  }

  /**
   * Pieces one after the other, or, in a zone with columns, as a table: a screen reader can go along its rows and columns.
   * @param {Element[]} pieces
   */
  place(pieces) {
    const { columns } = this;
    setAttribute(this.pieces, "role", columns ? "table" : null);
    setAttribute(this.pieces, "aria-label", columns && this.zone ? this.zone.label : null);
    this.pieces.style.setProperty("--columns", String(columns));
    if (!columns) return setChildren(this.pieces, pieces);
    const rows = Math.ceil(pieces.length / columns);
    while (this.cells.length < pieces.length) this.cells.push(el("div", { class: "cell", role: "cell" }));
    while (this.rows.length < rows) this.rows.push(el("div", { class: "row", role: "row" }));
    setChildren(this.pieces, this.rows.slice(0, rows));
    for (let row = 0; row < rows; row++)
      setChildren(
        /** @type {Element} */ (this.rows[row]),
        this.cells.slice(row * columns, Math.min(pieces.length, (row + 1) * columns)),
      );
    pieces.forEach((piece, i) => setChildren(/** @type {Element} */ (this.cells[i]), [piece]));
  }

  /**
   * @param {Element[]} pieces
   * @param {Element[]} parts
   */
  fill(pieces, parts) {
    this.place(pieces);
    setChildren(this.root, [...this.ground, this.head, this.pieces, ...parts, ...(this.choice ? [this.choice] : [])]);
    this.pieces.style.setProperty("--n", String(pieces.length));
    for (const things of [pieces, parts])
      things.forEach((thing, i) => /** @type {HTMLElement} */ (thing).style.setProperty("--i", String(i)));
    setAttribute(this.root, "data-count", pieces.length);
    setAttribute(this.root, "data-many", pieces.length > 1);
    setAttribute(this.root, "data-empty", pieces.length === 0 && parts.length === 0);
  }
}

/** What kind of figure a badge is: those that differ in it are not the same figure with another value. @param {Badge} badge */
const looksOf = (badge) => `${badge.kind} ${badge.shape} ${badge.colour} ${gaugeOf(badge) !== null}`;

/**
 * A figure of a zone: a bar that fills for a gauge, else a shape or words with the number. CSS can draw it as a dial by `--value`.
 * @param {Badge} badge
 * @param {Pictures} pictures
 */
function zoneBadge(badge, pictures) {
  const figures = gaugeOf(badge);
  if (!figures && !badge.shape) return chip(badge, pictures);
  const bar = el("span", {
    class: "gauge",
    role: "img",
    "data-kind": badge.kind,
    "data-colour": badge.colour,
    "data-shape": badge.shape,
  });
  const sign = badge.shape ? shape(badge.shape) : pictures.icon(badge.kind);
  if (sign) bar.append(sign);
  if (figures) bar.append(el("span", { class: "fill" }));
  bar.append(el("b", {}));
  renew(bar, badge);
  return bar;
}

/**
 * The same figure with another value.
 * @param {HTMLElement} root
 * @param {Badge} badge
 */
function renew(root, badge) {
  const words = root.querySelector("b");
  if (words) setText(words, root.hasAttribute("data-worded") ? badge.label : badge.value);
  measure(root, badge);
  setAttribute(root, "data-live", badge.live);
  if (root.getAttribute("role")) setAttribute(root, "aria-label", badge.label);
  const figures = gaugeOf(badge);
  const fill = root.querySelector(".fill");
  if (!figures || !(fill instanceof HTMLElement)) return;
  const { have, need } = figures;
  setAttribute(fill, "data-steps", need > 0 && need <= MOST_STEPS);
  fill.style.setProperty("--part", String(need ? Math.min(1, have / need) : 1));
  fill.style.setProperty("--steps", String(Math.max(1, need)));
  setAttribute(root, "data-done", have >= need);
}

export class Board {
  /**
   * @param {HTMLElement} root
   * @param {Pictures} pictures
   * @param {(zone: Zone) => Element | null} plateOf who is shown at the head of a zone
   */
  constructor(root, pictures, plateOf) {
    this.root = root;
    this.pictures = pictures;
    this.plateOf = plateOf;
    /** @type {Map<string, ZoneView>} */
    this.zones = new Map();
    /** @type {Map<string, PieceView>} */
    this.pieces = new Map();
  }

  /** @param {Scene} scene */
  draw(scene) {
    const parts = zonesByParent(scene);
    const pieces = piecesByZone(scene);
    for (const id of this.zones.keys()) if (!scene.zones.has(id)) this.zones.delete(id);
    for (const id of this.pieces.keys()) if (!scene.pieces.has(id)) this.pieces.delete(id);
    const drawZone = (/** @type {Zone} */ zone) => {
      const view = this.zoneView(zone.id);
      view.draw(zone, scene, this.pictures);
      const plate = zone.inside ? null : this.plateOf(zone);
      setChildren(view.head, plate ? [plate, view.badges] : [view.label, view.badges]);
      view.columns = pieces.has(zone.id) ? zone.columns : 0;
      const inside = parts.get(zone.id) ?? [];
      view.fill(
        (pieces.get(zone.id) ?? []).map((piece) => this.drawPiece(piece)),
        inside.map(drawZone),
      );
      if (zone.owner >= 0 && inside.length) this.root.style.setProperty(`--${zone.kind}-${zone.owner}`, String(inside.length));
      return view.root;
    };
    const places = parts.get("") ?? [];
    const others = places.filter(({ owner }) => owner >= 0 && owner !== scene.viewer);
    setAttribute(this.root, "data-viewer", scene.viewer);
    setAttribute(this.root, "data-zones", kindsOf([...scene.zones.values()]));
    setAttribute(this.root, "data-others", new Set(others.map(({ owner }) => owner)).size);
    setChildren(this.root, places.map(drawZone));
  }

  /** @param {Piece} piece */
  drawPiece(piece) {
    const view = this.pieces.get(piece.id) ?? new PieceView(piece.id, this.pictures);
    this.pieces.set(piece.id, view);
    view.draw(piece);
    return view.root;
  }

  /** @param {string} id */
  zoneView(id) {
    const view = this.zones.get(id) ?? new ZoneView(id);
    this.zones.set(id, view);
    return view;
  }
}
