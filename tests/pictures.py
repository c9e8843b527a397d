"""Takes the pictures in README (`make pictures`): a real server, a real browser, and the same game every time."""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, ViewportSize, sync_playwright

from posse import bots, catalog
from posse.core.rng import Rng
from posse.core.state import State
from posse.games.bounty_hunters.rules.state import table as table_of
from posse.games.pulp_detective.rules.state import table as pulp_table
from posse.games.space_serenade.rules.state import NOWHERE
from posse.games.space_serenade.rules.state import table as crew_table
from tests.server.guest import Guest
from tests.server.host import ROOT, Server

FOLDER = ROOT / "docs" / "pictures"
GAME = "bounty_hunters"
SEED = 7
ROUND = 14
"""The round in which the picture of a running game is taken."""
CASE, TURN = 27, 7
"""The seed of the picture of Pulp Detective, and the first turn in which it may be taken."""
HUNT = 5
"""The seed of the picture of Space Serenade."""
SIZES = {"desktop": (1280, 800, 1.0), "phone": (390, 844, 2.0)}
"""Width, height and device pixel ratio."""
SETTLED = "document.fonts.ready.then(() => document.querySelector('main:not([aria-busy=true])') !== null)"
TO_WEBP = """async (png) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = Object.assign(document.createElement("canvas"), { width: bitmap.width, height: bitmap.height });
    canvas.getContext("2d").drawImage(bitmap, 0, 0);
    const ways = [0.82, 0.7, 0.6].map((quality) => canvas.toDataURL("image/webp", quality).split(",")[1]);
    return ways.find(({ length }) => length < 195_000) ?? ways[2];
}"""
"""WebP qualities, tried from the best until the file is small enough."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none", "--disable-font-subpixel-positioning"]
"""The last two make rendering reproducible."""


class Player:
    """A guest at a table with bots who plays as they do, after all others have moved."""

    def __init__(self, server: Server, token: str) -> None:
        seats = ["me", *["bot:heuristic"] * 3]
        self.link = str(server.make(token, *seats, game=GAME, seed=SEED, name="Ann")["link"])
        self.guest = Guest(server, self.link.removeprefix("/t/"), token).hello(view="state")
        self.bot, self.rng = bots.bot(catalog.game(GAME), "heuristic"), Rng.seeded(SEED)

    def play_until(self, round: int) -> None:
        """Plays up to the choice of a card in this round, or to the end."""
        guest = self.guest
        while not guest.state["over"]:
            if guest.state["waiting"] != [0]:
                guest.read()
                continue
            seen = State.from_json(json.dumps(guest.state["state"]))
            if table_of(seen).round == round and seen.text(seen.options(0)[0]).startswith("choose"):
                return
            guest.move(self.bot(seen, 0, self.rng))


def search(server: Server, token: str) -> str:
    """A table of Space Bowl during the search, played in ticks so that nothing changes before the picture is taken."""
    seats = ["me", *["bot:rookie"] * 3]
    made = server.make(token, *seats, game="space_bowl", seed=SEED, name="Ann", options={"clock": "ticks"})
    with Guest(server, made["id"], token).hello() as guest:
        while "go" not in (verbs := [option["verb"] for option in guest.scene["options"]]):
            if "throw" in verbs:
                guest.move("throw")
            else:
                guest.read()
    return str(made["link"])


def investigate(server: Server, token: str) -> str:
    """A case of Pulp Detective in mid-game, in a mission with some dice rolled."""
    made = server.make(token, "me", game="pulp_detective", seed=CASE, name="Ann")
    bot, rng = bots.bot(catalog.game("pulp_detective"), "heuristic"), Rng.seeded(SEED)
    with Guest(server, made["id"], token).hello(view="state") as guest:
        while True:
            seen = pulp_table(State.from_json(json.dumps(guest.state["state"])))
            rolled = sum([face > 0 for face in seen.mission.faces]) if seen.mission is not None else 0
            if guest.state["over"] or seen.turn >= TURN and rolled == 2:
                return str(made["link"])
            guest.move(bot(seen, 0, rng))


def hunt(server: Server, token: str) -> str:
    """Space Serenade after the arrival of Vicious, with some cards played and some in hand."""
    seats = ["me", *["bot:heuristic"] * 2]
    made = server.make(token, *seats, game="space_serenade", seed=HUNT, name="Ann", options={"characters": "random"})
    bot, rng = bots.bot(catalog.game("space_serenade"), "heuristic"), Rng.seeded(SEED)
    with Guest(server, made["id"], token).hello(view="state") as guest:
        while not guest.state["over"]:
            if guest.state["waiting"] != [0]:
                guest.read()
                continue
            seen = crew_table(State.from_json(json.dumps(guest.state["state"])))
            if seen.vicious != NOWHERE and len(seen.play) == 2 and "end turn" in map(seen.text, guest.state["options"]):
                break
            guest.move(bot(seen, 0, rng))
    return str(made["link"])


class Camera:
    """One browser context per screen size, all of the same guest."""

    def __init__(self, browser: Browser, server: Server, token: str) -> None:
        self.contexts = {name: self.open(browser, server, token, *size) for name, size in SIZES.items()}
        self.darkroom = browser.new_page()

    def open(self, browser: Browser, server: Server, token: str, width: int, height: int, scale: float) -> BrowserContext:
        context = browser.new_context(
            base_url=server.url,
            viewport=ViewportSize(width=width, height=height),
            device_scale_factor=scale,
            reduced_motion="reduce",
            color_scheme="dark",
            locale="en",
        )
        context.add_cookies([{"name": server.guest_cookie()[0], "value": token, "url": server.url}])
        return context

    def take(self, name: str, path: str, shows: str) -> None:
        """Takes pictures of a page at all sizes, once the selector `shows` is visible."""
        for size, context in self.contexts.items():
            page = context.new_page()
            page.goto(path)
            page.locator(shows).first.wait_for()
            page.wait_for_function(SETTLED)
            page.wait_for_load_state("networkidle")  # the pictures come after the table
            page.wait_for_timeout(500)
            self.keep(FOLDER / f"{name}-{size}.webp", page.screenshot())
            page.close()

    def keep(self, file: Path, picture: bytes) -> None:
        old = file.read_bytes() if file.exists() else b""
        new = base64.b64decode(self.darkroom.evaluate(TO_WEBP, base64.b64encode(picture).decode()))
        file.write_bytes(new)
        print(f"{file.relative_to(ROOT)}  {len(new) // 1024} kB  {'as before' if new == old else 'new'}")


def play_through(server: Server, token: str, take: Callable[[str, str, str], None]) -> None:
    """Calls `take` for every picture with its name, the path of the page and a selector that is visible when it is ready."""
    server.make(server.guest(), "me", "open", "bot:heuristic", game=GAME, listed=True, name="Nell")
    take("lobby", "/", ".games .poster")
    take("game", f"/games/{GAME}", ".poster")
    player = Player(server, token)
    player.play_until(ROUND)
    take("table", player.link, ".prompt[data-turn]")
    player.play_until(0)
    take("end", player.link, ".sheet")
    player.guest.link.close()
    take("bowl", search(server, token), ".prompt [data-verb=go]")
    take("pulp", investigate(server, token), ".prompt[data-turn]")
    take("serenade", hunt(server, token), ".prompt[data-turn]")


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    """A server with the bundled games only."""
    command = [sys.executable, "-c", "from posse.cli import main; main()", "serve", "--port=0", "--pace=0", "--rate=0"]
    with subprocess.Popen([*command, f"--data={folder}"], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        server = Server(folder)
        server.port = int(process.stdout.readline().decode().rpartition(":")[2].partition("/")[0])
        try:
            yield server
        finally:
            process.terminate()


def main() -> None:
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("Chromium is not installed: apt-get install chromium")
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright, serving(Path(folder) / "data") as server:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        token = server.guest()
        play_through(server, token, Camera(browser, server, token).take)


if __name__ == "__main__":
    main()
