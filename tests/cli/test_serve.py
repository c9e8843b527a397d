"""How `posse serve` starts: the addresses, ports, folders and databases that it accepts, and its errors for others."""

from __future__ import annotations

import errno
import http.client
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from posse.cli import main, serve
from posse.core.errors import SetupError

COMMAND = [sys.executable, "-c", "from posse.cli import main; main()", "serve"]
TIMEOUT = 20.0


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_server_for_the_network_prints_a_reachable_address(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Opens nothing to the network: notes the requested socket and opens one on localhost instead."""
    asked: dict[str, Any] = {}
    home = socket.create_server(("127.0.0.1", 0))

    def note(address: tuple[str, int], **how: Any) -> socket.socket:
        asked.update(how, address=address)
        return home

    monkeypatch.setattr(socket, "create_server", note)
    with serve.listen(host, 0) as door:
        port = door.getsockname()[1]
        assert asked["address"] == (host, 0)
        assert asked["family"] == socket.AF_INET or asked["dualstack_ipv6"] == socket.has_dualstack_ipv6()
        for found in ("192.168.7.5", ""):
            monkeypatch.setattr(serve, "network_address", lambda found=found: found)
            assert serve.address_of(host, door) == f"http://{found or '127.0.0.1'}:{port}/"


def test_the_address_in_the_network_is_one_of_this_machine() -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.bind((serve.network_address() or "127.0.0.1", 0))
        assert probe.getsockname()[0] not in serve.ALL_INTERFACES


@pytest.mark.parametrize("host", ["203.0.113.7", "no.such.host.invalid", "", "::ffff:g", "2001:db8::7", "a" * 64 + ".b"])
def test_an_address_of_another_machine_is_named_in_the_error(host: str) -> None:
    with pytest.raises(SetupError, match=r"this machine has no address .*: leave --host out, or name one of 127\.0\.0\.1, .*0"):
        serve.listen(host, 0)


def test_a_forbidden_port_and_a_port_in_use_have_different_errors() -> None:
    assert "from 1024 up" in serve.listen_error(PermissionError(errno.EACCES, "Permission denied"), "127.0.0.1", 80)


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--pace", "-1"], "'--pace': -1 is not a number from 0 to 1000"),
        (["--rate", "-1"], "'--rate': -1 is not a number from 0 to 1000"),
        (["--rate", "nan"], "'--rate': nan is not a number from 0 to 1000"),
        (["--pace", "slow"], "'--pace': 'slow' is not a number."),
        (["--port", "-1"], "'--port': -1 is not a number from 0 to 65535."),
        (["--host", "203.0.113.7", "--data", "here"], "this machine has no address '203.0.113.7': leave --host out"),
        (["--workers", "0"], "'--workers': 0 is not a number from 1 to 64."),
        (["--workers", "2", "--data", "here"], "--workers: several processes need PostgreSQL: name it with --database"),
        (["--database", "mysql://me:secret@host/games", "--data", "here"], "'mysql' is no database: give a path such as ./g"),
        (["--database", "postgre://me:secret@host/games", "--data", "here"], "'postgre' is no database: give a path such as"),
        (["--database", "sqlite:games.db"], "'sqlite' is no database: give a path such as ./games.sqlite, sqlite:///path or p"),
        (["--database", "postgres"], "'postgres' is no database: give a path such as ./games.sqlite"),
        (["--database", "me@host/secret"], "'me' is no database: give a path such as ./games.sqlite"),
        (["--database", "host=db password=secret"], "'host' is no database: give a path such as ./games.sqlite"),
        (["--behind-proxy", "my.proxy"], "'my.proxy' is not an address such as 10.0.0.7 or 10.0.0.0/8"),
    ],
)
def test_a_mistake_with_serve_is_one_line_on_stderr(
    tmp_path: Path, args: list[str], words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["posse", "serve", *args])
    with pytest.raises(SystemExit) as info:
        main()
    shown, message = capsys.readouterr()
    assert (info.value.code, shown, message.count("\n")) == (2, "", 1)
    assert words in message and "secret" not in message
    assert not [file for file in tmp_path.iterdir() if file.name != "here"]


# -- as a process --------------------------------------------------------------------------------


def workers_of(pid: int) -> list[int]:
    found = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()]
    return [child for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def run(*options: str, cwd: Path | None = None) -> tuple[int, str, str]:
    """Exit status and output of a server that cannot start."""
    done = subprocess.run([*COMMAND, *options], capture_output=True, text=True, timeout=TIMEOUT, check=False, cwd=cwd)
    return done.returncode, done.stdout, done.stderr


def test_a_port_in_use_is_a_one_line_error_and_makes_no_games(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        status, shown, message = run("--port", str(door.getsockname()[1]), "--data", str(tmp_path / "data"))
    assert (status, shown, message.count("\n")) == (2, "", 1)
    assert "name another with --port" in message
    assert not (tmp_path / "data" / "games.sqlite").exists()


def test_an_unusable_folder_is_a_one_line_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    status, shown, message = run("--port", "0", "--data", str(tmp_path / "file"))
    assert (status, shown, message.count("\n")) == (2, "", 1)
    assert "cannot be used as a data folder" in message


def test_an_unusable_file_is_a_one_line_error_and_left_unchanged(tmp_path: Path) -> None:
    letter = b"this is a letter to my aunt" * 100
    (tmp_path / "games.sqlite").write_bytes(letter)
    status, shown, message = run("--port", "0", "--data", str(tmp_path))
    assert (status, shown, message.count("\n")) == (2, "", 1)
    assert "games.sqlite" in message and "not a database" in message
    assert (tmp_path / "games.sqlite").read_bytes() == letter


def test_two_servers_serve_two_files_and_never_the_same(tmp_path: Path) -> None:
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "data" / "games.sqlite")
    with (
        running("--data", str(tmp_path / "data")) as one,
        running("--data", str(tmp_path / "data"), "--database", str(tmp_path / "more" / "other.sqlite")) as other,
    ):
        assert one != other
        for more in (
            ("--data", "data"),
            ("--data", "others", "--database", "data/games.sqlite"),
            ("--data", "others", "--database", "sqlite:///link.sqlite"),
        ):
            status, shown, message = run("--port", "0", *more, cwd=tmp_path)
            assert (status, shown, message.count("\n")) == (2, "", 1)
            assert f"games.sqlite are already served at {one}: open it, stop it, or name another" in message
        assert f"other.sqlite are already served at {other}" in run("--database", "more/other.sqlite", cwd=tmp_path)[2]


@contextmanager
def running(*options: str) -> Iterator[str]:
    """The address of a server that runs meanwhile."""
    process = subprocess.Popen([*COMMAND, "--port", "0", *options], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+/", process.stdout.readline())
        assert found
        yield found[0]
    finally:
        process.terminate()
        process.communicate(timeout=TIMEOUT)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_unreachable_database_is_a_one_line_error_without_its_password(tmp_path: Path, workers: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
    url = f"postgresql://posse:secret@127.0.0.1:{port}/games"
    status, shown, message = run("--port", "0", "--data", str(tmp_path), "--database", url, "--workers", workers)
    assert (status, shown, message.count("\n")) == (2, "", 1)
    assert message.startswith(f"posse: postgresql://127.0.0.1:{port}/games: cannot be used as the games' database")
    assert "secret" not in message


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
def test_several_processes_serve_one_port_and_stop_together(tmp_path: Path, database: str, how: signal.Signals) -> None:
    options = ("--port", "0", "--data", str(tmp_path), "--database", database, "--workers", "2")
    process = subprocess.Popen([*COMMAND, *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", process.stdout.readline())
        assert found
        link = http.client.HTTPConnection("127.0.0.1", int(found[1]), timeout=TIMEOUT)
        link.request("GET", "/ready")
        assert link.getresponse().status == 200
        link.close()
        workers = workers_of(process.pid)
        assert len(workers) == 2
        process.send_signal(how)
        shown, message = process.communicate(timeout=TIMEOUT)  # until all of them have closed their output
    finally:
        process.kill()
        process.communicate()
    assert (process.returncode, shown) == (-9 if how == signal.SIGKILL else 0, "")
    assert how == signal.SIGKILL or message == ""
    assert not [pid for pid in workers if is_running(pid)]
