"""Tables over HTTP: created, found, listed; every error has a readable text."""

from __future__ import annotations

from typing import Any

import pytest

from posse.core.record import Record
from posse.room.messages import TableInfo
from tests.server.guest import Guest
from tests.server.host import Server

PAIR = {"game": "bounty_hunters", "seats": ["me", "open"]}


def finished(server: Server, token: str, **more: Any) -> str:
    """The id of a table where bots have played to the end."""
    tab: str = server.make(token, "bot:random", "bot:random", game="tic_tac_toe", **more)["id"]
    with Guest(server, tab, token).hello() as guest:
        while guest.table["status"] != "over":
            guest.read()
    return tab


def test_games_are_listed_with_players_options_and_bots(server: Server) -> None:
    games = {game["name"]: game for game in server.call("GET", "/api/games").data()}
    hunters = games["bounty_hunters"]
    assert hunters["players"] == [2, 3, 4, 5, 6]
    assert hunters["bots"] == ["heuristic", "random"]
    assert [option["name"] for option in hunters["options"]] == ["mode", "leader"]


def test_games_are_described_in_the_language_asked_for(server: Server) -> None:
    def intro(**headers: str) -> str:
        games = server.call("GET", "/api/games", **headers).data()
        return next(str(game["intro"]) for game in games if game["name"] == "bounty_hunters")

    french = intro(Accept_Language="de, fr-CA;q=0.8, en;q=0.5")
    assert french != intro()
    assert french == intro(Cookie="posse_lang=fr", Accept_Language="en") != intro(Cookie="posse_lang=xx", Accept_Language="en")


def test_a_table_is_made_as_asked(server: Server) -> None:
    token = server.guest()
    seats = ["open", "me", "bot:heuristic"]
    table = server.make(token, *seats, name="  Ada \n Lovelace ", options={"mode": "discovery"}, players=3)
    assert set(table) == set(TableInfo.__struct_fields__)
    assert (table["players"], table["status"], table["you"], table["host"], table["next"]) == (3, "open", 1, True, None)
    assert table["options"] == {"mode": "discovery", "leader": "random"}
    assert [seat["kind"] for seat in table["seats"]] == ["open", "person", "bot"]
    assert [seat["name"] for seat in table["seats"]][:2] == ["", "Ada Lovelace"]
    assert server.call("GET", f"/api/tables/{table['id']}", token=token).data() == table
    assert table["link"] == f"/t/{table['id']}"


def test_a_table_without_open_seats_starts_at_once(server: Server) -> None:
    assert server.make(server.guest(), "me", "bot:random")["status"] == "playing"


def test_another_guest_is_not_host_and_has_no_seat(server: Server) -> None:
    tab = server.make(server.guest(), "me", "open")["id"]
    table = server.call("GET", f"/api/tables/{tab}", token=server.guest()).data()
    assert (table["you"], table["host"]) == (-1, False)


def test_a_table_is_private_unless_it_is_listed(server: Server) -> None:
    token, visitor = server.guest(), server.guest()
    private = server.make(token, "me", "open")["id"]
    shown = server.make(token, "me", "open", listed=True)["id"]
    full = server.make(token, "me", "bot:random", listed=True)["id"]
    found = [table["id"] for table in server.call("GET", "/api/tables", token=visitor).data()]
    assert shown in found
    assert private not in found and full not in found


def test_a_table_that_has_started_is_no_longer_listed(server: Server) -> None:
    token = server.guest()
    tab = server.make(token, "me", "open", listed=True)["id"]
    with Guest(server, tab, token).hello() as guest:
        guest.ask("seat", seat=1, kind="bot:random")
        guest.ask("start")
    assert tab not in [table["id"] for table in server.call("GET", "/api/tables").data()]


def test_own_tables_are_listed_latest_first(server: Server) -> None:
    token = server.guest()
    ids = [server.make(token, "me", "open")["id"] for _ in range(3)]
    mine = [table["id"] for table in server.call("GET", "/api/mine", token=token).data()]
    assert sorted(mine) == sorted(ids) and mine[0] == ids[-1]
    assert server.call("GET", "/api/mine", token=server.guest()).data() == []


