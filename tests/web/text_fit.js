// Which texts of a page cannot be read, and why: cut, off the screen, broken inside a word, or printed over another text.

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {{node: Text, parent: Element, lines: Box[]}} Words a text and the ink of its lines */

/** Pixels that a glyph may reach over an edge: positions are rounded. */
const SLACK = 1.5;
/** Pixels by which two texts may touch. */
const TOUCH = 3;

/** All faults of the texts on the screen, each once. */
export function unreadable() {
  const straight = layStraight();
  const seen = new CSSStyleSheet();
  seen.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(seen);
  try {
    const texts = visibleTexts();
    return [...new Set([...texts.flatMap(faultsOf), ...overlaps(texts)])];
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== seen);
    straight();
  }
}

/** Lays the cards of a fan straight, so that boxes are exact. Returns what undoes it. */
function layStraight() {
  const all = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("*"));
  const tilted = [...all].filter((e) => tilt(e) !== 0 && Math.abs(tilt(e)) < 10);
  const kept = tilted.map(({ style }) => style.cssText);
  for (const { style } of tilted) style.cssText += "; rotate: none !important; transition: none !important";
  return () => tilted.forEach(({ style }, i) => Object.assign(style, { cssText: kept[i] }));
}

/** @param {Element} element */
const tilt = (element) => Number.parseFloat(getComputedStyle(element).rotate) || 0;

/** @param {Element | null} element @returns {Element[]} it and what contains it */
const upFrom = (element) => (element ? [element, ...upFrom(element.parentElement)] : []);

/** The page, or the dialog that covers it. */
const stage = () => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;

/** @returns {Words[]} */
function visibleTexts() {
  const walker = document.createTreeWalker(stage(), NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const node = /** @type {Text} */ (walker.currentNode);
    const parent = node.parentElement;
    if (!parent || !node.data.trim() || !isShown(parent)) continue;
    const lines = linesOf(node, 0, node.data.length).map((line) => inkOf(line, node.data, parent));
    if (lines.length > 0) found.push({ node, parent, lines });
  }
  return found;
}

/** @param {Element} element */
function isShown(element) {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  return !upFrom(element).some((e) => getComputedStyle(e).clipPath !== "none" && e.clientHeight <= 1); // for screen readers only
}

/**
 * The boxes of a part of a text, one for each line.
 * @param {Text} node
 * @param {number} from
 * @param {number} to
 */
function linesOf(node, from, to) {
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
}

const pen = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));

/**
 * A line without the room that the font keeps for taller letters.
 * @param {DOMRect} line
 * @param {string} text
 * @param {Element} parent
 * @returns {Box}
 */
function inkOf({ left, top, right, bottom }, text, parent) {
  if (upFrom(parent).some(tilt)) return { left, top, right, bottom };
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(parent);
  pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const room = pen.measureText(text);
  const scale = (bottom - top) / (room.fontBoundingBoxAscent + room.fontBoundingBoxDescent);
  const above = (room.fontBoundingBoxAscent - room.actualBoundingBoxAscent) * scale;
  const below = (room.fontBoundingBoxDescent - room.actualBoundingBoxDescent) * scale;
  return { left, top: top + above, right, bottom: bottom - below };
}

/** @param {Words} words @returns {string[]} */
function faultsOf({ node, parent, lines }) {
  const cut = lines.map((line) => whatCuts(line, parent)).find(Boolean);
  const broken = brokenWord(node);
  return [...(cut ? [describe(cut, node, parent)] : []), ...(broken ? [describe(`broken in ${broken}`, node, parent)] : [])];
}

/**
 * What hides a part of a line: an element that clips it, or the edge of the screen. What can be scrolled to is not hidden.
 * @param {Box} line
 * @param {Element} parent
 */
