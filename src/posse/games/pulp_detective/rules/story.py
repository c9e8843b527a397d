"""Phase 1: cards are drawn, kept, given, discarded and returned, and those kept find their place in a storyline."""

from __future__ import annotations

from typing import Final

from posse.core.choice import ANY, OTHER, SAME, Choice, Effect, Frame
from posse.core.native import i64
from posse.core.shapes import expect
from posse.games.pulp_detective.rules.cards import BLANK, BOTTOM, LEFT, RIGHT, TOP
from posse.games.pulp_detective.rules.common import can_use, check_team, use_object
from posse.games.pulp_detective.rules.criminal import GoesFirst, TeamChoice
from posse.games.pulp_detective.rules.moves import DISCARD, KEEP, PLACE, SLOTS, USE
from posse.games.pulp_detective.rules.results import INVESTIGATE
from posse.games.pulp_detective.rules.state import ALL, NO_CARD, NOBODY, DetectiveState

TO_KEEP: Final = 1
TO_GIVE: Final = 2
TO_DISCARD: Final = 4
TO_RETURN: Final = 8
WAYS: Final = 4
"""Ways to dispose of a card, in the order of their moves."""
DISPOSALS: Final = [
    [
        [KEEP + way * SLOTS + slot for way in range(WAYS) if left >> way & 1 for slot in range(SLOTS) if lying >> slot & 1]
        for lying in range(1 << SLOTS)
    ]
    for left in range(1 << WAYS)
]
"""The moves by ways that are left and cards that lie there, a bit for each; never changed."""
HAND: Final = 3
TABLE: Final = 4
"""Cards that partners lay out."""
ALONE: Final[tuple[int, ...]] = (0, TO_KEEP, TO_KEEP | TO_DISCARD, TO_KEEP | TO_DISCARD | TO_RETURN)
LEADING: Final[tuple[int, ...]] = (0, TO_KEEP, TO_KEEP | TO_GIVE, TO_KEEP | TO_GIVE | TO_DISCARD)
"""What is done with so many cards, the most urgent first where there are too few (PD-R18)."""
MATCHES: Final[list[int]] = [edges.bit_count() for edges in range(16)]
"""How many edges there are, a bit for each."""


def deal(s: DetectiveState, count: int, known: int) -> int:
    """Adds so many cards to those drawn, or as many as there are (PD-R18); returns how many lie there."""
    s.fix()
    for _ in range(count):
        if not s.pile:
            if not s.discards:
                break
            reshuffle(s)
        s.drawn.append(s.pile.pop())
        s.known.append(s.peeked | known)
        s.peeked = 0
    return len(s.drawn)


def reshuffle(s: DetectiveState) -> None:
    """The discards as they stand become the pile (PD-065, PD-R17)."""
    s.pile, s.discards = s.discards, []
    s.rng.shuffle(s.pile)
    s.peeked = 0
    s.tell("shuffled", NOBODY)


def dispose(s: DetectiveState, seat: int, way: int, slot: int) -> None:
    """A card drawn is kept, given, discarded or returned; the others stay where they lie."""
    card = s.drawn[slot]
    s.drawn[slot] = NO_CARD
    if way == TO_GIVE:  # PD-208: it stays face down
        s.given, s.given_known = card, s.known[slot]
        s.tell("gave", seat)
    elif way == TO_RETURN:  # PD-R16: anywhere in the pile, with the same chance
        s.pile.insert(s.rng.below(len(s.pile) + 1), card)
        s.peeked = 0
        if s.events is not None:
            s.tell("returned", seat, (s.cards.letter[card],))
    else:
        s.fix()
        if way == TO_KEEP:
            s.areas[seat].card = card
        else:
            s.discards.append(card)
        if s.events is not None:
            s.tell("kept" if way == TO_KEEP else "discarded", seat, (card,))


