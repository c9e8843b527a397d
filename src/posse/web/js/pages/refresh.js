// Keeps lists of tables up to date: fetches the page again every few seconds, and replaces the lists that have changed.

import { sayDates } from "./dates.js";

const EVERY = 8000;

/** The HTML of each list, as the server sent it. */
const came = new Map([...document.querySelectorAll("[data-refresh]")].map((list) => [list.id, list.innerHTML]));

async function refresh() {
  if (document.hidden) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const old of document.querySelectorAll("[data-refresh]")) {
    const fresh = page.getElementById(old.id);
    // a list in use is not replaced
    if (!fresh || fresh.innerHTML === came.get(old.id) || old.matches(":focus-within, :hover")) continue;
    came.set(old.id, fresh.innerHTML);
    old.replaceChildren(...fresh.childNodes);
    sayDates(old);
  }
}

sayDates(document);
setInterval(refresh, EVERY);
document.addEventListener("visibilitychange", refresh);
