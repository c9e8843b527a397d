"""The loop of a game at the terminal: show, ask, understand."""

from __future__ import annotations

import errno
import os
import secrets
import shlex
import sys
import unicodedata
from collections.abc import Callable
from pathlib import Path

import platformdirs
from rich.console import Console, RenderableType
from rich.text import Text

from posse.catalog import game_file
from posse.core.codec import brief
from posse.core.errors import SetupError
from posse.core.record import Record
from posse.core.scene import Scene
from posse.core.state import SPECTATOR
from posse.rulebook import Rulebook, rulebook
from posse.terminal.session import Session
from posse.terminal.view import Indented, View
from posse.texts import texts

COMMANDS = ("help", "undo", "rules", "table", "log", "save", "quit")
MOST_RULES = 8
DATA = platformdirs.user_data_path("posse") / "games"


class Quit(Exception):
    """The player wants to stop."""


class App:
    """A session shown on a console. The record is saved in `path` after every answer of a person."""

    def __init__(self, session: Session, console: Console, path: Path, ask: Callable[[str], str] | None = None) -> None:
        self.session = session
        self.console = console
        self.path = path
        self.ask = ask or read_line
        self.shown = SPECTATOR
        """The person who sits at the keyboard."""
        self.cleared = True
        """Whether nothing of the table is on the screen."""
        self.files = {path}
        """What was written, and may be written over."""
        self.game = session.record.game
        self.say = session.say(SPECTATOR)
        self.words = self._words()

    def _words(self) -> dict[str, str]:
        """Commands by what can be typed for them: in English, and in the player's language."""
        languages = (texts(self.game.name, "en"), self.say)
        return {plain(word): command for say in languages for command in COMMANDS for word in say(f"words-{command}").split()}

    def run(self) -> None:
        """Plays to the end; quitting, an end of input and Ctrl-C save the game."""
        self.greet()
        try:
            self.play()
        except (Quit, EOFError, KeyboardInterrupt):
            self.leave()

    def play(self) -> None:
        while (seat := self.session.turn()) is not None:
            if seat != self.shown and len(self.session.humans) > 1:
                self.hand_over(seat)
                continue
            self.shown = seat
            self.show(seat, self.cleared or self.session.last != seat)
            self.cleared = False
            self.choose(seat)
            self.save()
        self.finish()

    # -- showing ------------------------------------------------------------------------

    def greet(self) -> None:
        record = self.session.record
        title = self.say("title") if "title" in self.say.keys() else record.game.name  # noqa: SIM118
        seed, answers = str(record.seed), len(record.answers)
        key = "resumed" if answers else "hello"
        self.tell(self.say(key, game=title, players=record.players, seed=seed, answers=answers))

    def view(self, viewer: int) -> View:
        return View(self.session.say(viewer), self.console.options.ascii_only)

    def show(self, seat: int, table: bool) -> None:
        view, scene = self.view(seat), self.session.scene(seat)
        self.draw(view.news(self.session.news(seat)))
        if table:
            self.draw(view.table(scene))
        self.draw(view.choices(scene))

    def draw(self, parts: list[RenderableType]) -> None:
        for part in parts:
            self.console.print(part)

    def tell(self, text: str) -> None:
        self.console.print(Indented(Text(text), 0))

    def hand_over(self, seat: int) -> None:
        """Clears the screen before another person looks at it; the one before may still undo."""
        before = self.shown
        key = "hand-over" if before in self.session.humans else "hand-over-first"
        if before in self.session.humans:
            self.clear()
        self.cleared = True
        self.tell(self.say(key, player=self.say.player(seat)))
        answer = self.words.get(plain(self.ask("> ")))
        self.shown = seat
        if answer == "quit":
            raise Quit
        if answer == "undo" and self.session.undo(before):
            self.shown = self.session.last = before
            self.tell(self.say("undone"))

    def clear(self) -> None:
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write("\x1b[3J\x1b[2J\x1b[H")  # with what can be scrolled back to
        else:
            self.console.print("\n" * self.console.height)

    # -- asking -------------------------------------------------------------------------

    def choose(self, seat: int) -> None:
        """Asks until the seat has answered or taken an answer back."""
        scene = self.session.scene(seat)
        while True:
            line = self.ask("> ").strip()
            move = self.understand(line, scene)
            if move is not None:
                self.session.answer(seat, move)
                return
            words = line.split()
            command = self.words.get(plain(words[0])) if words else None
            if command == "undo":
                if self.session.undo(seat):
                    self.session.last = seat
                    self.tell(self.say("undone"))
                    return
                self.tell(self.say("not-undone"))
            elif command is not None:
                self.obey(command, line[len(words[0]) :].strip(), seat, scene)
            elif line:
                self.refuse(line, scene)

    def understand(self, line: str, scene: Scene) -> int | None:
        """The move that a number, a move's text or a choice's label names."""
        if line.isdecimal() and len(line) < 4 and 1 <= int(line) <= len(scene.options):
            return scene.options[int(line) - 1].move
        wanted = plain(line)
        for option in scene.options:
            if wanted in (plain(option.label), self.session.state.text(option.move)):
                return option.move
        return None

    def refuse(self, line: str, scene: Scene) -> None:
        last = len(scene.options)
        known = plain(line) in self.game.moves.numbers
        key = "wrong-single" if last == 1 else "not-now" if known else "wrong"
        self.tell(self.say(key, text=brief(line), last=last, move=scene.options[0].label))

    # -- commands -----------------------------------------------------------------------

    def obey(self, command: str, words: str, seat: int, scene: Scene) -> None:
        view = self.view(seat)
        if command == "quit":
            raise Quit
        if command == "help":
            self.help(scene)
        elif command == "rules":
            self.rules(words)
        elif command == "table":
            self.draw(view.full(scene))
        elif command == "log":
            self.draw(view.news(self.session.log(seat)) or [Text(self.say("no-news"))])
        else:
            path = Path(os.path.expanduser(words)) if words else self.path
            if self.save(path):
                self.tell(self.say("saved", file=str(path)))
        if command != "save":
            self.draw(view.choices(scene))

    def help(self, scene: Scene) -> None:
        file = f"rules.{self.say.lang}.md"
        book = self.rulebook()
        example = book.rules[0].id if book is not None and book.rules else "1"
        move = self.session.state.text(scene.options[0].move)
        self.tell(self.say("help", move=move, rule=example, file=file if game_file(self.game.name, file) else "-"))

    def rulebook(self) -> Rulebook | None:
        try:
            return rulebook(self.game.name, self.say.lang)
        except SetupError:
            return None

    def rules(self, words: str) -> None:
        book = self.rulebook()
        if book is None:
            self.tell(self.say("no-rulebook"))
        elif not words:
            self.tell(self.say("sections"))
            for section in dict.fromkeys(rule.section for rule in book.rules):
                self.tell(f"  {section}")
        else:
            found = book.search(words)
            for rule in found[:MOST_RULES]:
                self.console.print(Text.assemble((rule.id, "bold"), f" {rule.text}"))
            if not found:
                self.tell(self.say("no-rule", words=brief(words)))
            elif len(found) > MOST_RULES:
                self.tell(self.say("more-rules", number=len(found) - MOST_RULES))

    # -- saving and leaving ---------------------------------------------------------------

    def save(self, path: Path | None = None) -> bool:
        path = path or self.path
        try:
            if path.exists() and path not in self.files:
                raise OSError(errno.EEXIST, self.say("file-taken"))
            self.session.save(path)
        except (OSError, ValueError) as error:
            self.tell(self.say("not-saved", file=str(path), reason=getattr(error, "strerror", None) or str(error)))
            return False
        self.files.add(path)
        return True

    def leave(self) -> None:
        self.console.print()
        if self.save():
            self.tell(f"{self.say('saved', file=self.path.name)} {self.say('resume')}")
            lang = "" if self.say.lang == system_language() else f" --lang {self.say.lang}"
            self.console.print(Text(f"  posse play --resume {short(self.path)}{lang}"), soft_wrap=True)

    def finish(self) -> None:
        """What happened last, the score sheet and the winner; then perhaps another game."""
        humans = self.session.humans
        viewer = humans[0] if len(humans) == 1 else SPECTATOR
        view, scene = self.view(viewer), self.session.scene(viewer)
        self.draw(view.news(self.session.news(viewer)))
        self.draw([*view.table(scene), *([view.sheet(scene)] if scene.sheet else []), Text(scene.prompt, style="bold")])
        self.save()
        if humans and self.wants_another():
            old = self.session.record
            record = Record(old.game, old.players, new_seed(), old.seats)
            path = data_path(old.game.name, record.seed) if self.path.parent == DATA else free_path(self.path)
            App(Session(record, self.say.lang), self.console, path, self.ask).run()

    def wants_another(self) -> bool:
        self.tell(self.say("again"))
        try:
            answer = plain(self.ask("> "))
        except (EOFError, KeyboardInterrupt):
            return False
        return answer in ("again", plain(self.say("words-again")))