def test_a_record_can_be_read_when_the_game_is_over(server: Server) -> None:
    token = server.guest()
    tab = finished(server, token, seed=5)
    answer = server.call("GET", f"/api/tables/{tab}/record", token=token)
    assert answer.headers["content-type"] == "application/json"
    assert answer.data()["seed"] == 5
    assert answer.data()["seats"] == ["bot:random", "bot:random"]


def test_a_record_of_bounty_hunters_opens(server: Server) -> None:
    token = server.guest()
    tab = server.make(token, "bot:heuristic", "bot:heuristic", seed=3)["id"]
    with Guest(server, tab, token).hello(view="state") as guest:
        while not guest.state["over"]:
            guest.read()
    record = Record.from_json(server.call("GET", f"/api/tables/{tab}/record").body.decode())
    assert record.replay().over()


def test_the_same_cookie_is_the_same_guest(server: Server) -> None:
    name, token = server.guest_cookie()
    tab = server.make(token, "me", "open")["id"]
    for path in (f"/api/tables/{tab}", f"/t/{tab}", "/"):
        answer = server.call("GET", path, Cookie=f'odd={{"a":"b"}}; other=1; {name}={token}')
        assert "set-cookie" not in answer.headers
    answer = server.call("GET", f"/api/tables/{tab}", Cookie=f'odd={{"a":"b"}}; other=1; {name}={token}')
    assert answer.data()["you"] == 0


@pytest.mark.parametrize("token", ["", "x", "x.y", "a" * 5000, "é", ".", "Bearer", "\xff\xfe.\xff"])
def test_an_unsigned_token_is_nobody_to_the_api_and_a_new_guest_to_pages(server: Server, token: str) -> None:
    name, _ = server.guest_cookie()
    sent = f"{name}={token}".encode().decode("latin-1")
    answer = server.call("GET", "/api/mine", Cookie=sent)
    assert answer.notice() == (401, "no-guest")
    assert "set-cookie" not in answer.headers
    assert server.call("GET", "/mine", Cookie=sent).headers["set-cookie"].startswith(f"{name}=")


@pytest.mark.parametrize("token", ["é", "\xff", "x.y", "a" * 9000, "a b"])
def test_a_malformed_bearer_is_nobody(server: Server, token: str) -> None:
    answer = server.call("GET", "/api/mine", token=token)
    assert answer.notice() == (401, "no-guest")
    assert answer.headers["www-authenticate"] == "Bearer"
    assert server.call("POST", "/api/tables", PAIR, token).notice() == (401, "no-guest")
    assert server.call("GET", "/api/games", token=token).status == 200


def test_a_modified_token_is_nobody(server: Server) -> None:
    token = server.guest()
    server.make(token, "me", "open")
    forged = ("a" if token[0] != "a" else "b") + token[1:]
    assert server.call("GET", "/api/mine", token=forged).notice() == (401, "no-guest")


