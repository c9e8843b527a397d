"""What may lie on the stack of a saved position, and what the table has to be like for it."""

from __future__ import annotations

from itertools import product
from typing import Final

from posse.core.choice import Frame
from posse.core.codec import brief
from posse.core.errors import RecordError
from posse.games.pulp_detective.rules.cards import BLANK, CARDS, DICE, EMPTY, TURNS_BACK
from posse.games.pulp_detective.rules.criminal import SUSPECTS, Confrontation, NameCriminal, Verdict, WhoConfronts
from posse.games.pulp_detective.rules.missions import FLIPS, Flipping
from posse.games.pulp_detective.rules.results import OBJECTS, LookAhead, OfferObject, Outcome, Over, Recipient, Resolve, Upkeep
from posse.games.pulp_detective.rules.setup import Begin, ChooseDetective, LastMoment
from posse.games.pulp_detective.rules.state import NO_CARD, NOBODY, PLAYING, DetectiveState
from posse.games.pulp_detective.rules.story import (
    ALONE,
    HAND,
    LEADING,
    TABLE,
    TO_GIVE,
    TO_KEEP,
    Claim,
    Dispose,
    OtherStory,
    PlaceCard,
    Placing,
    TeamDiscard,
    TeamPlace,
    WhoIsFirst,
)
from posse.games.pulp_detective.rules.twists import GainTwist

# -- the order ----------------------------------------------------------------------------

PLAY: Final = "Investigation{a}"
PLAY_WITH_TOKENS: Final = "Investigation{a}|Investigation{a} Flipping{a}|Investigation{a} GainTwist{o}"
STORY: Final = ("Clock0 Investigate{a}", "PlaceCard{a}|Placing{a} Dispose{a}")
RIVALS: Final = (
    "Clock0 Investigate{o} Investigate{a}",
    "PlaceCard{o}|Placing{o} PlaceCard{a}|Placing{o} Placing{a} Dispose{o}|Placing{o} Placing{a} OtherStory{o} Dispose{a}",
)
TEAM: Final = ("Clock0", "Claim{a}|TeamDiscard{a}|TeamPlacing{a} TeamPlace{a}|WhoIsFirst{a}")
RESULTS: Final = "Outcome{a} Upkeep{a}|Over{a} LookAhead{a}|Over{a} GainTwist{a}"
SHOWN: Final = 4
"""Effects that a complaint names, at most."""


def shapes(mode: str, alive: int) -> list[tuple[str, ...]]:
    """The stacks in a turn from the bottom up, in slots: in each one of the ways between bars, of which one may be empty.

    An effect is named with its seat: of two players `a` acts and `o` is the other. The confrontation of partners follows
    the mission of `m`, with `n` as the other; for all else `m` is `a`.
    """
    two, partners = alive == 2, mode == "partners"
    play = PLAY if mode == "solo" else PLAY_WITH_TOKENS
    later = "|Investigate{o}" if two else ""
    criminal = ("Clock0", "|Investigate{n}" if two or partners else "", "|Over{m} StepAhead{m}")
    rewards = ("Over{a} StepAhead{a}", "|ClueReward{a}", "|EnergyReward{a}")
    found = [
        TEAM if two and partners else RIVALS if two else STORY,
        ("Clock0", later, "Resolve{a}", play),
        ("Clock0", later, RESULTS),
        ("Clock0", later, *rewards, "OfferObject{a}|Recipient{m}" if two and partners else "OfferObject{a}"),
        (*criminal, "NameCriminal{m}"),
        (*criminal, "Confrontation{o} Verdict{a}" if two and partners else "Verdict{a}", play),
        ("Tick0", "LastMoment{a}"),
    ]
    if two:
        found.append(("Tick0 Ask0 LastMoment1",))
    if two and partners:
        found.append((*criminal, "WhoConfronts{a}"))
    return found


class Step:
    """How a stack may go on from here."""

    def __init__(self) -> None:
        self.above: dict[str, Step] = {}
        self.is_whole = False

    def add(self, words: list[str]) -> None:
        step = self
        for word in words:
            step = step.above.setdefault(word, Step())
        step.is_whole = True


