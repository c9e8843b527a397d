"""What viewers are sent: a whole scene first, then diffs. Viewers of the same seat and language share them."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Raw

from posse.core.events import BIG, Event
from posse.core.game import Game
from posse.core.scene import Scene
from posse.core.state import SPECTATOR
from posse.room.messages import (
    Countdown,
    DiffMessage,
    GameEvent,
    LogLine,
    Message,
    SceneMessage,
    StateMessage,
    TableMessage,
    encode,
)
from posse.room.room import Room
from posse.room.scene_data import Diff, Shown, difference, whole
from posse.texts import Texts

MOST_LINES = 400
"""The maximum number of log lines in a whole scene."""
STATES = ""
"""The language of viewers who get states instead of scenes."""


def to_text(message: Message) -> str:
    return encode(message).decode()


class Note(NamedTuple):
    """What every view tells besides the position; a running countdown is not a change."""

    at: int
    """How many answers the seat has given."""
    undo: bool
    clock: int
    """The key of the countdown, or -1."""


class Frame:
    """A position as one audience sees it: a seat or all spectators, in one language."""

    def __init__(self, number: int, note: Note, undone: int, told: int) -> None:
        self.number = number
        """The number of entries of the table that anybody may see."""
        self.note = note
        self.undone = undone
        self.told = told
        """The number of events so far."""
        self.scene: Scene | None = None
        self.shown: Shown | None = None
        self.state: tuple[bytes, list[int], list[int], bool] | None = None
        self.cached = (-1, "")
        """The message that leads here from an earlier frame, by that frame's number."""


class Views:
    """The frames of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.frames: dict[tuple[int, str], Frame] = {}
        """The latest frame of each audience."""

    def frame(self, seat: int, lang: str) -> Frame | None:
        """The current frame; the one before if it shows the same. None before the start."""
        room, match = self.room, self.room.match
        if match is None:
            return None
        before = self.frames.get((seat, lang))
        if before is not None and before.number == room.shown:
            return before
        due = room.deadline()
        note = Note(room.answers_of(seat), room.can_undo(seat), due.key if due is not None else -1)
        new = Frame(room.shown, note, room.undone, len(match.events))
        seen = match.state.seen_by(seat)
        if lang == STATES:
            new.state = encode(seen.to_data()), seen.options(seat), seen.waiting(), seen.over()
        else:
            new.scene = room.game.scene(seen, room.words(seat, lang))
            new.shown = Shown(new.scene)
        if before is not None:
            before.scene = None  # what it showed is enough to compare with
        self.frames[seat, lang] = new
        return new

    def message(self, old: Frame | None, new: Frame, seat: int, lang: str, now: int) -> str:
        """What leads a viewer from one frame to another; "" if that is nothing."""
        timed = new.note.clock >= 0
        if not timed and old is not None and new.cached[0] == old.number:
            return new.cached[1]
        made = self._make(old, new, seat, lang, now)
        text = to_text(made) if made is not None else ""
        if not timed and old is not None:
            new.cached = old.number, text
        return text

    def _make(self, old: Frame | None, new: Frame, seat: int, lang: str, now: int) -> Message | None:
        note, match = new.note, self.room.match
        assert match is not None
        if new.state is not None:
            if old is not None and new.note == old.note and new.state == old.state:
                return None
            state, options, waiting, over = new.state
            return StateMessage(
                seq=new.number,
                at=note.at,
                undo=note.undo,
                clock=self._clock(now),
                state=Raw(state),
                options=options,
                waiting=waiting,
                over=over,
            )
        assert new.scene is not None and new.shown is not None
        say = self.room.words(seat, lang)
        if old is None or old.shown is None or old.undone != new.undone:  # log lines cannot be removed by a diff
            events = [event for event in match.events if event.reaches(seat)]
            return SceneMessage(
                seq=new.number,
                at=note.at,
                undo=note.undo,
                clock=self._clock(now),
                scene=whole(new.scene, new.shown),
                log=worded(events, self.room.game, say)[-MOST_LINES:],
            )
        diff = difference(old.shown, new.shown, new.scene)
        events = [event for event in match.events[old.told : new.told] if event.reaches(seat)]
        if diff is None and not events and new.note == old.note:
            return None
        return DiffMessage(
            seq=new.number,
            from_=old.number,
            at=note.at,
            undo=note.undo,
            clock=self._clock(now),
            diff=diff or Diff(),
            log=worded(events, self.room.game, say),
            events=[happening(event, self.room.game) for event in events],
        )

    def _clock(self, now: int) -> Countdown | None:
        due = self.room.deadline()
        if due is None:
            return None
        return Countdown(due.key, due.seconds, round(max(0.0, self.room.seconds_left(due, now)), 3))


class Viewer:
    """One connection to a room, and what it has been sent."""

    def __init__(self, guest: str, lang: str = "en", states: bool = False) -> None:
        self.guest = guest
        self.lang = lang
        self.states = states
        """Whether it gets states instead of scenes."""
        self.seat = SPECTATOR
        self.revision = -1
        """The revision of the table info that it was sent."""
        self.frame: Frame | None = None

    @property
    def seq(self) -> int:
        """The number of the last view that it was sent, or -1."""
        return self.frame.number if self.frame is not None else -1

    def forget(self) -> None:
        """Makes the next news a whole scene with the table info."""
        self.revision, self.frame = -1, None

    def news(self, views: Views, now: int) -> list[str]:
        """The messages that bring this viewer up to date."""
        room, found = views.room, list[str]()
        if self.revision != room.revision:
            self.revision = room.revision
            seat = room.seat_of(self.guest)
            if seat != self.seat:
                self.seat, self.frame = seat, None
            found.append(to_text(TableMessage(table=room.info(self.guest, self.lang, now))))
        lang = STATES if self.states else self.lang
        frame = views.frame(self.seat, lang)
        if frame is not None and frame is not self.frame:
            text = views.message(self.frame, frame, self.seat, lang, now)
            if text:
                self.frame = frame
                found.append(text)
        return found


def happening(event: Event, game: Game) -> GameEvent:
    """An event with its sound and motion."""
    cue, piece = game.cue(event), game.piece_of(event)
    if cue is None:
        return GameEvent(event.kind, event.seat, list(event.args), piece=piece)
    return GameEvent(event.kind, event.seat, list(event.args), cue.sound, cue.motion, piece)


def worded(events: list[Event], game: Game, say: Texts) -> list[LogLine]:
    """The log lines of events."""
    lines = [(event, game.describe(event, say)) for event in events]
    return [log_line(event, text, game, say) for event, text in lines if text]


def log_line(event: Event, text: str, game: Game, say: Texts) -> LogLine:
    cue = game.cue(event)
    if cue is None:
        return LogLine(text, event.kind, event.seat)
    big = cue.rank == BIG
    title, piece = say(cue.banner) if cue.banner else "", game.piece_of(event) if big else ""
    return LogLine(text, event.kind, event.seat, cue.heading, cue.rank, title, piece)
