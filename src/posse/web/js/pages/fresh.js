// Keeps lists of tables up to date: every now and then the page is asked for again, and what has changed is replaced.

const EVERY = 8000;

async function refresh() {
  if (document.hidden) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const old of document.querySelectorAll("[data-fresh]")) {
    const fresh = page.getElementById(old.id);
    // nothing is taken away under the reader's finger
    if (!fresh || fresh.innerHTML === old.innerHTML || old.matches(":focus-within, :hover")) continue;
    old.replaceChildren(...fresh.childNodes);
  }
}

setInterval(refresh, EVERY);
document.addEventListener("visibilitychange", refresh);
