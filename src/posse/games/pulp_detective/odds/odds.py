"""The chance of succeeding at a mission or confrontation under best play, with a partner who helps."""

from __future__ import annotations

from typing import Final

from posse.core.rng import Rng
from posse.core.state import REFEREE, State
from posse.games.pulp_detective.odds.dice import ALL, TOLD, WANTED, WILD, Dice
from posse.games.pulp_detective.odds.mode import (
    ALWAYS,
    Mode,
    Rates,
    acting,
    can_turn,
    may_be_more,
    mode_of,
    most_shots,
    note,
    noted_as,
    spent,
    turned_back,
    with_tokens,
)
from posse.games.pulp_detective.odds.play import Play
from posse.games.pulp_detective.odds.settling import Effort, TooLarge
from posse.games.pulp_detective.rules.cards import (
    BLANK,
    DEUS_EX_MACHINA,
    DICE,
    EMPTY,
    GIVES_DIE,
    GIVES_ENERGY,
    GREY,
    NOTHING,
    RED,
    TURNS_BACK,
    YELLOW,
    Cards,
)
from posse.games.pulp_detective.rules.mission import Mission
from posse.games.pulp_detective.rules.missions import Flipping, Investigation, mission_of
from posse.games.pulp_detective.rules.moves import (
    AGAIN,
    BORROW,
    BUY,
    COUNT,
    FINISH,
    HOURS_ON,
    REROLL,
    ROLL,
    TWIST,
    USE,
    USE_ON,
)
from posse.games.pulp_detective.rules.state import NOBODY, DetectiveState, table
from posse.games.pulp_detective.rules.twists import GainTwist

ALMOST: Final = 1e-9
ALL_TOKENS: Final = 15
"""Every Investigation token, a bit for each."""
MEMORY: Final = 4_000_000
"""Ways in which dice can lie, layer by layer, that are remembered: up to 300 MB."""
MOST_WAYS: Final = 2500
MOST_WORK: Final = 1_500_000
"""Ways in which dice can lie, layer by layer, that are worked out for somebody who waits: well below a second."""
FREE: Final = Rates()
_dice: dict[tuple[str, tuple[int, ...], bool, int], Dice] = {}


def dice_of(cards: Cards, dice: tuple[int, ...], turned: bool, icons: int) -> Dice:
    """Tables are the same for all missions with these dice; `icons` are the masks that `Dice` takes."""
    key = (cards.digest, dice, turned, icons)
    if key not in _dice:
        _dice[key] = Dice(cards, dice, turned, icons)
    return _dice[key]


