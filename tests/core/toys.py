"""Three toy games, each made of one hard thing: nested choices, a countdown, dice.

They run interpreted even when the core is compiled, as somebody else's games would.
"""

from __future__ import annotations

from typing import Any, ClassVar

from posse.core.choice import Choice, Deadline, Effect, Sealed
from posse.core.game import NO, OPTION_1, YES, Game
from posse.core.rng import Rng
from posse.core.saving import frames_of
from posse.core.scene import Option, Player, Say, Scene, offered
from posse.core.shapes import Layout, Number, Record, Shape, Tuple, expect
from posse.core.state import CLOCK, REFEREE, State

FIRST = 11
"""The first move that is not common to all games."""


def put(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return row[:at] + (value,) + row[at + 1 :]


class Toy(State):
    """A table of numbers and tuples of numbers, named in `fields`."""

    fields: ClassVar[tuple[str, ...]]

    def copy(self) -> Toy:
        twin = type(self)(self.game, self.players)
        self.copy_to(twin)
        for name in self.fields:
            setattr(twin, name, getattr(self, name))
        return twin


class ToyLayout(Layout[Any]):
    def fields(self, s: Toy) -> Record:
        fields: dict[str, Shape] = {}
        for name in s.fields:
            value = getattr(s, name)
            fields[name] = Tuple(Number(-99), len(value)) if isinstance(value, tuple) else Number(-99)
        return Record(None, **fields)


class ToyGame(Game):
    """Words of moves and classes of effects are declared; the scene is just the choices."""

    words: ClassVar[tuple[str, ...]]
    kinds: ClassVar[tuple[type[Effect[Any]], ...]]
    table: ClassVar[type[Toy]]
    first: ClassVar[type[Effect[Any]]]
    layout = ToyLayout()

    def declare(self) -> None:
        for word in self.words:
            self.moves.span(word)
        self.effects.update({kind.__name__: kind for kind in self.kinds})

    def blank(self, players: int) -> State:
        return self.table(self, players)

    def deal(self, state: State) -> None:
        state.push(self.first(), 0)

    def scene(self, seen: State, say: Say) -> Scene:
        scene = Scene(seen.viewer, "", "choose")
        scene.players = [Player(seat, str(seat), score, seat in seen.waiting()) for seat, score in enumerate(seen.scores())]
        scene.over = seen.over()
        options = [Option(move, seen.text(move)) for move in seen.options(seen.viewer)] if seen.viewer >= 0 else []
        scene.options = offered(options, self, say)
        return scene


class May(Choice[Toy]):
    """The player may have the effect happen, or not."""

    fields = ("part",)

    def __init__(self, part: Effect[Any]) -> None:
        self.part = part

    def options(self, s: Toy, seat: int) -> list[int]:
        return [YES, NO]

    def take(self, s: Toy, seat: int, move: int) -> None:
        if move == YES:
            s.push(self.part, seat)


# -- heist: a choice inside a choice inside a capture ---------------------------------


class Vault(Toy):
    """Loot is taken piece by piece; the last piece hurts everybody and opens the next vault."""

    fields = ("loot", "hands", "points", "vaults")

    def __init__(self, game: Game, players: int) -> None:
        super().__init__(game, players)
        self.loot = 2
        self.hands = (3,) * players
        self.points = (0,) * players
        self.vaults = 3

    def scores(self) -> list[int]:
        return list(self.points)


class VaultLayout(ToyLayout):
    def validate(self, s: Vault) -> None:
        expect(min(s.hands) >= 0, "hands", "no debts", s.hands)
        expect(0 <= s.loot <= 2 and 0 <= s.vaults <= 3, "loot, vaults", "at most 2 and 3", [s.loot, s.vaults])
        expect(s.vaults > 0 or s.over(), "vaults", "some until the end", s.vaults)
        below = None if s.top is None else s.top.below
        emptied = below is not None and isinstance(below.effect, Empty)
        expect(s.loot > 0 or emptied or s.over(), "loot", "some, or a vault to be emptied next", s.loot)
        for number, frame in enumerate(frames_of(s.top)):
            expect(isinstance(frame.effect, HeistTurn) == (number == 0), "stack", "the next turn below all else", frame.effect)
            check_parts(frame.effect)

    def can_be_over(self, s: Vault) -> bool:
        return s.vaults == 0


def check_parts(effect: object) -> None:
    """Effects are made of effects."""
    expect(isinstance(effect, Effect), "stack", "effects", effect)
    for part in (*getattr(effect, "parts", ()), *[getattr(effect, name) for name in ("part",) if hasattr(effect, name)]):
        expect(not isinstance(part, HeistTurn), "stack", "one turn", part)
        check_parts(part)


class Seq(Effect[Vault]):
    """One after the other: effects can be fields of effects."""

    fields = ("parts",)

    def __init__(self, parts: tuple[Effect[Any], ...]) -> None:
        self.parts = parts

    def run(self, s: Vault, me: int) -> None:
        for part in self.parts[::-1]:
            s.push(part, me)


class Each(Effect[Vault]):
    """Every seat in turn, from the one whose effect it is."""

    fields = ("part",)

    def __init__(self, part: Effect[Vault]) -> None:
        self.part = part

    def run(self, s: Vault, me: int) -> None:
        for step in range(s.players - 1, -1, -1):
            s.push(self.part, (me + step) % s.players)


class Repeat(Effect[Vault]):
    """The same, several times."""

    fields = ("times", "part")
    bounds = {"times": (1, 2)}

    def __init__(self, times: int, part: Effect[Vault]) -> None:
        self.times = times
        self.part = part

    def run(self, s: Vault, me: int) -> None:
        for _ in range(self.times):
            s.push(self.part, me)


class OneOf(Choice[Vault]):
    """The player picks one of several effects."""

    fields = ("parts",)

    def __init__(self, parts: tuple[Effect[Any], ...]) -> None:
        self.parts = parts

    def options(self, s: Vault, seat: int) -> list[int]:
        return [OPTION_1 + i for i in range(len(self.parts))]

    def take(self, s: Vault, seat: int, move: int) -> None:
        s.push(self.parts[move - OPTION_1], seat)


class Discard(Choice[Vault]):
    def options(self, s: Vault, seat: int) -> list[int]:
        return [FIRST + n for n in range(min(2, s.hands[seat]) + 1)]

    def take(self, s: Vault, seat: int, move: int) -> None:
        s.hands = put(s.hands, seat, s.hands[seat] - (move - FIRST))


class Take(Effect[Vault]):
    """Take a piece, be hurt, and only then see whether the vault is empty."""

    def run(self, s: Vault, me: int) -> None:
        s.loot -= 1
        s.points = put(s.points, me, s.points[me] + 1)
        s.push(Empty(), me)
        s.push(May(Discard()) if s.rng.below(2) else Discard(), me)


class Empty(Effect[Vault]):
    def run(self, s: Vault, me: int) -> None:
        if s.loot == 0:
            s.loot = 2
            s.vaults -= 1
            s.push(Each(Discard()), me)
        if s.vaults == 0:
            s.end()


class HeistTurn(Effect[Vault]):
    def run(self, s: Vault, me: int) -> None:
        s.push(self, (me + 1) % s.players)
        s.push(OneOf((Take(), Seq((May(Take()), Discard())), Repeat(2, Take()))), me)


class Heist(ToyGame):
    name = "heist"
    players = (1, 2, 3)
    words = ("discard 0", "discard 1", "discard 2")
    kinds = (Seq, Each, Repeat, May, OneOf, Discard, Take, Empty, HeistTurn)
    table = Vault
    layout = VaultLayout()
    first = HeistTurn


# -- race: anybody calls, then ten seconds to mark in secret, ended by the clock --------


class Sky(Toy):
    """Where the comet is, what each has marked, who called."""

    fields = ("round", "comet", "marks", "points")

    def __init__(self, game: Game, players: int) -> None:
        super().__init__(game, players)
        self.round = 0
        self.comet = 0
        self.marks = (-1,) * players
        self.points = (0,) * players

    def scores(self) -> list[int]:
        return list(self.points)

    def hide(self, seat: int) -> None:
        self.marks = tuple(mark if i == seat or mark == -1 else -2 for i, mark in enumerate(self.marks))

    def fill(self, viewer: int, rng: Rng) -> None:
        self.marks = tuple(rng.below(4) if mark == -2 else mark for mark in self.marks)


class SkyLayout(ToyLayout):
    def can_be_over(self, s: Sky) -> bool:
        return s.round == 3


GO, MARK, TIME = FIRST, FIRST + 1, FIRST + 5


class Search(Choice[Sky]):
    def seats(self, s: Sky, me: int) -> list[int]:
        return list(range(s.players))

    def options(self, s: Sky, seat: int) -> list[int]:
        return [GO]

    def take(self, s: Sky, seat: int, move: int) -> None:
        s.tell("go", seat)
        s.push(Countdown(), seat)


class Countdown(Choice[Sky]):
    def seats(self, s: Sky, me: int) -> list[int]:
        return list(range(s.players))

    def options(self, s: Sky, seat: int) -> list[int]:
        return [MARK + place for place in range(4)]

    def deadline(self, s: Sky) -> Deadline:
        return Deadline(s.round, 10.0, TIME)

    def take(self, s: Sky, seat: int, move: int) -> None:
        if seat != CLOCK:
            s.marks = put(s.marks, seat, move - MARK)
            s.push(self, seat)
            return
        s.fix()
        s.points = tuple(p + (mark == s.comet) for p, mark in zip(s.points, s.marks, strict=True))
        if s.round < 3:
            s.push(Comet(), 0)


class Comet(Effect[Sky]):
    def run(self, s: Sky, me: int) -> None:
        s.round += 1
        s.comet = s.rng.below(4)
        s.marks = (-1,) * s.players
        s.push(Search(), me)


class Race(ToyGame):
    name = "race"
    players = (2, 8)
    words = ("go", "mark n", "mark e", "mark s", "mark w", "time")
    kinds = (Search, Countdown, Comet)
    table = Sky
    layout = SkyLayout()
    first = Comet


# -- bids: everybody bids in secret, then rolls dice: keep or roll again ------------------


class Dice(Toy):
    """Secret bids for a number of rolls; two dice; the sum is what one gets."""

    fields = ("bids", "rolls", "faces", "points")

    def __init__(self, game: Game, players: int) -> None:
        super().__init__(game, players)
        self.bids = (0,) * players
        self.rolls = 0
        self.faces: tuple[int, ...] = (0, 0)
        self.points = (0,) * players

    def scores(self) -> list[int]:
        return list(self.points)


class DiceLayout(ToyLayout):
    def validate(self, s: Dice) -> None:
        expect(set(s.bids) <= {0, 1, 2}, "bids", "0 to 2", s.bids)
        expect(0 <= s.rolls <= 2 and max(s.faces) <= 6, "rolls, faces", "up to 2 and 6", [s.rolls, s.faces])


BID, ROLL, KEEP = FIRST, FIRST + 3, FIRST + 5


class Bid(Sealed[Dice]):
    revocable = True

    def seats(self, s: Dice, me: int) -> list[int]:
        return list(range(s.players))

    def options(self, s: Dice, seat: int) -> list[int]:
        return [BID, BID + 1, BID + 2]

    def reveal(self, s: Dice, answers: list[int]) -> None:
        s.bids = tuple(answer - BID for answer in answers)
        for seat in reversed(range(s.players)):
            s.push(Start(), seat)


class Start(Effect[Dice]):
    def run(self, s: Dice, me: int) -> None:
        s.rolls = s.bids[me]
        s.faces = (1 + s.rng.below(6), 1 + s.rng.below(6))
        s.push(Throw(), me)


class Throw(Choice[Dice]):
    def options(self, s: Dice, seat: int) -> list[int]:
        return [ROLL, ROLL + 1, KEEP] if s.rolls else [KEEP]

    def take(self, s: Dice, seat: int, move: int) -> None:
        if move == KEEP:
            s.points = put(s.points, seat, sum(s.faces) - 2 * s.bids[seat])
            return
        s.rolls -= 1
        s.faces = put(s.faces, move - ROLL, 1 + s.rng.below(6))
        s.push(self, seat)


def odds(s: Dice, wanted: int) -> float:
    """The best chance to reach a sum from here, exactly: choices are ours, faces are not."""
    if sum(s.faces) >= wanted or s.rolls == 0:
        return float(sum(s.faces) >= wanted)
    chances = []
    for die in range(2):
        chance = 0.0
        for face in range(1, 7):
            after = s.copy()
            assert isinstance(after, Dice)
            after.rolls, after.faces = s.rolls - 1, put(s.faces, die, face)
            chance += odds(after, wanted) / 6
        chances.append(chance)
    return max(chances)


class Bids(ToyGame):
    name = "bids"
    players = (2, 3)
    words = ("bid 0", "bid 1", "bid 2", "roll left", "roll right", "keep")
    kinds = (Bid, Start, Throw)
    table = Dice
    layout = DiceLayout()
    first = Bid


# -- smaller ones, each for one thing ---------------------------------------------------


class TimedBid(Bid):
    def deadline(self, s: Dice) -> Deadline:
        return Deadline(1, 3.0, KEEP)

    def reveal(self, s: Dice, answers: list[int]) -> None:
        s.bids = tuple(max(0, answer - BID) for answer in answers)


class Rush(ToyGame):
    """A sealed choice that the clock resolves."""

    name = "rush"
    players = (2, 3)
    words = Bids.words
    table = Dice
    layout = DiceLayout()
    kinds = (TimedBid, Start, Throw)
    first = TimedBid


class Scores(Toy):
    """Points that each seat may take, by itself; what they are when the lanes begin is all that closed lanes show."""

    fields = ("points", "shown")

    def __init__(self, game: Game, players: int) -> None:
        super().__init__(game, players)
        self.points = (0,) * players
        self.shown = (0,) * players

    def scores(self) -> list[int]:
        return list(self.points)

    def hide(self, seat: int) -> None:
        if self.in_closed_lanes():
            self.points = tuple(self.points[i] if i == seat else shown for i, shown in enumerate(self.shown))


class ScoresLayout(ToyLayout):
    def validate(self, s: Scores) -> None:
        hidden = s.in_closed_lanes() and s.viewer != REFEREE
        others = [i for i in range(s.players) if hidden and i != s.viewer]
        expect(all(s.points[i] == s.shown[i] for i in others), "points", "of others, those at the fork", s.points)


class Point(Effect[Scores]):
    def run(self, s: Scores, me: int) -> None:
        s.points = put(s.points, me, s.points[me] + 1)
        s.tell("point", me)


class Twice(Effect[Scores]):
    """Two choices in open lanes: everybody sees each of them."""

    def run(self, s: Scores, me: int) -> None:
        s.push(May(Point()), me)
        s.push(May(Point()), me)


class TwiceInSecret(Twice):
    """Two choices in closed lanes: they are seen when the lanes join."""

    closed = True


class ForkNow(Choice[Scores]):
    fields = ("part",)

    def __init__(self, part: Effect[Scores]) -> None:
        self.part = part

    def options(self, s: Scores, seat: int) -> list[int]:
        return [YES]

    def take(self, s: Scores, seat: int, move: int) -> None:
        s.shown = s.points
        s.together(self.part)


class ForkOpen(Effect[Scores]):
    def run(self, s: Scores, me: int) -> None:
        s.push(ForkNow(Twice()), me)


class ForkClosed(Effect[Scores]):
    def run(self, s: Scores, me: int) -> None:
        s.push(ForkNow(TwiceInSecret()), me)


class Fork(ToyGame):
    """Open lanes, started by a choice."""

    name = "fork"
    players = (2, 3)
    words = Bids.words
    table = Scores
    layout = ScoresLayout()
    kinds = (ForkOpen, ForkNow, Twice, Point, May)
    first = ForkOpen


class Ballot(ToyGame):
    """Closed lanes, started by a choice."""

    name = "ballot"
    players = (2, 3)
    words = Bids.words
    table = Scores
    layout = ScoresLayout()
    kinds = (ForkClosed, ForkNow, TwiceInSecret, Point, May)
    first = ForkClosed


class Look(Effect[Dice]):
    def run(self, s: Dice, me: int) -> None:
        s.push(Seen(s.rng.below(50)), me)


class Seen(Choice[Dice]):
    """A card that only one seat has seen is a field of its choice."""

    fields = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def options(self, s: Dice, seat: int) -> list[int]:
        return [KEEP]

    def take(self, s: Dice, seat: int, move: int) -> None:
        s.points = put(s.points, seat, self.card)

    def hidden_from(self, seat: int, me: int) -> Effect[Dice]:
        return self if seat == me else Seen(-1)

    def filled(self, s: Dice, me: int, rng: Rng) -> Effect[Dice]:
        return Seen(rng.below(50)) if self.card < 0 else self


class Peek(ToyGame):
    """A secret on the stack."""

    name = "peek"
    players = (2, 3)
    words = Bids.words
    table = Dice
    layout = DiceLayout()
    kinds = (Look, Seen)
    first = Look


TOYS: tuple[type[ToyGame], ...] = (Heist, Race, Bids, Rush, Fork, Ballot, Peek)
