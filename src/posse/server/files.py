"""Serves the client's scripts and styles, without comments, which are a quarter of their size."""

from __future__ import annotations

import posixpath
import re
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

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


@get("/static/{path:path}", sync_to_thread=False)
def file(request: Request[Any, Any, Any], path: str) -> Response[str]:
    if path not in names():
        raise NotFoundException
    stats = [part.stat() for part in names()[path]]
    newest, size = max([about.st_mtime_ns for about in stats]), sum([about.st_size for about in stats])
    headers = {"ETag": f'"{newest:x}-{size:x}"', "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response("", status_code=304, headers=headers)
    return Response(without_comments(read(path)), media_type=KINDS[path.rpartition(".")[2]], headers=headers)
