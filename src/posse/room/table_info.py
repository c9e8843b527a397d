"""The info about a table that is sent to a guest, in their language. Made from `About`, so that lists need not open tables."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Any

from posse import bots, catalog
from posse.core.errors import PosseError
from posse.room.entries import Seat
from posse.room.messages import Hotkey, Result, SeatInfo, TableInfo
from posse.room.summary import About, Status
from posse.texts import texts


def table_info(
    id: str, about: About, status: Status, here: Collection[str], guest: str, lang: str, waits: Mapping[str, int] | None = None
) -> TableInfo:
    """The table as this guest sees it; `here` are the guests who are connected to it, `waits` the seconds until a bot may play
    for those who are not."""
    you = next((number for number, seat in enumerate(about.seats) if seat.kind == "person" and seat.guest == guest), -1)
    return TableInfo(
        id=id,
        game=about.game,
        players=len(about.seats),
        options=about.options,
        changed=changed(about),
        listed=about.listed,
        seeded=about.seeded,
        link=f"/t/{id}",
        after=about.after or None,
        next=about.next or None,
        made=about.made,
        status=status,
        you=you,
        series=about.series if you >= 0 else "",
        host=guest == about.host,
        seats=[seat_info(number, seat, you, here, lang, waits or {}) for number, seat in enumerate(about.seats)],
        result=[
            Result(seat_name(number, about.seats[number], you, lang), score, about.places[number])
            for number, score in enumerate(about.scores)
        ],
        **facts(about.game, lang),
    )


@cache
def facts(game: str, lang: str) -> dict[str, Any]:
    """The fields of a table's info that depend on its game only."""
    try:
        kind, say = catalog.game_class(game), texts(game, lang)
    except PosseError:  # a table of a game that is no longer installed
        return {"title": game, "questions": [], "hotkeys": []}
    return {
        "title": say("title"),
        "questions": list(kind.questions),
        "hotkeys": [Hotkey(say(f"web-hotkey-{name}"), say(meaning(name))) for name in kind.hotkeys],
    }


def changed(about: About) -> list[str]:
    """The options that do not have their default value."""
    try:
        settings = catalog.game_class(about.game).settings
    except PosseError:
        return []
    return [setting.name for setting in settings if about.options.get(setting.name) != setting.values[0]]


def meaning(hotkey: str) -> str:
    """The key of the text that says what a hotkey does."""
    return f"web-{hotkey}" if hotkey.startswith("ask-") else f"web-does-{hotkey}"


def seat_info(number: int, seat: Seat, you: int, here: Collection[str], lang: str, waits: Mapping[str, int]) -> SeatInfo:
    connected = seat.kind == "bot" or seat.kind == "person" and seat.guest in here
    name, wait = seat_name(number, seat, you, lang), waits.get(seat.guest, 0)
    return SeatInfo(number, seat.kind, name, seat.bot, connected, seat.stand_in, wait)


def seat_name(number: int, seat: Seat, reader: int, lang: str) -> str:
    """The name of a seat. A person without a name is "you" to themselves and a number to others."""
    if seat.kind == "open":
        return ""
    if seat.kind == "bot":
        return bots.bot_name(number)
    say = texts("", lang)
    return seat.name or (say("web-you") if number == reader else say("player", number=number + 1))
