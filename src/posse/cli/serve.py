"""posse serve: a server for friends, on this machine or for the network."""

from __future__ import annotations

import signal
import socket
import sys
from pathlib import Path

import click
from platformdirs import user_data_path

from posse.core.errors import SetupError


def run(folder: Path, host: str, port: int, pace: float, rate: float) -> None:
    """Serves until it is told to stop; a taken port or a bad folder is said before anything starts."""
    import uvicorn

    from posse.server.app import build

    with listen(host, port) as door:
        app = build(folder, pace, rate)
        click.echo(f"posse is at http://{host}:{door.getsockname()[1]}/ (Ctrl-C to stop)")
        config = uvicorn.Config(
            app,
            log_level="warning",
            ws="websockets-sansio",
            ws_max_size=65536,
            server_header=False,
            timeout_graceful_shutdown=2,
        )
        signal.signal(signal.SIGTERM, end)
        uvicorn.Server(config).run([door])


def end(*_: object) -> None:
    """SIGTERM, which uvicorn passes on when it is done: leaves as Ctrl-C does, so that the bots' processes are cleared up."""
    sys.exit(0)


def listen(host: str, port: int) -> socket.socket:
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=2048)
    except OSError as error:
        raise SetupError(f"port {port} of {host} cannot be used ({error.strerror}): name another with --port") from None


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=8765, show_default=True, type=click.IntRange(0, 65535))
@click.option(
    "--data", type=click.Path(path_type=Path), help="The folder of games and secret; the user's data folder if left out."
)
@click.option("--pace", default=0.6, show_default=True, help="Seconds that a bot takes at least.")
@click.option("--rate", default=20.0, show_default=True, help="Messages a second that a connection may send; 0 for any.")
def command(host: str, port: int, data: Path | None, pace: float, rate: float) -> None:
    """Serve tables to browsers."""
    run(data or user_data_path("posse"), host, port, pace, rate)
