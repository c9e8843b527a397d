"""A server as a separate process on a free port, and HTTP calls to it."""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
TIMEOUT = 20.0
"""Seconds until a test gives up waiting."""


@dataclass
class Answer:
    """The response to one request."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes

    def data(self) -> Any:
        return json.loads(self.body)

    def notice(self) -> tuple[int, str]:
        """Status and code of an error response, which must have a readable text."""
        data = self.data()
        assert set(data) == {"code", "text"}
        assert len(data["text"]) > 10 and "Traceback" not in data["text"]
        return self.status, data["code"]


class Server:
    """A process. `stop` and `kill` end it, `start` starts it again on the same port and folder."""

    host = "127.0.0.1"
    """The address that it listens on."""
    inside: tuple[str, ...] = ()
    """The command that runs another one where the server is."""

    def __init__(self, folder: Path, *options: str, **environment: str) -> None:
        self.folder = folder
        self.environment = environment
        self.said = folder.parent / f"{folder.name}.log"
        self.options = options
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        paths = [str(ROOT), str(ROOT / "examples"), os.environ.get("PYTHONPATH", "")]
        place = ["--host", self.host, "--port", str(self.port), "--data", str(self.folder)]
        command = [*self.inside, sys.executable, "-m", "tests.server.launch", "serve", *place]
        environment = {**os.environ, **self.environment, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
        with self.said.open("ab") as said:
            self.process = subprocess.Popen([*command, *self.options], stdout=subprocess.PIPE, stderr=said, env=environment)
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        found = re.search(rf"http://{re.escape(self.host)}:(\d+)/", line)
        assert found, f"the server said {line!r}: {self.complaints()}"
        self.port = int(found[1])
        return self

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"

    def dial(self) -> socket.socket:
        """A connection to it."""
        return socket.create_connection((self.host, self.port), TIMEOUT)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(TIMEOUT)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    def complaints(self) -> str:
        """Everything that it wrote to stderr."""
        return self.said.read_text(encoding="utf-8")

    def call(self, method: str, path: str, data: Any = None, token: str = "", **headers: str) -> Answer:
        """One request; `data` is sent as JSON unless it is bytes."""
        link = http.client.HTTPConnection(self.host, self.port, timeout=TIMEOUT)
        link.sock = self.dial()
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if token:
            sent["Authorization"] = f"Bearer {token}"
        body = data if isinstance(data, bytes) or data is None else json.dumps(data).encode()
        if body is not None:
            sent.setdefault("Content-Type", "application/json")
        try:
            link.request(method, path, body, sent)
            answer = link.getresponse()
            return Answer(answer.status, answer.headers, answer.read())
        finally:
            link.close()

    def guest(self) -> str:
        """The token of a new guest."""
        answer = self.call("POST", "/api/guests")
        assert answer.status == 201, answer.body
        token: str = answer.data()["token"]
        return token

    def guest_cookie(self) -> tuple[str, str]:
        """Name and token of the cookie that a new browser gets."""
        found = re.match(r"(posse_guest_\w+)=([^;]+)", self.call("GET", "/").headers["set-cookie"])
        assert found
        return found[1], found[2]

    def make(self, token: str, *seats: str, game: str = "bounty_hunters", **more: Any) -> dict[str, Any]:
        """A new table."""
        answer = self.call("POST", "/api/tables", {"game": game, "seats": seats, **more}, token)
        assert answer.status == 201, answer.body
        table: dict[str, Any] = answer.data()
        return table
