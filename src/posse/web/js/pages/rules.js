// The rulebook on a game's page: sections that open, a search, and a link to every rule.
import { call } from "../net/api.js";
import { pieces, search, termsOf } from "./rule-search.js";

/** @typedef {import("./rule-search.js").Rule} Rule */
/** @typedef {import("./rule-search.js").Term} Term */

const section = /** @type {HTMLElement} */ (document.querySelector("[data-rules]"));
const book = /** @type {HTMLElement} */ (section.querySelector(".book"));
const input = /** @type {HTMLInputElement} */ (section.querySelector("input"));
const status = /** @type {HTMLElement} */ (section.querySelector("[role=status]"));
const texts = section.dataset;

/** @type {Rule[]} */
let rules = [];

/** @param {string} tag @param {Record<string, string>} attributes @param {(Node | string)[]} inside */
function make(tag, attributes, ...inside) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...inside);
  return element;
}

/** `code` in a rule's text, and what was searched for. @param {string} text @param {Term[]} terms */
function inWords(text, terms) {
  return text.split("`").flatMap((part, i) => {
    const marked = pieces(part, terms).map((piece, j) => (j % 2 ? make("mark", {}, piece) : piece));
    return i % 2 ? [make("code", {}, ...marked)] : marked;
  });
}

/** @param {Rule} rule @param {Term[]} terms */
function line(rule, terms) {
  const link = make("a", { href: `#${rule.id}`, "aria-label": (texts.link ?? "").replace("{rule}", rule.id) }, rule.id);
  return make("li", { id: rule.id }, link, make("span", {}, ...inWords(rule.text, terms)));
}

/** @param {string} title @param {Rule[]} some @param {boolean} open @param {Term[]} terms */
function chapter(title, some, open, terms) {
  const summary = make("summary", {}, make("span", {}, title), make("small", {}, String(some.length)));
  const lines = make("ol", {}, ...some.map((rule) => line(rule, terms)));
  return make("details", open ? { open: "" } : {}, summary, lines);
}

function show() {
  const words = input.value.trim();
  const found = words ? search(rules, words) : rules;
  const terms = words ? termsOf(rules, words) : [];
  const titles = [...new Set(found.map((rule) => rule.section))];
  book.replaceChildren(
    ...titles.map((title) => chapter(title, found.filter((rule) => rule.section === title), words !== "", terms)),
  );
  const text = !words ? texts.count : found.length ? texts.found : texts.none;
  status.textContent = (text ?? "").replace("{number}", String(found.length));
}

/** Opens the rule that the address names. */
function goTo() {
  const id = decodeURIComponent(location.hash.slice(1));
  if (!rules.some((rule) => rule.id === id)) return;
  if (!document.getElementById(id)) {
    input.value = "";
    show();
  }
  const place = document.getElementById(id);
  const chapter = place?.closest("details");
  if (chapter) chapter.open = true;
  for (const other of book.querySelectorAll(".found")) other.classList.remove("found");
  place?.classList.add("found");
  place?.scrollIntoView();
}

input.form?.addEventListener("submit", (event) => event.preventDefault());
input.addEventListener("input", show);
addEventListener("hashchange", goTo);

try {
  rules = await call(texts.rules ?? "");
  const example = rules[Math.min(30, rules.length - 1)]?.id ?? "";
  input.title = (texts.hint ?? "").replace("{rule}", example);
  show();
  goTo();
} catch {
  status.textContent = texts.failed ?? "";
}
