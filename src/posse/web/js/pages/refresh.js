// Keeps lists of tables up to date: every now and then the page is asked for again, and what has changed is replaced.

import { sayDates } from "./dates.js";

const EVERY = 8000;

/** What each list was made from, as it came. */
const came = new Map([...document.querySelectorAll("[data-refresh]")].map((list) => [list.id, list.innerHTML]));

async function refresh() {
  if (document.hidden) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const old of document.querySelectorAll("[data-refresh]")) {
    const fresh = page.getElementById(old.id);
    // nothing is taken away under the reader's finger
    if (!fresh || fresh.innerHTML === came.get(old.id) || old.matches(":focus-within, :hover")) continue;
    came.set(old.id, fresh.innerHTML);
    old.replaceChildren(...fresh.childNodes);
    sayDates(old);
  }
}

sayDates(document);
setInterval(refresh, EVERY);
document.addEventListener("visibilitychange", refresh);
