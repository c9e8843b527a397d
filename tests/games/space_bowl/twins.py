"""States that differ only in what is hidden from a viewer, made without the code that hides it."""

from __future__ import annotations

from posse.core.choice import Sealed
from posse.core.rng import Rng
from posse.core.state import State
from posse.games.space_bowl.practice.state import series
from posse.games.space_bowl.rules.cards import CARDS
from posse.games.space_bowl.rules.solver import bit
from posse.games.space_bowl.rules.state import NO_PLACE, RED, BowlState, table


def cards(state: State) -> list[int]:
    """All cards of the game."""
    s = table(state)
    return sorted([card for card in (*s.galaxy, *s.pile, *s.gone, *s.box) if card >= 0])


def other_secrets(state: State, seat: int, rng: Rng) -> State:
    """The position with hidden cards dealt again, and other marks, tokens and sealed answers of the other seats."""
    twin = table(state.copy())
    twin.rng = Rng.seeded(rng.next())
    deal_unseen(twin, rng)
    others = [other for other in range(twin.players) if other != seat]
    for other in others:
        twin.marks[other] = rng.pick([NO_PLACE, *twin.places()])
        twin.fresh = twin.fresh & ~(1 << other) | rng.below(2) << other
        if twin.placing and twin.may_place(other):
            move_token(twin, other, rng)
    if twin.sealed is not None and twin.top is not None and isinstance(twin.top.effect, Sealed):
        for other in others:
            if twin.sealed[other] >= 0:
                twin.sealed[other] = rng.pick(twin.top.effect.options(twin, other))
    return twin


def deal_unseen(s: BowlState, rng: Rng) -> None:
    """Deals the cards below the top of the pile, in the box and face down in the galaxy again."""
    down = [place for place in s.places() if s.down & bit(place)]
    unseen = [*s.pile[:-1], *s.box, *[s.galaxy[place] for place in down]]
    voids = s.voids.bit_count()
    rng.shuffle(unseen)
    for place in down:
        s.galaxy[place] = unseen.pop()
    s.voids = sum([1 << card for card in unseen[:voids]])
    rng.shuffle(unseen)
    under = max(0, len(s.pile) - 1)
    s.pile, s.box = (*unseen[:under], *s.pile[-1:]), tuple(unseen[under:])


def move_token(s: BowlState, seat: int, rng: Rng) -> None:
    """After a Go a seat that is not asked has placed its token; after the red button this is hidden."""
    asked = bool(s.window >> seat & 1)
    if s.kind == RED:
        s.put[seat] = rng.pick(s.places() if s.owes(seat) and not asked else [NO_PLACE, *s.places()])
    elif not asked:
        s.put[seat] = rng.pick(s.places())


def other_series(state: State, seat: int, rng: Rng) -> State:
    """The same round of a practice with other face-down cards and other future rounds."""
    twin = series(state.copy())
    twin.rng = Rng.seeded(rng.next())
    if not twin.over():
        twin.seed = rng.next()
    shown = [card for place, card in enumerate(twin.galaxy) if place not in twin.down]
    unseen = [card for card in range(CARDS) if card not in (*shown, twin.card)]
    rng.shuffle(unseen)
    for place in twin.down:
        twin.galaxy[place] = unseen.pop()
    return twin
