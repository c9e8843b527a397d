// Finding rules, as `posse rules` does: by id, or by all the words, without case and accents.

/** @typedef {{id: string, section: string, text: string}} Rule */

/** @param {string} text */
export function fold(text) {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** @param {Rule[]} rules @param {string} words @returns {Rule[]} */
export function search(rules, words) {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  const byId = rules.filter((rule) => wanted.includes(fold(rule.id)));
  if (byId.length) return byId;
  return rules.filter((rule) => {
    const text = fold(`${rule.id} ${rule.section} ${rule.text}`);
    return wanted.every((word) => text.includes(word));
  });
}

/**
 * A text in pieces, of which every second one was searched for.
 * @param {string} text @param {string} words @returns {string[]}
 */
export function pieces(text, words) {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  const { folded, from } = alignment(text);
  const hit = new Array(text.length).fill(false);
  for (const word of wanted) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      hit.fill(true, from[at], from[at + word.length] ?? text.length);
    }
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
