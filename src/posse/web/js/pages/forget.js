// Takes a game from the guest's list: the first press asks, the second one does it.

import { attempt, call } from "../net/api.js";

/** Milliseconds for which the question stands. */
const PATIENCE = 4000;

/** @param {HTMLElement} button */
function ask(button) {
  const { textContent: usual, ariaLabel: name } = button;
  button.textContent = button.dataset.sure ?? "";
  button.ariaLabel = null;
  button.dataset.asked = "";
  setTimeout(() => {
    button.textContent = usual;
    button.ariaLabel = name;
    delete button.dataset.asked;
  }, PATIENCE);
}

document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest("[data-forget]") : null;
  if (!(button instanceof HTMLElement)) return;
  if (button.dataset.asked === undefined) return ask(button);
  return attempt(button, async () => {
    await call(`/api/mine/${encodeURIComponent(button.dataset.forget ?? "")}`, { method: "DELETE" });
    location.reload();
  });
});
