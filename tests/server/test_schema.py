"""The schema of the protocol is served, generated files are up to date, and messages validate against it."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from posse import catalog
from posse.core import scene
from posse.room import scene_data
from posse.room.messages import ServerMessage
from posse.room.schema import protocol_schema
from tests import protocol_files
from tests.server.host import Server
from tests.server.test_protocol import another, playing


def test_the_schema_is_served(server: Server) -> None:
    assert server.call("GET", "/schema/protocol.json").data() == protocol_schema()


def test_every_call_of_the_api_is_described(server: Server) -> None:
    document = server.call("GET", "/schema").data()
    assert document["openapi"] == "3.1.0"
    calls = {(method, path) for path, operations in document["paths"].items() for method in operations}
    assert {("post", "/api/tables"), ("post", "/api/guests"), ("get", "/api/mine"), ("get", "/ready")} <= calls
    for operations in document["paths"].values():
        for operation in operations.values():
            assert operation["summary"]
            assert {"400", "429", "503"} < operation["responses"].keys()
            assert all([answer["content"] for answer in operation["responses"].values()])
    assert "401" in document["paths"]["/api/mine"]["get"]["responses"]
    assert {"409", "413"} < document["paths"]["/api/tables"]["post"]["responses"].keys()


def test_references_in_the_description_lead_somewhere(server: Server) -> None:
    answer = server.call("GET", "/schema")
    named = set(re.findall(r'"#/components/schemas/([^"]+)"', answer.body.decode()))
    assert {"Problem", "TableInfo", "NewTable", "GameInfo"} <= named == named & answer.data()["components"]["schemas"].keys()


@pytest.mark.parametrize("path", protocol_files.files(), ids=lambda path: path.name)
def test_generated_files_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == protocol_files.files()[path], "run `make types`"


@pytest.mark.parametrize("game", ["bounty_hunters", "space_serenade"])
def test_everything_that_is_sent_validates_against_the_schema(server: Server, game: str) -> None:
    with playing(server, game=game) as (ada, bob), another(ada) as program:
        program.hello(view="state")
        for _ in range(12):
            for guest in (ada, bob):
                guest.catch_up()
                if guest.options():
                    guest.move(guest.options()[0])
        program.catch_up()
        sent = [message for guest in (ada, bob, program) for message in guest.got]
        assert {message["t"] for message in sent} >= {"table", "scene", "diff", "state", "ok"}
        for message in sent:
            msgspec.json.decode(msgspec.json.encode(message), type=ServerMessage)
            assert set(message) <= {"t", *fields_of(message["t"])}


def fields_of(kind: str) -> set[str]:
    (part,) = [part for part in protocol_files.parts().values() if part.get("properties", {}).get("t", {}).get("enum") == [kind]]
    return set(part["properties"])


def test_an_open_view_is_a_scene_like_any_other() -> None:
    shown = scene.Scene(-4, "Round 1", "Everything is open")
    data = scene_data.whole(shown, scene_data.Shown(shown))
    assert msgspec.json.decode(msgspec.json.encode(data))["viewer"] == -4


def test_default_values_of_zones_and_pieces_are_omitted() -> None:
    shown = scene.Scene(0, "", "")
    shown.zones = [scene.Zone("deck", "pile", "Deck", "stack")]
    badges = (scene.counter("cost", 0, "free"), scene.gauge("fuel", 3, 4, "3 of 4"))
    shown.pieces = [
        scene.Piece("a", "deck", "ship", "a", "A"),
        scene.Piece("b", "deck", "ship", "b", "B", badges=badges, count=2, faces=("b", "c")),
    ]
    data = msgspec.json.decode(msgspec.json.encode(scene_data.whole(shown, scene_data.Shown(shown))))
    assert data["zones"] == {"deck": {"kind": "pile", "label": "Deck", "layout": "stack", "i": 0}}
    assert data["pieces"]["a"] == {"zone": "deck", "kind": "ship", "face": "a", "label": "A", "i": 0}
    plain = {"zone": "deck", "kind": "ship", "face": "b", "label": "B", "count": 2, "faces": ["b", "c"], "i": 1}
    assert data["pieces"]["b"] == {
        **plain,
        "badges": [
            {"kind": "cost", "value": "0", "number": 0, "label": "free"},
            {"kind": "fuel", "value": "3/4", "number": 3, "limit": 4, "label": "3 of 4"},
        ],
    }


def test_the_browser_knows_no_game_and_no_event_of_one() -> None:
    scripts = [path.read_text(encoding="utf-8") for path in protocol_files.JS.rglob("*.js")]
    code = re.sub(r"/\*.*?\*/", "", "".join(scripts), flags=re.DOTALL)
    words = set(re.findall(r"""["'`]([\w-]+)["'`]""", code)) - {"gauge", "token", "lost"}  # its own classes and links
    assert len(words) > 100
    for name in catalog.game_names():
        assert words.isdisjoint({name, *catalog.game_class(name).cues}), name
