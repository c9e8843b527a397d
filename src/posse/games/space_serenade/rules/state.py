"""The table of Space Serenade: planets and criminals, the decks, the Purchasing Area, and an area for each player."""

from __future__ import annotations

from typing import Final, cast

from posse.core.game import Game
from posse.core.rng import Rng
from posse.core.state import ALL_OPEN, State, places
from posse.games.space_serenade.rules.cards import BEBOP, CARDS, COMMON, CRIMINALS, FIRST_DAMAGE, VICIOUS, Cards

UNKNOWN: Final = -1
"""A card of which only the back is seen; a number of points that nobody has counted."""
NO_CARD: Final = -2
"""An empty slot, a free planet."""
NOBODY: Final = -1
NOWHERE: Final = -1
"""Where Vicious is while he is not in play."""
NOT_YET: Final = -1
"""Turns left, while their number is not known."""

PLAYING: Final = 0
CAPTURED: Final = 1
ESCAPED: Final = 2
ABORTED: Final = 3
"""How it ended: by the capture or the escape of Vicious (SS-286), or by the technical limit (SS-R64)."""

MOST_FUEL: Final = 10
USED: Final = (0, 4, 3, 4, 5)
"""Criminals of each planet in the Criminals deck, by number of players (SS-017 to SS-019, SS-302)."""

Three = tuple[int, ...]
"""A number for each planet."""
Four = tuple[int, ...]
"""A number for each planet and one for Vicious, or one for each character."""
NONE: Final[Four] = (0, 0, 0, 0)
HOME: Final[Four] = (BEBOP, BEBOP, BEBOP, BEBOP)
LOW: Final[Three] = (1, 1, 1)
FREE: Final[Three] = (NO_CARD, NO_CARD, NO_CARD)


