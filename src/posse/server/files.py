"""The client's scripts and styles. They are sent without the comments, which take up a quarter of them."""

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
"""One with lines to itself."""
IMPORT = re.compile(r'^(?:import|export)\b[^;"()]*?\bfrom\s+"(\.[^"]+)"', re.MULTILINE)
"""A static import in a script; a dynamic one is a call."""


@cache
def names() -> dict[str, Path]:
    """Every file that may be read, by its address; the templates beside them may not."""
    web = Path(str(resources.files("posse").joinpath("web")))
    return {f"/{path.relative_to(web).as_posix()}": path for kind in KINDS for path in (web / kind).rglob(f"*.{kind}")}


@cache
def imports(entry: str) -> list[str]:
    """The addresses of all scripts that a script imports statically, directly or not: what a page preloads."""
    found: set[str] = set()
    unread = [entry]
    while unread:
        address = unread.pop()
        text = names()[address].read_text(encoding="utf-8")
        imported = {posixpath.normpath(f"{posixpath.dirname(address)}/{name}") for name in IMPORT.findall(text)}
        unread += imported - found
        found |= imported
    return sorted(found - {entry})


def without_comments(text: str) -> str:
    """Every line keeps its number, by which a browser names it."""
    return COMMENT.sub(lambda found: "\n" * found[0].count("\n"), text)


@get("/static/{path:path}", sync_to_thread=False)
def file(request: Request[Any, Any, Any], path: str) -> Response[str]:
    found = names().get(path)
    if found is None:
        raise NotFoundException
    about = found.stat()
    headers = {"ETag": f'"{about.st_mtime_ns:x}-{about.st_size:x}"', "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response("", status_code=304, headers=headers)
    text = without_comments(found.read_text(encoding="utf-8"))
    return Response(text, media_type=KINDS[found.suffix[1:]], headers=headers)
