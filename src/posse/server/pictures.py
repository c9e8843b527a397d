"""The pictures of games: all of a game in one sprite, or one with the shapes that it uses."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from posse import catalog

SVG = "{http://www.w3.org/2000/svg}"
REFERENCE = re.compile(r'url\(#([^)"]+)\)|href="#([^"]+)"')
ElementTree.register_namespace("", SVG.strip("{}"))


@cache
def sprite(name: str, lang: str) -> str:
    return catalog.game(name).art(lang)


@cache
def parts(name: str) -> dict[str, Element]:
    """The symbols and shared shapes of a sprite by their id."""
    root = ElementTree.fromstring(sprite(name, "en"))  # noqa: S314 (the game's own code has made it)
    elements = [*root.iterfind(f"{SVG}defs/*"), *root.iterfind(f"{SVG}symbol")]
    return {element.get("id", ""): element for element in elements}


@cache
def sizes(name: str) -> dict[str, list[int]]:
    """Width and height of every picture."""
    found = {key: part.get("viewBox", "").split() for key, part in parts(name).items() if part.tag == f"{SVG}symbol"}
    return {key: [int(width), int(height)] for key, (_, _, width, height) in found.items()}


@lru_cache(maxsize=1000)
def picture(name: str, id: str) -> str:
    """A sprite with one symbol and the shapes that it uses; "" if there is no such symbol."""
    if id not in sizes(name):
        return ""
    needed, texts = [id], dict[str, str]()
    while needed:
        one = needed.pop()
        texts[one] = ElementTree.tostring(parts(name)[one], encoding="unicode")
        references = [given or named for given, named in REFERENCE.findall(texts[one])]
        needed += [other for other in references if other in parts(name) and other not in texts]
    return f'<svg xmlns="{SVG.strip("{}")}">{"".join(texts.values())}</svg>'
