"""`posse play --practice`, and dates as seeds."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import subprocess
import sys
import time
from datetime import date
from pathlib import Path

import pytest
from rich.console import Console

from posse.catalog import game, listed_games, start
from posse.cli.options import PRACTICE, solo_game
from posse.core.errors import SetupError
from posse.core.record import Record
from posse.core.seeds import parse_seed
from posse.games.space_bowl.practice.scene import result_line
from posse.games.space_bowl.practice.state import series
from posse.terminal.console import Screen
from posse.terminal.session import Session
from posse.terminal.view import View
from tests.cli.test_play import environment, play, record
from tests.cli.test_play_browser import Browser, playing

SERIES = ["space_bowl", "--practice", "--seed", "2026-11-15"]
ALL_PASSED = "throw\n" + "pass\nready\n" * 10


def posse(home: Path, *args: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-c", "from posse.cli import main; main()", *args]
    return subprocess.run(command, capture_output=True, timeout=60, cwd=home, env=environment(home), check=False)


@pytest.mark.parametrize(("lang", "said"), [("en", "The practice is over"), ("fr", "entraînement est fini")])
def test_a_whole_series_from_a_pipe(tmp_path: Path, lang: str, said: str) -> None:
    done = play(tmp_path, *SERIES, "--lang", lang, "--record", "g.json", text=ALL_PASSED)
    shown = done.stdout.decode()
    assert (done.returncode, done.stderr) == (0, b"")
    assert said in shown
    assert "2026-11-15" in shown.splitlines()[0]
    kept = record(tmp_path / "g.json")
    assert kept.seed == 20261115
    assert result_line(series(kept.replay())) in shown.splitlines()


def test_an_ascii_terminal_shows_the_line_to_share_in_ascii(tmp_path: Path) -> None:
    done = play(tmp_path, *SERIES, text=ALL_PASSED, PYTHONIOENCODING="ascii", LANG="C")
    assert re.search(rb"Space Bowl 2026-11-15 \| 0/\d+ \| _{10} \| 60 s", done.stdout)


def test_cards_are_named_by_their_place_and_judged_at_once(tmp_path: Path) -> None:
    shown = play(tmp_path, *SERIES, text="throw\nmark c3\nd1\nquit\n").stdout.decode()
    assert "[60 s] > mark c3\nc3 is none." in shown
    assert "d1 was the only destination. Wrong: c3." in shown


def test_without_a_seed_it_is_the_series_of_today(tmp_path: Path) -> None:
    before = date.today()
    play(tmp_path, "space_bowl", "--practice", "--option", "seconds=0", "--record", "g.json", text="throw\nquit\n")
    kept = record(tmp_path / "g.json")
    assert kept.game.name == "space_bowl_practice"
    assert kept.seed in (parse_seed(str(before)), parse_seed(str(date.today())))


def test_time_runs_out_while_nobody_types(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(record_of(seconds=30), "en")
    session.answer(0, session.state.parse("throw"))
    left = session.left()
    assert left is not None and 29 < left <= 30
    now = time.monotonic()
    monkeypatch.setattr("posse.terminal.session.time.monotonic", lambda: now + 31)
    assert (session.left() or 0) < 0
    session.time_is_up()
    assert session.left() is None
    assert session.record.answers[-1][:2] == (-1, session.state.parse("time"))
    assert (session.turn(), session.last) == (0, 0)


def record_of(**options: int) -> Record:
    return start(game("space_bowl_practice", dict(options)), 1, 7).record


TIMED = """
import time
from posse.terminal import session
begun = {{}}
def left(self):
    due = self.state.deadline()
    return None if due is None else begun.setdefault(due.key, time.monotonic()) + {left} - time.monotonic()
