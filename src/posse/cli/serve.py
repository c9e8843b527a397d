"""`posse serve`: runs the server, for this machine or for the network."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import signal
import socket
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, nullcontext, suppress
from ipaddress import ip_network
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

import click
from platformdirs import user_data_path

from posse.core.codec import brief
from posse.core.errors import SetupError

if TYPE_CHECKING:
    from posse.server.log import Log

log = logging.getLogger("posse")

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
KEEP_ALIVE = 10
"""Seconds for which a connection without a request stays open."""
GRACE = 3
"""Seconds for running requests when the server stops."""
PING = 20.0
"""Seconds after which a WebSocket is pinged, and after as many more without an answer closed."""
LARGEST_MESSAGE = 64 * 1024

WARNING = (
    "posse: everybody in your network can reach this server, and read what is sent, since it has no TLS; "
    "put a proxy with TLS before it to open it to the internet (--behind-proxy)"
)


def data_folder() -> Path:
    return user_data_path("posse")


def default_database(folder: Path) -> str:
    return str(folder / "games.sqlite")


def run(
    folder: Path,
    host: str = LOCALHOST,
    port: int | None = None,
    ready: Callable[[str], None] | None = None,
    database: str = "",
    **more: Any,
) -> None:
    """Serves until it is stopped; `more` are fields of `Settings`. Raises `SetupError` first for missing packages, a port in use,
    an unusable folder or database."""
    try:
        import uvicorn  # noqa: F401

        from posse.server.databases import open_log
        from posse.server.settings import Settings
    except ModuleNotFoundError as error:
        hint = "pip install 'posse[server]', or play without a browser: posse play --terminal"
        raise SetupError(f"the package {error.name} is not installed: {hint}") from None
    settings = Settings(database=database or default_database(folder), folder=str(folder), **more)
    file = sqlite_file(settings.database)
    if settings.workers > 1 and file is not None:
        raise SetupError("--workers: several processes need PostgreSQL: name it with --database postgresql://user@host/name")
    make_folder(folder)
    with nullcontext() if file is None else claimed(file), listen(host, port) as listener:
        asyncio.run(check_database(open_log(settings.database)))
        address = address_of(host, listener)
        if file is not None:
            beside(file, "address").touch(mode=0o600)
            beside(file, "address").write_text(address, encoding="utf-8")
        (ready or announce)(address)
        run_until_stopped(lambda: serve(settings, listener))


async def check_database(database: Log) -> None:
    """Raises if the database cannot be used, before any process is started; creates what is missing in it."""
    try:
        await database.open()
    finally:
        await database.close()


def serve(settings: Any, listener: socket.socket) -> None:
    """Runs one process, or several with a parent that starts those again that die."""
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    from posse.server import logs

    class Server(uvicorn.Server):
        """Ignores a second Ctrl-C: the first stops the server within three seconds."""

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            if not self.should_exit:
                super().handle_exit(sig, frame)

    class Processes(Multiprocess):
        """Ends when the terminal is closed, and logs which process has died and how."""

        def handle_hup(self) -> None:
            self.handle_term()

        def keep_subprocess_alive(self) -> None:
            before = list(self.processes)
            super().keep_subprocess_alive()
            for old, new in zip(before, self.processes, strict=True):
                if new is not old:
                    log.error("server process %s %s; process %s replaces it", old.pid, ending(old.exitcode), new.pid)

    settings.to_environment()
    config = uvicorn.Config(
        "posse.server.app:from_environment",
        factory=True,
        workers=settings.workers,
        http="posse.server.protocols:HTTPProtocol",
        ws="posse.server.protocols:WebSocketProtocol",
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        log_config=logs.config(settings.log_format),
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=GRACE,
    )
    if settings.workers == 1:
        Server(config).run([listener])
    else:
        with tempfile.TemporaryDirectory(prefix="posse-metrics-") as folder:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
            Processes(config, [listener]).run()


def ending(status: int | None) -> str:
    """How a process ended, in words."""
    if status is not None and status < 0:
        return f"was killed by {signal.Signals(-status).name}"
    return f"ended with status {status}"


def announce(address: str) -> None:
    click.echo(f"posse is at {address} (Ctrl-C to stop)")


def warn(address: str) -> None:
    announce(address)
    click.echo(WARNING, err=True)


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


# -- one server for a file -----------------------------------------------------------------
# Each server keeps tables in memory, so two on one file would not see each other's moves. The lock is SQLite's: it
# works on every system and is released when the process ends.


class AlreadyServed(SetupError):
    """Another server uses the file."""

    def __init__(self, file: Path, address: str) -> None:
        others = "another folder with --data or another file with --database"
        super().__init__(f"the games in {file} are already served at {address}: open it, stop it, or name {others}")
        self.address = address


def sqlite_file(database: str) -> Path | None:
    """The file of a database, under the one name by which all servers know it; None for PostgreSQL."""
    from posse.server.databases import open_log
    from posse.server.sqlite import SQLiteLog

    log = open_log(database)
    return log.path.resolve() if isinstance(log, SQLiteLog) else None


def beside(file: Path, kind: str) -> Path:
    """The `lock` of a database's file, or the `address` of its server."""
    return file.with_name(f"{file.name}.{kind}")


