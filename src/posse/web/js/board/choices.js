/** The choices on the board: pieces and zones become buttons; one with several options opens a menu. */

import { el, setAttribute } from "../lib/dom.js";
import { placeBeside } from "../lib/placement.js";
import { kindsOf, nameOf } from "../pieces/piece.js";
import { barOptions } from "../prompt/prompt.js";
import { optionsByPlace } from "../scene/scene.js";

/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("../scene/scene.js").Option} Option */
/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("../lib/words.js").Words} Words */

/**
 * @typedef {object} Actions
 * @property {(option: Option) => void} choose
 * @property {(prompt: string) => void} hold a tool is picked up, or laid down: what is wanted then
 * @property {(option: Option) => boolean} allows whether an option may be taken at this moment by its number
 */

/** Pixels between a piece and its menu. */
const GAP = 8;

export class Choices {
  /**
   * @param {Board} board
   * @param {Words} words
   * @param {Actions} actions
   */
  constructor(board, words, actions) {
    this.board = board;
    this.words = words;
    this.actions = actions;
    /** @type {Map<string, Option[]>} */
    this.places = new Map();
    /** @type {Option[]} */
    this.options = [];
    /** @type {Set<Option>} those that are also buttons in the prompt bar, and have their number there */
    this.bar = new Set();
    /** @type {Scene | null} */
    this.scene = null;
    /** The id of the tool that the player has picked up. */
    this.held = "";
    /** @type {HTMLElement | null} the open menu */
    this.menu = null;
    /** @type {HTMLElement | null} what the menu belongs to */
    this.anchor = null;
    board.root.addEventListener("click", (event) => this.clicked(event));
    document.addEventListener("pointerdown", (event) => {
      if (event.target instanceof Node && !this.menu?.contains(event.target) && !this.anchor?.contains(event.target))
        this.close();
    });
  }

  /** @param {Scene} scene */
  show(scene) {
    const tools = toolsOf(scene);
    if (!tools.has(this.held)) this.held = "";
    this.scene = scene;
    this.places = placesWith(scene, tools, this.held);
    this.options = scene.options;
    this.bar = new Set(barOptions(scene));
    setAttribute(this.board.root, "data-held", this.held || null);
    for (const [id, view] of this.board.pieces) this.mark(view, view.card, id, view.piece ? nameOf(view.piece) : "");
    for (const [id, view] of this.board.zones) this.mark(view, view.root, id, "");
    this.markZones(scene);
    if (this.anchor && !this.places.has(this.anchor.dataset.id ?? "")) this.close();
  }

  /** Tells CSS in which zones something can be chosen. @param {Scene} scene */
  markZones(scene) {
    const holders = [...this.places.keys()].map((id) => scene.pieces.get(id)?.zone ?? scene.zones.get(id)?.inside ?? "");
    const direct = holders.flatMap((id) => scene.zones.get(id) ?? []);
    /** @type {Set<string>} */
    const around = new Set();
    for (const { id } of direct)
      for (let up = scene.zones.get(id); up && !around.has(up.id); up = scene.zones.get(up.inside)) around.add(up.id);
    for (const [id, { root }] of this.board.zones) setAttribute(root, "data-choosing", around.has(id));
    setAttribute(this.board.root, "data-choosing", kindsOf(direct));
  }

  /**
   * Puts a button into a piece or a zone that can be chosen, since a button may not contain what they contain.
   * @param {{root: HTMLElement, choice: HTMLButtonElement | null}} view
   * @param {HTMLElement} inside
   * @param {string} id
   * @param {string} name
   */
  mark(view, inside, id, name) {
    const options = this.places.get(id) ?? [];
    const [first] = options;
    setAttribute(view.root, "data-choice", first !== undefined);
    setAttribute(view.root, "data-open", (this.held !== "" && id === this.held) || view.root === this.anchor);
    setAttribute(view.root, "data-chosen", false);
    setAttribute(view.root, "data-n", first && !this.bar.has(first) ? keyOf(first.number) : null);
    if (first && !view.choice) {
      view.choice = el("button", { class: "choice-button", type: "button" });
      inside.append(view.choice);
    }
    if (!first && view.choice) {
      view.choice.remove();
      view.choice = null;
    }
    if (name) setAttribute(view.root, "role", first ? "group" : "img");
    if (!view.choice) return;
    if (toolsOf(this.scene).has(id)) {
      setAttribute(view.choice, "aria-label", name);
      return setAttribute(view.choice, "aria-pressed", String(this.held === id));
    }
    const does = options.map((option) => option.label).join(", ");
    const [what, more] = options.length > 1 ? [name, does] : [does, name];
    setAttribute(view.choice, "aria-label", name ? this.words.say("pair", { what, more }) : does);
    setAttribute(view.choice, "aria-haspopup", options.length > 1 ? "menu" : null);
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const place = event.target instanceof Element ? event.target.closest("[data-choice]") : null;
    if (place instanceof HTMLElement) this.pick(place);
  }

