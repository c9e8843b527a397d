"""The results of people: a row when a game of a series starts, and the result when any game ends."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec

from posse.core.codec import canonical
from posse.core.game import Game
from posse.core.state import State
from posse.daily import Result
from posse.server.store import RESULT, Row, Store
from posse.server.table_info import words_to
from posse.texts import LANGUAGES

if TYPE_CHECKING:
    from posse.server.table import Table

log = logging.getLogger("posse")


def start_rows(table: Table, at: int) -> list[Row]:
    """The rows for the start of a game of a series, by which it is found to be resumed."""
    persons = [seat.guest for seat in table.seats if seat.kind == "person"] if table.series else []
    return [(RESULT, (*_head(table, guest), None, 0, "{}", at, None)) for guest in persons]


def end_rows(table: Table, end: State, at: int) -> list[Row]:
    """The result of every person, at the position in which the game ends."""
    persons = [(number, seat.guest) for number, seat in enumerate(table.seats) if seat.kind == "person"]
    places, scores = end.ranking(), end.scores()
    return [
        (RESULT, (*_head(table, guest), places[n], scores[n], _lines(table, end, n, guest), table.started, at))
        for n, guest in persons
    ]


def _head(table: Table, guest: str) -> tuple[object, ...]:
    game, seed = table.game, "" if table.seed is None else str(table.seed)  # a seed may exceed SQLite's integers
    return (guest, game.name, table.id, len(table.seats), canonical(game.chosen), seed, table.series, table.counts)


def _lines(table: Table, end: State, seat: int, guest: str) -> str:
    """The line to share in every language, as JSON."""
    try:
        seen = end.seen_by(seat)
        scenes = {lang: table.game.scene(seen, words_to(table, guest, seat, lang)) for lang in LANGUAGES}
    except Exception:  # the game must end even if its last scene cannot be made
        log.exception("the result of table %s could not be worded", table.id)
        return "{}"
    return msgspec.json.encode({lang: scene.share for lang, scene in scenes.items()}).decode()


def solo_results(store: Store, guest: str, game: str, lang: str) -> list[Result]:
    """A guest's finished solo games, in the order in which they ended."""
    found: list[Result] = []
    for tab, series, counts, place, score, lines in store.solo_results(guest, game):
        found.append(Result(tab, series, bool(counts), place == 1, score, msgspec.json.decode(lines).get(lang, "")))
    return found


def begun_table(store: Store, guest: str, game: Game, series: str) -> str:
    """The id of the guest's latest unfinished table of this series and game; "" if there is none."""
    return store.begun(guest, game.name, series, canonical(game.chosen)) if series else ""
