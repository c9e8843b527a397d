"""Results, streaks and scores over HTTP: counted when the game ends, shown to their owner only."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

import posse
from posse import bots
from posse.core.rng import Rng
from posse.core.seeds import parse_seed
from posse.texts import texts
from tests.cli.test_daily import moves
from tests.server.guest import Guest
from tests.server.host import Server

GAME = "pulp_detective"
DAILY = f"/api/results/{GAME}"
PRACTICE = f"/api/practice/{GAME}"


@pytest.fixture
def empty_server(tmp_path: Path) -> Iterator[Server]:
    """A server without results, which a test may stop."""
    server = Server(tmp_path / "data", "--pace", "0", "--rate", "0").start()
    yield server
    server.stop()


def today() -> date:
    return datetime.now(UTC).date()


def add_day(server: Server, token: str, day: date, won: bool = True) -> None:
    """Adds the result of an earlier day, as if it had been played then."""
    ended = int(datetime(day.year, day.month, day.day, 12, tzinfo=UTC).timestamp() * 1000)
    row = (guest_id(token), GAME, f"table of {day}", 1, "{}", "7", str(day), 1)
    with sqlite3.connect(server.folder / "games.sqlite", timeout=20) as db:
        lines = json.dumps({"en": f"line of {day}", "fr": f"ligne de {day}"})
        db.execute(f"INSERT INTO results VALUES ({', '.join('?' * 13)})", (*row, 1 if won else 2, 0, lines, ended, ended))
    db.close()


def guest_id(token: str) -> str:
    return token.rpartition(".")[0]


def case(server: Server, token: str, day: date, said: str = "") -> str:
    """The id of a new table with the case of a day."""
    return str(server.make(token, "me", game=GAME, seed=str(day), practice=True, today=said or str(day))["id"])


def finish(server: Server, token: str, tab: str, day: date, won: bool, most: int | None = None) -> None:
    with Guest(server, tab, token).hello(view="state") as guest:
        for move in moves(day, won).split("\n")[:-1][:most]:
            guest.move(move)


def get(server: Server, path: str, token: str, lang: str = "en") -> Any:
    answer = server.call("GET", path, token=token, Accept_Language=lang)
    assert answer.status == 200, answer.body
    return answer.data()


def test_a_win_extends_the_streak(server: Server) -> None:
    token, day = server.guest(), today()
    for number in (1, 2):
        add_day(server, token, day - timedelta(number))
    add_day(server, server.guest(), day)
    assert get(server, f"{DAILY}?today={day}", token)["streak"] == 2
    tab = case(server, token, day)
    finish(server, token, tab, day, True)
    for lang in ("en", "fr"):
        say, found = texts(GAME, lang), get(server, f"{DAILY}?today={day}", token, lang)
        assert (found["streak"], found["best"]) == (3, 3)
        assert found["note"] == say.common("web-streak", number=3, best=3)
        assert [(entry["day"], entry["won"]) for entry in found["days"]] == [(str(day - timedelta(n)), True) for n in range(3)]
        assert found["days"][0]["line"].startswith(f"{day} · Pulp Detective · ")
        own = get(server, f"/api/tables/{tab}/result?today={day}", token, lang)
        assert own == {"line": f"{found['days'][0]['line']} · {say.common('web-streak-line', number=3)}", "note": found["note"]}


def test_the_first_try_of_a_day_counts(server: Server) -> None:
    token, day = server.guest(), today()
    add_day(server, token, day - timedelta(1))
    for won in (False, True):
        tab = case(server, token, day)
        finish(server, token, tab, day, won)
        own = get(server, f"/api/tables/{tab}/result?today={day}", token)
        assert own["note"] == "Streak: 0. Best so far: 1." and "in a row" not in own["line"] and str(day) in own["line"]
    assert [entry["won"] for entry in get(server, f"{DAILY}?today={day}", token)["days"]] == [False, True]


@pytest.mark.parametrize("said", [1, -3])
def test_only_a_game_started_on_its_day_counts(server: Server, said: int) -> None:
    """The guest's own date decides, if it is the current date in some time zone."""
    token, day = server.guest(), today() - timedelta(3) if said == -3 else today()
    tab = case(server, token, day, str(today() + timedelta(said)))
    finish(server, token, tab, day, True)
    assert get(server, DAILY, token) == {"streak": 0, "best": 0, "note": "", "days": []}
    own = get(server, f"/api/tables/{tab}/result", token)
    assert own["line"].startswith(f"{day} · ") and own["note"] == ""