def draw(s: DetectiveState, seat: int, ways: tuple[int, ...]) -> None:
    """One player draws up to three cards, with one received (PD-052, PD-206, PD-211); what becomes of a single one is known."""
    received = len(s.drawn)
    count = deal(s, HAND - received, 0)
    if s.events is not None:
        s.tell("drew", seat, (count - received,))
    if count == 1:
        dispose(s, seat, ways[count], 0)
    elif count > 1:
        s.push(DISPOSE[ways[count]], seat)


class OtherStory(Effect[DetectiveState]):
    """The other rival adds two cards to the one received (PD-211)."""

    on = {"Placing": OTHER}

    def run(self, s: DetectiveState, me: int) -> None:
        s.drawn, s.known = [], []
        if s.given != NO_CARD:
            s.drawn, s.known = [s.given], [s.given_known]
            s.given, s.given_known = NO_CARD, 0
            draw(s, me, ALONE)


class Dispose(Choice[DetectiveState]):
    """One card and what is done with it; the next is chosen with that in sight (PD-R13)."""

    on = {"Placing": ANY, "OtherStory": OTHER}
    fields = ("left",)
    bounds = {"left": (0, 15)}

    def __init__(self, left: int) -> None:
        self.left = left
        """The ways that are not yet taken, as bits."""

    def validate(self, s: DetectiveState, me: int, below: Frame | None) -> None:
        assert below is not None
        leads, count = isinstance(below.effect, OtherStory), len(s.drawn)
        if not leads:
            check_order(s, me, below)
        there, ways = len(lying(s)), (LEADING if leads else ALONE)[count] if 1 < count <= HAND else 0
        fits = not self.left & ~ways and self.left.bit_count() == there > 1
        expect(fits, "drawn, left", f"a way for each of 2 to {HAND} cards, among {ways}", [self.left, there])
        kept = [seat for seat in range(s.players) if s.areas[seat].card != NO_CARD]
        told = "one for who has kept it, and for no other"
        expect((me in kept) == (self.left & TO_KEEP == 0) and not (leads and below.me in kept), "card", told, kept)
        gone = leads and self.left & TO_GIVE == 0
        expect((s.given != NO_CARD) == gone, "given", "a card if it was given and not taken yet", s.given)

    def options(self, s: DetectiveState, seat: int) -> list[int]:
        there: i64 = 0
        slot: i64 = 1
        for card in s.drawn:
            if card != NO_CARD:
                there |= slot
            slot <<= 1
        found = DISPOSALS[self.left][there][:]
        if can_use(s, seat):
            found.append(USE)
        return found

    def take(self, s: DetectiveState, seat: int, move: int) -> None:
        if move == USE:
            use_object(s, seat)
            s.push(self, seat)
            return
        way = 1 << (move - KEEP) // SLOTS
        dispose(s, seat, way, (move - KEEP) % SLOTS)
        left = self.left & ~way
        if left & left - 1:
            s.push(DISPOSE[left], seat)
        else:
            slot = 0
            while s.drawn[slot] == NO_CARD:
                slot += 1
            dispose(s, seat, left, slot)  # what becomes of the last card needs no choice


def lying(s: DetectiveState) -> list[int]:
    """The slots in which cards drawn still lie."""
    return [slot for slot in range(len(s.drawn)) if s.drawn[slot] != NO_CARD]


def kept_of(s: DetectiveState) -> int:
    return len([area for area in s.areas if area.card != NO_CARD])


def check_order(s: DetectiveState, me: int, below: Frame | None) -> None:
    """Who plays alone does all; of rivals the one acts on top of what the other still has to do."""
    alone = len(s.alive()) == 1
    assert below is not None
    expect(alone or not s.shared, "stack", "a story told together while both partners are on the case", me)
    expect((below.me == me) == alone, "stack", f"{'one player' if alone else 'two players'} in a turn", below.me)


# -- the grid -----------------------------------------------------------------------------


