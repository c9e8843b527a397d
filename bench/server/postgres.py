"""A PostgreSQL of its own for a measurement."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path


def program(name: str) -> str:
    found = [str(path) for path in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))]
    return found[-1] if found else shutil.which(name) or sys.exit("PostgreSQL is not installed: apt-get install postgresql")


class Postgres:
    """Starts it in a temporary folder on 127.0.0.1; gives its URL."""

    def __enter__(self) -> str:
        self.folder = Path(tempfile.mkdtemp(prefix="posse-postgres-", dir=os.environ.get("BENCH_DISK")))
        self.user = "postgres" if os.getuid() == 0 else None
        for parent in self.folder.parents:
            if self.user is not None and parent.stat().st_mode & 0o005 != 0o005:
                self.folder.rmdir()
                self.folder = Path(tempfile.mkdtemp(prefix="posse-postgres-"))
                break
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        data = str(self.folder / "data")
        self.run("initdb", "-D", data, "-A", "trust", "-U", "posse", "-E", "UTF8", "--locale=C").wait()
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self.server = self.run("postgres", "-D", data, "-h", "127.0.0.1", "-p", str(port), "-k", str(self.folder))
        until = time.monotonic() + 30
        while time.monotonic() < until:
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                break
            except OSError:
                time.sleep(0.1)
        time.sleep(1)
        return f"postgresql://posse@127.0.0.1:{port}/postgres"

    def run(self, name: str, *options: str) -> subprocess.Popen[bytes]:
        quiet = subprocess.DEVNULL
        return subprocess.Popen([program(name), *options], cwd=self.folder, stdout=quiet, stderr=quiet, user=self.user)  # noqa: S603

    def __exit__(self, *_: object) -> None:
        self.server.terminate()
        self.server.wait(30)
        shutil.rmtree(self.folder)
