"""Where games are kept: in the user's own folder, or in a file that the player names."""

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
NEWEST = 20
"""How many games are looked through for one that is not over."""
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
    """The files of one session: its own, and the copies that were asked for."""

    def __init__(self, session: Session, path: Path, say: Texts) -> None:
        self.session = session
        self.path = path
        self.say = say
        self.written = {path}
        """What may be written over."""

    def begin(self) -> str:
        """Tries whether the game can be saved, before anybody has played; says why not."""
        why = self.write()
        self.tidy()
        return why

    def write(self, path: Path | None = None) -> str:
        """Writes the record there; says why not, if it cannot."""
        path = path or self.path
        try:
            if path.parent == DATA:
                DATA.mkdir(parents=True, exist_ok=True)
            why = "" if path in self.written else obstacle(path, self.say)
            if not why:
                self.session.save(path)
                self.written.add(path)
        except (OSError, ValueError) as error:
            why = reason(error, path, self.say)
        return why

    def tidy(self) -> bool:
        """Whether nobody has played: then nothing stays in the user's folder."""
        idle = self.path.parent == DATA and not answered(self.session.record)
        if idle:
            with contextlib.suppress(OSError):
                self.path.unlink()
        return idle


def obstacle(path: Path, say: Texts) -> str:
    """Why no new file can be made there; empty if it can. An empty file is as good as none."""
    try:
        found = path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return "" if path.parent.is_dir() else say("no-folder", folder=str(path.parent))
    kind = kind_of(found.st_mode)
    return say(kind) if kind else say("is-file") if found.st_size else ""


def kind_of(mode: int) -> str:
    """The key of what it is, if it is no regular file."""
    return next((key for test, key in KINDS if test(mode)), "")


def reason(error: Exception, path: Path, say: Texts) -> str:
    if not isinstance(error, OSError):
        return str(error)
    if error.errno in (errno.ENOENT, errno.ENOTDIR):
        return say("no-folder", folder=str(path.parent))
    return say(REASONS[error.errno]) if error.errno in REASONS else error.strerror or str(error)


def answered(record: Record) -> bool:
    """Whether a person has made a move."""
    return any(seat >= 0 and not record.seats[seat].startswith(BOT) for seat, _, _ in record.answers)


def unfinished(like: Record | None = None) -> tuple[Path, Record] | None:
    """The latest game in the user's folder that is not over, perhaps one that began like this one."""
    files = [path for path in DATA.glob("*.json") if path.is_file()]
    for path in sorted(files, key=lambda path: path.stat().st_mtime, reverse=True)[:NEWEST]:
        try:
            record = read_record(path)
        except PosseError:
            continue
        if answered(record) and (like is None or beginning(record) == beginning(like)) and not record.replay().over():
            return path, record
    return None


def beginning(record: Record) -> tuple[object, ...]:
    """What deals the same cards to the same number of players."""
    return record.game.name, record.game.chosen, record.players, record.seed


def new_seed() -> int:
    return secrets.randbelow(2**32)


def data_path(game: str, seed: int) -> Path:
    """Where a game is saved, if the player names no file."""
    return free_path(DATA / f"{game}-{seed}.json")


def next_path(path: Path, game: str, seed: int) -> Path:
    """Where the game after the one in `path` is saved."""
    return data_path(game, seed) if path.parent == DATA else free_path(path)


def free_path(path: Path) -> Path:
    """This path, or the next one by number that is not taken."""
    stem, number = path.stem, 1
    while path.exists():
        number += 1
        path = path.with_stem(f"{stem}-{number}")
    return path


def short(path: Path) -> str:
    """The shortest way to write a path in a shell, from where one is or from home."""
    path = path.absolute()
    if path.is_relative_to(Path.cwd()):
        return shlex.quote(str(path.relative_to(Path.cwd())))
    if path.is_relative_to(Path.home()):
        return f"~/{shlex.quote(str(path.relative_to(Path.home())))}"
    return shlex.quote(str(path))


def resume_command(path: Path, lang: str) -> str:
    """What to type in the shell to go on with a game; in the user's folder its name says enough, and fits in a line."""
    file = shlex.quote(path.name) if path.parent == DATA and not Path(path.name).exists() else short(path)
    return f"{program()} play --resume {file}" + ("" if lang == system_language() else f" --lang {lang}")


def program() -> str:
    """The command as it was called; by its name alone, if the shell finds it so."""
    called = Path(sys.argv[0])
    found = shutil.which(called.name)
    if found and called.exists() and called.samefile(found):
        return called.name
    if not called.is_file() or not os.access(called, os.X_OK):
        return "posse"
    return short(called) if called.is_absolute() else shlex.quote(sys.argv[0])
