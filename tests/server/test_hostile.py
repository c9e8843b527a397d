"""100,000 messages that are malformed, stale, repeated, unauthorised or too large: no crash, no change, no leak."""

from __future__ import annotations

import json
import sqlite3
from contextlib import ExitStack
from typing import get_args

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from msgspec import Struct

from posse import catalog
from posse.room.messages import ClientMessage, Leave
from tests.server.guest import Guest
from tests.server.host import TIMEOUT, Server
from tests.server.test_protocol import another, playing

Attempt = tuple[int, dict[str, object] | bytes | int]
"""The index of an attacker, and what it sends: a message, bytes, or an index into `RUBBISH`."""
LAST = 7_654_321
"""The number of the last message of a batch; it grows with each batch."""
MOVES = catalog.game("bounty_hunters").moves.texts
EXAMPLES = 625
BATCH = 40
"""Messages per example, each sent by all four attackers; `EXAMPLES * BATCH * 4` in all."""

KINDS = (
    "hello",
    "sit",
    "stand",
    "seat",
    "start",
    "move",
    "undo",
    "lang",
    "rematch",
    "ask",
    "ping",
    "scene",
    "ok",
    "",
    "HELLO",
    "moves",
    "__init__",
)
FIELDS = ("n", "lang", "seq", "view", "seat", "name", "kind", "move", "at", "t", "guest", "question", "")
NUMBERS = (-(2**63) - 1, -2, -1, 0, 1, 2, 5, 11, 40, 200, 2**31, 2**53, 2**63, 2**64, 10**40)
WORDS = (
    "",
    "en",
    "fr",
    "state",
    "scene",
    "open",
    "bot:random",
    "choose",
    "draw target",
    "sell",
    "Ada",
    "Bob",
    "\x00",
    "\ud7ff",
    "é" * 90,
    "'\"<b>",
)
OTHERS: tuple[object, ...] = (None, True, False, 1.5, -0.0, [], {}, [[]], {"t": "move"}, [0] * 50)
VALUES = (*NUMBERS, *WORDS, *OTHERS)
RUBBISH = (
    *(
        b"",
        b"{",
        b"}",
        b"[]",
        b"null",
        b"0",
        b'"move"',
        b"{}",
        b'{"t"}',
        b'{"t":}',
        b'{"t":"move"',
        b"\xff\xfe\x00",
        b"\xed\xa0\x80",
    ),
    *(b"[" * 3000, b'{"t":' * 500, b'{"t":"sit","name":"\\ud800"}', b'{"t":"ping","t":"start"}', b'{"t":"ping"} {"t":"start"}'),
    *(
        b'{"t":"ping","n":1e999}',
        b"x" * 5000,
        b'{"t":"sit","name":"' + b"y" * 6000 + b'"}',
        b" " * 4096 + b'{"t":"ping"}',
        b"z" * 60_000,
    ),
)

fields = st.dictionaries(st.sampled_from(FIELDS[:9]), st.sampled_from(VALUES), max_size=3)
odd_fields = st.dictionaries(st.sampled_from(FIELDS), st.sampled_from(VALUES), max_size=2)
shaped = st.builds(lambda kind, more: {**more, "t": kind}, st.sampled_from(KINDS), fields | odd_fields)


def filled(kind: type[Struct]) -> st.SearchStrategy[dict[str, object]]:
    """A message with the fields that it should have."""
    names = [name for name in kind.__struct_fields__ if name != "n"]
    values = {name: st.sampled_from(NUMBERS if name in ("seat", "at", "seq") else WORDS) for name in names}
    return st.fixed_dictionaries({"t": st.just(kind.__struct_config__.tag), **values})


fitting = st.sampled_from([kind for kind in get_args(ClientMessage) if kind is not Leave]).flatmap(filled)  # that one ends it
moves = st.builds(
    lambda move, at: {"t": "move", "move": move, "at": at}, st.integers(-3, 700) | st.sampled_from(WORDS), st.integers(-2, 3)
)
cut = st.builds(lambda data, at: json.dumps(data).encode()[:at], shaped, st.integers(0, 40))
messages = st.one_of(shaped, fitting, fitting, moves, moves, cut, st.integers(0, len(RUBBISH) - 1), st.binary(max_size=12))
batches = st.lists(st.tuples(st.integers(0, 3), messages), min_size=BATCH, max_size=BATCH)


