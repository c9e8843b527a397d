"""Load: many viewers, clients that do not read, floods of frames, and violations of the protocol."""

from __future__ import annotations

import json
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from posse.cli.serve import LARGEST_MESSAGE
from posse.server.protocols import MOST_UNHEARD
from tests.server.guest import Guest
from tests.server.host import TIMEOUT, Server
from tests.server.test_protocol import playing

VIEWERS = 100
ROUNDS = 500
"""How often a move is made and undone while nobody reads: each undo is a whole scene for every viewer. The system's own buffers
take the first few million bytes for each of them."""
MOST_MEMORY = 40_000_000
"""Bytes by which a process may grow. With all messages kept it would be 300 million."""


def test_the_host_can_free_the_seat_of_an_absent_person(server: Server) -> None:
    host, friend = server.guest(), server.guest()
    table = server.make(host, "me", "open", name="Ada")["id"]
    with Guest(server, table, host).hello() as ada:
        with Guest(server, table, friend).hello() as bob:
            bob.ask("sit", seat=1, name="Bob")
        end = time.monotonic() + TIMEOUT
        while ada.table["seats"][1]["connected"] or ada.table["seats"][1]["kind"] == "open":
            ada.catch_up()
            assert time.monotonic() < end
        ada.ask("seat", seat=1, kind="bot:random")
        ada.ask("start")
        assert ada.table["status"] == "playing"


def test_spectators_joining_and_leaving_send_no_messages(server: Server) -> None:
    with playing(server) as (ada, bob):
        ada.catch_up()
        before = len(ada.got)
        for _ in range(10):
            with Guest(server, ada.table["id"], server.guest()).hello():
                ada.catch_up()
        bob.catch_up()
        ada.catch_up()
        assert {message["t"] for message in ada.got[before:]} == {"ok"}


# -- sockets made by hand ----------------------------------------------------------------------


def masked(opcode: int, data: bytes, fin: int = 0x80) -> bytes:
    """A frame, masked with zeros."""
    if len(data) < 126:
        return struct.pack("!BB4x", fin | opcode, 0x80 | len(data)) + data
    return struct.pack("!BBH4x", fin | opcode, 0x80 | 126, len(data)) + data


def open_line(server: Server, table: str = "", received: int = 0) -> socket.socket:
    """A hand-written WebSocket that can violate the protocol; `received` is the size of its buffer, if not the usual one."""
    token = server.guest()
    table = table or server.make(token, "me", "open")["id"]
    line = socket.socket()
    line.settimeout(TIMEOUT)
    if received:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, received)
    line.connect(("127.0.0.1", server.port))
    line.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {token}\r\n\r\n".encode()
    )
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += line.recv(1)
    assert b"101 Switching" in head
    return line


@contextmanager
def unread(server: Server, table: str, viewers: int) -> Iterator[list[socket.socket]]:
    """Viewers who say hello and read nothing, in both languages."""
    with ExitStack() as stack:
        lines = [stack.enter_context(open_line(server, table, 4096)) for _ in range(viewers)]
        for n, line in enumerate(lines):
            line.sendall(masked(1, json.dumps({"t": "hello", "n": 0, "lang": ("en", "fr")[n % 2]}).encode()))
        yield lines


