"""Whole games of Bounty Hunters: after every move, the scene with all diffs applied equals a fresh one."""

from __future__ import annotations

import json
import zlib
from contextlib import ExitStack

import pytest

from posse import bots, catalog
from posse.core.record import Record
from posse.core.rng import Rng
from posse.core.state import State
from tests.server.guest import Guest
from tests.server.host import Server
from tests.server.test_protocol import playing


def order(guest: Guest, name: str, inside: str) -> dict[str, list[str]]:
    """The ids in each zone, in order."""
    found: dict[str, list[str]] = {}
    for key in sorted(guest.scene[name], key=lambda key: int(guest.scene[name][key]["i"])):
        found.setdefault(guest.scene[name][key].get(inside, ""), []).append(key)
    return found


def check(guest: Guest, lang: str) -> None:
    """Checks that a new connection of the same guest gets the same scene, in the same order."""
    guest.catch_up()
    with Guest(guest.server, guest.table["id"], guest.token) as fresh:
        fresh.hello(lang)
        assert fresh.scene == guest.scene
        assert (fresh.at, fresh.undo, fresh.log) == (guest.at, guest.undo, guest.log[-400:])
        for name, inside in (("pieces", "zone"), ("zones", "inside")):
            places = [part["i"] for part in guest.scene[name].values()]
            assert order(fresh, name, inside) == order(guest, name, inside)
            assert len(places) == sum(len(keys) for keys in order(guest, name, inside).values())


def check_zones_say_their_order(guest: Guest) -> None:
    """Checks that a whole scene lists zones in the order of their numbers."""
    with Guest(guest.server, guest.table["id"], guest.token) as fresh:
        fresh.hello()
        siblings: dict[str, list[int]] = {}
        for zone in fresh.scene["zones"].values():
            siblings.setdefault(zone.get("inside", ""), []).append(zone["i"])
        assert all(numbers == list(range(len(numbers))) for numbers in siblings.values())


def check_secrets(viewer: Guest, guests: list[Guest]) -> None:
    """Checks that no card in another player's hand is in what the viewer was sent."""
    for seat, other in enumerate(guests):
        if other is not viewer:
            other.catch_up()
            assert not set(other.pieces(f"hand_{seat}")) & {*viewer.scene["pieces"], *viewer.scene["zones"]}
            assert all(viewer.scene["pieces"][piece]["back"] for piece in viewer.pieces(f"hand_{seat}"))


class Player:
    """A guest with two connections: one gets scenes, the other gets states for a bot that chooses moves."""

    def __init__(self, guest: Guest, lang: str, program: Guest) -> None:
        self.guest = guest
        self.lang = lang
        self.program = program.hello(view="state")
        guest.ask("lang", lang=lang)

    def think(self, bot: bots.Bot, rng: Rng) -> int | None:
        self.program.catch_up()
        if self.program.table["you"] not in self.program.state["waiting"]:
            return None
        seen = State.from_json(json.dumps(self.program.state["state"]))
        return bot(seen, seen.viewer, rng)


@pytest.mark.parametrize(("players", "level"), [(2, "random"), pytest.param(6, "heuristic", marks=pytest.mark.heavy)])
def test_diffs_of_a_whole_game_match_fresh_scenes(server: Server, players: int, level: str) -> None:
    bot, rng = bots.bot(catalog.game("bounty_hunters"), level), Rng.seeded(players)
    with playing(server, players) as guests, ExitStack() as stack:
        tab = guests[0].table["id"]

        def join(token: str) -> Guest:
            return stack.enter_context(Guest(server, tab, token))

        people = [Player(guest, ("en", "fr")[n % 2], join(guest.token)) for n, guest in enumerate(guests)]
        viewers = [(player.guest, player.lang) for player in people] + [(join(server.guest()).hello("fr"), "fr")]
        moves = 0
        while guests[0].table["status"] != "over":
            for player in people:
                move = player.think(bot, rng)
                if move is not None:
                    player.guest.catch_up()
                    player.guest.move(move)
                    moves += 1
                    check(*viewers[moves % len(viewers)])
                    check_secrets(viewers[moves % len(viewers)][0], guests)
            guests[0].catch_up()
        for viewer in viewers:
            check(*viewer)
        check_zones_say_their_order(guests[0])
        assert moves == sum(guest.at for guest in guests) > 100
        assert all(guest.scene["places"] for guest, _ in viewers)
    record = Record.from_json(server.call("GET", f"/api/tables/{tab}/record").body.decode())
    assert len(record.answers) == moves
    assert record.replay().over()


def test_most_diffs_are_under_two_kilobytes(server: Server) -> None:
    with playing(server, 6) as guests:
        for _ in range(8):
            for guest in guests:
                guest.catch_up()
                if guest.options():
                    guest.move(guest.options()[0])
        sizes = sorted(len(zlib.compress(json.dumps(message).encode())) for message in guests[0].got if message["t"] == "diff")
        assert len(sizes) > 20
        assert sizes[len(sizes) // 2] < 2000


def test_the_example_with_hidden_hands_is_played_in_the_lobby(server: Server) -> None:
    games = {game["name"]: game for game in server.call("GET", "/api/games").data()}
    example = games["high_card"]
    assert (example["title"], example["players"], example["bots"]) == ("High Card", [2, 3, 4], ["careful", "random"])
    assert [value["label"] for value in example["options"][0]["values"]] == ["60", "No limit"]
    with playing(server, game="high_card") as guests:
        for _ in range(8):
            for seat, guest in enumerate(guests):
                guest.catch_up()
                other = guests[1 - seat]
                assert not set(other.pieces(f"hand-{1 - seat}")) & set(guest.scene["pieces"])
                guest.move(guest.options()[0])
        guests[0].catch_up()
        assert guests[0].scene["over"] and guests[0].table["status"] == "over"
