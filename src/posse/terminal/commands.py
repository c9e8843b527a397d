"""The commands that work at any prompt: help, rules, table, log, save."""

from __future__ import annotations

import os
from itertools import groupby
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from posse.catalog import game_file
from posse.core.errors import SetupError
from posse.core.scene import Scene
from posse.core.state import SPECTATOR
from posse.rulebook import Rule, Rulebook, rulebook
from posse.terminal.console import INDENT, Indented, Screen, plain, quoted
from posse.terminal.saves import Saves
from posse.terminal.session import Session
from posse.terminal.view import View
from posse.texts import texts

COMMANDS = ("help", "undo", "rules", "table", "log", "save", "quit")
SECRET = ("table", "log")
"""Commands that show what only one of the people may see."""


class Commands:
    """The commands of one session, in English and in the player's language."""

    def __init__(self, session: Session, screen: Screen, saves: Saves) -> None:
        self.session = session
        self.screen = screen
        self.saves = saves
        self.own = session.say(SPECTATOR)
        """The texts of the game."""
        self.say = self.own.shared
        self.questions = session.record.game.questions
        self.words: dict[str, str] = {}
        """The command for each word that can be typed, in English and in the player's language."""
        for own in (texts(session.record.game.name, "en"), self.own):
            for command in (*COMMANDS, "again"):
                self.words |= {plain(word): command for word in own.shared(f"words-{command}").split()}
            for question in self.questions:
                self.words |= {plain(word): question for word in own(f"words-ask-{question}").split()}

    def read(self, line: str) -> tuple[str, str]:
        """The command at the beginning of a line, or "", and the rest of the line."""
        first = line.split()[0] if line.split() else ""
        return self.words.get(plain(first), ""), line.strip()[len(first) :].strip()

    def execute(self, command: str, words: str, viewer: int, scene: Scene) -> None:
        view = View(self.session.say(viewer), self.screen.console.options.ascii_only)
        spare = self.screen.lines(view.prompt_and_options(scene))
        if command == "help":
            self.help(scene)
        elif command == "rules":
            self.screen.page(self.rules(words), spare)
        elif command == "table":
            self.screen.page(view.full(scene), spare)
        elif command == "log":
            self.screen.page(view.news(self.session.log(viewer)) or [Text(self.say("no-news"))], spare)
        elif command in self.questions:
            self.screen.tell(self.session.reply(viewer, command) or self.say("refused-watching"))
        elif command == "save":
            self.save(Path(os.path.expanduser(words)) if words else self.saves.path)

    def help(self, scene: Scene) -> None:
        game = self.session.record.game
        file = next((file for lang in (self.say.lang, "en") if game_file(game.name, file := f"rules.{lang}.md")), "-")
        book = self.rulebook()
        rule = book.rules[0].id if book is not None and book.rules else "1"
        move = game.moves.text(scene.options[0].move) if scene.options else game.moves.texts[-1]
        self.screen.tell(self.say("help", move=move, rule=rule, file=file))
        for key in (*[f"help-ask-{question}" for question in self.questions], "signs"):
            if key in self.own:
                self.screen.tell(self.own(key))

    def rulebook(self) -> Rulebook | None:
        try:
            return rulebook(self.session.record.game.name, self.say.lang)
        except SetupError:
            return None

    def rules(self, words: str) -> list[RenderableType]:
        """The rules that contain these words; without words, the sections of the rulebook."""
        book = self.rulebook()
        if book is None:
            return [Indented(Text(self.say("no-rulebook")), 0)]
        if not words:
            return [Indented(Text(self.say("sections")), 0), *[Indented(Text(section)) for section in book.sections()]]
        return by_section(book.look_up(words)) or [Indented(Text(self.say("no-rule", words=quoted(words))), 0)]

    def save(self, path: Path) -> bool:
        why = self.saves.write(path)
        self.screen.tell(self.say("not-saved", file=str(path), reason=why) if why else self.say("saved", file=str(path)))
        return not why


def by_section(found: list[Rule]) -> list[RenderableType]:
    """Rules in order, with a heading for each section."""
    out: list[RenderableType] = []
    for section, rules in groupby(found, lambda rule: rule.section):
        first, *others = [Indented(Text.assemble((rule.id, "bold"), f" {rule.text}"), 0, INDENT) for rule in rules]
        out += [Group(Indented(Text(section, style="bold"), 0), first), *others]
    return out