class Placing(Effect[DetectiveState]):
    """The kept card has to be placed (PD-R15)."""

    on = {"Investigate": ANY, "Placing": OTHER}

    def validate(self, s: DetectiveState, me: int, below: Frame | None) -> None:
        if below is not None and not isinstance(below.effect, Placing):
            check_order(s, me, below)

    def run(self, s: DetectiveState, me: int) -> None:
        s.drawn, s.known = [], []
        if s.areas[me].card != NO_CARD:
            if s.areas[me].rows:
                s.push(PLACE_CARD, me)
            else:
                place_card(s, me, 0)  # PD-071


class PlaceChoice(Choice[DetectiveState]):
    """At the end of a storyline, or in a new one below (PD-073)."""

    def options(self, s: DetectiveState, seat: int) -> list[int]:
        found = s.places(seat, PLACE)
        if can_use(s, seat):
            found.append(USE)
        return found

    def take(self, s: DetectiveState, seat: int, move: int) -> None:
        if move == USE:
            use_object(s, seat)
        else:
            place_card(s, seat, move - PLACE)


class PlaceCard(PlaceChoice):
    on = {"Investigate": ANY, "Placing": OTHER}

    def validate(self, s: DetectiveState, me: int, below: Frame | None) -> None:
        PLACING.validate(s, me, below)
        expect(s.areas[me].card != NO_CARD, "card", "one that is to be placed", NO_CARD)

    def take(self, s: DetectiveState, seat: int, move: int) -> None:
        super().take(s, seat, move)
        if move == USE:
            s.push(self, seat)


def place_card(s: DetectiveState, seat: int, row: int) -> None:
    area = s.areas[seat]
    area.matches = matches(s, seat, area.card, row)
    area.row = row
    if row == len(area.rows):
        area.rows.append((area.card,))
    else:
        area.rows[row] += (area.card,)
    if s.events is not None:
        s.tell("placed", seat, (area.card, row, area.matches))


def matches(s: DetectiveState, seat: int, card: int, row: int) -> int:
    """The re-rolls that a card earns in this storyline (PD-117 to PD-120)."""
    rows = s.areas[seat].rows
    return MATCHES[joined(s, seat, card, row, len(rows[row]) if row < len(rows) else 0)]


def joined(s: DetectiveState, seat: int, card: int, row: int, column: int) -> int:
    """The edges with which a card that is placed here meets its like, a bit for each."""
    edges, rows = s.cards.edges, s.areas[seat].rows
    mine = edges[card]
    found = 0
    if column:
        before = edges[rows[row][column - 1]]
        # PD-R63: the second player builds from right to left
        found |= joins(mine[RIGHT], before[LEFT]) << RIGHT if seat else joins(mine[LEFT], before[RIGHT]) << LEFT
    if row:
        found |= joins(mine[TOP], edges[rows[row - 1][column]][BOTTOM]) << TOP
    elif s.players == 2:
        facing = s.areas[1 - seat].rows
        if facing and column < len(facing[0]):
            found |= joins(mine[TOP], edges[facing[0][column]][TOP]) << TOP  # PD-219
    return found


def joins(one: int, other: int) -> int:
    return int(one == other and one != BLANK)


# -- partners -----------------------------------------------------------------------------


class TeamStory(Effect[DetectiveState]):
    """Four cards are laid out for both (PD-244)."""

    on = {}

    def run(self, s: DetectiveState, me: int) -> None:
        count = deal(s, TABLE, ALL if s.game.chosen["draw"] == "open" else 0)  # PD-R79
        s.tell("drew", NOBODY, (count,))
        s.push(CLAIM, me)


