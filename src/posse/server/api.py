"""The REST API: games, tables and results. Described at /schema, the WebSocket messages at /schema/protocol.json."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import cache
from typing import Annotated, Any, NotRequired, TypedDict

import msgspec
from msgspec import structs
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request

from posse import bots, catalog, daily
from posse.core.codec import brief
from posse.core.errors import SetupError
from posse.core.game import Game, Value, setting
from posse.core.seeds import parse_date, parse_seed, seed_text
from posse.room.entries import Seat
from posse.room.errors import Refusal
from posse.room.messages import TableInfo
from posse.room.names import printable
from posse.room.summary import Summary, read_about
from posse.room.table_info import table_info
from posse.server.guests import Guests
from posse.server.http import endpoint, guest_of, lang_of
from posse.server.limits import Quotas
from posse.server.results import begun_table, solo_results
from posse.server.settings import Settings
from posse.server.table import Table
from posse.server.tables import Tables
from posse.server.tickets import Tickets
from posse.texts import Texts, texts

MOST_DAYS = 10
"""The maximum number of days in a guest's history."""
MOST_LISTED = 50
MOST_OWN = 100
"""The maximum number of own tables in a list."""
FRESH = 10 * 60 * 1000
"""Milliseconds for which an open table is listed after the last change, even if nobody is connected to it."""


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


class NewGuest(msgspec.Struct):
    """A guest that was made."""

    token: str
    """To be sent as `Authorization: Bearer TOKEN`."""


class OptionValue(TypedDict):
    """A value of an option."""

    value: Value
    label: str
    players: NotRequired[list[int]]
    """The numbers of players that can use it, if not all can."""


class OptionInfo(TypedDict):
    """An option of a game."""

    name: str
    group: str
    label: str
    help: str
    values: list[OptionValue]


class GameInfo(TypedDict):
    """A game, in the reader's language."""

    name: str
    title: str
    intro: str
    short: str
    """The game in one sentence."""
    minutes: str
    players: list[int]
    options: list[OptionInfo]
    bots: list[str]
    levels: dict[str, str]
    """The description of each bot."""
    practice_of: str


class ListedTable(TableInfo):
    """A table in a list."""

    turn: list[int]
    """The seats of people who have to choose."""
    outcome: str
    """How a finished game ended for the guest, in words; "" if the game has no words for it."""


class ResultLine(msgspec.Struct):
    """A guest's result of a finished solo game."""

    line: str
    """The line to share."""
    note: str
    """About the streak or the scores."""


class DayResult(msgspec.Struct):
    """A day that counts for the streak."""

    day: str
    won: bool | None
    line: str


class Streak(msgspec.Struct):
    """A guest's streak in the game of the day or the practice of a game."""

    streak: int
    best: int
    note: str
    days: list[DayResult]
    """The latest first."""


class OptionInWords(TypedDict):
    """An option that follows from a seed."""

    name: str
    label: str
    value: str


class Practice(msgspec.Struct):
    """The solo game for a seed and options."""

    problem: str
    """What is wrong with the seed."""
    options: list[OptionInWords]
    table: str
    """The address of the guest's unfinished table."""
    note: str


class Services(msgspec.Struct):
    """What requests use."""

    settings: Settings
    tables: Tables
    guests: Guests
    quotas: Quotas
    tickets: Tickets


def services(connection: HTTPConnection) -> Services:
    found: Services = connection.app.state.services
    return found


def tables_of(connection: HTTPConnection) -> Tables:
    return services(connection).tables


def address_of(connection: HTTPConnection) -> str:
    """The client's address, as quotas count it."""
    address: str = connection.scope["state"]["address"]
    return address


