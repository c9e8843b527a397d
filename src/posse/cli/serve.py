"""posse serve: a server for friends, on this machine or for the network."""

from __future__ import annotations

import errno
import gc
import signal
import socket
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from types import FrameType

import click
from platformdirs import user_data_path

from posse.core.codec import brief
from posse.core.errors import SetupError

PORT = 8765
PACE = 0.6
RATE = 20.0
MOST = 1000
"""The largest pace and rate: more is a slip."""
HOME = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104
"""Addresses to listen on that are not to go to."""
PATIENCE = 5.0
"""Seconds for another server to say where it is."""


def data_folder() -> Path:
    return user_data_path("posse")


def run(folder: Path, host: str, port: int | None, pace: float, rate: float, ready: Callable[[str], None] | None = None) -> None:
    """Serves until it is told to stop; missing packages, a taken port or a bad folder is said before anything starts."""
    try:
        import uvicorn

        from posse.server.app import build
        from posse.server.websocket import Upgrade
    except ModuleNotFoundError as error:
        hint = "pip install 'posse[server]', or play without a browser: posse play --terminal"
        raise SetupError(f"the package {error.name} is not installed: {hint}") from None

    class Server(uvicorn.Server):
        """A second Ctrl-C changes nothing: it stops within two seconds as it is."""

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            if not self.should_exit:
                super().handle_exit(sig, frame)

    with claim(folder), listen(host, port) as door:
        app = build(folder, pace, rate)
        calm_the_collector()
        address = address_of(host, door)
        (folder / "address").write_text(address, encoding="utf-8")
        (ready or announce)(address)
        config = uvicorn.Config(app, log_level="warning", ws=Upgrade, server_header=False, timeout_graceful_shutdown=2)
        until_told(lambda: Server(config).run([door]))


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
    if port is None:
        with suppress(OSError):
            return open_door(host, PORT)
    try:
        return open_door(host, port or 0)
    except (OSError, ValueError) as error:
        raise SetupError(why_not(error, host, port)) from None


def open_door(host: str, port: int) -> socket.socket:
    """On every address of both kinds for `::`."""
    if not host:
        raise ValueError("no host")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == "::" and socket.has_dualstack_ipv6()
    return socket.create_server((host, port), family=family, backlog=2048, dualstack_ipv6=both)


def why_not(error: Exception, host: str, port: int | None) -> str:
    number = error.errno if isinstance(error, OSError) else None
    if number == errno.EADDRINUSE:
        return f"port {port} is taken: name another with --port, or any free one with --port 0"
    if number == errno.EACCES:
        return f"you may not use port {port}: name one from 1024 up with --port"
    known = ", ".join(dict.fromkeys(filter(None, (HOME, network_address(), EVERYWHERE[0]))))
    return f"this machine has no address {brief(host)}: leave --host out, or name one of {known} (the last: all of them)"


def network_address() -> str:
    """This machine's address in its network, for friends' phones; empty if there is none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 1))
        return str(probe.getsockname()[0])
    return ""


def address_of(host: str, door: socket.socket) -> str:
    if host in EVERYWHERE:
        host = network_address() or HOME
    return f"http://{f'[{host}]' if ':' in host else host}:{door.getsockname()[1]}/"


# -- one server for a folder ---------------------------------------------------------------
# Two would each keep tables in memory, and not see what is played at the other. The lock is SQLite's: it works
# on every system, and goes with the process, however that ends.


class Served(SetupError):
    """Another server has the folder."""

    def __init__(self, folder: Path, address: str) -> None:
        super().__init__(
            f"the games in {folder} are already served at {address}: go there, stop it first, or name another folder with --data"
        )
        self.address = address


def hold(folder: Path) -> sqlite3.Connection:
    lock = sqlite3.connect(folder / "lock", timeout=0.5, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error:
        lock.close()
        raise
    return lock


@contextmanager
def claim(folder: Path) -> Iterator[None]:
    """Keeps other servers away from this folder, before anything else is done."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError(f"{folder}: cannot be used as the games' folder: {error.strerror}") from None
    with closing(first_to_hold(folder)):
        (folder / "address").unlink(missing_ok=True)
        try:
            yield
        finally:
            (folder / "address").unlink(missing_ok=True)


def first_to_hold(folder: Path) -> sqlite3.Connection:
    """The lock; whoever comes later waits until the first says where it is."""
    while True:
        if address := running_at(folder):
            raise Served(folder, address)
        try:
            return hold(folder)
        except sqlite3.Error as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise SetupError(f"{folder / 'lock'}: cannot be used to keep other servers away: {error}") from None


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


def amount(_: click.Context, __: click.Parameter, value: float) -> float:
    if not 0 <= value <= MOST:
        raise click.BadParameter(f"{value:g} is not a number from 0 to {MOST}")
    return value


@click.command()
@click.option(
    "--host", default=HOME, show_default=True, help="The address to listen on; 0.0.0.0 lets in friends in your network."
)
@click.option("--port", default=PORT, show_default=True, type=click.IntRange(0, 65535))
@click.option(
    "--data", type=click.Path(path_type=Path), help="The folder of games and secret; the user's data folder if left out."
)
@click.option("--pace", default=PACE, show_default=True, callback=amount, help="Seconds that a bot takes at least.")
@click.option(
    "--rate", default=RATE, show_default=True, callback=amount, help="Messages a second that a connection may send; 0 for any."
)
def command(host: str, port: int, data: Path | None, pace: float, rate: float) -> None:
    """Serve tables to browsers."""
    run(data or data_folder(), host, port, pace, rate)
