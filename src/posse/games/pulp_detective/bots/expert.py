"""A player who knows the odds, and weighs them against what there is to win and to lose."""

from __future__ import annotations

from typing import Any, Final

from posse.core.state import State
from posse.games.pulp_detective.bots.expert_values import (
    at_stake,
    energy_value,
    gained_value,
    leading,
    object_value,
    penalty_value,
    reward_value,
    stakes,
    wants_to_use,
)
from posse.games.pulp_detective.bots.heuristic import at_leisure
from posse.games.pulp_detective.odds.mode import Rates
from posse.games.pulp_detective.odds.odds import ALMOST, Odds, after, best_move, counts_again, ordered
from posse.games.pulp_detective.rules.cards import CARDS, TIME, YELLOW
from posse.games.pulp_detective.rules.criminal import WhoConfronts
from posse.games.pulp_detective.rules.mission import Mission
from posse.games.pulp_detective.rules.missions import Flipping, Investigation, begun, confronted
from posse.games.pulp_detective.rules.moves import (
    ACCEPT,
    BORROW,
    BORROW_ABILITY,
    BUY,
    DECLINE,
    DISCARD,
    DONE,
    FINISH,
    FIRST,
    GAIN,
    GIVE,
    HOURS_ON,
    KEEP,
    LOOK,
    LOSE,
    PAY,
    PLACE,
    RETURN,
    ROLL,
    SLOTS,
    SUSPECT,
    SWAP,
    TAKE,
    TO,
    TWIST,
    USE,
    USE_AS,
    USE_ON,
)
from posse.games.pulp_detective.rules.state import NO_CARD, DetectiveState, back, table
from posse.games.pulp_detective.rules.story import Claim, WhoIsFirst, matches

MATCH: Final = 0.06
"""What an edge is worth on which a card to come will match."""


