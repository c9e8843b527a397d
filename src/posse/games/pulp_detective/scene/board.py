"""What lies where on the table, and what is wanted, in words."""

from __future__ import annotations

from typing import Any, Final

from posse.core.choice import Effect
from posse.core.scene import Line, Player, Say, Scene, about_player, join_names, number_by, offered, words_of
from posse.games.pulp_detective.odds.steps import has_answer
from posse.games.pulp_detective.rules.cards import MOST_TWISTS
from posse.games.pulp_detective.rules.criminal import WhoConfronts
from posse.games.pulp_detective.rules.missions import Flipping, Investigation, mission_of
from posse.games.pulp_detective.rules.moves import DICE_IDS
from posse.games.pulp_detective.rules.results import OfferObject, Recipient, Upkeep
from posse.games.pulp_detective.rules.setup import ChooseDetective
from posse.games.pulp_detective.rules.state import NOBODY, PLAYING, DetectiveState
from posse.games.pulp_detective.rules.story import Dispose
from posse.games.pulp_detective.rules.twists import GainTwist
from posse.games.pulp_detective.scene.desk import Desk
from posse.games.pulp_detective.scene.mission import Tray
from posse.games.pulp_detective.scene.moves import Menu
from posse.games.pulp_detective.scene.words import FATES, Words, slug

WAYS: Final = ("way-keep", "way-give", "way-discard", "way-return")
"""To dispose of a card, in the order of their bits in `Dispose.left`."""
CARDS: Final = ("Dispose", "Claim", "TeamDiscard")
PLACES: Final = ("PlaceCard", "TeamPlace")
PHASES: Final = {
    **dict.fromkeys((*CARDS, *PLACES, "WhoIsFirst"), "story"),
    **dict.fromkeys(("NameCriminal", "WhoConfronts"), "criminal"),
    "LastMoment": "clock",
}
"""The phases of choices that are not made in a mission, by the name of their class."""
WAITS: Final = {
    **dict.fromkeys(CARDS, "wait-cards"),
    **dict.fromkeys(PLACES, "wait-place"),
    **dict.fromkeys(("Investigation", "Flipping"), "wait-dice"),
}
"""What is told those who have nothing to choose."""
GOOD: Final = "■"
BAD: Final = "□"
"""Clues found and not found, in the line to share."""


def build(s: DetectiveState, say: Say) -> Scene:
    """The table as the viewer of `s` sees it; `s` is what `seen_by` or `open_view` gives."""
    return Board(s, say).build()


