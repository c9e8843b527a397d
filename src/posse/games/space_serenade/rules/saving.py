"""What a saved table of Space Serenade may be like; cards are written by their ids, so that a position can be written by hand."""

from __future__ import annotations

from typing import Final

from posse.core.choice import Frame
from posse.core.saving import frames_of
from posse.core.shapes import Flag, Layout, List, Number, Optional, Piece, Pieces, Record, Tuple, expect
from posse.core.state import REFEREE
from posse.games.space_serenade.rules.cards import BEBOP, CARDS, COMMON, CRIMINALS, FIRST_DAMAGE, VICIOUS
from posse.games.space_serenade.rules.criminals import BOSS
from posse.games.space_serenade.rules.moves import SLOTS
from posse.games.space_serenade.rules.state import (
    ABORTED,
    CAPTURED,
    MOST_FUEL,
    NO_CARD,
    NOBODY,
    NOT_YET,
    NOWHERE,
    PLAYING,
    UNKNOWN,
    USED,
    Area,
    SerenadeState,
)

COMMON_BACK: Final = -10
DAMAGE_BACK: Final = -11
"""Cards of the Common Deck and of the Damage deck from behind, for counting them."""
BACKS: Final = [COMMON_BACK if card < COMMON else DAMAGE_BACK for card in range(CARDS)]
FEWEST_MOVES: Final = 2
"""Cards of the Movement deck when Vicious appears, at least (SS-R68)."""


class SerenadeLayout(Layout[SerenadeState]):
    def fields(self, s: SerenadeState) -> Record:
        ids, criminal_ids, view = s.cards.ids, s.cards.criminal_ids, s.viewer != REFEREE
        others = (UNKNOWN,) if view else ()
        four, three = Tuple(Number(0), 4), Tuple(Number(1, 3), 3)
        criminals = Tuple(Piece(criminal_ids))
        hidden_criminals = Tuple(Piece(criminal_ids, 0, 0, others)) if view else criminals
        own, any_card = Tuple(Piece(ids, others=others)), Tuple(Piece(ids))
        damage = Tuple(Piece(ids, FIRST_DAMAGE))
        area = Record(
            Area,
            character=Number(NOBODY, 3),
            fuel=Number(0, MOST_FUEL),
            deck=own,
            tops=Number(0, CARDS),
            hand=own,
            known=any_card,
            discards=any_card,
            tokens=four,
            renown=Number(0),
            captured=Tuple(Piece(criminal_ids)),
            pool=Optional(any_card, ()),
        )
        return Record(
            None,
            turn=Number(0),
            active=Number(0, s.players - 1),
            first=Number(0, s.players - 1),
            places=Tuple(Number(0, BEBOP), 4),
            gauges=three,
            wanted=Tuple(Piece(criminal_ids, 0, CRIMINALS, (NO_CARD,)), 3),
            resistance=four,
            investigation=four,
            vicious=Number(NOWHERE, 2),
            hurt=Flag(),
            stand=hidden_criminals,
            escaped=Tuple(Piece(criminal_ids, 0, CRIMINALS)),
            late=Tuple(Piece(criminal_ids, 0, CRIMINALS)),
            box=hidden_criminals,
            common=Tuple(Piece(ids, 0, 0, others)) if view else Tuple(Piece(ids, 0, COMMON)),
            market=Tuple(Piece(ids, 0, COMMON, (NO_CARD,)), SLOTS),
            damage=Tuple(Piece(ids, 0, 0, others)) if view else damage,
            damage_discards=damage,
            removed=Tuple(Piece(ids, 0, FIRST_DAMAGE)),
            drawn=damage,
            play=any_card,
            pending=any_card,
            woolongs=Number(0),
            strength=Number(0),
            clues=Number(0),
            shield=Number(0),
            cheaper=Number(0),
            to_top=Flag(),
            turns_left=Number(NOT_YET, s.players),
            outcome=Number(PLAYING, ABORTED),
            areas=List(area, s.players),
        )

    def pieces(self, s: SerenadeState) -> list[Pieces]:
        """Action cards, of which a view names those of an area without their places; and criminals."""
        found = [card for card in s.market if card != NO_CARD]
        found.extend(s.common if s.viewer == REFEREE else [COMMON_BACK] * len(s.common))
        found.extend(s.damage if s.viewer == REFEREE else [DAMAGE_BACK] * len(s.damage))
        found.extend(s.damage_discards + s.removed + s.drawn + s.play)
        in_play = [*range(COMMON), *range(FIRST_DAMAGE, CARDS)]
        criminals = [card for card in s.wanted if card != NO_CARD] + list(s.stand + s.escaped + s.late + s.box)
        for area in s.areas:
            found.extend(area.owned())
            criminals.extend(area.captured)
            if area.character != NOBODY:
                in_play.extend(s.cards.starting[area.character])
        wanted = list(range(CRIMINALS)) + [VICIOUS] * (s.vicious == NOWHERE or s.outcome == CAPTURED)
        return [Pieces("card", s.cards.ids, found, in_play, BACKS), Pieces("criminal", s.cards.criminal_ids, criminals, wanted)]

    def validate(self, s: SerenadeState) -> None:
        frames = frames_of(s.top)
        expect(s.lanes is None, "lanes", "none in this game", s.lanes)
        expect(s.top is None or s.outcome == PLAYING, "outcome", f"{PLAYING} while the game goes on", s.outcome)
        characters = [area.character for area in s.areas if area.character != NOBODY]
        expect(len(set(characters)) == len(characters), "character", "another one for each player", characters)
        names = [type(frame.effect).__name__ for frame in frames]
        choosing = [frame.me for frame, name in zip(frames, names, strict=True) if name == "ChooseCharacter"]
        for seat, area in enumerate(s.areas):
            expect((area.character == NOBODY) == (seat in choosing), "character", "one for each who has chosen", area.character)
            check_area(s, seat, area)
        settles = names.count("Settle")
        expect(len(s.drawn) == settles, "drawn", f"{settles} Damage cards, as the stack has it", s.drawn)
        teams = [card for card in s.play if card in s.pending and s.cards.partner[card] >= 0]
        expect(sorted(teams) == sorted(s.pending), "pending", "cards in play with a Team effect, each once", s.pending)
        check_criminals(s)
        check_tokens(s, frames)

    def can_be_over(self, s: SerenadeState) -> bool:
        return s.outcome != PLAYING


