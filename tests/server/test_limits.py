"""Quotas by guest and by address: what is allowed, what is refused, and that little memory is used for them."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from posse.server import limits
from posse.server.limits import Bucket, Buckets, Limits, Quotas, TooMany, address_of
from tests.server.guest import Guest, Refused
from tests.server.host import Server


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that a test sets."""
    now = [1000.0]
    monkeypatch.setattr("posse.server.limits.time.monotonic", lambda: now[0])
    return now


def test_a_bucket_allows_a_burst_and_then_the_rate(time: list[float]) -> None:
    bucket = Bucket(2.0, 5.0)
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]
    assert (bucket.over, bucket.wait()) == (1, 0.5)
    time[0] += 0.5
    assert bucket.take() and not bucket.take()
    time[0] += 100
    assert bucket.take(5) and bucket.over == 0


def test_without_a_rate_there_is_no_limit() -> None:
    assert all([Bucket(0).take() for _ in range(1000)])
    quotas = Quotas(Limits(guests=1, sockets=1, running=1), 0)
    for _ in range(5):
        quotas.guest("a")
        quotas.request("a", 1e9)
        quotas.change("a")
        quotas.table("a", "g", True, 1000, 1000)
        quotas.socket("a", "g", "t").__enter__()


def test_buckets_forget_those_who_came_first() -> None:
    buckets = Buckets(1.0)
    first = buckets.of("0")
    for number in range(3 * limits.MOST_KEPT):
        buckets.of("kept")
        buckets.of(str(number))
    assert len(buckets.found) == limits.MOST_KEPT
    assert "kept" in buckets.found and buckets.of("0") is not first


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.7", "192.0.2.8", False),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("2001:db8::1", "2001:db8::ffff:ffff:ffff:ffff", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("", "testclient", False),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (address_of(one) == address_of(other)) is same


def test_an_hourly_quota_says_when_to_come_back(time: list[float]) -> None:
    quotas = Quotas(Limits(guests=2), 20)
    quotas.guest("a")
    quotas.guest("a")
    with pytest.raises(TooMany, match="2 an hour") as info:
        quotas.guest("a")
    assert (info.value.code, info.value.retry) == ("slow-down", 1800)
    assert "2 par heure" in info.value.to("fr")
    quotas.guest("b")
    time[0] += 1800
    quotas.guest("a")


def test_tables_are_counted_by_guest_and_by_address() -> None:
    quotas = Quotas(Limits(tables=3, tables_of_address=5, bot_tables=1, running=7, running_bots=2), 20)
    for _ in range(3):
        quotas.table("a", "one", False, 0, 0)
    with pytest.raises(TooMany, match="3 an hour"):
        quotas.table("a", "one", False, 0, 0)
    for guest in ("two", "three"):  # cookies are free
        quotas.table("a", guest, False, 0, 0)
    with pytest.raises(TooMany, match="5 an hour"):
        quotas.table("a", "four", False, 0, 0)
    with pytest.raises(TooMany, match="7 unfinished"):
        quotas.table("b", "five", False, 7, 0)
    with pytest.raises(TooMany, match="2 unfinished tables with bots only"):
        quotas.table("b", "five", True, 2, 2)
    quotas.table("b", "five", True, 0, 0)
    with pytest.raises(TooMany, match="bots only: 1 an hour"):
        quotas.table("b", "six", True, 0, 0)


def test_sockets_are_counted_while_they_are_open() -> None:
    quotas = Quotas(Limits(sockets=2, sockets_of_address=3, viewers=2), 20)
    first = quotas.socket("a", "one", "t")
    first.__enter__()
    with quotas.socket("a", "one", "u"):
        with pytest.raises(TooMany, match="2 at once"), quotas.socket("b", "one", "v"):
            pass
        with quotas.socket("a", "two", "v"), pytest.raises(TooMany, match="3 at once"), quotas.socket("a", "three", "v"):
            pass
        with quotas.socket("b", "two", "t"), pytest.raises(TooMany, match="2 people"), quotas.socket("b", "three", "t"):
            pass
    first.__exit__(None, None, None)
    assert not quotas.sockets


