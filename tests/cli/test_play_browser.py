"""`posse play` as a process: its server, and the browser that it opens or fails to open."""

from __future__ import annotations

import http.client
import json
import os
import pty
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.sync.client import connect

from posse.cli import serve
from posse.core.errors import SetupError
from tests.cli.test_play import environment

COMMAND = [sys.executable, "-c", "from posse.cli import main; main()", "play"]
TIMEOUT = 20.0
NOISY = """#!/bin/sh
echo "$1" >> opened
echo noise
echo noise >&2
read line || exit 0
"""


def restore_sighup() -> None:
    """Restores the default handler, since nohup makes child processes ignore SIGHUP."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


class Play:
    """A running `posse play`, with a fake browser that notes the addresses it is opened with."""

    def __init__(self, home: Path, *args: str, **variables: str) -> None:
        browser = home / "browser"
        browser.write_text(NOISY, encoding="utf-8")
        browser.chmod(0o755)
        self.opened = home / "opened"
        env = environment(home, **{"BROWSER": str(browser), "DISPLAY": "", "WAYLAND_DISPLAY": "", **variables})
        self.process = subprocess.Popen(
            [*COMMAND, *args],
            bufsize=0,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=home,
            env=env,
            preexec_fn=restore_sighup,
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline().decode()
        self.address = "".join(re.findall(r"http://127\.0\.0\.1:\d+/", self.said))

    def shown(self) -> str:
        """The last address that the browser was opened with."""
        until = time.monotonic() + TIMEOUT
        while not (self.opened.exists() and self.opened.read_text(encoding="utf-8").strip()) and time.monotonic() < until:
            time.sleep(0.02)
        return self.opened.read_text(encoding="utf-8").split()[-1]

    def end(self, how: signal.Signals = signal.SIGINT) -> tuple[int, str, str]:
        """Ends the process; returns its exit status and the rest of its output."""
        self.process.send_signal(how)
        out, errors = self.process.communicate(timeout=TIMEOUT)
        return self.process.returncode, out.decode(), errors.decode()


@contextmanager
def playing(home: Path, *args: str, **variables: str) -> Iterator[Play]:
    play = Play(home, *(args if "--port" in args else ("--port", "0", *args)), **variables)
    try:
        yield play
    finally:
        play.process.kill()
        play.process.communicate()


class Browser:
    """An HTTP client that keeps cookies and follows redirects."""

    def __init__(self) -> None:
        self.cookies: dict[str, str] = {}

    def get(self, address: str) -> tuple[int, str, str]:
        """Status, path and body after redirects."""
        parts = urlsplit(address)
        path = f"{parts.path}?{parts.query}" if parts.query else parts.path
        while True:
            link = http.client.HTTPConnection(parts.netloc, timeout=TIMEOUT)
            cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
            link.request("GET", path, headers={"Cookie": cookies, "Accept-Language": "en"})
            answer = link.getresponse()
            body = answer.read().decode()
            link.close()
            for cookie in answer.headers.get_all("set-cookie", []):
                name, _, rest = cookie.partition("=")
                self.cookies[name] = rest.partition(";")[0]
            if answer.status not in (301, 302, 303, 307):
                return answer.status, path, body
            path = answer.headers["location"]

    def mine(self, play: Play) -> list[Any]:
        """The browser's tables; none if it has no cookie."""
        status, _, text = self.get(f"{play.address}api/mine")
        found: list[Any] = json.loads(text) if status == 200 else []
        return found


@pytest.mark.parametrize(
    ("args", "path"),
    [
        ([], ""),
        (["--lang", "fr"], "?lang=fr"),
        (["bounty_hunters"], "games/bounty_hunters"),
        (["bounty_hunters", "--lang", "fr"], "games/bounty_hunters?lang=fr"),
    ],
)
def test_the_browser_is_opened_at_the_lobby_or_at_a_games_page(tmp_path: Path, args: list[str], path: str) -> None:
    with playing(tmp_path, *args) as play:
        assert play.shown() == play.address + path
        status, _, body = Browser().get(play.shown())
        assert status == 200
        assert f'<html lang="{"fr" if args[-1:] == ["fr"] else "en"}"' in body
        status, said, errors = play.end()
    assert (status, errors) == (0, "")
    assert said.count("\n") == 3, "nothing of what the browser prints"
    assert "posse serve --host 0.0.0.0\n" in said
    assert said.startswith("Ctrl-C l" if args[-1:] == ["fr"] else "Ctrl-C stops it")


def test_the_language_is_passed_to_the_browser(tmp_path: Path) -> None:
    with playing(tmp_path, "--lang", "fr") as play:
        browser = Browser()
        browser.get(play.shown())
        assert '<html lang="fr"' in browser.get(f"{play.address}mine")[2]


