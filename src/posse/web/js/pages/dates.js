// Shows when a table was made, in the reader's language and time zone.

/** @param {ParentNode} part */
export function sayDates(part) {
  const { lang } = document.documentElement;
  for (const place of part.querySelectorAll("time[data-made]")) {
    const made = new Date(Number(/** @type {HTMLElement} */ (place).dataset.made));
    const style = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" });
    place.textContent = style.format(made);
    place.setAttribute("datetime", made.toISOString());
  }
}
