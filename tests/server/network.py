"""A network of hosts on this machine: namespaces of Linux on one bridge, with addresses that lead nowhere else.

A namespace lives as long as a process in it. Its first one ends with the tests, however they end, and its links with it.
"""

from __future__ import annotations

import ctypes
import os
import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from threading import Thread

import pytest

from tests.server.host import TIMEOUT, Server

NET = "10.77.0"
CLONE_NEWNET = 0x40000000
FORBIDDEN = (
    "this test needs network namespaces, and the machine forbids them: run it as root with CAP_SYS_ADMIN and CAP_NET_ADMIN, "
    "with iproute2 and util-linux installed"
)


class Namespace:
    """A network of its own, with nothing in it but the loopback."""

    def __init__(self) -> None:
        try:
            self.holder = subprocess.Popen(
                ["unshare", "--net", "sh", "-c", "ip link set lo up && echo ready && exec cat"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
            )
        except OSError as error:
            pytest.fail(f"{FORBIDDEN} ({error})", pytrace=False)
        assert self.holder.stdout is not None and self.holder.stderr is not None
        if self.holder.stdout.readline() != b"ready\n":
            pytest.fail(f"{FORBIDDEN} ({self.holder.stderr.read().decode().strip()})", pytrace=False)
        self.path = f"/proc/{self.holder.pid}/ns/net"
        self.inside = ("setpriv", "--pdeathsig", "KILL", "nsenter", f"--net={self.path}")
        """The command that runs another one in it, no longer than the tests run."""

    def ip(self, *words: str) -> None:
        done = subprocess.run([*self.inside, "ip", *words], capture_output=True, text=True, timeout=TIMEOUT, check=False)
        if done.returncode:
            pytest.fail(f"{FORBIDDEN} (ip {' '.join(words)}: {done.stderr.strip()})", pytrace=False)

    def dial(self, host: str, port: int) -> socket.socket:
        """A connection from here. A thread of its own enters the namespace; a socket stays where it was made."""
        found: list[socket.socket | OSError] = []

        def connect() -> None:
            entrance = os.open(self.path, os.O_RDONLY)
            try:
                if ctypes.CDLL(None, use_errno=True).setns(entrance, CLONE_NEWNET):
                    raise OSError(ctypes.get_errno(), "setns")
                found.append(socket.create_connection((host, port), TIMEOUT))
            except OSError as error:
                found.append(error)
            finally:
                os.close(entrance)

        thread = Thread(target=connect)
        thread.start()
        thread.join()
        if isinstance(found[0], OSError):
            raise found[0]
        return found[0]

    def close(self) -> None:
        self.holder.communicate(timeout=TIMEOUT)


class Host(Server):
    """A machine with a server. Guests come from the hub."""

    namespace: Namespace
    hub: Namespace
    number: int

    def dial(self) -> socket.socket:
        return self.hub.dial(self.host, self.port)

    def cut_off(self) -> None:
        """Pulls the plug: nothing arrives any more, and nobody is told."""
        self.hub.ip("link", "set", f"port{self.number}", "down")

    def plug_in(self) -> None:
        self.hub.ip("link", "set", f"port{self.number}", "up")


@contextmanager
def network(hosts: int) -> Iterator[tuple[Namespace, list[Namespace]]]:
    """The hub with address 1, and so many hosts with addresses from 11 on, all on one bridge."""
    with ExitStack() as stack:
        hub = Namespace()
        stack.callback(hub.close)
        hub.ip("link", "add", "bridge0", "type", "bridge", "forward_delay", "0")
        hub.ip("addr", "add", f"{NET}.1/24", "dev", "bridge0")
        hub.ip("link", "set", "bridge0", "up")
        found: list[Namespace] = []
        for number in range(hosts):
            namespace = Namespace()
            stack.callback(namespace.close)
            found.append(namespace)
            peer = ("peer", "name", "eth0", "netns", str(namespace.holder.pid))
            hub.ip("link", "add", f"port{number}", "type", "veth", *peer)
            hub.ip("link", "set", f"port{number}", "master", "bridge0", "up")
            namespace.ip("addr", "add", f"{NET}.{11 + number}/24", "dev", "eth0")
            namespace.ip("link", "set", "eth0", "up")
        yield hub, found
