"""The ASGI application: REST, pages, files and WebSockets, behind checks and headers common to all."""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

import posse
from posse.core.errors import PosseError
from posse.room.errors import Refusal
from posse.server import metrics
from posse.server.api import API, Services, services, tables_of
from posse.server.connection import Connection
from posse.server.databases import open_log
from posse.server.files import FOREVER, unversioned, version
from posse.server.guests import Guests
from posse.server.hosts import host_of, is_allowed, is_foreign
from posse.server.http import Endpoint, Failure, Problem, as_json, as_text, endpoint, failed, guest_of, lang_of, openapi, route
from posse.server.limits import Quotas, TooMany, address_of
from posse.server.log import Log
from posse.server.logs import without_ids
from posse.server.pages import FILES, PAGES, error_page
from posse.server.protocols import PATIENCE, Line
from posse.server.settings import Settings
from posse.server.tables import Tables
from posse.server.tickets import Tickets
from posse.server.workers import Workers

log = logging.getLogger("posse")

POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SCRIPTS_AND_STYLES = ("/static/js/", "/static/css/", "/static/bundle/")
PLAIN = {"x-content-type-options": "nosniff"}
"""The headers of scripts and styles; the other headers only matter for pages."""
HEADERS = {
    **PLAIN,
    "content-security-policy": POLICY,
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
SAFE = ("GET", "HEAD", "OPTIONS")
HEAVY = {"record": 20.0, "qr.svg": 5.0, "rules": 3.0}
"""What requests cost that take long to answer, by a part of their path."""
NO_TABLE, TRY_LATER = 4404, 1013
LONGEST_REASON = 123
"""The maximum number of bytes in the reason for closing a WebSocket."""
DAY = 24 * 3600 * 1000
CLEANING = 3600.0
"""Seconds between two removals of old tables."""


class Frame:
    """ASGI middleware: checks host and origin, finds the guest, counts requests, adds headers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        begun, connection = time.monotonic(), HTTPConnection(scope)
        status = 0

        async def framed(message: Message) -> None:
            nonlocal status
            if message["type"].endswith("http.response.start"):
                status = message["status"]
                add_headers(MutableHeaders(scope=message), scope["path"], status)
            await send(message)

        line: Line | None = scope.get("state", {}).get("line")
        if line is not None:
            line.go_on()
        try:
            self.admit(connection)
        except PosseError as error:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close"})  # status 403
            else:
                await failed(connection, error, shown_as(connection))(scope, receive, framed)
        else:
            await self.app(scope, receive, framed if scope["type"] == "http" else send)
        if line is not None and scope["type"] == "http":
            line.wait(PATIENCE)
        if scope["type"] == "http":
            metrics.requests.labels(status).inc()
            if log.isEnabledFor(logging.INFO):
                spent = round(1000 * (time.monotonic() - begun), 1)
                fields = {"method": scope["method"], "path": without_ids(scope["path"]), "status": status, "ms": spent}
                log.info("request", extra={"fields": fields})

    def admit(self, connection: HTTPConnection) -> None:
        """Raises if the request is refused whatever it asks; notes who asks and from where."""
        state = connection.scope.setdefault("state", {})
        line: Line | None = state.get("line")
        host = state["host"] = host_of(connection, self.settings.proxies, line.peer() if line is not None else "")
        if not is_allowed(host, self.settings.hosts):
            raise Refusal("wrong-host", host=host[:80])
        safe = connection.scope.get("method") in SAFE
        if not safe and is_foreign(connection, host):
            raise Refusal("origin")
        address = state["address"] = address_of(connection.client.host if connection.client else "")
        found = services(connection)
        guest = state["guest"] = found.guests.of(connection)
        cost = max([HEAVY.get(part, 1.0) for part in connection.scope["path"].split("/")])
        found.quotas.request(address, cost)
        if not safe:
            found.quotas.change(guest or address)


def add_headers(headers: MutableHeaders, path: str, status: int) -> None:
    headers.update(PLAIN if unversioned(path).startswith(SCRIPTS_AND_STYLES) else HEADERS)
    if path.startswith("/v/") and status == 200:
        # a page of another version, or of another process during an upgrade, gets the file but must ask again
        headers["cache-control"] = FOREVER if path.split("/")[2] == version() else "no-cache"
    if path.startswith("/api/"):
        headers.setdefault("cache-control", "no-store")


def shown_as(connection: HTTPConnection) -> Failure:
    """How errors are shown at an address: to programs, in place of a file, or to people."""
    path = unversioned(connection.scope["path"])
    if path.startswith("/static/") or path.endswith((".svg", ".css")):
        return as_text
    if path.startswith(("/api/", "/texts/", "/schema", "/health", "/ready", "/metrics")) or path.endswith(".json"):
        return as_json
    return error_page


def on_error(request: HTTPConnection, status: int, problem: Problem) -> Response:
    return shown_as(request)(request, status, problem)


async def on_http_error(request: Request, error: Exception) -> Response:
    return failed(request, error, on_error)


# -- WebSockets ------------------------------------------------------------------------------


class Socket:
    """Plays at a table. It is refused without a guest; other problems are reasons to close it, which a browser can read.

    An ASGI application of its own: every message goes through here, and Starlette's wrappers cost as much as a diff.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        found, place, guest = services(websocket), websocket.path_params["id"], guest_of(websocket)
        if not guest:
            await websocket.close()  # status 403
            return
        await websocket.accept()
        with ExitStack() as counted:
            try:
                socket = found.quotas.socket(websocket.state.address, guest, place, found.tables.guests_elsewhere(place))
                go_to = counted.enter_context(socket)
                await found.tables.find(place)
            except PosseError as error:
                await close(websocket, error)
                return
            counted.enter_context(metrics.connections.track_inprogress())
            connection = Connection(receive, send, found.tables, place, guest, found.settings.rate, websocket.state.line)
            connection.near = bool(found.settings.proxies)
            connection.count_at = go_to
            await connection.run()


async def close(websocket: WebSocket, error: PosseError) -> None:
    metrics.refusals.inc()
    later = isinstance(error, TooMany) or not isinstance(error, Refusal)
    text = error.to(lang_of(websocket)) if isinstance(error, Refusal) else str(error)
    await websocket.close(TRY_LATER if later else NO_TABLE, text.encode()[:LONGEST_REASON].decode(errors="ignore"))


# -- for the operator ------------------------------------------------------------------------


@endpoint("GET", "/health")
async def health(request: Request) -> dict[str, str]:
    """Whether the process lives."""
    return {"status": "ok"}


@endpoint("GET", "/ready")
async def ready(request: Request) -> dict[str, str]:
    """Whether the database answers."""
    await tables_of(request).log.ping()
    return {"status": "ok"}


@endpoint("GET", "/metrics", media_type="text/plain; version=0.0.4")
async def measured(request: Request) -> bytes:
    """What is counted, for Prometheus."""
    found = services(request)
    if not may_measure(request.client.host if request.client else "", found.settings.metrics_from):
        raise HTTPException(403, "only addresses that --metrics-from names can read this")
    for status, number in (await found.tables.log.count()).items():
        metrics.tables.labels(status).set(number)
    found.tables.measure()
    return await asyncio.to_thread(metrics.text)


def may_measure(client: str, allowed: tuple[str, ...]) -> bool:
    with suppress(ValueError):
        address = ip_address(address_of(client) if client.startswith("::ffff:") else client)
        return address.is_loopback or any([address in ip_network(network, strict=False) for network in allowed])
    return False


@endpoint("GET", "/schema")
async def schema(request: Request) -> dict[str, Any]:
    """This description."""
    return openapi([*API, schema, health, ready], "Posse", posse.__version__)


# -- the whole -------------------------------------------------------------------------------


def routes() -> list[BaseRoute]:
    declared: list[Endpoint] = [*API, *PAGES, *FILES, schema, health, ready, measured]
    versions = Mount("/v/{version}", routes=[route([one], on_error) for one in FILES])
    found: list[BaseRoute] = [WebSocketRoute("/ws/{id:path}", Socket()), versions]
    for path in dict.fromkeys([one.path for one in declared]):
        made = route([one for one in declared if one.path == path], on_error)
        if path.startswith("/start/") and made.methods:
            made.methods.discard("HEAD")  # it would use the ticket
        found.append(made)
    return found


async def clean(log_of_tables: Log, days: float) -> None:
    """Removes old tables from time to time."""
    while True:
        try:
            before = log_of_tables.now() - int(days * DAY)
            removed = await log_of_tables.expire(before, before)
            if removed:
                log.info("removed %d old tables", removed)
        except PosseError as error:
            log.warning("old tables could not be removed: %s", error)
        await asyncio.sleep(CLEANING)


def build(settings: Settings) -> ASGIApp:
    """The application."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        found = open_log(settings.database)
        await found.open()
        guests = await Guests.open(found)
        tables = Tables(found, Workers(settings.bot_processes()), settings.pace)
        tables.closed = settings.closed
        tables.begin()
        quotas, tickets = Quotas(settings.limits, settings.rate), Tickets(Path(settings.folder))
        app.state.services = Services(settings, tables, guests, quotas, tickets)
        cleaner = asyncio.create_task(clean(found, settings.keep)) if settings.keep else None
        yield
        if cleaner is not None:
            cleaner.cancel()
        await tables.close()

    app = Starlette(routes=routes(), lifespan=lifespan, exception_handlers={HTTPException: on_http_error})
    app.router.redirect_slashes = False
    app.add_middleware(GZipMiddleware, minimum_size=500, compresslevel=6)
    app.add_middleware(Frame, settings=settings)
    return app


def from_environment() -> ASGIApp:
    """The application of a process."""
    tune_garbage_collector()
    threading.Thread(target=end_with_parent, daemon=True).start()
    return build(Settings.from_environment())


def end_with_parent() -> None:
    """Stops this process when the one that started it, and would start it again, has died."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def tune_garbage_collector() -> None:
    """Makes collections rare, which saves a tenth of CPU time: loaded modules stay, and moves make few reference cycles."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
