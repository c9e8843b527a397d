"""`posse admin`, `posse backup` and `posse restore`, on the database of a server that runs."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.guest import Guest
from tests.server.host import ROOT, Server

BODY = {"game": "tic_tac_toe", "seats": ["me", "open"]}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data", "--pace", "0", "--rate", "0").start()
    yield server
    server.stop()
    assert server.complaints() == ""


def posse(*args: str | Path) -> subprocess.CompletedProcess[str]:
    """Runs a command, with the games of the tests registered."""
    paths = [str(ROOT), str(ROOT / "examples"), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    command = [sys.executable, "-m", "tests.server.launch", *map(str, args)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=environment)


def done(*args: str | Path) -> str:
    found = posse(*args)
    assert (found.returncode, found.stderr) == (0, "")
    return found.stdout


def refused(*args: str | Path) -> str:
    found = posse(*args)
    assert (found.returncode, found.stdout) == (2, "")
    assert found.stderr.startswith("posse: ") and found.stderr.count("\n") == 1
    return found.stderr


def test_a_server_is_closed_and_opened_while_it_runs(server: Server) -> None:
    token = server.guest()
    tab = server.make(token, "me", "open")["id"]
    done("admin", "close", "--data", server.folder)
    assert server.call("POST", "/api/tables", BODY, token).notice() == (503, "closed")
    with Guest(server, tab, token).hello() as guest:
        guest.ask("seat", seat=1, kind="bot:random")
    done("admin", "open", "--data", server.folder)
    assert server.call("POST", "/api/tables", BODY, token).status == 201


def test_tables_are_listed_renamed_and_removed(server: Server) -> None:
    token = server.guest()
    tab = server.make(token, "me", "open", game="tic_tac_toe", name="Rude word")["id"]
    listed = done("admin", "tables", "--data", server.folder)
    assert tab in listed and "tic_tac_toe: Rude word, open" in listed and listed.endswith("1 open\n")
    with Guest(server, tab, token).hello() as guest:
        done("admin", "rename", f"{server.url}/t/{tab}?lang=fr", "1", "Ada", "--data", server.folder)
        while guest.table["seats"][0]["name"] != "Ada":
            guest.read()
        assert "seats of people: 1" in refused("admin", "rename", tab, "2", "Bo", "--data", server.folder)
        assert "name" in refused("admin", "rename", tab, "1", "\u200b", "--data", server.folder)
        done("admin", "remove", tab, "--data", server.folder)
    assert "there is no table" in refused("admin", "remove", tab, "--data", server.folder)
    assert "there is no table" in refused("admin", "rename", tab, "1", "Ada", "--data", server.folder)
    assert done("admin", "tables", "--data", server.folder) == "no tables\n"


def test_a_backup_is_restored_in_another_kind_of_database(server: Server, database: str, tmp_path: Path) -> None:
    token = server.guest()
    tab = server.make(token, "me", "bot:random", game="tic_tac_toe")["id"]
    with Guest(server, tab, token).hello(view="state") as guest:
        while not guest.state["over"]:
            if guest.state["options"]:
                guest.move(guest.state["options"][0])
            else:
                guest.read()
    record = server.call("GET", f"/api/tables/{tab}/record").data()
    first, second = tmp_path / "first.gz", tmp_path / "second.gz"
    done("backup", first, "--data", server.folder)
    assert first.stat().st_mode & 0o077 == 0
    assert done("restore", first, "--database", database) == "1 tables\n"
    done("backup", second, "--database", database)
    done("restore", second, "--data", tmp_path / "copy")
    copy = Server(tmp_path / "copy").start()
    try:
        assert copy.call("GET", f"/api/tables/{tab}/record").data() == record
        assert [table["id"] for table in copy.call("GET", "/api/mine", token=token).data()] == [tab], "the secret comes along"
    finally:
        copy.stop()
    assert gzip.decompress(first.read_bytes()) == gzip.decompress(second.read_bytes())


def test_a_mistake_with_a_backup_is_one_line(server: Server, tmp_path: Path) -> None:
    whole, copy = tmp_path / "whole.gz", tmp_path / "copy"
    server.make(server.guest(), "me", "open")
    done("backup", whole, "--data", server.folder)
    assert "exists already" in refused("backup", whole, "--data", server.folder)
    assert "No such file" in refused("backup", tmp_path / "none" / "x.gz", "--data", server.folder)
    assert "there are no games" in refused("backup", tmp_path / "x.gz", "--data", tmp_path / "none")
    assert "not empty" in refused("restore", whole, "--data", server.folder)
    assert "No such file" in refused("restore", tmp_path / "missing", "--data", copy)
    text = gzip.decompress(whole.read_bytes())
    wrong = {
        "cut": whole.read_bytes()[:-20],
        "text": b"hello",
        "empty": b"",
        "other": gzip.compress(b"hello\n"),
        "half": gzip.compress(text + b"[1"),
        "row": gzip.compress(text + b'["entries", [1]]\n'),
        "kinds": gzip.compress(text + b'["entries", ["t", "x", [], {}]]\n'),
        "nested": gzip.compress(text + b"[" * 100_000),
        "newer": gzip.compress(b'["schema", [99]]\n'),
    }
    for name, content in wrong.items():
        (tmp_path / name).write_bytes(content)
        refused("restore", tmp_path / name, "--data", copy)
    assert done("restore", whole, "--data", copy) == "1 tables\n", "nothing of the wrong ones was kept"


def test_a_mistake_with_admin_is_one_line(tmp_path: Path) -> None:
    assert "there are no games" in refused("admin", "tables", "--data", tmp_path / "none")
    assert not (tmp_path / "none").exists()
    refused("admin", "fly")
    refused("admin", "rename", "x", "0", "Ada", "--data", tmp_path)
    assert "mysql" in refused("admin", "tables", "--database", "mysql://x")