def check_area(s: SerenadeState, seat: int, area: Area) -> None:
    """What is known of deck and hand is what `Area.hide` leaves."""
    expect(area.character != NOBODY or not area.owned(), "deck", "no cards before a character is chosen", area.deck)
    under, unseen = len(area.deck) - area.tops, len(area.hand) - len(area.known)
    expect(under >= 0, "tops", f"at most {len(area.deck)}", area.tops)
    ordered = list(area.hand) == sorted(area.hand) and list(area.known) == [card for card in area.hand if card in area.known]
    expect(ordered, "hand", "cards in their order, with those that are known", area.hand)
    if s.viewer == REFEREE:
        expect(not area.pool, "pool", "none in a whole position", area.pool)
        return
    own = seat == s.viewer
    hidden = area.deck[:under].count(UNKNOWN) == under == area.deck.count(UNKNOWN)
    hidden = hidden and area.hand.count(UNKNOWN) == (0 if own else unseen)
    expect(hidden, "deck, hand", "only what the viewer knows", area.hand)
    unknown = under + (0 if own else unseen)
    expect(len(area.pool) == unknown, "pool", f"the {unknown} cards that are unknown in deck and hand", area.pool)


def check_criminals(s: SerenadeState) -> None:
    """Criminals are where they can be, and there are enough of them for what is to come."""
    boxed = CRIMINALS // 3 - 1 - USED[s.players]
    planets, whole = s.cards.planet, s.viewer == REFEREE
    away = list(s.box) if whole else [card for card, seen in enumerate(s.seen_criminals()) if not seen and card < CRIMINALS]
    homes = [planets[card] for card in away]
    for planet in range(3):
        card, count = s.wanted[planet], homes.count(planet)
        expect(card == NO_CARD or planets[card] == planet, "wanted", "a criminal of the planet", card)
        expect(count == boxed if whole else count >= boxed, "box", f"{boxed} criminals of each planet", count)
    expect(len(s.box) == 3 * boxed, "box", f"{3 * boxed} criminals", len(s.box))
    expect(all([s.is_due(planets[card]) for card in s.late]), "late", "criminals who wait for a capture", s.late)
    if s.viewer == REFEREE and s.vicious == NOWHERE:
        expect(VICIOUS in s.stand, "stand", "Vicious, until he appears", s.stand)
    waiting = s.vicious != NOWHERE and not s.stand
    expect(s.outcome != PLAYING or (s.turns_left > 0) == waiting, "turns_left", "turns left after the last move", s.turns_left)
    if s.outcome == PLAYING and s.vicious == NOWHERE:
        # each capture reveals two criminals and leaves a planet free for one of them
        left = len(s.stand) - 1
        sure = left + len(s.escaped) + len(s.late) - left // 2 - 1 - s.wanted.count(NO_CARD)
        expect(left >= 0 and sure >= FEWEST_MOVES, "stand, escaped", "criminals for the Movement deck", [left, len(s.escaped)])
    elif s.outcome == PLAYING:
        expect(VICIOUS not in s.stand, "stand", "no Vicious once he has appeared", s.stand)


def check_tokens(s: SerenadeState, frames: list[Frame]) -> None:
    """No token is lost (SS-185), and a criminal without any of a kind is captured, unless Damage comes first (SS-R46)."""
    checked = [getattr(frame.effect, "where", NOWHERE) for frame in frames]
    for where in range(4):
        first = printed(s, where)
        left = (s.resistance[where], s.investigation[where])
        total = sum(left) + sum([area.tokens[where] for area in s.areas])
        fits = left[0] <= first[0] and left[1] <= first[1] and total == sum(first)
        expect(fits, "tokens", f"{sum(first)} of row {where}, on the card and with players", total)
        expect(first == (0, 0) or 0 not in left or where in checked, "tokens", "some of each kind on a criminal", left)


def printed(s: SerenadeState, where: int) -> tuple[int, int]:
    """The tokens of each kind that were put on a criminal."""
    card = VICIOUS if where == BOSS else s.wanted[where]
    if s.outcome != PLAYING or card == NO_CARD or card == VICIOUS and s.vicious == NOWHERE:
        return 0, 0
    if card == VICIOUS:
        row = 2 if s.players == 1 else s.players - 2  # SS-307
        return s.cards.vicious_resistance[row], s.cards.vicious_investigation[row]
    return s.cards.resistance[card], s.cards.investigation[card]
