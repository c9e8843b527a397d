"""The results of guests, as the pages show them."""

from __future__ import annotations

import msgspec

from posse.core.codec import canonical
from posse.core.game import Game
from posse.daily import Result
from posse.server.log import Log


async def solo_results(log: Log, guest: str, game: str, lang: str) -> list[Result]:
    """A guest's finished solo games, in the order in which they ended."""
    return [
        Result(row.table, row.series, row.counts, row.place == 1, row.score, msgspec.json.decode(row.lines).get(lang, ""))
        for row in await log.solo_results(guest, game)
    ]


async def begun_table(log: Log, guest: str, game: Game, series: str) -> str:
    """The id of the guest's latest unfinished table of this series and game; "" if there is none."""
    return await log.begun(guest, game.name, series, canonical(game.chosen)) if series and guest else ""
