"""The ASGI application: REST, pages, files and WebSockets, behind checks and headers common to all."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import posse
from posse.core.errors import PosseError
from posse.server.api import API, Asked, lang_of
from posse.server.connection import Socket
from posse.server.errors import Refusal, refusal
from posse.server.files import file
from posse.server.guests import YEAR, Guests
from posse.server.pages import PAGES, page
from posse.server.rates import Rates
from posse.server.store import Store
from posse.server.tables import Tables
from posse.server.tickets import Tickets
from posse.server.workers import Workers

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

log = logging.getLogger("posse")

POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
PLAIN = [(b"x-content-type-options", b"nosniff")]
"""The headers of scripts and styles; the other headers only matter for pages."""
HEADERS = [
    *PLAIN,
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
STATUS = {
    **dict.fromkeys(("no-table", "no-game", "no-language", "no-guide", "no-practice", "ticket"), 404),
    **dict.fromkeys(("not-yours", "host", "not-over"), 403),
    "refused": 400,
    "disk": 503,
}
LARGEST_BODY = 64 * 1024


class Frame:
    """ASGI middleware: guest cookie, origin check, rate limit, response headers."""

    def __init__(self, app: Litestar, socket: Socket, guests: Guests) -> None:
        self.app = app
        self.socket = socket
        self.guests = guests
        self.rates = Rates(socket.rate)
        """The rates of requests that change something, by guest, or by address for new guests."""

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)  # type: ignore[arg-type]
            return
        headers = {name.decode().lower(): value.decode("latin-1") for name, value in scope["headers"]}
        origin = headers.get("origin", "")
        if scope["method"] not in ("GET", "HEAD") and origin and origin.partition("://")[2] != headers.get("host"):
            await refuse(send, 403, "origin", "this request comes from another site: open the page of this server itself")
            return
        guest, cookie = self.greet(headers)
        if scope["method"] not in ("GET", "HEAD") and not self.rates.take((scope.get("client") or ("",))[0] if cookie else guest):
            await refuse(send, 429, "slow-down", Refusal("slow-down").to("en"))
            return
        scope.setdefault("state", {})["guest"] = guest
        carried = PLAIN if scope["path"].startswith(("/static/js/", "/static/css/")) else HEADERS

        async def framed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *carried, *cookie]
            await send(message)

        if scope["method"] == "HEAD" and not scope["path"].startswith("/start/"):
            scope = {**scope, "method": "GET"}  # uvicorn knows that it is HEAD and omits the body
        await self.app(scope, receive, framed)  # type: ignore[arg-type]

    def greet(self, headers: dict[str, str]) -> tuple[str, list[tuple[bytes, bytes]]]:
        """The guest of a request, and the cookie header for a new guest."""
        guest = self.socket.guest(headers)
        if guest is not None:
            return guest, []
        token = self.guests.new_token()
        name = self.guests.cookie
        cookie = SimpleCookie({name: token})
        cookie[name].update({"path": "/", "httponly": "true", "samesite": "Lax", "max-age": str(YEAR)})
        return self.guests.guest(token) or "", [(b"set-cookie", cookie[name].OutputString().encode())]


async def refuse(send: Send, status: int, code: str, text: str) -> None:
    headers = [(b"content-type", b"application/json"), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode({"code": code, "text": text})})


def what_is_wrong(error: HTTPException) -> str:
    if error.status_code == 413:
        return f"this is too large: a request has at most {LARGEST_BODY // 1024} kB"
    found = error.extra if isinstance(error.extra, list) else []
    places = [f"{part['key']}: {part['message']}" if part.get("key") else str(part["message"]) for part in found]
    return "; ".join([error.detail, *places])


def on_error(request: Asked, error: Exception) -> Response[Any]:
    """A JSON error for programs or a page for people; never a traceback."""
    status, code, text = 500, "broken", ""
    if isinstance(error, PosseError):
        refused = refusal(error)
        status, code, text = STATUS.get(refused.code, 409), refused.code, refused.to(lang_of(request))
    elif isinstance(error, HTTPException):
        status, code, text = error.status_code, "http", what_is_wrong(error)
    elif isinstance(error, RecursionError):
        status, code, text = 400, "http", "this is nested too deeply"
    else:
        log.error("an answer to %s failed", request.url.path, exc_info=error)
    path = request.url.path
    answer: Response[Any]
    if path.startswith(("/api/", "/texts/")) or path.endswith(".json"):
        answer = Response({"code": code, "text": text or "something went wrong here; nothing was lost"}, status_code=status)
    elif path.startswith("/static/") or path.endswith((".svg", ".css")):
        answer = Response(text, media_type=MediaType.TEXT, status_code=status)
    else:
        answer = page(request, "error.html", status, code=code, text=text)
    if isinstance(error, HTTPException):
        answer.headers.update(error.headers or {})
    return answer


def build(folder: Path, pace: float = 0.6, rate: float = 20.0) -> Frame:
    """The application, with its database and secret in a folder."""
    store = Store(folder / "games.sqlite")
    guests = Guests.open(folder / "secret")
    tables = Tables(store, Workers(), pace)
    tickets = Tickets(folder)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncGenerator[None, None]:
        yield
        await tables.close()

    app = Litestar(
        route_handlers=[*API, *PAGES, file],
        dependencies={"tickets": Provide(lambda: tickets, sync_to_thread=False)},
        state=AppState({"tables": tables}),
        lifespan=[lifespan],
        exception_handlers={Exception: on_error},
        compression_config=CompressionConfig(backend="gzip", minimum_size=500),
        openapi_config=OpenAPIConfig(
            title="Posse", version=posse.__version__, path="/schema", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    return Frame(app, Socket(tables, guests, rate), guests)