def put(numbers: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The same numbers with another one in this place."""
    changed = list(numbers)
    changed[at] = value
    return tuple(changed)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """All but one of this number."""
    at = 0
    while cards[at] != card:
        at += 1
    return cards[:at] + cards[at + 1 :]


class Area:
    """What belongs to one player. All fields are numbers or tuples."""

    def __init__(self) -> None:
        self.character = NOBODY
        self.fuel = 0
        self.deck: tuple[int, ...] = ()
        """The top card last."""
        self.tops = 0
        """Cards on top of the deck that everybody has seen put there."""
        self.hand: tuple[int, ...] = ()
        """Sorted."""
        self.known: tuple[int, ...] = ()
        """Those in hand that everybody has seen get there."""
        self.discards: tuple[int, ...] = ()
        """The top card last."""
        self.pool: tuple[int, ...] = ()
        """In a view: the cards that are unknown in deck and hand, sorted; which is where is the secret."""
        self.tokens: Four = NONE
        """Capture tokens of each planet, then of Vicious."""
        self.renown = 0
        self.captured: tuple[int, ...] = ()

    def copy(self) -> Area:
        twin = Area()
        twin.character = self.character
        twin.fuel = self.fuel
        twin.deck = self.deck
        twin.tops = self.tops
        twin.hand = self.hand
        twin.known = self.known
        twin.discards = self.discards
        twin.pool = self.pool
        twin.tokens = self.tokens
        twin.renown = self.renown
        twin.captured = self.captured
        return twin

    def hide(self, own: bool) -> None:
        """Leaves what everybody knows, and the hand to its owner."""
        under = len(self.deck) - self.tops
        pool = list(self.deck[:under])
        self.deck = (UNKNOWN,) * under + self.deck[under:]
        if not own:
            pool.extend([card for card in self.hand if card not in self.known])
            self.hand = (UNKNOWN,) * (len(self.hand) - len(self.known)) + self.known
        self.pool = tuple(sorted(pool))

    def fill(self, rng: Rng) -> None:
        pool = list(self.pool)
        rng.shuffle(pool)
        self.deck = tuple([card if card != UNKNOWN else pool.pop() for card in self.deck])
        if self.hand and self.hand[0] == UNKNOWN:
            self.hand = tuple(sorted([card if card != UNKNOWN else pool.pop() for card in self.hand]))
        self.pool = ()

    def owned(self) -> list[int]:
        """Every card of this player that can be told apart, apart from those in play."""
        found = list(self.deck) + list(self.hand) + list(self.discards) + list(self.pool)
        return [card for card in found if card != UNKNOWN]


class SerenadeState(State):
    """A position of Space Serenade."""

    def __init__(self, game: Game, players: int, cards: Cards, limit: int) -> None:
        super().__init__(game, players)
        self.cards = cards
        self.limit = limit
        """Turns for each player, at most (SS-R64)."""
        self.turn = 0
        self.active = 0
        self.first = 0
        self.places: Four = HOME
        """Where each character is."""
        self.gauges: Three = LOW
        self.wanted: Three = FREE
        """The criminal of each planet."""
        self.resistance: Four = NONE
        """Tokens left on the criminals' cards, then on that of Vicious."""
        self.investigation: Four = NONE
        self.vicious = NOWHERE
        self.hurt = False
        """Whether Vicious has lost a Resistance token this turn."""
        self.stand: tuple[int, ...] = ()
        """The Criminals deck, later the Movement deck; the top card last."""
        self.escaped: tuple[int, ...] = ()
        """The criminal discard pile."""
        self.late: tuple[int, ...] = ()
        """Criminals that were revealed and would make one escape who is as good as captured: they wait for that (SS-R46)."""
        self.box: tuple[int, ...] = ()
        """Criminals that are not in this game."""
        self.common: tuple[int, ...] = ()
        """The top card last."""
        self.market: tuple[int, ...] = ()
        """The Purchasing Area, `NO_CARD` in an empty slot."""
        self.damage: tuple[int, ...] = ()
        self.damage_discards: tuple[int, ...] = ()
        self.removed: tuple[int, ...] = ()
        self.drawn: tuple[int, ...] = ()
        """The Damage card whose red zone is being applied; the last one, if one has led to another."""
        self.play: tuple[int, ...] = ()
        """The play area of the active player, in the order played."""
        self.pending: tuple[int, ...] = ()
        """Those in play whose Team effect has not triggered."""
        self.woolongs = 0
        self.strength = 0
        self.clues = 0
        self.shield = 0
        """Damage cards that will not be drawn this turn."""
        self.cheaper = 0
        """Woolongs off the next purchase of this turn."""
        self.to_top = False
        """Whether the next purchase of this turn goes on top of the deck."""
        self.turns_left = NOT_YET
        """After the last Movement card (SS-247)."""
        self.outcome = PLAYING
        self.areas: list[Area] = []

    def copy(self) -> SerenadeState:
        twin = SerenadeState(self.game, self.players, self.cards, self.limit)
        self.copy_to(twin)
        twin.turn = self.turn
        twin.active = self.active
        twin.first = self.first
        twin.places = self.places
        twin.gauges = self.gauges
        twin.wanted = self.wanted
        twin.resistance = self.resistance
        twin.investigation = self.investigation
        twin.vicious = self.vicious
        twin.hurt = self.hurt
        twin.stand = self.stand
        twin.escaped = self.escaped
        twin.late = self.late
        twin.box = self.box
        twin.common = self.common
        twin.market = self.market
        twin.damage = self.damage
        twin.damage_discards = self.damage_discards
        twin.removed = self.removed
        twin.drawn = self.drawn
        twin.play = self.play
        twin.pending = self.pending
        twin.woolongs = self.woolongs
        twin.strength = self.strength
        twin.clues = self.clues
        twin.shield = self.shield
        twin.cheaper = self.cheaper
        twin.to_top = self.to_top
        twin.turns_left = self.turns_left
        twin.outcome = self.outcome
        twin.areas = [area.copy() for area in self.areas]
        return twin

    # -- looking ------------------------------------------------------------------------

    def place(self, seat: int) -> int:
        """Where this player's character is."""
        return self.places[self.areas[seat].character]

    def colours(self) -> int:
        """The characters of whom a card is in play, a bit for each."""
        bits = self.cards.colour_bit
        found = 0
        for card in self.play:
            found |= bits[card]
        return found

    def window(self) -> int:
        """Among so many cards at the bottom of the Criminals deck Vicious waits (SS-R01)."""
        return 4 if self.game.chosen["vicious_in"] == 4 else 3

    def is_open(self) -> bool:
        """Whether Renown and captured criminals lie face up (SS-R18)."""
        return self.outcome != PLAYING or self.game.chosen["scores"] == "open"

    def shows_score(self, seat: int) -> bool:
        """Whether the viewer sees the Renown and the captured criminals of this seat on the table."""
        return self.viewer in (seat, ALL_OPEN) or self.is_open()

    def is_due(self, planet: int) -> bool:
        """Whether the criminal of a planet is as good as captured: a pile is empty, and Damage comes first (SS-R46)."""
        return self.wanted[planet] != NO_CARD and (self.resistance[planet] == 0 or self.investigation[planet] == 0)

    # -- the end ------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Renown and the points of captured criminals (SS-292); a lost solo game has none (SS-R95)."""
        if self.players == 1 and self.outcome in (ESCAPED, ABORTED):
            return [0]
        return [self.score(seat) for seat in range(self.players)]

    def score(self, seat: int) -> int:
        area = self.areas[seat]
        points = self.cards.points
        return area.renown + sum([points[card] for card in area.captured])

    def ranking(self) -> list[int]:
        """By score, then by captured criminals (SS-295, SS-R76); nobody wins a solo game lost, or one broken off."""
        if self.outcome == ABORTED or self.players == 1 and self.outcome == ESCAPED:
            return [2] * self.players
        return places([(self.score(seat), len(self.areas[seat].captured)) for seat in range(self.players)])

    # -- who knows what -----------------------------------------------------------------

    def hide(self, seat: int) -> None:
        """Captures and Renown are gained in the open, so a view knows them; a scene shows them face down (SS-R18)."""
        for number in range(len(self.areas)):
            self.areas[number].hide(number == seat)
        self.common = (UNKNOWN,) * len(self.common)
        self.damage = (UNKNOWN,) * len(self.damage)
        self.stand = (UNKNOWN,) * len(self.stand)
        self.box = (UNKNOWN,) * len(self.box)

    def fill(self, viewer: int, rng: Rng) -> None:
        for area in self.areas:
            area.fill(rng)
        free = [card for card, is_seen in enumerate(self.seen_cards()) if not is_seen]
        rng.shuffle(free)
        self.common = tuple([card for card in free if card < COMMON])
        self.damage = tuple([card for card in free if card >= FIRST_DAMAGE])
        if self.areas:
            self._fill_criminals(rng)

    def seen_cards(self) -> list[bool]:
        """For each Action card whether its place is known; Basic cards of characters not played have none."""
        seen = [False] * CARDS
        found = list(self.market) + list(self.removed) + list(self.play) + list(self.damage_discards)
        found.extend(self.common)
        found.extend(self.damage)
        found.extend(self.drawn)
        for area in self.areas:
            found.extend(area.owned())
        for card in found:
            if card >= 0:
                seen[card] = True
        return seen

    def seen_criminals(self) -> list[bool]:
        seen = [False] * (CRIMINALS + 1)
        found = list(self.wanted) + list(self.stand) + list(self.escaped) + list(self.late) + list(self.box)
        for area in self.areas:
            found.extend(area.captured)
        for card in found:
            if card >= 0:
                seen[card] = True
        return seen

    def _fill_criminals(self, rng: Rng) -> None:
        """Into the box go as many of each planet as were put there (SS-026), the others anywhere else."""
        seen = self.seen_criminals()
        box: list[int] = []
        rest: list[int] = []
        for planet in range(3):
            own = [card for card in range(CRIMINALS) if not seen[card] and self.cards.planet[card] == planet]
            rng.shuffle(own)
            boxed = 6 - USED[self.players]
            box.extend(own[:boxed])
            rest.extend(own[boxed:])
        rng.shuffle(rest)
        self.box = tuple(box)
        if self.vicious == NOWHERE:
            rest.insert(rng.below(min(self.window(), len(rest) + 1)), VICIOUS)
        self.stand = tuple(rest)


def table(state: State) -> SerenadeState:
    return cast(SerenadeState, state)
