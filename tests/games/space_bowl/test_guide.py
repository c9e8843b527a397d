"""The guided first game: bots give its player time to read."""

from __future__ import annotations

import tomllib

from posse import bots, catalog
from posse.core.record import Match, Record
from posse.core.rng import Rng
from posse.core.state import CLOCK
from posse.games.space_bowl.rules.moves import WAIT
from posse.games.space_bowl.rules.state import table
from posse.server.driver import seed_of

LONG = 45
"""Seconds to read the tips of the first search."""


def test_bots_leave_the_reader_time_for_the_first_search() -> None:
    guide = tomllib.loads(catalog.game_file("space_bowl", "guide.toml") or "")
    game = catalog.game("space_bowl", guide["options"])
    match = Match(Record(game, guide["players"], guide["seed"], ("reader", "bot", "bot")))
    assert table(match.state).captain == 0, "the reader throws"
    match.answer(0, match.state.parse("throw"))
    due = match.state.deadline()
    assert due is not None
    match.answer(CLOCK, due.move)
    assert table(match.state).valid(), "there is something to find"
    bot = bots.bot(game, guide["bot"])
    for seat in range(1, guide["players"]):
        for waited in range(LONG):
            assert bot(match.state.seen_by(seat), seat, Rng.seeded(seed_of(match, seat, waited))) == WAIT
