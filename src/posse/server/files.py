"""Serves the client's scripts and styles. Below `/v/VERSION` all files have addresses that browsers keep for good."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from hashlib import sha256
from importlib import resources
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from posse import catalog
from posse.server.bundle import bundle
from posse.server.http import endpoint

KINDS = {"js": "text/javascript", "css": "text/css"}
COMMENT = re.compile(r"^[ \t]*/\*(?:(?!\*/).)*\*/[ \t]*$", re.MULTILINE | re.DOTALL)
"""A comment on lines of its own."""
SOURCES = {".css", ".ftl", ".html", ".js", ".md", ".py", ".svg", ".toml"}
"""The kinds of files on which an answer may depend."""
LATER = ".later.js"
"""How the bundle ends that a page loads when it first needs it."""
FOREVER = "public, max-age=31536000, immutable"

Stamp = tuple[int, ...]
"""When the client's files were last changed."""


@cache
def names() -> dict[str, list[Path]]:
    """The client's files by address: modules one by one, two bundles for each page, and a style sheet for each folder of
    `css`, which begins with what all pages have in common."""
    web = Path(str(resources.files("posse").joinpath("web")))
    modules = sorted((web / "js").rglob("*.js"))
    common, *folders = [sorted((web / "css" / name).glob("*.css")) for name in ("common", "pages", "table")]
    found = {f"/{path.relative_to(web).as_posix()}": [path] for path in modules}
    found |= {f"/bundle/{path.stem}{kind}": modules for path in (web / "js/pages").glob("*.js") for kind in (".js", LATER)}
    return found | {f"/css/{files[0].parent.name}.css": [*common, *files] for files in folders}


def stamp() -> Stamp:
    files = {path for paths in names().values() for path in paths}
    return tuple([path.stat().st_mtime_ns for path in sorted(files)])


@lru_cache(maxsize=512)
def served(address: str, stamp: Stamp) -> str:
    """A file as it is served."""
    if address.startswith("/bundle/"):
        page = address.removeprefix("/bundle/").partition(".")[0]
        scripts = bundle(f"pages/{page}.js", lambda path: read(f"/js/{path}"), page + LATER)
        return scripts[address.endswith(LATER)]
    return without_comments(read(address))


def read(address: str) -> str:
    return "\n".join([path.read_text(encoding="utf-8") for path in names()[address]])


def without_comments(text: str) -> str:
    """Removes comments but keeps line numbers, which browsers show in errors."""
    return COMMENT.sub(lambda found: "\n" * found[0].count("\n"), text)


# -- versions --------------------------------------------------------------------------------


def version() -> str:
    """A digest of everything that the answers below `/v/VERSION` depend on."""
    return version_at(stamp())


@lru_cache(maxsize=1)
def version_at(stamp: Stamp) -> str:
    texts = [served(address, stamp) for address in sorted(names())]
    return sha256("\0".join([digest_of_packages(), *texts]).encode()).hexdigest()[:12]


@cache
def digest_of_packages() -> str:
    """A digest of the sources of Posse and of all games, whose pictures and texts come from there."""
    packages = {"posse", *[catalog.package_of(name).partition(".")[0] for name in catalog.game_names()]} - {""}
    folders = [Path(str(resources.files(package))) for package in sorted(packages)]
    web = Path(str(resources.files("posse").joinpath("web")))
    digest = sha256()
    for path in [path for folder in folders for path in sorted(folder.rglob("*")) if path.suffix in SOURCES]:
        if web not in path.parents:  # they change without a restart; see `stamp`
            digest.update(path.read_bytes())
    return digest.hexdigest()


def versioned() -> str:
    """The beginning of the addresses of files in pages."""
    return f"/v/{version()}"


def unversioned(path: str) -> str:
    """A path without its version."""
    return "/" + path.split("/", 3)[-1] if path.startswith("/v/") else path


@endpoint("GET", "/static/{path:path}")
async def file(request: Request, path: str) -> Response:
    address = f"/{path}"
    if address not in names():
        raise HTTPException(404)
    text = served(address, stamp())
    tag = f'"{sha256(text.encode()).hexdigest()[:16]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in [given.strip().removeprefix("W/") for given in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type=KINDS[path.rpartition(".")[2]], headers=headers)
