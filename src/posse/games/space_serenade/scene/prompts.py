"""One sentence that says what is wanted: to the one who has to choose, and to those who wait."""

from __future__ import annotations

from typing import Any

from posse.core.choice import Effect
from posse.core.scene import Say, join_names
from posse.games.space_serenade.rules.abilities import Redraw
from posse.games.space_serenade.rules.branches import Half, Maybe
from posse.games.space_serenade.rules.hands import Discard, OthersDiscard, OthersDown
from posse.games.space_serenade.rules.instructions import PILES, Steps
from posse.games.space_serenade.rules.moves import KINDS, kind_of
from posse.games.space_serenade.rules.questions import Question
from posse.games.space_serenade.rules.state import SerenadeState
from posse.games.space_serenade.rules.team import TeamOrder
from posse.games.space_serenade.rules.tokens import TakeFrom
from posse.games.space_serenade.rules.turn import ChooseCharacter, Turn
from posse.games.space_serenade.scene.wording import sentence
from posse.games.space_serenade.scene.words import Words


class Prompts:
    """Words what the game waits for."""

    def __init__(self, s: SerenadeState, say: Say, words: Words, choices: int) -> None:
        self.s = s
        self.choices = choices
        """How many moves the viewer has."""
        self.say = say
        self.words = words
        top = s.top
        assert top is not None
        self.step: Effect[Any] = top.effect

    def prompt(self, waiting: list[int]) -> str:
        s = self.s
        if s.viewer not in waiting:
            return self.waiting_for(join_names(self.say, [self.say.player(seat) for seat in waiting]))
        if isinstance(self.step, Turn):
            return self.turn()
        if isinstance(self.step, ChooseCharacter):
            return self.words("prompt-character")
        if isinstance(self.step, Redraw):
            return self.say("prompt-redraw", card=self.words.card(self.step.card))
        return sentence(self.asked())

    def waiting_for(self, names: str) -> str:
        """To those who have nothing to choose, or have chosen."""
        s, say, step = self.s, self.say, self.step
        sealed = s.sealed_by(s.viewer) if s.viewer >= 0 else -1
        if sealed >= KINDS:
            return say("prompt-sealed", card=self.words.kind(kind_of(sealed)), players=names)
        if isinstance(step, Turn):
            return say("wait-turn", players=names)
        if isinstance(step, ChooseCharacter):
            return say("wait-character", players=names)
        card = self.asking()
        return say("wait-choice", players=names, card=self.words.card(card)) if card >= 0 else say("wait", players=names)

    def turn(self) -> str:
        """What one has, as long as there is anything to do."""
        s, wording = self.s, self.words.wording
        if self.choices == 1:
            return self.words("prompt-turn-over")
        numbers = (s.woolongs, s.areas[s.viewer].fuel, s.strength, s.clues)
        have = [wording.resource(r, numbers[r]) for r in range(4) if numbers[r]]
        return self.say("prompt-turn", what=join_names(self.say, have)) if have else self.words("prompt-turn-bare")

    # -- what an effect asks ----------------------------------------------------------------

    def asked(self) -> str:
        """The question, after the name of the card that asks it."""
        what, card = self.question(), self.asking()
        return self.say("of-card", card=self.words.card(card), what=what) if card >= 0 else what

    def asking(self) -> int:
        """The card whose effect is under way."""
        if isinstance(self.step, (Maybe, Half)):
            return self.step.card
        frame = self.s.top
        while frame is not None:
            if isinstance(frame.effect, Steps):
                return frame.effect.card
            if isinstance(frame.effect, Turn):
                break
            frame = frame.below
        return -1

    def question(self) -> str:
        step, words = self.step, self.words
        if isinstance(step, (Maybe, Half)):
            return step.asking(self.s).words(self.say)
        if isinstance(step, TeamOrder):
            return words("asked-team")
        if isinstance(step, TakeFrom):
            return words(f"asked-{PILES[step.pile]}")
        if isinstance(step, OthersDiscard):
            return Discard(1).words(self.say)
        if isinstance(step, OthersDown):
            return self.say("asked-down", number=step.limit)
        assert isinstance(step, Question)
        return step.words(self.say)
