"""The main loop of a game at the terminal: show the table, ask for a choice, parse the answer."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date
from itertools import groupby
from math import ceil
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from posse.core.errors import SetupError
from posse.core.record import Record
from posse.core.scene import Option, Scene
from posse.core.seeds import seed_text
from posse.core.state import SPECTATOR
from posse.daily import series_of, summary
from posse.terminal.commands import SECRET, Commands
from posse.terminal.console import Interrupted, Screen, plain, quoted, read_line, read_line_while
from posse.terminal.opening import title_of
from posse.terminal.results import Results
from posse.terminal.saves import Saves, has_human_move, new_seed, next_path, resume_command, short
from posse.terminal.session import Session
from posse.terminal.view import View
from posse.texts import Texts

SHORTEST = 2
"""Letters that a choice must have to be found by its words; a single one is usually a typing error."""


class Quit(Exception):
    """The player wants to stop."""


class App:
    """Shows a session on a console. Saves the record in `path` after every answer of a person."""

    def __init__(
        self, session: Session, console: Console, path: Path, ask: Callable[[str], str] | None = None, first: bool = True
    ) -> None:
        self.session = session
        self.screen = Screen(console, lambda: not self.ask(self.say("more") + " ").strip())
        self.ask = ask or read_line
        self.ask_while = read_line_while if ask is None else lambda prompt, _: ask(prompt())
        self.first = first
        """Whether this is the first game since the program started."""
        self.shown = SPECTATOR
        """The seat whose view is on the screen."""
        self.cleared = True
        """Whether the screen shows no table."""
        self.status = ""
        """The scene's status when the table was last shown, for solo games."""
        self.game = session.record.game
        self.words = session.say(SPECTATOR)
        """The texts of the game."""
        self.say = self.words.shared
        self.tell = self.screen.tell
        self.saves = Saves(session, path, self.say)
        self.series = series_of(self.game, session.record.players, session.record.seed) if session.humans else ""
        self.results = Results(self.game.name)
        self.id = str(path.absolute())
        """The id of the game in the list of results."""
        self.commands = Commands(session, self.screen, self.saves)

    def run(self) -> bool:
        """Plays to the end; quitting, end of input and Ctrl-C save the game. Returns whether everything is saved."""
        if why := self.saves.begin():
            raise SetupError(self.say("not-begun", file=str(self.saves.path), reason=why))
        self.greet()
        if not has_human_move(self.session.record):
            self.results.begin(self.id, self.series, str(date.today()))
        return self.play_on()

    def play_on(self) -> bool:
        try:
            while self.play():
                pass
        except (Quit, EOFError, KeyboardInterrupt):
            return self.leave()
        return self.finish()

    def play(self) -> bool:
        """Takes one answer, or changes players; returns False when the game is over."""
        seat = self.session.turn()
        if seat is None:
            return False
        if seat != self.shown and len(self.session.humans) > 1:
            self.hand_over(seat)
            return True
        self.shown = seat
        self.show(seat, self.cleared or self.session.last != seat or self.status_changed(seat))
        self.cleared = False
        self.choose(seat)
        self.save()
        return True

    def status_changed(self, seat: int) -> bool:
        """Whether the status of a solo game has changed since the table was shown."""
        before, self.status = self.status, self.session.scene(seat).status
        return self.session.record.players == 1 and self.status != before

    # -- showing ------------------------------------------------------------------------

    def greet(self) -> None:
        record, title = self.session.record, title_of(self.game, self.words)
        seed, answers = seed_text(record.seed), len(record.answers)
        new = not has_human_move(record)
        self.tell(self.say("hello" if new else "resumed", game=title, players=record.players, seed=seed, answers=answers))
        if new and self.first and self.aim():
            self.tell(self.words(self.aim()))
        if self.session.humans:
            self.tell(self.say("kept", file=short(self.saves.path)))

    def aim(self) -> str:
        """The key of the text that explains the aim of the game, or of the mode if it has its own; "" if there is none."""
        game = self.game
        keys = [f"aim-{game.name}"] if game.practice_of else [*[f"aim-{value}" for value in game.chosen.values()], "aim"]
        return next((key for key in keys if key in self.words), "")

    def view(self, viewer: int) -> View:
        return View(self.session.say(viewer), self.screen.console.options.ascii_only)

    def show(self, seat: int, table: bool) -> None:
        view, scene = self.view(seat), self.session.scene(seat)
        self.draw_table(seat, view.tables(scene) if table else [[]], view.prompt_and_options(scene), 1)

    def draw_table(self, viewer: int, tables: list[list[RenderableType]], below: list[RenderableType], spare: int) -> None:
        """Draws the longest form of the table that leaves room for the news and for what is below it."""
        view, news = self.view(viewer), self.session.news(viewer)
        room = self.screen.height() - spare - self.screen.lines(below)
        forms = [[*table, *story] for table in tables for story in (view.news(news), view.joined(news))]
        self.screen.draw([*self.first_fitting(forms, room), *below])

    def first_fitting(self, forms: list[list[RenderableType]], room: int) -> list[RenderableType]:
        """The first form that fits into so many lines, else the last."""
        return next((form for form in forms if self.screen.lines(form) <= room), forms[-1])

    def hand_over(self, seat: int) -> None:
        """Clears the screen before another person looks at it. The person who has_human_move last may still undo."""
        before = self.shown in self.session.humans
        if before:
            self.screen.clear()
        self.cleared, self.shown = True, seat
        scene = self.session.scene(SPECTATOR)
        while True:
            self.tell(self.say("hand-over" if before else "hand-over-first", player=self.words.player(seat)))
            line = self.ask("> ").strip()
            command, words = self.commands.read(line)
            if command == "undo" and self.undo(self.session.last):
                self.shown = SPECTATOR
                return
            if not line:
                return
            if command == "quit":
                raise Quit
            if command and command not in (*SECRET, "undo", "again"):
                self.commands.execute(command, words, SPECTATOR, scene)

    # -- asking -------------------------------------------------------------------------

    def choose(self, seat: int) -> None:
        """Asks until the seat has has_human_move or undone an answer."""
        view, scene = self.view(seat), self.session.scene(seat)
        asked: Option | None = None
        while True:
            try:
                line = self.ask_in_time(seat, scene).strip()
            except Interrupted:
                return
            command, words = self.commands.read(line)
            found = self.named(line, scene) or ([] if command else self.matching(line, scene))
            if found and len({(option.label, view.details(scene, option).plain) for option in found}) == 1:
                if found[0] == asked or not self.must_confirm(found[0]):
                    self.session.answer(seat, found[0].move)
                    return
                asked = found[0]
                self.tell(self.say("sure", move=asked.label))
            elif found:
                self.tell(self.say("which", text=quoted(line)))
                self.screen.draw(view.options(scene, found))
            elif command == "undo":
                if self.undo(seat):
                    return
            elif command == "quit":
                raise Quit
            elif command and command != "again":
                self.commands.execute(command, words, seat, scene)
                if command not in ("save", *self.game.questions):
                    self.screen.draw(view.prompt_and_options(scene))
            elif line:
                self.report_unknown(line, scene)
            else:
                self.screen.draw(view.prompt_and_options(scene))

    def must_confirm(self, option: Option) -> bool:
        """Whether the option must be entered a second time. Never so if input is not a terminal."""
        return self.screen.console.is_terminal and option.confirm != ""

    def ask_in_time(self, seat: int, scene: Scene) -> str:
        """Reads a line. Raises `Interrupted` if bots or the clock change what this person sees before it is complete."""
        session = self.session
        if not session.timed and session.left() is None:
            return self.ask("> ")
        line = self.ask_while(self.timed_prompt, lambda: not session.pass_time() or session.scene(seat) == scene)
        if session.is_late():
            session.pass_time()
            raise Interrupted
        return line

    def timed_prompt(self) -> str:
        """The prompt with the seconds left."""
        left = self.session.left()
        return "> " if left is None else f"[{max(0, ceil(left))} s] > "

    def named(self, line: str, scene: Scene) -> list[Option]:
        """The options with this number, this move text or this label."""
        if line.isdecimal() and len(line) < 4:
            by_number = [option for number, option in scene.numbers() if number == int(line)]
            if by_number:
                return by_number
        wanted, text = plain(line), self.session.state.text
        by_move = [option for option in scene.options if text(option.move) == wanted]
        return by_move or [option for option in scene.options if plain(option.label) == wanted]

    def matching(self, line: str, scene: Scene) -> list[Option]:
        """The options whose label or move contains words that begin with these: in this order, else in any order."""
        words = split_words(line)
        if len("".join(words)) < SHORTEST or not any(word[0].isalpha() for word in words):
            return []
        known = [
            (option, split_words(join_compounds(option.label)), split_words(self.session.state.text(option.move)))
            for option in scene.options
        ]
        ordered = [
            option for option, label, move in known if in_order(split_words(join_compounds(line)), label) or in_order(words, move)
        ]
        return ordered or [option for option, label, move in known if all(in_order([word], label + move) for word in words)]

    def report_unknown(self, line: str, scene: Scene) -> None:
        numbers = ranges(self.say, sorted({number for number, _ in scene.numbers()}))
        known = plain(line) in self.game.moves.numbers
        key = "wrong-single" if len(scene.options) == 1 else "not-now" if known else "wrong"
        self.tell(self.say(key, text=quoted(line), numbers=numbers, move=scene.options[0].label))

    def undo(self, seat: int) -> bool:
        """Undoes this person's last answer, or says why that is not possible."""
        done = seat in self.session.humans and self.session.undo(seat)
        if done:
            self.session.last = seat
            self.save()
        none = not any(who == seat for who, _, _ in self.session.record.answers)
        self.tell(self.say("undone" if done else "nothing-yet" if none else "not-undone"))
        return done

    # -- saving and leaving ---------------------------------------------------------------

    def save(self) -> bool:
        why = self.saves.write()
        if why:
            self.tell(self.say("not-saved", file=str(self.saves.path), reason=why))
        return not why

    def leave(self) -> bool:
        """Saves the game, if a person has played, and prints how to resume it. Returns whether everything is saved."""
        self.screen.console.print()
        if self.saves.delete_if_unplayed():
            return True
        if not self.save() and not self.rescue():
            return False
        self.tell(f"{self.say('saved', file=self.saves.path.name)} {self.say('resume')}")
        self.screen.console.print(Text(f"  {resume_command(self.saves.path, self.say.lang)}"), soft_wrap=True)
        return True

    def rescue(self) -> bool:
        """Asks for another file to save in until one works or the player quits."""
        while True:
            self.tell(self.say("rescue"))
            try:
                command, words = self.commands.read(self.ask("> "))
            except (EOFError, KeyboardInterrupt):
                return False
            if command == "quit":
                return False
            if command == "save" and words:
                path = Path(words).expanduser()
                if self.commands.save(path):
                    self.saves.path = path
                    return True

    def finish(self) -> bool:
        """Shows the last events, the score sheet and the winner; then offers another game."""
        humans = self.session.humans
        viewer = humans[0] if len(humans) == 1 else SPECTATOR
        view, scene = self.view(viewer), self.session.scene(viewer)
        self.draw_table(viewer, view.tables(scene), view.ending(scene), 3)
        self.share(scene)
        kept = self.save()
        reply = self.command_after_end(viewer, scene) if humans else "quit"
        return self.play_on() if reply == "undo" else self.again() if reply == "again" else kept

    def share(self, scene: Scene) -> None:
        """Prints the line to share, and for solo games the streak or the scores."""
        line, note, state = scene.share, "", self.session.state
        if not line:
            return
        if state.players == 1 and self.session.humans and (self.series or self.game.keeps_scores):
            own = self.results.end(self.id, self.series, state.ranking()[0] == 1, state.scores()[0], line)
            line, note = summary(own, self.results.kept(), self.words, date.today())
        self.screen.console.print(Text(line), soft_wrap=True)
        if note:
            self.tell(note)

    def command_after_end(self, viewer: int, scene: Scene) -> str:
        """The command that ends the loop after a game: quit, again or undo. Other commands are executed."""
        while True:
            self.tell(self.say("again"))
            try:
                line = self.ask("> ").strip()
            except (EOFError, KeyboardInterrupt):
                return "quit"
            command, words = self.commands.read(line)
            if not line or command in ("quit", "again") or (command == "undo" and self.undo(self.session.last)):
                return command
            if not command:
                self.tell(self.say("wrong-word", text=quoted(line)))
            elif command != "undo":
                self.commands.execute(command, words, viewer, scene)

    def again(self) -> bool:
        old = self.session.record
        record = Record(old.game, old.players, new_seed(), old.seats)
        path = next_path(self.saves.path, old.game.name, record.seed)
        return App(Session(record, self.say.lang), self.screen.console, path, self.ask, first=False).run()


def split_words(text: str) -> list[str]:
    return re.findall(r"\w+", plain(text))


def join_compounds(text: str) -> str:
    """Removes hyphens inside words, so that `roll` does not match `re-roll`."""
    return re.sub(r"(?<=[^\W\d])-(?=[^\W\d])", "", text)


def in_order(words: list[str], known: list[str]) -> bool:
    """Whether the words are prefixes of known words, in the same order."""
    rest = iter(known)
    return all(any(is_prefix(word, part) for part in rest) for word in words)


def is_prefix(word: str, part: str) -> bool:
    """Whether `word` is a prefix of `part`. A number must match as a whole: 1 does not match 13."""
    return part.startswith(word) and not (word[-1].isdecimal() and part[len(word) : len(word) + 1].isdecimal())


def ranges(say: Texts, numbers: list[int]) -> str:
    """Numbers in words: `1 to 4`, or `2, 5 or 7 to 9`."""
    runs = [[number for _, number in run] for _, run in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0])]
    said: list[str] = []
    for run in runs:
        said += [say("span", first=run[0], last=run[-1])] if len(run) > 2 else [str(number) for number in run]
    return say("either", first=", ".join(said[:-1]), last=said[-1]) if len(said) > 1 else said[0]