def test_options_open_a_table_at_once(tmp_path: Path) -> None:
    args = ["--players", "3", "--bots", "random,heuristic", "--name", "Lou", "--seed", "7", "--option", "mode=discovery"]
    with playing(tmp_path, "bounty_hunters", *args, "--lang", "fr") as play:
        browser = Browser()
        status, path, body = browser.get(play.shown())
        assert status == 200
        assert path.startswith("/t/")
        assert '<html lang="fr"' in body
        (table,) = browser.mine(play)
        assert [(seat["kind"], seat["bot"]) for seat in table["seats"]] == [
            ("person", ""),
            ("bot", "random"),
            ("bot", "heuristic"),
        ]
        assert (table["seats"][0]["name"], table["you"], table["status"]) == ("Lou", 0, "playing")
        assert table["options"]["mode"] == "discovery"
        assert browser.get(play.shown())[1] == path, "the link makes one table only"
        assert len(browser.mine(play)) == 1
        link = play.shown().removeprefix(play.address)
        play.end(signal.SIGKILL)
    with playing(tmp_path) as again:
        assert browser.get(again.address + link)[1] == path, "even after a restart"


def test_an_unknown_ticket_makes_no_table(tmp_path: Path) -> None:
    with playing(tmp_path, "bounty_hunters", "--seed", "7") as play:
        address = play.shown()
        assert len(address) < 50, "short enough to type"
        (tmp_path / "data" / "posse" / "tickets" / "broken-12345").write_text("[", encoding="utf-8")
        (tmp_path / "data" / "posse" / "tickets" / "strange-1234").write_text('{"wanted": 3}', encoding="utf-8")
        ticket = tmp_path / "data" / "posse" / "tickets" / address.rpartition("/")[2]
        old = ticket.with_name("old-12345678")
        old.write_bytes(ticket.read_bytes())
        os.utime(old, (0, 0))
        assert Browser().get(f"{play.address}start/..%2Fsecret")[0] == 404
        names = ("x", "broken-12345", "strange-1234", "old-12345678", "unknown-1234")
        for wrong in (address[:-1], address.replace("start/", "start/x"), *[f"{play.address}start/{name}" for name in names]):
            browser = Browser()
            status, _, body = browser.get(wrong)
            assert status == 404
            assert "posse play" in body
            assert browser.mine(play) == []


def test_without_a_browser_the_address_is_printed_and_no_other_program_is_started(tmp_path: Path) -> None:
    for name in ("w3m", "lynx", "links", "elinks", "www-browser", "xdg-open", "firefox", "chromium"):
        program = tmp_path / "bin" / name
        program.parent.mkdir(exist_ok=True)
        program.write_text(f"#!/bin/sh\ntouch {tmp_path}/opened\n", encoding="utf-8")
        program.chmod(0o755)
    path = f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}"
    with playing(tmp_path, "bounty_hunters", "--seed", "7", BROWSER="", TERM="xterm", PATH=path) as play:
        assert play.process.stdout is not None
        play.process.stdout.readline()
        play.process.stdout.readline()
        line = play.process.stdout.readline().decode()
        found = re.fullmatch(r"No browser can be opened from here: please open (http://\S+)\n", line)
        assert found
        assert Browser().get(found[1])[1].startswith("/t/")
        assert not play.opened.exists()
        assert play.end()[0] == 0


def test_a_second_process_opens_the_browser_at_the_first_server(tmp_path: Path) -> None:
    with playing(tmp_path) as first:
        first.shown()
        with playing(tmp_path, "bounty_hunters", "--players", "2") as second:
            out, errors = second.process.communicate(timeout=TIMEOUT)
            assert (second.process.returncode, out, errors) == (0, b"", b"")
        assert second.said == f"Posse is already running at {first.address}\n"
        browser = Browser()
        assert second.shown().startswith(f"{first.address}start/")
        assert browser.get(second.shown())[1].startswith("/t/")
        assert len(browser.mine(first)) == 1


