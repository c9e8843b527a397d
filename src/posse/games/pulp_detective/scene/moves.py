"""What each move is called, and the piece or zone that it is made on."""

from __future__ import annotations

from typing import Final

from posse.core.scene import Option, Say
from posse.games.pulp_detective.rules import moves as mv
from posse.games.pulp_detective.rules.cards import DICE, GIVES_ENERGY, REROLLS, TOKENS
from posse.games.pulp_detective.rules.common import HOUR_COSTS
from posse.games.pulp_detective.rules.missions import PRICE, reroller
from posse.games.pulp_detective.rules.results import LookAhead, OfferObject
from posse.games.pulp_detective.rules.setup import LastMoment
from posse.games.pulp_detective.rules.state import DetectiveState, back
from posse.games.pulp_detective.scene.desk import object_id, twist_id, twist_numbers
from posse.games.pulp_detective.scene.words import Words

WAYS: Final = ("move-keep", "move-give", "move-discard", "move-return")
"""By way to dispose of a card, in the order of the moves."""
ROLLS: Final = (
    (mv.HOURS_ON, "move-hours-on"),
    (mv.USE_ON, "move-use-on"),
    (mv.SPECIAL, "move-special"),
    (mv.REROLL, "move-reroll"),
    (mv.AGAIN, "move-again"),
    (mv.ROLL, "move-roll"),
)
"""Moves that roll a die, the last first."""


