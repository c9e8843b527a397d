"""One card of the game played from a small position: what its player gets, and what its Team effect waits for.

Spike plays, on the Bebop with everybody else, without Fuel; nobody else has more than two cards.
"""

from __future__ import annotations

from posse.core.scene import Piece
from posse.games.space_serenade.rules.instructions import COLOURS
from posse.games.space_serenade.rules.state import table
from posse.games.space_serenade.scene.board import build
from posse.texts import texts
from tests.games.space_serenade.position import CREW, Crew

MATES = {"spike": "grudge-in-b-flat", "jet": "patch-job", "faye": "house-edge", "ed": "tangled-cables"}
"""A card of each colour that has no Team effect, and asks nothing here."""
BY_MATES = {"spike": (1, 0, 1, 0), "jet": (1, 1, 0, 0), "faye": (3, 0, 0, 0), "ed": (0, 0, 0, 2)}
"""Woolongs, Fuel, Strength and Clues that these give."""
RESOURCES = (("Woolong", "Woolongs"), ("Fuel", "Fuel"), ("Strength", "Strength"), ("Clue", "Clues"))
SAY = texts("space_serenade", "en")


def hunt(hand: str, deck: str = "-fuel -attack -investigation", players: int = 2, me: str = "spike") -> Crew:
    """The first player has this hand and this deck; what begins with a dash is a Basic card of the own character."""
    crew = Crew(players, (me, *[name for name in CREW if name != me]), own=True).hand(hand)
    crew.deck(" ".join([f"{me}{name}" if name.startswith("-") else name for name in deck.split()])).fuel(0)
    for seat in range(1, players):
        crew.hand("woolongs*2", seat)
    return crew.market("left-hand-solo plated-coat galley-stew lipstick-contract back-door").damage("close-shave leaking-tank")


def alone(card: str, *answers: str) -> Crew:
    """The card was played, and nothing else."""
    return hunt(card).do(f"play {card}", *answers)


def purse(crew: Crew) -> str:
    """What the active player has: `2 Woolongs, 1 Fuel`."""
    s = crew.s
    return counted((s.woolongs, s.areas[s.active].fuel, s.strength, s.clues))


def counted(numbers: tuple[int, ...]) -> str:
    return ", ".join([f"{number} {words[number > 1]}" for number, words in zip(numbers, RESOURCES, strict=True) if number])


# -- Team effects -------------------------------------------------------------------------


def lit(card: str, colour: str, *answers: str) -> Crew:
    """A card of that colour lies there when the card is played: the Team effect happens at once."""
    crew = hunt(card).in_play(MATES[colour]).do(f"play {card}", *answers)
    assert sign(crew, card) == "team"
    return crew


def waiting(card: str, colour: str, *answers: str) -> Crew:
    """The card waits, for that colour and no other, and then the Team effect happens: it alone is in the purse."""
    crew = hunt(card)
    own = COLOURS[crew.cards.colour[crew.area().hand[0]]]
    crew.in_play(" ".join([mate for name, mate in MATES.items() if name not in (own, colour)])).do(f"play {card}", *answers)
    assert crew.names(crew.s.pending) == [card]
    assert sign(crew, card) == f"waiting {colour.capitalize()}"
    give(crew.pools().fuel(0), MATES[colour]).do(f"play {MATES[colour]}")
    assert (crew.s.pending, sign(crew, card)) == ((), "team")
    woolongs, fuel, strength, clues = BY_MATES[colour]
    crew.area().fuel -= fuel
    return crew.pools(crew.s.woolongs - woolongs, crew.s.strength - strength, crew.s.clues - clues)


def give(crew: Crew, names: str) -> Crew:
    """These cards come to the hand."""
    area = crew.area()
    area.hand = tuple(sorted(area.hand + crew.lay(names, 0)))
    return crew


def sign(crew: Crew, card: str) -> str:
    """What the board shows of the Team effect of a card in play."""
    shown = [badge for badge in piece_in_play(crew, card).badges if badge.kind in ("team", "waiting", "lit")]
    return shown[0].kind if shown[0].kind == "team" else f"{shown[0].kind} {shown[0].value}"


def piece_in_play(crew: Crew, card: str) -> Piece:
    scene = build(table(crew.s.seen_by(0)), SAY.to(0, ("Ann", "Bob", "Cy", "Di")[: crew.s.players]))
    return next(piece for piece in scene.zone("play_0") if piece.face == card)


# -- what some effects are good for -------------------------------------------------------


def hurt(crew: Crew, tokens: int) -> list[bool]:
    """Whether each of so many Resistance tokens, taken now from a criminal with four, brings a Damage card."""
    crew.wanted("baron-riptide").at(spike="ganymede").pools(strength=2 * tokens).damage("split-lip*3")
    found: list[bool] = []
    for _ in range(tokens):
        before = len(crew.told("damage"))
        crew.do("fight criminal")
        found.append(len(crew.told("damage")) > before)
    return found


def removed(crew: Crew) -> list[str]:
    """Damage cards in their discard pile, in order."""
    return crew.names(crew.s.damage_discards)