def all_stacks(mode: str, alive: int) -> Step:
    found = Step()
    for slots in shapes(mode, alive):
        for a in (0,) if mode == "solo" else (0, 1):
            for m in (0, 1) if mode == "partners" else (a,):
                ways = [slot.format(a=a, o=1 - a, m=m, n=1 - m).split("|") for slot in slots]
                for chosen in product(*ways):
                    found.add(" ".join(chosen).split())
    return found


STACKS: Final = {
    "solo": [all_stacks("solo", 1)],
    "rivals": [all_stacks("rivals", 1), all_stacks("rivals", 2)],
    "partners": [all_stacks("partners", 1), all_stacks("partners", 2)],
}
"""By mode and players still on the case, from one."""


def check_order(frames: list[Frame], step: Step) -> None:
    below, words = "the table", [word_of(frame) for frame in frames]
    for word in words:
        if word not in step.above:
            raise wrong("stack", f"{some(step)} on {below}", word)
        step, below = step.above[word], word
    if not step.is_whole:
        raise wrong("stack", f"{some(step)} on {below}", "nothing")


def word_of(frame: Frame) -> str:
    return f"{type(frame.effect).__name__}{frame.me}"


def some(step: Step) -> str:
    names = sorted(step.above)
    if not names:
        return "nothing"
    return " or ".join(names[:SHOWN]) + (f" or {len(names) - SHOWN} others" if len(names) > SHOWN else "")


def wrong(field: str, expected: str, found: object) -> RecordError:
    return RecordError(f"state: {field}: expected {expected}, not {found if isinstance(found, str) else brief(found)}")


# -- what the table has to be like --------------------------------------------------------


def check_stack(s: DetectiveState) -> None:
    """The stack is one that can wait for a choice, and the table is what it waits with."""
    frames: list[Frame] = []
    frame = s.top
    while frame is not None:
        frames.append(frame)
        frame = frame.below
    frames.reverse()
    if s.lanes is not None:
        raise wrong("lanes", "none in this game", len(s.lanes))
    choosing = len(frames) > 0 and isinstance(frames[0].effect, Begin)
    if not s.hours and not choosing:
        raise wrong("hours, energy", "at least 1 for one who plays", s.hours)
    if not frames:
        check_end(s)
    elif choosing:
        check_choosing(s, frames)
    else:
        check_turn(s, frames)


def check_end(s: DetectiveState) -> None:
    fates = [area.fate for area in s.areas]
    if (PLAYING in fates) if s.solver == NOBODY else fates[s.solver] != PLAYING:
        raise wrong("fate", "the case solved by one who plays, or all off the case", fates)
    if s.mission is not None and not s.mission.suspect:
        raise wrong("mission", "none but a confrontation when the game is over", "another")
    check_cards(s, [])


def check_choosing(s: DetectiveState, frames: list[Frame]) -> None:
    """Before the game everything is in its place, and whoever has not chosen yet will (PD-003 to PD-009)."""
    chosen, inspector = s.game.chosen, s.players - 1
    words = ["Begin0"]
    words += ["ChooseLevel0"] if chosen["level"] == "choose" else []
    words += [f"ChooseCase{inspector}"] if chosen["case"] == "choose" else []
    words += [f"ChooseDetective{seat}" for seat in range(s.players - 1, -1, -1) if chosen[colour(s, seat)[1]] == "choose"]
    found = [word_of(frame) for frame in frames]
    if found != words[: len(found)]:
        raise wrong("stack", "the first of " + " ".join(words), brief(" ".join(found)))
    for frame in frames:
        if isinstance(frame.effect, ChooseDetective) and frame.effect.blue is not colour(s, frame.me)[0]:
            raise wrong("ChooseDetective: blue", str(colour(s, frame.me)[0]).lower(), frame.effect.blue)
    for seat, area in enumerate(s.areas):
        if (area.detective == NOBODY) != (f"ChooseDetective{seat}" in found):
            raise wrong("detective", "one for each player who has chosen", area.detective)
        if area.energy or area.clues or area.object or area.held() or area.fate != PLAYING:
            raise wrong("areas", "nothing before a player before the game", f"what seat {seat} has")
    if len(s.pile) != CARDS or s.hours or s.turn or s.aside or s.solver != NOBODY or s.mission is not None:
        raise wrong("table", f"{CARDS} cards in the pile, and no turn, hours or mission before the game", "others")


