"""Saved games: in the user's data folder, or in a file that the player names."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import shlex
import shutil
import stat
import sys
from pathlib import Path

import platformdirs

from posse.catalog import read_record
from posse.core.errors import PosseError
from posse.core.record import Record
from posse.terminal.console import system_language
from posse.terminal.session import BOT, Session
from posse.texts import Texts

DATA = platformdirs.user_data_path("posse") / "games"
MAX_SEARCHED = 20
"""How many of the latest files are searched for an unfinished game."""
KINDS = (
    (stat.S_ISDIR, "is-folder"),
    (stat.S_ISLNK, "is-link"),
    (stat.S_ISSOCK, "is-socket"),
    (stat.S_ISFIFO, "is-pipe"),
    (stat.S_ISCHR, "is-device"),
    (stat.S_ISBLK, "is-device"),
)
REASONS = {
    errno.EACCES: "no-permission",
    errno.EPERM: "no-permission",
    errno.EROFS: "no-permission",
    errno.ENOSPC: "disk-full",
}


class Saves:
    """The files of one session: its own, and copies made by `save`."""

    def __init__(self, session: Session, path: Path, say: Texts) -> None:
        self.session = session
        self.path = path
        self.say = say
        self.written = {path}
        """The files that may be overwritten."""

    def begin(self) -> str:
        """Tests whether the game can be saved; returns the reason if not, else ""."""
        why = self.write()
        self.delete_if_unplayed()
        return why

    def write(self, path: Path | None = None) -> str:
        """Writes the record; returns the reason if that fails, else ""."""
        path = path or self.path
        try:
            if path.parent == DATA:
                DATA.mkdir(parents=True, exist_ok=True)
            why = "" if path in self.written else why_not_writable(path, self.say)
            if not why:
                self.session.save(path)
                self.written.add(path)
        except (OSError, ValueError) as error:
            why = reason(error, path, self.say)
        return why

    def delete_if_unplayed(self) -> bool:
        """Deletes the file in the user's folder if no person has made a move; returns whether that is so."""
        idle = self.path.parent == DATA and not has_human_move(self.session.record)
        if idle:
            with contextlib.suppress(OSError):
                self.path.unlink()
        return idle


def why_not_writable(path: Path, say: Texts) -> str:
    """Why no file can be created there; "" if one can. An empty file may be overwritten."""
    try:
        found = path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return "" if path.parent.is_dir() else say("no-folder", folder=str(path.parent))
    kind = file_kind(found.st_mode)
    return say(kind) if kind else say("is-file") if found.st_size else ""


def file_kind(mode: int) -> str:
    """The text key for the kind of a file, such as a folder or a pipe; "" for a regular file."""
    return next((key for test, key in KINDS if test(mode)), "")


def reason(error: Exception, path: Path, say: Texts) -> str:
    if not isinstance(error, OSError):
        return str(error)
    if error.errno in (errno.ENOENT, errno.ENOTDIR):
        return say("no-folder", folder=str(path.parent))
    return say(REASONS[error.errno]) if error.errno in REASONS else error.strerror or str(error)


def has_human_move(record: Record) -> bool:
    """Whether a person has made a move."""
    return any(seat >= 0 and not record.seats[seat].startswith(BOT) for seat, _, _ in record.answers)


def unfinished(like: Record | None = None) -> tuple[Path, Record] | None:
    """The latest unfinished game in the user's folder; with `like`, only one with the same cards."""
    files = [path for path in DATA.glob("*.json") if path.is_file()]
    for path in sorted(files, key=lambda path: path.stat().st_mtime, reverse=True)[:MAX_SEARCHED]:
        try:
            record = read_record(path)
        except PosseError:
            continue
        if has_human_move(record) and (like is None or deal_key(record) == deal_key(like)) and not record.replay().over():
            return path, record
    return None


def deal_key(record: Record) -> tuple[object, ...]:
    """Equal for records that deal the same cards to the same number of players."""
    return record.game.name, record.game.chosen, record.players, record.seed


def new_seed() -> int:
    return secrets.randbelow(2**32)


def data_path(game: str, seed: int) -> Path:
    """The default file of a game."""
    return free_path(DATA / f"{game}-{seed}.json")


def next_path(path: Path, game: str, seed: int) -> Path:
    """The file for the game that follows the one in `path`."""
    return data_path(game, seed) if path.parent == DATA else free_path(path)


def free_path(path: Path) -> Path:
    """This path, or the first one with a number that does not exist."""
    stem, number = path.stem, 1
    while path.exists():
        number += 1
        path = path.with_stem(f"{stem}-{number}")
    return path


def short(path: Path) -> str:
    """A path as one would type it in a shell: relative to the current folder or to home if possible."""
    path = path.absolute()
    if path.is_relative_to(Path.cwd()):
        return shlex.quote(str(path.relative_to(Path.cwd())))
    if path.is_relative_to(Path.home()):
        return f"~/{shlex.quote(str(path.relative_to(Path.home())))}"
    return shlex.quote(str(path))


def resume_command(path: Path, lang: str) -> str:
    """The shell command that resumes a game. A file in the user's folder is given by its name alone."""
    file = shlex.quote(path.name) if path.parent == DATA and not Path(path.name).exists() else short(path)
    return f"{program()} play --resume {file}" + ("" if lang == system_language() else f" --lang {lang}")


def program() -> str:
    """The command as it was called, or its name alone if it is on the PATH."""
    called = Path(sys.argv[0])
    found = shutil.which(called.name)
    if found and called.exists() and called.samefile(found):
        return called.name
    if not called.is_file() or not os.access(called, os.X_OK):
        return "posse"
    return short(called) if called.is_absolute() else shlex.quote(sys.argv[0])