def memory(server: Server) -> int:
    """The resident memory of the server's process in bytes."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8")
    return 1024 * int(status.partition("VmRSS:")[2].split()[0])


class Reader:
    """Reads the messages of a line."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line
        self.data = b""

    def take(self, size: int) -> bytes:
        while len(self.data) < size:
            chunk = self.line.recv(65536)
            assert chunk, "the connection has ended"
            self.data += chunk
        taken, self.data = self.data[:size], self.data[size:]
        return taken

    def frame(self) -> tuple[int, bytes]:
        """Opcode and content."""
        first, size = self.take(2)
        if size == 126:
            (size,) = struct.unpack("!H", self.take(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self.take(8))
        return first & 0x0F, self.take(size)

    def until(self, last: Callable[[dict[str, Any]], bool]) -> list[dict[str, Any]]:
        """The messages up to the last one."""
        found: list[dict[str, Any]] = []
        while not found or not last(found[-1]):
            opcode, content = self.frame()
            if opcode == 1:
                found += json.loads(content)
        return found


@pytest.fixture
def unlimited(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, without limits."""
    server = Server(tmp_path / "data", "--rate", "0").start()
    yield server
    server.stop()
    assert server.complaints() == ""


@pytest.mark.heavy
def test_viewers_who_do_not_read_cost_one_message_each(unlimited: Server) -> None:
    server = unlimited
    with playing(server, 6) as (ada, *_), unread(server, ada.table["id"], VIEWERS) as lines:
        move = ada.options()[0]
        ada.catch_up()
        before = memory(server)
        for _ in range(ROUNDS):
            ada.ask("move", move=move, at=0)
            ada.ask("undo", at=1)
        grown = memory(server) - before
        ada.ask("move", move=move, at=0)
        assert grown < MOST_MEMORY
        reader = Reader(lines[1])
        views = [message for message in reader.until(lambda message: message.get("seq") == ada.seq) if "seq" in message]
        assert len(views) < 2 * ROUNDS - 100, "one message stands for many moves"
        for line in lines[2:]:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # all are gone at once


def test_a_client_that_pings_and_never_reads_is_disconnected(own_server: Server) -> None:
    most = 50_000_000
    with open_line(own_server, received=4096) as line:
        before = memory(own_server)
        flood, sent = masked(9, b"x" * 125) * 500, 0
        try:
            while sent < most:
                sent += line.send(flood)
        except ConnectionError:  # a timeout would be no end
            pass
        assert sent < most
        assert memory(own_server) - before < MOST_MEMORY
    assert own_server.call("GET", "/health").status == 200


def test_a_large_message_in_many_frames_ends_the_connection(server: Server) -> None:
    part, parts = b" " * 1000, LARGEST_MESSAGE // 1000
    with open_line(server) as line:
        reader = Reader(line)
        line.sendall(masked(1, b'{"t":"ping","n":1}', fin=0) + masked(0, part, fin=0) * (parts - 1) + masked(0, b""))
        assert json.loads(reader.frame()[1])[0]["code"] == "too-large", "it is smaller than what ends a connection"
        line.sendall(masked(1, b'{"t":"ping","n":1}', fin=0) + masked(0, part, fin=0) * (parts + 1))
        opcode, content = reader.frame()
        assert (opcode, struct.unpack("!H", content[:2])[0]) == (8, 1009)


def test_a_message_in_many_frames_is_read_as_one(server: Server) -> None:
    with open_line(server) as line:
        line.sendall(masked(1, b'{"t":"ping"', fin=0) + masked(0, b"", fin=0) * 1000 + masked(0, b',"n":1}'))
        assert json.loads(Reader(line).frame()[1]) == [{"t": "ok", "n": 1, "seq": -1}]


def test_frames_that_make_no_message_end_the_connection(server: Server) -> None:
    frames, sent = masked(0, b"", fin=0) * 10_000, 0
    with open_line(server) as line:
        line.sendall(masked(1, b"", fin=0))
        try:
            while sent < 100 * MOST_UNHEARD:
                sent += line.send(frames)
        except ConnectionError:  # a timeout would be no end
            pass
    assert sent < 100 * MOST_UNHEARD


def test_requests_that_change_something_have_a_rate_limit(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--rate", "1").start()
    token = server.guest()
    body = {"game": "bounty_hunters", "seats": ["me", "open"]}
    codes = [server.call("POST", "/api/tables", body, token).status for _ in range(30)]
    assert codes[0] == 201 and 429 in codes
    assert server.call("GET", "/api/mine", token=token).status == 200
    server.stop()
