"""The socket of `posse serve`: which addresses and ports it accepts, and its errors for others."""

from __future__ import annotations

import errno
import socket
import sys
from pathlib import Path
from typing import Any

import pytest

from posse.cli import main, serve
from posse.core.errors import SetupError


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
    assert words in message
