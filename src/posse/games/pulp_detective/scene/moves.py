"""What each move is called, and the piece or zone that it is made on."""

from __future__ import annotations

from posse.core.scene import Option, Say
from posse.games.pulp_detective.rules.cards import DICE, GIVES_ENERGY, REROLLS, TOKENS
from posse.games.pulp_detective.rules.common import HOUR_COSTS
from posse.games.pulp_detective.rules.mission import Mission
from posse.games.pulp_detective.rules.missions import PRICE, reroller
from posse.games.pulp_detective.rules.moves import (
    ACCEPT,
    AGAIN,
    BORROW,
    BORROW_ABILITY,
    BUY,
    CASE,
    COUNT,
    DECLINE,
    DETECTIVE,
    DICE_IDS,
    DISCARD,
    DONE,
    FINISH,
    FIRST,
    FLIP,
    GAIN,
    GIVE,
    GUN,
    HOURS_ON,
    INTERROGATE,
    KEEP,
    LEND,
    LEVEL,
    LOOK,
    LOSE,
    PAY,
    PLACE,
    REROLL,
    RETURN,
    ROLL,
    SPECIAL,
    SUSPECT,
    SWAP,
    TAKE,
    TO,
    TWIST,
    USE,
    USE_AS,
    USE_ON,
)
from posse.games.pulp_detective.rules.results import LookAhead, OfferObject
from posse.games.pulp_detective.rules.setup import LastMoment
from posse.games.pulp_detective.rules.state import DetectiveState, back
from posse.games.pulp_detective.scene.desk import object_id, twist_id, twist_numbers
from posse.games.pulp_detective.scene.words import Words


