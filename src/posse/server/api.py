"""REST: games, tables, and a guest's own; described at /schema, the messages of the WebSocket at /schema/protocol.json."""

from __future__ import annotations

from datetime import date
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State as AppState
from litestar.exceptions import ValidationException

from posse import bots, catalog
from posse.core.codec import brief
from posse.core.errors import SetupError
from posse.core.game import Game, Value, seed_name, seed_of
from posse.server.errors import Refusal
from posse.server.messages import TableInfo
from posse.server.schema import protocol_schema
from posse.server.seats import Seat, printable
from posse.server.table import Table
from posse.server.table_info import table_info
from posse.server.tables import Tables
from posse.texts import LANGUAGES, Texts, texts

Asked = Request[Any, Any, AppState]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What a new table should be like."""

    game: str
    seats: list[str]
    """For each seat: `me`, `open` or `bot:LEVEL`."""
    options: dict[str, str | int | bool] = msgspec.field(default_factory=dict)
    players: int | None = None
    """How many seats there are, for those who say it twice."""
    listed: bool = False
    name: str = ""
    """What the guest is called, if one of the seats is `me`."""
    seed: int | str | None = None
    """A number, or a date as text."""
    practice: bool = False
    """Alone, as everybody plays it who has the same seed: the options may follow from it."""


def tables_of(request: Asked) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def guest_of(request: Asked) -> str:
    """Who asks: the cookie's guest, which the frame of the app has made sure of."""
    guest: str = request.scope["state"]["guest"]
    return guest


def lang_of(request: Asked) -> str:
    """The language chosen, or the first one that the browser asks for and we have."""
    chosen = request.query_params.get("lang") or request.cookies.get("posse_lang", "")
    wanted = [part.split(";")[0].strip()[:2] for part in request.headers.get("accept-language", "").split(",")]
    return next((lang for lang in (chosen, *wanted) if lang in LANGUAGES), "en")


def about_game(name: str, lang: str) -> dict[str, Any]:
    kind, say = catalog.game_class(name), texts(name, lang)

    def word(key: str) -> str:
        return say(key) if key in say else ""

    options = [
        {
            "name": setting.name,
            "group": setting.group and (word(f"web-group-{setting.group}") or setting.group),
            "label": word(f"web-option-{setting.name}") or setting.name,
            "help": word(f"web-option-{setting.name}-help"),
            "values": [
                {"value": v, "label": word(f"web-option-{setting.name}-{v}") or str(v)} | seated(name, setting.name, v)
                for v in setting.values
            ],
        }
        for setting in kind.settings
    ]
    return {
        "name": name,
        "title": word("web-title") or word("title") or name,
        "intro": word("web-intro"),
        "minutes": word("web-minutes"),
        "players": list(kind.players),
        "options": options,
        "bots": list(bots.names(kind)),
        "levels": {bot: level_of(bot, say) for bot in bots.names(kind)},
        "practice_of": kind.practice_of,
    }


def level_of(bot: str, say: Texts) -> str:
    """How a bot plays: in the game's words if it has any, else in those of the house for bots that many games have."""
    key = f"web-bot-{bot}"
    return say(key) if key in say else say.common(key) if key in say.house else bot


def seated(name: str, option: str, value: Value) -> dict[str, list[int]]:
    """How many can play with this value of an option, where not all that can play the game can."""
    numbers = catalog.players_with(name, option, value)
    return {} if numbers == list(catalog.game_class(name).players) else {"players": numbers}


@get("/api/games")
async def games(request: Asked) -> list[dict[str, Any]]:
    """All games: players, options, bots."""
    return [about_game(name, lang_of(request)) for name in catalog.game_names()]


@post("/api/tables")
async def make(request: Asked, data: NewTable) -> TableInfo:
    """Makes a table."""
    table = await make_table(tables_of(request), guest_of(request), data)
    return table_info(table, guest_of(request), lang_of(request))


async def make_table(tables: Tables, guest: str, data: NewTable) -> Table:
    """A table as wanted; it starts at once if nobody is to be waited for."""
    seed, options = read_seed(data.seed), dict(data.options)
    if data.practice:
        if seed is None or not catalog.game_class(data.game).daily:
            raise Refusal("seed", "no-practice", game=brief(data.game))
        if catalog.is_to_come(seed, date.today()):
            raise Refusal("seed", "to-come", day=seed_name(seed))
        options = catalog.practice_options(data.game, seed, options)
    game = catalog.game(data.game, options)
    if data.players not in (None, len(data.seats)):
        raise Refusal("seats", "seat-count", players=data.players or 0, seats=len(data.seats))
    seats = seats_for(game, guest, data)
    table = await tables.make(game, guest, seats, data.listed, seed)
    if seats and all(seat.kind != "open" for seat in seats):
        await table.start(guest)
    return table


def read_seed(seed: int | str | None) -> int | None:
    try:
        return seed_of(seed) if isinstance(seed, str) else seed
    except SetupError as error:
        raise ValidationException(str(error)) from None


def seats_for(game: Game, guest: str, data: NewTable) -> list[Seat]:
    seats: list[Seat] = []
    for kind in data.seats:
        if kind == "me":
            if any(seat.kind == "person" for seat in seats):
                raise Refusal("seats", "seat-twice")
            seats.append(Seat("person", printable(data.name), guest))
        elif kind.startswith("bot:") and kind[4:] in bots.names(game):
            seats.append(Seat("bot", bot=kind[4:]))
        elif kind == "open":
            seats.append(Seat("open"))
        else:
            raise Refusal("seats", "seat-kind", kinds=", ".join(f"bot:{name}" for name in bots.names(game)), kind=brief(kind))
    return seats


@get("/api/tables")
async def listed(request: Asked) -> list[TableInfo]:
    """Tables that wait for players and are shown to everybody."""
    tables = tables_of(request)
    return [table_info(table, guest_of(request), lang_of(request)) for table in tables.waiting()]


@get("/api/mine")
async def mine(request: Asked) -> list[TableInfo]:
    """The guest's own tables, the latest first."""
    tables, guest = tables_of(request), guest_of(request)
    return [table_info(table, guest, lang_of(request)) for table in tables.own(guest)]


@get("/api/tables/{id:str}")
async def one(request: Asked, id: str) -> TableInfo:
    """One table as this guest sees it."""
    return table_info(tables_of(request).find(id), guest_of(request), lang_of(request))


@get("/api/tables/{id:str}/record", media_type="application/json")
async def record(request: Asked, id: str) -> str:
    """The record of a finished game."""
    match = tables_of(request).find(id).match
    if match is None or not match.state.over():
        raise Refusal("not-over")
    return match.record.to_json()


@get("/schema/protocol.json", include_in_schema=False)
async def protocol() -> dict[str, Any]:
    """The messages of the WebSocket as JSON schema."""
    return protocol_schema()


API = [games, make, listed, mine, one, record, protocol]
