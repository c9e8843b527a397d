"""Servers under load: `cases.py SIDE CASE SECONDS` prints lists of figures by name as one line of JSON.

The server runs on one core and the load generator, a Node process, on another. CPU time is that of the server
process with its threads, as reported by Linux.
"""

from __future__ import annotations

import asyncio
import gzip
import http.client
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from postgres import Postgres

HERE = Path(__file__).resolve().parent
NODE = os.environ.get("BENCH_NODE") or shutil.which("node") or "node"
PATIENCE = 120.0
LONG = 30.0
"""The duration of cases with few results per second, in seconds."""
TABLES = 1000
"""The number of open tables."""
STORED = 10_000
"""The number of tables in the database of a lobby."""

Figures = dict[str, list[float]]


# -- processes ----------------------------------------------------------------------------


def start(core: int, command: list[str], **more: Any) -> subprocess.Popen[str]:
    """Starts a process on its own core, if there are enough cores."""
    if not hasattr(os, "sched_setaffinity"):
        sys.exit("the CPU time of a server can be measured on Linux only")
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {sorted(before)[core % len(before)]})
    try:
        return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **more)  # noqa: S603
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def serving(command: list[str]) -> Iterator[tuple[int, int]]:
    """Starts a server that prints its address; gives its port and process."""
    server = start(0, command, env={**os.environ, "NODE_ENV": "production"}, start_new_session=True)
    assert server.stdout is not None
    try:
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", server.stdout.readline())
        if not found:
            sys.exit(f"{command[-1]} did not start")
        yield int(found[1]), server.pid
    finally:
        os.killpg(server.pid, signal.SIGKILL)  # with its children
        server.wait()
        server.stdout.close()


@contextmanager
def ours(folder: Path, port: int = 0, database: str = "", workers: int = 1) -> Iterator[tuple[int, int]]:
    command = [sys.executable, str(HERE / "launch.py"), str(folder), str(port), database, str(workers)]
    with serving(command) as place:
        yield place


@contextmanager
def ours_anew() -> Iterator[tuple[int, int]]:
    """Posse's server with an empty folder on disk."""
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DISK")) as folder, ours(Path(folder)) as place:
        yield place


def load(script: str, *arguments: float | str) -> subprocess.Popen[str]:
    return start(1, [NODE, str(HERE / script), *map(str, arguments)])


def finish(process: subprocess.Popen[str]) -> Any:
    """The last line of output of a load generator."""
    output, _ = process.communicate(timeout=PATIENCE)
    if process.returncode:
        sys.exit(process.returncode)
    return json.loads(output)


# -- cases --------------------------------------------------------------------------------


def matches(count: int, seconds: float) -> Figures:
    with ours_anew() as (port, pid):
        return dict(finish(load("matches.js", port, pid, count, seconds)))


def peer_matches(count: int, seconds: float) -> Figures:
    with serving([NODE, str(HERE / "peer_server.js")]) as (port, pid):
        return dict(finish(load("peer_matches.js", port, pid, count, seconds)))


def workers(count: int, seconds: float) -> Figures:
    """Moves per second of CPU of all server processes, on one PostgreSQL."""
    with Postgres() as url, tempfile.TemporaryDirectory() as folder, ours(Path(folder), 0, url, count) as (port, pid):
        return dict(finish(load("matches.js", port, pid, 50, seconds)))


def paced(count: int) -> Figures:
    """The delay of a move with so many tables at two seconds a decision."""
    with ours_anew() as (port, pid):
        return dict(finish(load("paced.js", port, pid, count, 2000, LONG)))


def lobby(_: float) -> Figures:
    """Milliseconds until the lobby answers, with many tables in the database."""
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DISK")) as name:
        asyncio.run(fill(Path(name) / "games.sqlite"))
        with ours(Path(name)) as (port, _pid):
            link, waits = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE), list[float]()
            for _ in range(50):
                begun = time.perf_counter()
                link.request("GET", "/")
                link.getresponse().read()
                waits.append(1000 * (time.perf_counter() - begun))
    return {"lobby": waits[5:]}


