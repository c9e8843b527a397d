"""Questions about a position: answered from what a seat sees, without changing anything."""

from __future__ import annotations

import json
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from posse.core.state import State
from posse.server.workers import LIMIT
from posse.texts import texts
from tests.server.guest import Guest, Message, Refused
from tests.server.host import Server
from tests.server.test_bots import workers
from tests.server.test_protocol import another, playing, refusal, waiting


def ask(guest: Guest, question: str = "free", **fields: Any) -> Message:
    """The answer that comes before the `ok`."""
    before = len(guest.got)
    guest.ask("ask", question=question, **fields)
    (answer,) = [message for message in guest.got[before:] if message["t"] == "answer"]
    assert set(answer) == {"t", "question", "text", "seq"}
    assert answer["question"] == question
    return answer


def said(guest: Guest, **fields: Any) -> str:
    """The answer without the count of computations."""
    return str(ask(guest, **fields)["text"]).partition(",")[0]


@contextmanager
def watching(guest: Guest) -> Iterator[Guest]:
    with Guest(guest.server, guest.table["id"], guest.server.guest()).hello() as visitor:
        yield visitor


def entries(server: Server, table: str) -> int:
    with sqlite3.connect(server.folder / "games.sqlite") as base:
        (number,) = base.execute("select count(*) from entries where tab = ?", (table,)).fetchone()
    return int(number)


def test_a_question_is_answered_from_what_the_seat_sees(server: Server) -> None:
    with playing(server, game="oracle") as (ada, bob):
        assert (said(ada), said(bob)) == ("en 0 0 9 free", "en 1 1 9 free")
        (ada if ada.options() else bob).move("mark b2")
        bob.catch_up()
        assert (said(ada), said(bob)) == ("en 0 0 8 free", "en 1 1 8 free")


def test_nobody_can_ask_for_another_seat(server: Server) -> None:
    with playing(server, game="oracle") as (ada, bob):
        assert (said(ada), said(bob)) == ("en 0 0 9 free", "en 1 1 9 free")
        with pytest.raises(Refused, match="seat"):
            ada.ask("ask", question="odds", seat=1)


def test_the_answer_says_which_position_it_is_about(server: Server) -> None:
    with playing(server, game="oracle") as (ada, _):
        assert ask(ada)["seq"] == ada.seq
        ada.move(ada.options()[0])
        assert ask(ada)["seq"] == ada.seq


def test_a_question_changes_nothing(server: Server) -> None:
    with playing(server, game="oracle") as (ada, bob):
        ada.move("mark b2")
        bob.catch_up()
        tab, heard = ada.table["id"], len(bob.got)
        before = (entries(server, tab), ada.seq, ada.at, ada.undo, ada.scene, ada.log)
        for _ in range(5):
            ask(ada)
        assert (entries(server, tab), ada.seq, ada.at, ada.undo, ada.scene, ada.log) == before
        bob.catch_up()
        assert [message["t"] for message in bob.got[heard:]] == ["ok"]


def test_the_same_question_is_computed_once(server: Server) -> None:
    with playing(server, game="oracle") as (ada, bob), another(ada) as again:
        first = ask(ada)["text"]
        assert ask(ada)["text"] == ask(again.hello())["text"] == first
        assert ask(bob)["text"] != first
        ada.move("mark a1")
        assert ask(ada)["text"] != first
        ada.ask("undo", at=ada.at)
        assert said(ada) == "en 0 0 9 free"


def test_a_question_is_answered_in_the_language_of_the_guest(server: Server) -> None:
    with playing(server, game="oracle") as (ada, _):
        ask(ada)
        ada.ask("lang", lang="fr")
        assert said(ada) == "fr 0 0 9 free"


@pytest.mark.parametrize("question", ["", "Free", "free ", "odds", "reply", "__init__", "\x00", "é" * 500])
def test_the_error_for_an_unknown_question_names_the_known_ones(server: Server, question: str) -> None:
    with playing(server, game="oracle") as (ada, _), pytest.raises(Exception, match=r"questions: free, fault, endless") as info:
        ada.ask("ask", question=question)
    assert len(str(info.value)) < 200


@pytest.mark.parametrize("question", [None, 1, True, ["free"], {"free": 1}])
def test_a_question_must_be_text(server: Server, question: object) -> None:
    with playing(server, game="oracle") as (ada, _):
        number = ada.send("ask", question=question)
        error = ada.wait_for("error")
        assert (error["code"], error["n"]) == ("malformed", number)


def test_a_game_without_questions_says_so(server: Server) -> None:
    with playing(server) as (ada, _), pytest.raises(Exception, match="answers no questions"):
        ada.ask("ask", question="odds")


def test_a_game_may_refuse_questions_of_spectators(server: Server) -> None:
    with playing(server, game="oracle") as (ada, _), watching(ada) as visitor:
        assert refusal(visitor, "ask", question="free") == "not-yours"
        assert refusal(visitor, "ask", question="free") == "not-yours"
        assert said(ada) == "en 0 0 9 free"


def test_before_the_start_and_before_hello_there_is_nothing_to_ask_about(server: Server) -> None:
    token = server.guest()
    tab = server.make(token, "me", "open", game="oracle", name="Ada")["id"]
    with Guest(server, tab, token) as ada:
        assert refusal(ada, "ask", question="free") == "hello"
        ada.hello()
        assert refusal(ada, "ask", question="free") == "not-started"


