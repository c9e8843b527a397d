"""All pictures of the game, drawn by code: one SVG file with a symbol for each face.

Nothing here is compiled or needed to play; the server asks for it once and keeps it.
"""

from __future__ import annotations

from typing import Final

from posse.games.space_serenade.art import covers, faces, music, people, places, stage, tools
from posse.games.space_serenade.rules.cards import CRIMINALS, FIRST_BASIC, FIRST_DAMAGE, LOCATIONS, NO_COLOUR, PLANETS, Cards
from posse.games.space_serenade.rules.instructions import COLOURS
from posse.games.svg import Parts, symbol

COIN: Final = "0 0 48 48"
SMALL: Final = "0 0 24 24"
SQUARE: Final = "0 0 100 100"
BACK: Final = "0 0 100 140"
GROUNDS: Final = {**{f"planet_{planet}": planet for planet in PLANETS}, "bebop": "bebop"}
"""The place that a zone of the table is."""
BACKS: Final = ("common", "criminal", "damage", *COLOURS)


def sprite(cards: Cards) -> str:
    """The pictures of a deck, of places and people, the backs, the tokens, the icons of the badges and the poster."""
    drawn = sized(actions(cards) | wanted(cards) | {name: people.portrait(name) for name in COLOURS}, "0 0 100 70")
    drawn |= sized({f"ground-{zone}": places.sleeve(place) for zone, place in GROUNDS.items()}, SQUARE)
    drawn |= sized({f"back_{family}": covers.back(family) for family in BACKS}, BACK)
    drawn |= sized(pieces(), COIN) | sized(icons(), SMALL) | sized({"poster": covers.poster()}, "0 0 300 400")
    defs = "".join([f'<g id="{name}">{body}</g>' for name, body in parts().items()])
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{defs}</defs>{"".join(drawn.values())}</svg>'


def sized(bodies: Parts, box: str) -> Parts:
    return {name: symbol(name, body, box) for name, body in bodies.items()}


def parts() -> Parts:
    """The shapes that pictures share."""
    stock = {f"_{name}": body for name, body in (music.SHAPES | tools.SHAPES).items()}
    return stock | stage.parts() | people.parts()


def actions(cards: Cards) -> Parts:
    """A picture for each kind of Action card; copies share it."""
    pictures: Parts = {}
    for slug, card in zip(cards.kind_ids, cards.kind_first, strict=True):
        colour = cards.colour[card]
        family = "damage" if card >= FIRST_DAMAGE else "" if colour == NO_COLOUR else COLOURS[colour]
        pictures[slug] = faces.face(slug, family, FIRST_BASIC <= card < FIRST_DAMAGE)
    return pictures


def wanted(cards: Cards) -> Parts:
    """Every criminal, and Vicious."""
    pictures = {
        cards.criminal_ids[card]: people.criminal(cards.criminal_ids[card], PLANETS[cards.planet[card]])
        for card in range(CRIMINALS)
    }
    return pictures | {cards.criminal_ids[CRIMINALS]: people.villain()}


def pieces() -> Parts:
    """What stands or lies on the board: figures, and Capture tokens."""
    drawn = {f"figure_{name}": people.figure(name) for name in COLOURS} | {"figure_vicious": people.villain_figure()}
    return drawn | {f"token_{planet}": places.token(planet) for planet in PLANETS} | {"token_vicious": people.villain_token()}


def icons() -> Parts:
    """By the kind of a badge."""
    drawn = {f"icon-{kind}": covers.icon(kind) for kind in covers.ICONS}
    drawn |= {f"icon-{place}": covers.place_icon(place) for place in LOCATIONS} | {"icon-vicious": covers.vicious_icon()}
    return drawn | {f"icon-{name}": stage.emblem(name, 12, 12, 0.95) for name in COLOURS}
