// The rulebook on a game's page: sections that open, a search, and a link to every rule.
import { el } from "../lib/dom.js";
import { ruleItem, searchRules } from "../lib/rules.js";
import { call } from "../net/api.js";

/** @typedef {import("../lib/rules.js").Rule} Rule */

const section = /** @type {HTMLElement} */ (document.querySelector("[data-rules]"));
const book = /** @type {HTMLElement} */ (section.querySelector(".book"));
const input = /** @type {HTMLInputElement} */ (section.querySelector("input"));
const status = /** @type {HTMLElement} */ (section.querySelector("[role=status]"));
const texts = section.dataset;
const address = texts.rules ?? "";

/** @type {Rule[]} the whole book */
let rules = [];

/** @param {Rule} rule */
function line(rule) {
  const item = ruleItem(rule, (texts.link ?? "").replace("{rule}", rule.id), { href: `#${rule.id}` });
  item.id = rule.id;
  return item;
}

/** @param {string} title @param {Rule[]} some @param {boolean} open */
function chapter(title, some, open) {
  const summary = el("summary", {}, el("span", {}, title), el("small", {}, String(some.length)));
  return el("details", { open }, summary, el("ol", {}, ...some.map(line)));
}

/** @param {Rule[]} found @param {string} words that were searched for */
function show(found, words) {
  const titles = [...new Set(found.map((rule) => rule.section))];
  const inSection = (/** @type {string} */ title) => found.filter((rule) => rule.section === title);
  book.replaceChildren(...titles.map((title) => chapter(title, inSection(title), words !== "")));
  const text = !words ? texts.count : found.length ? texts.found : texts.none;
  status.textContent = (text ?? "").replace("{number}", String(found.length));
}

function fail() {
  status.textContent = texts.failed ?? "";
}

/** Opens the rule that the address names. */
function goTo() {
  const id = decodeURIComponent(location.hash.slice(1));
  if (!rules.some((rule) => rule.id === id)) return;
  if (!document.getElementById(id)) {
    input.value = "";
    show(rules, "");
  }
  const place = document.getElementById(id);
  const chapter = place?.closest("details");
  if (chapter) chapter.open = true;
  for (const other of book.querySelectorAll(".found")) other.classList.remove("found");
  place?.classList.add("found");
  place?.scrollIntoView();
}

input.form?.addEventListener("submit", (event) => event.preventDefault());
addEventListener("hashchange", goTo);

async function start() {
  rules = await call(address);
  const example = rules[Math.min(30, rules.length - 1)]?.id ?? "";
  input.title = (texts.hint ?? "").replace("{rule}", example);
  searchRules(input, address, show, fail);
  show(rules, "");
  if (input.value) input.dispatchEvent(new Event("input"));
  goTo();
}

start().catch(fail);