def read_line(prompt: str) -> str:
    """A line of input, shown again where nobody has typed it."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line


def plain(text: str) -> str:
    """The words without capitals, accents or typographic signs, as people type them."""
    letters = unicodedata.normalize("NFD", text.casefold().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))
    return " ".join("".join(c for c in letters if not unicodedata.combining(c)).split())


def system_language() -> str:
    """French if the environment says so, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "fr" if os.environ[name].startswith("fr") else "en"
    return "en"


def new_seed() -> int:
    return secrets.randbelow(2**32)


def data_path(game: str, seed: int) -> Path:
    """Where a game is saved, if the player names no file."""
    return free_path(DATA / f"{game}-{seed}.json")


def short(path: Path) -> str:
    """The shortest way to write a path in a shell, from where one is or from home."""
    path = path.absolute()
    if path.is_relative_to(Path.cwd()):
        return shlex.quote(str(path.relative_to(Path.cwd())))
    if path.is_relative_to(Path.home()):
        return f"~/{shlex.quote(str(path.relative_to(Path.home())))}"
    return shlex.quote(str(path))


def free_path(path: Path) -> Path:
    """This path, or the next one by number that is not taken."""
    stem, number = path.stem, 1
    while path.exists():
        number += 1
        path = path.with_stem(f"{stem}-{number}")
    return path
