"""What a player has in a mission besides the dice, and what may still be done with it."""

from __future__ import annotations

from typing import Final

from posse.games.pulp_detective.odds.dice import pack
from posse.games.pulp_detective.rules import cards as deck
from posse.games.pulp_detective.rules.cards import BLANK, CHEKHOVS_GUN, HOURS, NOTHING, SIDEKICK, Cards, Four
from posse.games.pulp_detective.rules.mission import changed
from posse.games.pulp_detective.rules.missions import PRICE

ALL_TOKENS: Final = 15
"""Every Investigation token, a bit for each."""
ALWAYS: Final = 15
"""Uses of a Special Action without a limit; one that re-rolls dice is taken to do so this often."""
KEPT: Final = 5
"""Of so many Twist tokens two partners can hold one more without paying an hour (PD-R45)."""


class Mode:
    """Everything but the dice. Only a new copy is ever changed."""

    def __init__(self, cards: Cards, nights: int) -> None:
        self.cards = cards
        self.nights = nights
        """The night hours, a bit for each."""
        self.confronting = False
        self.clue = False
        """Whether the reward is one, so that an Interrogation helps (PD-235)."""
        self.needs: Four = NOTHING
        """Without what tokens and objects have given."""
        self.hour = 0
        self.energy = 0
        self.bought = 0
        self.edges = 0
        """Re-rolls of any die."""
        self.coin = 0
        """Re-rolls of an object in use."""
        self.mine = 0
        """The detectives whose Special Action can be used, a bit for each."""
        self.uses: Four = NOTHING
        """How often this turn, by detective."""
        self.aside = 0
        self.noted: tuple[int, ...] = ()
        """Noted results as `note` gives them, sorted."""
        self.item = deck.EMPTY
        self.twists: Four = NOTHING
        self.theirs: Four = NOTHING
        """Twist tokens of a partner who may pass them on (PD-R89)."""
        self.held = 0
        """Investigation tokens, a bit for each."""
        self.free = 0
        """Investigation tokens to be had for a Twist token."""
        self.kept = 0
        """Those of them that a partner holds, who keeps the Twist token and passes it back (PD-R74, PD-R89)."""
        self.shots = 0
        """Hours that Chekhov's Gun has cost."""

    def copy(self) -> Mode:
        twin = Mode(self.cards, self.nights)
        twin.confronting = self.confronting
        twin.clue = self.clue
        twin.needs = self.needs
        twin.hour = self.hour
        twin.energy = self.energy
        twin.bought = self.bought
        twin.edges = self.edges
        twin.coin = self.coin
        twin.mine = self.mine
        twin.uses = self.uses
        twin.aside = self.aside
        twin.noted = self.noted
        twin.item = self.item
        twin.twists = self.twists
        twin.theirs = self.theirs
        twin.held = self.held
        twin.free = self.free
        twin.kept = self.kept
        twin.shots = self.shots
        return twin

    def key(self) -> tuple[int, int, int]:
        """The same numbers for the same mode."""
        rolls = self.hour | self.energy << 5 | self.bought << 9 | self.edges << 12 | self.coin << 18
        rolls |= int(self.confronting) << 24 | self.notes() << 25
        return (rolls, self.means(), pack(self.needs) << 16 | pack(self.uses))

    def means(self) -> int:
        """What can fill icons, packed, without numbers of uses and without the needs."""
        masks = self.mine | self.aside << 4 | self.held << 8 | self.free << 12 | self.item << 16
        tokens = pack(self.twists) << 19 | pack(self.theirs) << 35 | self.kept << 56
        return masks | tokens | int(self.clue) << 51 | self.shots << 52

    def end_key(self) -> tuple[int, int, int]:
        """The same numbers for modes that are alike once no die is rolled any more, apart from noted results."""
        hour = self.hour if self.most_shots() >= self.energy else 0  # hours may have to be paid for shots
        now = int(self.is_night(self.hour)) | self.energy << 1 | hour << 5
        return (self.means(), pack(self.needs) << 16 | pack(self.uses), now)

    def notes(self) -> int:
        found = 1
        for code in self.noted:
            found = found << 5 | code
        return found

    def limited(self, tokens: int) -> Mode:
        """With these Investigation tokens only, a bit for each."""
        after = self.copy()
        after.held &= tokens
        after.free &= tokens
        after.kept &= tokens
        return after

    def noting(self, codes: list[int]) -> Mode:
        """With these noted results."""
        after = self.copy()
        after.noted = tuple(sorted(codes))
        return after

    # -- Twist tokens -----------------------------------------------------------------------------

    def is_stuck(self) -> bool:
        """Whether both partners have all the Twist tokens they can, so that none can be passed on."""
        return sum(self.theirs) == deck.MOST_TWISTS and sum(self.twists) == deck.MOST_TWISTS

    def all_twists(self) -> int:
        """How many Twist tokens there are, with those of a partner."""
        return sum(self.twists) + sum(self.theirs)

    def at_hand(self, icon: int) -> int:
        """Twist tokens of this icon that can be spent now."""
        return self.twists[icon] if self.is_stuck() else self.twists[icon] + self.theirs[icon]

    def filled(self, icon: int) -> Mode:
        """One icon less is needed."""
        after = self.copy()
        after.needs = changed(self.needs, icon, -1)
        return after

    def spend(self, icon: int) -> Mode:
        """A Twist token less, the own one first."""
        after = self.copy()
        if self.twists[icon]:
            after.twists = changed(self.twists, icon, -1)
        else:
            after.theirs = changed(self.theirs, icon, -1)
        return after

    def spent(self) -> Mode:
        """With all Twist tokens in their places: where they can pay for nothing else, that is always good."""
        after = self.copy()
        after.needs = tuple([max(0, self.needs[icon] - self.twists[icon]) for icon in range(4)])
        after.twists = NOTHING
        return after

    # -- Investigation tokens ---------------------------------------------------------------------

    def has(self, token: int) -> bool:
        """Whether an Investigation token is held, or can be taken."""
        return self.held >> token & 1 == 1 or self.free >> token & 1 == 1 and self.at_hand(self.cards.token_icon[token]) > 0

    def using(self, token: int) -> list[Mode]:
        """After an Investigation token was used, taken for a Twist token if need be; nothing if it cannot be had.

        It is back in the supply, from where it can be taken again (PD-232). A partner who held it helps: where that costs no
        hour, the Twist token is kept, and passed back.
        """
        if not self.has(token):
            return []
        mine, kept = self.held >> token & 1, self.kept >> token & 1
        after = self.copy() if mine or kept and self.all_twists() <= KEPT else self.spend(self.cards.token_icon[token])
        after.held &= ~(1 << token)
        after.free |= 1 << token
        after.kept &= ~(1 << token)
        return [after]

    def most_shots(self) -> int:
        """How often Chekhov's Gun can be used at most: each time for a Twist token, and for another one that pays for it."""
        if not (self.held | self.free) >> CHEKHOVS_GUN & 1:
            return 0
        icon = self.cards.token_icon[CHEKHOVS_GUN]
        once = (self.held | self.kept) >> CHEKHOVS_GUN & 1  # the first time it costs nothing
        tokens = (self.all_twists() + once) // 2
        return min(tokens, self.twists[icon] + self.theirs[icon] + once, sum(self.needs))

    def shot(self, held: int, icon: int, energy: int, hours: int) -> Mode:
        """After Chekhov's Gun was used: it fills an icon, paid with energy or hours."""
        after = self.spend(held).filled(icon)
        after.energy -= energy
        after.hour -= hours
        return after

    def shot_last(self, held: int, icon: int) -> Mode:
        """The same after the last roll: paid with energy where that is possible."""
        after = self.shot(held, icon, int(self.energy > 1), 0)
        after.shots += int(self.energy <= 1)
        return after

    def borrowed(self, detective: int) -> Mode:
        after = self.copy()
        after.aside &= ~(1 << detective)
        after.mine |= 1 << detective
        return after

    # -- the clock --------------------------------------------------------------------------------

    def is_night(self, hour: int) -> bool:
        return self.nights >> hour & 1 == 1

    def is_even(self, low: int, high: int) -> bool:
        """Whether it is night at all these hours, or day at all of them."""
        span = ((1 << min(HOURS, high) + 1) - 1) & ~((1 << max(1, low)) - 1)
        return self.nights & span in (0, span)

    def has_watch(self) -> bool:
        return self.cards.effect[self.item] == deck.TURNS_BACK and self.hour < HOURS

    def latest(self) -> int:
        """The hour, after the watch was turned back if there is one."""
        return min(HOURS, self.hour + self.cards.amount[self.item]) if self.has_watch() else self.hour

    def later(self) -> Mode:
        """After a re-roll for two hours."""
        after = self.copy()
        after.hour -= PRICE
        return after

    def can_reroll_for_hours(self) -> bool:
        return self.confronting and self.hour > PRICE

    # -- Energy and dice --------------------------------------------------------------------------

    def has_flask(self) -> bool:
        return self.cards.effect[self.item] == deck.GIVES_ENERGY

    def drunk_up(self, energy: int) -> int:
        """What this Energy is after the flask, if there is one."""
        return min(deck.MOST_ENERGY, energy + self.cards.amount[self.item]) if self.has_flask() else energy

    def used(self) -> Mode:
        """After the watch was turned back, or the flask drunk up."""
        after = self.copy()
        after.hour = self.latest()
        after.energy = self.drunk_up(self.energy)
        after.item = deck.EMPTY
        return after

    def can_buy(self) -> bool:
        return not self.bought and self.cards.for_an_hour[self.energy] > 0 and self.hour > 1

    def buy(self) -> Mode:
        after = self.copy()
        after.bought = self.cards.for_an_hour[self.energy]
        after.hour -= 1
        return after

    def is_late(self) -> bool:
        """Whether no hour can be paid any more."""
        return self.hour == 1 and not self.has_watch()

    def may_buy(self) -> bool:
        """Now or later."""
        if self.bought or self.is_late():
            return False
        offers = self.cards.for_an_hour
        return offers[self.energy] > 0 or offers[self.drunk_up(self.energy)] > 0 or self.opens()

    def allowed(self, energy: int) -> int:
        """Yellow dice that there may be in all with this Energy, before the flask or after it."""
        cards, found = self.cards, 0
        for one in (energy, self.drunk_up(energy)):
            bought = self.bought if self.bought or self.is_late() else cards.for_an_hour[one]
            found = max(found, cards.allowance(one, bought))
        return found

    def opens(self) -> bool:
        """Whether Chekhov's Gun, paid with energy, allows more dice, or to buy some where the hour may matter."""
        shots = self.most_shots()
        if not shots:
            return False
        offers, now = self.cards.for_an_hour, self.allowed(self.energy)
        for energy in range(max(1, self.energy - shots), self.energy):
            dearer = not self.bought and offers[energy] > offers[self.energy]
            if self.allowed(energy) > now or dearer and self.moves_clock():
                return True
        return False

    def moves_clock(self) -> bool:
        """Whether hours that Chekhov's Gun is paid with may bring a Special Action, or take it away."""
        shots = self.most_shots()
        return shots > 0 and self.actors() > 0 and not self.is_even(self.hour - 1 - shots, self.latest())

    # -- Special Actions --------------------------------------------------------------------------

    def works(self, detective: int) -> bool:
        """Whether a Special Action can be used at this hour."""
        may = self.mine >> detective & 1 == 1 and self.uses[detective] > 0
        return may and self.cards.by_night[detective] == self.is_night(self.hour)

    def acted(self, detective: int) -> Mode:
        after = self.copy()
        after.uses = changed(self.uses, detective, -1)
        return after

    def able(self) -> int:
        """Detectives who may act, those that can be borrowed included, a bit for each."""
        return self.mine | (self.aside if self.aside and self.has(SIDEKICK) else 0)

    def actors(self) -> int:
        """Detectives with Special Actions to come, a bit for each."""
        able = self.able()
        return sum([1 << d for d in range(4) if able >> d & 1 and self.uses[d]])

    def wild_actors(self) -> list[int]:
        """Those of them for whom an icon is wild."""
        actors = self.actors()
        return [d for d in range(4) if actors >> d & 1 and self.cards.wild[d] != BLANK]

    def wild_now(self) -> list[int]:
        """The detectives for whom an icon is wild at this hour."""
        return [d for d in range(4) if self.cards.wild[d] != BLANK and self.works(d)]

    def endless(self) -> int:
        """Icons that are wild now without a limit, a bit for each."""
        return sum([1 << self.cards.wild[d] for d in self.wild_now() if self.uses[d] == ALWAYS])

    def all_work(self, hour: int) -> bool:
        """Whether all Special Actions to come can be used at this hour."""
        actors = self.actors()
        return all([self.cards.by_night[d] == self.is_night(hour) for d in range(4) if actors >> d & 1])

    def shifts(self) -> bool:
        """Whether wild icons come or go with the hours that may still pass."""
        if not self.wild_actors():
            return False
        low = 1 if self.confronting else self.hour - int(self.may_buy()) - self.most_shots()
        return not self.is_even(low, self.latest())

    def may_leave(self) -> bool:
        """Whether something is wild that would not be wild any more after the next move of the clock."""
        low = self.hour - (PRICE if self.confronting else 1)
        return len(self.wild_now()) > 0 and self.shifts() and not self.is_even(low, self.latest())

    def returns(self, detective: int) -> bool:
        """Whether a Special Action may be possible, then not, and then again, as the hours pass."""
        low = 0 if self.confronting else max(0, self.hour - 2 - self.most_shots())
        works = [self.cards.by_night[detective] == self.is_night(hour) for hour in range(self.hour, low, -1)]
        spells = "".join(["+" if able else " " for able in works]).split()
        return self.has_watch() or len(spells) > 1