@cache
def about_game(name: str, lang: str) -> GameInfo:
    kind, say = catalog.game_class(name), texts(name, lang)

    def word(key: str) -> str:
        return say(key) if key in say else ""

    options: list[OptionInfo] = [
        {
            "name": setting.name,
            "group": setting.group and (word(f"web-group-{setting.group}") or setting.group),
            "label": word(f"web-option-{setting.name}") or setting.name,
            "help": word(f"web-option-{setting.name}-help"),
            "values": [
                option_value(name, setting.name, v, word(f"web-option-{setting.name}-{v}") or str(v)) for v in setting.values
            ],
        }
        for setting in kind.settings
    ]
    return {
        "name": name,
        "title": word("web-title") or word("title") or name,
        "intro": word("web-intro"),
        "short": word("web-short"),
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


def option_value(name: str, option: str, value: Value, label: str) -> OptionValue:
    numbers = catalog.players_with(name, option, value)
    found: OptionValue = {"value": value, "label": label}
    if numbers != list(catalog.game_class(name).players):
        found["players"] = numbers
    return found


@endpoint("GET", "/api/games")
async def games(request: Request) -> list[GameInfo]:
    """All games: players, options, bots."""
    return [about_game(name, lang_of(request)) for name in catalog.game_names()]


@endpoint("POST", "/api/guests", status=201)
async def new_guest(request: Request) -> NewGuest:
    """Makes a guest, for programs; a browser gets a cookie with its first page."""
    found = services(request)
    found.quotas.guest(address_of(request))
    return NewGuest(found.guests.new_token())


@endpoint("POST", "/api/tables", status=201, guest=True, refuses=(404, 409))
async def make(request: Request, data: NewTable) -> TableInfo:
    """Creates a table."""
    table = await make_table(services(request), address_of(request), guest_of(request), data)
    return table.info(guest_of(request), lang_of(request))


async def make_table(found: Services, address: str, guest: str, data: NewTable) -> Table:
    """Creates the requested table, and starts it if no seat is open."""
    if found.settings.closed or await found.tables.log.setting("closed"):
        raise Refusal("closed")
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
    if found.quotas.on:
        only_bots = all(seat.kind == "bot" for seat in seats)
        found.quotas.table(address, guest, only_bots, *await found.tables.log.running(guest))
    table = await found.tables.make(game, guest, seats, data.listed, seed, counts=counts)
    if seats and all(seat.kind != "open" for seat in seats):
        await table.start(guest)
    return table


def read_seed(seed: int | str | None) -> int | None:
    try:
        return parse_seed(seed) if isinstance(seed, str) else seed
    except SetupError as error:
        raise HTTPException(400, str(error)) from None


def read_date(today: str) -> date:
    """The guest's date; the server's date for ""."""
    found = parse_date(today) if today else date.today()
    if found is None:
        raise HTTPException(400, f"today: expected a date such as 2026-11-15, not {brief(today)}")
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
            seats.append(Seat())
        else:
            raise Refusal("seats", "seat-kind", kinds=", ".join(f"bot:{name}" for name in bots.names(game)), kind=brief(kind))
    names = [bots.bot_name(number).casefold() for number, seat in enumerate(seats) if seat.kind == "bot"]
    if printable(data.name).casefold() in names:
        raise Refusal("name-taken", name=printable(data.name))
    return seats


@endpoint("GET", "/api/tables")
async def listed(request: Request) -> list[ListedTable]:
    """Listed tables with open seats, to which somebody is connected or which somebody has just used."""
    return await open_tables(request, MOST_LISTED)


async def open_tables(request: Request, most: int) -> list[ListedTable]:
    tables = tables_of(request)
    now = tables.log.now()
    rows = [row for row in await tables.log.listed(4 * MOST_LISTED) if now - row.touched < FRESH or tables.here(row.table)]
    found = [in_list(request, row) for row in rows]
    return [table for table in found if any([seat.kind == "open" for seat in table.seats])][:most]


def in_list(request: Request, row: Summary, outcome: str = "") -> ListedTable:
    """A table in a list, which is not opened for that."""
    here = tables_of(request).here(row.table)
    info = table_info(row.table, read_about(row), row.status, here, guest_of(request), lang_of(request))
    turn = [int(seat) for seat in row.turn.split(",") if seat] if row.status == "playing" else []
    return ListedTable(**structs.asdict(info), turn=turn, outcome=outcome)


@endpoint("GET", "/api/mine", guest=True)
async def mine(request: Request) -> list[ListedTable]:
    """The guest's own tables, the latest first."""
    return await own_tables(request)


async def own_tables(request: Request) -> list[ListedTable]:
    guest, log, lang = guest_of(request), tables_of(request).log, lang_of(request)
    if not guest:
        return []
    rows = await log.own(guest, MOST_OWN)
    results = await log.results(guest, [row.table for row in rows if row.status == "over"])
    lines = {result.table: msgspec.json.decode(result.lines).get(lang, "") for result in results}
    return [in_list(request, row, lines.get(row.table, "")) for row in rows]


@endpoint("DELETE", "/api/mine/{id}", guest=True, refuses=(404,))
async def forget(request: Request, id: str) -> dict[str, str]:
    """Takes a table from the guest's list. An unfinished table that is in nobody's list any more is removed."""
    if not await tables_of(request).log.forget(guest_of(request), id):
        raise Refusal("no-table")
    return {"id": id}


@endpoint("GET", "/api/tables/{id}", refuses=(404, 409))
async def one(request: Request, id: str) -> TableInfo:
    """One table as this guest sees it."""
    return (await tables_of(request).find(id)).info(guest_of(request), lang_of(request))


@endpoint("GET", "/api/tables/{id}/record", refuses=(403, 404, 409))
async def record(request: Request, id: str) -> Any:
    """The record of a finished game."""
    match = (await tables_of(request).find(id)).room.match
    if match is None or not match.state.over():
        raise Refusal("not-over")
    return match.record.to_json()


@endpoint("GET", "/api/tables/{id}/result", guest=True, refuses=(404, 409))
async def result(request: Request, id: str, today: str = "") -> ResultLine:
    """The guest's result of a finished solo game: the line to share, and a note on the streak or on the scores."""
    log, lang, day = tables_of(request).log, lang_of(request), read_date(today)
    summary = await log.summary(id)
    if summary is None:
        raise Refusal("no-table")
    results = await solo_results(log, guest_of(request), summary.game, lang)
    own = next((result for result in results if result.id == id), None)
    line, note = daily.summary(own, results, texts(summary.game, lang), day) if own is not None else ("", "")
    return ResultLine(line, note)


@endpoint("GET", "/api/results/{name}", guest=True, refuses=(404,))
async def results(request: Request, name: str, today: str = "") -> Streak:
    """The guest's streak in the game of the day or the practice of a game, and the days that count, the latest first."""
    lang, day, way = lang_of(request), read_date(today), practised(name)
    days = daily.days(await solo_results(tables_of(request).log, guest_of(request), way, lang))
    told = [DayResult(day, days[day].won, daily.share_line(days[day].line, day)) for day in sorted(days, reverse=True)]
    note = daily.streak_note(days, texts(way, lang), day)
    return Streak(daily.streak(days, day), daily.best_streak(days), note, told[:MOST_DAYS])


@endpoint("GET", "/api/practice/{name}", refuses=(404,))
async def practice(request: Request, name: str, seed: str, today: str = "", option: list[str] | None = None) -> Practice:
    """The solo game for a seed and options: its options in words, or what is wrong with the seed."""
    way, lang = practised(name), lang_of(request)
    say, day = texts(way, lang), read_date(today)
    try:
        number = parse_seed(seed)
    except SetupError:
        return Practice(say("web-practice-wrong"), [], "", "")
    game = catalog.game(way, daily.practice_options(way, number, dict([setting(pair) for pair in option or []])))
    series, guest, log = daily.series_of(game, 1, number), guest_of(request), tables_of(request).log
    begun = await begun_table(log, guest, game, series)
    played = series in daily.days(await solo_results(log, guest, way, lang))
    keys = ["page-begun-played"] if played else ["page-begun"] if begun else []
    if begun and not played and series == str(day):
        keys.append("page-begun-counts")
    return Practice(
        say.common("web-to-come") if daily.is_future(number, date.today()) else "",
        options_in_words(way, game.daily_options(number), lang),
        f"/t/{begun}" if begun else "",
        " ".join([say.common(key) for key in keys]),
    )


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


def options_in_words(name: str, chosen: dict[str, Value], lang: str) -> list[OptionInWords]:
    options = [option for option in about_game(name, lang)["options"] if option["name"] in chosen]
    found = [(option, value) for option in options for value in option["values"] if value["value"] == chosen[option["name"]]]
    return [{"name": option["name"], "label": option["label"], "value": value["label"]} for option, value in found]


API = [games, new_guest, make, listed, mine, forget, one, record, result, results, practice]
