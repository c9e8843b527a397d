"""A PostgreSQL for tests, which they may stop, kill and start again."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

WAIT = 60.0
"""Seconds to wait for PostgreSQL at most."""
MISSING = "PostgreSQL is not installed: apt-get install postgresql, or put initdb and postgres into the PATH"


def program(name: str) -> str:
    found = [str(path) for path in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))]
    if not found and (path := shutil.which(name)):
        found = [path]
    if not found:
        pytest.fail(MISSING, pytrace=False)
    return found[-1]


def owner() -> tuple[int, int] | None:
    """The ids of the user and the group that run it: PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return None
    from pwd import getpwall

    users = {user.pw_name: (user.pw_uid, user.pw_gid) for user in getpwall()}
    return users.get("postgres") or users["nobody"]


class Postgres:
    """One server with its data in a temporary folder."""

    def __init__(self, host: str = "127.0.0.1", inside: tuple[str, ...] = ()) -> None:
        self.host = host
        """The address that it listens on."""
        self.inside = inside
        """The command that runs another one where the server is."""
        self.folder = Path(tempfile.mkdtemp(prefix="posse-postgres-"))
        self.owner = owner()
        if self.owner is not None:
            os.chown(self.folder, *self.owner)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None
        self.names = count(1)
        self._run("initdb", "-D", str(self.folder / "data"), "-A", "trust", "-U", "posse", "-E", "UTF8", "--locale=C", "-N").wait(
            WAIT
        )
        with (self.folder / "data" / "pg_hba.conf").open("a", encoding="utf-8") as allowed:
            allowed.write("host all all samenet trust\n")

    def _run(self, name: str, *options: str) -> subprocess.Popen[bytes]:
        demoted = ["setpriv", f"--reuid={self.owner[0]}", f"--regid={self.owner[1]}", "--clear-groups"] if self.owner else []
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [*self.inside, *demoted, program(name), *options],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def start(self) -> Postgres:
        options = ("-D", str(self.folder / "data"), "-h", self.host, "-p", str(self.port), "-k", str(self.folder))
        self.process = self._run("postgres", *options, "-c", "shared_buffers=32MB")
        until = time.monotonic() + WAIT
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > until:
                pytest.fail((self.folder / "log").read_text(encoding="utf-8"), pytrace=False)
            time.sleep(0.05)
        return self

    def _answers(self) -> bool:
        try:
            self.execute("SELECT 1")
        except subprocess.CalledProcessError:
            return False
        return True

    def stop(self) -> None:
        """Ends all connections and stops, as a restart does."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Kills all of its processes at once."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        assert self.process is not None
        if how == signal.SIGKILL:
            os.killpg(self.process.pid, how)
        else:
            self.process.send_signal(how)
        self.process.wait(WAIT)
        self.process = None

    def close(self) -> None:
        if self.process is not None:
            self.kill()
        shutil.rmtree(self.folder)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://posse@{self.host}:{self.port}/{database}"

    def database(self) -> str:
        """The URL of a new database."""
        name = f"test{next(self.names)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def empty(self, name: str) -> str:
        """Removes everything from a database, which is much faster than a new one; returns its URL."""
        others = f"FROM pg_stat_activity WHERE datname = '{name}' AND pid <> pg_backend_pid()"
        self.execute(f"SELECT pg_terminate_backend(pid) {others}; ALTER DATABASE {name} RESET ALL")
        self.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public", self.url(name))
        return self.url(name)

    def execute(self, statement: str, url: str = "") -> list[str]:
        """The lines of the answer."""
        command = [*self.inside, program("psql"), "-AtXq", "-v", "ON_ERROR_STOP=1", "-c", statement, url or self.url()]
        return subprocess.run(command, capture_output=True, text=True, timeout=WAIT, check=True).stdout.splitlines()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for each pytest worker."""
    server = Postgres().start()
    server.execute("CREATE DATABASE games")
    yield server
    server.close()


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The URL of an empty database."""
    if postgres.process is None:  # a test has stopped it and failed
        postgres.start()
    return postgres.empty("games")
