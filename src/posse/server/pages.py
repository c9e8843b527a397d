"""HTML pages, and the files of games that they use."""

from __future__ import annotations

import io
import tomllib
from functools import cache
from importlib import resources
from typing import Any

import msgspec
import segno
from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import MediaType, Response, get
from litestar.response import Redirect

from posse import catalog, daily
from posse.core.codec import brief
from posse.rulebook import pieces, rulebook
from posse.server.api import Asked, NewTable, about_game, guest_of, known, lang_of, make_table, practised, read_seed, tables_of
from posse.server.errors import Refusal
from posse.server.files import imports, without_comments
from posse.server.guests import YEAR
from posse.server.results import begun_table
from posse.server.table_info import table_info
from posse.server.tables import Tables
from posse.server.tickets import Tickets
from posse.texts import LANGUAGES, texts, web_texts

TEMPLATES = Environment(
    loader=PackageLoader("posse", "web/templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
FOR_AN_HOUR = {"Cache-Control": "public, max-age=3600"}


def page(request: Asked, name: str, status: int = 200, *, of: str = "", **values: Any) -> Response[str]:
    """Renders a template in the reader's language with the texts of a game. A language in the URL is stored in a cookie."""
    lang = lang_of(request)
    own = texts(of, lang) if of else None
    html = TEMPLATES.get_template(name).render(lang=lang, say=texts("", lang), own=own, status=status, **values)
    answer = Response(html, media_type=MediaType.HTML, status_code=status, headers={"Cache-Control": "no-store"})
    if request.query_params.get("lang") == lang:
        answer.set_cookie("posse_lang", lang, max_age=YEAR, samesite="lax")
    return answer


def spoken(lang: str) -> str:
    """The language in a URL, which may end in `.json`."""
    lang = lang.removesuffix(".json")
    if lang not in LANGUAGES:
        raise Refusal("no-language", lang=brief(lang), langs=", ".join(LANGUAGES))
    return lang


def said_lang(request: Asked) -> dict[str, Any] | None:
    """The language parameter of a URL, to be passed on in a redirect."""
    lang = request.query_params.get("lang")
    return {"lang": lang} if lang in LANGUAGES else None


@get("/")
async def lobby(request: Asked) -> Response[str]:
    """The games, the tables that wait for players, and the guest's own."""
    tables, lang, guest = tables_of(request), lang_of(request), guest_of(request)
    open_tables = [table_info(table, guest, lang) for table in tables.waiting(12)]
    own = [table_info(table, guest, lang) for table in tables.own(guest, 6)]
    return page(request, "lobby.html", games=all_games(lang), tables=open_tables, mine=own)


def all_games(lang: str) -> list[dict[str, Any]]:
    return [about_game(name, lang) for name in catalog.listed_games()]


@get("/games/{name:str}")
async def game(request: Asked, name: str) -> Response[str] | Redirect:
    """What a game is, its rules, and ways to play it."""
    about = about_game(known(name), lang_of(request))
    if about["practice_of"]:
        return Redirect(f"/games/{about['practice_of']}/practice", query_params=said_lang(request))
    guided = catalog.game_file(name, "guide.toml") is not None
    return page(request, "game.html", of=name, game=about, guided=guided, practised=daily.practice_game(name))


@get("/games/{name:str}/practice")
async def practice(request: Asked, name: str) -> Response[str]:
    """Today's series of a game's practice, or the one that `?seed=` names."""
    about, way = about_game(known(name), lang_of(request)), practised(name)
    fixed, practice = bool(catalog.game_class(way).daily_options(0)), about_game(way, lang_of(request))
    seed = request.query_params.get("seed", "")
    return page(request, "practice.html", of=way, game=about, practice=practice, fixed=fixed, seed=seed)


@get("/t/{id:str}")
async def table(request: Asked, id: str) -> Response[str]:
    """A table: the link that friends are invited with."""
    described = table_info(tables_of(request).find(id), guest_of(request), lang_of(request))
    name = described.game
    look, scripts = catalog.game_class(name).practice_of or name, imports("/js/pages/table.js")
    return page(request, "table.html", of=name, table=described, look=look, scripts=scripts)


@get("/start/{ticket:str}")
async def start(request: Asked, ticket: str, tickets: Tickets) -> Redirect:
    """Creates the table of a ticket of `posse play` and redirects there."""

    async def make(wanted: Any) -> str:
        try:
            data = msgspec.convert(wanted, NewTable)
        except msgspec.ValidationError:
            raise Refusal("ticket") from None
        return (
            begun(tables_of(request), guest_of(request), data)
            or (await make_table(tables_of(request), guest_of(request), data)).id
        )

    return Redirect(f"/t/{await tickets.take(ticket, make)}", query_params=said_lang(request))


def begun(tables: Tables, guest: str, data: NewTable) -> str:
    """The guest's unfinished table of the same series and options; "" if there is none."""
    game = catalog.game(data.game, dict(data.options))
    return begun_table(tables.store, guest, game, daily.series_of(game, len(data.seats), read_seed(data.seed)))


@get("/mine")
async def mine(request: Asked) -> Response[str]:
    """The guest's own tables."""
    tables, lang, guest = tables_of(request), lang_of(request), guest_of(request)
    own = [table_info(table, guest, lang) for table in tables.own(guest)]
    return page(request, "mine.html", mine=own)


@get("/static/mark.svg")
async def mark() -> Response[str]:
    """The logo."""
    text = resources.files("posse").joinpath("web", "mark.svg").read_text(encoding="utf-8")
    return Response(text, media_type="image/svg+xml", headers=FOR_AN_HOUR)


@get("/t/{id:str}/qr.svg", media_type="image/svg+xml")
async def qr(request: Asked, id: str) -> Response[bytes]:
    """The table's link as a picture for a phone's camera."""
    tables_of(request).find(id)
    out = io.BytesIO()
    segno.make(f"{request.base_url}t/{id}", micro=False).save(out, kind="svg", scale=4, border=2, xmldecl=False)
    return Response(out.getvalue(), media_type="image/svg+xml")


@cache
def sprite(name: str, lang: str) -> str:
    return catalog.game(name).art(lang)


@get("/games/{name:str}/art.svg")
async def art(request: Asked, name: str) -> Response[str]:
    """Every picture of a game, as symbols; `?fr` for those with French words in them."""
    lang = request.url.query if request.url.query in LANGUAGES else "en"
    return Response(sprite(known(name), lang), media_type="image/svg+xml", headers=FOR_AN_HOUR)


@get("/games/{name:str}/board.css")
async def board(name: str) -> Response[str]:
    """A game's style sheet, which places its zones."""
    return Response(without_comments(catalog.board_style(known(name))), media_type="text/css", headers=FOR_AN_HOUR)


@get("/games/{name:str}/rules/{lang:str}")
async def rules(name: str, lang: str, words: str = "") -> list[dict[str, Any]]:
    """A game's rules, or those that match a query. Each text is split at its matches: every second piece is a match."""
    book = rulebook(known(name), spoken(lang))
    terms, found = book.terms(words), book.search(words) if words.strip() else book.rules
    return [{"id": rule.id, "section": rule.section, "text": pieces(rule.text, terms)} for rule in found]


@get("/games/{name:str}/guide/{lang:str}")
async def guide(name: str, lang: str) -> dict[str, Any]:
    """The steps of a first game."""
    text = catalog.game_file(known(name), "guide.toml")
    if text is None:
        raise Refusal("no-guide", game=name)
    data = tomllib.loads(text)
    return {**data, "step": [{**step, "text": step["text"][spoken(lang)]} for step in data["step"]]}


@get("/texts/{name:str}/{lang:str}")
async def words(name: str, lang: str) -> dict[str, str]:
    """The texts that the browser formats."""
    return web_texts(known(name), spoken(lang))


PAGES = [lobby, game, practice, table, start, mine, mark, qr, art, board, rules, guide, words]