class Odds:
    """Answers for one mission; remembers what it has worked out, so the next question is quick."""

    def __init__(self, rates: Rates = FREE, most: int = 0) -> None:
        self.rates = rates
        self.effort = Effort(most)
        self.plays: dict[tuple[str, int, tuple[int, ...], bool, int], Play] = {}
        self.firm = False
        """Whether what is counted as another icon is taken to stay so, even if it could be counted again."""

    def firm_value(self, s: DetectiveState, m: Mission) -> float:
        self.firm = True
        found = self.value(s, m)
        self.firm = False
        return found

    def value(self, s: DetectiveState, m: Mission) -> float:
        return self.of_mode(s, m, mode_of(s, m))

    def at_least(self, s: DetectiveState, m: Mission) -> tuple[float, bool]:
        """The chance, and whether it is exact: where that is too much to work out, some tokens are left out."""
        for tokens in (ALL_TOKENS, ALL_TOKENS & ~(1 << DEUS_EX_MACHINA)):
            self.effort.spent = 0
            try:
                found = self.of_mode(s, m, with_tokens(mode_of(s, m), tokens))
                return found, tokens == ALL_TOKENS and not may_be_more(s, m, mode_of(s, m))
            except TooLarge:
                continue
        most, self.effort.most = self.effort.most, 0
        found = self.of_mode(s, m, with_tokens(mode_of(s, m), 0))
        self.effort.most = most
        return found, False

    def of_mode(self, s: DetectiveState, m: Mission, mode: Mode) -> float:
        if self.firm:
            mode.noted = tuple(sorted([noted_as(code) for code in mode.noted]))
        if not self.rates.free and s.cards.effect[mode.item] in (GIVES_ENERGY, TURNS_BACK):
            mode.item = EMPTY  # it has no price, so it is left for other times
        if self.rates.free and not mode.held and not mode.free and mode.theirs == NOTHING:
            mode = spent(mode)
        colour = colour_of(s, m)
        if colour == BLANK:
            return self.with_dice(s, m, mode, (0, 1, 2, 3))
        if mode.edges or mode.coin or can_turn(mode, s.cards) or not self.rates.free:
            return self.with_dice(s, m, mode, (0, 1, 2, 3, colour))
        # a red or grey die that nothing changes any more is like a noted result; it is rolled first, since it costs nothing
        faces = s.cards.faces[colour]
        if m.faces[colour]:
            return self.with_result(s, m, mode, note(faces[m.faces[colour]], m.wild[colour]))
        return sum([self.with_result(s, m, mode, icon) * faces.count(icon) / 6 for icon in range(4)])

    def with_result(self, s: DetectiveState, m: Mission, mode: Mode, code: int) -> float:
        after = mode.copy()
        after.noted = tuple(sorted(mode.noted + (code,)))
        after.given = 1
        return self.with_dice(s, m, after, (0, 1, 2, 3))

    def with_dice(self, s: DetectiveState, m: Mission, mode: Mode, numbers: tuple[int, ...]) -> float:
        play = self.play(s, m, mode, numbers)
        at = play.dice.number(m.faces, self.counted(s, m, play, mode), self.firm)
        deep = self.rates.free and play.dice.rolled[at] == YELLOW and 0 not in [m.faces[die] for die in numbers]
        return play.layer(mode, deep).value[at]

    def counted(self, s: DetectiveState, m: Mission, play: Play, mode: Mode) -> list[int]:
        """The icons as which dice are counted; what may be counted again any number of times is not counted yet."""
        endless = play.endless(mode) & ~play.dice.wild
        if self.firm or not endless:
            return m.wild
        return [BLANK if m.faces[die] and endless >> s.cards.faces[die][m.faces[die]] & 1 else m.wild[die] for die in range(DICE)]

    def play(self, s: DetectiveState, m: Mission, mode: Mode, numbers: tuple[int, ...]) -> Play:
        turned = can_turn(mode, s.cards)
        matter = self.matter(s, m, mode)
        play = self.play_with(s, numbers, turned, matter)
        told = counting(s, m, play.settled(mode), play, self.effort.most > 0)
        if told:
            play = self.play_with(s, numbers, turned, told | matter | told >> WILD & ALL)
        if turned and not told:
            play.flat = self.play_with(s, numbers, False, matter)
        return play

    def matter(self, s: DetectiveState, m: Mission, mode: Mode) -> int:
        """Icons that are needed, or may be wild; if three identical ones are worth something, all do."""
        if not self.rates.free:
            return ALL
        found = sum([1 << icon for icon in range(4) if mode.needs[icon]])
        low = 1 if mode.confronting else max(1, mode.hour - 1 - most_shots(mode, s.cards))
        nights = [s.night_at(hour) for hour in range(low, turned_back(mode, s.cards) + 1)]
        for detective in acting(mode, s.cards):
            wild = s.cards.wild[detective]
            if wild != BLANK and s.cards.by_night[detective] in nights:
                found |= 1 << wild
        return found

    def play_with(self, s: DetectiveState, numbers: tuple[int, ...], turned: bool, icons: int) -> Play:
        nights = s.cards.nights[s.case]
        key = (s.cards.digest, nights, numbers, turned, icons)
        if self.effort.kept > MEMORY:
            self.effort.kept = 0
            self.plays.clear()
        if key not in self.plays:
            self.plays[key] = Play(s.cards, nights, dice_of(s.cards, numbers, turned, icons), self.rates, self.effort)
        return self.plays[key]


def counting(s: DetectiveState, m: Mission, mode: Mode, play: Play, strict: bool) -> int:
    """What `Dice` has to tell from what it counts as: dice with icons that may be wild again later, or all where dice may be
    turned over. For others it does not matter.

    Where dice may be turned over and that would be too many ways, it is not told: one that night or day will no longer let
    count as it does now is then taken for one that shows that icon; or, if that is not good enough, it is `TooLarge`.
    """
    dice, wild = play.dice, 0
    if play.shifts(mode):
        for detective in range(4):
            told = dice.turned or mode.uses[detective] == ALWAYS and play.returns(mode, detective)
            if told and play.actors(mode) >> detective & 1 and s.cards.wild[detective] != BLANK:
                wild |= 1 << s.cards.wild[detective]
    if wild:
        wanted = sum([1 << icon for icon in range(4) if mode.needs[icon] or icon in m.wild])
        if not dice.turned or ways(dice, wild, wanted) <= MOST_WAYS:
            return wild << WILD | wanted << WANTED | (1 << dice.count) - 1 << TOLD
        if strict:
            raise TooLarge
    return counted_already(s, m, play.endless(mode), dice) if dice.turned else 0


def ways(dice: Dice, wild: int, wanted: int) -> int:
    """In how many ways these dice can lie if counted ones are told."""
    found = 1
    for sides in dice.sides:
        counted = [wanted & ~(1 << icon) for icon, _ in sides if icon != BLANK and wild >> icon & 1]
        found *= 1 + len(sides) + sum([icons.bit_count() for icons in counted])
    return found


def counted_already(s: DetectiveState, m: Mission, endless: int, dice: Dice) -> int:
    """The same for dice that are counted as another icon now, unless they can still be changed."""
    wild, wanted, told = 0, 0, 0
    for place in range(dice.count):
        die = dice.dice[place]
        if m.wild[die] != BLANK:
            icon = s.cards.faces[die][m.faces[die]]
            if not endless >> icon & 1:
                wild |= 1 << icon
                wanted |= 1 << m.wild[die]
                told |= 1 << place
    return wild << WILD | wanted << WANTED | told << TOLD


