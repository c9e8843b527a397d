"""Pulp Detective: solo, as rivals, or as partners."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from posse.core.choice import Effect
from posse.core.errors import SetupError
from posse.core.events import Cue, Event
from posse.core.game import Deck, Game, Setting, Value
from posse.core.scene import Say, Scene
from posse.core.seeds import seed_date
from posse.core.state import State
from posse.games.pulp_detective.rules import criminal, missions, results, setup, story, twists
from posse.games.pulp_detective.rules.cards import CARDS, CHEKHOVS_GUN, LEVELS, TOKENS, Cards
from posse.games.pulp_detective.rules.moves import DICE_IDS, MOVES, spans
from posse.games.pulp_detective.rules.saving import DetectiveLayout
from posse.games.pulp_detective.rules.setup import BEGIN, CHOOSE_CASE, CHOOSE_LEVEL, ChooseDetective, colour
from posse.games.pulp_detective.rules.state import NOBODY, Area, DetectiveState, table
from posse.games.pulp_detective.scene.cues import CUES

CASES: Final = ("damsel", "photo", "banker")
DETECTIVES: Final = ("lockhart", "tolliver")
INSPECTORS: Final = ("brandt", "reed")
CHOOSE: Final = "choose"
"""Left to the players, who choose when the game begins."""
WEEK: Final = (LEVELS[0], LEVELS[0], LEVELS[0], LEVELS[1], LEVELS[1], LEVELS[1], LEVELS[2])
"""The level of the case of the day, by weekday."""
SEATS: Final = {"solo": 1, "rivals": 2, "partners": 2}


class PulpDetective(Game):
    """The rules with a deck and options. Seat 0 is the Private Detective, seat 1 the Police Inspector."""

    name = "pulp_detective"
    package = "posse.games.pulp_detective"
    players = (1, 2)
    daily = True
    questions = ("odds",)
    cues = CUES
    layout = DetectiveLayout()
    hotkeys = ("roll", "buy", "finish", "done", "look", "decline", "ask-odds")
    bots = ("heuristic",)
    settings = (
        Setting("mode", "solo", "rivals", "partners"),
        Setting("case", *CASES, CHOOSE),
        Setting("level", *LEVELS, CHOOSE),
        Setting("detective", *DETECTIVES, CHOOSE),
        Setting("inspector", *INSPECTORS, CHOOSE),
        Setting("solo_as", "detective", "inspector"),  # PD-R06
        Setting("draw", "open", "closed"),  # PD-R79
    )

    def declare(self) -> None:
        deck = self.deck
        assert isinstance(deck, Cards)
        for first, verb, nouns in spans(deck.detective_ids, deck.case_ids, deck.object_ids[1:], deck.suspect_ids[1:]):
            number = self.moves.span(verb, nouns)
            assert number == first
        assert len(self.moves) == MOVES
        for module in (criminal, missions, results, setup, story, twists):
            found = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Effect)]
            self.effects.update({kind.__name__: kind for kind in found if kind.on is not None})

    @property
    def cards(self) -> Cards:
        return cast(Cards, self.deck)

    @staticmethod
    def read_deck(data: dict[str, Any], source: str) -> Deck | None:
        return Cards(data, source)

    def check_players(self, players: object) -> int:
        """PD-001: one plays solo, two are rivals or partners."""
        number = super().check_players(players)
        mode = self.chosen["mode"]
        assert isinstance(mode, str)
        if number != SEATS[mode]:
            raise SetupError(f"{self.name}: mode {mode} is for {SEATS[mode]}, not for {number}")
        return number

    def blank(self, players: int) -> State:
        return DetectiveState(self, players, self.cards)

    def deal(self, state: State) -> None:
        s = table(state)
        s.pile = list(range(CARDS))
        s.rng.shuffle(s.pile)
        s.areas = [Area() for _ in range(s.players)]
        s.supply = [4, 4, 4, 4] if s.players == 1 else [2, 2, 2, 2]  # PD-026, PD-201
        if s.players == 2:
            s.tokens = [NOBODY] * len(TOKENS)
            s.tokens[CHEKHOVS_GUN] = 0  # PD-189
        s.push(BEGIN, 0)
        self._choose_rest(s)
        for seat in range(s.players - 1, -1, -1):
            self._choose_detective(s, seat)

    @staticmethod
    def daily_options(seed: int) -> dict[str, Value]:
        """The case of the day: cases and detectives take turns, and the week grows harder from Monday to Sunday."""
        when = seed_date(seed)
        day = seed if when is None else when.toordinal() - 1
        return {"case": CASES[day % 3], "level": WEEK[day % 7], "detective": DETECTIVES[day % 2]}

    def reply(self, seen: State, question: str, say: Say) -> str:
        from posse.games.pulp_detective.odds.steps import odds_in_words

        return odds_in_words(table(seen), say)

    def scene(self, seen: State, say: Say) -> Scene:
        from posse.games.pulp_detective.scene.board import build

        return build(table(seen), say)

    def describe(self, event: Event, say: Say) -> str:
        from posse.games.pulp_detective.scene.log import describe

        return describe(event, self.cards, self.chosen["mode"] == "partners", say)

    def cue(self, event: Event) -> Cue | None:
        """A card that matches its neighbours is more than one that is placed."""
        matched = event.kind == "placed" and event.args[2] > 0
        return self.cues.get("matched" if matched else event.kind)

    def piece_of(self, event: Event) -> str:
        if event.kind == "rolled":
            return DICE_IDS[event.args[0]]
        if event.kind == "placed":
            return self.cards.ids[event.args[0]]
        return self.cards.suspect_ids[event.args[0]] if event.kind == "criminal" else ""

    def figures(self, state: State) -> dict[str, float]:
        from posse.games.pulp_detective.figures import figures

        return figures(state)

    def art(self, lang: str) -> str:
        from posse.games.pulp_detective.art import sprite

        return sprite(self.cards)

    def bot(self, name: str) -> Callable[[State, int, Any], int]:
        from posse.games.pulp_detective.bots.policy import Policy

        return Policy().choose if name == "heuristic" else super().bot(name)

    def _choose_rest(self, s: DetectiveState) -> None:
        """Case, then level, unless they are agreed."""
        level, case = self.chosen["level"], self.chosen["case"]
        if level == CHOOSE:
            s.push(CHOOSE_LEVEL, 0)
        else:
            s.level = LEVELS.index(str(level))
        if case == CHOOSE:
            s.push(CHOOSE_CASE, s.players - 1)
        else:
            s.case = CASES.index(str(case))

    def _choose_detective(self, s: DetectiveState, seat: int) -> None:
        blue, option = colour(s, seat)
        chosen = str(self.chosen[option])
        if chosen == CHOOSE:
            s.push(ChooseDetective(blue), seat)
        else:
            s.areas[seat].detective = 2 + INSPECTORS.index(chosen) if blue else DETECTIVES.index(chosen)