def test_a_socket_is_counted_at_the_table_that_it_went_to() -> None:
    quotas = Quotas(Limits(viewers=2), 20)
    with quotas.socket("a", "one", "t") as go_to, quotas.socket("a", "two", "u"), quotas.socket("a", "three", "u"):
        with pytest.raises(TooMany, match="2 people"):
            go_to("u", 0)
        with pytest.raises(TooMany, match="2 people"):
            go_to("v", 2)
        assert quotas.sockets["table t"] == 1, "it is still where it was"
        go_to("v", 1)
        assert "table t" not in quotas.sockets and quotas.sockets["table v"] == 1
    assert not quotas.sockets


# -- on a server -------------------------------------------------------------------------


def flood(server: Server, number: int, method: str, path: str, data: object = None, token: str = "") -> list[int]:
    return [server.call(method, path, data, token).status for _ in range(number)]


def test_bots_that_play_alone_are_few(own_server: Server) -> None:
    token, most = own_server.guest(), Limits().running_bots
    wanted = {"game": "slow_toe", "seats": ["bot:slow", "bot:slow"]}
    answers = flood(own_server, most, "POST", "/api/tables", wanted, token)
    assert set(answers) == {201}
    refused = own_server.call("POST", "/api/tables", wanted, token)
    assert refused.notice() == (429, "slow-down")
    assert str(most) in refused.data()["text"] and int(refused.headers["retry-after"]) >= 1
    assert own_server.make(token, "me", "open")["status"] == "open"


def test_new_cookies_do_not_help_against_the_quota_of_an_address(own_server: Server) -> None:
    statuses = flood(own_server, 60, "POST", "/api/guests")
    assert {201, 429} == set(statuses)
    assert 30 < statuses.count(201) < 60


def test_a_page_can_be_read_without_being_a_new_guest(own_server: Server) -> None:
    answers = [own_server.call("GET", "/mine") for _ in range(Limits().guests + 10)]
    assert {answer.status for answer in answers} == {200}
    assert "set-cookie" in answers[0].headers and "set-cookie" not in answers[-1].headers


def test_heavy_requests_are_limited_for_each_address(own_server: Server) -> None:
    answers = [own_server.call("GET", "/api/tables/nothing/record", Accept_Language="fr") for _ in range(200)]
    assert {answer.status for answer in answers} == {404, 429}
    [first, *_] = [answer for answer in answers if answer.status == 429]
    assert "100 par seconde" in first.data()["text"]


def test_sockets_of_a_guest_are_limited(own_server: Server) -> None:
    token = own_server.guest()
    tab = own_server.make(token, "me", "open")["id"]
    guests = [Guest(own_server, tab, token) for _ in range(Limits().sockets)]
    with Guest(own_server, tab, token) as one_more, pytest.raises(ConnectionClosed) as info:
        one_more.read()
    assert info.value.rcvd is not None
    assert info.value.rcvd.code == 1013 and str(Limits().sockets) in info.value.rcvd.reason
    guests[0].link.close()
    for guest in guests[1:]:
        guest.ask("hello", lang="en", seq=-1)
    for _ in range(50):
        try:
            with Guest(own_server, tab, token).hello():
                break
        except ConnectionClosed:
            continue
    else:
        pytest.fail("a closed socket is still counted")
    for guest in guests[1:]:
        guest.link.close()


def test_nobody_passes_the_limit_of_viewers_by_moving_from_another_table(own_server: Server) -> None:
    host = own_server.guest()
    full, other = own_server.make(host, "me", "open")["id"], own_server.make(host, "me", "open")["id"]
    with ExitStack() as opened:
        for _ in range(Limits().viewers // 25):
            token = own_server.guest()
            viewers = [opened.enter_context(Guest(own_server, full, token)) for _ in range(25)]
        guest = opened.enter_context(Guest(own_server, other, host).hello())
        with pytest.raises(Refused, match=f"{Limits().viewers} people are at this table") as info:
            guest.follow(full)
        assert info.value.code == "slow-down"
        guest.hello()
        assert guest.table["id"] == other, "it stays where it was"
        viewers[0].follow(other)
        guest.follow(full)
        assert guest.table["id"] == full


def test_there_are_no_limits_with_rate_0(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--rate", "0").start()
    try:
        assert set(flood(server, 100, "POST", "/api/guests")) == {201}
    finally:
        server.stop()