@pytest.mark.parametrize("round", range(5))
def test_of_two_simultaneous_starts_one_serves_at_the_default_port_and_both_open_it(tmp_path: Path, round: int) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        usual = door.getsockname()[1]
    code = f"from posse.cli import main, serve; serve.PORT = {usual}; main()"
    stale = tmp_path / "data" / "posse" / "games.sqlite.address"
    stale.parent.mkdir(parents=True)
    stale.write_text("http://127.0.0.1:1/", encoding="utf-8")
    (tmp_path / "browser").write_text(NOISY, encoding="utf-8")
    (tmp_path / "browser").chmod(0o755)
    env = environment(tmp_path, BROWSER=str(tmp_path / "browser"), DISPLAY="", WAYLAND_DISPLAY="", PYTHONUNBUFFERED="1")
    both = [
        subprocess.Popen(
            [sys.executable, "-c", code, "play"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=tmp_path,
            env=env,
        )
        for _ in range(2)
    ]
    try:
        said = sorted(play.stdout.readline().decode() for play in both if play.stdout)
        address = f"http://127.0.0.1:{usual}/"
        assert said == [f"Posse is already running at {address}\n", f"Posse is at {address}\n"]
        until_opened(tmp_path / "opened", [address] * 2)
    finally:
        for play in both:
            play.kill()
            play.communicate()


def until_opened(opened: Path, addresses: list[str]) -> None:
    until = time.monotonic() + TIMEOUT
    while not opened.exists() or opened.read_text(encoding="utf-8").split() != addresses:
        assert time.monotonic() < until, opened.read_text(encoding="utf-8")
        time.sleep(0.02)


def test_a_server_for_the_network_refuses_a_file_in_use(tmp_path: Path) -> None:
    with playing(tmp_path) as play:
        folder = tmp_path / "data" / "posse"
        with pytest.raises(SetupError, match=f"already served at {play.address}: open it, stop it, .*--data"):
            serve.run(folder, "127.0.0.1", 0, pace=0, rate=0)
        assert serve.running_at(folder / "games.sqlite") == play.address
        play.end()
        assert serve.running_at(folder / "games.sqlite") == ""


def test_games_survive_a_kill(tmp_path: Path) -> None:
    browser = Browser()
    with playing(tmp_path, "bounty_hunters", "--seed", "7") as play:
        browser.get(play.shown())
        before = browser.mine(play)
        play.end(signal.SIGKILL)
    assert (tmp_path / "data" / "posse" / "games.sqlite.address").exists()
    with playing(tmp_path) as again:
        assert again.said.startswith("Posse is at ")
        assert browser.mine(again) == before
        assert f'href="{before[0]["link"]}"' in browser.get(f"{again.address}mine")[2]


def test_a_server_that_never_writes_its_address_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "TIMEOUT", 0.2)
    file = tmp_path / "games.sqlite"
    serve.beside(file, "address").write_text("http://127.0.0.1:1/", encoding="utf-8")
    lock = serve.acquire_lock(file)
    try:
        with pytest.raises(SetupError, match="starting or stopping: try again"):
            serve.running_at(file)
    finally:
        lock.close()
    assert serve.running_at(file) == ""


def test_a_named_port_in_use_is_a_one_line_error(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = str(door.getsockname()[1])
        with playing(tmp_path, "--port", port) as play:
            _, errors = play.process.communicate(timeout=TIMEOUT)
    assert (play.process.returncode, play.said) == (2, "")
    assert errors.decode() == f"posse: port {port} is in use: name another with --port, or any free one with --port 0\n"
    assert [file.name for file in (tmp_path / "data" / "posse").iterdir()] == ["games.sqlite.lock"], "no games, no address"


def test_the_default_port_is_used_if_it_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        usual = door.getsockname()[1]
        monkeypatch.setattr(serve, "PORT", usual)
        with serve.listen("127.0.0.1", None) as other:
            assert other.getsockname()[1] not in (0, usual)
    with serve.listen("127.0.0.1", None) as freed:
        assert freed.getsockname()[1] == usual
        assert serve.address_of("::1", freed) == f"http://[::1]:{usual}/"


def test_an_unusable_folder_is_a_one_line_error(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    with playing(tmp_path) as play:
        _, errors = play.process.communicate(timeout=TIMEOUT)
    assert (play.process.returncode, play.said) == (2, "")
    assert re.fullmatch(r"posse: .*cannot be used as a data folder.*\n", errors.decode())


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_it_stops_at_once_and_quietly_during_a_game(tmp_path: Path, how: signal.Signals) -> None:
    with playing(tmp_path, "bounty_hunters", "--seed", "7") as play:
        browser = Browser()
        path = browser.get(play.shown())[1]
        [cookie] = [f"{name}={value}" for name, value in browser.cookies.items() if name.startswith("posse_guest")]
        with connect(f"ws{play.address[4:]}ws/{path[3:]}", additional_headers={"Cookie": cookie}, proxy=None) as link:
            link.send(json.dumps({"t": "hello", "n": 1, "lang": "en", "seq": -1}))
            link.recv(TIMEOUT)
            begun = time.monotonic()
            status, said, errors = play.end(how)
    assert (status, errors) == (0, "")
    assert ("Posse has stopped. Your games are kept" in said) == (how == signal.SIGINT)
    assert time.monotonic() - begun < 5


def test_ctrl_c_twice_is_as_quiet_as_once(tmp_path: Path) -> None:
    with playing(tmp_path) as play:
        Browser().get(play.shown())
        play.process.send_signal(signal.SIGINT)
        status, said, errors = play.end()
    assert (status, errors) == (0, "")
    assert "Posse has stopped." in said


def wait_for(pid: int) -> int:
    until = time.monotonic() + TIMEOUT
    while time.monotonic() < until:
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            return status
        time.sleep(0.02)
    os.kill(pid, signal.SIGKILL)
    return os.waitpid(pid, 0)[1]


def test_it_ends_with_its_terminal(tmp_path: Path) -> None:
    pid, terminal = pty.fork()
    if pid == 0:
        os.chdir(tmp_path)
        restore_sighup()
        os.execvpe(COMMAND[0], [*COMMAND, "--port", "0"], environment(tmp_path, BROWSER="false", TERM="xterm"))
    shown = b""
    while b"please open" not in shown:
        shown += os.read(terminal, 65536)
    os.close(terminal)
    assert os.waitstatus_to_exitcode(wait_for(pid)) == 0
    assert serve.running_at(tmp_path / "data" / "posse" / "games.sqlite") == ""
