"""Games played alone with a seed that others have too: the game of the day, practice, streaks and solo scores.

The terminal keeps results in a file and the server in its database; what follows from them is computed here for both.
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
    """The options to play it with: those that follow from the seed, else those chosen."""
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
    """One game of a person who plays alone. Functions that take several expect them in the order in which they ended."""

    id: str
    """The table or the file it was played in."""
    series: str
    counts: bool
    """Whether it was begun on the day that its series is named after."""
    won: bool | None = None
    """None while it is being played."""
    score: int = 0
    line: str = ""
    """The line to share, without series and streak."""


def days(results: Iterable[Result]) -> dict[str, Result]:
    """The result of each day: the first to end of those begun on that day."""
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
    """As ordinals, which go beyond the first and the last date of the calendar."""
    return {date.fromisoformat(day).toordinal() for day, result in days.items() if result.won}


def _run_until(day: int, won: set[int]) -> int:
    number = 0
    while day - number in won:
        number += 1
    return number


def best_scores(results: Iterable[Result], id: str) -> list[str]:
    """The best scores of games won outside any series, with a star at the one of this id."""
    won = sorted([result for result in results if result.won and not result.series], key=lambda result: -result.score)
    return [f"\N{BLACK STAR}{result.score}" if result.id == id else str(result.score) for result in won[:MOST_SCORES]]


# -- in words ----------------------------------------------------------------------------------


def share_line(line: str, series: str, streak: str = "") -> str:
    """The line to share with its series, unless it names it already, and with the streak in words."""
    return SEPARATOR.join([part for part in ("" if series in line else series, line, streak) if part])


def streak_note(days: dict[str, Result], say: Texts, today: date) -> str:
    """The streak and the best one; "" if no day was ever won."""
    best = best_streak(days)
    return say.common("web-streak", number=streak(days, today), best=best) if best else ""


def scores_note(results: list[Result], id: str, say: Texts) -> str:
    """How many solo games were won and lost, and the best scores; "" for a game that keeps no list of scores."""
    if "web-scores" not in say:
        return ""
    over = [result for result in results if result.won is not None and not result.series]
    won = len([result for result in over if result.won])
    best = [say("web-scores-best", scores=SEPARATOR.join(best_scores(over, id)))] if won else []
    return " ".join([say("web-scores", won=won, lost=len(over) - won), *best])


def summary(own: Result, results: list[Result], say: Texts, today: date) -> tuple[str, str]:
    """What a person reads at the end of a game: the line to share, and a note on the streak or on the scores."""
    if not own.series:
        return own.line, scores_note(results, own.id, say)
    known = days(results)
    first = known.get(own.series)
    number = streak(known, date.fromisoformat(own.series)) if first is not None and first.id == own.id else 0
    line = share_line(own.line, own.series, say.common("web-streak-line", number=number) if number > 1 else "")
    return line, streak_note(known, say, today) if first is not None else ""
