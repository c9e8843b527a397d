/** The dialog in which settings are changed at the table. */

import { el } from "../lib/dom.js";
import { saveLanguage, saveSettings, settings } from "../lib/storage.js";
import { allow } from "../table/alerts.js";
import { openDialog } from "./dialog.js";

/** @typedef {import("../lib/words.js").Words} Words */
/**
 * @typedef {object} Actions what the dialog can ask of the table
 * @property {(lang: string) => void} speak
 * @property {(name: string) => void} changed
 * @property {(() => void) | null} guide shows the guide again, if the game has one
 * @property {(() => void) | null} leave leaves the game, if there is one to leave
 */

/** @type {[string, string][]} */
const LANGUAGES = [
  ["en", "English"],
  ["fr", "Français"],
];
/** @type {Record<string, string[]>} */
const CHOICES = {
  theme: ["auto", "light", "dark"],
  size: ["small", "normal", "large", "huge"],
  motion: ["auto", "full", "less"],
  speed: ["instant", "quick", "normal", "step"],
  alerts: ["on", "off"],
};
/** The loudest and the step of the volume, in percent. */
const LOUDEST = 200;
const STEP = 20;

/**
 * @param {Words} words
 * @param {Actions} actions
 */
export function openSettings(words, actions) {
  const kept = /** @type {Record<string, string>} */ (/** @type {unknown} */ (settings()));
  const form = el("form", { method: "dialog" }, row("lang", words.say("language"), LANGUAGES, words.lang));
  for (const [name, values] of Object.entries(CHOICES)) {
    form.append(
      row(
        name,
        words.say(name),
        values.map((value) => [value, words.say(`${name}-${value}`)]),
        kept[name] ?? "",
      ),
    );
  }
  form.append(volumeRow(words, kept));
  form.addEventListener("change", async ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === "alerts" && target.value === "on" && !(await allow())) {
      refuse(form, words);
      return;
    }
    if (target.name === "lang") {
      saveLanguage(target.value);
      actions.speak(target.value);
      dialog.close();
      return;
    }
    saveSettings({ [target.name]: target.value });
    if (target.name === "volume") saveSettings({ sound: target.value === "0" ? "off" : "on" });
    else document.documentElement.dataset[target.name] = target.value;
    actions.changed(target.name);
  });
  const { guide } = actions;
  const again =
    guide &&
    el(
      "button",
      {
        type: "button",
        class: "button",
        onclick: () => {
          dialog.close();
          guide();
        },
      },
      words.say("guide-again"),
    );
  const dialog = openDialog(
    "settings",
    words.say("settings"),
    words,
    form,
    again,
    actions.leave && leaving(words, actions.leave),
  );
}

/**
 * @param {Words} words
 * @param {Record<string, string>} kept
 */
function volumeRow(words, kept) {
  const value = kept.sound === "off" ? "0" : kept.volume;
  const slider = el("input", { type: "range", name: "volume", min: 0, max: LOUDEST, step: STEP, value });
  return el("label", { class: "volume" }, words.say("volume"), slider);
}

/**
 * The button that leaves the game, after a question.
 * @param {Words} words
 * @param {() => void} leave
 */
function leaving(words, leave) {
  const yes = el("button", { type: "button", class: "button", "data-asks": true, onclick: leave }, words.say("leave-yes"));
  const ask = () => root.replaceChildren(el("p", { role: "alert" }, words.say("leave-sure")), yes);
  const root = el(
    "div",
    { class: "leaving" },
    el("button", { type: "button", class: "button", onclick: ask }, words.say("leave")),
  );
  return root;
}

/** The browser allows no notifications. @param {HTMLFormElement} form @param {Words} words */
function refuse(form, words) {
  const off = form.querySelector("[name=alerts][value=off]");
  if (off instanceof HTMLInputElement) off.checked = true;
  const row = off?.closest("fieldset");
  if (row && !row.querySelector("[role=alert]"))
    row.append(el("p", { class: "small muted", role: "alert" }, words.say("alerts-denied")));
}

/**
 * A row of radio buttons.
 * @param {string} name
 * @param {string} label
 * @param {string[][]} values
 * @param {string} chosen
 */
function row(name, label, values, chosen) {
  const radios = values.map(([value = "", text = ""]) => {
    const radio = el("input", { type: "radio", name, value, checked: value === chosen });
    return el("label", {}, radio, el("span", { lang: name === "lang" ? value : null }, text));
  });
  return el("fieldset", { class: "choice" }, el("legend", {}, label), el("div", {}, ...radios));
}
