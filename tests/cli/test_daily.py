"""`posse play --daily`: the game of the day, the streak, and the line to share."""

from __future__ import annotations

import json
from dataclasses import asdict
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import posse
from posse import bots, catalog
from posse.cli import options as options_of_play
from posse.cli.options import DAILY, solo_game
from posse.core.errors import SetupError
from posse.core.rng import Rng
from posse.core.seeds import parse_seed
from posse.daily import Result
from posse.terminal import opening, saves
from posse.texts import texts
from tests.cli.test_play import play, record
from tests.cli.test_play_browser import Browser, playing
from tests.cli.test_practice import posse as run

GAME = "pulp_detective"
DAY = "2026-11-15"
SUNDAY = date(2026, 11, 15)
GIVE_UP = "1\nfinish\n" * 300
"""Always the first option, and of missions the end; moves that are not legal are skipped."""


def options(day: date) -> dict[str, Any]:
    return dict(catalog.game_class(GAME).daily_options(parse_seed(str(day))))


@cache
def moves(day: date, won: bool) -> str:
    """The input that wins or loses the case of a day, found by a bot."""
    for seed in range(200):
        state, bot, rng, typed = posse.new(GAME, 1, parse_seed(str(day)), **options(day)), None, Rng.seeded(seed), ""
        bot = bots.bot(state.game, "heuristic")
        while not state.over():
            move = bot(state.seen_by(0), 0, rng) if rng.below(10) else rng.pick(state.options(0))
            typed += state.text(move) + "\n"
            state.answer(0, move)
        if (state.ranking()[0] == 1) == won:
            return typed
    raise AssertionError("no game with this result was found")


def kept(home: Path) -> dict[str, dict[str, object]]:
    file = home / "data" / "posse" / "results.json"
    found = json.loads(file.read_text(encoding="utf-8"))[GAME] if file.exists() else []
    return {entry["series"]: entry for entry in found}


# -- at the terminal ---------------------------------------------------------------------------


@pytest.mark.parametrize("named", [[GAME], []], ids=["named", "the only one"])
def test_the_date_selects_the_case(tmp_path: Path, named: list[str]) -> None:
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
    file = tmp_path / "data" / "posse" / "results.json"
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps({GAME: [asdict(Result("old", str(before), True, True, 0, "yesterday"))]}), encoding="utf-8")
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
    """The number of answers in each file of the user's folder."""
    return sorted(len(record(file).answers) for file in (home / "data" / "posse" / "games").glob("*.json"))


def test_an_unfinished_game_is_resumed(tmp_path: Path) -> None:
    case = [GAME, "--daily", "--seed", DAY]
    play(tmp_path, *case, text="keep 1\nquit\n")
    shown = play(tmp_path, *case, text="discard 2\nquit\n").stdout.decode()
    assert "goes on after 1 answer" in shown and saved(tmp_path) == [2]
    play(tmp_path, *case, "--record", "afresh.json", text="keep 1\nquit\n")
    play(tmp_path, GAME, "--daily", "--seed", "2026-11-16", text="keep 1\nquit\n")
    play(tmp_path, GAME, "--seed", DAY, text="keep 1\nquit\n")
    assert saved(tmp_path) == [1, 1, 2]


@pytest.mark.parametrize(("lang", "wish", "number"), [("en", "", 1), ("en", "no", 2), ("fr", "n", 2), ("fr", "oui", 1)])
def test_at_a_terminal_the_player_may_start_a_new_game_instead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, wish: str, number: int
) -> None:
    asked: list[str] = []

    def read_line(prompt: str) -> str:
        asked.append(prompt)
        return wish

    monkeypatch.setattr(saves, "DATA", tmp_path)
    monkeypatch.setattr(opening, "interactive", lambda: True)
    monkeypatch.setattr(opening, "read_line", read_line)
    state = posse.new(GAME, 1, parse_seed(DAY), **options(SUNDAY))
    new = catalog.start(state.game, 1, parse_seed(DAY), ("Ann",))
    assert opening.offer_same_game(new.record, lang) is None and asked == []
    new.answer(0, new.state.options(0)[0])
    (tmp_path / "old.json").write_text(new.record.to_json(), encoding="utf-8")
    again = catalog.start(state.game, 1, parse_seed(DAY), ("Bo",)).record
    found = opening.offer_same_game(again, lang)
    assert len(asked) == 1
    assert (found is None) == (number == 2)


def test_another_day_has_a_line_to_share_but_no_streak(tmp_path: Path) -> None:
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
        ([GAME, "--daily", "--practice"], "posse: --practice and --daily cannot be combined: leave one out"),
    ],
)
def test_a_mistake_is_one_line(tmp_path: Path, args: list[str], said: str) -> None:
    done = run(tmp_path, "play", *args)
    assert (done.returncode, done.stdout, done.stderr.decode()) == (2, b"", said + "\n")


def test_the_game_must_be_named_if_several_have_a_game_of_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(options_of_play, "solo_flag", lambda name: DAILY)
    with pytest.raises(SetupError, match="--daily: name a game; games with one: bounty_hunters, pulp_detective, "):
        solo_game(DAILY, None)


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


def test_an_unfinished_game_is_resumed_in_the_browser(tmp_path: Path) -> None:
    browser = Browser()
    with playing(tmp_path, GAME, "--daily", "--seed", DAY) as served:
        tickets = [served.shown()]
        with playing(tmp_path, GAME, "--daily", "--seed", DAY) as second:
            second.process.wait(20)
            tickets.append(second.shown())
        assert tickets[0] != tickets[1]
        assert [browser.get(ticket)[0] for ticket in tickets] == [200, 200]
        assert len(browser.mine(served)) == 1


# -- questions at the prompt -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "word", "none", "answer"),
    [
        ("en", "odds", "No odds yet", "chance with best play."),
        ("fr", "chances", "Pas encore de chances", "de chances, en jouant au mieux."),
        ("fr", "odds", "Pas encore de chances", "de chances, en jouant au mieux."),
    ],
)
def test_the_odds_can_be_asked_at_the_prompt(tmp_path: Path, lang: str, word: str, none: str, answer: str) -> None:
    text = f"{word}\nkeep 1\ndiscard 2\n{word}\nquit\n"
    shown = play(tmp_path, GAME, "--seed", "3", "--lang", lang, "--record", "g.json", text=text).stdout.decode()
    first, *_, last = [after.splitlines()[1] for after in shown.split(f"> {word}")[1:]]
    assert first.startswith(none)
    assert last.endswith(answer)
    assert len(record(tmp_path / "g.json").answers) == 2


@pytest.mark.parametrize(("lang", "said"), [("en", "“odds” tells your mission"), ("fr", "donne les chances")])
def test_help_says_what_can_be_asked(tmp_path: Path, lang: str, said: str) -> None:
    shown = play(tmp_path, GAME, "--seed", "3", "--lang", lang, text="?\nquit\n").stdout.decode()
    assert said in shown
    others = play(tmp_path, "bounty_hunters", "--seed", "3", "--lang", lang, text="?\nodds\nquit\n").stdout.decode()
    assert said not in others and ("is not one of" if lang == "en" else "pas un des choix") in others.replace("\xa0", " ")


def test_a_future_day_is_refused(tmp_path: Path) -> None:
    done = play(tmp_path, GAME, "--daily", "--seed", "2099-01-01", text="quit\n")
    assert done.returncode
    assert "2099-01-01 is in the future" in done.stderr.decode()