class Attack:
    """A game in its first step, in which Ada has chosen and Bob has not, and four hostile connections."""

    def __init__(self, server: Server, stack: ExitStack) -> None:
        self.server = server
        self.ada, self.bob = stack.enter_context(playing(server))
        self.choice = self.ada.options()[0]
        self.hands = (self.ada.pieces("hand_0"), self.bob.pieces("hand_1"))
        self.ada.move(self.choice)
        self.legal = self.bob.options()
        visitor = stack.enter_context(Guest(server, self.ada.table["id"], server.guest()))
        stranger = stack.enter_context(Guest(server, self.ada.table["id"], server.guest()))
        self.attackers = [stack.enter_context(another(self.ada)), stack.enter_context(another(self.bob)), visitor, stranger]
        for attacker in self.attackers[:3]:
            attacker.hello()
        self.before = self.look()
        self.sent = 0
        self.last = LAST

    def look(self) -> object:
        """Everything that must not change: the log on disk and the views of both players."""
        db = sqlite3.connect(self.server.folder / "games.sqlite")
        try:
            log = db.execute("SELECT * FROM entries WHERE tab = ? ORDER BY number", (self.ada.table["id"],)).fetchall()
        finally:
            db.close()
        self.ada.catch_up()
        self.bob.catch_up()
        return log, self.ada.scene, self.bob.scene, self.ada.at, self.bob.at, self.ada.table["seats"], self.bob.table["status"]

    def is_allowed(self, who: int, message: object) -> bool:
        """Whether this is a legal message that changes the game: Ada's undo and Bob's choice."""
        if not isinstance(message, dict):
            return False
        if who == 0:
            return message["t"] == "undo" and message.get("at") == 1
        move = message.get("move")
        return who == 1 and message["t"] == "move" and message.get("at") == 0 and (move in self.legal or isinstance(move, str))

    def attack(self, batch: list[Attempt]) -> None:
        """Sends a batch. The connection must stay open, with at most one answer per message, and no answer may leak a secret."""
        batch = [(who, message) for who, message in batch if not self.is_allowed(who, message)]
        for who, message in batch:
            data = encoded(message)
            self.attackers[who].link.send(data, text=is_text(data) and len(data) % 2 == 0)
        self.last += 1
        for who in range(len(self.attackers)):
            self.attackers[who].link.send(json.dumps({"t": "ping", "n": self.last}))
            own = [in_words(message) for sender, message in batch if sender == who]
            silent = sum(may_go_unanswered(message) for sender, message in batch if sender == who)
            self.read_answers(who, len(own), silent, "".join(own))
            self.sent += len(own)

    def read_answers(self, who: int, count: int, silent: int, said: str) -> None:
        answers, ended = 0, False
        while not ended:
            raw = self.attackers[who].link.recv(TIMEOUT)
            assert isinstance(raw, str)
            for answer in json.loads(raw):
                self.check_secrets(who, answer, json.dumps(answer, separators=(",", ":"), ensure_ascii=False), said)
                ended = answer["t"] == "ok" and answer["n"] == self.last
                answers += answer["t"] in ("ok", "error") and not ended
        assert count - silent <= answers <= count

    def check_secrets(self, who: int, answer: dict[str, object], raw: str, said: str) -> None:
        hidden = [card for seat, hand in enumerate(self.hands) if seat != who for card in hand]
        found = [card for card in hidden if card in raw]
        if answer["t"] == "error":
            # an error quotes the message, and lists the same few moves for any hand
            found = [card for card in found if card not in said and "moves look like" not in raw]
        assert not found, f"{found} leaked in {raw}"


def in_words(message: dict[str, object] | bytes | int) -> str:
    """The message as text; a move given by number is also given by its text."""
    move = message.get("move") if isinstance(message, dict) else None
    named = MOVES[move] if isinstance(move, int) and 0 <= move < len(MOVES) else ""
    return encoded(message).decode("latin-1") + named


def may_go_unanswered(message: dict[str, object] | bytes | int) -> bool:
    """Whether it is valid and has no number: then there is no answer."""
    if not isinstance(message, dict):
        try:
            message = json.loads(encoded(message))
        except (ValueError, RecursionError):
            return False
    if not isinstance(message, dict):
        return False
    number = message.get("n", -1)
    return message.get("t") in ("hello", "ping", "lang", "undo", "move") and not (isinstance(number, int) and number >= 0)


def encoded(message: dict[str, object] | bytes | int) -> bytes:
    if isinstance(message, int):
        return RUBBISH[message]
    return message if isinstance(message, bytes) else json.dumps(message).encode()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


@pytest.mark.heavy
def test_hostile_messages_crash_nothing_change_nothing_and_learn_nothing(server: Server) -> None:
    with ExitStack() as stack:
        siege = Attack(server, stack)

        @settings(
            max_examples=EXAMPLES, phases=[Phase.generate], database=None, deadline=None, suppress_health_check=list(HealthCheck)
        )
        @given(batch=batches)
        def check_batch(batch: list[Attempt]) -> None:
            for turn in range(4):
                siege.attack([((who + turn) % 4, message) for who, message in batch])
            assert siege.look() == siege.before

        check_batch()
        assert siege.sent > EXAMPLES * BATCH * 4 * 0.9
        while siege.sent < EXAMPLES * BATCH * 4:
            siege.attack([(n % 4, {"t": "move", "move": n, "at": 7}) for n in range(BATCH)])
        assert siege.ada.ask("move", move=siege.choice, at=0)["t"] == "ok"
        assert siege.look() == siege.before
        siege.bob.move(siege.legal[0])
        siege.ada.catch_up()
        assert siege.ada.options()
