"""The odds of a mission or confrontation under best play, with a partner who helps."""

from __future__ import annotations

from typing import Final

from posse.games.pulp_detective.odds.dice import ALL, TOLD, WANTED, WILD, Dice, note, noted_as
from posse.games.pulp_detective.odds.mode import ALL_TOKENS, ALWAYS, KEPT, Mode
from posse.games.pulp_detective.odds.play import Effort, Play, TooLarge, settled
from posse.games.pulp_detective.rules import cards as deck
from posse.games.pulp_detective.rules.cards import BLANK, DEUS_EX_MACHINA, DICE, MOST_TWISTS, NOTHING, YELLOW
from posse.games.pulp_detective.rules.common import HOUR_COSTS, die_of
from posse.games.pulp_detective.rules.mission import Mission
from posse.games.pulp_detective.rules.state import IN_BOX, DetectiveState

MEMORY: Final = 4_000_000
"""Ways in which dice can lie, layer by layer, that are remembered: up to 300 MB."""
MOST_WAYS: Final = 2500
FOUR: Final[tuple[int, ...]] = (0, 1, 2, 3)
"""The yellow dice."""
_dice: dict[tuple[str, tuple[int, ...], bool, int], Dice] = {}
"""Tables are the same for all missions with these dice."""


class Odds:
    """Works out odds, and remembers what it has worked out, so that the next question is quick."""

    def __init__(self, most: int = 0, tokens: int = ALL_TOKENS) -> None:
        self.effort = Effort(most)
        self.tokens = tokens
        """The Investigation tokens that are taken into account, a bit for each."""
        self.plays: dict[tuple[str, int, tuple[int, ...], bool, int], Play] = {}

    def value(self, s: DetectiveState, m: Mission, firm: bool = False) -> float:
        """If `firm`, what is counted as another icon is taken to stay so, even if it could be counted again."""
        mode = mode_of(s, m)
        return self.of_mode(s, m, mode if self.tokens == ALL_TOKENS else mode.limited(self.tokens), firm)

    def at_least(self, s: DetectiveState, m: Mission) -> tuple[float, bool]:
        """The odds, and whether they are exact: where that is too much to work out, some tokens are left out."""
        mode = mode_of(s, m)
        for tokens in (ALL_TOKENS, ALL_TOKENS & ~(1 << DEUS_EX_MACHINA)):
            self.effort.spent = 0
            try:
                return self.of_mode(s, m, mode.limited(tokens), False), tokens == ALL_TOKENS and not may_be_more(s, m, mode)
            except TooLarge:
                continue
        most, self.effort.most = self.effort.most, 0
        found = self.of_mode(s, m, mode.limited(0), False)
        self.effort.most = most
        return found, False

    def of_mode(self, s: DetectiveState, m: Mission, mode: Mode, firm: bool) -> float:
        if firm:
            mode = mode.noting([noted_as(code) for code in mode.noted])
        if not mode.held and not mode.free and mode.theirs == NOTHING:
            mode = mode.spent()
        colour = colour_of(s, m)
        numbers = FOUR if colour == BLANK else FOUR + (colour,)
        play = self.play(m, mode, numbers)
        at = play.dice.number(m.faces, m.wild if firm else counted(m, mode, play.dice), firm)
        deep = play.dice.rolled[at] == YELLOW and 0 not in [m.faces[die] for die in numbers]
        return play.layer(mode, deep)[at]

    def play(self, m: Mission, mode: Mode, numbers: tuple[int, ...]) -> Play:
        turned = mode.has(DEUS_EX_MACHINA)
        matter = icons_that_matter(mode)
        play = self.play_with(mode, numbers, turned, matter)
        told = counting(m, settled(mode), play.dice, self.effort.most > 0)
        if told:
            play = self.play_with(mode, numbers, turned, told | matter | told >> WILD & ALL)
        return play

    def play_with(self, mode: Mode, numbers: tuple[int, ...], turned: bool, icons: int) -> Play:
        """`icons` are the masks that `Dice` takes."""
        cards = mode.cards
        key = (cards.digest, mode.nights, numbers, turned, icons)
        if self.effort.kept > MEMORY:
            self.effort.kept = 0
            self.plays.clear()
        if key not in self.plays:
            tables = (cards.digest, numbers, turned, icons)
            if tables not in _dice:
                _dice[tables] = Dice(cards, numbers, turned, icons)
            self.plays[key] = Play(_dice[tables], self.effort)
        return self.plays[key]


def mode_of(s: DetectiveState, m: Mission) -> Mode:
    """What the player of a mission has now."""
    area, cards, seat = s.areas[m.seat], s.cards, m.seat
    mode = Mode(cards, cards.nights[s.case])
    mode.confronting = m.suspect > 0
    mode.clue = m.reward & deck.CLUE > 0
    mode.needs = tuple([max(0, m.needs[icon] - m.added[icon]) for icon in range(4)])
    mode.hour = s.hour(seat)
    mode.energy, mode.bought, mode.item = area.energy, area.bought, area.object
    mode.edges = m.rerolls
    mode.coin = m.coin or (cards.amount[area.object] if cards.effect[area.object] == deck.REROLLS else 0)
    mode.mine = m.borrowed | 1 << area.detective
    mode.uses = tuple([max(0, cards.limit[d] - s.acted[d]) if cards.limit[d] else ALWAYS for d in range(4)])
    mode.noted = tuple(sorted([note(m.noted[at], m.noted_wild[at]) for at in range(len(m.noted))]))
    mode.twists = tuple(area.twists)
    if s.players == 2:
        mode.aside = s.aside
        mode.held = sum([1 << token for token in range(4) if s.tokens[token] == seat])
        mode.free = sum([1 << token for token in range(4) if s.tokens[token] not in (seat, IN_BOX)])
        if m.suspect and s.shared:
            mode.theirs = tuple(s.areas[1 - seat].twists)
            mode.kept = sum([1 << token for token in range(4) if s.tokens[token] == 1 - seat])
    return mode