def colour(s: DetectiveState, seat: int) -> tuple[bool, str]:
    """Whether a seat is blue, and the option that says who sits there (PD-191, PD-R06)."""
    blue = seat == 1 or s.players == 1 and s.game.chosen["solo_as"] == "inspector"
    return blue, "inspector" if blue else "detective"


def check_turn(s: DetectiveState, frames: list[Frame]) -> None:
    alive, top = s.alive(), frames[-1]
    if not alive or s.solver != NOBODY:
        raise wrong("fate, solver", "somebody who plays and a case that is not solved", "the end, while a choice waits")
    check_order(frames, STACKS[str(s.game.chosen["mode"])][len(alive) - 1])
    for frame in frames:
        if any([type(getattr(frame.effect, name)) is not int for name in frame.effect.fields]):
            raise wrong("stack", "numbers", repr(frame.effect)[:60])
    if top.me not in alive:
        raise wrong("stack", f"a choice for one who plays, seat {alive[0]}", word_of(top))
    check_cards(s, frames)
    check_drawn(s, frames)
    check_mission(s, frames)
    check_clues(s, frames)
    if not is_fitting(s, top.effect, top.me):
        raise wrong("stack", "a choice that fits the table", repr(top.effect)[:60])


def check_cards(s: DetectiveState, frames: list[Frame]) -> None:
    """A card that was kept is still to be placed, or it lies in a storyline."""
    top = frames[-1].effect if frames else None
    for seat, area in enumerate(s.areas):
        placing = any([frame.me == seat and isinstance(frame.effect, (Placing, PlaceCard)) for frame in frames])
        if area.row != NOBODY and (placing or isinstance(top, (Claim, TeamDiscard))):
            raise wrong("row", f"{NOBODY} for a card that is to be placed", area.row)
        kept = area.row == NOBODY and area.card != NO_CARD
        if kept and not placing and not isinstance(top, (Claim, TeamDiscard, TeamPlace)):
            raise wrong("card", "the card of this turn in a storyline", "beside it")
    if (s.given != NO_CARD or s.drawn) and not isinstance(top, (Dispose, Claim, TeamDiscard)):
        raise wrong("drawn, given", "no card where none is chosen", "some")


def check_drawn(s: DetectiveState, frames: list[Frame]) -> None:
    """As many cards lie there as there are ways to dispose of them (PD-R18)."""
    top, count = frames[-1].effect, len(s.drawn)
    lying = len([card for card in s.drawn if card != NO_CARD])
    kept = len([area for area in s.areas if area.card != NO_CARD])
    if isinstance(top, Dispose):
        me, other, left = frames[-1].me, frames[-2], top.left
        leads = isinstance(other.effect, OtherStory)
        ways = (LEADING if leads else ALONE)[count] if 1 < count <= HAND else 0
        if left & ~ways or left.bit_count() != lying or lying < 2:
            raise wrong("drawn, left", f"a way for each of 2 to {HAND} cards, among {ways}", f"{left} for {lying}")
        if (left & TO_KEEP == 0) != (s.areas[me].card != NO_CARD) or leads and s.areas[other.me].card != NO_CARD:
            raise wrong("card", "one for who has kept it, and for no other", [area.card for area in s.areas])
        if (s.given != NO_CARD) != (leads and left & TO_GIVE == 0):
            raise wrong("given", "a card if it was given and not taken yet", s.given)
    elif isinstance(top, Claim) and (lying < 1 or count > TABLE or lying != count - kept):
        raise wrong("drawn", f"1 to {TABLE} cards, without those that were kept", f"{lying} and {kept} kept")
    elif isinstance(top, TeamDiscard) and not lying == kept == count - 2 == 2:
        raise wrong("drawn", f"{TABLE} cards, two of them kept", f"{lying} and {kept} kept")
    if s.given != NO_CARD and not isinstance(top, Dispose):
        raise wrong("given", f"{NO_CARD} in this mode", s.given)


