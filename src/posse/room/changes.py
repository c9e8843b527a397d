"""What is known of a table after each kind of entry: seats, start, end, rematch."""

from __future__ import annotations

import msgspec

from posse import daily
from posse.core.codec import Fields
from posse.core.errors import RecordError
from posse.core.game import Game
from posse.core.state import State
from posse.room import entries
from posse.room.entries import Entry, Made, Seat
from posse.room.summary import About, Status


def game_of(entry: Made) -> Game:
    """The game of a table; `RecordError` says which version or deck is needed."""
    data = {"game": entry.game, "version": entry.version, "options": entry.options, "deck": entry.deck}
    return Game.find(Fields(data, "table"))


def about_of(entry: Made, game: Game, at: int) -> About:
    series = daily.series_of(game, len(entry.seats), entry.seed)
    return About(
        game=game.name,
        options=dict(game.chosen),
        host=entry.host,
        seats=entry.seats,
        made=at,
        listed=entry.listed,
        seeded=entry.seed is not None,
        series=series,
        counts=entry.counts,
        after=entry.after,
    )


def reseated(about: About, entry: Entry) -> About:
    """What is known of a table after an entry about seats or the rematch."""
    if isinstance(entry, entries.Next):
        return msgspec.structs.replace(about, next=entry.table)
    seats = list(about.seats)
    match entry:
        case entries.Sit():
            seats = [Seat() if seat.guest == entry.guest and seat.kind == "person" else seat for seat in seats]
            seats[entry.seat] = Seat("person", entry.name, entry.guest)
        case entries.Reseat():
            seats[entry.seat] = Seat("bot", bot=entry.bot) if entry.bot else Seat()
        case entries.Rename():
            seats[entry.seat] = msgspec.structs.replace(seats[entry.seat], name=entry.name)
        case entries.StandIn():
            seats[entry.seat] = msgspec.structs.replace(seats[entry.seat], stand_in=entry.bot)
        case _:
            raise RecordError(f"an entry of a table's log is out of place: {type(entry).__name__}")
    return msgspec.structs.replace(about, seats=seats)


def ended(about: About, state: State) -> About:
    return msgspec.structs.replace(about, scores=state.scores(), places=state.ranking())


def status_of(state: State | None) -> Status:
    if state is None:
        return "open"
    return "over" if state.over() else "playing"


def plays(seat: Seat) -> str:
    """The bot that plays a seat, or ""."""
    return seat.bot if seat.kind == "bot" else seat.stand_in


def persons(about: About) -> list[int]:
    return [number for number, seat in enumerate(about.seats) if seat.kind == "person"]


def names_in_record(seats: list[Seat]) -> tuple[str, ...]:
    return tuple(
        [f"bot:{seat.bot}" if seat.kind == "bot" else seat.name or f"player {number + 1}" for number, seat in enumerate(seats)]
    )
