"""Solo games with a shared seed: the game of the day, practice, streaks and solo scores.

The terminal keeps results in a file, the server in its database; both compute streaks and scores here.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta

from posse.catalog import game_class, game_names
from posse.core.errors import SetupError
from posse.core.game import Game, Value
from posse.core.seeds import seed_date, series_name
from posse.texts import Texts

MOST_SCORES = 5
"""How many of the best solo scores are shown."""
SEPARATOR = " · "

# -- what is played ----------------------------------------------------------------------------


def practice_game(name: str) -> str:
    """The game to play alone for this one: the game that practises it, the game itself, or "" if there is none."""
    found = [other for other in game_names() if name in (game_class(other).practice_of, other) and game_class(other).daily]
    return found[0] if found and not game_class(name).practice_of else ""


def practice_options(name: str, seed: int, options: dict[str, Value]) -> dict[str, Value]:
    """The options of a solo game: those that follow from the seed, else those chosen."""
    fixed = game_class(name).daily_options(seed)
    if fixed and options:
        raise SetupError(f"{name}: the options follow from the seed here: leave out {', '.join(options)}")
    return fixed or options


def series_of(game: Game, players: int, seed: int | None) -> str:
    """The name of the series that a game belongs to, such as `2026-11-15` or `#7`; "" for any other game."""
    if not game.daily or players != 1 or seed is None:
        return ""
    defaults: dict[str, Value] = {setting.name: setting.values[0] for setting in game.settings}
    fixed = game.daily_options(seed)
    return "" if fixed and game.chosen != {**defaults, **fixed} else series_name(seed)


def is_future(seed: int, today: date) -> bool:
    """Whether a seed names a day that has not begun in any time zone."""
    day = seed_date(seed)
    return day is not None and day > today + timedelta(days=1)


# -- results -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Result:
    """One solo game. Functions that take several results expect them in the order in which the games ended."""

    id: str
    """The id of its table, or the path of its file."""
    series: str
    counts: bool
    """Whether it was started on the day of its series."""
    won: bool | None = None
    """None while it is being played."""
    score: int = 0
    line: str = ""
    """The line to share, without series and streak."""


def days(results: Iterable[Result]) -> dict[str, Result]:
    """The result that counts for each day: the first to end of the games started on that day."""
    found: dict[str, Result] = {}
    for result in results:
        if result.counts and result.won is not None:
            found.setdefault(result.series, result)
    return found


def streak(days: dict[str, Result], today: date) -> int:
    """Days won in a row up to today, or up to yesterday while today has no result."""
    last = today.toordinal() - (0 if str(today) in days else 1)
    return _run_until(last, _days_won(days))


def best_streak(days: dict[str, Result]) -> int:
    """The longest streak ever."""
    won = _days_won(days)
    return max([_run_until(day, won) for day in won if day + 1 not in won], default=0)


def _days_won(days: dict[str, Result]) -> set[int]:
    """The days won, as ordinals: unlike dates, these have a successor at the end of the calendar."""
    return {date.fromisoformat(day).toordinal() for day, result in days.items() if result.won}


def _run_until(day: int, won: set[int]) -> int:
    number = 0
    while day - number in won:
        number += 1
    return number


def best_scores(results: Iterable[Result], id: str) -> list[str]:
    """The best scores of games won outside any series. The one with this id has a star."""
    won = sorted([result for result in results if result.won and not result.series], key=lambda result: -result.score)
    return [f"\N{BLACK STAR}{result.score}" if result.id == id else str(result.score) for result in won[:MOST_SCORES]]


# -- in words ----------------------------------------------------------------------------------


def share_line(line: str, series: str, streak: str = "") -> str:
    """The line to share, with the series unless the line contains it, and with the streak."""
    return SEPARATOR.join([part for part in ("" if series in line else series, line, streak) if part])


def streak_note(days: dict[str, Result], say: Texts, today: date) -> str:
    """A text with the current and the best streak; "" if no day was won."""
    best = best_streak(days)
    return say.common("web-streak", number=streak(days, today), best=best) if best else ""


def scores_note(results: list[Result], id: str, say: Texts) -> str:
    """A text with the numbers of solo games won and lost and the best scores; "" if the game has no such text."""
    if "web-scores" not in say:
        return ""
    over = [result for result in results if result.won is not None and not result.series]
    won = len([result for result in over if result.won])
    best = [say("web-scores-best", scores=SEPARATOR.join(best_scores(over, id)))] if won else []
    return " ".join([say("web-scores", won=won, lost=len(over) - won), *best])


def summary(own: Result, results: list[Result], say: Texts, today: date) -> tuple[str, str]:
    """The line to share at the end of a game, and a note on the streak or on the scores."""
    if not own.series:
        return own.line, scores_note(results, own.id, say)
    known = days(results)
    first = known.get(own.series)
    number = streak(known, date.fromisoformat(own.series)) if first is not None and first.id == own.id else 0
    line = share_line(own.line, own.series, say.common("web-streak-line", number=number) if number > 1 else "")
    return line, streak_note(known, say, today) if first is not None else ""