session.Session.left = left
from posse.cli import main
main()
"""


@pytest.mark.parametrize(("left", "typed", "said"), [("0.3", "half a li", "Time is up."), ("-1.0", "\n", "Time is up.")])
def test_at_a_terminal_the_clock_does_not_wait_for_a_line(tmp_path: Path, left: str, typed: str, said: str) -> None:
    args = [sys.executable, "-c", TIMED.format(left=left), "play", "--terminal", *SERIES]
    pid, fd = pty.fork()
    if pid == 0:
        os.chdir(tmp_path)
        os.execvpe(args[0], args, environment(tmp_path, TERM="xterm"))
    shown, lines = "", ["throw\n", typed, "quit\n"]
    while select.select([fd], [], [], 30)[0]:
        try:
            shown += os.read(fd, 65536).decode(errors="replace")
        except OSError:
            break
        if lines and shown.endswith("> "):
            os.write(fd, lines.pop(0).encode())
    os.close(fd)
    os.waitpid(pid, 0)
    assert said in shown
    assert "means nothing" not in shown and "is not one of the choices" not in shown


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["play", "space_bowl", "--seed", "2026-02-30"], "posse: seed: there is no day 2026-02-30"),
        (["play", "bounty_hunters", "--seed", "soon"], "posse: seed: expected a number from 0 to 2**64 - 1 or a date such as"),
        (["simulate", "bounty_hunters", "--seed", "-1"], "posse: seed: expected a number from 0 to 2**64 - 1 or a date such as"),
        (["play", "bounty_hunters", "--practice"], "posse: bounty_hunters has no practice; games with one: "),
        (["play", "chess", "--practice"], "posse: there is no game 'chess'"),
        (
            ["play", "space_bowl", "--practice", "--players", "2"],
            "posse: the practice is played alone: leave --players or --practice out",
        ),
    ],
)
def test_a_mistake_is_one_line(tmp_path: Path, args: list[str], said: str) -> None:
    done = posse(tmp_path, *args)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().startswith(said)
    assert done.stderr.count(b"\n") == 1


def test_dates_are_seeds_of_every_game(tmp_path: Path) -> None:
    for number, seed in enumerate(("2026-11-15", "20261115")):
        play(tmp_path, "bounty_hunters", "--seed", seed, "--record", f"{number}.json", text="1\n")
    assert record(tmp_path / "0.json").seed == record(tmp_path / "1.json").seed == 20261115
    tables = [
        posse(tmp_path, "simulate", "bounty_hunters", "--games", "2", "--jobs", "1", "--seed", seed)
        for seed in ("7", "2026-11-15")
    ]
    assert [table.returncode for table in tables] == [0, 0]


def test_the_practice_is_not_listed_as_a_game() -> None:
    assert "space_bowl_practice" not in listed_games()
    assert "space_bowl" in listed_games()
    assert solo_game(PRACTICE, "space_bowl") == "space_bowl_practice"
    with pytest.raises(SetupError, match="has no practice"):
        solo_game(PRACTICE, "space_bowl_practice")


def test_the_list_of_games_says_how_to_practise(tmp_path: Path) -> None:
    listed = posse(tmp_path, "games").stdout.decode()
    assert "space_bowl_practice: posse play space_bowl --practice\n    --option seconds=60|30|90|0\n" in listed


def test_in_the_browser_it_opens_a_solo_table(tmp_path: Path) -> None:
    with playing(tmp_path, *SERIES, "--option", "seconds=90") as served:
        browser = Browser()
        assert browser.get(served.shown())[0] == 200
        (table,) = browser.mine(served)
    assert (table["game"], table["players"], table["status"]) == ("space_bowl_practice", 1, "playing")
    assert table["options"]["seconds"] == 90


def test_on_a_small_screen_the_galaxy_is_never_left_out() -> None:
    session = Session(record_of(), "en")
    session.answer(0, session.state.parse("throw"))
    scene = session.scene(0)
    for table in View(session.say(0)).tables(scene):
        shown = io.StringIO()
        Screen(Console(file=shown, width=80)).draw(table)
        assert all(piece.label in shown.getvalue() for piece in scene.zone("galaxy"))
        assert "Destination disc" in shown.getvalue()


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ([], b""),
        (["--option", "clock=ticks"], b""),
        (["--option", "clock=real"], b"posse: this command has no clock: playing clock=ticks instead of clock=real\n"),
    ],
)
def test_several_at_a_keyboard_play_without_a_clock(tmp_path: Path, asked: list[str], said: bytes) -> None:
    args = ["space_bowl", "--players", "2", "--seed", "3", "--record", "g.json", *asked]
    done = play(tmp_path, *args, text="wait\nwait\nquit\n")
    assert (done.returncode, done.stderr) == (0, said)
    assert record(tmp_path / "g.json").game.chosen["clock"] == "ticks"
