"""The settings of a server, which its processes get through one environment variable."""

from __future__ import annotations

import os
from typing import Literal

import msgspec
from msgspec import Struct

from posse.server.limits import Limits

VARIABLE = "POSSE_SETTINGS"


class Settings(Struct, frozen=True, kw_only=True):
    """What `posse serve` was told."""

    database: str
    """A path, or the URL of a database."""
    folder: str
    """The data folder."""
    pace: float = 0.6
    """Minimum seconds for a bot's move."""
    rate: float = 20.0
    """Messages per second of a connection, and requests that change something of a guest; 0 switches all limits off."""
    limits: Limits = Limits()
    hosts: tuple[str, ...] = ()
    """Names by which the server may be addressed, besides those of the machine."""
    proxies: str = ""
    """Addresses of trusted proxies, separated by commas; "" if there is none."""
    metrics_from: tuple[str, ...] = ()
    """Addresses or networks that may read /metrics, besides this machine."""
    keep: float = 0.0
    """Days after which tables that nobody has touched are removed; 0: never."""
    closed: bool = False
    """Whether no new tables can be made."""
    workers: int = 1
    """The number of server processes."""
    bots: int = 0
    """The number of processes for bots, shared by all server processes; 0: as many as there are cores, at most four."""
    log_format: Literal["plain", "json"] = "plain"

    def bot_processes(self) -> int:
        """The number of processes for bots of one server process."""
        return max(1, (self.bots or min(4, os.cpu_count() or 1)) // self.workers)

    def to_environment(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @staticmethod
    def from_environment() -> Settings:
        return msgspec.json.decode(os.environ[VARIABLE], type=Settings)
