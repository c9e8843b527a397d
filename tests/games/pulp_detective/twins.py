"""Positions that differ only in what a viewer may not know, made without `seen_by`, which they test."""

from __future__ import annotations

from posse.core.rng import Rng
from posse.core.state import State
from posse.games.pulp_detective.rules.state import NO_CARD, DetectiveState, table


def knows(mask: int, seat: int) -> bool:
    return mask >> seat & 1 == 1 if seat >= 0 else mask < 0


def other_secrets(state: State, seat: int, rng: Rng) -> State:
    """Cards that the seat has not seen change places, but those whose back shows keep their letter."""
    twin = table(state.copy())
    twin.rng = Rng.seeded(rng.next())
    lying = [*twin.pile, *twin.drawn, twin.given]
    masks = [0] * (len(twin.pile) - 1) + [twin.peeked] * bool(twin.pile) + [*twin.known, twin.given_known]
    hidden = [at for at, card in enumerate(lying) if card != NO_CARD and not knows(masks[at], seat)]
    free = [lying[at] for at in hidden]
    rng.shuffle(free)
    for at in sorted(hidden, reverse=True):  # backs that show come after the pile's other cards
        letter = twin.cards.letter[lying[at]] if at >= len(twin.pile) - 1 else -1
        card = next(card for card in free if letter in (-1, twin.cards.letter[card]))
        free.remove(card)
        lying[at] = card
    twin.pile, lying = lying[: len(twin.pile)], lying[len(twin.pile) :]
    twin.drawn, twin.given = lying[:-1], lying[-1]
    return twin


def pieces(state: State) -> object:
    """Every card and every Twist token, wherever it lies."""
    s: DetectiveState = table(state)
    return sorted(s.visible()), [s.supply[icon] + sum([area.twists[icon] for area in s.areas]) for icon in range(4)]
