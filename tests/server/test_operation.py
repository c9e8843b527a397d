"""What the operator of a server sees and sets: health, metrics, logs, hosts, proxies, closing, retention, ending."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from posse.server import hosts, logs, protocols
from posse.server.app import may_measure
from tests.cli.test_serve import workers_of
from tests.postgres import Postgres
from tests.server.guest import Guest
from tests.server.host import TIMEOUT, Server

BODY = {"game": "bounty_hunters", "seats": ["me", "open"]}


@contextmanager
def running(folder: Path, *options: str, **environment: str) -> Iterator[Server]:
    server = Server(folder, "--pace", "0", "--rate", "0", *options, **environment).start()
    try:
        yield server
    finally:
        server.stop()


def wait_until(true: Callable[[], bool]) -> None:
    until = time.monotonic() + TIMEOUT
    while not true():
        assert time.monotonic() < until
        time.sleep(0.05)


# -- health and metrics ------------------------------------------------------------------


def test_a_server_tells_whether_it_lives_and_is_ready(server: Server) -> None:
    for path in ("/health", "/ready"):
        answer = server.call("GET", path)
        assert (answer.status, answer.data()) == (200, {"status": "ok"})
        assert "set-cookie" not in answer.headers


def test_without_its_database_a_server_lives_but_is_not_ready(postgres: Postgres, database: str, tmp_path: Path) -> None:
    with running(tmp_path / "data", "--database", database) as server:
        token = server.guest()
        tab = server.make(token, "me", "open")["id"]
        other = server.make(token, "me", "open")["id"]
        assert server.call("GET", "/ready").status == 200
        postgres.stop()
        assert server.call("GET", "/health").status == 200
        assert server.call("GET", "/ready").notice() == (503, "disk")
        assert server.call("GET", "/api/mine", token=token).notice() == (503, "disk")
        assert server.call("POST", "/api/tables", BODY, token).notice() == (503, "disk")
        page = server.call("GET", "/")
        assert page.status == 503 and b"<h1>" in page.body and b"Traceback" not in page.body
        with Guest(server, "unopened", token) as guest, pytest.raises(ConnectionClosed) as info:
            guest.read()
        assert info.value.rcvd is not None and info.value.rcvd.code == 1013
        postgres.start()
        wait_until(lambda: server.call("GET", "/ready").status == 200)
        assert {table["id"] for table in server.call("GET", "/api/mine", token=token).data()} == {tab, other}


def metrics(server: Server) -> dict[str, float]:
    answer = server.call("GET", "/metrics")
    assert answer.status == 200 and answer.headers["content-type"].startswith("text/plain")
    lines = [line.rpartition(" ") for line in answer.body.decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_what_happens_is_counted(own_server: Server) -> None:
    token = own_server.guest()
    tab = own_server.make(token, "me", "open", game="tic_tac_toe")["id"]
    with Guest(own_server, tab, token).hello() as guest:
        guest.ask("seat", seat=1, kind="bot:random")
        guest.ask("start")
        while not guest.options():
            guest.read()
        guest.move(guest.options()[0])
        guest.catch_up()
        found = metrics(own_server)
        assert (found["posse_connections"], found['posse_tables{status="playing"}']) == (1, 1)
        assert found["posse_moves_total"] >= 1 and found["posse_append_seconds_count"] >= 3 and found["posse_open_tables"] == 1
    wait_until(lambda: metrics(own_server)["posse_connections"] == 0)
    before = metrics(own_server)["posse_refusals_total"]
    own_server.call("GET", "/api/tables/nothing")
    after = metrics(own_server)
    assert after["posse_refusals_total"] == before + 1
    assert after['posse_requests_total{status="404"}'] >= 1 and after["posse_errors_total"] == 0


def test_metrics_are_for_this_machine_and_those_named() -> None:
    assert may_measure("127.0.0.1", ()) and may_measure("::1", ()) and may_measure("::ffff:127.0.0.1", ())
    assert may_measure("10.1.2.3", ("10.0.0.0/8",)) and may_measure("2001:db8::7", ("192.0.2.1", "2001:db8::/32"))
    assert not any([may_measure(client, ("10.0.0.0/8",)) for client in ("192.0.2.1", "", "testclient", "2001:db8::7")])


# -- logs --------------------------------------------------------------------------------


def test_logs_are_json_lines_without_secrets(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--log-format", "json") as server:
        token = server.guest()
        table = server.make(token, "me", "open", seed=None)
        server.make(token, "bot:random", "bot:random", game="tic_tac_toe", seed=7654321)
        server.call("GET", f"/t/{table['id']}?lang=fr", token=token)
        server.call("GET", "/start/abcdefghijkl")
        with Guest(server, table["id"], token).hello():
            pass
    text = server.complaints()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"time", "level", "process", "message"} <= set.intersection(*[set(line) for line in lines])
    assert f"/t/{table['id'][:5]}..." in [line.get("path") for line in lines]
    assert [line["status"] for line in lines if line.get("path", "").startswith("/start/")] == [404]
    for secret in (token, token.partition(".")[0], table["id"], "abcdefghijkl", "7654321", "Bearer", "cookie"):
        assert secret not in text


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/t/0123456789abcdef", "/t/01234..."),
        ("/api/tables/0123456789abcdef/record", "/api/tables/01234.../record"),
        ("/ws/0123456789abcdef", "/ws/01234..."),
        ("/start/0123456789ab", "/start/..."),
        ("/games/space_bowl", "/games/space_bowl"),
    ],
)
def test_ids_in_paths_are_shortened(path: str, shown: str) -> None:
    assert logs.without_ids(path) == shown


# -- hosts and proxies -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("127.0.0.1:8765", True),
        ("[::1]:8765", True),
        ("localhost", True),
        ("LOCALHOST:1", True),
        ("192.168.7.5:8765", True),
        ("[2001:db8::7]", True),
        (socket.gethostname(), True),
        ("games.example.org", True),
        ("games.example.org.:443", True),
        ("evil.example", False),
        ("evil.example:8765", False),
        ("127.0.0.1.evil.example", False),
        ("games.example.org.evil.example", False),
        ("localhost.evil.example", False),
        ("", False),
        ("[", False),
        ("127.1", False),
        ("2130706433", False),
    ],
)
def test_only_known_names_are_answered_for(host: str, allowed: bool) -> None:
    assert hosts.is_allowed(host, ("games.example.org",)) is allowed


def test_a_name_that_leads_here_without_being_known_is_refused(server: Server) -> None:
    for path in ("/", "/api/games", "/static/js/scene/scene.js", "/health"):
        answer = server.call("GET", path, Host=f"evil.example:{server.port}")
        assert answer.status == 421 and b"--allow-host" in answer.body and "set-cookie" not in answer.headers
    assert server.call("GET", "/api/games", Host="evil.example", Accept_Language="fr").notice() == (421, "wrong-host")
    line = socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT)
    token = {"Authorization": f"Bearer {server.guest()}"}
    with pytest.raises(InvalidStatus) as info:
        connect("ws://evil.example/ws/x", sock=line, additional_headers=token, proxy=None)
    assert info.value.response.status_code == 403


def test_two_hosts_are_none(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n")
        assert b" 421 " in line.recv(4096)


def test_only_a_trusted_proxy_may_forward_another_host(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--behind-proxy", "192.0.2.1", "--allow-host", "games.example.org") as server:
        forged = server.call("GET", "/api/games", Host="evil.example", X_Forwarded_Host="games.example.org")
        assert forged.status == 421


def test_a_proxy_may_change_the_host_and_end_tls(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--behind-proxy", "--allow-host", "Games.example.org") as server:
        token = server.guest()
        told = {"X_Forwarded_Host": "games.example.org", "X_Forwarded_Proto": "https", "X_Forwarded_For": "192.0.2.7"}
        mine = {**told, "Origin": "https://games.example.org"}
        assert server.call("POST", "/api/tables", BODY, token, **mine).status == 201
        kept = {"Host": "games.example.org", "X_Forwarded_Proto": "https", "Origin": mine["Origin"]}
        assert server.call("POST", "/api/tables", BODY, token, **kept).status == 201
        assert server.call("POST", "/api/tables", BODY, token, **{**kept, "Origin": "http://games.example.org"}).status == 403
        for origin in ("https://evil.example", f"http://127.0.0.1:{server.port}"):
            assert server.call("POST", "/api/tables", BODY, token, **told, Origin=origin).notice() == (403, "origin")
        assert server.call("GET", "/", X_Forwarded_Host="evil.example").status == 421
        (cookie,) = SimpleCookie(server.call("GET", "/", **told).headers["set-cookie"]).values()
        assert cookie["secure"]
        assert server.call("GET", "/metrics", **told).notice() == (403, "http")
        tab = server.make(token, "me", "open")["id"]
        sent = {name.replace("_", "-"): value for name, value in mine.items()}
        with Guest(server, tab, token, **sent).hello() as guest:
            assert guest.table["you"] == 0
        assert b"<svg" in server.call("GET", f"/t/{tab}/qr.svg", **told).body


def test_forwarded_headers_are_ignored_without_a_proxy(server: Server) -> None:
    told = {"X_Forwarded_Host": "evil.example", "X_Forwarded_Proto": "https", "X_Forwarded_For": "192.0.2.7"}
    answer = server.call("GET", "/", **told)
    assert answer.status == 200
    (cookie,) = SimpleCookie(answer.headers["set-cookie"]).values()
    assert not cookie["secure"]
    assert server.call("GET", "/metrics", **told).status == 200
    foreign = server.call("POST", "/api/tables", BODY, server.guest(), **told, Origin="https://evil.example")
    assert foreign.notice() == (403, "origin")


# -- identity and caches -----------------------------------------------------------------


def test_only_pages_set_the_cookie_and_nothing_that_sets_it_is_cached(server: Server) -> None:
    tab = server.make(server.guest(), "me", "open")["id"]
    for path in ("/", "/mine", "/games/bounty_hunters", "/games/space_bowl/practice", f"/t/{tab}"):
        answer = server.call("GET", path)
        assert "posse_guest_" in answer.headers["set-cookie"] and answer.headers["cache-control"] == "no-store"
    others = ["/api/games", "/api/tables", f"/api/tables/{tab}", "/static/js/scene/scene.js", "/static/css/pages.css"]
    files = ["/static/mark.svg", "/games/bounty_hunters/art.svg", "/games/bounty_hunters/board.css", f"/t/{tab}/qr.svg"]
    texts = ["/texts/bounty_hunters/fr.json", "/games/bounty_hunters/rules/en.json", "/schema", "/health", "/metrics", "/nothing"]
    for path in (*others, *files, *texts):
        answer = server.call("GET", path)
        assert "set-cookie" not in answer.headers, path
        assert answer.headers["cache-control"] == "no-store" or not path.startswith("/api/")


def test_long_texts_are_packed_and_short_ones_are_not(server: Server) -> None:
    for path, packed in (("/", True), ("/api/games", True), ("/static/css/pages.css", True), ("/health", False)):
        answer = server.call("GET", path, Accept_Encoding="gzip")
        assert (answer.headers["content-encoding"] == "gzip") is packed, path
    assert "Accept-Encoding" in server.call("GET", "/").headers["vary"]


# -- connections -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "sent", [b"", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ", b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET"]
)
def test_silent_connections_are_closed(tmp_path: Path, sent: bytes) -> None:
    with running(tmp_path / "data", TESTS_PATIENCE="1") as server:
        lines = [socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT) for _ in range(100)]
        for line in lines:
            line.sendall(sent)
        begun = time.monotonic()
        for line in lines:
            while line.recv(4096):
                pass
            line.close()
        assert time.monotonic() - begun < 15


def test_a_request_in_time_is_not_disturbed(tmp_path: Path) -> None:
    with running(tmp_path / "data", TESTS_PATIENCE="1") as server:
        token = server.guest()
        tab = server.make(token, "me", "open")["id"]
        with Guest(server, tab, token).hello() as guest, socket.create_connection(("127.0.0.1", server.port), timeout=9) as line:
            for _ in range(3):
                line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                answer = b""
                while not answer.endswith(b'{"status":"ok"}'):
                    answer += line.recv(4096)
                time.sleep(0.6)
            guest.catch_up()


def test_the_head_of_a_request_has_less_than_a_minute() -> None:
    assert 5 <= protocols.PATIENCE < 30


def head_of(server: Server, header: str) -> bytes:
    """The head of a request for a new table."""
    lines = ("POST /api/tables HTTP/1.1", "Host: localhost", f"Authorization: Bearer {server.guest()}", header, "", "")
    return "\r\n".join(lines).encode()


def test_a_body_that_does_not_come_is_given_up(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT) as line:
        line.sendall(head_of(server, "Content-Length: 100") + b"{")
        assert b" 400 " in line.recv(4096)


def test_a_body_is_refused_while_it_streams(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT) as line:
        line.sendall(head_of(server, "Transfer-Encoding: chunked"))
        for _ in range(10):
            line.sendall(b"4000\r\n" + b"x" * 0x4000 + b"\r\n")
        assert b" 413 " in line.recv(4096)


# -- closing and retention -----------------------------------------------------------------


def test_a_closed_server_takes_no_new_tables(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--closed") as server:
        answer = server.call("POST", "/api/tables", BODY, server.guest(), Accept_Language="fr")
        assert answer.notice() == (503, "closed") and "nouvelle table" in answer.data()["text"]


def test_old_tables_are_removed(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running(folder) as server:
        token = server.guest()
        old, new = [server.make(token, "me", "open")["id"] for _ in range(2)]
    with sqlite3.connect(folder / "games.sqlite") as db:
        db.execute("UPDATE tables SET touched = touched - 8 * 24 * 3600 * 1000 WHERE tab = ?", (old,))
    db.close()
    with running(folder, "--keep", "7") as server:
        wait_until(lambda: [table["id"] for table in server.call("GET", "/api/mine", token=token).data()] == [new])
        assert server.call("GET", f"/api/tables/{old}").notice() == (404, "no-table")


def test_an_open_table_is_listed_while_it_is_used(tmp_path: Path) -> None:
    folder = tmp_path / "data"

    def listed(server: Server) -> list[str]:
        return [table["id"] for table in server.call("GET", "/api/tables").data()]

    with running(folder) as server:
        token = server.guest()
        tab = server.make(token, "me", "open", listed=True)["id"]
        assert listed(server) == [tab]
    with sqlite3.connect(folder / "games.sqlite") as db:
        db.execute("UPDATE tables SET touched = touched - 11 * 60 * 1000")
    db.close()
    with running(folder) as server:
        assert listed(server) == []
        with Guest(server, tab, token).hello():
            assert listed(server) == [tab]
        wait_until(lambda: listed(server) == [])


def test_a_damaged_table_is_listed_as_such(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running(folder) as server:
        token = server.guest()
        tab, other = [server.make(token, "me", "open")["id"] for _ in range(2)]
    with sqlite3.connect(folder / "games.sqlite") as db:
        db.execute("UPDATE entries SET body = '{' WHERE tab = ?", (tab,))
    db.close()
    with running(folder) as server:
        assert server.call("GET", f"/t/{tab}", token=token).status == 409
        found = {table["id"]: table["status"] for table in server.call("GET", "/api/mine", token=token).data()}
        assert found == {tab: "damaged", other: "open"}
        for path in ("/", "/mine"):
            page = server.call("GET", path, token=token)
            assert page.status == 200 and other.encode() in page.body


# -- several processes and ending ----------------------------------------------------------


def test_several_processes_share_guests_tables_and_metrics(database: str, tmp_path: Path) -> None:
    with running(tmp_path / "data", "--database", database, "--workers", "2") as server:
        wait_until(lambda: server.call("GET", "/ready").status == 200)
        token = server.guest()
        tab = server.make(token, "me", "open")["id"]
        answers = [server.call("GET", f"/api/tables/{tab}", token=token) for _ in range(20)]
        assert {answer.data()["you"] for answer in answers} == {0}
        assert metrics(server)['posse_requests_total{status="200"}'] >= 20
    assert server.complaints() == ""


def test_a_process_that_dies_is_logged_and_replaced(database: str, tmp_path: Path) -> None:
    with running(tmp_path / "data", "--database", database, "--workers", "2") as server:
        wait_until(lambda: answers(server))
        assert server.process is not None
        first, second = workers_of(server.process.pid)
        os.kill(first, signal.SIGKILL)
        wait_until(lambda: server.complaints() != "")
        [replacement] = set(workers_of(server.process.pid)) - {second}
        said = server.complaints()
        assert said.count("\n") == 1
        assert said.endswith(f" ERROR server process {first} was killed by SIGKILL; process {replacement} replaces it\n")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
@pytest.mark.parametrize("workers", [1, 2])
def test_a_signal_ends_it_cleanly(database: str, tmp_path: Path, how: signal.Signals, workers: int) -> None:
    server = Server(tmp_path / "data", "--database", database, "--workers", str(workers)).start()
    try:
        wait_until(lambda: answers(server))
        token = server.guest()
        tab = server.make(token, "me", "bot:random")["id"]
        with Guest(server, tab, token).hello() as guest:
            begun = time.monotonic()
            assert server.process is not None
            server.process.send_signal(how)
            with pytest.raises(ConnectionClosed) as info:
                guest.wait_for("never")
            assert server.process.wait(TIMEOUT) == 0
        assert time.monotonic() - begun < 5
        assert info.value.rcvd is not None and info.value.rcvd.code == 1012
    finally:
        server.kill()
    assert server.complaints() == ""


def answers(server: Server) -> bool:
    try:
        return server.call("GET", "/ready").status == 200
    except ConnectionError:
        return False


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--workers", "2"], "several processes need PostgreSQL"),
        (["--workers", "0"], "is not a number from 1 to 64"),
        (["--database", "mysql://here"], "'mysql' is no database"),
        (["--database", "postgresql://posse@127.0.0.1:1/none"], ""),
        (["--behind-proxy", "here"], "'here' is not an address such as 10.0.0.7"),
        (["--metrics-from", "10.0.0.0/99"], "is not an address such as 10.0.0.7"),
        (["--keep", "-1"], "is not a number from 0"),
        (["--log-format", "xml"], "xml"),
    ],
)
def test_a_wrong_option_is_one_line(tmp_path: Path, options: list[str], words: str) -> None:
    command = [sys.executable, "-c", "from posse.cli import main; main()", "serve", "--port", "0", "--data"]
    found = subprocess.run([*command, str(tmp_path / "data"), *options], capture_output=True, text=True, timeout=60, check=False)
    assert (found.returncode, found.stdout) == (2, "")
    assert found.stderr.count("\n") == 1 and words in found.stderr and re.match("posse: ", found.stderr)


def test_a_folder_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    command = [sys.executable, "-c", "from posse.cli import main; main()", "serve", "--port", "0", "--data"]
    found = subprocess.run([*command, str(tmp_path / "file")], capture_output=True, text=True, timeout=60, check=False)
    assert found.returncode == 2 and found.stderr.count("\n") == 1 and "data folder" in found.stderr


def test_the_games_are_for_their_owner_only(tmp_path: Path) -> None:
    with running(tmp_path / "data"):
        found = [path.stat().st_mode & 0o077 for path in (tmp_path / "data").glob("games.sqlite*")]
    assert found and set(found) == {0}