def colour_of(s: DetectiveState, m: Mission) -> int:
    """The red or grey die, if it can be rolled or has been; or `BLANK`."""
    for die in (deck.RED, deck.GREY):
        if m.faces[die]:
            return die
    return die_of(s, m.seat)


# -- what the tables have to tell -----------------------------------------------------------


def icons_that_matter(mode: Mode) -> int:
    """Icons that are needed, or may be wild, a bit for each."""
    found = sum([1 << icon for icon in range(4) if mode.needs[icon]])
    low = 1 if mode.confronting else max(1, mode.hour - 1 - mode.most_shots())
    nights = [mode.is_night(hour) for hour in range(low, mode.latest() + 1)]
    able = mode.able()
    for detective in range(4):
        wild = mode.cards.wild[detective]
        if able >> detective & 1 and wild != BLANK and mode.cards.by_night[detective] in nights:
            found |= 1 << wild
    return found


def counting(m: Mission, mode: Mode, dice: Dice, strict: bool) -> int:
    """What `Dice` has to tell from what it counts as: dice with icons that may be wild again later, or all where dice may be
    turned over. Where that would be too many ways, a counted die is taken to show what it counts as, or it is `TooLarge`."""
    wild = 0
    if mode.shifts():
        for d in mode.wild_actors():
            if dice.turned or mode.uses[d] == ALWAYS and mode.returns(d):
                wild |= 1 << mode.cards.wild[d]
    if wild:
        wanted = sum([1 << icon for icon in range(4) if mode.needs[icon] or icon in m.wild])
        if not dice.turned or ways(dice, wild, wanted) <= MOST_WAYS:
            return wild << WILD | wanted << WANTED | (1 << dice.count) - 1 << TOLD
        if strict:
            raise TooLarge
    return counted_already(m, mode, dice) if dice.turned else 0


def ways(dice: Dice, wild: int, wanted: int) -> int:
    """In how many ways these dice can lie if counted ones are told."""
    found = 1
    for sides in dice.sides:
        counted = [wanted & ~(1 << icon) for icon, _ in sides if icon != BLANK and wild >> icon & 1]
        found *= 1 + len(sides) + sum([icons.bit_count() for icons in counted])
    return found


def counted(m: Mission, mode: Mode, dice: Dice) -> list[int]:
    """The icons as which dice are counted; what may be counted again any number of times is not counted yet."""
    endless, faces = mode.endless() & ~dice.wild, mode.cards.faces
    if not endless:
        return m.wild
    return [BLANK if m.faces[die] and endless >> faces[die][m.faces[die]] & 1 else m.wild[die] for die in range(DICE)]


def counted_already(m: Mission, mode: Mode, dice: Dice) -> int:
    """The same for dice that are counted as another icon now, unless they can still be changed."""
    endless = mode.endless()
    wild, wanted, told = 0, 0, 0
    for place in range(dice.count):
        die = dice.dice[place]
        icon = mode.cards.faces[die][m.faces[die]]
        if m.wild[die] != BLANK and not endless >> icon & 1:
            wild |= 1 << icon
            wanted |= 1 << m.wild[die]
            told |= 1 << place
    return wild << WILD | wanted << WANTED | told << TOLD


# -- whether the odds are exact -------------------------------------------------------------


def may_be_more(s: DetectiveState, m: Mission, mode: Mode) -> bool:
    """Whether there may be a better way to play than those that are looked for: dice that are rolled again for ever, or counted
    again, both only with edited decks; or what a partner pays hours for."""
    able = [detective for detective in range(4) if mode.able() >> detective & 1]
    endless = [s.cards.rerolls[detective] and mode.uses[detective] == ALWAYS for detective in able]
    return True in endless or may_count_again(m, mode) or s.shared and may_pay(s, m, mode)


def may_count_again(m: Mission, mode: Mode) -> bool:
    """Whether a result that was counted as another icon, or has to be before night or day comes, may be counted once more by a
    Special Action with a limit."""
    cards, counted = mode.cards, any([icon != BLANK for icon in tuple(m.wild) + m.noted_wild])
    for detective in mode.wild_actors():
        often = cards.limit[detective] > 1 or cards.wild.count(cards.wild[detective]) > 1
        if often and mode.uses[detective] < ALWAYS and (counted or not mode.is_even(1, mode.latest())):
            return True
    return False


def may_pay(s: DetectiveState, m: Mission, mode: Mode) -> bool:
    """Whether it may help that a partner pays hours to keep a Twist token (PD-R74): it can be passed back in a confrontation
    (PD-R89), and the clock that both share may bring night or day."""
    other = 1 - m.seat
    asked = [token for token in range(4) if s.tokens[token] == other and mode.at_hand(s.cards.token_icon[token])]
    most = mode.all_twists() if m.suspect else s.areas[other].held() + 1
    if not asked or not HOUR_COSTS[min(MOST_TWISTS, most)]:
        return False
    low = 1 if m.suspect else mode.hour - 1 - mode.most_shots() - HOUR_COSTS[MOST_TWISTS] * len(asked)
    return m.suspect > 0 and most > KEPT or mode.actors() > 0 and not mode.is_even(low, mode.latest())
