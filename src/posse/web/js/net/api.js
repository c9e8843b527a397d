// The server's REST calls, and where their errors are shown.

/** What went wrong, in words for people; an empty text where the page has better ones. */
export class Problem extends Error {
  /** @param {"offline" | "odd" | "refused"} kind @param {string} text */
  constructor(kind, text = "") {
    super(text);
    this.kind = kind;
  }
}

/** @param {string} path @param {RequestInit} [how] @returns {Promise<any>} */
export async function call(path, how) {
  const answer = await fetch(path, how).catch(() => {
    throw new Problem("offline");
  });
  const data = await answer.json().catch(() => null);
  if (answer.ok && data !== null) return data;
  throw typeof data?.text === "string" ? new Problem("refused", data.text) : new Problem("odd");
}

/**
 * What `POST /api/tables` wants, as in docs/protocol.md.
 * @typedef {{game: string, players: number, seats: string[], options: Record<string, unknown>,
 *   listed: boolean, name: string, seed?: number, practice?: boolean}} Wanted
 */

/** Makes a table and goes there. @param {Wanted} wanted @param {string} [tail] of the address */
export async function open(wanted, tail = "") {
  const how = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wanted) };
  const table = await call("/api/tables", how);
  if (typeof table.id !== "string") throw new Problem("odd");
  location.assign(`/t/${encodeURIComponent(table.id)}${tail}`);
}

/**
 * Does something that a button asks for: busy meanwhile, and an error is said in the nearest `data-form`.
 * @param {HTMLElement} button @param {() => Promise<void>} work
 */
export async function attempt(button, work) {
  if (button.ariaBusy === "true") return;
  const place = button.closest("[data-form]")?.querySelector(".problem");
  button.ariaBusy = "true";
  say(place, null);
  try {
    await work();
  } catch (error) {
    say(place, error instanceof Problem ? error : new Problem("odd"));
    button.ariaBusy = null;
  }
}

/** @param {Element | null | undefined} place @param {Problem | null} problem */
function say(place, problem) {
  const notice = place?.querySelector(".notice");
  const words = notice?.querySelector("span");
  if (!(place instanceof HTMLElement) || !(notice instanceof HTMLElement) || !words) return;
  notice.hidden = problem === null;
  words.textContent = problem === null ? "" : problem.message || place.dataset[problem.kind] || "";
}

// back from the table: nothing is under way any more
addEventListener("pageshow", () => {
  for (const button of document.querySelectorAll("[aria-busy=true].button")) button.ariaBusy = null;
});

