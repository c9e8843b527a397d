"""What a saved table of Pulp Detective may be like; cards are written by their ids, so that a position can be written by hand."""

from __future__ import annotations

from posse.core.choice import Frame
from posse.core.saving import frames_of
from posse.core.shapes import Layout, List, Number, Optional, Piece, Pieces, Record, Tuple, expect
from posse.core.state import REFEREE
from posse.games.pulp_detective.rules import state as st
from posse.games.pulp_detective.rules.cards import BLANK, CARDS, CLUE, DICE, HOURS, MOST_ENERGY, MOST_ROLLS, NOTHING, TIME, YELLOW
from posse.games.pulp_detective.rules.criminal import NameCriminal, Verdict, WhoConfronts
from posse.games.pulp_detective.rules.mission import Mission
from posse.games.pulp_detective.rules.moves import NOTES
from posse.games.pulp_detective.rules.setup import Begin, ChooseDetective, LastMoment, colour
from posse.games.pulp_detective.rules.state import BEATEN, IN_BOX, NO_CARD, NOBODY, PLAYING, Area, DetectiveState
from posse.games.pulp_detective.rules.story import Claim, Dispose, PlaceCard, Placing, TeamDiscard, TeamPlace, WhoIsFirst

CHOSEN_LATER = 3
"""The option for case and level that leaves them to the players."""
TWISTS = {1: 4, 2: 2}
"""Twist tokens of each icon, by players."""
WITHOUT_MISSION = (Claim, Dispose, LastMoment, NameCriminal, PlaceCard, TeamDiscard, TeamPlace, WhoConfronts, WhoIsFirst)
"""Choices that are made while no mission is played."""


class DetectiveLayout(Layout[DetectiveState]):
    def fields(self, s: DetectiveState) -> Record:
        ids, seat = s.cards.ids, Number(NOBODY, s.players - 1)
        backs = tuple(range(st.UNKNOWN, NO_CARD)) if s.viewer != REFEREE else ()
        everybody, four = (1 << s.players) - 1, Number(0, 4)
        needs, pick = Tuple(Number(0, 6), 4), Piece(ids, others=(NO_CARD, *backs))
        mission = Record(
            lambda: Mission(0, NOTHING, 1),
            seat=Number(0, s.players - 1),
            hour=Number(1, HOURS),
            suspect=Number(0, 6),
            line=Number(0),
            needs=needs,
            reward=Number(0, TIME - 1),
            penalty=Number(0, 15),
            faces=List(Number(0, 6), DICE),
            wild=List(Number(BLANK, 3), DICE),
            noted=Tuple(Number(0, 3), 0, NOTES),
            noted_wild=Tuple(Number(BLANK, 3), 0, NOTES),
            added=needs,
            rolls=Number(0, YELLOW + NOTES),
            rerolls=Number(0, 2),
            coin=Number(0, HOURS),
            borrowed=Number(0, 15),
            allowed=Number(0, MOST_ROLLS),
        )
        area = Record(
            Area,
            detective=Number(NOBODY, 3),
            energy=Number(0, MOST_ENERGY),
            clues=Number(0, 4),
            object=Number(0, 6),
            twists=List(four, 4),
            rows=List(Tuple(Piece(ids), 1, CARDS)),
            fate=Number(PLAYING, BEATEN),
            card=Piece(ids, others=(NO_CARD,)),
            row=Number(NOBODY, CARDS - 1),
            matches=Number(0, 2),
            bought=Number(0, 2),
        )
        return Record(
            None,
            turn=Number(0),
            case=Number(0, 2),
            level=Number(0, 2),
            active=Number(0, s.players - 1),
            hours=List(Number(0, HOURS), 0, s.players),
            pile=List(Piece(ids, others=backs)),
            peeked=Number(0, everybody),
            discards=List(Piece(ids)),
            drawn=List(pick, 0, 4),
            known=List(Number(st.ALL, everybody), 0, 4),
            given=pick,
            given_known=Number(0, everybody),
            supply=List(four, 4),
            tokens=List(Number(IN_BOX, s.players - 1), 4),
            aside=Number(0, 15),
            acted=List(Number(0), 4),
            solver=seat,
            areas=List(area, s.players),
            mission=Optional(mission, None),
        )

    def pieces(self, s: DetectiveState) -> list[Pieces]:
        backs = [st.back(letter) for letter in s.cards.letter] if s.viewer != REFEREE else None
        return [Pieces("card", s.cards.ids, s.visible(), range(CARDS), backs)]

    def validate(self, s: DetectiveState) -> None:
        frames = frames_of(s.top)
        expect(s.lanes is None, "lanes", "none in this game", s.lanes)
        markers = 1 if s.shared else s.players
        expect(len(s.hours) in (0, markers), "hours", "a Time marker for each player, or one for all", s.hours)
        for setting in s.game.settings:
            agreed = setting.values.index(s.game.chosen[setting.name])
            found = {"case": s.case, "level": s.level}.get(setting.name, agreed)
            expect(found == agreed or agreed == CHOSEN_LATER, setting.name, f"{agreed}, as the options have it", found)
        limits = zip(s.cards.limit, s.acted, strict=True)
        expect(not any([0 < limit < acted for limit, acted in limits]), "acted", f"at most {s.cards.limit} if not 0", s.acted)
        check_drawn(s)
        for seat, area in enumerate(s.areas):
            check_area(s, seat, area)
        check_tokens(s)
        if s.mission is not None:
            check_mission(s, s.mission)
        if frames and isinstance(frames[0].effect, Begin):
            check_before(s, frames)
            return
        expect(len(s.hours) > 0, "hours, energy", "at least 1 for one who plays", s.hours)
        if frames:
            check_turn(s, frames)
        else:
            confronted = s.mission is None or s.mission.suspect > 0
            expect(confronted, "mission", "none but a confrontation when the game is over", "another")
            check_kept(s, [])

    def can_be_over(self, s: DetectiveState) -> bool:
        """The case is solved by one who plays, or all are off the case."""
        return not s.alive() if s.solver == NOBODY else s.areas[s.solver].fate == PLAYING