  /** Takes the only option of a piece or zone, or opens the menu of its options. @param {HTMLElement} place */
  pick(place) {
    const id = place.dataset.id ?? "";
    const options = this.places.get(id) ?? [];
    if (toolsOf(this.scene).has(id)) this.hold(this.held === id ? "" : id);
    else if (options.length === 1) this.take(/** @type {Option} */ (options[0]), place);
    else if (options.length > 1) this.anchor === place ? this.close() : this.open(place, options);
  }

  /** Picks up a tool, or lays it down. @param {string} id */
  hold(id) {
    if (id === this.held) return;
    this.held = id;
    if (this.scene) this.show(this.scene);
    this.actions.hold(this.prompt());
  }

  /** What is wanted while a tool is held, or "". */
  prompt() {
    return this.scene?.pieces.get(this.held)?.prompt ?? "";
  }

  /**
   * @param {Option} option
   * @param {HTMLElement | null} place
   */
  take(option, place) {
    this.close();
    this.hold("");
    if (place) setAttribute(place, "data-chosen", true);
    this.actions.choose(option);
  }

  /**
   * Does what a click on the place of this option would do: takes it, or opens the menu. An open menu has numbers of its own.
   * @param {number} number
   */
  takeNumber(number) {
    const item = this.menu?.children[number - 1];
    if (this.menu) {
      if (item instanceof HTMLElement) item.click();
      return true;
    }
    const option = this.options.find((one) => one.number === number);
    if (!option) return false;
    if (!this.actions.allows(option)) return true;
    const place = this.placeOf(option);
    const options = this.places.get(option.on) ?? [];
    const asks = place && options.length > 1 && options.includes(option);
    if (asks && !this.bar.has(option)) this.open(place, options);
    else this.take(option, place);
    return true;
  }

  /** @param {Option} option */
  placeOf(option) {
    return this.board.pieces.get(option.on)?.root ?? this.board.zones.get(option.on)?.root ?? null;
  }

  /**
   * Opens a menu. None of its items has the focus: a second press of the same key must not take the first one.
   * @param {HTMLElement} place
   * @param {Option[]} options
   */
  open(place, options) {
    this.close();
    const items = options.map((option, i) => {
      const looks = { type: "button", role: "menuitem", "data-n": keyOf(i + 1) };
      return el("button", { ...looks, onclick: () => this.take(option, place) }, option.label);
    });
    const menu = el(
      "div",
      { class: "menu", role: "menu", tabindex: -1, "aria-label": place.getAttribute("aria-label") },
      ...items,
    );
    document.body.append(menu);
    placeBeside(menu, (place.querySelector(".card") ?? place).getBoundingClientRect(), GAP);
    setAttribute(place, "data-open", true);
    setAttribute(buttonOf(place), "aria-expanded", "true");
    [this.menu, this.anchor] = [menu, place];
    menu.focus();
  }

  /** Closes the menu, or lays down the tool; returns whether there was one. */
  back() {
    if (this.close()) return true;
    const { held } = this;
    this.hold("");
    return held !== "";
  }

  /** Closes the menu; returns whether there was one. */
  close() {
    const { menu, anchor } = this;
    if (!menu) return false;
    const held = menu.contains(document.activeElement);
    menu.remove();
    [this.menu, this.anchor] = [null, null];
    if (anchor) {
      setAttribute(anchor, "data-open", false);
      setAttribute(buttonOf(anchor), "aria-expanded", null);
      if (held) buttonOf(anchor).focus();
    }
    return true;
  }
}

/** The number of a key, or null if no key has it. @param {number} number */
export const keyOf = (number) => (number <= 9 ? number : null);

/**
 * The pieces with which something is done on other pieces.
 * @param {Scene | null} scene
 * @returns {Set<string>}
 */
export const toolsOf = (scene) => new Set(scene?.options.flatMap(({ tool }) => (scene.pieces.has(tool) ? [tool] : [])));

/**
 * What can be done where: what is done with a tool only while it is held, and then nothing else.
 * @param {Scene} scene
 * @param {Set<string>} tools
 * @param {string} held
 */
export function placesWith(scene, tools, held) {
  const options = scene.options.filter(({ tool }) => (held ? tool === held : !tools.has(tool)));
  const places = optionsByPlace({ ...scene, options });
  for (const tool of tools)
    places.set(
      tool,
      scene.options.filter((option) => option.tool === tool),
    );
  return places;
}

/** The button that stands for a piece or zone. @param {HTMLElement} place */
const buttonOf = (place) =>
  /** @type {HTMLElement | null} */ (place.querySelector(":scope > .choice-button, :scope > .card > .choice-button")) ?? place;
