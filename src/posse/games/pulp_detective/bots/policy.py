"""The bot: exact odds, weighed against what there is to win and to lose."""

from __future__ import annotations

from typing import Any, Final

from posse.core.state import State
from posse.games.pulp_detective.bots import values
from posse.games.pulp_detective.odds.odds import Odds
from posse.games.pulp_detective.odds.steps import ALMOST, after, best_move, chance, counts_again, ordered
from posse.games.pulp_detective.rules import moves as mv
from posse.games.pulp_detective.rules.cards import TIME
from posse.games.pulp_detective.rules.criminal import WhoConfronts
from posse.games.pulp_detective.rules.mission import Mission
from posse.games.pulp_detective.rules.missions import Flipping, Investigation, begun, confronted
from posse.games.pulp_detective.rules.state import NO_CARD, DetectiveState, back, table
from posse.games.pulp_detective.rules.story import Claim, WhoIsFirst, matches

MATCH: Final = 0.06
"""What an edge is worth on which a card to come will match."""
CONSOLATION: Final = 0.1
"""What a failed mission brings: a Twist token, as a rule."""


class Policy:
    """Chooses moves for a seat from what that seat sees.

    Odds with Investigation tokens take long: they are asked for in confrontations, and where a mission fails without.
    """

    def __init__(self) -> None:
        self.odds = Odds()
        self.plain = Odds(tokens=0)
        self.promises: dict[tuple[int, int], float] = {}
        self.moment: tuple[object, ...] = ()
        """All that the promises depend on: one bot may play at several tables."""

    def choose(self, state: State, seat: int, rng: Any) -> int:
        s = table(state)
        options = s.options(seat)
        if len(options) == 1:
            return options[0]
        assert s.top is not None
        effect = s.top.effect
        if isinstance(effect, (Investigation, Flipping)):
            return self.investigate(s, options)
        if isinstance(effect, WhoConfronts):
            return mv.FIRST + int(self.against(s, 1, effect.suspect) > self.against(s, 0, effect.suspect))
        if isinstance(effect, WhoIsFirst):  # whose mission may cost time goes second
            card = s.areas[0].card
            return mv.FIRST + int(s.cards.penalties[card][s.cards.line(card, s.hour(0))] & TIME > 0)
        return self.other(s, seat, options, isinstance(effect, Claim))

    def other(self, s: DetectiveState, seat: int, options: list[int], claiming: bool) -> int:
        """Choices that are told apart by the moves they offer."""
        untouched = s.areas[seat].card == NO_CARD and NO_CARD not in s.drawn
        if mv.USE in options and (mv.DECLINE in options or untouched and values.wants_to_use(s, seat)):
            return mv.USE
        moves = [move for move in options if move != mv.USE]
        kind = moves[0]
        if claiming:
            return self.claim(s, seat, moves)
        if mv.KEEP <= kind < mv.PLACE:
            return self.dispose(s, seat, moves)
        if mv.PLACE <= kind < mv.FIRST:
            return max(moves, key=lambda move: self.place_value(s, seat, s.areas[seat].card, move - mv.PLACE) - move * 1e-6)
        if kind >= mv.SUSPECT:
            return max(moves, key=lambda move: self.against(s, seat, move - mv.SUSPECT + 1))
        return settle(s, seat, moves)

    # -- Phase 1 --------------------------------------------------------------------------

    def promise(self, s: DetectiveState, seat: int, card: int, edges: int) -> float:
        """What a card's mission is worth with so many re-rolls."""
        area = s.areas[seat]
        held = (area.detective, area.energy, area.clues, area.object, *area.twists)
        moment = (s.case, s.hour(seat), s.shared, seat, held, tuple(s.discards))
        if moment != self.moment:
            self.moment = moment
            self.promises.clear()
        key = (card, edges)
        if key not in self.promises:
            m = begun(s, seat, card, edges, s.hour(seat))
            odds = self.plain.value(s, m)
            lost = values.penalty_value(s, seat, m.penalty, False) - CONSOLATION
            self.promises[key] = odds * values.reward_value(s, seat, m.reward) - (1 - odds) * lost
        return self.promises[key]

    def card_value(self, s: DetectiveState, seat: int, card: int) -> float:
        """In the best place."""
        return max([self.promise(s, seat, card, matches(s, seat, card, row)) for row in s.places(seat)])

    def slot_value(self, s: DetectiveState, seat: int, card: int) -> float:
        """Of a card that is known, or the mean of those that it may be."""
        if card >= 0:
            return self.card_value(s, seat, card)
        hidden = s.unseen()
        cards = [other for other in hidden if back(s.cards.letter[other]) == card] or hidden
        return sum([self.card_value(s, seat, other) for other in cards]) / len(cards)

    def dispose(self, s: DetectiveState, seat: int, moves: list[int]) -> int:
        """Keeps the best card, and discards the worst."""
        keeps = [move for move in moves if move < mv.GIVE]
        if keeps:
            return max(keeps, key=lambda move: self.slot_value(s, seat, s.drawn[move - mv.KEEP]))
        worst = min(moves, key=lambda move: self.slot_value(s, seat, s.drawn[(move - mv.KEEP) % mv.SLOTS]))
        return mv.DISCARD + (worst - mv.KEEP) % mv.SLOTS

    def claim(self, s: DetectiveState, seat: int, moves: list[int]) -> int:
        """The card that leaves most for both partners."""
        found = [self.slot_value(s, seat, s.drawn[move - mv.KEEP]) for move in moves]
        if s.areas[1 - seat].card == NO_CARD and 1 - seat in s.alive() and len(moves) > 1:
            theirs = [self.slot_value(s, 1 - seat, s.drawn[move - mv.KEEP]) for move in moves]
            found = [found[at] + max(theirs[:at] + theirs[at + 1 :]) for at in range(len(moves))]
        return moves[found.index(max(found))]

    def place_value(self, s: DetectiveState, seat: int, card: int, row: int) -> float:
        """The mission now, and the matches that cards to come may find."""
        now = self.promise(s, seat, card, matches(s, seat, card, row))
        area, hidden = s.areas[seat], s.unseen()
        rows = area.rows
        area.rows = [*rows, (card,)] if row == len(rows) else [*rows[:row], (*rows[row], card), *rows[row + 1 :]]
        places = s.places(seat)
        found = sum([max([matches(s, seat, other, place) for place in places]) for other in hidden])
        area.rows = rows
        return now + MATCH * found / max(1, len(hidden))

    # -- Phase 2, and the Criminal --------------------------------------------------------

    def investigate(self, s: DetectiveState, options: list[int]) -> int:
        m = s.mission
        assert m is not None
        if m.suspect or mv.DONE in options:
            return best_move(self.odds if m.suspect else self.plain, s, m.seat)
        found = mv.FINISH if m.met() else self.weigh(s, m, options, self.plain)
        if found == mv.FINISH and not m.met() and s.players == 2:
            found = self.weigh(s, m, options, self.odds)
        return found

    def weigh(self, s: DetectiveState, m: Mission, options: list[int], known: Odds) -> int:
        """The move after which most is to be won, less its price. A free one that keeps the odds is taken at once."""
        lose, aim = values.failure_value(s, m, False), chance(known, s, m.seat)
        at_stake = values.reward_value(s, m.seat, m.reward) - lose
        found, most = mv.FINISH, values.failure_value(s, m, m.is_protected(s.cards))
        for move in ordered(m, options) if aim > 0 else []:
            if move not in (mv.FINISH, mv.USE) and not counts_again(m, move):
                odds, price = after(known, s, m.seat, move), values.price(s, m, move)
                value = lose + odds * at_stake - price
                if value > most + ALMOST:
                    found, most = move, value
                if odds >= aim - ALMOST and not price:
                    break
        return found

    def against(self, s: DetectiveState, seat: int, suspect: int) -> float:
        return self.plain.value(s, confronted(s, seat, suspect))