def test_a_result_is_written_with_the_move_that_ends_the_game(empty_server: Server) -> None:
    token, day = empty_server.guest(), today()
    tab = case(empty_server, token, day)
    count = len(moves(day, True).split("\n")) - 1
    finish(empty_server, token, tab, day, True, count - 1)
    assert get(empty_server, DAILY, token)["days"] == []
    empty_server.kill()
    empty_server.start()
    with Guest(empty_server, tab, token).hello(view="state") as guest:
        guest.move(moves(day, True).split("\n")[:-1][-1])
        empty_server.kill()
    empty_server.start()
    assert len(get(empty_server, f"{DAILY}?today={day}", token)["days"]) == 1
    (row,) = rows(empty_server.folder)
    assert row["ended"] >= row["begun"] > 0
    assert (row["players"], row["place"], row["counts"], row["seed"]) == (1, 1, 1, str(day).replace("-", ""))


def rows(folder: Path) -> list[Any]:
    db = sqlite3.connect(folder / "games.sqlite")
    db.row_factory = sqlite3.Row
    try:
        return db.execute("SELECT * FROM results").fetchall()
    finally:
        db.close()


def test_every_person_has_a_result_and_bots_have_none(empty_server: Server) -> None:
    token, friend = empty_server.guest(), empty_server.guest()
    tab = empty_server.make(token, "me", "open", game="tic_tac_toe", name="Ada")["id"]
    with (
        Guest(empty_server, tab, token).hello(view="state") as one,
        Guest(empty_server, tab, friend).hello(view="state") as other,
    ):
        other.ask("sit", seat=1, name="Bo")
        one.ask("start")
        while not one.state["over"]:
            one.catch_up()
            other.catch_up()
            who = next((guest for guest in (one, other) if not one.state["over"] and guest.state["options"]), None)
            if who is not None:
                who.move(who.state["options"][0])
    empty_server.make(token, "bot:random", "bot:random", game="tic_tac_toe")
    found = rows(empty_server.folder)
    assert {row["guest"] for row in found} == {guest_id(token), guest_id(friend)}
    assert sorted(row["place"] for row in found) == [1, 2] and {row["series"] for row in found} == {""}
    assert get(empty_server, f"/api/tables/{tab}/result", token) == {"line": "", "note": ""}


def test_running_games_and_games_of_others_have_no_result(server: Server) -> None:
    token, day = server.guest(), today()
    tab = case(server, token, day)
    nothing = {"line": "", "note": ""}
    finish(server, token, tab, day, True, 20)
    assert get(server, f"/api/tables/{tab}/result", token) == nothing
    assert get(server, DAILY, token)["days"] == []
    other = case(server, token, day)
    finish(server, token, other, day, True)
    stranger = server.guest()
    assert get(server, f"/api/tables/{other}/result", stranger) == nothing
    assert get(server, DAILY, stranger)["days"] == []
    assert get(server, f"{PRACTICE}?seed={day}", stranger)["table"] == ""


def test_an_unfinished_game_is_resumed(server: Server) -> None:
    token, day, say = server.guest(), today(), texts(GAME, "en")
    asked = f"{PRACTICE}?seed={day}&today={day}"
    assert (get(server, asked, token)["table"], get(server, asked, token)["note"]) == ("", "")
    first, second = case(server, token, day), case(server, token, day)
    assert get(server, asked, token)["table"] == f"/t/{second}"
    assert get(server, asked, token)["note"] == f"{say.common('page-begun')} {say.common('page-begun-counts')}"
    assert get(server, f"{PRACTICE}?seed={day}&today={day + timedelta(1)}", token)["note"] == say.common("page-begun")
    assert get(server, f"{PRACTICE}?seed=7", token)["table"] == ""
    finish(server, token, second, day, True)
    assert get(server, asked, token)["table"] == f"/t/{first}"
    assert get(server, asked, token)["note"] == say.common("page-begun-played")


def test_a_practice_with_other_options_is_not_resumed(server: Server) -> None:
    token = server.guest()
    tab = server.make(token, "me", game="space_bowl_practice", seed="7", practice=True, options={"seconds": 30, "void": True})[
        "id"
    ]
    asked = "/api/practice/space_bowl?seed=7&option=void=true&option=seconds="
    assert get(server, f"{asked}30", token)["table"] == f"/t/{tab}"
    assert get(server, f"{asked}60", token)["table"] == ""


