"""`posse play --daily`: the same game alone for everybody on a day, the streak, and the line to share."""

from __future__ import annotations

import json
from datetime import date, timedelta
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import posse
from posse import bots, catalog
from posse.catalog import practice_for, practice_options, practice_series
from posse.cli import options as options_of_play
from posse.cli.options import DAILY, alone
from posse.core.errors import SetupError
from posse.core.game import seed_of
from posse.core.rng import Rng
from posse.terminal import opening, saves
from posse.terminal.days import Days
from posse.texts import texts
from tests.cli.test_play import play, record
from tests.cli.test_play_browser import Browser, playing
from tests.cli.test_practice import posse as run

GAME = "pulp_detective"
DAY = "2026-11-15"
SUNDAY = date(2026, 11, 15)
GIVE_UP = "1\nfinish\n" * 300
"""Always the first choice, and of missions the end; what is not offered is passed over."""


def options(day: date) -> dict[str, Any]:
    return dict(catalog.game_class(GAME).daily_options(seed_of(str(day))))


@cache
def moves(day: date, won: bool) -> str:
    """What to type to win or lose the case of a day, as a bot finds it out."""
    for seed in range(200):
        state, bot, rng, typed = posse.new(GAME, 1, seed_of(str(day)), **options(day)), None, Rng.seeded(seed), ""
        bot = bots.bot(state.game, "heuristic")
        while not state.over():
            move = bot(state.seen_by(0), 0, rng) if rng.below(10) else rng.pick(state.options(0))
            typed += state.text(move) + "\n"
            state.answer(0, move)
        if (state.ranking()[0] == 1) == won:
            return typed
    raise AssertionError("no way was found")


def kept(home: Path) -> dict[str, dict[str, object]]:
    file = home / "data" / "posse" / "days.json"
    return dict(json.loads(file.read_text(encoding="utf-8"))[GAME]) if file.exists() else {}


# -- what follows from the date ----------------------------------------------------------------


def test_the_week_grows_harder() -> None:
    levels = [options(SUNDAY + timedelta(days))["level"] for days in range(-6, 1)]
    assert levels == ["beginner"] * 3 + ["normal"] * 3 + ["expert"]


def test_cases_and_detectives_take_turns_and_all_of_them_come_up() -> None:
    days = [options(SUNDAY + timedelta(days)) for days in range(42)]
    for one, next_one in pairwise(days):
        assert one["case"] != next_one["case"]
        assert one["detective"] != next_one["detective"]
    assert len({tuple(day.values()) for day in days}) == 3 * 3 * 2


def test_any_number_is_a_case_too() -> None:
    kind = catalog.game_class(GAME)
    assert kind.daily_options(7) == kind.daily_options(7 + 42)
    assert len({tuple(kind.daily_options(seed).values()) for seed in range(42)}) == 18
    assert kind.daily_options(2**64 - 1).keys() == {"case", "level", "detective"}


def test_one_way_for_every_game_that_is_played_so() -> None:
    assert practice_for(GAME) == GAME
    assert practice_for("space_bowl") == "space_bowl_practice"
    assert practice_for("space_bowl_practice") == practice_for("bounty_hunters") == ""
    assert practice_options("space_bowl_practice", 7, {"seconds": 30}) == {"seconds": 30}
    with pytest.raises(SetupError, match=r"the options follow from the seed here: leave out level"):
        practice_options(GAME, 7, {"level": "expert"})


def test_a_series_is_known_by_seed_and_options() -> None:
    game = catalog.game(GAME, options(SUNDAY))
    assert practice_series(game, 1, 20261115) == DAY
    assert (
        practice_series(game, 1, 20261116)
        == practice_series(game, 1, None)
        == practice_series(catalog.game(GAME), 1, 20261115)
        == ""
    )
    assert practice_series(catalog.game(GAME, dict(catalog.game_class(GAME).daily_options(7))), 1, 7) == "#7"
    assert practice_series(catalog.game("space_bowl_practice", {"seconds": 90}), 1, 20261115) == DAY
    assert practice_series(catalog.game("bounty_hunters"), 2, 20261115) == ""


# -- the streak --------------------------------------------------------------------------------


@pytest.fixture
def days(tmp_path: Path) -> Days:
    return Days("game", tmp_path / "deep" / "days.json")


def won(days: Days, day: date, well: bool = True) -> bool:
    days.begin(str(day), day)
    return days.end(str(day), well, f"line of {day}")


