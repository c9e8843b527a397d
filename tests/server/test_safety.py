"""Security: origin, headers, cookie, limits, no internals in errors."""

from __future__ import annotations

import json
from contextlib import suppress
from http.cookies import SimpleCookie

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.guest import Guest, Refused
from tests.server.host import Server

BODY = {"game": "bounty_hunters", "seats": ["me", "open"]}
FOREIGN = ["http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "http://[", "file://", "://", "x"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_cannot_make_tables(server: Server, origin: str) -> None:
    token = server.guest()
    answer = server.call("POST", "/api/tables", BODY, token, Origin=origin)
    assert answer.notice() == (403, "origin")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert server.call("GET", "/api/mine", token=token).data() == []


def test_a_page_of_this_site_can_make_tables(server: Server) -> None:
    assert server.call("POST", "/api/tables", BODY, server.guest(), Origin=f"http://127.0.0.1:{server.port}").status == 201


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_cannot_open_a_socket(server: Server, origin: str) -> None:
    token = server.guest()
    tab = server.make(token, "me", "open")["id"]
    with pytest.raises(InvalidStatus) as info:
        Guest(server, tab, token, Origin=origin)
    assert info.value.response.status_code == 403


def test_a_page_of_this_site_can_open_a_socket(server: Server) -> None:
    token = server.guest()
    tab = server.make(token, "me", "open")["id"]
    with Guest(server, tab, token, Origin=f"http://127.0.0.1:{server.port}").hello() as guest:
        assert guest.table["you"] == 0


def test_a_socket_without_a_guest_is_refused(server: Server) -> None:
    tab = server.make(server.guest(), "me", "open")["id"]
    for token in ("", "x.y"):
        with pytest.raises(InvalidStatus):
            Guest(server, tab, token)


@pytest.mark.parametrize("tab", ["nothing", "", "a/b", "%00", "x" * 2000])
def test_a_socket_to_an_unknown_table_is_closed_with_the_reason(server: Server, tab: str) -> None:
    with Guest(server, tab, server.guest()) as guest, pytest.raises(ConnectionClosed) as info:
        guest.read()
    assert info.value.rcvd is not None
    assert info.value.rcvd.code == 4404
    assert "no such table" in info.value.rcvd.reason


@pytest.mark.parametrize(
    "path", ["/", "/mine", "/games/bounty_hunters", "/api/games", "/nothing", "/t/nothing", "/games/bounty_hunters/art.svg"]
)
def test_every_answer_carries_the_policy(server: Server, path: str) -> None:
    headers = server.call("GET", path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert not {"unsafe-inline", "unsafe-eval", "http", "*"} & set(headers["content-security-policy"].replace("'", " ").split())
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


@pytest.mark.parametrize("path", ["/static/js/scene/scene.js", "/static/css/pages.css", "/static/js/nothing.js"])
def test_scripts_and_styles_have_only_the_headers_they_need(server: Server, path: str) -> None:
    headers = server.call("GET", path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in headers


@pytest.mark.parametrize("path", ["/", "/mine", "/games/bounty_hunters", "/nothing", "/t/nothing"])
def test_pages_have_no_inline_script_or_style_and_no_other_host(server: Server, path: str) -> None:
    html = server.call("GET", path).body.decode()
    assert "<!doctype html>" in html
    assert " style=" not in html and "<style" not in html and "javascript:" not in html
    assert all('src="' in tag.split(">")[0] for tag in html.split("<script")[1:])
    assert not [word for word in html.split('"') if word.startswith(("http://", "https://", "//")) and "w3.org" not in word]


def test_the_cookie_is_http_only_and_same_site(server: Server) -> None:
    [cookie] = SimpleCookie(server.call("GET", "/").headers["set-cookie"]).values()
    assert cookie["httponly"] and cookie["samesite"] == "lax" and cookie["path"] == "/"
    assert not cookie["secure"]
    assert int(cookie["max-age"]) >= 30 * 24 * 3600
    assert cookie["domain"] == ""


def test_two_new_guests_are_different(server: Server) -> None:
    assert server.guest() != server.guest()


@pytest.mark.parametrize(
    "path", ["../server/app.py", "..%2f..%2fserver/app.py", "%2e%2e/server/app.py", "/etc/passwd", "js/../../server/app.py"]
)
def test_only_the_clients_files_can_be_read(server: Server, path: str) -> None:
    answer = server.call("GET", f"/static/{path}")
    assert answer.status in (400, 404)
    assert b"import" not in answer.body and b"root:" not in answer.body


def test_the_api_describes_itself(server: Server) -> None:
    assert {"/api/games", "/api/tables", "/api/mine"} <= set(server.call("GET", "/schema").data()["paths"])


# -- limits ------------------------------------------------------------------------------


def test_a_large_message_is_refused_and_the_next_one_is_not(server: Server) -> None:
    token = server.guest()
    tab = server.make(token, "me", "open")["id"]
    with Guest(server, tab, token).hello() as guest:
        for filling in ("x" * 5000, "é" * 2100):
            guest.link.send(json.dumps({"t": "sit", "name": filling}, ensure_ascii=False))
            assert guest.wait_for("error")["code"] == "too-large"
        guest.ask("lang", lang="x" * 3900)
        guest.ask("ping")


def test_a_huge_message_closes_the_socket(server: Server) -> None:
    token = server.guest()
    tab = server.make(token, "me", "open")["id"]
    with Guest(server, tab, token).hello() as guest:
        guest.link.send("x" * 200_000)
        with pytest.raises(ConnectionClosed) as info:
            guest.wait_for("never")
    assert info.value.rcvd is not None and info.value.rcvd.code == 1009


def test_too_many_messages_are_refused_and_then_end_the_connection(own_server: Server) -> None:
    token = own_server.guest()
    tab = own_server.make(token, "me", "open")["id"]
    with Guest(own_server, tab, token).hello() as guest:
        for _ in range(30):
            guest.ask("ping")
        with suppress(ConnectionClosed):  # it may be closed before everything is sent
            for _ in range(75):
                guest.send("ping")
        with pytest.raises(ConnectionClosed) as info:
            guest.wait_for("never")
        codes = [message["code"] for message in guest.got if message["t"] == "error"]
    assert set(codes) == {"slow-down"}
    assert info.value.rcvd is not None and info.value.rcvd.code == 1013
    with Guest(own_server, tab, token).hello() as again:
        assert again.table["you"] == 0


def test_a_client_that_does_not_read_delays_nobody(server: Server) -> None:
    host, deaf = server.guest(), server.guest()
    tab = server.make(host, "me", "open", name="A")["id"]
    with Guest(server, tab, host).hello() as guest:
        with connect(
            f"ws://127.0.0.1:{server.port}/ws/{tab}",
            additional_headers={"Authorization": f"Bearer {deaf}"},
            compression=None,
            max_queue=1,
            ping_interval=None,
            close_timeout=0,
            proxy=None,
        ) as link:
            link.send(json.dumps({"t": "hello", "lang": "en", "seq": -1}))
            for n in range(300):
                guest.ask("seat", seat=1, kind=("open", "bot:random")[n % 2])
        guest.catch_up()
        assert guest.table["seats"][1]["kind"] == "bot"


# -- internals -----------------------------------------------------------------------------


def test_an_internal_error_shows_no_traceback(own_server: Server) -> None:
    """The toy game has no texts, so that describing its table raises."""
    answer = own_server.call("POST", "/api/tables", {"game": "bids", "seats": ["me", "open"]}, own_server.guest())
    assert answer.notice() == (500, "broken")
    assert b"KeyError" not in answer.body and b".py" not in answer.body
    assert "KeyError" in own_server.complaints()


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ('{"t": "ask", "n": 7, "question": null}', 7),
        ('{"n": 7}', 7),
        ('{"t": "ping", "n": 7, "colour": "red"}', 7),
        ('{"t": 3, "n": 0}', 0),
        ('{"t": "ping", "n": -3, "colour": "red"}', -1),
        ('{"t": "ping", "n": "7"}', -1),
        ('{"t": "ping", "n": true}', -1),
        ('{"t": "ping", "n": 1.5}', -1),
        ('{"t": "ping", "n": ' + "[" * 2000 + "]" * 2000 + "}", -1),
        ('[{"n": 7}]', -1),
        ('{"n": 7', -1),
    ],
)
def test_the_number_of_a_malformed_message_is_repeated_where_it_can_be_read(server: Server, text: str, number: int) -> None:
    token = server.guest()
    with Guest(server, server.make(token, "me", "open")["id"], token).hello() as guest:
        guest.link.send(text)
        message = guest.wait_for("error")
        assert (message["code"], message["n"]) == ("malformed", number)


def test_the_error_for_a_malformed_message_is_readable(server: Server) -> None:
    token = server.guest()
    tab = server.make(token, "me", "open")["id"]
    with Guest(server, tab, token).hello() as guest:
        guest.link.send("{")
        message = guest.wait_for("error")
        assert (message["code"], message["n"]) == ("malformed", -1)
        with pytest.raises(Refused, match="fly") as info:
            guest.ask("fly")
        assert info.value.code == "unknown"
