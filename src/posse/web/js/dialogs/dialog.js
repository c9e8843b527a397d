/** Modal dialogs, closed by Escape, their button, or a click outside. */

import { el } from "../lib/dom.js";
import { icon } from "../lib/shapes.js";

/** @typedef {import("../lib/words.js").Words} Words */

/**
 * Opens a dialog; it is removed when it is closed.
 * @param {string} kind its class
 * @param {string} title
 * @param {Words} words
 * @param {...(Node | null)} body
 */
export function openDialog(kind, title, words, ...body) {
  for (const open of document.querySelectorAll("dialog[open]")) /** @type {HTMLDialogElement} */ (open).close();
  const close = el(
    "button",
    { type: "button", class: "tool close", "aria-label": words.say("close"), onclick: () => dialog.close() },
    icon("close"),
  );
  const head = el("header", {}, el("h2", { id: "dialog-title", tabindex: -1, autofocus: true }, title), close);
  const dialog = el("dialog", { class: `dialog panel ${kind}`, "aria-labelledby": "dialog-title" }, head, ...body);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => event.target === dialog && isOutside(dialog, event) && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** @param {HTMLElement} dialog @param {MouseEvent} event */
function isOutside(dialog, event) {
  const box = dialog.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
}
