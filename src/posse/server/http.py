"""A small typed layer on Starlette: a route is a function whose signature says what it takes and returns.

Of its parameters, those in the path are texts, `data` is the body, and the others are queries: texts, or lists of texts.
Bodies are decoded and answers encoded by msgspec, and the OpenAPI document is made from the same signatures.
"""

from __future__ import annotations

import asyncio
import inspect
import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, get_type_hints

import msgspec
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from posse.core.errors import PosseError
from posse.room.errors import Refusal, refusal
from posse.server import metrics
from posse.server.limits import TooMany
from posse.server.log import StoreError
from posse.texts import LANGUAGES

log = logging.getLogger("posse")

LARGEST_BODY = 64 * 1024
BODY_TIME = 10.0
"""Seconds in which the body of a request must arrive."""
STATUS = {
    **dict.fromkeys(("no-table", "no-game", "no-language", "no-guide", "no-howto", "no-practice", "ticket"), 404),
    **dict.fromkeys(("not-yours", "host", "not-over", "origin"), 403),
    **dict.fromkeys(("disk", "closed"), 503),
    "refused": 400,
    "no-guest": 401,
    "wrong-host": 421,
    "slow-down": 429,
}
"""The HTTP status of a refusal; 409 for all others."""
COMMON = (400, 421, 429, 503)
"""Statuses of which every route may answer."""
MEANING = {
    400: "The request is malformed, or says something that the rules do not allow.",
    401: "It needs a guest.",
    403: "It is not allowed to this guest, or comes from another site.",
    404: "There is no such thing.",
    409: "It is not possible as things are.",
    413: "The body is too large.",
    421: "The server does not answer for this host.",
    429: "A limit is reached; Retry-After says for how many seconds.",
    503: "The database does not answer, or no new tables are taken.",
}


class Problem(Struct):
    """An error."""

    code: str
    """For programs."""
    text: str
    """For people, in their language."""


Handler = Callable[..., Awaitable[Any]]
Failure = Callable[[HTTPConnection, int, Problem], Response]
"""Makes the response for an error."""


class Endpoint(NamedTuple):
    """A route as its function declares it."""

    method: str
    path: str
    handler: Handler
    status: int
    refuses: tuple[int, ...]
    guest: bool
    """Whether it needs a guest."""
    media_type: str
    parameters: dict[str, inspect.Parameter]
    types: dict[str, Any]

    def in_path(self) -> list[str]:
        return [name for name in self.parameters if f"{{{name}" in self.path]

    def in_query(self) -> list[str]:
        return [name for name in self.parameters if name != "data" and name not in self.in_path()]

    def statuses(self) -> list[int]:
        needs = [(401, self.guest), (403, self.method != "GET"), (413, "data" in self.parameters)]
        return sorted({*COMMON, *self.refuses, *[status for status, needed in needs if needed]})


def endpoint(
    method: str,
    path: str,
    *,
    status: int = 200,
    refuses: Sequence[int] = (),
    guest: bool = False,
    media_type: str = "application/json",
) -> Callable[[Handler], Endpoint]:
    """Declares a route: its success status, other statuses that it may answer, and whether it needs a guest."""

    def declare(handler: Handler) -> Endpoint:
        _, *parameters = inspect.signature(handler).parameters.items()  # the first is the request
        types = get_type_hints(handler, include_extras=True)
        return Endpoint(method, path, handler, status, tuple(refuses), guest, media_type, dict(parameters), types)

    return declare


# -- answering -----------------------------------------------------------------------------


def route(endpoints: Sequence[Endpoint], fail: Failure) -> Route:
    """The Starlette route of the endpoints at one path, one for each method."""
    by_method = {declared.method: declared for declared in endpoints}

    async def answer(request: Request) -> Response:
        declared = by_method["GET" if request.method == "HEAD" else request.method]
        try:
            if declared.guest and not guest_of(request):
                raise Refusal("no-guest")
            found = await declared.handler(request, **await arguments(request, declared))
        except ClientDisconnect:
            return Response(status_code=400)  # nobody reads it
        except Exception as error:
            return failed(request, error, fail)
        if isinstance(found, Response):
            return found
        body = found if isinstance(found, (str, bytes)) else msgspec.json.encode(found)
        return Response(body, declared.status, media_type=declared.media_type)

    return Route(endpoints[0].path, answer, methods=list(by_method))


async def arguments(request: Request, declared: Endpoint) -> dict[str, Any]:
    found: dict[str, Any] = {name: request.path_params[name] for name in declared.in_path()}
    for name in declared.in_query():
        if declared.types[name] is str:
            given, default = request.query_params.get(name), declared.parameters[name].default
            found[name] = default if given is None else given
            if found[name] is inspect.Parameter.empty:
                raise HTTPException(400, f"the query parameter {name} is missing")
        else:
            found[name] = request.query_params.getlist(name)
    if "data" in declared.parameters:
        found["data"] = decode(await read_body(request), declared.types["data"])
    return found


