"""The REST API: games, tables and results. Described at /schema, the WebSocket messages at /schema/protocol.json."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State as AppState
from litestar.exceptions import ValidationException
from litestar.params import Parameter

from posse import bots, catalog, daily
from posse.core.codec import brief
from posse.core.errors import SetupError
from posse.core.game import Game, Value, setting
from posse.core.seeds import parse_date, parse_seed, seed_text
from posse.server.errors import Refusal
from posse.server.messages import TableInfo
from posse.server.results import begun_table, solo_results
from posse.server.schema import protocol_schema
from posse.server.seats import Seat, printable
from posse.server.table import Table
from posse.server.table_info import table_info
from posse.server.tables import Tables
from posse.texts import LANGUAGES, Texts, texts

Asked = Request[Any, Any, AppState]
MOST_DAYS = 10
"""The maximum number of days in a guest's history."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A request for a new table."""

    game: str
    seats: list[str]
    """For each seat: `me`, `open` or `bot:LEVEL`."""
    options: dict[str, str | int | bool] = msgspec.field(default_factory=dict)
    players: Annotated[int, msgspec.Meta(ge=1, le=99)] | None = None
    """The number of seats; if given, it must match `seats`."""
    listed: bool = False
    name: str = ""
    """The guest's name, if one of the seats is `me`."""
    seed: int | str | None = None
    """A number, or a date as text."""
    practice: bool = False
    """Whether this is the practice or game of the day; then the options may follow from the seed."""
    today: str = ""
    """The guest's local date, since a game of the day counts if it is started on that day; default: the server's."""


def tables_of(request: Asked) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def guest_of(request: Asked) -> str:
    """The guest of the cookie, which `Frame` has checked."""
    guest: str = request.scope["state"]["guest"]
    return guest


def lang_of(request: Asked) -> str:
    """The chosen language, or the first supported one that the browser accepts."""
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
    """The description of a bot: a text of the game, else a shared one, else the bot's name."""
    key = f"web-bot-{bot}"
    return say(key) if key in say else say.common(key) if key in say.shared else bot


def seated(name: str, option: str, value: Value) -> dict[str, list[int]]:
    """The numbers of players that can use this value of an option, if not all can."""
    numbers = catalog.players_with(name, option, value)
    return {} if numbers == list(catalog.game_class(name).players) else {"players": numbers}


@get("/api/games")
async def games(request: Asked) -> list[dict[str, Any]]:
    """All games: players, options, bots."""
    return [about_game(name, lang_of(request)) for name in catalog.game_names()]


@post("/api/tables")
async def make(request: Asked, data: NewTable) -> TableInfo:
    """Creates a table."""
    table = await make_table(tables_of(request), guest_of(request), data)
    return table_info(table, guest_of(request), lang_of(request))


async def make_table(tables: Tables, guest: str, data: NewTable) -> Table:
    """Creates the requested table, and starts it if no seat is open."""
    seed, options = read_seed(data.seed), dict(data.options)
    if data.practice:
        if seed is None or not catalog.game_class(data.game).daily:
            raise Refusal("seed", "no-practice", game=brief(data.game))
        if daily.is_future(seed, date.today()):
            raise Refusal("seed", "to-come", day=seed_text(seed))
        game = catalog.game(data.game, daily.practice_options(data.game, seed, options))
    else:
        game = catalog.fitting(data.game, len(data.seats), options, timed=True)
    if data.players not in (None, len(data.seats)):
        raise Refusal("seats", "seat-count", players=data.players or 0, seats=len(data.seats))
    seats = seats_for(game, guest, data)
    counts = is_now(read_date(data.today)) and daily.series_of(game, len(seats), seed) == str(read_date(data.today))
    table = await tables.make(game, guest, seats, data.listed, seed, counts=counts)
    if seats and all(seat.kind != "open" for seat in seats):
        await table.start(guest)
    return table


def read_seed(seed: int | str | None) -> int | None:
    try:
        return parse_seed(seed) if isinstance(seed, str) else seed
    except SetupError as error:
        raise ValidationException(str(error)) from None


