"""Finds the record to start from: the one in a file, or an unfinished game in the user's folder."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from posse import catalog
from posse.core.errors import RecordError, SetupError
from posse.core.game import Game
from posse.core.record import Record
from posse.terminal import saves
from posse.terminal.console import interactive, plain, read_line
from posse.terminal.saves import file_kind, unfinished, why_not_writable
from posse.texts import Texts, texts

LATEST = "(latest)"
"""The value of `--resume` without a file."""


def check_path(path: Path, lang: str) -> Path:
    """Raises if a file cannot be created there: existing files are never overwritten."""
    try:
        why = why_not_writable(path, texts("", lang))
    except (OSError, ValueError) as error:
        why = str(error)
    if why:
        raise SetupError(texts("", lang)("not-begun", file=str(path), reason=why))
    return path


def open_record(path: Path, lang: str) -> tuple[Record, Path]:
    """The record to resume, and its file."""
    if str(path) == LATEST:
        return latest()
    path = in_users_folder(path)
    path = path.resolve() if path.is_symlink() else path
    record = catalog.read_record(path) if not path.exists() or path.is_file() else None
    if record is None:
        say = texts("", lang)
        raise RecordError(say("not-resumed", file=str(path), reason=say(file_kind(path.stat().st_mode))))
    return record, path


def in_users_folder(path: Path) -> Path:
    """The file of this name in the user's folder, if it exists there and not in the current folder; else the path itself."""
    kept = saves.DATA / path
    return kept if path.name == str(path) and not path.exists() and kept.exists() else path


def latest() -> tuple[Record, Path]:
    found = unfinished()
    if found is None:
        raise SetupError(
            "--resume: there is no unfinished game in your folder; name a file, or start one with posse play --terminal"
        )
    return found[1], found[0]


def offer_unfinished(lang: str) -> tuple[Record, Path] | None:
    """Asks whether to resume the latest unfinished game; None if there is none or the answer is no."""
    found = unfinished()
    if found is None:
        return None
    path, record = found
    say, date = texts("", lang), last_played(path)
    title = title_of(record.game, texts(record.game.name, lang))
    reply = plain(read_line(say("offer", game=title, players=record.players, date=date) + " "))
    return (record, path) if reply in [plain(word) for word in say("words-yes").split()] else None


def offer_same_game(record: Record, lang: str) -> tuple[Record, Path] | None:
    """Asks whether to resume an unfinished game with the same cards; None if there is none or the answer is no."""
    found = unfinished(record)
    if found is None:
        return None
    path, known = found
    say = texts("", lang)
    reply = plain(read_line(say("begun", date=last_played(path)) + " ")) if interactive() else ""
    return None if reply in [plain(word) for word in say("words-no").split()] else (known, path)


def title_of(game: Game, words: Texts) -> str:
    return words("title") if "title" in words else game.name


def last_played(path: Path) -> str:
    return datetime.fromtimestamp(path.stat().st_mtime).astimezone().strftime("%Y-%m-%d %H:%M")