def check_drawn(s: DetectiveState) -> None:
    """A view shows what `DetectiveState.hide` does."""
    expect(len(s.known) == len(s.drawn), "known", f"{len(s.drawn)} numbers", s.known)
    expect(not s.peeked or s.pile, "peeked", "0 without a pile", s.peeked)
    if s.viewer == REFEREE:
        return
    shown = [*zip(s.drawn, s.known, strict=True), (s.given, s.given_known), *zip(s.pile[-1:], [s.peeked], strict=False)]
    fits = all([card == st.UNKNOWN for card in s.pile[:-1]])
    for card, known in shown:
        fits = fits and (card == NO_CARD or card != st.UNKNOWN and (card >= 0) == (s.seen(0, known, s.viewer) == 0))
    told = "the front of what the viewer knows, and the back of all else"
    expect(fits, "pile, drawn, given", told, [card for card, _ in shown])


def check_area(s: DetectiveState, seat: int, area: Area) -> None:
    """What lies before a player; who is on the case has an hour and energy, and no object that is not in this case."""
    lengths = [len(row) for row in area.rows]
    expect(lengths == sorted(lengths, reverse=True), "rows", "no storyline longer than the one above it", lengths)
    placed = area.row == NOBODY or area.row < len(lengths) and area.rows[area.row][-1] == area.card
    expect(placed, "row", "the card of this turn at the end of its storyline", area.row)
    most = 4 if s.cards.twists[s.case] else 0  # PD-R47
    expect(area.held() <= most, "twists", "at most 4 for each player, and none in a case without them", area.held())
    blue = area.detective == NOBODY or s.cards.blue[area.detective] == colour(s, seat)[0]
    expect(blue, "detective", f"one of the colour of seat {seat}", s.cards.detective_ids[area.detective])
    agree = area.clues <= s.needed_clues() and not (s.shared and area.clues != s.areas[0].clues)
    expect(agree, "clues", f"at most {s.needed_clues()}, and as many for each partner", area.clues)
    expect(area.object == 0 or area.object != s.cards.without[s.case], "object", "one that is in this case", area.object)
    if not s.hours:
        return
    expect(area.detective != NOBODY, "detective", "one for each player", area.detective)
    alive = area.fate != PLAYING or s.hour(seat) > 0 and area.energy > 0
    expect(alive, "hours, energy", "at least 1 for one who plays", [s.hours, area.energy])
    out = area.fate != PLAYING and not (s.shared and area.fate == BEATEN)  # PD-R89: the next partner may have the tokens
    left = s.top is None or not out or area.held() + area.object == 0
    expect(left, "twists, object", "none for one who is off the case", [area.held(), area.object])


def check_tokens(s: DetectiveState) -> None:
    """No Twist token is lost; Investigation tokens and detectives set aside are for two (PD-189, PD-193)."""
    for icon in range(4):
        count = s.supply[icon] + sum([area.twists[icon] for area in s.areas])
        expect(count == TWISTS[s.players], "twists", f"{TWISTS[s.players]} of each icon", count)
    solo = s.tokens == [IN_BOX] * 4
    told = f"{IN_BOX} for each token in solo, and for none else"
    expect(solo if s.players == 1 else IN_BOX not in s.tokens, "tokens", told, s.tokens)
    held = s.top is None or all([holder < 0 or s.areas[holder].fate == PLAYING for holder in s.tokens])
    expect(held, "tokens", "none with one who is off the case", s.tokens)
    chosen = sum([1 << area.detective for area in s.areas if area.detective != NOBODY])
    borrowed = 0 if s.mission is None else s.mission.borrowed
    free = not (s.aside & (chosen | borrowed) or borrowed & chosen or s.players == 1 and (s.aside or borrowed))
    expect(free, "aside, borrowed", "detectives whom nobody chose, each once, and none in solo", [s.aside, borrowed])