def colour_of(s: DetectiveState, m: Mission) -> int:
    """The red or grey die, if it can be rolled or has been; or `BLANK`."""
    for die in (RED, GREY):
        if m.faces[die]:
            return die
    item = s.areas[m.seat].object
    if s.cards.effect[item] == GIVES_DIE and item != s.cards.without[s.case]:
        return s.cards.object_die[item]
    return BLANK


# -- questions ----------------------------------------------------------------------------


def odds(state: State, seat: int) -> float:
    """Of the mission or confrontation that the seat is playing."""
    return chance(Odds(), table(state), seat)


def odds_in_time(state: State, seat: int) -> tuple[float, bool]:
    """The same, and whether it is exact; if not, the odds are at least these."""
    known = Odds(FREE, MOST_WORK)
    found = [known.at_least(then, mission_of(then)) for then in ahead(table(state), seat)]
    return max([least for least, _ in found]), all([exact for _, exact in found])


def chance(known: Odds, s: DetectiveState, seat: int) -> float:
    return max([known.value(then, mission_of(then)) for then in ahead(s, seat)])


def playing(s: DetectiveState) -> int:
    """Who plays a mission or confrontation now, also while something else is decided in the middle of it: which dice are
    turned over, or who keeps the Twist token for which an Investigation token was taken."""
    m, top = s.mission, s.top
    if m is None or top is None:
        return NOBODY
    kept = isinstance(top.effect, GainTwist) and top.me != m.seat
    return m.seat if kept or isinstance(top.effect, (Investigation, Flipping)) else NOBODY


def ahead(s: DetectiveState, seat: int) -> list[DetectiveState]:
    """How it may stand when the player of the mission goes on."""
    if playing(s) != seat:
        raise ValueError(f"seat {seat} has no mission now")
    top = s.top
    assert top is not None
    if not isinstance(top.effect, (Flipping, GainTwist)):
        return [s]
    return [then for move in top.effect.options(s, top.me) for then in ahead(done(s, top.me, move), seat)]


def done(s: DetectiveState, seat: int, move: int) -> DetectiveState:
    twin = s.copy()
    twin.rng = Rng.seeded(1)
    twin.viewer = REFEREE
    twin.take(seat, move)
    return twin


def best(state: State, seat: int) -> int:
    """A move that keeps the chance as high as it is."""
    return best_move(Odds(), table(state), seat)


def best_move(known: Odds, s: DetectiveState, seat: int) -> int:
    m = mission_of(s)
    if m.met() and s.top is not None and isinstance(s.top.effect, Investigation):
        return FINISH
    aim = chance(known, s, seat)
    options = s.options(seat)
    found, most = options[0], -1.0
    if aim > 0:
        for move in ordered(m, options):
            value = after(known, s, seat, move)
            if value > most + ALMOST:
                found, most = move, value
            if most >= aim - ALMOST:
                break
    return found


def ordered(m: Mission, options: list[int]) -> list[int]:
    """Rolls first, then re-rolls that cost nothing, then what fills icons, then what costs something; at last what only
    counts again what was counted before, or a die could be counted now as this and now as that, for ever."""
    return sorted(options, key=lambda move: rank(m, move))


def rank(m: Mission, move: int) -> int:
    if move == FINISH:
        return 10_000
    if counts_again(m, move):
        return 5000 + move
    if move in (USE, BUY) or USE_ON <= move < COUNT or move >= BORROW:
        return 1000 + move
    return move


def counts_again(m: Mission, move: int) -> bool:
    """Whether a result is counted as another icon that was counted before."""
    if not COUNT <= move < TWIST:
        return False
    result = (move - COUNT) // 4
    return (m.wild[result] if result < DICE else m.noted_wild[result - DICE]) != BLANK


def after(known: Odds, s: DetectiveState, seat: int, move: int) -> float:
    """The chance after a move, before its die is seen."""
    if move == FINISH:
        return 0.0
    twin, die = done(s, seat, move), thrown(move)
    m = mission_of(twin)
    if die == BLANK:
        return known.firm_value(twin, m) if COUNT <= move < TWIST else chance(known, twin, seat)
    total = 0.0
    for face in range(1, 7):
        m.lay(s.cards, die, face)
        total += known.value(twin, m)
    return total / 6


def thrown(move: int) -> int:
    """The die that a move rolls, or `BLANK`."""
    if ROLL <= move < ROLL + DICE:
        return move - ROLL
    if AGAIN <= move < REROLL:
        return move - AGAIN
    if REROLL <= move < REROLL + DICE:
        return move - REROLL
    if REROLL + DICE <= move < USE_ON:
        return move - REROLL - DICE
    if USE_ON <= move < HOURS_ON:
        return move - USE_ON
    return move - HOURS_ON if HOURS_ON <= move < COUNT else BLANK
