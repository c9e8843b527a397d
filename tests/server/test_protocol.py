"""The messages of docs/protocol.md."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from tests.server.guest import Guest, Refused
from tests.server.host import Server

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Finn")


@contextmanager
def playing(server: Server, players: int = 2, game: str = "bounty_hunters") -> Iterator[list[Guest]]:
    """The people at a table that has started, the host first."""
    tokens = [server.guest() for _ in range(players)]
    tab = server.make(tokens[0], "me", *["open"] * (players - 1), game=game, name=NAMES[0])["id"]
    with ExitStack() as stack:
        guests = [stack.enter_context(Guest(server, tab, token).hello()) for token in tokens]
        for seat in range(1, players):
            guests[seat].ask("sit", seat=seat, name=NAMES[seat])
        guests[0].ask("start")
        for guest in guests:
            guest.catch_up()
        yield guests


@contextmanager
def waiting(server: Server, *seats: str) -> Iterator[tuple[Guest, Guest]]:
    """A host and a visitor at a table that waits for players."""
    host, visitor = server.guest(), server.guest()
    tab = server.make(host, *seats, name="Ada")["id"]
    with Guest(server, tab, host).hello() as first, Guest(server, tab, visitor).hello() as second:
        yield first, second


def refusal(guest: Guest, kind: str, /, **fields: object) -> str:
    """The code of the error that answers a message."""
    with pytest.raises(Refused) as info:
        guest.ask(kind, **fields)
    return info.value.code


def another(guest: Guest) -> Guest:
    """A second connection of the same guest."""
    return Guest(guest.server, guest.table["id"], guest.token)


def kinds(guest: Guest) -> list[str]:
    guest.catch_up()
    return [seat["kind"] for seat in guest.table["seats"]]


# -- hello ---------------------------------------------------------------------------------


def test_hello_is_answered_by_the_table_and_the_scene(server: Server) -> None:
    with playing(server) as (ada, _), another(ada) as guest:
        guest.hello()
        assert [message["t"] for message in guest.got[:2]] == ["table", "scene"]
        assert guest.got[1]["seq"] == 3, "made, sit, start"
        assert guest.table["you"] == guest.scene["viewer"] == 0
        assert guest.scene == ada.scene


def test_before_the_start_there_is_no_scene(server: Server) -> None:
    with waiting(server, "me", "open") as (ada, _):
        assert not [message for message in ada.got if message["t"] in ("scene", "diff")]


def test_hello_comes_first(server: Server) -> None:
    with waiting(server, "me", "open") as (ada, _), another(ada) as guest:
        assert refusal(guest, "move", move=0, at=0) == "hello"
        assert refusal(guest, "undo", at=0) == "hello"
        assert refusal(guest, "sit", seat=1, name="Ada") == "hello"
        assert refusal(guest, "seat", seat=1, kind="open") == "hello"
        assert refusal(guest, "stand-in", seat=1, bot="random") == "hello"
        assert refusal(guest, "lang", lang="fr") == "hello"
        assert refusal(guest, "ask", question="odds") == "hello"
        assert [refusal(guest, kind) for kind in ("stand", "start", "rematch")] == ["hello"] * 3
        assert guest.ask("ping")["t"] == "ok"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"t": "sit", "seat": 0, "n": 1}', "missing required field `name`"),
        ('{"t": "sit", "seat": "0", "name": "Ada", "n": 1}', "Expected `int`, got `str` - at `$.seat`"),
        ('{"t": "ping", "seat": 0, "n": 1}', "unknown field `seat`"),
        ('{"t": "hello", "view": "all", "n": 1}', "Invalid enum value 'all' - at `$.view`"),
        ('{"seat": 0, "n": 1}', "missing required field `t`"),
        ('{"t": "fly", "n": 1}', "no message “fly”"),
    ],
)
def test_a_malformed_message_is_refused_with_the_reason(server: Server, text: str, said: str) -> None:
    with waiting(server, "me", "open") as (ada, _):
        ada.link.send(text)
        assert said in ada.wait_for("error")["text"]


def test_a_view_has_the_same_number_for_everybody_and_on_a_new_connection(server: Server) -> None:
    with playing(server) as (ada, bob), Guest(server, ada.table["id"], server.guest()).hello() as visitor:
        with another(bob).hello(view="state") as program:
            for number in (4, 5, 6):
                (ada if number % 2 else bob).move((ada if number % 2 else bob).options()[0])
                everybody = (ada, bob, program, visitor)
                for guest in everybody:
                    guest.catch_up()
                assert [guest.seq for guest in everybody] == [number] * 4
        with another(ada) as again:
            again.seq = ada.seq
            again.hello()
            assert (again.got[1]["t"], again.got[1]["seq"]) == ("scene", ada.seq)
            assert again.scene == ada.scene


def test_hello_again_brings_the_whole_scene_with_the_same_number(server: Server) -> None:
    with playing(server) as (ada, _):
        scene, seq = ada.scene, ada.seq
        ada.hello("fr")
        assert (ada.got[-3]["t"], ada.got[-2]["t"], ada.seq) == ("table", "scene", seq)
        ada.hello()
        assert (ada.scene, ada.seq) == (scene, seq)


def test_an_unknown_language_is_english(server: Server) -> None:
    with playing(server) as (ada, _), another(ada) as guest:
        assert guest.hello("xx").scene == ada.scene


def test_everybody_is_told_who_is_connected(server: Server) -> None:
    with playing(server) as (ada, bob):
        assert [seat["connected"] for seat in ada.table["seats"]] == [True, True]
        bob.link.close()
        while ada.table["seats"][1]["connected"]:
            ada.read()


# -- seats ---------------------------------------------------------------------------------


def test_a_guest_takes_an_open_seat_and_leaves_it(server: Server) -> None:
    with waiting(server, "me", "open", "open") as (ada, bob):
        bob.ask("sit", seat=2, name="Bob")
        assert kinds(ada) == ["person", "open", "person"]
        assert ada.table["seats"][2]["name"] == "Bob" and bob.table["you"] == 2 and ada.table["you"] == 0
        bob.ask("sit", seat=1, name="Robert")
        assert kinds(ada) == ["person", "person", "open"]
        assert ada.table["seats"][1]["name"] == "Robert"
        bob.ask("stand")
        assert kinds(ada) == ["person", "open", "open"]
        assert bob.table["you"] == -1


def test_a_taken_seat_cannot_be_taken(server: Server) -> None:
    with waiting(server, "me", "open", "bot:random") as (ada, bob):
        for seat in (0, 2, 3, -1, 10**20):
            assert refusal(bob, "sit", seat=seat, name="Bob") == "taken"
        assert kinds(ada) == ["person", "open", "bot"]


def test_a_name_must_be_printable_short_and_unique(server: Server) -> None:
    with waiting(server, "me", "open", "bot:random") as (ada, bob):
        for empty in ("", "  ", "\u200b\u202e\x00"):
            assert refusal(bob, "sit", seat=1, name=empty) == "name"
        for taken in ("Ada", " aDa ", ada.table["seats"][2]["name"]):
            assert refusal(bob, "sit", seat=1, name=taken) == "name-taken"
        bob.ask("sit", seat=1, name="  B\n" + "o" * 40)
        assert bob.table["seats"][1]["name"] == "B " + "o" * 22
        bob.ask("stand")
        bob.ask("sit", seat=1, name="Zoë 🎲")
        assert bob.table["seats"][1]["name"] == "Zoë 🎲"


def test_the_host_fills_seats_with_bots_and_opens_them_again(server: Server) -> None:
    with waiting(server, "me", "open") as (ada, bob):
        ada.ask("seat", seat=1, kind="bot:heuristic")
        assert kinds(bob) == ["person", "bot"]
        ada.ask("seat", seat=1, kind="open")
        assert kinds(bob) == ["person", "open"]
        for kind in ("bot:genius", "bot:", "person", ""):
            assert refusal(ada, "seat", seat=1, kind=kind) == "kind"
        assert refusal(ada, "seat", seat=0, kind="open") == "taken"
        assert refusal(ada, "seat", seat=7, kind="open") == "taken"


def test_only_the_host_changes_seats_and_starts(server: Server) -> None:
    with waiting(server, "me", "open") as (ada, bob):
        bob.ask("sit", seat=1, name="Bob")
        assert refusal(bob, "seat", seat=1, kind="open") == "host"
        assert refusal(bob, "start") == "host"
        assert refusal(ada, "seat", seat=1, kind="open") == "taken"
        assert kinds(ada) == ["person", "person"]


def test_a_game_starts_when_all_seats_are_filled(server: Server) -> None:
    with waiting(server, "me", "open") as (ada, bob):
        assert refusal(ada, "start") == "seats"
        assert refusal(ada, "move", move=11, at=0) == "not-started"
        bob.ask("sit", seat=1, name="Bob")
        ada.ask("start")
        bob.catch_up()
        assert ada.table["status"] == bob.table["status"] == "playing"
        assert ada.seq == bob.seq == 3
        assert refusal(ada, "start") == "started"


def test_once_started_nobody_changes_seats(server: Server) -> None:
    with playing(server) as (ada, bob), Guest(server, ada.table["id"], server.guest()).hello() as visitor:
        assert refusal(bob, "stand") == "not-now"
        assert refusal(visitor, "sit", seat=1, name="Cleo") == "started"
        assert refusal(ada, "seat", seat=1, kind="bot:random") == "started"


# -- moves ---------------------------------------------------------------------------------


def test_a_move_by_number_or_by_its_text(server: Server) -> None:
    with playing(server, game="tic_tac_toe") as (ada, bob):
        ada.ask("move", move="mark b2", at=0)
        bob.catch_up()
        bob.ask("move", move=bob.options()[0], at=0)
        ada.catch_up()
        assert (ada.at, bob.at) == (1, 1)
        assert ada.scene["pieces"] == bob.scene["pieces"]


def test_a_seat_belongs_to_its_guest(server: Server) -> None:
    with playing(server) as (ada, _), Guest(server, ada.table["id"], server.guest()).hello() as visitor:
        assert refusal(visitor, "move", move=ada.options()[0], at=0) == "not-yours"
        assert refusal(visitor, "undo", at=0) == "not-yours"
        with another(ada) as phone:
            phone.hello().move(ada.options()[0])
        ada.catch_up()
        assert ada.at == 1


def test_an_illegal_move_changes_nothing(server: Server) -> None:
    with playing(server, game="tic_tac_toe") as (ada, bob):
        before, seq = ada.scene, ada.seq
        assert refusal(bob, "move", move=11, at=0) == "refused"
        for wrong in (-1, 0, 10**9, 10**30, "fly", "", "x" * 3000):
            assert refusal(ada, "move", move=wrong, at=0) == "refused"
        ada.catch_up()
        assert (ada.scene, ada.seq) == (before, seq)


def test_the_same_move_again_is_harmless_and_another_is_stale(server: Server) -> None:
    with playing(server, game="tic_tac_toe") as (ada, bob):
        ada.ask("move", move="mark b2", at=0)
        seq = ada.seq
        for _ in range(3):
            assert ada.ask("move", move="mark b2", at=0)["seq"] == seq
        assert refusal(ada, "move", move="mark a1", at=0) == "stale"
        bob.ask("move", move="mark a1", at=0)
        assert ada.ask("move", move="mark b2", at=0)["t"] == "ok"
        for at in (-1, 2, 10**20):
            assert refusal(ada, "move", move="mark c1", at=at) == "stale"
        ada.ask("move", move="mark c1", at=1)
        bob.catch_up()
        assert len(bob.scene["pieces"]) == 3


def test_two_connections_that_send_one_move_at_once_make_it_once(server: Server) -> None:
    with playing(server, game="tic_tac_toe") as (ada, bob), another(ada) as phone:
        phone.hello()
        numbers = [(guest, guest.send("move", move="mark b2", at=0)) for guest in (ada, phone)]
        for guest, number in numbers:
            while guest.wait_for("ok")["n"] != number:
                pass
        bob.catch_up()
        assert ada.at == phone.at == 1 and len(bob.scene["pieces"]) == 1


def test_an_answer_repeats_its_number(server: Server) -> None:
    with playing(server) as (ada, _):
        assert ada.ask("ping")["n"] == ada.number
        ada.link.send('{"t": "ping"}')  # without a number there is no answer
        ada.link.send('{"t": "ping", "n": 76}')
        assert ada.wait_for("ok")["n"] == 76
        ada.link.send('{"t": "fly", "n": 77}')
        assert ada.wait_for("error")["n"] == 77


# -- undo ----------------------------------------------------------------------------------


def test_an_answer_that_nobody_followed_can_be_undone(server: Server) -> None:
    with playing(server) as (ada, bob), another(ada) as fresh:
        before = (ada.scene, ada.log)
        ada.move(ada.options()[0])
        assert (ada.undo, ada.at) == (True, 1)
        bob.catch_up()
        assert not bob.undo
        assert refusal(bob, "undo", at=0) == "no-undo"
        assert refusal(ada, "undo", at=0) == "no-undo"
        ada.ask("undo", at=1)
        assert (ada.scene, ada.log, ada.at, ada.undo) == (*before, 0, False)
        ada.ask("undo", at=1)  # repeated: it is done already
        fresh.hello()
        assert (fresh.scene, fresh.log) == (ada.scene, ada.log)


def test_an_answer_that_another_followed_cannot_be_undone(server: Server) -> None:
    with playing(server) as (ada, bob):
        ada.move(ada.options()[0])
        bob.move(bob.options()[0])
        ada.catch_up()
        assert refusal(ada, "undo", at=1) == "no-undo"


# -- language --------------------------------------------------------------------------------


def test_a_message_without_a_number_has_its_effect_too(server: Server) -> None:
    with playing(server, game="tic_tac_toe") as (ada, _):
        ada.link.send('{"t":"lang","lang":"fr"}')
        assert ada.wait_for("scene")["scene"]["prompt"] != ""
        assert ada.table["title"]


def test_the_language_can_be_switched_in_mid_game(server: Server) -> None:
    with playing(server) as (ada, bob), another(ada) as french:
        ada.move(ada.options()[0])
        bob.move(bob.options()[0])
        ada.catch_up()
        french.hello("fr")
        english = (ada.scene, ada.log)
        ada.ask("lang", lang="fr")
        assert (ada.scene, ada.log) == (french.scene, french.log) != english
        assert ada.table["title"] == french.table["title"]
        ada.move(ada.options()[0])
        french.catch_up()
        assert ada.scene == french.scene
        ada.ask("lang", lang="en")
        assert ada.scene["prompt"] != french.scene["prompt"]


# -- the end ---------------------------------------------------------------------------------


def play_out(ada: Guest, bob: Guest) -> None:
    """A short game of tic-tac-toe that the first player wins."""
    for n, square in enumerate(("a1", "a2", "b1", "b2", "c1")):
        (ada, bob)[n % 2].ask("move", move=f"mark {square}", at=n // 2)
    for guest in (ada, bob):
        guest.catch_up()


def test_everybody_is_told_the_start_of_the_game(server: Server) -> None:
    with waiting(server, "me", "open") as (ada, bob), another(ada).hello(view="state") as program:
        bob.ask("sit", seat=1, name="Bob")
        ada.ask("start")
        for guest in (ada, bob, program):
            guest.catch_up()
            assert guest.table["status"] == "playing"
            (news,) = [message["t"] for message in guest.got if message["t"] in ("scene", "state")]
            assert news == ("state" if guest is program else "scene")


def test_everybody_is_told_the_end_of_the_game(server: Server) -> None:
    with (
        playing(server, game="tic_tac_toe") as (ada, bob),
        another(ada).hello(view="state") as program,
        Guest(server, ada.table["id"], server.guest()).hello() as visitor,
    ):
        play_out(ada, bob)
        program.catch_up()
        visitor.catch_up()
        assert program.state["over"]
        assert ada.table["status"] == bob.table["status"] == program.table["status"] == visitor.table["status"] == "over"
        assert ada.options() == bob.options() == []
        assert refusal(bob, "move", move="mark c3", at=2) == "refused"
        assert not ada.undo and refusal(ada, "undo", at=3) == "no-undo"


def test_a_rematch_is_one_new_table_with_the_same_people(server: Server) -> None:
    with playing(server, game="tic_tac_toe") as (ada, bob), Guest(server, ada.table["id"], server.guest()).hello() as visitor:
        assert refusal(ada, "rematch") == "not-now"
        play_out(ada, bob)
        assert refusal(visitor, "rematch") == "not-now"
        bob.ask("rematch")
        ada.ask("rematch")
        assert ada.table["next"] == bob.table["next"]
        with Guest(server, ada.table["next"], ada.token).hello() as again:
            assert [seat["name"] for seat in again.table["seats"]] == ["Ada", "Bob"]
            assert (again.table["status"], again.table["you"], again.table["host"]) == ("open", 0, False)
        with Guest(server, ada.table["next"], bob.token).hello() as host:
            host.ask("start")
            assert host.table["status"] == "playing"


def test_a_rematch_starts_when_everybody_has_joined_it(server: Server) -> None:
    with playing(server, game="tic_tac_toe") as (ada, bob):
        play_out(ada, bob)
        bob.ask("rematch")
        ada.catch_up()
        table = ada.table["next"]
        ada.follow(table)
        assert (ada.table["id"], ada.table["status"]) == (table, "open")
        bob.follow(table)
        ada.catch_up()
        assert ada.table["status"] == bob.table["status"] == "playing"
        assert len(ada.options()) == 9 and ada.at == 0
        with pytest.raises(Refused, match="no such table"):
            ada.ask("hello", lang="en", seq=-1, table="nothing")
        ada.move(ada.options()[0])


def test_errors_are_in_the_language_of_the_guest(server: Server) -> None:
    with playing(server) as (ada, bob):
        ada.ask("lang", lang="fr")
        with pytest.raises(Refused, match="La table a changé"):
            ada.ask("move", move=1, at=9)
        with pytest.raises(Refused, match="The table has moved on"):
            bob.ask("move", move=1, at=9)


# -- secrets ---------------------------------------------------------------------------------


def test_spectators_see_no_hand(server: Server) -> None:
    with playing(server) as (ada, bob), Guest(server, ada.table["id"], server.guest()).hello() as visitor:
        assert visitor.scene["viewer"] < 0 and visitor.options() == []
        for seat, owner in enumerate((ada, bob)):
            hand = owner.pieces(f"hand_{seat}")
            assert len(hand) == len(visitor.pieces(f"hand_{seat}")) == 4
            assert not any(card in str(visitor.got) for card in hand)
            assert all(visitor.scene["pieces"][back]["back"] for back in visitor.pieces(f"hand_{seat}"))


def test_a_sealed_choice_is_seen_by_nobody_else(server: Server) -> None:
    with playing(server) as (ada, bob):
        ada.ask("move", move=ada.options()[0], at=0)
        bob.catch_up()
        chosen = ada.pieces("hand_0")
        assert not any(card in str(bob.got) for card in chosen)


def test_programs_get_states_instead_of_scenes(server: Server) -> None:
    with playing(server) as (ada, bob), another(ada) as program:
        program.hello(view="state")
        assert program.state["options"] == ada.options()
        assert program.state["waiting"] == [0, 1] and not program.state["over"]
        assert not any(card in str(program.got) for card in bob.pieces("hand_1"))
        program.ask("move", move=program.state["options"][0], at=program.state["at"])
        assert program.at == 1
