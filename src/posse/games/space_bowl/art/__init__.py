"""All pictures of the game, drawn by code: one SVG file with a symbol for each face.

Nothing here is compiled or needed to play; the server asks for it once and keeps it.
"""

from __future__ import annotations

from posse.core.scene import SHAPES
from posse.games.space_bowl.art import cards as skies
from posse.games.space_bowl.art import tokens
from posse.games.space_bowl.rules.cards import CARDS, PLANETS, Cards
from posse.games.svg import sheet, symbol, use

COIN = "0 0 48 48"
SMALL = "0 0 24 24"
CARD = "0 0 100 100"


def sprite(cards: Cards) -> str:
    """The pictures of a deck, the back, everything that is thrown or laid, the icons of the badges and the poster."""
    drawn = [symbol("poster", tokens.poster(cards.planet_ids), "0 0 300 400"), symbol("back_constellation", tokens.back(), CARD)]
    drawn += [symbol(cards.ids[card], face(cards, card), CARD) for card in range(CARDS)]
    drawn += [symbol(f"marble_{slug}", tokens.marble(slug), COIN) for slug in cards.planet_ids]
    drawn += [symbol("disc", tokens.destination(), COIN), symbol("hole", tokens.black_hole(), COIN)]
    drawn += [symbol("joker", tokens.joker(), COIN)]
    drawn += [symbol(f"score_{seat}", tokens.score(seat), SMALL) for seat in range(len(SHAPES))]
    drawn += icons(cards)
    return sheet(skies.parts(cards.planet_ids), drawn)


def face(cards: Cards, card: int) -> str:
    planets = [cards.planet_ids[planet] for planet in range(PLANETS) if cards.planets[card] >> planet & 1]
    shown = (("star", cards.stars), ("shooting", cards.shooting_stars), ("hole", cards.holes))
    return skies.constellation(cards.ids[card], planets, [name for name, on in shown if on[card]])


def icons(cards: Cards) -> list[str]:
    """By the kind of a badge: planets on cards and marbles over them, what distracts, and what is laid or judged."""
    drawn = [symbol(f"icon-{kind}", tokens.icon(kind), SMALL) for kind in tokens.ICONS]
    for slug in cards.planet_ids:
        drawn.append(symbol(f"icon-{slug}", tokens.planet_icon(slug), SMALL))
        drawn.append(symbol(f"icon-marble_{slug}", tokens.marble(slug), COIN))
    drawn += [symbol("icon-joker", tokens.joker(), COIN), symbol("icon-hole", tokens.black_hole(), COIN)]
    drawn += [symbol("icon-disc", tokens.destination(), COIN)]
    for kind, part in (("star", "star"), ("shooting_star", "shooting"), ("black_hole", "hole")):
        drawn.append(symbol(f"icon-{kind}", use(part, 12, 12), SMALL))
    return drawn
