// Runs before the page is painted: puts the settings on <html>, so that nothing flashes.
{
  /** @type {Record<string, string>} */
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("posse.settings") ?? "{}");
  } catch {
    // without readable settings, those of the system apply
  }
  for (const name of ["theme", "size", "motion"]) {
    const value = kept[name];
    if (typeof value === "string") document.documentElement.dataset[name] = value;
  }
}
