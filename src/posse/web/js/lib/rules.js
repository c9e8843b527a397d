/** Rules as the server finds them, and the search for them while somebody types. */

import { call, whileTyping } from "../net/api.js";
import { el } from "./dom.js";

/** @typedef {{id: string, section: string, text: string[]}} Rule its text in pieces, of which every second one was searched for */

/**
 * Asks for the rules that have what is in an input.
 * @param {HTMLInputElement} input
 * @param {string} address of the rules of a game
 * @param {(rules: Rule[], words: string) => void} show
 * @param {() => void} fail
 */
export function searchRules(input, address, show, fail) {
  const words = () => input.value.trim();
  /** @param {AbortSignal} signal @returns {Promise<Rule[]>} */
  const ask = (signal) => call(`${address}?words=${encodeURIComponent(words())}`, { signal });
  input.addEventListener(
    "input",
    whileTyping(ask, (rules) => show(rules, words()), fail),
  );
}

/**
 * A rule as an item of a list, with a link to it.
 * @param {Rule} rule
 * @param {string} label of the link
 * @param {Record<string, string>} link its attributes
 */
export const ruleItem = (rule, label, link) =>
  el("li", {}, el("a", { "aria-label": label, ...link }, rule.id), el("span", {}, ...inWords(rule.text)));

/** What was searched for is marked; what is between two backticks is code. @param {string[]} pieces */
function inWords(pieces) {
  let isCode = false;
  return pieces.flatMap((piece, i) =>
    piece.split("`").map((part, j) => {
      if (j > 0) isCode = !isCode;
      const inside = i % 2 && part ? el("mark", {}, part) : part;
      return isCode && part ? el("code", {}, inside) : inside;
    }),
  );
}
