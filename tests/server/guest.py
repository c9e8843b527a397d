"""A guest at a table: a WebSocket client that applies every diff to its scene."""

from __future__ import annotations

import json
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.server.host import TIMEOUT, Server

Message = dict[str, Any]


class Refused(Exception):
    """The server answered with an error."""

    def __init__(self, message: Message) -> None:
        super().__init__(message["text"])
        self.code: str = message["code"]


class Guest:
    """One connection. `ask` sends a message and reads everything up to its answer."""

    def __init__(self, server: Server, table: str, token: str, **headers: str) -> None:
        self.server = server
        self.token = token
        self.link: ClientConnection = connect(
            f"ws://{server.host}:{server.port}/ws/{table}",
            sock=server.dial(),
            additional_headers={"Authorization": f"Bearer {token}", **headers},
            open_timeout=TIMEOUT,
            close_timeout=1,
            max_size=None,
            ping_interval=None,
            proxy=None,
        ).__enter__()
        self.number = 0
        self.table: Message = {}
        self.scene: Message = {}
        self.state: Message = {}
        self.seq = -1
        self.at = 0
        self.undo = False
        self.log: list[Message] = []
        self.got: list[Message] = []
        self.unread: list[Message] = []
        """Every message so far."""

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *_: object) -> None:
        self.link.close()

    # -- sending -----------------------------------------------------------------------

    def send(self, kind: str, /, **fields: Any) -> int:
        self.number += 1
        self.link.send(json.dumps({"t": kind, "n": self.number, **fields}))
        return self.number

    def ask(self, kind: str, /, **fields: Any) -> Message:
        """Sends a message and waits for its answer; raises `Refused` if that is an error."""
        number = self.send(kind, **fields)
        while True:
            message = self.read()
            if message["t"] in ("ok", "error") and message["n"] == number:
                if message["t"] == "error":
                    raise Refused(message)
                return message

    def follow(self, table: str) -> None:
        """Moves to another table on the same socket."""
        self.seq, self.scene, self.log = -1, {}, []
        self.ask("hello", lang="en", seq=-1, table=table)

    def hello(self, lang: str = "en", **fields: Any) -> Guest:
        self.ask("hello", lang=lang, seq=self.seq, **fields)
        return self

    def move(self, move: int | str) -> None:
        self.ask("move", move=move, at=self.at)

    def catch_up(self) -> None:
        """Reads all that the server has sent so far."""
        self.ask("ping")

    def wait_for(self, kind: str) -> Message:
        while True:
            message = self.read()
            if message["t"] == kind:
                return message

    # -- reading -----------------------------------------------------------------------

    def read(self) -> Message:
        while not self.unread:
            self.receive(TIMEOUT)
        message = self.unread.pop(0)
        self.got.append(message)
        self.take(message)
        return message

    def receive(self, seconds: float) -> None:
        """Waits for messages of the server."""
        self.unread += json.loads(self.link.recv(seconds))

    def take(self, message: Message) -> None:
        kind = message["t"]
        if kind == "table":
            self.table = message["table"]
        if kind not in ("scene", "diff", "state"):
            return
        assert kind == "scene" or message["seq"] > self.seq
        if kind == "scene":
            self.scene, self.log = message["scene"], message["log"]
        elif kind == "state":
            self.state = message
        else:
            assert message["from"] == self.seq
            self.scene = apply(self.scene, message["diff"])
            self.log = self.log + message["log"]
        self.seq, self.at, self.undo = message["seq"], message["at"], message["undo"]

    # -- the scene ---------------------------------------------------------------------

    def options(self) -> list[int]:
        return [option["move"] for option in self.scene["options"]]

    def pieces(self, zone: str) -> list[str]:
        """The ids of the pieces in a zone, in order."""
        found = [(piece["i"], key) for key, piece in self.scene["pieces"].items() if piece["zone"] == zone]
        return [key for _, key in sorted(found)]


def apply(scene: Message, diff: Message) -> Message:
    """Applies a diff to a scene, as docs/protocol.md specifies."""
    new = {**scene, **{name: part for name, part in diff.items() if name not in ("zones", "pieces")}}
    for name in ("zones", "pieces"):
        parts = {**scene[name], **diff.get(name, {})}
        new[name] = {key: part for key, part in parts.items() if part is not None}
    return new