def test_days_in_a_row_are_a_streak(days: Days) -> None:
    for number in range(3):
        assert won(days, SUNDAY + timedelta(number))
    assert [days.streak(SUNDAY + timedelta(number)) for number in (2, 3, 4)] == [3, 3, 0]
    assert not won(days, SUNDAY + timedelta(2), False)  # the first result stands
    assert won(days, SUNDAY + timedelta(3), False)
    assert (days.streak(SUNDAY + timedelta(3)), days.best()) == (0, 3)
    assert won(days, SUNDAY + timedelta(4))
    assert (days.streak(SUNDAY + timedelta(4)), days.best()) == (1, 3)


def test_only_what_was_begun_on_its_day_counts(days: Days) -> None:
    days.begin(DAY, SUNDAY + timedelta(1))
    assert not days.end(DAY, True, "too late")
    days.begin("#7", SUNDAY)
    assert not days.end("#7", True, "no day")
    assert not days.end("", True, "no series")
    assert days.kept() == {}


def test_what_was_begun_may_end_after_midnight(days: Days) -> None:
    days.begin(DAY, SUNDAY)
    assert days.streak(SUNDAY) == 0
    assert days.end(DAY, True, "late")
    assert days.streak(SUNDAY + timedelta(1)) == 1


def test_games_do_not_mix_and_old_days_are_forgotten(days: Days) -> None:
    other = Days("other", days.path)
    assert won(other, SUNDAY, False)
    many = {str(SUNDAY + timedelta(number)): {"won": True, "line": "won"} for number in range(404)}
    days.path.write_text(json.dumps({**json.loads(days.path.read_text(encoding="utf-8")), "game": many}), encoding="utf-8")
    assert won(days, SUNDAY + timedelta(404))
    assert len(days.kept()) == days.best() == 400
    assert days.kept()[str(SUNDAY + timedelta(404))]["line"] == "line of 2027-12-24"
    assert (other.streak(SUNDAY), len(other.kept())) == (0, 1)


def kept_as(*days: str, won: str = "true", line: str = '"won"', game: str = "game") -> str:
    """What the file says."""
    entries = [f'"{day}": {{"won": {won}, "line": {line}}}' for day in days]
    return f'{{"{game}": {{{", ".join(entries)}}}}}'


DAMAGED = {
    "empty": "",
    "half": "{",
    "list": "[]",
    "null": "null",
    "number for a game": '{"game": 3}',
    "number for a day": '{"game": {"2026-11-15": 3}}',
    "nothing for a day": '{"game": {"2026-11-15": {}}}',
    "deep": "[" * 50_000,
    "deep days": '{"game":' * 50_000,
    "no such month": kept_as("2026-13-45"),
    "no such day": kept_as("2026-02-30"),
    "no day": kept_as("yesterday"),
    "a week": kept_as("2026-W46-7"),
    "odd result": kept_as("2026-11-15", won='"yes"'),
    "long number": kept_as("2026-11-15", won="9" * 5000),
    "no line": kept_as("2026-11-15", line="[3]"),
    "half a letter in a line": kept_as("2026-11-14", won="false", line='"\\ud800"'),
    "half a letter in a game": kept_as("2026-11-14", game="\\ud800"),
    "deep results of another game": kept_as("2026-11-14", won="[" * 900 + "]" * 900, game="other"),
}


@pytest.mark.parametrize("text", [pytest.param(text, id=name) for name, text in DAMAGED.items()])
def test_a_damaged_file_is_as_good_as_none(days: Days, text: str) -> None:
    days.path.parent.mkdir()
    days.path.write_text(text, encoding="utf-8")
    assert (days.streak(SUNDAY), days.best()) == (0, 0)
    assert won(days, SUNDAY + timedelta(1))
    assert days.streak(SUNDAY + timedelta(1)) == 1


def test_the_calendar_may_end(days: Days) -> None:
    days.path.parent.mkdir()
    days.path.write_text(kept_as("0001-01-01", "0001-01-02", "9999-12-31"), encoding="utf-8")
    assert days.best() == 2
    assert won(days, SUNDAY)
    assert (days.streak(SUNDAY), days.best()) == (1, 2)