class Menu:
    """Words the moves of the viewer."""

    def __init__(self, s: DetectiveState, say: Say, words: Words) -> None:
        self.s = s
        self.say = say
        self.words = words
        self.seat = s.viewer

    def option(self, move: int) -> Option:
        if move < mv.KEEP:
            return self.setup_option(move)
        if move < mv.FINISH:
            return self.story_option(move)
        if move < mv.BUY:
            return self.finish_option(move)
        if move < mv.TWIST:
            return self.dice_option(move)
        if move < mv.DONE:
            return self.token_option(move)
        return self.result_option(move)

    def name(self, seat: int) -> str:
        return self.say.player(seat)

    # -- before the game, and phase 1 -----------------------------------------------------

    def setup_option(self, move: int) -> Option:
        cards, words, say = self.s.cards, self.words, self.say
        if move >= mv.LEVEL:
            level = move - mv.LEVEL
            hour, energy = cards.level_hour[level], cards.level_energy[level]
            return Option(move, say("move-level", level=words.level(level), hour=hour, energy=energy))
        if move >= mv.CASE:
            return Option(move, say("move-case", case=words.case(move - mv.CASE)), cards.case_ids[move - mv.CASE])
        detective = move - mv.DETECTIVE
        return Option(move, say("move-detective", detective=words.detective(detective)), cards.detective_ids[detective])

    def story_option(self, move: int) -> Option:
        say = self.say
        if move >= mv.FIRST:
            first = move - mv.FIRST
            key = "move-first-you" if first == self.seat else "move-first"
            return Option(move, say(key, player=self.name(first)))
        if move >= mv.PLACE:
            return self.place_option(move, move - mv.PLACE)
        way, slot = divmod(move - mv.KEEP, mv.SLOTS)
        return self.drawn_option(WAYS[way], move, slot)

    def drawn_option(self, key: str, move: int, slot: int) -> Option:
        s, words, card = self.s, self.words, self.s.drawn[slot]
        if card >= 0:
            name, on = words.quoted(card), s.cards.ids[card]
        else:
            name = self.say("drawn-card", number=slot + 1, kind=words.kind(back(0) - card))
            on = f"drawn_{slot + 1}"
        return Option(move, self.say(key, card=name, player=self.name(1 - self.seat) if s.players == 2 else ""), on)

    def place_option(self, move: int, row: int) -> Option:
        new = row == len(self.s.areas[self.seat].rows)
        label = self.words("move-place-main") if not row else self.say("move-place-new" if new else "move-place", number=row)
        return Option(move, label, f"row_{self.seat}_{row + 1}")

    # -- phase 2 --------------------------------------------------------------------------

    def finish_option(self, move: int) -> Option:
        if move == mv.USE:
            return self.use_option(move)
        m = self.s.mission
        assert m is not None
        key = "move-arrest" if m.suspect else "move-finish"
        early = not m.met() and self.can_try_more()
        if not m.met():
            key += "-early" if early else "-failed"
        return Option(move, self.words(key), confirm=self.words("confirm-finish") if early else "", declines=True)

    def can_try_more(self) -> bool:
        """Whether dice, tokens or objects could still bring what is missing."""
        return any([mv.USE <= move < mv.LEND for move in self.s.options(self.seat)])

    def use_option(self, move: int) -> Option:
        s = self.s
        item = s.areas[self.seat].object
        key = "move-use-energy" if s.cards.effect[item] == GIVES_ENERGY else "move-use-time"
        label = self.say(key, object=self.words.object(item), number=s.cards.amount[item])
        return Option(move, label, object_id(s, item, self.seat))

    def dice_option(self, move: int) -> Option:
        s, say, words = self.s, self.say, self.words
        m = s.mission
        assert m is not None
        if move == mv.BUY:
            number = s.cards.for_an_hour[s.areas[self.seat].energy]
            return Option(move, say("move-buy", number=number), f"energy_{self.seat}")
        if move >= mv.COUNT:
            return self.count_option(move, (move - mv.COUNT) // 4, (move - mv.COUNT) % 4)
        first, key = next((first, key) for first, key in ROLLS if move >= first)
        die = move - first
        face = s.cards.faces[die][m.faces[die]]
        label = say(
            key,
            die=words.the_die(die),
            icon=words.icon(face) if first == mv.AGAIN else "",
            detective=words.detective(reroller(s, m, self.seat)) if first == mv.SPECIAL else "",
            object=words.object(s.cards.effect.index(REROLLS)) if first == mv.USE_ON else "",
            number=PRICE,
        )
        return Option(move, label, mv.DICE_IDS[die])

    def count_option(self, move: int, result: int, icon: int) -> Option:
        words = self.words
        on = mv.DICE_IDS[result] if result < DICE else f"note-{result - DICE + 1}"
        return Option(move, self.say("move-count", die=words.the_die(result), icon=words.icon(icon)), on)

    def token_option(self, move: int) -> Option:
        s, say, words = self.s, self.say, self.words
        if move < mv.USE_AS:
            return self.twist_option("move-twist", move, move - mv.TWIST)
        if move < mv.TAKE:
            item = s.areas[self.seat].object
            label = say("move-use-as", object=words.object(item), icon=words.icon(move - mv.USE_AS))
            return Option(move, label, object_id(s, item, self.seat))
        if move < mv.BORROW_ABILITY:
            token = move - mv.TAKE
            icon = words.icon(s.cards.token_icon[token])
            return Option(move, say("move-take", token=words.token(token), icon=icon), TOKENS[token])
        if move < mv.INTERROGATE:
            helper = words.detective(move - mv.BORROW_ABILITY)
            return Option(move, say("move-sidekick", detective=helper), TOKENS[0])
        if move < mv.FLIP:
            return Option(move, say("move-ignore", icon=words.icon(move - mv.INTERROGATE)), TOKENS[1])
        if move < mv.GUN:
            return self.flip_option(move, move - mv.FLIP)
        if move < mv.BORROW:
            return self.gun_option(move, move - mv.GUN)
        return self.pass_option(move)

    def twist_option(self, key: str, move: int, icon: int) -> Option:
        return Option(move, self.say(key, icon=self.words.icon(icon)), self.twist_piece(self.seat, icon))

    def twist_piece(self, seat: int, icon: int) -> str:
        """One of the tokens of a player with this icon."""
        return twist_id(icon, twist_numbers(self.s, seat, icon)[0])

    def flip_option(self, move: int, die: int) -> Option:
        s, words = self.s, self.words
        assert s.mission is not None
        icon = s.cards.faces[die][7 - s.mission.faces[die]]
        return Option(move, self.say("move-flip", die=words.the_die(die), icon=words.icon(icon)), mv.DICE_IDS[die])

    def gun_option(self, move: int, shot: int) -> Option:
        words = self.words
        key = "move-shoot-hour" if shot >= 16 else "move-shoot-energy"
        return Option(move, self.say(key, held=words.icon(shot // 4 % 4), icon=words.icon(shot % 4)), TOKENS[3])

    def pass_option(self, move: int) -> Option:
        say, other = self.say, 1 - self.seat
        icon = move - mv.LEND if move >= mv.LEND else move - mv.BORROW
        key, owner = ("move-lend", self.seat) if move >= mv.LEND else ("move-borrow", other)
        return Option(move, say(key, icon=self.words.icon(icon), player=self.name(other)), self.twist_piece(owner, icon))

    # -- results --------------------------------------------------------------------------

    def result_option(self, move: int) -> Option:
        s, say, words = self.s, self.say, self.words
        if move >= mv.SUSPECT:
            suspect = move - mv.SUSPECT + 1
            return Option(move, say("move-suspect", suspect=words.suspect(suspect)), s.cards.suspect_ids[suspect])
        if move == mv.DECLINE:
            return Option(move, words(self.refusal()), declines=True)
        if move == mv.LOOK:
            return Option(move, words("move-look"), "top" if s.pile[-1] < 0 else s.cards.ids[s.pile[-1]])
        if move >= mv.GAIN:
            return self.gain_option(move)
        if move >= mv.TO:
            key = "move-to-you" if move - mv.TO == self.seat else "move-to"
            return Option(move, say(key, player=self.name(move - mv.TO)))
        if move >= mv.ACCEPT:
            return self.accept_option(move, move - mv.ACCEPT + 1)
        return self.upkeep_option(move)

    def upkeep_option(self, move: int) -> Option:
        s = self.s
        if move == mv.DONE:
            return Option(move, self.words("move-done"), declines=True)
        item = s.areas[self.seat].object
        name = self.words.object(item)
        if move == mv.LOSE:
            return Option(move, self.say("move-lose", object=name), object_id(s, item, self.seat))
        icon = move - mv.PAY
        return Option(move, self.say("move-pay", icon=self.words.icon(icon), object=name), self.twist_piece(self.seat, icon))

    def accept_option(self, move: int, item: int) -> Option:
        s, top = self.s, self.s.top
        assert top is not None
        held = s.areas[top.me].object == item
        on = s.cards.object_ids[item] if held else object_id(s, item, top.me)
        return Option(move, self.say("move-accept", object=self.words.object(item)), on)

    def gain_option(self, move: int) -> Option:
        """The hours that it costs stand beside it (PD-143, PD-144)."""
        s, say, words = self.s, self.say, self.words
        held = s.areas[self.seat].held()
        if move >= mv.SWAP:
            icon, cost = (move - mv.SWAP) % 4, HOUR_COSTS[held]
            label = say("move-swap", held=words.icon((move - mv.SWAP) // 4), icon=words.icon(icon))
        else:
            icon, cost = move - mv.GAIN, HOUR_COSTS[held + 1]
            label = say("move-gain", icon=words.icon(icon))
        if cost:
            label = say("for-hours", what=label, number=cost)
        return Option(move, label, twist_id(icon, 1 + s.areas[0].twists[icon]))

    def refusal(self) -> str:
        """What it means to decline."""
        top = self.s.top
        effect = top.effect if top is not None else None
        if isinstance(effect, LastMoment):
            return "move-no-time"
        if isinstance(effect, OfferObject):
            return "move-no-object"
        return "move-no-look" if isinstance(effect, LookAhead) else "move-no-twist"
