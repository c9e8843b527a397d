// Finding rules: by id, or by all the words that mean something, in any order, without case and accents.

/** @typedef {{id: string, section: string, text: string}} Rule */
/** @typedef {string[]} Term what one word of a question may stand for: itself, or words of the book one letter away */

/** Words of questions, which a rule need not have. */
const IDLE = new Set(
  `a an and are at be by can do does for happen happens how i if in is it may me my of on or the there to what when where which
  who why with you your
  au aux avec c cas ce ces cela comment d dans de des du elle en es est et faire fait il j je l la le les leur lui m ma me mes mon n ne
  on ou par passe peut pour pourquoi qu quand que quel quelle quels quelles qui quoi s sa se ses si son sont sur t un une vous y`
    .split(/\s+/),
);
/** Letters that a word must have before it can be mistyped. */
const LONG = 4;
const [WHOLE, BEGUN] = [2, 1];

/** @param {string} text */
export function fold(text) {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Words with hyphens in them. */
const HYPHENED = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;

/** The words of a text, and those that have hyphens in one, too. @param {string} text @returns {string[]} */
function tokens(text) {
  const folded = fold(text);
  const whole = (folded.match(HYPHENED) ?? []).map((word) => word.replaceAll("-", ""));
  return [...(folded.match(/[\p{L}\p{N}]+/gu) ?? []), ...whole];
}

/** An id without its hyphen and its zeros. @param {string} id */
const short = (id) => fold(id).replace(/[\s-]|(?<!\d)0+(?=\d)/g, "");

/** With every id as the book has it, though it was typed without its hyphen or its zeros. @param {Rule[]} rules @param {string} words */
function withIds(rules, words) {
  return fold(words).replace(/(?<![\p{L}\p{N}-])[a-z]+[\s-]?[a-z]?\d+(?![\p{L}\p{N}-])/gu, (typed) =>
    fold(rules.find(({ id }) => short(id) === short(typed))?.id ?? typed),
  );
}

/** Without the sign of the plural. @param {string} word */
const stem = (word) => (word.length > 3 ? word.replace(/[sx]$/, "") : word);

/** Whether two words differ by one letter, or by two that changed places. @param {string} one @param {string} other */
function isNear(one, other) {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  let to = 0;
  while (to < Math.min(one.length, other.length) - from && one.at(-1 - to) === other.at(-1 - to)) to++;
  const [a, b] = [one.slice(from, one.length - to), other.slice(from, other.length - to)];
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && a === [...b].reverse().join(""));
}

/** What a question asks for, in the words of a book. @param {Rule[]} rules @param {string} words @returns {Term[]} */
export function termsOf(rules, words) {
  const typed = withIds(rules, words).split(/\s+/).filter(Boolean);
  const isId = (/** @type {string} */ word) => /-[a-z]?\d|^[a-z]+-[a-z]?$/.test(word) && rules.some(({ id }) => fold(id).startsWith(word));
  const said = typed.flatMap((word) => (isId(word) ? [word] : (word.match(/[\p{L}\p{N}]+/gu) ?? [])));
  const telling = said.filter((word) => !IDLE.has(word));
  const known = [...new Set(rules.flatMap((rule) => tokens(`${rule.section} ${rule.text}`)))];
  return (telling.length ? telling : said).map((word) => {
    const isKnown = word.includes("-") || known.some((other) => other.startsWith(stem(word)));
    return isKnown || word.length < LONG ? [word] : [word, ...known.filter((other) => isNear(word, other))];
  });
}

/** How well a text has a term. @param {string[]} text folded words @param {Term} term */
function fits(text, term) {
  const found = term.map((word) => {
    if (text.some((other) => stem(other) === stem(word))) return WHOLE;
    return text.some((other) => other.startsWith(stem(word))) ? BEGUN : 0;
  });
  return Math.max(...found);
}

/** Those that have whole words come before those in which the words only begin. @param {Rule[]} rules @param {string} words @returns {Rule[]} */
export function search(rules, words) {
  const terms = termsOf(rules, words);
  const byId = rules.filter((rule) => terms.some(([word]) => word === fold(rule.id)));
  if (byId.length || !terms.length) return byId;
  const judged = rules.map((rule) => {
    const text = tokens(`${rule.section} ${rule.text}`);
    const cited = fold(`${rule.id} ${rule.text}`);
    const fit = terms.map((term) => (term[0]?.includes("-") ? Number(cited.includes(term[0])) : fits(text, term)));
    return { rule, worst: Math.min(...fit) };
  });
  return judged.filter(({ worst }) => worst > 0).sort((one, other) => other.worst - one.worst).map(({ rule }) => rule);
}

/**
 * A text in pieces, of which every second one was searched for.
 * @param {string} text @param {Term[]} terms @returns {string[]}
 */
export function pieces(text, terms) {
  const { folded, from } = alignment(text);
  const hit = new Array(text.length).fill(false);
  for (const { 0: word, index } of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    for (const wanted of terms.flat()) {
      const begun = word.startsWith(wanted) ? wanted : stem(wanted);
      if (word.startsWith(begun)) hit.fill(true, from[index], from[index + begun.length] ?? text.length);
    }
  }
  for (const { 0: word, index } of folded.matchAll(HYPHENED)) {
    const [first = ""] = word.split("-");
    const whole = word.replaceAll("-", "");
    for (const wanted of terms.flat())
      if (wanted.length > first.length && whole.startsWith(stem(wanted)))
        hit.fill(true, from[index], from[index + word.length] ?? text.length);
  }
  const out = [""];
  for (let i = 0; i < text.length; i++) {
    if (hit[i] !== (out.length % 2 === 0)) out.push("");
    out[out.length - 1] += text[i];
  }
  return out;
}

/** The folded text, and for each of its characters where it comes from. @param {string} text */
function alignment(text) {
  let folded = "";
  /** @type {number[]} */
  const from = [];
  let at = 0;
  for (const char of text) {
    const plain = fold(char);
    for (let i = 0; i < plain.length; i++) from.push(at);
    folded += plain;
    at += char.length;
  }
  return { folded, from };
}
