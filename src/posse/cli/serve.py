"""`posse serve`: runs the server, for this machine or for the network."""

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
MAX_AMOUNT = 1000
"""The largest value of --pace and --rate; more is a typing error."""
LOCALHOST = "127.0.0.1"
ALL_INTERFACES = ("0.0.0.0", "::")  # noqa: S104
"""Addresses to listen on that a browser cannot open."""
TIMEOUT = 5.0
"""Seconds to wait until another server has written its address."""


def data_folder() -> Path:
    return user_data_path("posse")


def run(folder: Path, host: str, port: int | None, pace: float, rate: float, ready: Callable[[str], None] | None = None) -> None:
    """Serves until it is stopped. Raises `SetupError` first for missing packages, a port in use or an unusable folder."""
    try:
        import uvicorn

        from posse.server.app import build
        from posse.server.websocket import Upgrade
    except ModuleNotFoundError as error:
        hint = "pip install 'posse[server]', or play without a browser: posse play --terminal"
        raise SetupError(f"the package {error.name} is not installed: {hint}") from None

    class Server(uvicorn.Server):
        """Ignores a second Ctrl-C: the first stops the server within two seconds."""

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            if not self.should_exit:
                super().handle_exit(sig, frame)

    with claimed(folder), listen(host, port) as listener:
        app = build(folder, pace, rate)
        tune_garbage_collector()
        address = address_of(host, listener)
        (folder / "address").write_text(address, encoding="utf-8")
        (ready or announce)(address)
        config = uvicorn.Config(app, log_level="warning", ws=Upgrade, server_header=False, timeout_graceful_shutdown=2)
        run_until_stopped(lambda: Server(config).run([listener]))


def tune_garbage_collector() -> None:
    """Makes collections rare, which saves a tenth of CPU time: loaded modules stay, and moves make few reference cycles."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def announce(address: str) -> None:
    click.echo(f"posse is at {address} (Ctrl-C to stop)")


def run_until_stopped(work: Callable[[], None]) -> None:
    """Runs until Ctrl-C, SIGTERM or SIGHUP. uvicorn raises the signal again after it has shut down."""
    signal.signal(signal.SIGTERM, exit_cleanly)
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) == signal.SIG_DFL:  # nohup ignores it
        signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))
    with suppress(KeyboardInterrupt):
        work()


def exit_cleanly(*_: object) -> None:
    """Handles SIGTERM as an ordinary exit, so that the worker processes are stopped."""
    sys.exit(0)


# -- the socket --------------------------------------------------------------------------


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at this port; for None at the default port, or at any free one if that is in use."""
    if port is None:
        with suppress(OSError):
            return open_socket(host, PORT)
    try:
        return open_socket(host, port or 0)
    except (OSError, ValueError) as error:
        raise SetupError(listen_error(error, host, port)) from None


def open_socket(host: str, port: int) -> socket.socket:
    """Opens a socket; `::` listens on IPv4 as well."""
    if not host:
        raise ValueError("no host")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == "::" and socket.has_dualstack_ipv6()
    return socket.create_server((host, port), family=family, backlog=2048, dualstack_ipv6=both)


def listen_error(error: Exception, host: str, port: int | None) -> str:
    number = error.errno if isinstance(error, OSError) else None
    if number == errno.EADDRINUSE:
        return f"port {port} is in use: name another with --port, or any free one with --port 0"
    if number == errno.EACCES:
        return f"no permission to use port {port}: name one from 1024 up with --port"
    known = ", ".join(dict.fromkeys(filter(None, (LOCALHOST, network_address(), ALL_INTERFACES[0]))))
    return f"this machine has no address {brief(host)}: leave --host out, or name one of {known} (the last: all of them)"


def network_address() -> str:
    """This machine's address in its network; "" if there is none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 1))
        return str(probe.getsockname()[0])
    return ""


def address_of(host: str, listener: socket.socket) -> str:
    if host in ALL_INTERFACES:
        host = network_address() or LOCALHOST
    return f"http://{f'[{host}]' if ':' in host else host}:{listener.getsockname()[1]}/"


# -- one server for a folder ---------------------------------------------------------------
# Each server keeps tables in memory, so two on one folder would not see each other's moves. The lock is SQLite's: it
# works on every system and is released when the process ends.


class AlreadyServed(SetupError):
    """Another server uses the folder."""

    def __init__(self, folder: Path, address: str) -> None:
        super().__init__(
            f"the games in {folder} are already served at {address}: open it, stop it, or name another folder with --data"
        )
        self.address = address


def acquire_lock(folder: Path) -> sqlite3.Connection:
    lock = sqlite3.connect(folder / "lock", timeout=0.5, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error:
        lock.close()
        raise
    return lock


@contextmanager
def claimed(folder: Path) -> Iterator[None]:
    """Locks the folder against other servers."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError(f"{folder}: cannot be used as the data folder: {error.strerror}") from None
    with closing(lock_folder(folder)):
        (folder / "address").unlink(missing_ok=True)
        try:
            yield
        finally:
            (folder / "address").unlink(missing_ok=True)


def lock_folder(folder: Path) -> sqlite3.Connection:
    """Acquires the lock, or raises with the address of the server that has it."""
    while True:
        if address := running_at(folder):
            raise AlreadyServed(folder, address)
        try:
            return acquire_lock(folder)
        except sqlite3.Error as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise SetupError(f"{folder / 'lock'}: cannot be locked: {error}") from None


def running_at(folder: Path) -> str:
    """The address of the server that has locked this folder; "" if there is none."""
    until = time.monotonic() + TIMEOUT
    while is_locked(folder):
        with suppress(OSError, ValueError):
            address = (folder / "address").read_text(encoding="utf-8")
            host, _, port = address.removeprefix("http://").rstrip("/").rpartition(":")
            socket.create_connection((host.strip("[]"), int(port)), timeout=1).close()
            return address
        if time.monotonic() > until:
            raise SetupError(f"another server on {folder} is starting or stopping: try again in a moment")
        time.sleep(0.05)
    return ""


def is_locked(folder: Path) -> bool:
    if not (folder / "lock").exists():
        return False
    try:
        acquire_lock(folder).close()
    except sqlite3.Error as error:
        return error.sqlite_errorcode == sqlite3.SQLITE_BUSY
    return False


def amount(_: click.Context, __: click.Parameter, value: float) -> float:
    if not 0 <= value <= MAX_AMOUNT:
        raise click.BadParameter(f"{value:g} is not a number from 0 to {MAX_AMOUNT}")
    return value


@click.command()
@click.option("--host", default=LOCALHOST, show_default=True, help="The address to listen on; 0.0.0.0 for all of your network.")
@click.option("--port", default=PORT, show_default=True, type=click.IntRange(0, 65535))
@click.option("--data", type=click.Path(path_type=Path), help="The folder of the games; default: your data folder.")
@click.option("--pace", default=PACE, show_default=True, callback=amount, help="Minimum seconds for a bot's move.")
@click.option(
    "--rate",
    default=RATE,
    show_default=True,
    callback=amount,
    help="Messages per second that a connection may send; 0: no limit.",
)
def command(host: str, port: int, data: Path | None, pace: float, rate: float) -> None:
    """Serve tables to browsers."""
    run(data or data_folder(), host, port, pace, rate)
