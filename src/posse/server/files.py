"""Serves the client's scripts and styles, without comments, which are a quarter of their size."""

from __future__ import annotations

import posixpath
import re
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from posse.server.http import endpoint

KINDS = {"js": "text/javascript", "css": "text/css"}
COMMENT = re.compile(r"^[ \t]*/\*(?:(?!\*/).)*\*/[ \t]*$", re.MULTILINE | re.DOTALL)
"""A comment on lines of its own."""
IMPORT = re.compile(r'^(?:import|export)\b[^;"()]*?\bfrom\s+"(\.[^"]+)"', re.MULTILINE)
"""A static import in a script; a dynamic one is a call."""


@cache
def names() -> dict[str, list[Path]]:
    """Every file by its address. The styles of a folder are served as one file, joined in the order of their names."""
    web = Path(str(resources.files("posse").joinpath("web")))
    single = [*(web / "js").rglob("*.js"), *(web / "css").glob("*.css")]
    folders = [path for path in (web / "css").iterdir() if path.is_dir()]
    joined = {f"/css/{folder.name}.css": sorted(folder.glob("*.css")) for folder in folders}
    return {f"/{path.relative_to(web).as_posix()}": [path] for path in single} | joined


def read(address: str) -> str:
    return "\n".join([path.read_text(encoding="utf-8") for path in names()[address]])


@cache
def imports(entry: str) -> list[str]:
    """The addresses of all scripts that a script imports statically, directly or not: what a page preloads."""
    found: set[str] = set()
    unread = [entry]
    while unread:
        address = unread.pop()
        imported = {posixpath.normpath(f"{posixpath.dirname(address)}/{name}") for name in IMPORT.findall(read(address))}
        unread += imported - found
        found |= imported
    return sorted(found - {entry})


def without_comments(text: str) -> str:
    """Removes comments but keeps line numbers, which browsers show in errors."""
    return COMMENT.sub(lambda found: "\n" * found[0].count("\n"), text)


@lru_cache(maxsize=512)
def served(address: str, version: str) -> str:
    """A file as it is served; `version` changes with it."""
    return without_comments(read(address))


@endpoint("GET", "/static/{path:path}")
async def file(request: Request, path: str) -> Response:
    address = f"/{path}"
    if address not in names():
        raise HTTPException(404)
    stats = [part.stat() for part in names()[address]]
    newest, size = max([about.st_mtime_ns for about in stats]), sum([about.st_size for about in stats])
    version = f'"{newest:x}-{size:x}"'
    headers = {"ETag": version, "Cache-Control": "no-cache"}
    if version in [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    return Response(served(address, version), media_type=KINDS[path.rpartition(".")[2]], headers=headers)