def test_a_folder_that_cannot_be_written_costs_only_the_streak(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    days = Days("game", tmp_path / "file" / "days.json")
    assert not won(days, SUNDAY)
    assert days.streak(SUNDAY) == 0


# -- at the terminal ---------------------------------------------------------------------------


@pytest.mark.parametrize("named", [[GAME], []], ids=["named", "the only one"])
def test_the_date_says_what_is_played(tmp_path: Path, named: list[str]) -> None:
    done = play(tmp_path, *named, "--daily", "--seed", DAY, "--record", "g.json", text="1\nquit\n")
    assert (done.returncode, done.stderr) == (0, b"")
    found = record(tmp_path / "g.json")
    assert (found.seed, found.players, found.game.name) == (20261115, 1, GAME)
    assert options(SUNDAY).items() <= found.game.chosen.items()
    assert found.game.chosen["mode"] == "solo"
    assert kept(tmp_path) == {}


@pytest.mark.parametrize(("lang", "said"), [("en", "Streak: 2. Best so far: 2."), ("fr", "Série : 2. Record : 2.")])
def test_a_case_solved_on_its_day_makes_the_streak_longer(tmp_path: Path, lang: str, said: str) -> None:
    today, before = date.today(), date.today() - timedelta(1)
    file = tmp_path / "data" / "posse" / "days.json"
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps({GAME: {str(before): {"won": True, "line": "yesterday"}}}), encoding="utf-8")
    done = play(tmp_path, GAME, "--daily", "--seed", str(today), "--lang", lang, text=moves(today, True))
    if date.today() == today:
        shown = done.stdout.decode().replace("\xa0", " ")
        assert (done.returncode, done.stderr) == (0, b"")
        assert said in shown
        (line,) = [line for line in shown.splitlines() if line.endswith(texts("", lang)("web-streak-line", number=2))]
        assert str(today) in line
        assert kept(tmp_path)[str(today)]["won"] is True
        assert str(kept(tmp_path)[str(today)]["line"]) in done.stdout.decode()


def test_a_second_try_does_not_count(tmp_path: Path) -> None:
    today = date.today()
    first = play(tmp_path, GAME, "--daily", "--seed", str(today), text=GIVE_UP).stdout.decode()
    second = play(tmp_path, GAME, "--daily", "--seed", str(today), text=moves(today, True)).stdout.decode()
    if date.today() == today:
        assert str(today) in first.splitlines()[0] and "Streak" not in first + second
        assert [entry["won"] for entry in kept(tmp_path).values()] == [False]


def saved(home: Path) -> list[int]:
    """How many answers are in each file of the user's folder."""
    return sorted(len(record(file).answers) for file in (home / "data" / "posse" / "games").glob("*.json"))


def test_what_was_begun_goes_on(tmp_path: Path) -> None:
    case = [GAME, "--daily", "--seed", DAY]
    play(tmp_path, *case, text="keep 1\nquit\n")
    shown = play(tmp_path, *case, text="discard 2\nquit\n").stdout.decode()
    assert "goes on after 1 answer" in shown and saved(tmp_path) == [2]
    play(tmp_path, *case, "--record", "afresh.json", text="keep 1\nquit\n")
    play(tmp_path, GAME, "--daily", "--seed", "2026-11-16", text="keep 1\nquit\n")
    play(tmp_path, GAME, "--seed", DAY, text="keep 1\nquit\n")
    assert saved(tmp_path) == [1, 1, 2]


@pytest.mark.parametrize(("lang", "wish", "number"), [("en", "", 1), ("en", "no", 2), ("fr", "n", 2), ("fr", "oui", 1)])
def test_whoever_is_there_is_asked_and_may_begin_afresh(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, wish: str, number: int
) -> None:
    asked: list[str] = []

    def read_line(prompt: str) -> str:
        asked.append(prompt)
        return wish

    monkeypatch.setattr(saves, "DATA", tmp_path)
    monkeypatch.setattr(opening, "interactive", lambda: True)
    monkeypatch.setattr(opening, "read_line", read_line)
    state = posse.new(GAME, 1, seed_of(DAY), **options(SUNDAY))
    new = catalog.start(state.game, 1, seed_of(DAY), ("Ann",))
    assert opening.begun(new.record, lang) is None and asked == []
    new.answer(0, new.state.options(0)[0])
    (tmp_path / "old.json").write_text(new.record.to_json(), encoding="utf-8")
    again = catalog.start(state.game, 1, seed_of(DAY), ("Bo",)).record
    found = opening.begun(again, lang)
    assert len(asked) == 1
    assert (found is None) == (number == 2)


def test_another_day_has_its_line_but_no_streak(tmp_path: Path) -> None:
    shown = play(tmp_path, GAME, "--daily", "--seed", DAY, text=GIVE_UP).stdout.decode()
    assert [line for line in shown.splitlines() if DAY in line and "·" in line]
    assert "Streak" not in shown and "in a row" not in shown
    assert kept(tmp_path) == {}


