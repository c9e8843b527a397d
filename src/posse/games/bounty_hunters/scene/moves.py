"""What each move is called, and the piece or zone that it is made on."""

from __future__ import annotations

from posse.core.scene import Option, Say
from posse.core.state import WITHDRAW
from posse.games.bounty_hunters.rules.cards import DECKS, FIRST_DROID, NO_CARD
from posse.games.bounty_hunters.rules.moves import ACTIVATE, AGAINST, CHOOSE, DONE, DRAW, PLAY, RESERVE, SELL
from posse.games.bounty_hunters.rules.state import HuntersState
from posse.games.bounty_hunters.scene.words import Words


class Menu:
    """Words the moves of the viewer."""

    def __init__(self, s: HuntersState, say: Say, words: Words, committed: int) -> None:
        self.s = s
        self.say = say
        self.words = words
        self.committed = committed
        """The viewer's own card that lies face down, or `NO_CARD`."""

    def option(self, move: int) -> Option:
        s, say, words = self.s, self.say, self.words
        ids = s.cards.ids
        if move == WITHDRAW:
            on = ids[self.committed] if self.committed != NO_CARD else ""
            return Option(move, say("move-withdraw"), on, declines=True)
        if move == DONE:
            return Option(move, say("move-done"), declines=True)
        if move >= ACTIVATE:
            card = move - ACTIVATE + FIRST_DROID
            return Option(move, say("move-activate", card=words.name(card), cost=s.cards.cost[card]), ids[card])
        if move >= AGAINST:
            target = move - AGAINST
            return Option(move, say("move-against", target=words.name(target)), f"confrontation_{ids[target]}")
        if move >= SELL:
            return self.use_option(move, s.areas[s.viewer].chosen)
        if move >= CHOOSE:
            option = Option(move, say("move-choose", card=words.name(move - CHOOSE)), ids[move - CHOOSE])
            option.final = s.waiting() == [s.viewer]  # BH-031: all cards are revealed with the last one
            return option
        return Option(move, say(f"move-draw-{DECKS[move - DRAW]}"), f"deck_{DECKS[move - DRAW]}")

    def use_option(self, move: int, chosen: int) -> Option:
        key = {SELL: "move-sell", PLAY: "move-play", RESERVE: "move-reserve"}[move]
        cost = self.s.cards.cost[chosen]
        return Option(move, self.say("move-pay", cost=cost) if move == PLAY and cost else self.say(key), self.s.cards.ids[chosen])
