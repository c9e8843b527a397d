/** Notifications of the browser, for players who look at something else. */

/** Asks whether they are allowed; only a click may ask. @returns {Promise<boolean>} */
export async function allow() {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/**
 * @param {string} title
 * @param {string} body
 */
export function notify(title, body) {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body, icon: "/static/mark.svg", tag: location.pathname });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // some phones show notifications of service workers only: title and sound are left
  }
}
