"""Instructions about the cards of players: in hand, deck and discard pile."""

from __future__ import annotations

from typing import Final

from posse.core.choice import SAME, Frame, Sealed
from posse.core.scene import Say
from posse.core.shapes import expect
from posse.core.state import AWAY
from posse.games.space_serenade.rules import moves, piles
from posse.games.space_serenade.rules.cards import FIRST_DAMAGE
from posse.games.space_serenade.rules.instructions import (
    BOUNDS,
    DRAWS,
    EXTRAS,
    MENDS,
    THINS,
    CountedInstant,
    Instant,
    Instruction,
)
from posse.games.space_serenade.rules.notation import Reader, is_number
from posse.games.space_serenade.rules.questions import CountedQuestion
from posse.games.space_serenade.rules.state import SerenadeState

HAND: Final = 1
DISCARDED: Final = 2
ONLY_DAMAGE: Final = 4
UP_TO: Final = 8
"""Where cards are removed from and which, as bits."""


def kind_moves(s: SerenadeState, cards: tuple[int, ...], verb: int, first: int = 0) -> list[int]:
    """A move for each kind among these cards, those from number `first` on; sorted if the cards are."""
    kind = s.cards.kind
    found: list[int] = []
    for card in cards:
        if card >= first:
            move = moves.KINDS + kind[card] * moves.VERBS + verb
            if move not in found:
                found.append(move)
    return found


# -- drawing and discarding ---------------------------------------------------------------


class Draw(CountedInstant):
    form = "draw {count}"
    text = "do-draw"
    brings = DRAWS
    value = 1.0

    def possible(self, s: SerenadeState, me: int) -> bool:
        return len(s.areas[me].deck) + len(s.areas[me].discards) > 0

    def do(self, s: SerenadeState, me: int, card: int) -> None:
        piles.draw(s, me, self.count)


class Discard(CountedQuestion):
    """So many cards of the own hand (SS-R35)."""

    form = "discard {count}"
    text = "do-discard"
    brings = DRAWS
    value = -0.45

    def do(self, s: SerenadeState, me: int, card: int) -> None:
        """If there are not more cards than that, there is nothing to choose."""
        hand = s.areas[me].hand
        if len(hand) <= self.count and not self.optional:
            piles.discard_hand(s, me)
        elif hand:
            s.push(self, me)

    def choices(self, s: SerenadeState, seat: int) -> list[int]:
        return kind_moves(s, s.areas[seat].hand, moves.DISCARD)

    def chosen(self, s: SerenadeState, seat: int, move: int) -> None:
        piles.discard(s, seat, piles.held(s, s.areas[seat].hand, moves.kind_of(move)))


# -- other players' cards -----------------------------------------------------------------


class OthersDraw(CountedInstant):
    form = "others draw {count}"
    text = "do-others-draw"
    value = -0.3

    def possible(self, s: SerenadeState, me: int) -> bool:
        return s.players > 1

    def do(self, s: SerenadeState, me: int, card: int) -> None:
        for step in range(1, s.players):
            piles.draw(s, (me + step) % s.players, self.count)


class OthersDiscardCards(Instruction):
    """So many cards of each other player."""

    form = "others discard {count}"
    fields = ("count",)
    text = "do-others-discard"
    value = 0.35

    def __init__(self, count: int) -> None:
        self.count = count

    def possible(self, s: SerenadeState, me: int) -> bool:
        return has_more(s, me, 0)

    def do(self, s: SerenadeState, me: int, card: int) -> None:
        """Who has no more cards than that discards them all, for everybody to see."""
        for other in range(s.players):
            if other != me and 0 < len(s.areas[other].hand) <= self.count:
                s.fix()
                piles.discard_hand(s, other)
        for _ in range(self.count):
            s.push(OTHERS_DISCARD, me)