def test_an_ordinary_game_has_no_day_in_its_line(tmp_path: Path) -> None:
    shown = play(tmp_path, GAME, "--seed", "7", text=GIVE_UP).stdout.decode()
    assert "Streak" not in shown and "#7" not in shown


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (
            [GAME, "--daily", "--option", "level=expert"],
            "posse: pulp_detective: the options follow from the seed here: leave out level",
        ),
        ([GAME, "--daily", "--players", "2"], "posse: the game of the day is played alone: leave --players or --daily out"),
        ([GAME, "--practice"], "posse: pulp_detective has no practice; play pulp_detective --daily"),
        (["space_bowl", "--daily"], "posse: space_bowl has no game of the day; play space_bowl --practice"),
        (["bounty_hunters", "--daily"], "posse: bounty_hunters has no game of the day; games with one: pulp_detective"),
        ([GAME, "--daily", "--practice"], "posse: --practice and --daily are two ways to play alone: leave one out"),
    ],
)
def test_a_mistake_is_one_line(tmp_path: Path, args: list[str], said: str) -> None:
    done = run(tmp_path, "play", *args)
    assert (done.returncode, done.stdout, done.stderr.decode()) == (2, b"", said + "\n")


def test_where_several_games_have_one_the_game_must_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(options_of_play, "way_alone", lambda name: DAILY)
    with pytest.raises(SetupError, match="--daily: say of which game; games with one: bounty_hunters, pulp_detective, "):
        alone(DAILY, None)


def test_the_list_of_games_says_how_it_is_played_alone(tmp_path: Path) -> None:
    listed = run(tmp_path, "games").stdout.decode().splitlines()
    (line,) = [line for line in listed if line.startswith(f"{GAME}: 1 to 2 players; ")]
    assert line.endswith(f"; alone: posse play {GAME} --daily")


def test_in_the_browser_it_opens_the_case_of_today(tmp_path: Path) -> None:
    before = str(date.today())
    with playing(tmp_path, GAME, "--daily") as served:
        browser = Browser()
        assert browser.get(served.shown())[0] == 200
        (table,) = browser.mine(served)
    assert (table["game"], table["players"], table["status"]) == (GAME, 1, "playing")
    assert table["series"] in (before, str(date.today()))


def test_in_the_browser_too_what_was_begun_goes_on(tmp_path: Path) -> None:
    browser = Browser()
    with playing(tmp_path, GAME, "--daily", "--seed", DAY) as served:
        tickets = [served.shown()]
        with playing(tmp_path, GAME, "--daily", "--seed", DAY) as second:
            second.process.wait(20)
            tickets.append(second.shown())
        assert tickets[0] != tickets[1]
        assert [browser.get(ticket)[0] for ticket in tickets] == [200, 200]
        assert len(browser.mine(served)) == 1


# -- asking at the prompt ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "word", "none", "answer"),
    [
        ("en", "odds", "There are no odds yet", "in 100 with best play."),
        ("fr", "chances", "Pas encore de chances", "sur 100 en jouant au mieux."),
        ("fr", "odds", "Pas encore de chances", "sur 100 en jouant au mieux."),
    ],
)
def test_the_odds_are_told_at_the_prompt(tmp_path: Path, lang: str, word: str, none: str, answer: str) -> None:
    text = f"{word}\nkeep 1\ndiscard 2\n{word}\nquit\n"
    shown = play(tmp_path, GAME, "--seed", "3", "--lang", lang, "--record", "g.json", text=text).stdout.decode()
    first, *_, last = [after.splitlines()[1] for after in shown.split(f"> {word}")[1:]]
    assert first.startswith(none)
    assert last.endswith(answer)
    assert len(record(tmp_path / "g.json").answers) == 2


@pytest.mark.parametrize(("lang", "said"), [("en", "“odds” tells the odds"), ("fr", "donne les chances")])
def test_help_says_what_can_be_asked(tmp_path: Path, lang: str, said: str) -> None:
    shown = play(tmp_path, GAME, "--seed", "3", "--lang", lang, text="?\nquit\n").stdout.decode()
    assert said in shown
    others = play(tmp_path, "bounty_hunters", "--seed", "3", "--lang", lang, text="?\nodds\nquit\n").stdout.decode()
    assert said not in others and ("is not one of" if lang == "en" else "pas un des choix") in others.replace("\xa0", " ")


def test_a_day_that_has_not_come_is_not_played(tmp_path: Path) -> None:
    done = play(tmp_path, GAME, "--daily", "--seed", "2099-01-01", text="quit\n")
    assert done.returncode
    assert "2099-01-01 has not come yet" in done.stderr.decode()
    today = date(2026, 11, 15)
    seeds = (20261115, 20261116, 20261117, 7, 2**64 - 1)
    assert [seed for seed in seeds if catalog.is_to_come(seed, today)] == [20261117]