class Menu:
    """Words the moves of the viewer."""

    def __init__(self, s: DetectiveState, say: Say, words: Words) -> None:
        self.s = s
        self.say = say
        self.words = words
        self.seat = s.viewer

    def option(self, move: int) -> Option:
        if move < KEEP:
            return self.setup_option(move)
        if move < FINISH:
            return self.story_option(move)
        if move < BUY:
            return self.finish_option(move)
        if move < TWIST:
            return self.dice_option(move)
        if move < DONE:
            return self.token_option(move)
        return self.result_option(move)

    def name(self, seat: int) -> str:
        return self.say.player(seat)

    # -- before the game, and phase 1 -----------------------------------------------------

    def setup_option(self, move: int) -> Option:
        cards, words, say = self.s.cards, self.words, self.say
        if move >= LEVEL:
            level = move - LEVEL
            hour, energy = cards.level_hour[level], cards.level_energy[level]
            return Option(move, say("move-level", level=words.level(level), hour=hour, energy=energy))
        if move >= CASE:
            return Option(move, say("move-case", case=words.case(move - CASE)), cards.case_ids[move - CASE])
        detective = move - DETECTIVE
        return Option(move, say("move-detective", detective=words.detective(detective)), cards.detective_ids[detective])

    def story_option(self, move: int) -> Option:
        say = self.say
        if move >= FIRST:
            first = move - FIRST
            key = "move-first-you" if first == self.seat else "move-first"
            return Option(move, say(key, player=self.name(first)))
        if move >= PLACE:
            return self.place_option(move, move - PLACE)
        if move >= RETURN:
            return self.drawn_option("move-return", move, move - RETURN)
        if move >= DISCARD:
            return self.drawn_option("move-discard", move, move - DISCARD)
        if move >= GIVE:
            return self.drawn_option("move-give", move, move - GIVE)
        return self.drawn_option("move-keep", move, move - KEEP)

    def drawn_option(self, key: str, move: int, slot: int) -> Option:
        s, words = self.s, self.words
        card = s.drawn[slot]
        if card >= 0:
            name, on = words.quoted(card), s.cards.ids[card]
        else:
            name = self.say("drawn-card", number=slot + 1, kind=words.kind(back(0) - card))
            on = f"drawn_{slot + 1}"
        if key == "move-give":
            return Option(move, self.say(key, card=name, player=self.name(1 - self.seat)), on)
        return Option(move, self.say(key, card=name), on)

    def place_option(self, move: int, row: int) -> Option:
        new = row == len(self.s.areas[self.seat].rows)
        label = self.words("move-place-main") if not row else self.say("move-place-new" if new else "move-place", number=row)
        return Option(move, label, f"row_{self.seat}_{row + 1}")

    # -- phase 2 --------------------------------------------------------------------------

    def finish_option(self, move: int) -> Option:
        if move == USE:
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
        return any([USE <= move < LEND for move in self.s.options(self.seat)])

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
        if move == BUY:
            number = s.cards.for_an_hour[s.areas[self.seat].energy]
            return Option(move, say("move-buy", number=number), f"energy_{self.seat}")
        if move >= COUNT:
            return self.count_option(move, (move - COUNT) // 4, (move - COUNT) % 4)
        if move >= HOURS_ON:
            die = move - HOURS_ON
            return Option(move, say("move-hours-on", die=words.the_die(die), number=PRICE), DICE_IDS[die])
        if move >= USE_ON:
            die = move - USE_ON
            coin = words.object(s.cards.effect.index(REROLLS))
            return Option(move, say("move-use-on", die=words.the_die(die), object=coin), DICE_IDS[die])
        if move >= SPECIAL:
            die, helper = move - SPECIAL, words.detective(reroller(s, m, self.seat))
            return Option(move, say("move-special", die=words.the_die(die), detective=helper), DICE_IDS[die])
        return self.roll_option(move, m)

    def roll_option(self, move: int, m: Mission) -> Option:
        say, words = self.say, self.words
        if move >= REROLL:
            die = move - REROLL
            return Option(move, say("move-reroll", die=words.the_die(die)), DICE_IDS[die])
        if move >= AGAIN:
            die = move - AGAIN
            shown = words.icon(self.s.cards.faces[die][m.faces[die]])
            return Option(move, say("move-again", die=words.the_die(die), icon=shown), DICE_IDS[die])
        die = move - ROLL
        return Option(move, say("move-roll", die=words.the_die(die)), DICE_IDS[die])

    def count_option(self, move: int, result: int, icon: int) -> Option:
        words = self.words
        on = DICE_IDS[result] if result < DICE else f"note-{result - DICE + 1}"
        return Option(move, self.say("move-count", die=words.the_die(result), icon=words.icon(icon)), on)

    def token_option(self, move: int) -> Option:
        s, say, words = self.s, self.say, self.words
        if move < USE_AS:
            return self.twist_option("move-twist", move, move - TWIST)
        if move < TAKE:
            item = s.areas[self.seat].object
            label = say("move-use-as", object=words.object(item), icon=words.icon(move - USE_AS))
            return Option(move, label, object_id(s, item, self.seat))
        if move < BORROW_ABILITY:
            token = move - TAKE
            icon = words.icon(s.cards.token_icon[token])
            return Option(move, say("move-take", token=words.token(token), icon=icon), TOKENS[token])
        if move < INTERROGATE:
            helper = words.detective(move - BORROW_ABILITY)
            return Option(move, say("move-sidekick", detective=helper), TOKENS[0])
        if move < FLIP:
            return Option(move, say("move-ignore", icon=words.icon(move - INTERROGATE)), TOKENS[1])
        if move < GUN:
            return self.flip_option(move, move - FLIP)
        if move < BORROW:
            return self.gun_option(move, move - GUN)
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
        return Option(move, self.say("move-flip", die=words.the_die(die), icon=words.icon(icon)), DICE_IDS[die])

    def gun_option(self, move: int, shot: int) -> Option:
        words = self.words
        key = "move-shoot-hour" if shot >= 16 else "move-shoot-energy"
        return Option(move, self.say(key, held=words.icon(shot // 4 % 4), icon=words.icon(shot % 4)), TOKENS[3])

    def pass_option(self, move: int) -> Option:
        say, other = self.say, 1 - self.seat
        icon = move - LEND if move >= LEND else move - BORROW
        key, owner = ("move-lend", self.seat) if move >= LEND else ("move-borrow", other)
        return Option(move, say(key, icon=self.words.icon(icon), player=self.name(other)), self.twist_piece(owner, icon))

    # -- results --------------------------------------------------------------------------

    def result_option(self, move: int) -> Option:
        s, say, words = self.s, self.say, self.words
        if move >= SUSPECT:
            suspect = move - SUSPECT + 1
            return Option(move, say("move-suspect", suspect=words.suspect(suspect)), s.cards.suspect_ids[suspect])
        if move == DECLINE:
            return Option(move, words(self.refusal()), declines=True)
        if move == LOOK:
            return Option(move, words("move-look"), "top" if s.pile[-1] < 0 else s.cards.ids[s.pile[-1]])
        if move >= GAIN:
            return self.gain_option(move)
        if move >= TO:
            key = "move-to-you" if move - TO == self.seat else "move-to"
            return Option(move, say(key, player=self.name(move - TO)))
        if move >= ACCEPT:
            return self.accept_option(move, move - ACCEPT + 1)
        return self.upkeep_option(move)

    def upkeep_option(self, move: int) -> Option:
        s = self.s
        if move == DONE:
            return Option(move, self.words("move-done"), declines=True)
        item = s.areas[self.seat].object
        name = self.words.object(item)
        if move == LOSE:
            return Option(move, self.say("move-lose", object=name), object_id(s, item, self.seat))
        icon = move - PAY
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
        if move >= SWAP:
            icon, cost = (move - SWAP) % 4, HOUR_COSTS[held]
            label = say("move-swap", held=words.icon((move - SWAP) // 4), icon=words.icon(icon))
        else:
            icon, cost = move - GAIN, HOUR_COSTS[held + 1]
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
