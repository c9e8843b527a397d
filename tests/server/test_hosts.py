"""Four machines with one database behave as one server, even if one of them dies or is cut off."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from posse.core.rng import Rng
from tests.postgres import Postgres
from tests.server.guest import Guest, Refused
from tests.server.network import NET, Host, network
from tests.server.test_operation import wait_until

HOSTS = 4
NAMES = ("Ada", "Bob", "Cleo", "Dan")
GO_ON = 2.0
"""Seconds after which another machine runs the bots and clocks of one that is gone."""
NOTICE = 4.0
"""Seconds that PostgreSQL needs more to notice a machine that is gone without a word: see docs/hosting.md."""
SLOW = 3.0
"""Seconds that a busy machine may need more."""
ENTRIES = "SELECT entries FROM tables WHERE tab = '{}'"
LONGEST = 120.0
"""Seconds in which a game must end."""


class Cluster:
    """The machines and their database."""

    def __init__(self, database: Postgres, hosts: list[Host]) -> None:
        self.database = database
        self.hosts = hosts

    def bots(self, host: Host) -> str:
        """A table with bots only, which this machine runs; returns its id."""
        table: str = host.make(host.guest(), *["bot:random"] * 6)["id"]
        assert self.goes_on(table) < GO_ON + SLOW
        return table

    def goes_on(self, table: str, meanwhile: Callable[[], None] = lambda: None) -> float:
        """Seconds until a table has two more entries: the first may have been under way."""
        begun = time.monotonic()
        last = self.entries(table) + 2
        while self.entries(table) < last:
            assert time.monotonic() < begun + LONGEST, "it does not go on"
            meanwhile()
            time.sleep(0.05)
        return time.monotonic() - begun

    def entries(self, table: str) -> int:
        return int(self.database.execute(ENTRIES.format(table))[0])


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    with network(HOSTS) as (hub, namespaces), ExitStack() as stack:
        postgres = Postgres(f"{NET}.1", hub.inside)
        stack.callback(postgres.close)
        postgres.start()
        hosts: list[Host] = []
        for number, namespace in enumerate(namespaces):
            options = ("--database", postgres.url(), "--pace", "0.2", "--rate", "0", "--bots", "1")
            host = Host(tmp_path / f"host{number}", *options)
            host.host, host.inside = f"{NET}.{11 + number}", namespace.inside
            host.namespace, host.hub, host.number = namespace, hub, number
            stack.callback(host.kill)
            hosts.append(host)
            host.start()
        yield Cluster(postgres, hosts)


class Players:
    """Four people at one table, each at a machine of their own."""

    def __init__(self, cluster: Cluster) -> None:
        self.rng = Rng.seeded(1)
        first = cluster.hosts[0]
        self.tokens = [first.guest() for _ in NAMES]
        self.table = first.make(self.tokens[0], "me", "open", "open", "open", name=NAMES[0])["id"]
        self.guests = [self.connect(seat, host) for seat, host in enumerate(cluster.hosts)]
        for seat in range(1, len(NAMES)):
            self.guests[seat].ask("sit", seat=seat, name=NAMES[seat])
        self.guests[0].ask("start")

    def connect(self, seat: int, host: Host) -> Guest:
        return Guest(host, self.table, self.tokens[seat]).hello()

    def resume(self, seat: int, host: Host) -> None:
        """The person comes back at another machine."""
        self.guests[seat] = self.connect(seat, host)

    def play(self, moves: int) -> None:
        """Plays so many moves, or until the game is over."""
        until = time.monotonic() + LONGEST
        while moves > 0 and not self.over():
            assert time.monotonic() < until, "nobody can move"
            for guest in self.guests:
                guest.catch_up()
                if guest.options():
                    moves -= self.move(guest)

    def move(self, guest: Guest) -> bool:
        options = guest.options()
        try:
            guest.move(options[self.rng.below(len(options))])
        except Refused as refused:
            if refused.code not in ("stale", "refused"):  # what another machine has done was on its way
                raise
            return False
        return True

    def over(self) -> bool:
        return all([guest.table["status"] == "over" for guest in self.guests])

    def close(self) -> None:
        for guest in self.guests:
            guest.link.close()


@pytest.mark.heavy
def test_four_machines_are_one_server_though_one_dies_and_one_is_cut_off(cluster: Cluster) -> None:
    first, second, third, fourth = cluster.hosts
    players = Players(cluster)
    players.play(30)

    bots = cluster.bots(second)
    second.kill()
    assert cluster.goes_on(bots) < GO_ON + SLOW
    players.resume(1, third)
    players.play(30)

    bots = cluster.bots(first)
    first.cut_off()
    players.resume(0, fourth)
    assert cluster.goes_on(bots, lambda: players.play(1)) < NOTICE + GO_ON + SLOW
    players.play(30)

    first.plug_in()
    wait_until(lambda: first.call("GET", "/ready").status == 200)
    players.resume(0, first)
    players.play(10_000)
    scenes = [guest.scene for guest in players.guests]
    assert [scene["sheet"] for scene in scenes] == [scenes[0]["sheet"]] * 4 and scenes[0]["sheet"]
    players.close()


@pytest.mark.heavy
def test_a_countdown_goes_on_when_its_machine_is_cut_off(cluster: Cluster) -> None:
    first, second, *_ = cluster.hosts
    tokens = [first.guest(), first.guest()]
    table = first.make(tokens[0], "me", "open", game="space_bowl", name="Ada")["id"]
    guests = [Guest(first, table, token).hello() for token in tokens]
    guests[1].ask("sit", seat=1, name="Bob")
    guests[0].ask("start")
    for guest in guests:
        guest.catch_up()
        if guest.options():
            guest.move("throw")
    first.cut_off()
    with Guest(second, table, tokens[1]).hello() as bob:
        begun, before = time.monotonic(), bob.seq
        while bob.seq == before:
            bob.read()
        assert time.monotonic() - begun < NOTICE + GO_ON + SLOW
        assert bob.options(), "the search has begun"
