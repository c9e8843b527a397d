"""What is wanted of the viewer, and where the game stands, in words."""

from __future__ import annotations

from posse.core.scene import Say, join_names
from posse.core.state import WITHDRAW
from posse.games.bounty_hunters.rules.cards import DECKS
from posse.games.bounty_hunters.rules.effects import NameDeck, PlaceAttack
from posse.games.bounty_hunters.rules.moves import ACTIVATE, AGAINST, CHOOSE, SELL
from posse.games.bounty_hunters.rules.state import CAPTURES_TO_END, LAST_ROUNDS, Area, HuntersState
from posse.games.bounty_hunters.scene.words import Words


class Prompts:
    """Words the prompt and the status line."""

    def __init__(self, s: HuntersState, say: Say, words: Words, committed: int, decks: list[int]) -> None:
        self.s = s
        self.say = say
        self.words = words
        self.committed = committed
        """The viewer's own card that lies face down, or `NO_CARD`."""
        self.decks = decks
        """Those in play."""

    def prompt(self, waiting: list[int]) -> str:
        s, say = self.s, self.say
        moves = s.options(s.viewer)
        names = join_names(say, [say.player(seat) for seat in waiting])
        if not moves:
            return say("prompt-wait", players=names)
        first = moves[0]
        if first == WITHDRAW:
            return say("prompt-withdraw", card=self.words.name(self.committed), players=names)
        if first >= ACTIVATE:
            return say("prompt-activate", credits=s.areas[s.viewer].credits)
        if first >= AGAINST:
            return say("prompt-against", card=self.words.name(self.attacker()))
        if first >= SELL:
            return self.use_prompt(s.areas[s.viewer])
        return say("prompt-choose") if first >= CHOOSE else self.draw_prompt()

    def draw_prompt(self) -> str:
        """Empty decks are named: they are shuffled anew (BH-R11) or cannot be drawn from (BH-R12)."""
        s, say = self.s, self.say
        empty = [deck for deck in self.decks if not s.left[deck]]
        notes = (
            ("shuffle", [deck for deck in empty if s.discards[deck]]),
            ("empty", [deck for deck in empty if not s.discards[deck]]),
        )
        said = [
            say(f"note-{key}", decks=", ".join([say(f"deck-{DECKS[deck]}") for deck in decks])) for key, decks in notes if decks
        ]
        return " ".join([say("prompt-draw"), *said])

    def use_prompt(self, area: Area) -> str:
        name, cost = self.words.name(area.chosen), self.s.cards.cost[area.chosen]
        key = "prompt-use" if not cost else "prompt-use-market" if cost <= area.credits else "prompt-use-dear"
        return self.say(key, card=name, cost=cost, credits=area.credits)

    def attacker(self) -> int:
        """The card that the viewer is placing."""
        lanes = self.s.lanes
        frame = lanes[self.s.viewer] if lanes is not None else None
        assert frame is not None
        assert isinstance(frame.effect, PlaceAttack)
        return frame.effect.card

    def status(self) -> str:
        s, say = self.s, self.say
        if s.over():
            return say("status-over", number=s.round)
        status = say("status", number=s.round, step=say(f"step-{self.phase()}"))
        if s.trigger:
            return f"{status} · {say('rounds-left', number=s.trigger + LAST_ROUNDS - s.round)}"
        most = max([len(area.captured) for area in s.areas])
        return f"{status} · {say('captures-left', number=CAPTURES_TO_END, most=most)}"

    def phase(self) -> str:
        """The step of the round; empty when the game is over."""
        s = self.s
        if s.over():
            return ""
        drawing = s.top is not None and isinstance(s.top.effect, NameDeck)
        return "act" if s.lanes is not None else "draw" if drawing else "choose"
