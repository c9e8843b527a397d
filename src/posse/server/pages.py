"""HTML pages, and the files of games that they use."""

from __future__ import annotations

import io
import tomllib
from functools import cache, lru_cache
from importlib import resources
from typing import Any, TypedDict
from urllib.parse import urlencode

import msgspec
import segno
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response

from posse import catalog, daily, howto
from posse.core.codec import brief
from posse.room.errors import Refusal
from posse.room.schema import protocol_schema
from posse.room.views import Viewer
from posse.rulebook import pieces, rulebook
from posse.server import pictures
from posse.server.api import (
    GameInfo,
    ListedTable,
    NewTable,
    Services,
    about_game,
    address_of,
    known,
    make_table,
    open_tables,
    own_tables,
    practised,
    read_seed,
    services,
    tables_of,
)
from posse.server.files import file, versioned, without_comments
from posse.server.guests import YEAR
from posse.server.http import Problem, endpoint, guest_of, lang_of
from posse.server.limits import TooMany
from posse.server.results import begun_table
from posse.texts import LANGUAGES, texts, web_texts

TEMPLATES = Environment(
    loader=PackageLoader("posse", "web/templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
TEMPLATES.globals["has_picture"] = lambda game, name: name in pictures.sizes(game)
TEMPLATES.globals["picture_size"] = lambda game, name: pictures.sizes(game)[name]
STATUSES = ("playing", "open", "over", "damaged")
RUNNING = STATUSES[:2]
MOST_GOING = 3
"""The maximum number of the guest's tables in the lobby."""
LONGEST_QUERY = 200
"""The number of characters of a search that count."""
FOR_AN_HOUR = {"Cache-Control": "public, max-age=3600"}
"""For files at addresses without a version."""


def page(request: Request, name: str, *, of: str = "", **values: Any) -> Response:
    """Renders a template in the reader's language with the texts of a game. A language in the URL is stored in a cookie.

    A new reader gets a guest's cookie. Only pages set it, since they are never cached.
    """
    answer = render(request, name, 200, of, values)
    if not guest_of(request):
        greet(request, answer)
    if request.query_params.get("lang") == lang_of(request):
        answer.set_cookie("posse_lang", lang_of(request), max_age=YEAR, samesite="lax", secure=is_secure(request))
    return answer


def render(request: HTTPConnection, name: str, status: int, of: str, values: dict[str, Any]) -> Response:
    lang = lang_of(request)
    own = texts(of, lang) if of else None
    html = TEMPLATES.get_template(name).render(
        lang=lang, say=texts("", lang), own=own, status=status, files=versioned(), **values
    )
    return Response(html, status, {"Cache-Control": "no-store"}, "text/html")


def error_page(request: HTTPConnection, status: int, problem: Problem) -> Response:
    return render(request, "error.html", status, "", {"code": problem.code, "text": problem.text})


def greet(request: Request, answer: Response) -> str:
    """Makes a guest, with a cookie in the answer; "" if too many were made from there."""
    found = services(request)
    try:
        found.quotas.guest(address_of(request))
    except TooMany:  # the page can be read all the same
        return ""
    token = found.guests.new_token()
    found.guests.set_cookie(answer, token, is_secure(request))
    return found.guests.guest(token)


def is_secure(request: Request) -> bool:
    return bool(request.scope["scheme"] == "https")


def spoken(lang: str) -> str:
    """The language in a URL, which may end in `.json`."""
    lang = lang.removesuffix(".json")
    if lang not in LANGUAGES:
        raise Refusal("no-language", lang=brief(lang), langs=", ".join(LANGUAGES))
    return lang


def redirect(request: Request, path: str) -> Response:
    """Keeps the language parameter."""
    lang = request.query_params.get("lang")
    tail = f"?{urlencode({'lang': lang})}" if lang in LANGUAGES else ""
    return RedirectResponse(path + tail, 302, {"Cache-Control": "no-store"})


@endpoint("GET", "/")
async def lobby(request: Request) -> Response:
    """The games, the tables that wait for players, and the guest's own."""
    found, own, lang = await open_tables(request, 12), await own_tables(request), lang_of(request)
    games = [ways(name, lang) for name in catalog.listed_games()]
    going = [table for table in by_urgency(own) if table.status in RUNNING]
    return page(request, "lobby.html", games=games, tables=found, going=going[:MOST_GOING], more=len(own))


class Ways(TypedDict):
    """A game, and the ways to meet it."""

    game: GameInfo
    guided: bool
    daily: str
    """What its practice or game of the day is called; "" if there is none."""
    howto: bool


def ways(name: str, lang: str) -> Ways:
    guided, own = catalog.game_file(name, "guide.toml") is not None, texts(name, lang)
    daily_name = own("web-practice") if daily.practice_game(name) else ""
    return {"game": about_game(name, lang), "guided": guided, "daily": daily_name, "howto": bool(howto.howto(name, lang))}


def by_urgency(tables: list[ListedTable]) -> list[ListedTable]:
    """Where it is the guest's turn, then where others are, then where players are missing, then the rest."""
    return sorted(tables, key=lambda table: (table.you not in table.turn, STATUSES.index(table.status)))


@endpoint("GET", "/games/{name}")
async def game(request: Request, name: str) -> Response:
    """What a game is, its rules, and ways to play it."""
    about = about_game(known(name), lang_of(request))
    if about["practice_of"]:
        return redirect(request, f"/games/{about['practice_of']}/practice")
    return page(request, "game.html", of=name, ways=ways(name, lang_of(request)), game=about)


@endpoint("GET", "/games/{name}/howto")
async def how_to_play(request: Request, name: str) -> Response:
    """How to play a game in two minutes, in pictures."""
    about, lang = about_game(known(name), lang_of(request)), lang_of(request)
    if about["practice_of"]:
        return redirect(request, f"/games/{about['practice_of']}/howto")
    panels = howto.howto(name, lang)
    if not panels:
        raise Refusal("no-howto", game=name)
    return page(request, "howto.html", of=name, ways=ways(name, lang), game=about, panels=panels)


@endpoint("GET", "/games/{name}/practice")
async def practice(request: Request, name: str, seed: str = "") -> Response:
    """Today's series of a game's practice, or the one that `?seed=` names."""
    about, way = about_game(known(name), lang_of(request)), practised(name)
    fixed, practice = bool(catalog.game_class(way).daily_options(0)), about_game(way, lang_of(request))
    return page(request, "practice.html", of=way, game=about, practice=practice, fixed=fixed, seed=seed)


@endpoint("GET", "/t/{id}")
async def table(request: Request, id: str) -> Response:
    """A table: the link that friends are invited with."""
    tables, lang = tables_of(request), lang_of(request)
    found = await tables.find(id)
    if tables.log.shared:  # the guest may have seen more at another process
        await found.refresh()
    described = found.info(guest_of(request), lang)
    name = described.game
    look = catalog.game_class(name).practice_of or name
    news = Viewer(guest_of(request), lang).news(found.views, tables.log.now())
    start = f'{{"messages":[{",".join(news)}],"pictures":{msgspec.json.encode(pictures.sizes(look)).decode()}}}'
    safe = Markup(start.replace("<", "\\u003c"))  # noqa: S704 (JSON that cannot end its element)
    return page(request, "table.html", of=name, table=described, look=look, ways=ways(look, lang), start=safe)


@endpoint("GET", "/start/{ticket}")
async def start(request: Request, ticket: str) -> Response:
    """Creates the table of a ticket of `posse play` and redirects there."""
    found, cookie = services(request), Response()
    guest = guest_of(request) or greet(request, cookie)
    if not guest:
        raise Refusal("no-guest")

    async def make(wanted: Any) -> str:
        try:
            data = msgspec.convert(wanted, NewTable)
        except msgspec.ValidationError:
            raise Refusal("ticket") from None
        return await begun(found, guest, data) or (await make_table(found, address_of(request), guest, data)).id

    answer = redirect(request, f"/t/{await found.tickets.take(ticket, make)}")
    answer.raw_headers += [(name, value) for name, value in cookie.raw_headers if name == b"set-cookie"]
    return answer


async def begun(found: Services, guest: str, data: NewTable) -> str:
    """The guest's unfinished table of the same series and options; "" if there is none."""
    game = catalog.game(data.game, dict(data.options))
    return await begun_table(found.tables.log, guest, game, daily.series_of(game, len(data.seats), read_seed(data.seed)))


@endpoint("GET", "/mine")
async def mine(request: Request, show: str = "", game: str = "") -> Response:
    """The guest's own tables: all, or those that run or are finished, or those of a game."""
    own = by_urgency(await own_tables(request))
    games = sorted({(table.game, table.title) for table in own}, key=lambda one: one[1])
    kept = [table for table in own if (table.status in RUNNING) == (show == "running") or show not in ("running", "finished")]
    kept = [table for table in kept if game in ("", table.game)]
    return page(request, "mine.html", mine=kept, games=games, show=show, chosen=game, empty=not own)


@cache
def mark_svg() -> str:
    return resources.files("posse").joinpath("web", "mark.svg").read_text(encoding="utf-8")


@endpoint("GET", "/static/mark.svg")
async def mark(request: Request) -> Response:
    """The logo."""
    return Response(mark_svg(), headers=FOR_AN_HOUR, media_type="image/svg+xml")


@endpoint("GET", "/t/{id}/qr.svg")
async def qr(request: Request, id: str) -> Response:
    """The table's link as a picture for a phone's camera."""
    if await tables_of(request).log.summary(id) is None:
        raise Refusal("no-table")
    address = f"{request.scope['scheme']}://{request.scope['state']['host']}/t/{id}"
    return Response(qr_code(address), media_type="image/svg+xml")


@lru_cache(maxsize=1000)
def qr_code(address: str) -> bytes:
    out = io.BytesIO()
    segno.make(address, micro=False).save(out, kind="svg", scale=4, border=2, xmldecl=False)
    return out.getvalue()


@endpoint("GET", "/games/{name}/art.svg")
async def art(request: Request, name: str) -> Response:
    """Every picture of a game, as symbols; `?fr` for those with French words in them."""
    query = request.scope["query_string"].decode("latin-1")
    lang = query if query in LANGUAGES else "en"
    return Response(pictures.sprite(known(name), lang), headers=FOR_AN_HOUR, media_type="image/svg+xml")


@endpoint("GET", "/games/{name}/art/{id}.svg")
async def picture(request: Request, name: str, id: str) -> Response:
    """One picture of a game, as a symbol."""
    found = pictures.picture(known(name), id)
    if not found:
        raise HTTPException(404)
    return Response(found, headers=FOR_AN_HOUR, media_type="image/svg+xml")


@cache
def style(name: str) -> str:
    return without_comments(catalog.board_style(name))


@endpoint("GET", "/games/{name}/board.css")
async def board(request: Request, name: str) -> Response:
    """A game's style sheet, which places its zones."""
    return Response(style(known(name)), headers=FOR_AN_HOUR, media_type="text/css")


@endpoint("GET", "/games/{name}/rules/{lang}")
async def rules(request: Request, name: str, lang: str, words: str = "") -> list[dict[str, Any]]:
    """A game's rules, or those that match a query. Each text is split at its matches: every second piece is a match."""
    book, words = rulebook(known(name), spoken(lang)), words[:LONGEST_QUERY]
    terms, found = book.terms(words), book.search(words) if words.strip() else book.rules
    return [{"id": rule.id, "section": rule.section, "text": pieces(rule.text, terms)} for rule in found]


@cache
def steps(name: str, lang: str) -> dict[str, Any]:
    text = catalog.game_file(name, "guide.toml")
    if text is None:
        raise Refusal("no-guide", game=name)
    data = tomllib.loads(text)
    return {**data, "step": [{**step, "text": step["text"][lang]} for step in data["step"]]}


@endpoint("GET", "/games/{name}/guide/{lang}")
async def guide(request: Request, name: str, lang: str) -> dict[str, Any]:
    """The steps of a first game."""
    return steps(known(name), spoken(lang))


@endpoint("GET", "/texts/{name}/{lang}")
async def words(request: Request, name: str, lang: str) -> dict[str, str]:
    """The texts that the browser formats."""
    return web_texts(known(name), spoken(lang))


@endpoint("GET", "/schema/protocol.json")
async def protocol(request: Request) -> dict[str, Any]:
    """The messages of the WebSocket as JSON schema."""
    return protocol_schema()


PAGES = [lobby, game, how_to_play, practice, table, start, mine, qr, protocol]
FILES = [mark, file, art, picture, board, rules, guide, words]
"""What is also found below `/v/VERSION`."""