class Expert:
    """Chooses for a seat from what it sees."""

    def __init__(self) -> None:
        self.odds = Odds()
        self.weighed = Odds()
        """With the stakes of the last mission it was asked about."""
        self.promises: dict[tuple[int, int], float] = {}
        self.moment: tuple[object, ...] = ()
        """When the promises were worked out: all that they depend on, since one player may sit at several tables."""

    def choose(self, state: State, seat: int, rng: Any) -> int:
        s = table(state)
        options = s.options(seat)
        if len(options) == 1:
            return options[0]
        assert s.top is not None
        effect = s.top.effect
        if isinstance(effect, (Investigation, Flipping)):
            return self.investigate(s, seat, options)
        if isinstance(effect, WhoConfronts):
            return FIRST + int(self.against(s, 1, effect.suspect) > self.against(s, 0, effect.suspect))
        if isinstance(effect, WhoIsFirst):
            return self.first(s)
        return self.other(s, seat, options, isinstance(effect, Claim))

    def other(self, s: DetectiveState, seat: int, options: list[int], claiming: bool) -> int:
        """Choices that can be told by the moves they offer."""
        if USE in options and (DECLINE in options or at_leisure(s, seat) and wants_to_use(s, seat)):
            return USE
        moves = [move for move in options if move != USE]
        kind = moves[0]
        if claiming:
            return self.claim(s, seat, moves)
        if KEEP <= kind < PLACE:
            return self.dispose(s, seat, moves)
        if PLACE <= kind < FIRST:
            return max(moves, key=lambda move: self.place_value(s, seat, s.areas[seat].card, move - PLACE) - move * 1e-6)
        if kind >= SUSPECT:
            return max(moves, key=lambda move: self.against(s, seat, move - SUSPECT + 1))
        return self.settle(s, seat, moves)

    # -- Phase 1 --------------------------------------------------------------------------

    def promise(self, s: DetectiveState, seat: int, card: int, edges: int) -> float:
        """What a card's mission is worth with so many re-rolls."""
        area = s.areas[seat]
        held = (area.detective, area.energy, area.clues, area.object, *area.twists)
        moment = (s.case, s.hour(seat), s.shared, seat, held, tuple(s.tokens), s.aside, tuple(s.discards))
        if moment != self.moment:
            self.moment = moment
            self.promises.clear()
        key = (card, edges)
        if key not in self.promises:
            m = begun(s, seat, card, edges, s.hour(seat))
            chance = self.odds.value(s, m)
            won = reward_value(s, seat, m.reward)
            lost = penalty_value(s, seat, m.penalty, False)
            self.promises[key] = chance * won - (1 - chance) * (lost - 0.1)
        return self.promises[key]

    def card_value(self, s: DetectiveState, seat: int, card: int) -> float:
        """In the best place."""
        return max([self.promise(s, seat, card, matches(s, seat, card, row)) for row in s.places(seat)])

    def slot_value(self, s: DetectiveState, seat: int, card: int) -> float:
        """A card that is known, or the mean of those that it may be."""
        if card >= 0:
            return self.card_value(s, seat, card)
        hidden = unseen(s)
        cards = [other for other in hidden if back(s.cards.letter[other]) == card] or hidden
        return sum([self.card_value(s, seat, other) for other in cards]) / len(cards)

    def dispose(self, s: DetectiveState, seat: int, moves: list[int]) -> int:
        """Keeps the best card, gives or discards the worst."""
        keeps = [move for move in moves if move < GIVE]
        if keeps:
            return max(keeps, key=lambda move: self.slot_value(s, seat, s.drawn[move - KEEP]))
        worst = min(moves, key=lambda move: self.slot_value(s, seat, s.drawn[(move - KEEP) % SLOTS]))
        slot = (worst - KEEP) % SLOTS
        for verb in (GIVE, DISCARD):
            if verb + slot in moves:
                return verb + slot
        return RETURN + slot

    def claim(self, s: DetectiveState, seat: int, moves: list[int]) -> int:
        """The card that leaves most for both."""
        if s.areas[1 - seat].card != NO_CARD or 1 - seat not in s.alive():
            return max(moves, key=lambda move: self.slot_value(s, seat, s.drawn[move - KEEP]))
        found, most = moves[0], -99.0
        mine = [self.slot_value(s, seat, s.drawn[move - KEEP]) for move in moves]
        theirs = [self.slot_value(s, 1 - seat, s.drawn[move - KEEP]) for move in moves]
        for at in range(len(moves)):
            rest = [theirs[other] for other in range(len(moves)) if other != at]
            value = mine[at] + (max(rest) if rest else 0.0)
            if value > most:
                found, most = moves[at], value
        return found

    def place_value(self, s: DetectiveState, seat: int, card: int, row: int) -> float:
        """The mission now, and the matches that cards to come may find."""
        now = self.promise(s, seat, card, matches(s, seat, card, row))
        area = s.areas[seat]
        rows = area.rows
        if row == len(rows):
            area.rows = [*rows, (card,)]
        else:
            area.rows = [*rows[:row], (*rows[row], card), *rows[row + 1 :]]
        places = s.places(seat)
        hidden = unseen(s)
        found = sum([max([matches(s, seat, other, place) for place in places]) for other in hidden])
        area.rows = rows
        return now + MATCH * found / max(1, len(hidden))

    # -- Phase 2 --------------------------------------------------------------------------

    def investigate(self, s: DetectiveState, seat: int, options: list[int]) -> int:
        m = s.mission
        assert m is not None
        if m.suspect or DONE in options:
            return best_move(self.odds, s, seat)
        rates = stakes(s, m)
        if at_stake(rates) != at_stake(self.weighed.rates):
            self.weighed = Odds(rates)
        if m.met():
            return FINISH
        found, most = FINISH, self.stopping(s, m)
        for move in ordered(m, options):
            if move not in (FINISH, USE) and not counts_again(m, move):
                value = after(self.weighed, s, seat, move) - price(s, m, move, rates)
                if value > most + ALMOST:
                    found, most = move, value
        return found

    def stopping(self, s: DetectiveState, m: Mission) -> float:
        rates = self.weighed.rates
        return rates.saved if m.is_protected(s.cards) else rates.lose

    def first(self, s: DetectiveState) -> int:
        """Whose mission may cost time goes second."""
        card = s.areas[0].card
        return FIRST + int(s.cards.penalties[card][s.cards.line(card, s.hour(0))] & TIME > 0)

    # -- the Criminal ---------------------------------------------------------------------

    def against(self, s: DetectiveState, seat: int, suspect: int) -> float:
        return self.odds.value(s, confronted(s, seat, suspect))

    # -- small choices --------------------------------------------------------------------

    def settle(self, s: DetectiveState, seat: int, moves: list[int]) -> int:
        kind = moves[0]
        if ACCEPT <= kind < TO:
            return self.accept(s, seat, moves)
        if TO <= kind < GAIN:
            return max(moves, key=lambda move: energy_value(s.areas[move - TO].energy, 1))
        if GAIN <= kind < SWAP:
            return self.gain(s, seat, moves)
        if PAY <= kind < LOSE:
            return self.upkeep(s, seat, moves)
        return LOOK if LOOK in moves else moves[0]

    def upkeep(self, s: DetectiveState, seat: int, moves: list[int]) -> int:
        """A token of which there are most, for the die."""
        area = s.areas[seat]
        return max(moves[:-1], key=lambda move: area.twists[move - PAY])

    def accept(self, s: DetectiveState, seat: int, moves: list[int]) -> int:
        """The object worth most, if it is worth more than the one held."""
        held = min([object_value(s, other, s.areas[other].object) for other in s.team(seat)])
        best = max(moves[:-1], key=lambda move: object_value(s, seat, move - ACCEPT + 1))
        return best if object_value(s, seat, best - ACCEPT + 1) > held else DECLINE

    def gain(self, s: DetectiveState, seat: int, moves: list[int]) -> int:
        """The icon of which there is least for the suspect to come, while it is worth what it costs."""
        gains = [move for move in moves if move < SWAP]
        if not gains or gained_value(s, seat) <= 0:
            return DECLINE
        twists, needs = s.areas[seat].twists, s.cards.suspect_needs[leading(s, seat)]
        return min(gains, key=lambda move: twists[move - GAIN] * 2 - needs[move - GAIN])


def unseen(s: DetectiveState) -> list[int]:
    """The cards whose place is unknown."""
    seen = [False] * CARDS
    for card in s.visible():
        if card >= 0:
            seen[card] = True
    return [card for card in range(CARDS) if not seen[card]]


def price(s: DetectiveState, m: Mission, move: int, rates: Rates) -> float:
    """What a move costs."""
    if move == BUY:
        return rates.hour
    if ROLL + YELLOW <= move < ROLL + YELLOW + 2:
        return rates.colour
    if USE_ON <= move < HOURS_ON:
        return 0.0 if m.coin else rates.coin
    if TWIST <= move < USE_AS:
        return rates.twists[move - TWIST]
    if USE_AS <= move < TAKE:
        return rates.key
    return rates.token if BORROW_ABILITY <= move < BORROW else 0.0