def check_mission(s: DetectiveState, m: Mission) -> None:
    lying = [face for face in m.faces[:YELLOW] if face]
    expect(m.rolls == len(lying) + len(m.noted), "rolls", "the yellow dice that lie there and the results noted", m.rolls)
    wild = all([m.wild[die] == BLANK or m.faces[die] for die in range(DICE)])
    expect(wild, "wild", f"{BLANK} for a die not rolled", m.wild)
    expect(not m.noted or len(lying) == YELLOW, "noted", "results beyond those of four yellow dice", m.noted)
    expect(not m.penalty & CLUE, "penalty", "no clue", m.penalty)  # PD-D06


def check_before(s: DetectiveState, frames: list[Frame]) -> None:
    """Before the game everything is in its place, and whoever has not chosen yet will (PD-003 to PD-009)."""
    chosen = s.game.chosen
    words = ["Begin0"]
    words += ["ChooseLevel0"] if chosen["level"] == "choose" else []
    words += [f"ChooseCase{s.players - 1}"] if chosen["case"] == "choose" else []
    words += [f"ChooseDetective{seat}" for seat in range(s.players - 1, -1, -1) if chosen[colour(s, seat)[1]] == "choose"]
    found = [f"{type(frame.effect).__name__}{frame.me}" for frame in frames]
    expect(found == words[: len(found)], "stack", f"the first of {words}", found)
    waiting = [frame.me for frame in frames if isinstance(frame.effect, ChooseDetective)]
    for seat, area in enumerate(s.areas):
        named = (area.detective == NOBODY) == (seat in waiting)
        expect(named, "detective", "one for each player who has chosen", area.detective)
        empty = not (area.energy or area.clues or area.object or area.held() or area.rows) and area.fate == PLAYING
        expect(empty and area.card == NO_CARD, "areas", "nothing before a player before the game", seat)
    begun = s.hours or s.turn or s.aside or s.solver != NOBODY or s.mission is not None
    expect(len(s.pile) == CARDS and not begun, "table", f"{CARDS} cards in the pile, and no turn, hours or mission", len(s.pile))


def check_turn(s: DetectiveState, frames: list[Frame]) -> None:
    alive, top = s.alive(), frames[-1]
    expect(alive and s.solver == NOBODY, "fate, solver", "somebody who plays and a case that is not solved", s.solver)
    expect(top.me in alive, "stack", f"a choice for one who plays, seat {alive[0]}", top.me)
    told = f"{'none' if isinstance(top.effect, WITHOUT_MISSION) else 'one'} for {type(top.effect).__name__}"
    expect((s.mission is None) == isinstance(top.effect, WITHOUT_MISSION), "mission", told, s.mission is not None)
    check_kept(s, frames)
    confronts = [frame.me for frame in frames if isinstance(frame.effect, (NameCriminal, WhoConfronts, Verdict))]
    for seat in alive:  # PD-R29: the last clue leads straight to the Criminal
        clues, needed = s.areas[seat].clues, s.needed_clues()
        few = clues < needed or confronts and (s.shared or seat in confronts)
        expect(few, "clues", f"less than {needed} before the Criminal is confronted", clues)


def check_kept(s: DetectiveState, frames: list[Frame]) -> None:
    """A card that was kept is still to be placed, or it lies in a storyline."""
    top = frames[-1].effect if frames else None
    for seat, area in enumerate(s.areas):
        placed = sum([frame.me == seat and isinstance(frame.effect, (Placing, PlaceCard)) for frame in frames])
        expect(placed <= 1, "stack", "one card to be placed by each player", placed)
        placing = placed > 0
        laid_out = isinstance(top, (Claim, TeamDiscard))
        expect(area.row == NOBODY or not (placing or laid_out), "row", f"{NOBODY} for a card that is to be placed", area.row)
        kept = area.row == NOBODY and area.card != NO_CARD
        fits = not kept or placing or laid_out or isinstance(top, TeamPlace)
        expect(fits, "card", "the card of this turn in a storyline", area.card)
    free = s.given == NO_CARD and not s.drawn
    expect(free or isinstance(top, (Dispose, Claim, TeamDiscard)), "drawn, given", "no card where none is chosen", s.drawn)
    expect(s.given == NO_CARD or isinstance(top, Dispose), "given", f"{NO_CARD} in this mode", s.given)
