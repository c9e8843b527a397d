"""Load: more tables than are kept in memory, many spectators, floods of messages."""

from __future__ import annotations

import asyncio
import socket
import struct
import time
from pathlib import Path

import pytest

from posse import catalog
from posse.server.errors import Refusal
from posse.server.seats import Seat
from posse.server.store import ENTRY, Store, insert
from posse.server.table import Table
from posse.server.tables import Tables
from posse.server.workers import Workers
from tests.server.guest import Guest
from tests.server.host import Server
from tests.server.line import viewer

PEOPLE = [Seat("person", "Ada", "ada"), Seat("person", "Bob", "bob")]


def test_a_table_in_use_is_not_evicted(tmp_path: Path) -> None:
    async def work() -> None:
        tables = Tables(Store(tmp_path / "games.sqlite"), Workers(), 0, most_open=1)
        game = catalog.game("bounty_hunters")
        watched = await tables.make(game, "ada", PEOPLE, False)
        await watched.come(viewer("cleo"))
        other = await tables.make(game, "ada", PEOPLE, False)
        found = tables.find(other.id)
        await found.come(viewer("ada"))
        assert tables.find(other.id) is found
        await tables.close()

    asyncio.run(work())


async def finished(tables: Tables) -> Table:
    """A finished table, which can have a rematch."""
    table = await tables.make(catalog.game("bounty_hunters"), "ada", PEOPLE, False)
    return await tables.make(table.game, "ada", PEOPLE, False, after=table)


def test_a_rematch_does_not_start_if_somebody_leaves_meanwhile(tmp_path: Path) -> None:
    async def work() -> None:
        tables = Tables(Store(tmp_path / "games.sqlite"), Workers(), 0)
        table = await finished(tables)
        await table.come(viewer("ada"))
        await asyncio.gather(table.stand("ada"), table.come(viewer("bob")))
        assert (table.status, table.seats[0].kind) == ("open", "open")
        await table.sit("ada", 0, "Ada")
        await table.begin_again()
        assert table.status == "playing"
        await tables.close()

    asyncio.run(work())


def test_entries_of_another_writer_are_read_after_a_conflict(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path / "games.sqlite")
        tables = Tables(store, Workers(), 0)
        table = await tables.make(catalog.game("bounty_hunters"), "ada", [Seat("person", "Ada", "ada"), Seat("open")], False)
        body = '{"t":"sit","seat":1,"guest":"bob","name":"Bob"}'
        insert(store.writer, [(ENTRY, (table.id, 1, 1, body))])
        with pytest.raises(Refusal, match="moved on"):
            await table.sit("cleo", 1, "Cleo")
        assert [seat.name for seat in table.seats] == ["Ada", "Bob"]
        await table.start("ada")
        await tables.close()

    asyncio.run(work())


def test_the_host_can_free_the_seat_of_an_absent_person(server: Server) -> None:
    host, friend = server.guest(), server.guest()
    table = server.make(host, "me", "open", name="Ada")["id"]
    with Guest(server, table, host).hello() as ada:
        with Guest(server, table, friend).hello() as bob:
            bob.ask("sit", seat=1, name="Bob")
        end = time.monotonic() + 10
        while ada.table["seats"][1]["connected"] or ada.table["seats"][1]["kind"] == "open":
            ada.catch_up()
            assert time.monotonic() < end
        ada.ask("seat", seat=1, kind="bot:random")
        ada.ask("start")
        assert ada.table["status"] == "playing"


def test_spectators_joining_and_leaving_send_no_messages(server: Server) -> None:
    host = server.guest()
    table = server.make(host, "me", "bot:random")["id"]
    with Guest(server, table, host).hello() as ada:
        ada.catch_up()
        before = len([message for message in ada.got if message["t"] == "table"])
        with Guest(server, table, server.guest()).hello():
            ada.catch_up()
        ada.catch_up()
        assert len([message for message in ada.got if message["t"] == "table"]) == before


def masked(opcode: int, data: bytes, fin: int = 0x80) -> bytes:
    return struct.pack("!BB4x", fin | opcode, 0x80 | len(data)) + data


def open_line(server: Server) -> socket.socket:
    """A hand-written WebSocket that can violate the protocol."""
    token = server.guest()
    table = server.make(token, "me", "open")["id"]
    line = socket.create_connection(("127.0.0.1", server.port), timeout=10)
    line.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {token}\r\n\r\n".encode()
    )
    assert b"101 Switching" in line.recv(4096)
    return line


def test_a_client_that_pings_and_never_reads_is_disconnected(server: Server) -> None:
    with open_line(server) as line:
        line.settimeout(0.5)
        flood, sent = masked(9, b"x" * 125) * 500, 0
        try:
            while sent < 200_000_000:
                sent += line.send(flood)
        except OSError:
            pass
        assert sent < 200_000_000


def test_a_message_in_too_many_frames_closes_the_connection(server: Server) -> None:
    with open_line(server) as line:
        line.sendall(masked(1, b"", fin=0) + masked(0, b"", fin=0) * 100)
        heard = b""
        while chunk := line.recv(4096):
            heard += chunk
            if b"too many parts" in heard:
                break
        assert b"too many parts" in heard


def test_requests_that_change_something_have_a_rate_limit(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--rate", "1").start()
    token = server.guest()
    body = {"game": "bounty_hunters", "seats": ["me", "open"]}
    codes = [server.call("POST", "/api/tables", body, token).status for _ in range(30)]
    assert codes[0] == 201 and 429 in codes
    assert server.call("GET", "/api/mine", token=token).status == 200
    server.stop()
