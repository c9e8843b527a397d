"""What one viewer is sent: a whole scene first, then diffs."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from msgspec import Raw

from posse.core.events import Cue, Event
from posse.core.record import Match
from posse.core.state import SPECTATOR, State
from posse.server.messages import Countdown, DiffMessage, GameEvent, LogLine, Message, SceneMessage, StateMessage, encode
from posse.server.scene_data import Diff, Shown, difference, whole
from posse.texts import Texts

MOST_LINES = 400
"""The maximum number of log lines in a whole scene."""


class Note(NamedTuple):
    """The fields of every view: the number of answers of the viewer, whether the last can be undone, the countdown."""

    at: int
    undo: bool
    clock: Countdown | None

    def key(self) -> tuple[int, bool, int]:
        """Equal for notes that need no new message: a running countdown is not a change."""
        return self.at, self.undo, self.clock.key if self.clock else -1


class Line(Protocol):
    """The connection to a viewer."""

    def send(self, message: bytes) -> None: ...

    def ping(self) -> None: ...

    def trip(self) -> float:
        """The round-trip time in seconds, or 0 if unknown."""
        ...


class Viewer:
    """One connection, and what it has been sent."""

    def __init__(self, guest: str, line: Line) -> None:
        self.guest = guest
        self.post = line.send
        self.ping = line.ping
        self.trip = line.trip
        self.lang = "en"
        self.plain = False
        """Whether it gets states instead of scenes."""
        self.seat = SPECTATOR
        self.knows = False
        """Whether it has been sent the table info."""
        self.seq = -1
        self.shown: Shown | None = None
        self.stated: tuple[object, ...] = ()
        """The last state that it was sent."""
        self.noted: tuple[int, bool, int] | None = None
        """The key of the last note that it was sent."""
        self.told = 0
        """The number of events that it has been sent."""

    def forget(self) -> None:
        """Makes the next view a whole scene or state."""
        self.shown, self.stated = None, ()

    def send(self, message: Message) -> None:
        self.post(encode(message))

    def _is_news(self, note: Note) -> bool:
        before, self.noted = self.noted, note.key()
        return self.noted != before

    def show_state(self, seen: State, note: Note) -> None:
        """Sends the state if anything has changed."""
        state, options, waiting, over = encode(seen.to_data()), seen.options(self.seat), seen.waiting(), seen.over()
        stated = (state, options, waiting, over)
        if self._is_news(note) or stated != self.stated:
            self.stated = stated
            self.seq += 1
            self.send(
                StateMessage(
                    seq=self.seq,
                    at=note.at,
                    undo=note.undo,
                    clock=note.clock,
                    state=Raw(state),
                    options=options,
                    waiting=waiting,
                    over=over,
                )
            )

    def show_scene(self, seen: State, match: Match, say: Texts, note: Note) -> None:
        """Sends the whole scene first, later a diff if anything has changed."""
        game, before = seen.game, self.shown
        scene = game.scene(seen, say)
        shown = Shown(scene)
        new = [event for event in match.events[0 if before is None else self.told :] if event.reaches(self.seat)]
        self.told = len(match.events)
        diff = difference(before, shown, scene) if before is not None else None
        if not self._is_news(note) and before is not None and diff is None and not new:
            return
        self.seq += 1
        self.shown = shown
        lines = worded(new, match, say)
        view = {"seq": self.seq, **note._asdict()}
        if before is None:
            self.send(SceneMessage(**view, scene=whole(scene, shown), log=lines[-MOST_LINES:]))
        else:
            events = [happening(event, game.cues, say) for event in new]
            self.send(DiffMessage(**view, from_=self.seq - 1, diff=diff or Diff(), log=lines, events=events))


def happening(event: Event, cues: dict[str, Cue], say: Texts) -> GameEvent:
    """An event with its sound, motion and banner."""
    cue = cues.get(event.kind)
    if cue is None:
        return GameEvent(event.kind, event.seat, list(event.args))
    banner = say(cue.banner) if cue.banner else ""
    return GameEvent(event.kind, event.seat, list(event.args), cue.sound, cue.motion, cue.piece(event), banner)


def worded(events: list[Event], match: Match, say: Texts) -> list[LogLine]:
    """The log lines of events."""
    game = match.state.game
    lines = [(event, game.describe(event, say)) for event in events]
    headings = {kind for kind, cue in game.cues.items() if cue.heading}
    return [LogLine(text, event.kind, event.seat, event.kind in headings) for event, text in lines if text]
