"""A session on a console that writes to memory, with scripted input."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console

import posse
from posse.catalog import start
from posse.core.record import Record
from posse.games.bounty_hunters.rules.cards import FIRST_DROID, FIRST_HUNTER
from posse.games.bounty_hunters.rules.moves import CHOOSE
from posse.games.bounty_hunters.rules.state import table as table_of
from posse.terminal.app import App
from posse.terminal.session import Session

GAME = "bounty_hunters"
BOT = "bot:heuristic"
ONES = ["1"] * 2000


def session(*seats: str, seed: int = 7, lang: str = "en", **options: str) -> Session:
    return Session(start(posse.game(GAME, options), len(seats), seed, seats).record, lang)


def console(width: int = 80, terminal: bool = False) -> Console:
    return Console(
        file=io.StringIO(),
        width=width,
        height=24,
        highlight=False,
        markup=False,
        emoji=False,
        force_terminal=terminal,
        color_system=None,
        _environ={"TERM": "xterm"},
    )


class Played:
    """An app that has been run with these lines of input until the end of input."""

    def __init__(self, session: Session, path: Path, lines: Iterable[str], width: int = 80, terminal: bool = False) -> None:
        self.session = session
        self.console = console(width, terminal)
        self.lines = iter(lines)
        self.app = App(session, self.console, path, self.ask)
        self.kept = self.app.run()

    def ask(self, prompt: str) -> str:
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        self.console.print(f"{prompt}{line}")
        return line

    def screens(self) -> list[list[str]]:
        """The output between one line of input and the next."""
        out: list[list[str]] = [[]]
        for line in self.text.splitlines():
            out.append([]) if line.startswith("> ") else out[-1].append(line)
        return out

    @property
    def text(self) -> str:
        assert isinstance(self.console.file, io.StringIO)
        return self.console.file.getvalue()


def one(tmp_path: Path, *lines: str, lang: str = "en", seed: int = 7, width: int = 80) -> Played:
    """One person against one bot, with this input."""
    return Played(session("Lou", BOT, seed=seed, lang=lang), tmp_path / "game.json", lines, width)


def saved(tmp_path: Path) -> Record:
    return Record.from_json((tmp_path / "game.json").read_text(encoding="utf-8"))


def until_placing(table: Session) -> list[str]:
    """The input of seat 0 from the start to the choice between two targets for a hunter."""
    trial = Session(Record(table.record.game, table.record.players, table.record.seed, table.record.seats), "en")
    lines: list[str] = []
    while trial.turn() == 0:
        moves = [trial.state.text(move) for move in trial.state.options(0)]
        if moves[0].startswith("against"):
            return lines
        lines.append(two_targets_then_a_hunter(trial, moves))
        trial.answer(0, trial.state.parse(lines[-1]))
    raise AssertionError("no attack card was ever placed")


def two_targets_then_a_hunter(trial: Session, moves: list[str]) -> str:
    area = table_of(trial.state).areas[0]
    first, end = (0, FIRST_HUNTER) if len(area.open) < 2 else (FIRST_HUNTER, FIRST_DROID)
    cards = [trial.state.text(CHOOSE + card) for card in area.hand if first <= card < end]
    wishes = [*cards, "draw target" if first == 0 else "draw hunter", "play"]
    return next((wish for wish in wishes if wish in moves), moves[0])