# -- small choices ------------------------------------------------------------------------


def settle(s: DetectiveState, seat: int, moves: list[int]) -> int:
    kind, twists = moves[0], s.areas[seat].twists
    if mv.ACCEPT <= kind < mv.TO:
        return accept(s, seat, moves)
    if mv.TO <= kind < mv.GAIN:
        return max(moves, key=lambda move: values.energy_value(s.areas[move - mv.TO].energy, 1))
    if mv.GAIN <= kind < mv.LOOK:
        return gain(s, seat, moves)
    if mv.PAY <= kind < mv.LOSE:
        return max(moves[:-1], key=lambda move: twists[move - mv.PAY])
    return mv.LOOK if mv.LOOK in moves else moves[0]


def accept(s: DetectiveState, seat: int, moves: list[int]) -> int:
    """The object worth most, if it is worth more than the one held."""
    held = min([values.object_value(s, other, s.areas[other].object) for other in s.team(seat)])
    best = max(moves[:-1], key=lambda move: values.object_value(s, seat, move - mv.ACCEPT + 1))
    return best if values.object_value(s, seat, best - mv.ACCEPT + 1) > held else mv.DECLINE


def gain(s: DetectiveState, seat: int, moves: list[int]) -> int:
    """The icon of which there is least for the suspect to come, while it is worth what it costs."""
    gains = [move for move in moves if move < mv.SWAP]
    if not gains or values.gained_value(s, seat) <= 0:
        return mv.DECLINE
    twists, needs = s.areas[seat].twists, s.cards.suspect_needs[values.leading(s, seat)]
    return min(gains, key=lambda move: twists[move - mv.GAIN] * 2 - needs[move - mv.GAIN])
