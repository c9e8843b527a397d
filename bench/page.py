"""How soon the table page is ready over a slow line, in Chromium: `.venv/bin/python bench/page.py`.

The line is emulated through Chromium's debugging protocol, for the socket too. "Ready" is when the table is drawn and can be
played at, "pictures" when the last picture has come. Cold: nothing is in the browser's cache; warm: the page has been there.
Exits with 1 if a bar is missed.
"""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, BrowserContext, sync_playwright
from tests.server.host import Server

import posse

LATENCY = 400
"""Milliseconds for each request and its answer."""
RATE = 400_000 / 8
"""Bytes a second."""
ROUNDS = 3
BARS = {"cold": 2.5, "warm": 1.0}
"""Seconds until the table is ready, at most."""
GAMES = {"bounty_hunters": 4, "space_bowl": 4, "pulp_detective": 1, "space_serenade": 4}
SEED = 7

WATCH = """
new MutationObserver((_, observer) => {
    const main = document.getElementById("table");
    if (!main || main.ariaBusy === "true" || !main.querySelector(".prompt")?.textContent) return;
    window.readyAt = performance.now();
    observer.disconnect();
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["aria-busy"] });
"""
SENT = "() => performance.getEntries().map((entry) => entry.transferSize ?? 0).reduce((a, b) => a + b, 0)"


class Visit(NamedTuple):
    ready: float
    pictures: float
    kilobytes: float


def sit_down(context: BrowserContext, game: str) -> str:
    """The address of a table at which the guest sits."""
    context.request.get("/mine")
    bots = ["bot:" + posse.game(game).bots[0]] * (GAMES[game] - 1)
    answer = context.request.post("/api/tables", data={"game": game, "seats": ["me", *bots], "seed": SEED})
    link: str = answer.json()["link"]
    return link


def visit(context: BrowserContext, address: str) -> Visit:
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    conditions = {"offline": False, "latency": LATENCY, "downloadThroughput": RATE, "uploadThroughput": RATE}
    line.send("Network.emulateNetworkConditions", conditions)
    page.add_init_script(WATCH)
    page.goto(address, wait_until="commit")
    page.wait_for_function("() => window.readyAt", timeout=60_000)
    page.wait_for_load_state("networkidle")
    last = (
        "Math.max(readyAt, ...performance.getEntries().filter(({ name }) => name.includes('art.svg')).map((e) => e.responseEnd))"
    )
    found = Visit(page.evaluate("readyAt") / 1000, page.evaluate(last) / 1000, page.evaluate(SENT) / 1000)
    page.close()
    return found


def measure(browser: Browser, url: str, game: str) -> dict[str, list[Visit]]:
    found: dict[str, list[Visit]] = {"cold": [], "warm": []}
    for _ in range(ROUNDS):
        context = browser.new_context(base_url=url, locale="en", reduced_motion="reduce")
        address = sit_down(context, game)
        for kind in found:
            found[kind].append(visit(context, address))
        context.close()
    return found


def main() -> int:
    missed = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data", "--rate", "0").start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
        print(f"{'game':16} {'':5} {'ready':>7} {'pictures':>9} {'kB':>6}   {RATE * 8 / 1000:.0f} kb/s, {LATENCY} ms")
        for game in GAMES:
            for kind, visits in measure(browser, server.url, game).items():
                ready, pictures, size = [statistics.median(values) for values in zip(*visits, strict=True)]
                missed += ready > BARS[kind]
                note = f"   over {BARS[kind]} s" if ready > BARS[kind] else ""
                print(f"{game:16} {kind:5} {ready:5.2f} s {pictures:7.2f} s {size:6.1f}{note}", flush=True)
        browser.close()
        server.stop()
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