class Board(Desk):
    """Puts a scene together, zone by zone."""

    def __init__(self, s: DetectiveState, say: Say) -> None:
        super().__init__(s, say, words_of(Words, s.cards, say), Scene(s.viewer, "", ""))
        self.step: Effect[Any] | None = s.top.effect if s.top is not None else None
        self.kind = type(self.step).__name__

    def build(self) -> Scene:
        s, scene = self.s, self.scene
        waiting = s.waiting()
        for seat in range(s.players):
            self.add_player(seat, seat in waiting)
        self.add_zones()
        menu = Menu(s, self.say, self.words)
        scene.options = offered([menu.option(move) for move in s.options(s.viewer)], s.game, self.say)
        if isinstance(self.step, (Investigation, Flipping)):
            scene.options = number_by(self.tray(), scene.options)
        scene.status, scene.turn, scene.phase, scene.over = self.status(), s.turn, self.phase(), s.over()
        scene.questions = list(s.game.questions) if has_answer(s) else []
        if s.over():
            self.add_end()
            scene.prompt = self.verdict()
        else:
            scene.prompt = self.prompt() if s.viewer in waiting else self.waiting_for(waiting)
        return scene

    def add_zones(self) -> None:
        self.add_clock()
        self.add_case()
        self.add_suspects()
        Tray(self.s, self.say, self.words, self.scene).build()
        self.add_drawn()
        self.add_piles()
        self.add_supply()
        self.add_aside()
        self.add_offer()
        for seat in range(self.s.players):
            self.add_area(seat)

    def tray(self) -> list[str]:
        """The places of the dice up to the last that lies there: each keeps its number through the mission."""
        lying = [piece.id for piece in self.scene.zone("dice")]
        return [die for at, die in enumerate(DICE_IDS) if not set(DICE_IDS[at:]).isdisjoint(lying)]

    def add_player(self, seat: int, to_act: bool) -> None:
        s, words, area = self.s, self.words, self.s.areas[seat]
        counts: list[tuple[str, int]] = []
        if s.hours:
            numbers = {"clues": area.clues, "energy": area.energy, "hours": s.hour(seat), "twists": area.held()}
            counts = [(self.say(f"count-{kind}", number=number), number) for kind, number in numbers.items()]
        title = words("title-active") if s.players == 2 and not s.shared and seat == s.active and s.turn else ""
        if area.fate != PLAYING:
            title = words(f"fate-{FATES[area.fate]}")
        self.scene.players.append(Player(seat, self.say.player(seat), None, to_act, tuple(counts), title))

    # -- where the game stands ------------------------------------------------------------

    def status(self) -> str:
        s, say = self.s, self.say
        if s.over():
            return say("status-over", number=s.turn)
        if not s.turn:
            return self.words("status-before")
        seat = self.eyes
        now = self.words("night" if s.is_night(seat) else "day")
        return say("status", number=s.turn, phase=self.words(f"phase-{self.phase()}"), hour=s.hour(seat), now=now)

    def phase(self) -> str:
        """The phase of the turn; empty before the first and after the last."""
        m = self.s.mission
        if not self.s.turn or self.s.over():
            return ""
        return "criminal" if m is not None and m.suspect else PHASES.get(self.kind, "mission")

    # -- what is wanted -------------------------------------------------------------------

    def waiting_for(self, waiting: list[int]) -> str:
        names = join_names(self.say, [self.say.player(seat) for seat in waiting])
        return self.say(WAITS.get(self.kind, "wait"), players=names)

    def prompt(self) -> str:
        """To the one who has to choose; the text of a choice is called like its class."""
        say, words, step, area = self.say, self.words, self.step, self.s.areas[self.s.viewer]
        key = f"prompt-{slug(step)}"
        if isinstance(step, (Investigation, Flipping)):
            return self.mission_prompt()
        if isinstance(step, Dispose):
            ways = join_names(say, [words(way) for at, way in enumerate(WAYS) if step.left >> at & 1])
            return say(key, ways=ways[:1].upper() + ways[1:])
        if self.kind in PLACES:
            return say("prompt-place", card=words.quoted(area.card))
        if isinstance(step, ChooseDetective) and step.blue:
            return words("prompt-choose-inspector")
        if isinstance(step, Upkeep):
            return say(key, object=words.name("object", area.object))
        if isinstance(step, OfferObject):
            return self.offer_prompt(step)
        if isinstance(step, Recipient) and step.item:
            return say(f"{key}-object", object=words.name("object", step.item))
        if isinstance(step, WhoConfronts):
            return say(key, suspect=words.name("suspect", step.suspect))
        return words(f"{key}-full" if isinstance(step, GainTwist) and area.held() == MOST_TWISTS else key)

    def offer_prompt(self, offer: OfferObject) -> str:
        """An object replaces the one held, if there is one (PD-151)."""
        s, say, words = self.s, self.say, self.words
        found = [item for item in range(1, 7) if offer.objects >> item & 1]
        held = s.areas[s.viewer].object
        if len(found) > 1:
            return words("prompt-offer-any")
        if held and not s.shared:
            return say("prompt-offer-swap", object=words.name("object", found[0]), held=words.name("object", held))
        return say("prompt-offer", object=words.name("object", found[0]))

    def mission_prompt(self) -> str:
        say, words, m = self.say, self.words, mission_of(self.s)
        if isinstance(self.step, Flipping):
            return say("prompt-flip", number=self.step.left)
        if m.met():
            return words("prompt-arrest" if m.suspect else "prompt-met")
        suspect = words.name("suspect", m.suspect) if m.suspect else ""
        wanted = say("prompt-confront" if suspect else "prompt-mission", suspect=suspect, missing=words.listed(m.missing()))
        return f"{wanted} {say('prompt-means', dice=max(0, self.s.allowance(m.seat) - m.rolls), rerolls=m.rerolls)}"

    # -- the end --------------------------------------------------------------------------

    def add_end(self) -> None:
        """Who has solved the case; what else there is to tell stands below the line."""
        s, scene = self.s, self.scene
        scores = s.scores()
        solved = tuple([self.words("sheet-solved" if score else "sheet-unsolved") for score in scores])
        scene.sheet = [Line(self.words("sheet-case"), tuple(scores), True, solved)]
        told = {
            "clues": [area.clues for area in s.areas],
            "hours": [s.hour(seat) for seat in range(s.players)],
            "energy": [area.energy for area in s.areas],
            "turns": [s.turn] * s.players,
        }
        scene.ties = [Line(self.words(f"sheet-{key}"), tuple(values)) for key, values in told.items()]
        scene.places = s.ranking()
        if s.players == 1:
            scene.share = self.share()

    def verdict(self) -> str:
        s, say = self.s, self.say
        if s.solver == NOBODY:
            return self.failure()
        key = ("won-partner" if say.reader >= 0 else "won-team") if s.shared else "won"
        return about_player(say, key, s.solver, hour=s.hour(s.solver), number=s.turn)

    def failure(self) -> str:
        """Why nobody has solved it: the fate of the viewer, or of the last one on the case."""
        s = self.s
        if any([s.lacks_cards(seat) for seat in range(s.players)]):
            return self.words("lost-cards")
        fates = [area.fate for area in s.areas]
        fate = fates[s.viewer] if s.viewer >= 0 else fates[-1]
        if s.players == 2 and (not s.shared or len(set(fates)) > 1):
            return self.words("lost-both")
        return self.words(f"lost-{FATES[fate]}")

    def share(self) -> str:
        """A line that tells others how it went."""
        s, words, [area] = self.s, self.words, self.s.areas
        who = words.name("detective", area.detective)
        marks = GOOD * area.clues + BAD * max(0, s.needed_clues() - area.clues)
        result = words("share-unsolved") if s.solver == NOBODY else self.say("share-solved", hour=s.hour(s.solver))
        return " · ".join(["Pulp Detective", words.name("case", s.case), words.level(s.level), who, result, marks])
