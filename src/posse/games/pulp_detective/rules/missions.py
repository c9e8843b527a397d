"""Phase 2: dice one by one, re-rolls, tokens and objects, until the player has done with the mission.

A confrontation is played the same way (PD-181).
"""

from __future__ import annotations

from typing import Final

from posse.core.choice import SAME, Choice, Frame
from posse.core.native import i64
from posse.core.shapes import expect
from posse.games.pulp_detective.rules import cards as deck
from posse.games.pulp_detective.rules import moves as mv
from posse.games.pulp_detective.rules.cards import BLANK, DICE, MOST_TWISTS, YELLOW
from posse.games.pulp_detective.rules.common import can_use, die_of, lose_energy, lose_hours, spend_twist, use_object, use_up
from posse.games.pulp_detective.rules.mission import Mission, bit, changed, kinds
from posse.games.pulp_detective.rules.moves import moves_by_mask
from posse.games.pulp_detective.rules.state import IN_BOX, NOBODY, PLAYING, DetectiveState
from posse.games.pulp_detective.rules.twists import offer_twist

FIRST_MOVES: Final = moves_by_mask(mv.FINISH, 3 + DICE, 3 + DICE)
"""From the end to the dice that are rolled: the bits are `FINISHING`, `USING`, `BUYING`, and from `ROLLING` one for each die."""
FINISHING: Final = 1
USING: Final = 2
BUYING: Final = 4
ROLLING: Final = 3
REROLLED: Final = moves_by_mask(mv.REROLL, DICE, DICE)
SPECIALS: Final = moves_by_mask(mv.SPECIAL, YELLOW, DICE)
USES: Final = moves_by_mask(mv.USE_ON, DICE, DICE)
HOURS: Final = moves_by_mask(mv.HOURS_ON, YELLOW, DICE)
AGAINS: Final = [mv.AGAIN + die for die in range(YELLOW)]
COUNTS_AS: Final = [moves_by_mask(mv.COUNT + result * 4, 4, 4) for result in range(mv.RESULTS)]
TWISTS: Final = moves_by_mask(mv.TWIST, 4, 4)
USES_AS: Final = moves_by_mask(mv.USE_AS, 4, 4)
FLIPS: Final = 3
PRICE: Final = 2
"""Hours for a re-roll in the confrontation (PD-182)."""


def begun(s: DetectiveState, seat: int, card: int, matches: int, hour: int) -> Mission:
    """The mission that this card is at that hour, with so many re-rolls from its edges (PD-R25)."""
    line = s.cards.line(card, hour)
    mission = Mission(seat, s.cards.needs[card][line], hour)
    mission.line = line
    mission.reward = s.cards.rewards[card][line]
    mission.penalty = s.cards.penalties[card][line]
    mission.rerolls = matches
    mission.allowed = s.allowance(seat)
    return mission


def confronted(s: DetectiveState, seat: int, suspect: int) -> Mission:
    """The mission of a confrontation (PD-180)."""
    mission = Mission(seat, s.cards.suspect_needs[suspect], s.hour(seat))
    mission.suspect = suspect
    return mission


def mission_of(s: DetectiveState) -> Mission:
    mission = s.mission
    assert mission is not None
    return mission


def check_mission(s: DetectiveState, seat: int, confronts: bool) -> None:
    """There is a mission of this seat: a confrontation, or that of the card placed in this turn."""
    m, area = s.mission, s.areas[seat]
    fits = m is not None and m.seat == seat and (m.suspect > 0) == confronts
    expect(fits, "mission", f"a {'confrontation' if confronts else 'mission'} of seat {seat}", None if m is None else m.seat)
    if m is not None and not confronts:
        expect(area.row != NOBODY, "row", "a card that was placed for the mission", area.row)
        line = s.cards.line(area.card, m.hour)
        expect(m.line == line, "line", f"{line}, that of the card which seat {seat} has placed, for hour {m.hour}", m.line)