class OthersDiscardDown(Instruction):
    """Each other player keeps so many cards."""

    form = "others discard down to {limit}"
    fields = ("limit",)
    text = "do-others-down"

    def __init__(self, limit: int) -> None:
        self.limit = limit

    def possible(self, s: SerenadeState, me: int) -> bool:
        return has_more(s, me, self.limit)

    def do(self, s: SerenadeState, me: int, card: int) -> None:
        s.push(OthersDown(self.limit, me), me)

    def worth(self, features: list[float], share: float) -> None:
        features[EXTRAS] += share * (0.25 if self.limit >= 4 else 0.5)


def has_more(s: SerenadeState, me: int, limit: int) -> bool:
    """Whether another player has more cards in hand than that."""
    return any([other != me and len(s.areas[other].hand) > limit for other in range(s.players)])


class OthersDiscard(Sealed[SerenadeState]):
    """A card of every other player who has any; each chooses in secret (SS-R35)."""

    on = {"Steps": SAME, "OthersDiscard": SAME}

    def seats(self, s: SerenadeState, me: int) -> list[int]:
        return [seat for seat in range(s.players) if seat != me and s.areas[seat].hand]

    def options(self, s: SerenadeState, seat: int) -> list[int]:
        return kind_moves(s, s.areas[seat].hand, moves.DISCARD)

    def reveal(self, s: SerenadeState, answers: list[int]) -> None:
        discard_all(s, answers)


def discard_all(s: SerenadeState, answers: list[int]) -> bool:
    """Carries out what each seat has chosen; returns whether any had to."""
    some = False
    for seat in range(s.players):
        if answers[seat] != AWAY:
            some = True
            piles.discard(s, seat, piles.held(s, s.areas[seat].hand, moves.kind_of(answers[seat])))
    return some


class OthersDown(OthersDiscard):
    """The same, again and again, of those who have more cards than that."""

    on = {"Steps": SAME}
    fields = ("limit", "by")
    bounds = BOUNDS

    def __init__(self, limit: int, by: int) -> None:
        self.limit = limit
        self.by = by

    def validate(self, s: SerenadeState, me: int, below: Frame | None) -> None:
        expect(self.by == me, "OthersDown: by", f"{me}, whose card says so", self.by)

    def seats(self, s: SerenadeState, me: int) -> list[int]:
        return [seat for seat in range(s.players) if seat != me and len(s.areas[seat].hand) > self.limit]

    def reveal(self, s: SerenadeState, answers: list[int]) -> None:
        if discard_all(s, answers):
            s.push(self, self.by)


# -- removing -----------------------------------------------------------------------------


