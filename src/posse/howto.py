"""How to play a game in two minutes: a page of short panels with pictures, `howto/en.md` in the game's package.

A panel is a title, a picture and one or two paragraphs:

    ## A turn
    ![Two cards make a pair](ace + ace → pair)
    Play a card. ...

The picture is a row of the game's own pictures by their names, and of signs and numbers between them.
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from posse.catalog import translated_file

PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)]*)\)")


class Panel(NamedTuple):
    title: str
    alt: str
    """What the picture shows."""
    picture: tuple[str, ...]
    """Names of pictures, and signs."""
    text: tuple[str, ...]
    """The paragraphs."""


@cache
def howto(game: str, lang: str) -> tuple[Panel, ...]:
    """The panels in a language; none if the game has no such page."""
    source = translated_file(game, "howto/{}.md", lang) or ""
    return tuple([panel(part) for part in re.split(r"^## ", source, flags=re.MULTILINE)[1:]])


def panel(source: str) -> Panel:
    title, _, body = source.partition("\n")
    found = PICTURE.search(body)
    text = [part.strip().replace("\n", " ") for part in PICTURE.sub("", body).split("\n\n")]
    alt, picture = found.groups() if found else ("", "")
    return Panel(title.strip(), alt, tuple(picture.split()), tuple([part for part in text if part]))