class Claim(Choice[DetectiveState]):
    """Either partner keeps a card, in any order (PD-R80)."""

    on = {"Clock": ANY}

    def validate(self, s: DetectiveState, me: int, below: Frame | None) -> None:
        check_team(s)
        there, kept = len(lying(s)), kept_of(s)
        told = f"1 to {TABLE} cards, without those that were kept"
        expect(0 < there == len(s.drawn) - kept <= TABLE, "drawn", told, [there, kept])

    def seats(self, s: DetectiveState, me: int) -> list[int]:
        return [seat for seat in s.alive() if s.areas[seat].card == NO_CARD]

    def options(self, s: DetectiveState, seat: int) -> list[int]:
        found = [KEEP + slot for slot in lying(s)]
        if can_use(s, seat):
            found.append(USE)
        return found

    def take(self, s: DetectiveState, seat: int, move: int) -> None:
        if move == USE:
            use_object(s, seat)
        else:
            dispose(s, seat, TO_KEEP, move - KEEP)
        left = lying(s)
        if left and self.seats(s, seat):
            s.push(self, seat)
        elif len(left) > 1:
            s.push(TEAM_DISCARD, seat)
        else:
            if left:
                dispose(s, seat, TO_DISCARD, left[0])
            s.push(TEAM_PLACING, seat)


class TeamDiscard(TeamChoice):
    """Either partner says which of the last two is discarded; the other one is returned (PD-245)."""

    on = {"Clock": ANY}

    def validate(self, s: DetectiveState, me: int, below: Frame | None) -> None:
        check_team(s)
        there, kept = len(lying(s)), kept_of(s)
        expect(there == kept == 2 and len(s.drawn) == TABLE, "drawn", f"{TABLE} cards, two of them kept", [there, kept])

    def options(self, s: DetectiveState, seat: int) -> list[int]:
        return [DISCARD + slot for slot in lying(s)]

    def take(self, s: DetectiveState, seat: int, move: int) -> None:
        dispose(s, seat, TO_DISCARD, move - DISCARD)
        dispose(s, seat, TO_RETURN, lying(s)[0])
        s.push(TEAM_PLACING, seat)


class TeamPlacing(Effect[DetectiveState]):
    """Both cards are placed, in any order; then the missions follow (PD-249)."""

    on = {"Clock": ANY}

    def run(self, s: DetectiveState, me: int) -> None:
        s.drawn, s.known = [], []
        ready = [seat for seat in s.alive() if s.areas[seat].card != NO_CARD]
        if unplaced(s):
            s.push(self, me)
            s.push(TEAM_PLACE, me)
        elif len(ready) > 1:
            s.push(WHO_IS_FIRST, me)
        else:
            s.push(INVESTIGATE, ready[0])


def unplaced(s: DetectiveState) -> list[int]:
    return [seat for seat in s.alive() if s.areas[seat].card != NO_CARD and s.areas[seat].row == NOBODY]


class TeamPlace(PlaceChoice):
    """Whoever places second may join the partner's card."""

    on = {"TeamPlacing": SAME}

    def validate(self, s: DetectiveState, me: int, below: Frame | None) -> None:
        check_team(s)

    def seats(self, s: DetectiveState, me: int) -> list[int]:
        return unplaced(s)


class WhoIsFirst(GoesFirst):
    """The partners choose anew each turn (PD-249)."""

    on = {"Clock": ANY}

    def validate(self, s: DetectiveState, me: int, below: Frame | None) -> None:
        check_team(s)
        expect(all([area.row != NOBODY for area in s.areas]), "row", "a card that each partner has placed", NOBODY)

    def part(self) -> Effect[DetectiveState]:
        return INVESTIGATE


DISPOSE: Final = [Dispose(left) for left in range(1 << WAYS)]
OTHER_STORY: Final = OtherStory()
PLACING: Final = Placing()
PLACE_CARD: Final = PlaceCard()
TEAM_STORY: Final = TeamStory()
CLAIM: Final = Claim()
TEAM_DISCARD: Final = TeamDiscard()
TEAM_PLACING: Final = TeamPlacing()
TEAM_PLACE: Final = TeamPlace()
WHO_IS_FIRST: Final = WhoIsFirst()
