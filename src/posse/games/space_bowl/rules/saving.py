"""What a saved table of Space Bowl may be like; cards are written by their ids."""

from __future__ import annotations

from typing import Final

from posse.core.choice import Effect
from posse.core.shapes import Bits, Flag, Layout, List, Number, Piece, Pieces, Record, Tuple, expect
from posse.core.state import REFEREE
from posse.games.space_bowl.rules.calls import COUNTDOWN, in_ticks, seconds
from posse.games.space_bowl.rules.cards import CARDS, NO_CARD, PLANETS, UNKNOWN
from posse.games.space_bowl.rules.effects import (
    Between,
    Countdown,
    CountdownInTicks,
    Hush,
    Placing,
    PlacingInTicks,
    Round,
    Search,
    SearchInTicks,
    Throw,
)
from posse.games.space_bowl.rules.scoring import is_last_round
from posse.games.space_bowl.rules.solver import BITS, NOWHERE, board, places_of
from posse.games.space_bowl.rules.state import (
    DYING,
    GO,
    GOING,
    HIDDEN_PLACE,
    MOST_ROUNDS,
    NO_PLACE,
    NOBODY,
    PILE,
    PLACES,
    PLACES_OF,
    RED,
    SEARCH,
    SILENT,
    VOIDS,
    BowlState,
)

IN_REAL_TIME: Final = (Hush, Search, Countdown, Placing, Between)
IN_TICKS: Final = (SearchInTicks, CountdownInTicks, PlacingInTicks)
"""The choices that only one of the clocks has."""


class BowlLayout(Layout[BowlState]):
    def fields(self, s: BowlState) -> Record:
        ids, seats, view = s.cards.ids, s.players, s.viewer != REFEREE
        seen, hidden = Piece(ids), Piece(ids, others=(UNKNOWN,)) if view else Piece(ids)
        place = Number(NO_PLACE, PLACES - 1)
        return Record(
            None,
            round=Number(0, MOST_ROUNDS),
            stage=Number(0),
            ticks=Number(0),
            due=Number(0),
            captain=Number(0, seats - 1),
            points=List(Number(0), seats),
            reserves=List(Number(0, CARDS), seats),
            galaxy=List(Piece(ids, others=(NO_CARD, UNKNOWN) if view else (NO_CARD,)), PLACES),
            down=Bits(range(PLACES), BITS),
            pile=Tuple(hidden, 0, PILE),
            gone=Tuple(seen),
            box=Tuple(hidden),
            voids=Bits([] if view else ids, [] if view else [1 << card for card in range(CARDS)]),
            turned=Number(0, VOIDS),
            disc=Number(NOWHERE, 8),
            marbles=Tuple(Number(NOWHERE, 8), PLANETS),
            hole=Number(NOWHERE, 8),
            kind=Number(SEARCH, RED),
            caller=Number(NOBODY, seats - 1),
            status=List(Number(SILENT, DYING), seats),
            joker=place,
            layer=Number(NOBODY, seats - 1),
            marks=List(place, seats),
            fresh=Number(0, (1 << seats) - 1),
            put=List(Number(HIDDEN_PLACE if view else NO_PLACE, PLACES - 1), seats),
            window=Number(0, (1 << seats) - 1),
            placing=Flag(),
            gains=Tuple(Number(-9, 9), 0, seats),
            taken=place,
            taken_down=Flag(),
        )

    def pieces(self, s: BowlState) -> list[Pieces]:
        found = [card for card in (*s.galaxy, *s.pile, *s.gone, *s.box) if card != NO_CARD]
        return [Pieces("card", s.cards.ids, found, range(CARDS))]

    def validate(self, s: BowlState) -> None:
        top = None if s.top is None else s.top.effect
        check_cards(s)
        other_clock = IN_REAL_TIME if in_ticks(s) else IN_TICKS
        expect(not isinstance(top, other_clock), "stack", "a choice for this clock", type(top).__name__)
        expect(s.top is None or s.pile, "pile", "a card while the game goes on", s.pile)
        expect(s.lanes is None, "lanes", "none in this game", s.lanes)
        check_throw(s, top)
        check_calls(s, top)
        check_tokens(s, top)
        check_ticks(s, top)

    def can_be_over(self, s: BowlState) -> bool:
        return is_last_round(s)


def is_scored(s: BowlState, top: Effect[BowlState] | None) -> bool:
    """Whether a round is over and its result is shown."""
    if isinstance(top, (Round, Throw)):
        return s.round > (1 if isinstance(top, Throw) else 0)
    return top is None or isinstance(top, Between)


def check_cards(s: BowlState) -> None:
    """The galaxy is whole, and nobody sees the cards that lie face down."""
    view = s.viewer != REFEREE
    laid = [place for place, card in enumerate(s.galaxy) if card != NO_CARD]
    expect(laid == PLACES_OF[s.size], "galaxy", f"a card on every place of {s.size} rows, and on no other", laid)
    expect(not s.down & ~board(s.size), "down", "places of the galaxy", s.down)
    if view:
        unseen = [place for place, card in enumerate(s.galaxy) if card == UNKNOWN]
        expect(unseen == places_of(s.down), "galaxy", "cards to be seen but for those that lie face down", unseen)
        known = [card for card in (*s.pile[:-1], *s.box) if card != UNKNOWN]
        expect(not known and s.pile[-1:] != (UNKNOWN,), "pile, box", "no card to be seen but the top one", known)
    void = s.game.chosen["void"] is True
    count = s.down.bit_count() + s.turned
    pile = s.pile if s.top is None else s.pile[:-1]  # after the end the top card is not turned up any more
    under = [card for card in (*pile, *s.box) if view or s.voids >> card & 1]
    fewest = VOIDS - len(under) if view and void else 0
    most = VOIDS - s.voids.bit_count() if void else 0
    expect(fewest <= count <= most, "down, turned", f"{fewest} to {most} cards that lie face down or did", count)
    expect(view or len(under) == s.voids.bit_count(), "voids", "cards of the box or of the pile under its top card", s.voids)


