"""posse serve: a server for friends, on this machine or for the network."""

from __future__ import annotations

import gc
import signal
import socket
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import click
from platformdirs import user_data_path

from posse.core.errors import SetupError

PORT = 8765
PACE = 0.6
RATE = 20.0
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104
"""Addresses to listen on that are not to go to, and where to go instead."""
PATIENCE = 5.0
"""Seconds for another server to say where it is."""


def data_folder() -> Path:
    return user_data_path("posse")


def run(folder: Path, host: str, port: int | None, pace: float, rate: float, ready: Callable[[str], None] | None = None) -> None:
    """Serves until it is told to stop; a taken port or a bad folder is said before anything starts."""
    import uvicorn

    from posse.server.app import build
    from posse.server.wire import Wire

    refuse_second(folder)
    with listen(host, port) as door:
        app = build(folder, pace, rate)
        calm_the_collector()
        address = address_of(host, door)
        with claim(folder, address):
            (ready or announce)(address)
            config = uvicorn.Config(
                app,
                log_level="warning",
                ws=Wire,
                server_header=False,
                timeout_graceful_shutdown=2,
            )
            until_told(lambda: uvicorn.Server(config).run([door]))


def calm_the_collector() -> None:
    """What is loaded stays, and little of what moves make is garbage in circles: to look for it less often saves a tenth."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def announce(address: str) -> None:
    click.echo(f"posse is at {address} (Ctrl-C to stop)")


def until_told(work: Callable[[], None]) -> None:
    """Works until Ctrl-C, SIGTERM or the end of the terminal, which uvicorn passes on when it is done."""
    signal.signal(signal.SIGTERM, end)
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) == signal.SIG_DFL:  # not so under nohup
        signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))
    with suppress(KeyboardInterrupt):
        work()


def end(*_: object) -> None:
    """SIGTERM: leaves as Ctrl-C does, so that the bots' processes are cleared up."""
    sys.exit(0)


# -- the door ----------------------------------------------------------------------------


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at this port; without one at the usual port, so that addresses stay the same, or at any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    if port is None:
        with suppress(OSError):
            return socket.create_server((host, PORT), family=family, backlog=2048)
    try:
        return socket.create_server((host, port or 0), family=family, backlog=2048)
    except OSError as error:
        raise SetupError(f"port {port} of {host} cannot be used ({error.strerror}): name another with --port") from None


def address_of(host: str, door: socket.socket) -> str:
    host = EVERYWHERE.get(host, host)
    return f"http://{f'[{host}]' if ':' in host else host}:{door.getsockname()[1]}/"


# -- one server for a folder ---------------------------------------------------------------
# Two would each keep tables in memory, and not see what is played at the other. The lock is SQLite's: it works
# on every system, and goes with the process, however that ends.


def hold(folder: Path) -> sqlite3.Connection:
    lock = sqlite3.connect(folder / "lock", timeout=0.5, isolation_level=None)
    lock.execute("BEGIN EXCLUSIVE")
    return lock


@contextmanager
def claim(folder: Path, address: str) -> Iterator[None]:
    """Keeps other servers away from this folder, and tells them where we are."""
    try:
        lock = hold(folder)
    except sqlite3.Error:
        refuse_second(folder)
        raise SetupError(f"{folder / 'lock'}: cannot be used to keep other servers away") from None
    with closing(lock):
        try:
            (folder / "address").write_text(address, encoding="utf-8")
            yield
        finally:
            (folder / "address").unlink(missing_ok=True)


def running_at(folder: Path) -> str:
    """The address of the server that has this folder; empty if there is none."""
    until = time.monotonic() + PATIENCE
    while is_held(folder):
        with suppress(OSError, ValueError):
            address = (folder / "address").read_text(encoding="utf-8")
            host, _, port = address.removeprefix("http://").rstrip("/").rpartition(":")
            socket.create_connection((host.strip("[]"), int(port)), timeout=1).close()
            return address
        if time.monotonic() > until:
            raise SetupError(f"another posse that uses {folder} is just starting or stopping: try again in a moment")
        time.sleep(0.05)
    return ""


def is_held(folder: Path) -> bool:
    if not (folder / "lock").exists():
        return False
    try:
        hold(folder).close()
    except sqlite3.Error as error:
        return error.sqlite_errorcode == sqlite3.SQLITE_BUSY
    return False


def refuse_second(folder: Path) -> None:
    if address := running_at(folder):
        raise SetupError(f"the games in {folder} are already served at {address} (go there, or name another folder with --data)")


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=PORT, show_default=True, type=click.IntRange(0, 65535))
@click.option(
    "--data", type=click.Path(path_type=Path), help="The folder of games and secret; the user's data folder if left out."
)
@click.option("--pace", default=PACE, show_default=True, help="Seconds that a bot takes at least.")
@click.option("--rate", default=RATE, show_default=True, help="Messages a second that a connection may send; 0 for any.")
def command(host: str, port: int, data: Path | None, pace: float, rate: float) -> None:
    """Serve tables to browsers."""
    run(data or data_folder(), host, port, pace, rate)
