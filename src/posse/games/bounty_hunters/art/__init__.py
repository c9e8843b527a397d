"""All pictures of the game, drawn by code: one SVG file with a symbol for each face.

Nothing here is compiled or needed to play; the server asks for it once and keeps it.
"""

from __future__ import annotations

from posse.games.bounty_hunters.art import covers, crates, droids, emblems, hunters, targets
from posse.games.bounty_hunters.rules.cards import (
    CARDS,
    CRATE,
    DECKS,
    FIRST_CONTRACT,
    FIRST_CRATE,
    FIRST_DROID,
    FIRST_HUNTER,
    Cards,
)
from posse.games.svg import Parts, sheet, symbol


def sprite(cards: Cards, lang: str = "en") -> str:
    """The pictures of a deck, the backs, the icons of the badges and the poster."""
    pictures = {"poster": symbol("poster", covers.poster(lang), "0 0 300 400")}
    pictures |= {f"back_{deck}": symbol(f"back_{deck}", covers.back(deck), "0 0 100 140") for deck in DECKS}
    pictures |= {f"icon-{kind}": symbol(f"icon-{kind}", covers.icon(kind), "0 0 24 24") for kind in covers.ICONS}
    pictures |= {face: symbol(face, body) for face, body in (faces(cards) | contracts(cards)).items()}
    return sheet(parts(cards), pictures.values())


def parts(cards: Cards) -> Parts:
    """The shapes that pictures share."""
    shapes = hunters.SHAPES | covers.parts()
    shapes |= {"_chart": targets.CHART, "_blueprint": droids.BLUEPRINT, "_awning": crates.AWNING, "_box": crates.BOX}
    return shapes | {f"_e-{slug}": emblems.emblem(slug) for slug in [*cards.identities, "crate"]}


def faces(cards: Cards) -> dict[str, str]:
    """The picture of each other card, by its face; copies share one."""
    pictures = {slug: targets.target(slug) for slug in cards.identities}
    pictures |= {slug: hunters.hunter(slug) for slug in cards.ids[FIRST_HUNTER:FIRST_DROID]}
    pictures |= {model: droids.droid(model) for model in models(cards.ids[FIRST_DROID:FIRST_CRATE])}
    pictures |= {goods: crates.crate(goods) for goods in models(cards.ids[FIRST_CRATE:FIRST_CONTRACT])}
    return pictures


def contracts(cards: Cards) -> dict[str, str]:
    """The picture of each contract: the emblems of its pair."""
    pictures = {}
    for card in range(FIRST_CONTRACT, CARDS):
        partner = cards.partner[card]
        second = "crate" if partner == CRATE else cards.identities[partner]
        pictures[cards.ids[card]] = covers.contract(cards.identities[cards.identity[card]], second)
    return pictures


def models(slugs: list[str]) -> list[str]:
    return [slug.rpartition("-")[0] for slug in slugs if slug.endswith("-1")]