def check_ticks(s: BowlState, top: Effect[BowlState] | None) -> None:
    """How much time has passed, and how much is left."""
    limit = int(seconds(s, "search_limit")) if in_ticks(s) else 0
    if isinstance(top, SearchInTicks):
        expect(s.due == limit, "due", f"{limit}, the limit of the search", s.due)
        expect(not limit or s.ticks < limit, "ticks", f"less than {limit}", s.ticks)
    elif isinstance(top, CountdownInTicks):
        expect(s.ticks < s.due <= s.ticks + COUNTDOWN, "due", f"at most {COUNTDOWN} after {s.ticks}", s.due)
        called = s.due - COUNTDOWN
        expect(called > 0 and (not limit or called <= limit), "due", "an announcement within the search", s.due)
    else:
        expect(in_ticks(s) or s.ticks == s.due == 0, "ticks, due", "0 in real time", (s.ticks, s.due))


def check_throw(s: BowlState, top: Effect[BowlState] | None) -> None:
    """The pattern lies there from the throw to the end of the round; it shows the planets of the top card."""
    scored = is_scored(s, top)
    thrown = scored or not isinstance(top, (Round, Throw, Hush))
    expect((s.disc != NOWHERE) == thrown, "disc", "it in a cell once it was thrown", s.disc)
    if scored:
        return
    planets = s.cards.planets[s.pile[-1]] if thrown else 0
    shown = sum([1 << planet for planet in range(PLANETS) if s.marbles[planet] != NOWHERE])
    expect(shown == planets, "marbles", "one for each planet of the top card", s.marbles)
    hole = thrown and s.game.chosen["black_hole"] is True and s.cards.holes[s.pile[-1]]
    expect((s.hole != NOWHERE) == hole, "hole", "a cell if the top card has a black hole, and it counts", s.hole)


def check_calls(s: BowlState, top: Effect[BowlState] | None) -> None:
    """Who has announced what, and who has followed."""
    called = isinstance(top, (Countdown, CountdownInTicks, Placing, PlacingInTicks))
    expect(called or is_scored(s, top) or s.kind == SEARCH, "kind", f"{SEARCH} before an announcement", s.kind)
    expect(not called or s.kind != SEARCH, "kind", f"{GO} or {RED} after an announcement", s.kind)
    expect((s.caller != NOBODY) == (s.kind != SEARCH), "caller", "the seat that made an announcement", s.caller)
    allowed = {SEARCH: {SILENT}, GO: {SILENT, GOING, DYING} if s.red_in_go else {SILENT, GOING}, RED: {SILENT, DYING}}
    expect(set(s.status) <= allowed[s.kind], "status", f"some of {sorted(allowed[s.kind])}", s.status)
    if s.caller != NOBODY:
        said = GOING if s.kind == GO else DYING
        expect(s.status[s.caller] == said, "status", f"{said} for the caller", s.status)
    laid = s.joker != NO_PLACE
    expect(laid == (s.layer != NOBODY), "layer", "the seat that has laid the joker", s.layer)
    expect(not laid or s.has_joker and s.kind != SEARCH and s.joker in PLACES_OF[s.size], "joker", "it in the galaxy", s.joker)
    expect(s.kind != SEARCH or s.fresh == 0, "fresh", "0 before an announcement", s.fresh)


def check_tokens(s: BowlState, top: Effect[BowlState] | None) -> None:
    """Tokens are put down after the countdown."""
    places, scored, hidden = PLACES_OF[s.size], is_scored(s, top), s.viewer != REFEREE
    placing = isinstance(top, (Placing, PlacingInTicks))
    expect(s.placing == placing, "placing", "true while tokens are put down", s.placing)
    expect((s.window != 0) == placing, "window", "seats while tokens are put down", s.window)
    for seat in range(s.players):
        mark, put = s.marks[seat], s.put[seat]
        expect(mark == NO_PLACE or mark in places and (not hidden or seat == s.viewer), "marks", "a place of the galaxy", mark)
        expect(put < 0 or put in places and (placing or scored), "put", "a place, after the countdown", put)
        open_to = s.window >> seat & 1 == 1
        expect(not open_to or s.may_place(seat), "window", "seats that may put a token down", s.window)
        expect(put != HIDDEN_PLACE or placing and seat != s.viewer, "put", "what is hidden from others only", put)
        expect(not placing or put == NO_PLACE or s.may_place(seat), "put", "a token of one who may place it", put)
    expect(len(s.gains) == (s.players if scored else 0), "gains", "a number for each seat after the round, else none", s.gains)
    expect(s.taken == NO_PLACE and not s.taken_down or scored and s.taken in places, "taken", "a place, after the round", s.taken)
    expect(s.taken == NO_PLACE or s.taken_down or s.gone, "gone", "the card that was taken", s.gone)