async def fill(path: Path) -> None:
    """Stores many tables, of which some are listed."""
    from posse import catalog
    from posse.room.entries import Seat
    from posse.server.databases import open_log
    from posse.server.tables import Tables
    from posse.server.workers import Workers

    log = open_log(path)
    await log.open()
    tables, game = Tables(log, Workers()), catalog.game("bounty_hunters")
    for _ in range(STORED // 100):
        made = [tables.make(game, "ada", [Seat("person", "Ada", "ada"), Seat()], True) for _ in range(100)]
        await asyncio.gather(*made)
    await tables.close()


def company(seconds: float, game: str, players: int, **options: str) -> Figures:
    """Milliseconds of server CPU for a move with the views of everybody, and the size of a diff."""
    with ours_anew() as (port, pid):
        return dict(finish(load("company.js", port, pid, seconds, game, players, json.dumps(options))))


def eight(_: float) -> Figures:
    """Milliseconds from a "Go!" until all others have the countdown, and the server's share of a core."""
    with ours_anew() as (port, pid):
        return dict(finish(load("eight.js", port, pid, LONG)))


def tables(_: float) -> Figures:
    """Memory with all tables open, and seconds from a kill until all clients have the scene again."""
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DISK")) as name:
        with ours(Path(name)) as (port, pid):
            people = load("tables.js", port, pid, TABLES)
            assert people.stdout is not None
            line = people.stdout.readline() or sys.exit("the tables could not be filled")
            memory = json.loads(line)["memory"]
        begun = time.time()
        with ours(Path(name), port) as (_, pid):
            back = finish(people)
            memory = max(memory, resident(pid))
    return {"memory": [memory], "restart": [back["last"] / 1000 - begun], "first": [back["first"] / 1000 - begun]}


def resident(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def page(_: float) -> Figures:
    """Kilobytes of the table page with everything that it loads, compressed with gzip."""
    with ours_anew() as (port, _pid):
        link = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        table, cookie = make_table(link)
        sizes: dict[str, int] = {}
        todo = [f"/t/{table}", "/texts/bounty_hunters/en.json", "/games/bounty_hunters/art.svg"]
        while todo:
            path = todo.pop()
            if path not in sizes:
                text, sizes[path] = fetch(link, path, cookie)
                todo += [urljoin(path, found) for found in loads(path, text)]
    return {"page": [sum(sizes.values()) / 1000], "files": [float(len(sizes))]}


def make_table(link: http.client.HTTPConnection) -> tuple[str, str]:
    link.request("GET", "/")
    answer = link.getresponse()
    answer.read()
    cookie = (answer.getheader("Set-Cookie") or "").partition(";")[0]
    body = json.dumps({"game": "bounty_hunters", "seats": ["me", "open"], "name": "guest"})
    link.request("POST", "/api/tables", body, {"Content-Type": "application/json", "Cookie": cookie})
    return json.loads(link.getresponse().read())["id"], cookie


def fetch(link: http.client.HTTPConnection, path: str, cookie: str) -> tuple[str, int]:
    """The text of a file and the number of bytes received."""
    link.request("GET", path, headers={"Accept-Encoding": "gzip", "Cookie": cookie})
    answer = link.getresponse()
    body = answer.read()
    if answer.status != 200:
        sys.exit(f"the page is not complete: {path} gives {answer.status}")
    packed = answer.getheader("Content-Encoding") == "gzip"
    return (gzip.decompress(body) if packed else body).decode(), len(body)


def loads(path: str, text: str) -> list[str]:
    """The files that a page, module or style sheet loads; a type in a comment is written {import(...)}."""
    if path.endswith(".js"):
        return re.findall(r"""(?:from|(?<!\{)import)\s*\(?\s*["'](\.{0,2}/[^"']+\.js)["']""", text)
    if path.endswith(".css"):
        return re.findall(r"""url\(["']?(/[^"')]+)["']?\)""", text)
    return re.findall(r"""<(?:link|script|img)[^>]*?(?:href|src)="(/[^"]+)\"""", text) if path.startswith("/t/") else []


CASES: dict[str, Callable[[float], Figures]] = {
    "server/50": lambda seconds: matches(50, seconds),
    "server/200": lambda seconds: matches(200, seconds),
    "boardgame.io/50": lambda seconds: peer_matches(50, seconds),
    "boardgame.io/200": lambda seconds: peer_matches(200, seconds),
    "server/six": lambda seconds: company(seconds, "bounty_hunters", 6),
    "server/four": lambda seconds: company(seconds, "space_serenade", 4),
    "server/ticks": lambda seconds: company(seconds, "space_bowl", 8, clock="ticks"),
    "server/eight": eight,
    "server/postgres-1": lambda seconds: workers(1, seconds),
    "server/postgres-2": lambda seconds: workers(2, seconds),
    "server/postgres-4": lambda seconds: workers(4, seconds),
    "server/paced-600": lambda _: paced(600),
    "server/paced-1500": lambda _: paced(1500),
    "server/lobby": lobby,
    "server/tables": tables,
    "server/page": page,
}

if __name__ == "__main__":
    print(json.dumps(CASES["/".join(sys.argv[1:3])](float(sys.argv[3]))))
