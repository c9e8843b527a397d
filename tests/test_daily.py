"""The game of the day: its options, which results count, streaks, scores, and the line to share."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise
from typing import Any

import pytest

from posse import catalog
from posse.core.errors import SetupError
from posse.core.seeds import parse_seed
from posse.daily import (
    Result,
    best_scores,
    best_streak,
    days,
    is_future,
    practice_game,
    practice_options,
    scores_note,
    series_of,
    share_line,
    streak,
    summary,
)
from posse.texts import texts

GAME = "pulp_detective"
DAY = "2026-11-15"
SUNDAY = date(2026, 11, 15)


def options(day: date) -> dict[str, Any]:
    return dict(catalog.game_class(GAME).daily_options(parse_seed(str(day))))


# -- options from the date ---------------------------------------------------------------------


def test_the_level_rises_during_the_week() -> None:
    levels = [options(SUNDAY + timedelta(days))["level"] for days in range(-6, 1)]
    assert levels == ["beginner"] * 3 + ["normal"] * 3 + ["expert"]


def test_cases_and_detectives_alternate_and_all_occur() -> None:
    days = [options(SUNDAY + timedelta(days)) for days in range(42)]
    for one, next_one in pairwise(days):
        assert one["case"] != next_one["case"]
        assert one["detective"] != next_one["detective"]
    assert len({tuple(day.values()) for day in days}) == 3 * 3 * 2


def test_any_number_is_a_valid_seed_of_a_case() -> None:
    kind = catalog.game_class(GAME)
    assert kind.daily_options(7) == kind.daily_options(7 + 42)
    assert len({tuple(kind.daily_options(seed).values()) for seed in range(42)}) == 18
    assert kind.daily_options(2**64 - 1).keys() == {"case", "level", "detective"}


def test_a_game_is_practised_by_itself_by_another_game_or_not_at_all() -> None:
    assert practice_game(GAME) == GAME
    assert practice_game("space_bowl") == "space_bowl_practice"
    assert practice_game("space_bowl_practice") == practice_game("bounty_hunters") == ""
    assert practice_options("space_bowl_practice", 7, {"seconds": 30}) == {"seconds": 30}
    with pytest.raises(SetupError, match=r"the options follow from the seed here: leave out level"):
        practice_options(GAME, 7, {"level": "expert"})


def test_a_series_is_known_by_seed_and_options() -> None:
    game = catalog.game(GAME, options(SUNDAY))
    assert series_of(game, 1, 20261115) == DAY
    assert series_of(game, 1, 20261116) == series_of(game, 1, None) == series_of(catalog.game(GAME), 1, 20261115) == ""
    assert series_of(catalog.game(GAME, dict(catalog.game_class(GAME).daily_options(7))), 1, 7) == "#7"
    assert series_of(catalog.game("space_bowl_practice", {"seconds": 90}), 1, 20261115) == DAY
    assert series_of(catalog.game("bounty_hunters"), 2, 20261115) == ""


def test_a_day_is_in_the_future_until_it_has_begun_in_some_time_zone() -> None:
    seeds = (20261115, 20261116, 20261117, 7, 2**64 - 1)
    assert [seed for seed in seeds if is_future(seed, SUNDAY)] == [20261117]


# -- streaks -----------------------------------------------------------------------------------


def played(**results: bool) -> list[Result]:
    """Results of days, given as `_2026_03_01=True`, in the order in which the games ended."""
    return [Result(day, day[1:].replace("_", "-"), True, won, 0, f"line of {day}") for day, won in results.items()]


MARCH = played(_2026_02_27=True, _2026_02_28=True, _2026_03_01=True, _2026_03_02=False, _2026_03_03=True, _2026_03_04=True)


@pytest.mark.parametrize(("day", "number"), [(4, 2), (5, 2), (6, 0), (1, 3), (2, 0)])
def test_a_streak_ends_today_or_yesterday_while_today_has_no_result(day: int, number: int) -> None:
    assert streak(days(MARCH), date(2026, 3, day)) == number


def test_a_win_extends_the_streak_and_a_loss_ends_it() -> None:
    assert streak(days([*MARCH, *played(_2026_03_05=True)]), date(2026, 3, 5)) == 3
    assert streak(days([*MARCH, *played(_2026_03_05=False)]), date(2026, 3, 5)) == 0
    assert streak({}, SUNDAY) == best_streak({}) == best_streak(days(played(_2026_03_05=False))) == 0
    assert best_streak(days(MARCH)) == 3


def test_the_first_result_of_a_game_started_on_its_day_counts() -> None:
    late = Result("late", DAY, False, True)
    running = Result("running", DAY, True)
    lost, won = Result("lost", DAY, True, False), Result("won", DAY, True, True)
    assert days([late, running, lost, won]) == {DAY: lost}
    assert days([late, running, Result("seven", "#7", False, True)]) == {}


def test_the_first_and_last_dates_of_the_calendar_work() -> None:
    ends = days(played(_0001_01_01=True, _0001_01_02=True, _9999_12_31=True))
    assert (best_streak(ends), streak(ends, SUNDAY), streak(ends, date(9999, 12, 31))) == (2, 0, 1)


# -- in words ----------------------------------------------------------------------------------


def test_the_line_to_share_names_its_day_once_and_the_streak() -> None:
    assert share_line("Space Bowl 2026-03-01 · 3/4", "2026-03-01") == "Space Bowl 2026-03-01 · 3/4"
    assert (
        share_line("Pulp Detective · solved", "2026-03-01", "3 in a row") == "2026-03-01 · Pulp Detective · solved · 3 in a row"
    )
    assert share_line("Space Serenade · won", "") == "Space Serenade · won"


@pytest.mark.parametrize(("lang", "words"), [("en", "2 in a row"), ("fr", "2 d\N{RIGHT SINGLE QUOTATION MARK}affilée")])
def test_only_the_first_try_of_a_day_has_the_streak_in_its_line(lang: str, words: str) -> None:
    say, today = texts(GAME, lang), date(2026, 3, 4)
    note = say.common("web-streak", number=2, best=3)
    assert summary(MARCH[-1], MARCH, say, today) == (f"2026-03-04 · line of _2026_03_04 · {words}", note)
    again = Result("again", "2026-03-04", True, True, 0, "again")
    assert summary(again, [*MARCH, again], say, today) == ("2026-03-04 · again", note)
    other = Result("other", "2026-03-05", False, True, 0, "other")
    assert summary(other, [*MARCH, other], say, today) == ("2026-03-05 · other", "")


SCORES = [Result(f"t{score}", "", False, True, score) for score in (3, 9, 1, 7, 5, 8)]


def test_the_five_best_scores_of_games_won_are_shown_with_a_star_at_this_one() -> None:
    lost = Result("lost", "", False, False, 40)
    assert best_scores([*SCORES, lost], "t7") == ["9", "8", "★7", "5", "3"]
    assert best_scores([], "t7") == []
    say = texts("space_serenade", "en")
    assert scores_note([*SCORES, lost], "t7", say) == "Solo hunts: 6 won, 1 lost. Best scores: 9 · 8 · ★7 · 5 · 3"
    assert scores_note([lost], "lost", say) == "Solo hunts: 0 won, 1 lost."
    assert scores_note(SCORES, "t7", texts(GAME, "en")) == ""