class Remove(CountedQuestion):
    """So many cards of the hand or the discard pile or both (SS-091, SS-R34)."""

    form = "remove"
    fields = ("count", "which", "optional")
    refusal = "move-remove-none"

    def __init__(self, count: int, which: int, optional: bool = False) -> None:
        super().__init__(count, optional)
        self.which = which

    @classmethod
    def parse(cls, reader: Reader) -> Instruction:
        reader.expect("remove")
        which = UP_TO if reader.accept("up", "to") else 0
        count = reader.number()
        which |= ONLY_DAMAGE if reader.accept("damage") else 0
        reader.expect("from")
        which |= (HAND, DISCARDED)[reader.one_of(("hand", "discard"))]
        another = is_number(reader.word(2))  # `or discard 1` is the other half of a `choose`
        if which & HAND and not another and reader.accept("or", "discard"):
            which |= DISCARDED
        return Remove(count, which)

    def shape(self) -> str:
        many = "up to {count}" if self.which & UP_TO else "{count}"
        where = ("hand", "discard", "hand or discard")[(self.which & (HAND | DISCARDED)) - 1]
        return f"remove {many}{' damage' if self.which & ONLY_DAMAGE else ''} from {where}"

    def cards(self, s: SerenadeState, seat: int) -> list[int]:
        """The cards that can be removed."""
        area = s.areas[seat]
        first = FIRST_DAMAGE if self.which & ONLY_DAMAGE else 0
        found = [card for card in area.hand if card >= first] if self.which & HAND else []
        if self.which & DISCARDED:
            found.extend([card for card in area.discards if card >= first])
        return found

    def possible(self, s: SerenadeState, me: int) -> bool:
        return len(self.cards(s, me)) > 0

    def do(self, s: SerenadeState, me: int, card: int) -> None:
        """If there are not more cards than that, there is nothing to choose."""
        cards = self.cards(s, me)
        if self.optional or self.which & UP_TO or len(cards) > self.count:
            if cards:
                s.push(self, me)
            return
        for own in cards:
            if own in s.areas[me].hand:
                piles.remove_from_hand(s, me, own)
            else:
                piles.remove_from_discard(s, me, own)

    def rest(self) -> Instruction:
        return Remove(self.count - 1, self.which)

    def declinable(self) -> bool:
        return self.optional or self.which & UP_TO != 0

    def choices(self, s: SerenadeState, seat: int) -> list[int]:
        area = s.areas[seat]
        first = FIRST_DAMAGE if self.which & ONLY_DAMAGE else 0
        found = kind_moves(s, area.hand, moves.REMOVE_HAND, first) if self.which & HAND else []
        if self.which & DISCARDED:
            found.extend(kind_moves(s, area.discards, moves.REMOVE_DISCARD, first))
        found.sort()
        return found

    def chosen(self, s: SerenadeState, seat: int, move: int) -> None:
        area, kind = s.areas[seat], moves.kind_of(move)
        if moves.verb_of(move) == moves.REMOVE_HAND:
            piles.remove_from_hand(s, seat, piles.held(s, area.hand, kind))
        else:
            piles.remove_from_discard(s, seat, piles.held(s, area.discards, kind))

    def phrase(self, say: Say) -> str:
        """`remove up to 2 Damage cards from your hand or your discard pile`."""
        cards = say("damage-cards" if self.which & ONLY_DAMAGE else "some-cards", number=self.count)
        place = say(("from-hand", "from-discard", "from-both")[(self.which & (HAND | DISCARDED)) - 1])
        return say("do-remove-up-to" if self.which & UP_TO else "do-remove", cards=cards, place=place)

    def worth(self, features: list[float], share: float) -> None:
        features[MENDS if self.which & ONLY_DAMAGE else THINS] += self.count * share


class RemoveThis(Instant):
    """The card that says so, if it is in play."""

    form = "remove this"
    text = "do-remove-this"

    def do(self, s: SerenadeState, me: int, card: int) -> None:
        if card in s.play:
            piles.remove_from_play(s, me, card)


# -- cards of the discard pile ------------------------------------------------------------


class FromDiscard(CountedQuestion):
    """Cards of the own discard pile."""

    brings = DRAWS

    def possible(self, s: SerenadeState, me: int) -> bool:
        return len(s.areas[me].discards) > 0


class TakeBack(FromDiscard):
    """Back in hand."""

    form = "take back {count}"
    text = "do-take-back"
    value = 1.4
    delay = -7.0

    def choices(self, s: SerenadeState, seat: int) -> list[int]:
        return sorted(kind_moves(s, s.areas[seat].discards, moves.TAKE_BACK))

    def chosen(self, s: SerenadeState, seat: int, move: int) -> None:
        piles.take_back(s, seat, piles.held(s, s.areas[seat].discards, moves.kind_of(move)))


class PutOnTop(FromDiscard):
    """On top of the deck."""

    form = "top {count}"
    text = "do-top"
    value = 0.7
    delay = -3.0

    def choices(self, s: SerenadeState, seat: int) -> list[int]:
        return sorted(kind_moves(s, s.areas[seat].discards, moves.TOP))

    def chosen(self, s: SerenadeState, seat: int, move: int) -> None:
        piles.put_on_top(s, seat, piles.held(s, s.areas[seat].discards, moves.kind_of(move)))


OTHERS_DISCARD: Final = OthersDiscard()
INSTRUCTIONS: Final[tuple[type[Instruction], ...]] = (
    *(Draw, Discard, OthersDraw, OthersDiscardCards, OthersDiscardDown),
    *(Remove, RemoveThis, TakeBack, PutOnTop),
)
