"""All pictures of the game, drawn by code: one SVG file with a symbol for each face.

Nothing here is compiled or needed to play; the server asks for it once and keeps it.
"""

from __future__ import annotations

from typing import Final

from posse.games.pulp_detective.art import cliffhangers, covers, dice, icons, informants, leads, people, stock, things
from posse.games.pulp_detective.art.palette import BLUE, RED, icon, plain, symbol
from posse.games.pulp_detective.rules.cards import ICON_IDS, LETTERS, TOKENS, Cards
from posse.games.svg import Parts, sheet

COIN: Final = "0 0 48 48"
BACK: Final = "0 0 100 140"

DICE: Final = ("yellow-1", "yellow-2", "yellow-3", "yellow-4", "red", "grey")

FACES: Final[Parts] = (
    cliffhangers.COVERS | leads.COVERS | informants.COVERS | people.DETECTIVES | people.SUSPECTS | things.CASES | things.OBJECTS
)
"""What has been drawn, by name; the picture of any other card is composed from the stock."""


def sprite(cards: Cards) -> str:
    """The pictures of a deck, the backs, everything that is rolled or laid, the icons of the badges and the poster."""
    faces = [*cards.ids, *cards.detective_ids, *cards.suspect_ids[1:], *cards.case_ids, *cards.object_ids]
    drawn = {slug: symbol(slug, face(slug)) for slug in faces}
    drawn |= {"poster": symbol("poster", covers.poster(), "0 0 300 400")}
    drawn |= {f"back_{letter.lower()}": symbol(f"back_{letter.lower()}", covers.back(letter), BACK) for letter in LETTERS}
    drawn |= coins(rolled(cards) | laid()) | signs()
    return sheet(stock.shapes() | icons.parts() | dice.parts(), drawn.values())


def face(slug: str) -> str:
    return FACES.get(plain(slug)) or covers.strange(slug)


def rolled(cards: Cards) -> Parts:
    """Each die before it is rolled, and with each icon on top."""
    drawn: Parts = {}
    for die, faces in zip(DICE, cards.faces, strict=True):
        twice = [slug for number, slug in enumerate(ICON_IDS) if faces.count(number) == 2]
        drawn |= {f"die-{die}": dice.waiting(die, twice)}
        drawn |= {f"die-{die}-{slug}": dice.rolled(die, slug) for slug in ICON_IDS}
    return drawn


def laid() -> Parts:
    """Tokens, the signs where cards meet, cubes and the clock."""
    drawn = {slug: things.token(slug) for slug in TOKENS}
    for slug in ICON_IDS:
        drawn |= {f"twist-{slug}": things.twist(slug)}
        drawn |= {f"edge-{slug}": things.edge(slug, joined=False), f"joint-{slug}": things.edge(slug, joined=True)}
    drawn |= {"cube-red": things.cube(RED, "#8d1c10"), "cube-blue": things.cube(BLUE, "#183a5e", marked=True)}
    return drawn | {"clock": things.clock()}


def coins(bodies: Parts) -> Parts:
    return {name: symbol(name, body, COIN) for name, body in bodies.items()}


def signs() -> Parts:
    """By the kind of a badge."""
    drawn = {f"icon-{kind}": icon(f"icon-{kind}", body) for kind, body in icons.kinds().items()}
    return drawn | coins({f"icon-{slug}": things.token(slug) for slug in TOKENS})