class Investigation(Choice[DetectiveState]):
    """Anything that may still help, or the end of it (PD-R30, PD-R31)."""

    on = {"Resolve": SAME, "Verdict": SAME}

    def options(self, s: DetectiveState, seat: int) -> list[int]:
        m = mission_of(s)
        wanted = m.wanted()
        if wanted:
            found = first_moves(s, m, seat)
            if m.rolled:
                able = abilities(s, m, seat)
                reroll_moves(s, m, seat, able, found)
                if able & ~s.cards.rerollers:
                    wild_moves(s, m, wanted, able, found)
            icon_moves(s, seat, wanted, found)
        else:
            found = [mv.FINISH, mv.USE] if can_use(s, seat) else [mv.FINISH]
        if s.players == 2:
            token_moves(s, m, seat, wanted, found)
            if m.suspect and s.shared:
                pass_moves(s, seat, found)
        return found

    def take(self, s: DetectiveState, seat: int, move: int) -> None:
        if move == mv.FINISH:
            return
        s.push(self, seat)
        m = mission_of(s)
        met = m.met()
        if move < mv.REROLL:
            self.roll(s, m, seat, move)
        elif move < mv.COUNT:
            self.reroll(s, m, seat, move)
        elif move < mv.TAKE:
            self.add_icon(s, m, seat, move)
        else:
            self.use_token(s, m, seat, move)
        if not met:
            m.allowed = s.allowance(seat)

    def roll(self, s: DetectiveState, m: Mission, seat: int, move: int) -> None:
        if move == mv.USE:
            use_object(s, seat)
        elif move == mv.BUY:
            area = s.areas[seat]
            area.bought = s.cards.for_an_hour[area.energy]
            s.tell("bought", seat, (area.bought,))
            lose_hours(s, seat, 1)
        else:
            die = move - mv.ROLL
            if move >= mv.AGAIN:
                die = move - mv.AGAIN
                s.tell("noted", seat, (die, m.faces[die]))
                m.note(s.cards, die)
            if die < YELLOW:
                m.rolls += 1
            throw(s, m, die)

    def reroll(self, s: DetectiveState, m: Mission, seat: int, move: int) -> None:
        if move < mv.SPECIAL:
            m.rerolls -= 1
            die = move - mv.REROLL
        elif move < mv.USE_ON:
            die = move - mv.SPECIAL
            s.acted[actor(s, m, seat, BLANK)] += 1
        elif move < mv.HOURS_ON:
            die = move - mv.USE_ON
            if not m.coin:
                m.coin = s.cards.amount[s.areas[seat].object]
                use_up(s, seat)
            m.coin -= 1
        else:
            die = move - mv.HOURS_ON
            lose_hours(s, seat, PRICE)
        throw(s, m, die)

    def add_icon(self, s: DetectiveState, m: Mission, seat: int, move: int) -> None:
        if move < mv.TWIST:
            count_as(s, m, seat, (move - mv.COUNT) // 4, (move - mv.COUNT) % 4)
        elif move < mv.USE_AS:
            spend_twist(s, seat, move - mv.TWIST)
            m.give(move - mv.TWIST)
            s.tell("twist", seat, (move - mv.TWIST,))
        else:
            use_up(s, seat)
            m.give(move - mv.USE_AS)
            s.tell("counts", seat, (move - mv.USE_AS,))

    def use_token(self, s: DetectiveState, m: Mission, seat: int, move: int) -> None:
        if move < mv.BORROW_ABILITY:
            exchange(s, seat, move - mv.TAKE)
        elif move < mv.INTERROGATE:
            use_sidekick(s, m, seat, move - mv.BORROW_ABILITY)
        elif move < mv.FLIP:
            put_back(s, seat, deck.INTERROGATION)
            m.require(changed(m.needs, move - mv.INTERROGATE, -1))
            s.tell("ignored", seat, (move - mv.INTERROGATE,))
        elif move < mv.GUN:
            put_back(s, seat, deck.DEUS_EX_MACHINA)
            flip(s, m, move - mv.FLIP)
            s.push(Flipping(FLIPS - 1, 1 << move - mv.FLIP), seat)
        elif move < mv.BORROW:
            shoot(s, m, seat, move - mv.GUN)
        elif move < mv.LEND:
            pass_twist(s, 1 - seat, seat, move - mv.BORROW)
        else:
            pass_twist(s, seat, 1 - seat, move - mv.LEND)


# -- what is possible ---------------------------------------------------------------------


def first_moves(s: DetectiveState, m: Mission, seat: int) -> list[int]:
    """All up to the dice that are rolled."""
    area, cards = s.areas[seat], s.cards
    able: i64 = FINISHING
    if not area.bought and cards.for_an_hour[area.energy] and s.hour(seat) > 1:  # PD-097, PD-098
        able |= BUYING
    dice: i64 = 0
    allowed = m.rolls < s.allowance(seat)
    if allowed:
        dice = deck.ALL_YELLOW
    if area.object:
        if can_use(s, seat):
            able |= USING
        if die_of(s, seat) != BLANK:
            dice |= bit(die_of(s, seat))
    found = FIRST_MOVES[able | (dice & ~m.rolled) << ROLLING][:]
    if allowed and m.rolls >= YELLOW and len(m.noted) < mv.NOTES:  # PD-R36
        found += AGAINS
    return found


def reroll_moves(s: DetectiveState, m: Mission, seat: int, able: i64, found: list[int]) -> None:
    rolled = m.rolled
    if m.rerolls:
        found += REROLLED[rolled]
    if able & s.cards.rerollers:
        found += SPECIALS[rolled]
    if m.coin or s.cards.effect[s.areas[seat].object] == deck.REROLLS:
        found += USES[rolled]
    if m.suspect and s.hour(seat) > PRICE:  # PD-183
        found += HOURS[rolled]


def wild_moves(s: DetectiveState, m: Mission, wanted: i64, able: i64, found: list[int]) -> None:
    """Results that show a wild icon may count as one that is missing (PD-R43): the icons `wanted`, a bit for each."""
    cards = s.cards
    wild: i64 = 0
    for detective in range(4):
        if able >> detective & 1 and cards.wild[detective] != BLANK:
            wild |= bit(cards.wild[detective])
    for result in range(DICE + len(m.noted)):
        shown = m.shows(cards, result)
        if shown != BLANK and wild & bit(shown):
            found += COUNTS_AS[result][wanted & ~bit(m.icon(cards, result))]


def icon_moves(s: DetectiveState, seat: int, wanted: i64, found: list[int]) -> None:
    """Tokens and objects, likewise."""
    area = s.areas[seat]
    held = wanted & kinds(area.twists)
    if held:
        found += TWISTS[held]
    if area.object and s.cards.effect[area.object] == deck.COUNTS:
        found += USES_AS[wanted]


def abilities(s: DetectiveState, m: Mission, seat: int) -> i64:
    """The detectives whose Special Action can be used now, a bit for each: the own one and those borrowed (PD-131, PD-R75)."""
    own, night = s.areas[seat].detective, s.is_night(seat)
    able: i64 = 0
    if is_able(s, own, night):
        able = bit(own)
    if m.borrowed:
        for detective in range(4):
            if m.borrowed >> detective & 1 and is_able(s, detective, night):
                able |= bit(detective)
    return able


def is_able(s: DetectiveState, detective: int, night: bool) -> bool:
    """Whether it is the hour of a detective who has not acted often enough."""
    limit = s.cards.limit[detective]
    return s.cards.by_night[detective] == night and (limit == 0 or s.acted[detective] < limit)


def actor(s: DetectiveState, m: Mission, seat: int, wild: int) -> int:
    """The detective by whom this icon is wild, or for `BLANK` one who can have a yellow die rolled again; or `NOBODY`."""
    able = abilities(s, m, seat)
    for detective in range(4):
        if able >> detective & 1 and s.cards.wild[detective] == wild:
            return detective
    return NOBODY


def token_moves(s: DetectiveState, m: Mission, seat: int, wanted: i64, found: list[int]) -> None:
    """An Investigation token for a Twist token of its icon (PD-229), and what those held do while an icon is missing."""
    twists, icons = s.areas[seat].twists, s.cards.token_icon
    found += [mv.TAKE + token for token in range(4) if s.tokens[token] not in (IN_BOX, seat) and twists[icons[token]]]
    if not wanted:
        return
    if s.tokens[deck.SIDEKICK] == seat:
        found += [mv.BORROW_ABILITY + detective for detective in range(4) if s.aside >> detective & 1]
    if s.tokens[deck.INTERROGATION] == seat and m.reward & deck.CLUE:  # PD-235
        found += [mv.INTERROGATE + icon for icon in range(4) if m.needs[icon]]
    if s.tokens[deck.DEUS_EX_MACHINA] == seat:
        found += [mv.FLIP + die for die in range(DICE) if m.faces[die]]
    if s.tokens[deck.CHEKHOVS_GUN] == seat:
        gun_moves(s, seat, wanted, found)


def gun_moves(s: DetectiveState, seat: int, wanted: i64, found: list[int]) -> None:
    """Paid with what does not put an end to it (PD-R27)."""
    area = s.areas[seat]
    paid = [shot for shot, left in enumerate((area.energy, s.hour(seat))) if left > 1]
    held = [icon for icon in range(4) if area.twists[icon]]
    icons = [icon for icon in range(4) if wanted >> icon & 1]
    found += [mv.GUN + shot * 16 + spent * 4 + icon for shot in paid for spent in held for icon in icons]


def pass_moves(s: DetectiveState, seat: int, found: list[int]) -> None:
    """Between partners tokens pass freely, up to four each (PD-R89); who is out gives, but takes none (PD-R69)."""
    mine, other = s.areas[seat], s.areas[1 - seat]
    if mine.held() < MOST_TWISTS:
        found += [mv.BORROW + icon for icon in range(4) if other.twists[icon]]
    if other.held() < MOST_TWISTS and other.fate == PLAYING:
        found += [mv.LEND + icon for icon in range(4) if mine.twists[icon]]


# -- what is done -------------------------------------------------------------------------


def throw(s: DetectiveState, m: Mission, die: int) -> None:
    face = s.rng.below(6) + 1
    m.lay(s.cards, die, face)
    if s.events is not None:
        s.tell("rolled", m.seat, (die, face))


def flip(s: DetectiveState, m: Mission, die: int) -> None:
    """Opposite faces add up to seven (PD-R77)."""
    m.lay(s.cards, die, 7 - m.faces[die])
    s.tell("flipped", m.seat, (die, m.faces[die]))


def count_as(s: DetectiveState, m: Mission, seat: int, result: int, icon: int) -> None:
    s.acted[actor(s, m, seat, m.shows(s.cards, result))] += 1
    m.reckon(s.cards, result, icon)
    s.tell("counted", seat, (result, icon))


def put_back(s: DetectiveState, seat: int, token: int) -> None:
    """A used token goes back to the supply (PD-232)."""
    s.tokens[token] = NOBODY
    s.tell("used-token", seat, (token,))


def exchange(s: DetectiveState, seat: int, token: int) -> None:
    """Who held it gets the Twist token, and may keep it (PD-231, PD-R74)."""
    icon, holder = s.cards.token_icon[token], s.tokens[token]
    spend_twist(s, seat, icon)
    s.tokens[token] = seat
    s.tell("took", seat, (token, icon))
    if token == deck.CHEKHOVS_GUN and not s.shared:
        s.active = seat  # PD-239; partners have no active player (PD-252)
    if holder != NOBODY:
        offer_twist(s, holder, 1 << icon)


def use_sidekick(s: DetectiveState, m: Mission, seat: int, detective: int) -> None:
    """The card leaves the game afterwards (PD-234)."""
    put_back(s, seat, deck.SIDEKICK)
    s.aside &= ~(1 << detective)
    m.borrowed |= 1 << detective
    s.tell("sidekick", seat, (detective,))


def shoot(s: DetectiveState, m: Mission, seat: int, shot: int) -> None:
    """One Twist token stands for any icon (PD-R78)."""
    paid, held, icon = shot // 16, shot // 4 % 4, shot % 4
    put_back(s, seat, deck.CHEKHOVS_GUN)
    if paid == mv.ENERGY_SHOT:
        lose_energy(s, seat)
    else:
        lose_hours(s, seat, 1)
    spend_twist(s, seat, held)
    m.give(icon)
    s.tell("joker", seat, (held, icon))


def pass_twist(s: DetectiveState, giver: int, taker: int, icon: int) -> None:
    s.areas[giver].twists[icon] -= 1
    s.areas[taker].twists[icon] += 1
    s.tell("passed", giver, (icon,))


class Flipping(Choice[DetectiveState]):
    """Up to three dice are turned in one use (PD-237)."""

    on = {"Investigation": SAME}
    fields = ("left", "turned")
    bounds = {"left": (1, FLIPS - 1), "turned": (1, (1 << DICE) - 1)}

    def __init__(self, left: int, turned: int) -> None:
        self.left = left
        self.turned = turned
        """The dice turned already, a bit for each."""

    def validate(self, s: DetectiveState, me: int, below: Frame | None) -> None:
        fits = s.players == 2 and not self.turned & ~mission_of(s).rolled and self.turned.bit_count() == FLIPS - self.left
        expect(fits, "Flipping: turned", f"as many dice that lie there as are turned, {FLIPS - self.left}", self.turned)  # PD-237

    def options(self, s: DetectiveState, seat: int) -> list[int]:
        faces = mission_of(s).faces
        found = [mv.FLIP + die for die in range(DICE) if faces[die] and not self.turned >> die & 1]
        found.append(mv.DONE)
        return found

    def take(self, s: DetectiveState, seat: int, move: int) -> None:
        if move != mv.DONE:
            flip(s, mission_of(s), move - mv.FLIP)
            if self.left > 1:
                s.push(Flipping(self.left - 1, self.turned | 1 << move - mv.FLIP), seat)


INVESTIGATION: Final = Investigation()