def acquire_lock(file: Path) -> sqlite3.Connection:
    lock = sqlite3.connect(beside(file, "lock"), timeout=0.5, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error:
        lock.close()
        raise
    return lock


def make_folder(folder: Path) -> None:
    """Makes a data folder, for its owner only."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError(f"{folder}: cannot be used as a data folder: {error.strerror}") from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise SetupError(f"{folder}: cannot be used as a data folder: it is not writable")


@contextmanager
def claimed(file: Path) -> Iterator[None]:
    """Locks the file against other servers."""
    make_folder(file.parent)
    with closing(lock(file)):
        beside(file, "address").unlink(missing_ok=True)
        try:
            yield
        finally:
            beside(file, "address").unlink(missing_ok=True)


def lock(file: Path) -> sqlite3.Connection:
    """Acquires the lock, or raises with the address of the server that has it."""
    while True:
        if address := running_at(file):
            raise AlreadyServed(file, address)
        try:
            beside(file, "lock").touch(mode=0o600)
            return acquire_lock(file)
        except OSError as error:
            raise SetupError(f"{beside(file, 'lock')}: cannot be locked: {error.strerror}") from None
        except sqlite3.Error as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise SetupError(f"{beside(file, 'lock')}: cannot be locked: {error}") from None


def running_at(file: Path) -> str:
    """The address of the server that has locked this file; "" if there is none."""
    until = time.monotonic() + TIMEOUT
    while is_locked(file):
        with suppress(OSError, ValueError):
            address = beside(file, "address").read_text(encoding="utf-8")
            host, _, port = address.removeprefix("http://").rstrip("/").rpartition(":")
            socket.create_connection((host.strip("[]"), int(port)), timeout=1).close()
            return address
        if time.monotonic() > until:
            raise SetupError(f"another server on {file} is starting or stopping: try again in a moment")
        time.sleep(0.05)
    return ""


def is_locked(file: Path) -> bool:
    if not beside(file, "lock").exists():
        return False
    try:
        acquire_lock(file).close()
    except sqlite3.Error as error:
        return error.sqlite_errorcode == sqlite3.SQLITE_BUSY
    return False


def amount(_: click.Context, __: click.Parameter, value: float) -> float:
    if not 0 <= value <= MAX_AMOUNT:
        raise click.BadParameter(f"{value:g} is not a number from 0 to {MAX_AMOUNT}")
    return value


def networks(_: click.Context, __: click.Parameter, values: tuple[str, ...]) -> tuple[str, ...]:
    """Addresses or networks, several in one value separated by commas."""
    found = [part.strip() for value in values for part in value.split(",")]
    for network in found:
        try:
            ip_network(network, strict=False)
        except ValueError:
            raise click.BadParameter(f"{brief(network)} is not an address such as 10.0.0.7 or 10.0.0.0/8") from None
    return tuple(found)


@click.command()
@click.option("--host", default=LOCALHOST, show_default=True, help="The address to listen on; 0.0.0.0 for all of your network.")
@click.option("--port", default=PORT, show_default=True, type=click.IntRange(0, 65535))
@click.option("--data", type=click.Path(path_type=Path), help="The folder of the games; default: your data folder.")
@click.option("--database", default="", metavar="URL", help="The games' database; default: an SQLite file in the data folder.")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 64), help="Server processes; needs PostgreSQL.")
@click.option("--pace", default=PACE, show_default=True, callback=amount, help="Minimum seconds for a bot's move in real time.")
@click.option(
    "--rate",
    default=RATE,
    show_default=True,
    callback=amount,
    help="Messages per second that a connection may send; 0: no limits at all.",
)
@click.option("--allow-host", multiple=True, metavar="NAME", help="A name by which browsers reach it; may be repeated.")
@click.option(
    "--behind-proxy",
    multiple=True,
    is_flag=False,
    flag_value=LOCALHOST,
    metavar="[ADDRESSES]",
    callback=networks,
    help="Trust the X-Forwarded headers of a proxy at these addresses; default: this machine.",
)
@click.option(
    "--metrics-from", multiple=True, metavar="ADDRESSES", callback=networks, help="Who else than this machine may read /metrics."
)
@click.option(
    "--bots",
    default=0,
    type=click.IntRange(0, 64),
    help="Processes in which bots think, for all workers together; default: as many as there are cores, at most four.",
)
@click.option(
    "--keep", default=0.0, callback=amount, metavar="DAYS", help="Remove tables that nobody has used for so long; 0: never."
)
@click.option("--closed", is_flag=True, help="Take no new tables; running games go on.")
@click.option("--log-format", default="plain", show_default=True, type=click.Choice(["plain", "json"]))
def command(
    host: str,
    port: int,
    data: Path | None,
    database: str,
    allow_host: tuple[str, ...],
    behind_proxy: tuple[str, ...],
    **more: Any,
) -> None:
    """Serve tables to browsers."""
    folder = data or data_folder()
    hosts, proxies = tuple([name.rstrip(".").lower() for name in allow_host]), ",".join(behind_proxy)
    ready = announce if is_loopback(host) or behind_proxy else warn
    run(folder, host, port, ready, database, hosts=hosts, proxies=proxies, **more)


def is_loopback(host: str) -> bool:
    return host in (LOCALHOST, "localhost", "::1") or host.startswith("127.")
