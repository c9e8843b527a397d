// Calls of the REST API, and how their errors are shown.

/** An error of a call. An empty text means that the page has a text for this kind of problem. */
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
 *   listed: boolean, name: string, seed?: number | string, practice?: boolean, today?: string}} Wanted
 */

/** The reader's own date, such as 2026-11-15. */
export function today() {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** Milliseconds without a keystroke after which the server is asked. */
const PAUSE = 120;

/**
 * A function to call at every keystroke: it asks the server after a pause, and drops the answer to what was asked before.
 * @template T
 * @param {(signal: AbortSignal) => Promise<T>} ask
 * @param {(answer: T) => void} show
 * @param {() => void} fail
 */
export function whileTyping(ask, show, fail) {
  let asked = new AbortController();
  return () => {
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    setTimeout(async () => {
      if (signal.aborted) return;
      const answer = await ask(signal).catch(() => null);
      if (signal.aborted) return;
      if (answer === null) fail();
      else show(answer);
    }, PAUSE);
  };
}

/** Makes a table and goes there. @param {Wanted} wanted @param {string} [tail] of the address */
export async function open(wanted, tail = "") {
  const how = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wanted) };
  /** @type {import("./protocol.js").TableInfo} */
  const table = await call("/api/tables", how);
  if (typeof table.id !== "string") throw new Problem("odd");
  location.assign(`/t/${encodeURIComponent(table.id)}${tail}`);
}

/**
 * Runs the work of a button: the button is busy meanwhile, and an error is shown in the nearest `data-form`.
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

// the page is shown again from the cache: no button is busy any more
addEventListener("pageshow", () => {
  for (const button of document.querySelectorAll("[aria-busy=true].button")) button.ariaBusy = null;
});
