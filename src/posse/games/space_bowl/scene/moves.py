"""What each move is called, and the piece that it is made on."""

from __future__ import annotations

from typing import Final

from posse.core.scene import Option, Say
from posse.games.space_bowl.rules.moves import CALL_GO, CLEAR, FOLLOW, JOKER, MARK, PASS, PLACE, READY, THROW, WAIT
from posse.games.space_bowl.rules.state import GO, NO_PLACE, PLACES, RED, BowlState
from posse.games.space_bowl.scene.words import Words

BUTTONS: Final = {THROW: "throw", WAIT: "wait", CLEAR: "clear", PASS: "pass", READY: "ready"}


class Menu:
    """Words the moves of the viewer."""

    def __init__(self, s: BowlState, say: Say, words: Words, spots: dict[int, str]) -> None:
        self.s = s
        self.say = say
        self.words = words
        self.spots = spots
        """The pieces of the galaxy by place."""

    def option(self, move: int) -> Option:
        s, say = self.s, self.say
        if move >= MARK:
            tool = "joker" if JOKER <= move < PLACE else ""
            return Option(move, self.words.label(move), self.spots[(move - MARK) % PLACES], tool)
        if move == PASS and s.put[s.viewer] != NO_PLACE:
            return Option(move, say("move-stay"))
        if move == CLEAR and s.placing:
            return Option(move, say("move-take-back"), declines=True)
        if move in BUTTONS:
            return Option(move, say(f"move-{BUTTONS[move]}"), declines=move == PASS)
        if move == FOLLOW:
            return Option(move, say("move-follow-red" if s.kind == RED else "move-follow"))
        late = s.kind == (GO if move == CALL_GO else RED)  # SB-R06
        return Option(move, say(("move-go" if move == CALL_GO else "move-red") + ("-late" if late else "")))
