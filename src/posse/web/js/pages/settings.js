// The settings in the top bar: a change applies at once and is saved.
import { saveLanguage, saveSettings, settings } from "../lib/storage.js";

const form = /** @type {HTMLFormElement} */ (document.querySelector("#settings form"));

for (const [name, value] of Object.entries(settings())) {
  const radio = form.querySelector(`input[name="${name}"][value="${CSS.escape(String(value))}"]`);
  if (radio instanceof HTMLInputElement) radio.checked = true;
}

form.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  saveSettings({ [target.name]: target.value });
  if (target.name !== "sound") document.documentElement.dataset[target.name] = target.value;
});

for (const link of document.querySelectorAll("a[data-lang]")) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    saveLanguage(link.getAttribute("data-lang") ?? "en");
    // a `?lang=` in the address would win over the cookie
    if (location.search) location.search = "";
    else location.reload();
  });
}
