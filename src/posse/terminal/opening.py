"""Which game a session begins with: a new one, one in a file, or the latest that was left."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from posse import catalog
from posse.core.errors import RecordError, SetupError
from posse.core.game import Game
from posse.core.record import Record
from posse.terminal import saves
from posse.terminal.console import interactive, plain, read_line
from posse.terminal.saves import kind_of, obstacle, unfinished
from posse.texts import Texts, texts

LATEST = "(latest)"
"""What `--resume` stands for without a file."""


def check_path(path: Path, lang: str) -> Path:
    """A record is never written over anything."""
    try:
        why = obstacle(path, texts("", lang))
    except (OSError, ValueError) as error:
        why = str(error)
    if why:
        raise SetupError(texts("", lang)("not-begun", file=str(path), reason=why))
    return path


def open_record(path: Path, lang: str) -> tuple[Record, Path]:
    """The record to go on with, and the file it is in."""
    if str(path) == LATEST:
        return latest()
    path = in_users_folder(path)
    path = path.resolve() if path.is_symlink() else path
    record = catalog.read_record(path) if not path.exists() or path.is_file() else None
    if record is None:
        say = texts("", lang)
        raise RecordError(say("not-resumed", file=str(path), reason=say(kind_of(path.stat().st_mode))))
    return record, path


def in_users_folder(path: Path) -> Path:
    """A name alone is that of a game there, if there is no such file here."""
    kept = saves.DATA / path
    return kept if path.name == str(path) and not path.exists() and kept.exists() else path


def latest() -> tuple[Record, Path]:
    found = unfinished()
    if found is None:
        raise SetupError(
            "--resume: there is no unfinished game in your folder; name a file, or start one with posse play --terminal"
        )
    return found[1], found[0]


def offered(lang: str) -> tuple[Record, Path] | None:
    """The latest unfinished game, if there is one and the user wants it."""
    found = unfinished()
    if found is None:
        return None
    path, record = found
    say, date = texts("", lang), last_played(path)
    title = title_of(record.game, texts(record.game.name, lang))
    wish = plain(read_line(say("offer", game=title, players=record.players, date=date) + " "))
    return (record, path) if wish in [plain(word) for word in say("words-yes").split()] else None


def begun(record: Record, lang: str) -> tuple[Record, Path] | None:
    """The game that was begun alone with the same cards, unless the user would rather begin afresh."""
    found = unfinished(record)
    if found is None:
        return None
    path, known = found
    say = texts("", lang)
    wish = plain(read_line(say("begun", date=last_played(path)) + " ")) if interactive() else ""
    return None if wish in [plain(word) for word in say("words-no").split()] else (known, path)


def title_of(game: Game, words: Texts) -> str:
    return words("title") if "title" in words else game.name


def last_played(path: Path) -> str:
    return datetime.fromtimestamp(path.stat().st_mtime).astimezone().strftime("%Y-%m-%d %H:%M")