def test_the_table_info_lists_the_questions(server: Server) -> None:
    with playing(server, game="oracle") as (ada, _), waiting(server, "me", "open") as (bob, _):
        assert ada.table["questions"] == ["free", "fault", "endless"]
        assert bob.table["questions"] == []


def test_an_exception_in_a_reply_affects_nobody_else(own_server: Server) -> None:
    with playing(own_server, game="oracle") as (ada, _):
        assert refusal(ada, "ask", question="fault") == "broken"
        assert said(ada) == "en 0 0 9 free"
    assert "an error in a reply" in own_server.complaints()


def test_an_endless_question_is_cancelled_and_delays_no_bot(own_server: Server) -> None:
    with playing(own_server, game="oracle") as (ada, bob):
        said(ada)
        duel(own_server)
        began = time.monotonic()
        number = ada.send("ask", question="endless")
        duel(own_server)
        assert time.monotonic() - began < LIMIT
        assert said(bob) == "en 1 1 9 free"  # answered by a new process, after the first was stopped
        error = ada.wait_for("error")
        assert (error["n"], error["code"], time.monotonic() - began >= LIMIT) == (number, "too-hard", True)
        assert error["text"] == texts("", "en")("refused-too-hard")
        assert said(ada) == "en 0 0 9 free"
        ada.ask("lang", lang="fr")
        with pytest.raises(Refused, match="trop complexe"):
            ada.ask("ask", question="endless")
        assert len(workers(own_server)) <= 2


def duel(server: Server) -> None:
    """A guest watches two bots to the end."""
    token = server.guest()
    tab = server.make(token, "bot:random", "bot:random", game="oracle")["id"]
    with Guest(server, tab, token).hello() as guest:
        while guest.table["status"] != "over":
            guest.catch_up()
            time.sleep(0.02)


def test_a_guest_asks_one_question_at_a_time(own_server: Server) -> None:
    with playing(own_server, game="oracle") as (ada, bob), another(ada) as again:
        again.hello()
        ada.send("ask", question="endless")
        ada.link.ping().wait()  # the server has read the question
        assert refusal(again, "ask", question="free") == "asked"
        assert said(bob) == "en 1 1 9 free"
        assert ada.wait_for("error")["code"] == "too-hard"
        assert said(again) == "en 0 0 9 free"


def test_questions_have_the_same_rate_limit_as_other_messages(own_server: Server) -> None:
    with playing(own_server, game="oracle") as (ada, bob):
        said(ada)
        with suppress(ConnectionClosed):
            for n in range(300):
                ada.link.send(json.dumps({"t": "ask", "question": "free", "n": n}))
        with pytest.raises(ConnectionClosed) as info:
            ada.wait_for("never")
        assert info.value.rcvd is not None and info.value.rcvd.code == 1013
        assert {message["code"] for message in ada.got if message["t"] == "error"} == {"slow-down"}
        assert len([1 for message in ada.got if message["t"] == "answer"]) <= 60
        assert said(bob) == "en 1 1 9 free"


# -- Pulp Detective --------------------------------------------------------------------------

NONE = {lang: texts("pulp_detective", lang)("odds-no-card") for lang in ("en", "fr")}


@contextmanager
def on_the_case(server: Server, lang: str = "en") -> Iterator[Guest]:
    token = server.guest()
    tab = server.make(token, "me", game="pulp_detective", seed=3)["id"]
    with Guest(server, tab, token).hello(lang, view="state") as guest:
        yield guest


def to_the_mission(guest: Guest) -> None:
    while "finish" not in (moves := legal(guest)):
        guest.move(moves[0])
        guest.catch_up()


def legal(guest: Guest) -> list[str]:
    seen = State.from_json(json.dumps(guest.state["state"]))
    return [seen.text(move) for move in guest.state["options"]]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_odds_of_a_mission(server: Server, lang: str) -> None:
    with on_the_case(server, lang) as guest:
        assert ask(guest, "odds")["text"] == NONE[lang]
        to_the_mission(guest)
        found = re.fullmatch(r"(\d+)\s?% (chance with best play|de chances, en jouant au mieux)\.", ask(guest, "odds")["text"])
        assert found and 0 < int(found[1]) < 100


def test_the_odds_of_every_place(server: Server) -> None:
    with on_the_case(server) as guest:
        places: list[str] = []
        while len(places) < 2:
            guest.move("finish" if "finish" in legal(guest) else legal(guest)[-1])
            guest.catch_up()
            places = [move for move in legal(guest) if move.startswith("place")]
        text = ask(guest, "odds")["text"]
        assert text.startswith("With best play: main storyline ")
        assert len(re.findall(r"\d+% chance|certain|no chance", text)) == len(places)


def test_spectators_may_ask_for_the_odds_of_others(server: Server) -> None:
    with on_the_case(server) as guest:
        to_the_mission(guest)
        own = ask(guest, "odds")["text"]
        with Guest(server, guest.table["id"], server.guest()).hello(view="state") as visitor:
            assert ask(visitor, "odds")["text"] == f"Player 1: {own}"
