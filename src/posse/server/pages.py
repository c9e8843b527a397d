"""Pages for people, and the files that come with them."""

from __future__ import annotations

import io
import tomllib
from functools import cache
from typing import Any

import segno
from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import MediaType, Response, get
from litestar.response import Redirect

from posse import bots, catalog
from posse.core.errors import SetupError
from posse.core.game import setting
from posse.rulebook import rulebook
from posse.server.api import Asked, about_game, guest_of, hall_of, lang_of
from posse.server.table import Refusal, Seat
from posse.texts import LANGUAGES, check_language, texts, web_texts

TEMPLATES = Environment(
    loader=PackageLoader("posse", "web/templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
FOR_AN_HOUR = {"Cache-Control": "public, max-age=3600"}


def page(name: str, lang: str, status: int = 200, **values: Any) -> Response[str]:
    """A page in a language; `say` words the house's messages."""
    say = values.pop("say", texts("", lang))
    html = TEMPLATES.get_template(name).render(lang=lang, say=say, status=status, **values)
    return Response(html, media_type=MediaType.HTML, status_code=status, headers={"Cache-Control": "no-store"})


@get("/")
async def lobby(request: Asked) -> Response[str]:
    """The games, the tables that wait for players, and the guest's own."""
    hall, lang, guest = hall_of(request), lang_of(request), guest_of(request)
    open_tables = [table.about(guest, lang) for table in hall.find_all(hall.store.listed(12)) if table.has_room()]
    own = [table.about(guest, lang) for table in hall.find_all(hall.store.tables_of(guest, 6))]
    return page("lobby.html", lang, games=all_games(lang), tables=open_tables, mine=own)


def all_games(lang: str) -> list[dict[str, Any]]:
    return [about_game(name, lang) for name in catalog.games()]


@get("/games/{name:str}")
async def game(request: Asked, name: str) -> Response[str]:
    """What a game is, its rules, and ways to play it."""
    lang = lang_of(request)
    about = about_game(name, lang)
    return page("game.html", lang, say=texts(name, lang), game=about, guided=catalog.game_file(name, "guide.toml") is not None)


@get("/t/{id:str}")
async def table(request: Asked, id: str) -> Response[str]:
    """A table: the link that friends are invited with."""
    lang = lang_of(request)
    about = hall_of(request).find(id).about(guest_of(request), lang)
    return page("table.html", lang, say=texts(about["game"], lang), table=about)


@get("/play")
async def play(
    request: Asked, game: str, players: int = 4, bot: str = "", seed: int | None = None, option: list[str] | None = None
) -> Redirect:
    """Makes a table against bots and goes there: what `posse play` opens."""
    if request.headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
        raise Refusal("foreign", "a table can be made from here only, not from another site")
    rules = catalog.game(game, dict([setting(pair) for pair in option or []]))
    guest, level = guest_of(request), bot or bots.names(rules)[0]
    others = [Seat("bot", bot=level) for _ in range(players - 1)]
    name = texts("", lang_of(request))("web-you")
    table = await hall_of(request).make(rules, guest, [Seat("person", name, guest), *others], False, seed)
    await table.start(guest)
    return Redirect(f"/t/{table.id}")


@get("/mine")
async def mine(request: Asked) -> Response[str]:
    """The guest's own tables."""
    hall, lang, guest = hall_of(request), lang_of(request), guest_of(request)
    return page("mine.html", lang, mine=[table.about(guest, lang) for table in hall.find_all(hall.store.tables_of(guest))])


@get("/t/{id:str}/qr.svg", media_type="image/svg+xml")
async def qr(request: Asked, id: str) -> Response[bytes]:
    """The table's link as a picture for a phone's camera."""
    hall_of(request).find(id)
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
    return Response(sprite(name, lang), media_type="image/svg+xml", headers=FOR_AN_HOUR)


@get("/games/{name:str}/board.css")
async def board(name: str) -> Response[str]:
    """Where a game's zones lie on screen."""
    return Response(catalog.game_file(name, "board.css") or "", media_type="text/css", headers=FOR_AN_HOUR)


@get("/games/{name:str}/rules/{lang:str}")
async def rules(name: str, lang: str) -> list[dict[str, str]]:
    """A game's rulebook, rule by rule."""
    book = rulebook(name, check_language(lang.removesuffix(".json")))
    return [{"id": rule.id, "section": rule.section, "text": rule.text} for rule in book.rules]


@get("/games/{name:str}/guide/{lang:str}")
async def guide(name: str, lang: str) -> dict[str, Any]:
    """The steps of a first game."""
    lang = check_language(lang.removesuffix(".json"))
    text = catalog.game_file(name, "guide.toml")
    if text is None:
        raise SetupError(f"{name} has no guided game")
    data = tomllib.loads(text)
    return {**data, "step": [{**step, "text": step["text"][lang]} for step in data["step"]]}


@get("/texts/{name:str}/{lang:str}")
async def words(name: str, lang: str) -> dict[str, str]:
    """What a browser words itself."""
    catalog.kind_of(name)
    return web_texts(name, check_language(lang.removesuffix(".json")))


PAGES = [lobby, game, table, play, mine, qr, art, board, rules, guide, words]