async def read_body(request: Request) -> bytes:
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_TIME):
            async for part in request.stream():
                body += part
                if len(body) > LARGEST_BODY:
                    raise HTTPException(413, f"this is too large: a request has at most {LARGEST_BODY // 1024} kB")
    except TimeoutError:
        raise HTTPException(400, "the body of the request did not arrive in time") from None
    return bytes(body)


def decode(body: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(body, type=kind)
    except RecursionError:
        raise HTTPException(400, "this is nested too deeply") from None
    except (msgspec.MsgspecError, UnicodeDecodeError, ValueError, OverflowError) as error:
        raise HTTPException(400, f"this request cannot be read: {error}") from None


def failed(request: HTTPConnection, error: Exception, fail: Failure) -> Response:
    """The response for an error; never a traceback."""
    headers: dict[str, str] = {}
    status, code, text = 500, "broken", ""
    if isinstance(error, HTTPException):
        status, code, text = error.status_code, "http", error.detail
        headers.update(error.headers or {})
    elif isinstance(error, PosseError):
        refused = Refusal("disk", reason=str(error)) if isinstance(error, StoreError) else refusal(error)
        status, code, text = STATUS.get(refused.code, 409), refused.code, refused.to(lang_of(request))
        if isinstance(refused, TooMany):
            headers["Retry-After"] = str(refused.retry)
        if status == 401:
            headers["WWW-Authenticate"] = "Bearer"
    else:
        metrics.errors.inc()
        log.error("an answer failed", exc_info=error)
        text = Refusal("broken").to(lang_of(request))
    if status != 500:
        metrics.refusals.inc()
    response = fail(request, status, Problem(code, text))
    response.headers.update(headers)
    return response


def as_json(_: HTTPConnection, status: int, problem: Problem) -> Response:
    """An error for programs."""
    return Response(msgspec.json.encode(problem), status, media_type="application/json")


def as_text(_: HTTPConnection, status: int, problem: Problem) -> Response:
    """An error in place of a file."""
    return Response(problem.text, status, media_type="text/plain")


# -- who asks ------------------------------------------------------------------------------


def guest_of(connection: HTTPConnection) -> str:
    """The guest, whom the middleware has found; "" if there is none."""
    guest: str = connection.scope["state"].get("guest", "")
    return guest


def lang_of(connection: HTTPConnection) -> str:
    """The chosen language, or the first supported one that the browser accepts."""
    chosen = connection.query_params.get("lang") or connection.cookies.get("posse_lang", "")
    wanted = [part.split(";")[0].strip()[:2] for part in connection.headers.get("accept-language", "").split(",")]
    return next((lang for lang in (chosen, *wanted) if lang in LANGUAGES), "en")


# -- the OpenAPI document ------------------------------------------------------------------


def openapi(endpoints: Sequence[Endpoint], title: str, version: str) -> dict[str, Any]:
    """The document that describes the endpoints."""
    kinds: list[Any] = [Problem]
    for declared in endpoints:
        kinds += [declared.types[name] for name in ("data", "return") if name in declared.types]
    schemas, parts = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    known = iter(schemas[1:])
    paths: dict[str, dict[str, Any]] = {}
    for declared in endpoints:
        body = next(known) if "data" in declared.types else None
        paths.setdefault(re.sub(r":\w+}", "}", declared.path), {})[declared.method.lower()] = operation(
            declared, body, next(known), schemas[0]
        )
    return {
        "openapi": "3.1.0",
        "info": {"title": title, "version": version},
        "paths": paths,
        "components": {"schemas": parts, "securitySchemes": {"guest": {"type": "http", "scheme": "bearer"}}},
    }


def operation(declared: Endpoint, body: Any, answer: Any, problem: Any) -> dict[str, Any]:
    """What OpenAPI calls an operation."""
    content = {declared.media_type: {"schema": answer}}
    responses: dict[str, Any] = {str(declared.status): {"description": "It is done.", "content": content}}
    for status in declared.statuses():
        responses[str(status)] = {"description": MEANING[status], "content": {"application/json": {"schema": problem}}}
    found: dict[str, Any] = {
        "operationId": declared.handler.__name__,
        "summary": inspect.getdoc(declared.handler) or "",
        "parameters": [parameter(declared, name, "path") for name in declared.in_path()]
        + [parameter(declared, name, "query") for name in declared.in_query()],
        "responses": responses,
    }
    if body is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    if declared.guest:
        found["security"] = [{"guest": []}]
    return found


def parameter(declared: Endpoint, name: str, place: str) -> dict[str, Any]:
    required = place == "path" or declared.parameters[name].default is inspect.Parameter.empty
    schema = msgspec.json.schema(declared.types[name])
    return {"name": name, "in": place, "required": required, "schema": schema}