def read_date(today: str) -> date:
    """The guest's date; the server's date for ""."""
    found = parse_date(today) if today else date.today()
    if found is None:
        raise ValidationException(f"today: expected a date such as 2026-11-15, not {brief(today)}")
    return found


def is_now(day: date) -> bool:
    """Whether this is the current date in some time zone."""
    return abs((day - datetime.now(UTC).date()).days) <= 1


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
    """Listed tables with open seats."""
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


@get("/api/tables/{id:str}/result")
async def result(request: Asked, id: str, today: str = "") -> dict[str, str]:
    """The guest's result of a finished solo game: the line to share, and a note on the streak or on the scores."""
    tables, lang, day = tables_of(request), lang_of(request), read_date(today)
    game = tables.find(id).game.name
    results = solo_results(tables.store, guest_of(request), game, lang)
    own = next((result for result in results if result.id == id), None)
    line, note = daily.summary(own, results, texts(game, lang), day) if own is not None else ("", "")
    return {"line": line, "note": note}


@get("/api/results/{name:str}")
async def results(request: Asked, name: str, today: str = "") -> dict[str, Any]:
    """The guest's streak in the game of the day or the practice of a game, and the days that count, the latest first."""
    lang, day, way = lang_of(request), read_date(today), practised(name)
    days = daily.days(solo_results(tables_of(request).store, guest_of(request), way, lang))
    told = [
        {"day": day, "won": days[day].won, "line": daily.share_line(days[day].line, day)} for day in sorted(days, reverse=True)
    ]
    return {
        "streak": daily.streak(days, day),
        "best": daily.best_streak(days),
        "note": daily.streak_note(days, texts(way, lang), day),
        "days": told[:MOST_DAYS],
    }


@get("/api/practice/{name:str}")
async def practice(
    request: Asked, name: str, seed: str, today: str = "", option: Annotated[list[str] | None, Parameter(query="option")] = None
) -> dict[str, Any]:
    """The solo game for a seed and options: its options in words, or what is wrong with the seed."""
    way, lang = practised(name), lang_of(request)
    say, day = texts(way, lang), read_date(today)
    try:
        number = parse_seed(seed)
    except SetupError:
        return {"problem": say("web-practice-wrong"), "options": [], "table": "", "note": ""}
    game = catalog.game(way, daily.practice_options(way, number, dict([setting(pair) for pair in option or []])))
    series, guest, store = daily.series_of(game, 1, number), guest_of(request), tables_of(request).store
    begun = begun_table(store, guest, game, series)
    played = series in daily.days(solo_results(store, guest, way, lang))
    keys = ["page-begun-played"] if played else ["page-begun"] if begun else []
    if begun and not played and series == str(day):
        keys.append("page-begun-counts")
    return {
        "problem": say.common("web-to-come") if daily.is_future(number, date.today()) else "",
        "options": options_in_words(way, game.daily_options(number), lang),
        "table": f"/t/{begun}" if begun else "",
        "note": " ".join([say.common(key) for key in keys]),
    }


def practised(name: str) -> str:
    """The practice game or game of the day of a game; raises if it has none."""
    way = daily.practice_game(known(name))
    if not way:
        raise Refusal("no-practice", game=name)
    return way


def known(name: str) -> str:
    """The name of a game in a URL; raises if it is unknown."""
    if name not in catalog.game_names():
        raise Refusal("no-game", game=brief(name), games=", ".join(catalog.game_names()))
    return name


def options_in_words(name: str, chosen: dict[str, Value], lang: str) -> list[dict[str, str]]:
    options = [option for option in about_game(name, lang)["options"] if option["name"] in chosen]
    found = [(option, value) for option in options for value in option["values"] if value["value"] == chosen[option["name"]]]
    return [{"name": option["name"], "label": option["label"], "value": value["label"]} for option, value in found]


API = [games, make, listed, mine, one, record, result, results, practice, protocol]
