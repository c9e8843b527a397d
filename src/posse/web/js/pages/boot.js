// Runs before the page is painted, so that nothing flashes: the reader's settings onto <html>.
{
  /** @type {Record<string, string>} */
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("posse.settings") ?? "{}");
  } catch {
    // no storage, or nothing readable in it: as the system has it
  }
  for (const name of ["theme", "size", "motion"]) {
    const value = kept[name];
    if (typeof value === "string") document.documentElement.dataset[name] = value;
  }
}
