/** Keyboard control of the whole table. */

import { nearest } from "./spatial.js";

/** @typedef {import("./spatial.js").Direction} Direction */
/**
 * @typedef {object} Actions what keys can do
 * @property {() => void} undo
 * @property {() => void} mute
 * @property {() => void} log
 * @property {() => void} zoom
 * @property {() => boolean} back closes what is open, and returns whether anything was
 * @property {(number: number) => boolean} take
 * @property {(key: string) => boolean} press makes the move that has this key, and returns whether there is one
 * @property {() => void} help
 * @property {() => void} skip
 * @property {() => void} recap
 * @property {() => void} together
 */

/** @type {Record<string, Direction>} */
const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
const CHOICES = ".choice-button, .piece[data-points], .prompt .button:not(:disabled), .menu button";
const EVERYTHING = ".piece:not([data-choice]), .choice-button, .prompt .button:not(:disabled)";

export class Keyboard {
  /**
   * @param {HTMLElement} root
   * @param {Actions} actions
   */
  constructor(root, actions) {
    this.root = root;
    this.actions = actions;
    document.addEventListener("keydown", (event) => this.pressed(event));
    document.addEventListener("pointerdown", () => delete document.documentElement.dataset.keys);
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const typing = event.target instanceof Element && event.target.closest("input, select, textarea");
    if (typing || document.querySelector("dialog[open]")) return;
    document.documentElement.dataset.keys = "";
    if (this.act(event)) event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  act(event) {
    const { key } = event;
    const arrow = ARROWS[key];
    if (arrow) return this.move(arrow, event.shiftKey);
    if (/^[1-9]$/.test(key)) return event.repeat || this.actions.take(Number(key)); // a held key counts once: a second press could confirm
    if (key === "Escape") return this.actions.back() || this.home();
    if (this.actions.press(key)) return true;
    const action = /** @type {Record<string, () => void>} */ ({
      u: this.actions.undo,
      m: this.actions.mute,
      l: this.actions.log,
      z: this.actions.zoom,
      a: this.actions.together,
      h: this.actions.recap,
      ".": this.actions.skip,
      "?": this.actions.help,
    })[key];
    action?.();
    return action !== undefined;
  }

  /**
   * Focuses the nearest choice in a direction; with Shift, or if there is no choice, the nearest piece or button.
   * @param {Direction} direction
   * @param {boolean} everything
   */
  move(direction, everything) {
    const menu = document.querySelector(".menu");
    const scope = menu ?? this.root;
    const choices = seen(scope, CHOICES);
    const things = everything || choices.length === 0 ? seen(scope, EVERYTHING) : choices;
    const here = document.activeElement;
    if (!(here instanceof HTMLElement) || !scope.contains(here) || !here.matches(`${CHOICES}, .piece`))
      return this.focus(things[0]);
    const others = things.filter((thing) => thing !== here);
    return this.focus(others[nearest(boxOf(here), others.map(boxOf), direction)]);
  }

  /** @param {HTMLElement | undefined} thing */
  focus(thing) {
    thing?.focus();
    thing?.scrollIntoView({ block: "nearest", inline: "center" }); // centred: at its edge, a page that snaps would scroll back
    return thing !== undefined;
  }

  /** Focuses the first choice. */
  home() {
    return this.focus(seen(this.root, CHOICES)[0]);
  }

  /** If the focused element is gone and keys are used, focuses the prompt: Enter must not take what nobody has looked at. */
  keepFocus() {
    const prompt = this.root.querySelector(".prompt");
    const lost = "keys" in document.documentElement.dataset && document.activeElement === document.body;
    if (lost && prompt instanceof HTMLElement) prompt.focus({ preventScroll: true });
  }
}

/**
 * @param {Element} scope
 * @param {string} selector
 */
function seen(scope, selector) {
  const all = [...scope.querySelectorAll(selector)].filter((thing) => thing instanceof HTMLElement);
  return all.filter((thing) => thing.getClientRects().length > 0 && thing.checkVisibility({ visibilityProperty: true }));
}

/** @param {HTMLElement} thing */
const boxOf = (thing) => (thing.querySelector(":scope > .card") ?? thing).getBoundingClientRect();
