"""The info about a table that is sent to a guest, in their language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from posse import bots
from posse.server.messages import Hotkey, Result, SeatInfo, TableInfo
from posse.server.views import Viewer
from posse.texts import Texts, texts

if TYPE_CHECKING:
    from posse.server.table import Table


def table_info(table: Table, guest: str, lang: str) -> TableInfo:
    """The table as this guest sees it."""
    seat, say = table.seat_of(guest), texts(table.game.name, lang)
    return TableInfo(
        **table.facts,
        title=say("title"),
        hotkeys=[Hotkey(say(f"web-hotkey-{name}"), say(meaning(name))) for name in table.game.hotkeys],
        status=table.status,
        seats=about_seats(table, guest, lang),
        you=max(-1, seat),
        series=table.series if seat >= 0 else "",
        host=guest == table.host,
        next=table.next or None,
        result=result(table, guest, lang),
    )


def meaning(hotkey: str) -> str:
    """The key of the text that says what a hotkey does."""
    return f"web-{hotkey}" if hotkey.startswith("ask-") else f"web-does-{hotkey}"


def facts_of(table: Table) -> dict[str, Any]:
    """The fields of a table's info that are the same for everybody and never change."""
    game = table.game
    return {
        "id": table.id,
        "game": game.name,
        "players": len(table.seats),
        "options": game.chosen,
        "changed": [setting.name for setting in game.settings if game.chosen[setting.name] != setting.values[0]],
        "listed": table.listed,
        "link": f"/t/{table.id}",
        "after": table.after or None,
        "made": table.made,
        "questions": list(game.questions),
        "motions": sorted({cue.motion for cue in game.cues.values() if cue.motion}),
    }


def result(table: Table, guest: str, lang: str) -> list[Result]:
    """The points and places of a finished game."""
    if table.match is None or not table.match.state.over():
        return []
    if table.outcome is None:
        table.outcome = table.match.state.scores(), table.match.state.ranking()
    scores, ranks = table.outcome
    seats = range(len(table.seats))
    return [Result(name_of(table, n, guest, lang), scores[n], ranks[n]) for n in seats]


def about_seats(table: Table, guest: str, lang: str) -> list[SeatInfo]:
    here = {viewer.guest for viewer in table.viewers}
    return [
        SeatInfo(n, s.kind, name_of(table, n, guest, lang), s.bot, s.kind == "bot" or s.guest in here, s.stand_in)
        for n, s in enumerate(table.seats)
    ]


def name_of(table: Table, number: int, guest: str, lang: str) -> str:
    """The name of a seat. A guest without a name is "you" to themselves and a number to others."""
    seat = table.seats[number]
    if seat.kind == "person":
        say = texts("", lang)
        return seat.name or (say("web-you") if seat.guest == guest else say("player", number=number + 1))
    return bots.bot_name(number) if seat.kind == "bot" else ""


def words(table: Table, viewer: Viewer) -> Texts:
    return words_to(table, viewer.guest, viewer.seat, viewer.lang)


def words_to(table: Table, guest: str, seat: int, lang: str) -> Texts:
    names = tuple([name_of(table, n, guest, lang) for n in range(len(table.seats))])
    return texts(table.game.name, lang).to(seat, names)