WRONG: list[tuple[Any, int, str]] = [
    ({"game": "poker", "seats": ["me", "open"]}, 400, "refused"),
    ({"game": "", "seats": ["me", "open"]}, 400, "refused"),
    ({**PAIR, "options": {"speed": 3}}, 400, "refused"),
    ({**PAIR, "options": {"mode": "hard"}}, 400, "refused"),
    ({**PAIR, "options": {"mode": ["standard"]}}, 400, "http"),
    ({**PAIR, "seats": ["me"]}, 400, "refused"),
    ({**PAIR, "seats": []}, 400, "refused"),
    ({**PAIR, "seats": ["me", *["open"] * 6]}, 400, "refused"),
    ({**PAIR, "seats": ["me", *["open"] * 5000]}, 400, "refused"),
    ({**PAIR, "seats": ["me", "me"]}, 409, "seats"),
    ({**PAIR, "seats": ["me", "bot:genius"]}, 409, "seats"),
    ({**PAIR, "seats": ["me", "bot:"]}, 409, "seats"),
    ({**PAIR, "seats": ["me", "somebody"]}, 409, "seats"),
    ({**PAIR, "seats": ["me", 7]}, 400, "http"),
    ({**PAIR, "seats": "me"}, 400, "http"),
    ({**PAIR, "players": 3}, 409, "seats"),
    ({**PAIR, "seed": 5}, 409, "seed"),
    ({**PAIR, "seats": ["me", "bot:random"], "seed": -1}, 409, "seed"),
    ({**PAIR, "seats": ["me", "bot:random"], "seed": 2**64}, 409, "seed"),
    ({"game": "pulp_detective", "players": 1, "seats": ["me"], "seed": -5, "practice": True}, 409, "seed"),
    ({"game": "pulp_detective", "players": 1, "seats": ["me"], "seed": -5}, 409, "seed"),
    ({**PAIR, "seats": ["me", "bot:random"], "seed": "x"}, 400, "http"),
    ({**PAIR, "colour": "red"}, 400, "http"),
    ({"seats": ["me", "open"]}, 400, "http"),
    ([], 400, "http"),
    (b"", 400, "http"),
    (b"{", 400, "http"),
    (b"\xff\xfe", 400, "http"),
    (b'{"game": "\xff", "seats": []}', 400, "http"),
    (b'{"game": "\\ud800", "seats": ["me"]}', 400, "http"),
    ({**PAIR, "players": 10**30}, 400, "http"),
    ({**PAIR, "players": -(10**30)}, 400, "http"),
    ({**PAIR, "players": 1e400}, 400, "http"),
    ({**PAIR, "seats": ["me", "bot:random"], "seed": 10**30}, 409, "seed"),
    ({**PAIR, "options": {"mode": 10**30}}, 400, "refused"),
    (b'{"a":' * 12_000, 400, "http"),
    (b"[" * 60_000, 400, "http"),
    (b'{"game": "' + b"x" * 200_000 + b'"}', 413, "http"),
]


@pytest.mark.parametrize(("body", "status", "code"), WRONG)
def test_a_wrong_request_for_a_table_is_refused_and_creates_nothing(server: Server, body: Any, status: int, code: str) -> None:
    token = server.guest()
    assert server.call("POST", "/api/tables", body, token).notice() == (status, code)
    assert server.call("GET", "/api/mine", token=token).data() == []


def test_a_notice_names_the_field_that_is_wrong(server: Server) -> None:
    token = server.guest()
    answer = server.call("POST", "/api/tables", {**PAIR, "colour": "red"}, token)
    assert "colour" in answer.data()["text"]
    assert "2 to 6" in server.call("POST", "/api/tables", {**PAIR, "seats": ["me"]}, token).data()["text"]


@pytest.mark.parametrize(
    "path", ["/api/tables/nothing", "/api/tables/nothing/record", "/api/tables/%00", f"/api/tables/{'x' * 3000}"]
)
def test_an_unknown_table_is_an_error(server: Server, path: str) -> None:
    assert server.call("GET", path).notice() == (404, "no-table")


@pytest.mark.parametrize(("method", "path", "status"), [("GET", "/api/nothing", 404), ("DELETE", "/api/tables", 405)])
def test_an_unknown_address_is_an_error_in_words(server: Server, method: str, path: str, status: int) -> None:
    answer = server.call(method, path)
    assert answer.status == status
    assert set(answer.data()) == {"code", "text"}
    if status == 405:
        assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}


@pytest.mark.parametrize("seats", [("me", "open"), ("me", "bot:random")])
def test_a_record_is_refused_before_the_end(server: Server, seats: tuple[str, ...]) -> None:
    token = server.guest()
    tab = server.make(token, *seats)["id"]
    assert server.call("GET", f"/api/tables/{tab}/record", token=token).notice() == (403, "not-over")


def test_a_name_is_cleaned(server: Server) -> None:
    for name, shown in [("\u202eevil\x00\x07", "evil"), ("x" * 90, "x" * 24), ("", "You"), (" \n ", "You"), ("Éloïse", "Éloïse")]:
        assert server.make(server.guest(), "me", "open", name=name)["seats"][0]["name"] == shown


def test_a_guest_without_a_name_is_you_to_themselves_and_a_number_to_others(server: Server) -> None:
    host = server.guest()
    table = server.make(host, "me", "open")

    def name(token: str, lang: str) -> object:
        return server.call("GET", f"/api/tables/{table['id']}?lang={lang}", token=token).data()["seats"][0]["name"]

    assert [name(host, "en"), name(host, "fr")] == ["You", "Vous"]
    assert [name(server.guest(), lang) for lang in ("en", "fr")] == ["Player 1", "Joueur 1"]
