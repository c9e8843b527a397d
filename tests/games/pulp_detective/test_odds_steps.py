"""The odds, one step further: what a position is worth is what its best move is worth, whatever the mode."""

from __future__ import annotations

from typing import Any

import pytest

from posse.core.rng import Rng
from posse.games.pulp_detective.odds.odds import Odds, may_be_more, mode_of
from posse.games.pulp_detective.odds.steps import chance, thrown
from posse.games.pulp_detective.rules.cards import BLANK, ICONS, TOKENS
from posse.games.pulp_detective.rules.missions import Investigation
from posse.games.pulp_detective.rules.moves import FINISH, REROLL, ROLL
from posse.games.pulp_detective.rules.state import NOBODY, DetectiveState
from tests.games.pulp_detective.brute import done, outcomes
from tests.games.pulp_detective.exact import odds
from tests.games.pulp_detective.position import Desk

EXACT = 1e-9


def best_of(s: DetectiveState, seat: int) -> float:
    """The mean of what may come, by the best move."""
    known = Odds()
    return max([after(known, s, seat, move) for move in s.options(seat) if move != FINISH], default=0.0)


def after(known: Odds, s: DetectiveState, seat: int, move: int) -> float:
    die = thrown(move)
    if die == BLANK:
        return max([worth(known, twin, seat) for twin in outcomes(s, seat, move)])
    twin = done(s, seat, move)
    m = twin.mission
    assert m is not None
    total = 0.0
    for face in range(1, 7):
        m.lay(s.cards, die, face)
        total += worth(known, twin, seat)
    return total / 6


def worth(known: Odds, s: DetectiveState, seat: int) -> float:
    assert s.mission is not None and s.top is not None
    if isinstance(s.top.effect, Investigation) and s.mission.met():
        return 1.0
    return chance(known, s, seat)


# -- positions --------------------------------------------------------------------------------


class Pick:
    """Positions at random: all modes, tokens on either side, and hours near the border of night and day."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng.seeded(seed)

    def below(self, number: int) -> int:
        return self.rng.below(number)

    def of(self, *items: str) -> str:
        return items[self.below(len(items))]

    def desk(self, mode: str) -> Desk:
        desk = Desk(
            mode,
            case=self.of("damsel", "banker"),
            detective=self.of("lockhart", "tolliver"),
            inspector=self.of("brandt", "reed"),
            solo_as=self.of("detective", "inspector"),
        )
        seat = 0 if mode == "solo" else self.below(2)
        confronting = self.below(3) == 0
        hour = 1 + self.below(5) if confronting else (1, 2, 3, 5, 12, 13, 17, 24)[self.below(8)]
        desk.seat(seat, hour=hour, energy=1 + self.below(8), twists=self.twists(3))
        desk.s.areas[seat].object = self.object_of(desk)
        if mode != "solo":
            self.share_out(desk, seat)
        if confronting:
            desk.confront(1 + self.below(6), seat)
        else:
            desk.mission(self.of(*[code for code in desk.cards.codes if code]), seat)
            desk.m.rerolls = self.below(2)
        return self.played(desk, seat)

    def twists(self, most: int) -> str:
        return " ".join(sorted({self.of(*ICONS) for _ in range(self.below(most + 1))}))

    def object_of(self, desk: Desk) -> int:
        item = self.below(len(desk.cards.object_ids)) if self.below(2) else 0
        return 0 if item == desk.cards.without[desk.s.case] else item

    def share_out(self, desk: Desk, seat: int) -> None:
        desk.seat(1 - seat, twists=self.twists(2))
        for token in TOKENS:
            desk.token(token, (NOBODY, NOBODY, seat, 1 - seat)[self.below(4)])
        desk.s.aside &= self.below(16)

    def played(self, desk: Desk, seat: int) -> Desk:
        """All yellow dice that may be rolled are, and then anything is done, or nothing."""
        s = desk.s
        while moves := [move for move in s.options(seat) if ROLL <= move < ROLL + 4]:
            s.answer(seat, moves[self.below(len(moves))])
        for _ in range(self.below(3)):
            moves = [move for move in s.options(seat) if move >= REROLL]
            if moves and s.waiting() == [seat] and not desk.m.met():
                s.answer(seat, moves[self.below(len(moves))])
        return desk


def is_open(desk: Desk) -> bool:
    s = desk.s
    return s.top is not None and isinstance(s.top.effect, Investigation) and not desk.m.met()


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("mode", ["solo", "rivals", "partners"])
def test_a_position_is_worth_what_its_best_move_is(mode: str, seed: int) -> None:
    pick, compared = Pick(seed), 0
    while compared < 12:
        desk = pick.desk(mode)
        if is_open(desk):
            seat = desk.m.seat
            found, most = odds(desk.s, seat), best_of(desk.s, seat)
            if may_be_more(desk.s, desk.m, mode_of(desk.s, desk.m)):
                assert found < most + EXACT, desk.s.to_json()
                continue
            assert found == pytest.approx(most, abs=EXACT), desk.s.to_json()
            compared += 1


# -- positions that were wrong once -------------------------------------------------------------


def with_gun(mode: str, seat: int, holder: int, **options: Any) -> Desk:
    return Desk(mode, **options).token("chekhovs-gun", holder).seat(seat, energy=4)


def test_the_tokens_of_a_partner_pay_for_an_investigation_token() -> None:
    """PD-R89; the own ones are none."""
    desk = with_gun("partners", 0, 1, detective="lockhart", inspector="brandt").seat(0, hour=2, energy=5).seat(1, twists="W")
    desk.confront(6, 0).roll("W W D D")
    assert odds(desk.s, 0) == pytest.approx(1.0, abs=EXACT)
    desk.do("borrow street")
    assert odds(desk.s, 0) == pytest.approx(1.0, abs=EXACT)


def test_an_hour_for_the_gun_brings_the_day() -> None:
    """PD-R78: dice that show dots are wild for Reed then."""
    desk = with_gun("rivals", 1, 1, case="banker", detective="lockhart", inspector="reed").seat(1, hour=5, twists="R P")
    desk.mission("C9", 1, needs="W2 P2").roll("P R D D")
    desk.m.rerolls = 0
    assert odds(desk.s, 1) == pytest.approx(1.0, abs=EXACT)
    desk.do("shoot hour rounds as street")
    assert odds(desk.s, 1) == pytest.approx(1.0, abs=EXACT)
    desk.do("count yellow-3 as street", "count yellow-4 as persuasion")
    assert not desk.missing()


def test_partners_who_have_all_the_tokens_they_can_make_room_first() -> None:
    """PD-R89: four is the most for either."""
    desk = with_gun("partners", 0, 1, detective="lockhart", inspector="brandt").seat(0, hour=2, energy=5, twists="D2 P2")
    desk.seat(1, twists="W2 R2").confront(1, 0).roll("P P P P")
    assert odds(desk.s, 0) == pytest.approx(best_of(desk.s, 0), abs=EXACT)