def check_mission(s: DetectiveState, frames: list[Frame]) -> None:
    """There is a mission where one is played, and it is that of its player."""
    top, m = frames[-1].effect, s.mission
    owners = [frame for frame in frames if isinstance(frame.effect, (Resolve, Outcome, Over, Verdict))]
    if not owners or isinstance(top, (NameCriminal, WhoConfronts)):
        if m is not None:
            raise wrong("mission", "none yet", "one")
        return
    owner, area = owners[-1], s.areas[owners[-1].me]
    confronts = isinstance(owner.effect, Verdict)
    if m is None or m.seat != owner.me or (m.suspect > 0) != confronts:
        raise wrong("mission", f"a {'confrontation' if confronts else 'mission'} of seat {owner.me}", "another or none")
    if not confronts and (area.row == NOBODY or m.line != s.cards.line(area.card, m.hour)):
        raise wrong("line", f"the line of the card that seat {owner.me} has placed, for hour {m.hour}", m.line)
    if isinstance(owner.effect, Over) and m.met() == isinstance(top, GainTwist):
        raise wrong("stack", "rewards for a mission that is fulfilled, and for no other", word_of(frames[-1]))
    for frame in frames:
        if isinstance(frame.effect, Confrontation) and frame.effect.suspect != m.suspect:
            raise wrong("suspect", f"{m.suspect} for both partners", frame.effect.suspect)


def check_clues(s: DetectiveState, frames: list[Frame]) -> None:
    """The last clue leads straight to the Criminal (PD-R29)."""
    needed = s.needed_clues()
    confronts = [frame.me for frame in frames if isinstance(frame.effect, (NameCriminal, WhoConfronts, Verdict))]
    for seat, area in enumerate(s.areas):
        if area.fate == PLAYING and area.clues >= needed and not (confronts and (s.shared or seat in confronts)):
            raise wrong("clues", f"less than {needed} before the Criminal is confronted", area.clues)


def is_fitting(s: DetectiveState, effect: object, seat: int) -> bool:
    """Whether the choice on top could have come up with this table."""
    without = s.cards.without[s.case]
    if isinstance(effect, Flipping):
        return 0 < effect.turned < 1 << DICE and is_turned(s, effect)
    if isinstance(effect, Upkeep):
        die = s.cards.object_die[s.areas[seat].object]
        return s.mission is not None and die != BLANK and s.mission.faces[die] > 0 and s.areas[seat].held() > 0
    if isinstance(effect, GainTwist):
        return 0 < effect.icons < 16 and s.cards.twists[s.case]
    if isinstance(effect, OfferObject):
        single = [1 << item for item in range(1, OBJECTS + 1) if item != without]
        return effect.objects in single or effect.objects == sum(single)
    if isinstance(effect, Recipient):
        return effect.item == EMPTY or 0 < effect.item <= OBJECTS and effect.item != without
    if isinstance(effect, WhoConfronts):
        return 0 < effect.suspect <= SUSPECTS
    if isinstance(effect, LookAhead):
        return len(s.pile) > 0
    if isinstance(effect, LastMoment):
        return s.cards.effect[s.areas[seat].object] == TURNS_BACK
    if isinstance(effect, PlaceCard):
        return s.areas[seat].card != NO_CARD
    return not isinstance(effect, WhoIsFirst) or all([area.card != NO_CARD for area in s.areas])


def is_turned(s: DetectiveState, flipping: Flipping) -> bool:
    """Whether dice that lie there were turned, as many as are no longer left (PD-237)."""
    m, turned = s.mission, flipping.turned
    return m is not None and turned & ~m.rolled == 0 and turned.bit_count() == FLIPS - flipping.left < FLIPS
