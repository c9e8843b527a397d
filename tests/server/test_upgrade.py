"""An upgrade with other cards and rules: tables keep their rules and deck, and what cannot be opened names what it needs."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

import posse
from posse.core.record import Record
from posse.core.rng import Rng
from tests.server.guest import Guest
from tests.server.host import ROOT, Server
from tests.server.test_protocol import playing

GAME = Path("posse/games/bounty_hunters")
SLUG = "bounty_hunters"


def replace(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture
def next_release(tmp_path: Path) -> Path:
    """A copy of the package with other points on its cards, a second version of the rules, and every move renumbered."""
    source = tmp_path / "next"
    shutil.copytree(ROOT / "src/posse", source / "posse", ignore=shutil.ignore_patterns("__pycache__"))
    deck = posse.game(SLUG).deck
    assert deck is not None
    cards = source / GAME / "cards.toml"
    (source / GAME / "decks").mkdir(exist_ok=True)
    shutil.copy(cards, source / GAME / "decks" / f"{deck.digest}.toml")
    replace(cards, "points = 6, ", "points = 2, ")
    rules = source / GAME / "rules/game.py"
    replace(rules, "    players = (2, 3", "    versions = (1, 2)\n    players = (2, 3")
    replace(rules, 'if self.chosen["leader"] != "none":', 'if self.version == 1 and self.chosen["leader"] != "none":')
    replace(rules, '(moves.DRAW, "draw",', '(moves.DRAW - 1, "shout", [""]),\n            (moves.DRAW, "draw",')
    replace(source / GAME / "rules/moves.py", "DRAW: Final = 11", "DRAW: Final = 12")
    return source


def play(guests: list[Guest], rng: Rng, most: int) -> bool:
    """Makes at most so many random moves; returns whether the game is over."""
    for _ in range(most):
        for guest in guests:
            guest.catch_up()
        able = [guest for guest in guests if guest.options()]
        if not able:
            return True
        guest = rng.pick(able)
        guest.move(rng.pick(guest.options()))
    return False


def record_of(server: Server, guest: Guest) -> str:
    answer = server.call("GET", f"/api/tables/{guest.table['id']}/record", token=guest.token)
    assert answer.status == 200, answer.body
    return answer.body.decode()


def back(server: Server, guest: Guest) -> Guest:
    return Guest(server, guest.table["id"], guest.token).hello()


def test_tables_keep_their_rules_and_their_deck(own_server: Server, next_release: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server, rng = own_server, Rng.seeded(3)
    server.options += ("--rate", "0")
    server.stop()
    server.start()
    with playing(server, 2) as finished, playing(server, 2) as running:
        assert play(finished, rng, 1000)
        assert not play(running, rng, 12)
        before = record_of(server, finished[0])
    server.stop()
    monkeypatch.setenv("PYTHONPATH", str(next_release))
    server.start()

    assert record_of(server, finished[0]) == before
    guests = [back(server, guest) for guest in running]
    assert play(guests, rng, 1000)
    ended = record_of(server, guests[0])
    assert json.loads(ended)["version"] == 1
    assert json.loads(ended)["deck"] == json.loads(before)["deck"]
    assert Record.from_json(ended).replay().over()  # continued by the next release, replayed by this one

    with playing(server, 2) as new:
        assert play(new, rng, 1000)
        after = record_of(server, new[0])
    assert json.loads(after)["version"] == 2
    assert json.loads(after)["deck"] != json.loads(before)["deck"]
    with pytest.raises(posse.RecordError, match="^record: bounty_hunters: needs version 2 of the rules; this Posse has 1$"):
        Record.from_json(after)

    server.stop()
    monkeypatch.delenv("PYTHONPATH")
    server.start()
    refused = server.call("GET", f"/api/tables/{new[0].table['id']}", token=new[0].token)
    assert refused.notice() == (409, "foreign")
    assert "needs version 2 of the rules; this Posse has 1" in refused.data()["text"]
    (listed,) = server.call("GET", "/api/mine", token=new[0].token).data()
    assert (listed["id"], listed["status"]) == (new[0].table["id"], "over"), "another version can open it again"
    assert record_of(server, guests[0]) == ended


def test_the_error_for_an_unknown_deck_names_it(next_release: Path) -> None:
    match = posse.start(posse.game(SLUG), 2, 1)
    data = json.loads(match.record.to_json())
    data["deck"] = "f" * 16
    with pytest.raises(
        posse.RecordError, match="needs deck 'ffffffffffffffff'; this Posse has [0-9a-f]{16} and those of earlier"
    ):
        Record.from_json(json.dumps(data))