function whatCuts(line, parent) {
  let rest = line;
  for (const element of upFrom(parent)) {
    const { overflowX, overflowY, position, textOverflow, webkitLineClamp } = getComputedStyle(element);
    const shortened = textOverflow === "ellipsis" && overflowX !== "visible" && element.scrollWidth > element.clientWidth;
    if (shortened || (webkitLineClamp !== "none" && element.scrollHeight > element.clientHeight + 1)) return "shortened";
    const box = insideOf(element);
    const [wide, high] = [reach(rest.left, rest.right, box.left, box.right), reach(rest.top, rest.bottom, box.top, box.bottom)];
    if (/auto|scroll/.test(overflowX) && wide > SLACK) rest = { ...rest, left: box.left, right: box.right };
    else if (overflowX !== "visible" && wide > SLACK) return `cut by ${selector(element)}`;
    if (/auto|scroll/.test(overflowY) && high > SLACK) rest = { ...rest, top: box.top, bottom: box.bottom };
    else if (overflowY !== "visible" && high > SLACK) return `cut by ${selector(element)}`;
    if (position === "fixed") break;
  }
  const page = document.documentElement;
  const far = { left: 0, right: innerWidth, top: 0, bottom: Math.max(innerHeight, page.scrollHeight) };
  const off = Math.max(reach(rest.left, rest.right, far.left, far.right), reach(rest.top, rest.bottom, far.top, far.bottom));
  return off > SLACK ? "off the screen" : "";
}

/** @param {number} from @param {number} to @param {number} low @param {number} high */
const reach = (from, to, low, high) => Math.max(low - from, to - high);

/** The part of an element in which its content is seen. @param {Element} element @returns {Box} */
function insideOf(element) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const edge = getComputedStyle(element);
  const [l, t, r, b] = [edge.borderLeftWidth, edge.borderTopWidth, edge.borderRightWidth, edge.borderBottomWidth].map(parseFloat);
  return { left: left + (l ?? 0), top: top + (t ?? 0), right: right - (r ?? 0), bottom: bottom - (b ?? 0) };
}

/** The first word that stands on two lines; one may end after a hyphen that is written. @param {Text} node */
function brokenWord(node) {
  for (const { 0: word, index } of node.data.matchAll(/[^\s\-–—/·…]+/g)) {
    const [first, ...more] = linesOf(node, index, index + word.length);
    if (first && more.some(({ top, left }) => top >= first.bottom - 1 || (left >= first.right + 1 && top !== first.top)))
      return word;
  }
  return "";
}

/** Texts printed over each other. @param {Words[]} texts */
function overlaps(texts) {
  const lines = texts.flatMap((words) => words.lines.map((line) => ({ ...line, words }))).sort((a, b) => a.top - b.top);
  return lines.flatMap((upper, i) => {
    const below = lines.slice(i + 1, lines.findLastIndex(({ top }) => top < upper.bottom) + 1);
    return below
      .filter((lower) => clash(upper, lower))
      .map((lower) => describe(over(lower.words), upper.words.node, upper.words.parent));
  });
}

/** @param {Words} words */
const over = ({ node, parent }) => `mixed with "${brief(node)}" of ${selector(parent)}`;

/**
 * Whether two lines are printed over each other, and both are seen there.
 * @param {Box & {words: Words}} a
 * @param {Box & {words: Words}} b
 */
function clash(a, b) {
  if (a.words === b.words) return false;
  const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
  const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)];
  if (right - left < TOUCH || bottom - top < TOUCH) return false;
  const pile = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
  return [a, b].every(({ words }) => isBare(words.parent, pile));
}

/** Whether an element is among those at a point, with nothing opaque before it. @param {Element} element @param {Element[]} pile */
function isBare(element, pile) {
  const before = pile.slice(0, pile.indexOf(element));
  return pile.includes(element) && !before.some((e) => !element.contains(e) && isOpaque(e));
}

/** @param {Element} element */
function isOpaque(element) {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundImage !== "none" || !/transparent|, 0\)|\/ 0?\.?\d*\)/.test(backgroundColor);
}

/** @param {string} fault @param {Text} node @param {Element} parent */
function describe(fault, node, parent) {
  const { width, height } = parent.getBoundingClientRect();
  return `"${brief(node)}" ${selector(parent)} ${Math.round(width)}x${Math.round(height)}: ${fault}`;
}

/** @param {Text} node */
const brief = ({ data }) => data.trim().replace(/\s+/g, " ").slice(0, 60);

/** Names an element by its class and by the kinds of what it lies in. @param {Element} element */
function selector(element) {
  const name = (/** @type {Element} */ e) => e.localName + [...e.classList].map((one) => `.${one}`).join("");
  const kinds = upFrom(element).flatMap((e) => e.getAttribute("data-kind") ?? []);
  const own =
    element.classList.length || !element.parentElement ? name(element) : `${name(element.parentElement)} > ${name(element)}`;
  return [...kinds.reverse(), own].join(" ");
}