def test_the_seed_determines_the_options(server: Server) -> None:
    token = server.guest()
    for lang in ("en", "fr"):
        say = texts(GAME, lang)
        chosen = posse.catalog.game_class(GAME).daily_options(parse_seed("2026-11-15"))
        found = get(server, f"{PRACTICE}?seed=2026-11-15", token, lang)
        assert [entry["value"] for entry in found["options"]] == [say(f"web-option-{n}-{v}") for n, v in chosen.items()]
        for seed in ("soon", "", "2026-02-30", str(2**64), "9" * 40, "-3"):
            assert get(server, f"{PRACTICE}?seed={seed}", token, lang)["problem"] == say("web-practice-wrong"), seed
        assert get(server, f"{PRACTICE}?seed=2099-01-01", token, lang)["problem"] == say.common("web-to-come")
    assert get(server, "/api/practice/space_bowl?seed=7", token)["options"] == []


def test_solo_scores_are_listed_for_their_player_only(server: Server) -> None:
    token, told = server.guest(), [""]
    for seed in (1, 2):  # the bot wins one and loses one
        tab = server.make(token, "me", game="space_serenade", seed=seed)["id"]
        state, rng = posse.new("space_serenade", 1, seed), Rng.seeded(seed)
        bot = bots.bot(state.game, "heuristic")
        with Guest(server, tab, token).hello(view="state") as guest:
            while not state.over():
                move = bot(state.seen_by(0), 0, rng)
                guest.move(state.text(move))
                state.answer(0, move)
        told.append(get(server, f"/api/tables/{tab}/result", token)["note"])
        if state.ranking() == [1]:
            best = f"★{state.scores()[0]}"
    assert told[1] == f"Solo hunts: 1 won, 0 lost. Best scores: {best}"
    assert told[2] == f"Solo hunts: 1 won, 1 lost. Best scores: {best[1:]}"


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/results/chess", 404, "no-game"),
        ("/api/results/bounty_hunters", 404, "no-practice"),
        (f"{DAILY}?today=soon", 400, "http"),
        (f"{DAILY}?today=2026-02-30", 400, "http"),
        (f"{PRACTICE}?seed=7&today=now", 400, "http"),
        (PRACTICE, 400, "http"),
        (f"{PRACTICE}?seed=7&option=level=expert", 400, "refused"),
        ("/api/practice/space_bowl?seed=7&option=size", 400, "refused"),
        ("/api/practice/space_bowl?seed=7&option=size=9", 400, "refused"),
        ("/api/practice/bounty_hunters?seed=7", 404, "no-practice"),
        ("/api/tables/nowhere/result", 404, "no-table"),
    ],
)
def test_a_mistake_is_one_line(server: Server, path: str, status: int, code: str) -> None:
    answer = server.call("GET", path, token=server.guest())
    assert answer.notice() == (status, code)
    assert "\n" not in answer.data()["text"]


def test_an_invalid_date_makes_no_table(server: Server) -> None:
    wanted = {"game": GAME, "seats": ["me"], "seed": "2026-11-15", "practice": True, "today": "soon"}
    token = server.guest()
    assert server.call("POST", "/api/tables", wanted, token).notice() == (400, "http")
    assert server.call("GET", "/api/mine", token=token).data() == []


# -- the rules ---------------------------------------------------------------------------------


def test_rules_are_searched_by_the_server(server: Server) -> None:
    whole = server.call("GET", "/games/bounty_hunters/rules/en.json").data()
    assert all(len(rule["text"]) == 1 for rule in whole)
    (rule,) = server.call("GET", "/games/bounty_hunters/rules/en.json?words=bh%2031").data()
    assert rule["id"] == "BH-031"
    found = server.call("GET", "/games/bounty_hunters/rules/en.json?words=crates").data()
    assert 0 < len(found) < len(whole)
    assert any(piece.lower().startswith("crate") for rule in found for piece in rule["text"][1::2])
    assert server.call("GET", "/games/bounty_hunters/rules/fr.json?words=xyzzy").data() == []
    assert server.call("GET", f"/games/bounty_hunters/rules/en.json?words={'crate+' * 3000}").status == 200


@pytest.mark.parametrize("won", [True, False])
def test_a_finished_case_says_in_lists_how_it_ended(server: Server, won: bool) -> None:
    token, day = server.guest(), date(2026, 11, 15)
    finish(server, token, case(server, token, day), day, won)
    for lang, words in (("en", "solved at hour" if won else "unsolved"), ("fr", "résolue" if won else "non résolue")):
        (table,) = get(server, "/api/mine", token, lang)
        assert words in table["outcome"], table["outcome"]
        assert table["outcome"] in server.call("GET", "/mine", token=token, Accept_Language=lang).body.decode()
