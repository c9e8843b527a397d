"""The table as one viewer sees it, in meaning rather than pixels.

A browser draws it, a terminal prints it, a screen reader reads it. Ids are stable,
so a piece that appears in another zone has moved there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Protocol, TypeVar

if TYPE_CHECKING:
    from posse.core.game import Deck

AnyDeck = TypeVar("AnyDeck", bound="Deck")
AnyWords = TypeVar("AnyWords")

SHAPES: Final = ("circle", "square", "triangle", "diamond", "hexagon", "star", "cross", "moon")
COLOURS: Final = ("amber", "teal", "coral", "violet", "lime", "sky", "rose", "sand")
"""Seat i has shape i and colour i: colour is never the only sign."""
REFUSALS: Final = frozenset(("withdraw", "no", "decline", "pass", "done", "finish", "end"))
"""Verbs that refuse, give up or end something, in any game: what they begin is offered after all others."""
SECRET: Final = -1_000_000
"""The score of a player, where the viewer may not know it."""


class Say(Protocol):
    """Words a message key for one reader, and knows what the players are called."""

    lang: str
    reader: int
    """The seat that is called "you", or a negative number for somebody who only watches."""

    def __call__(self, key: str, **args: str | int) -> str: ...

    def player(self, seat: int) -> str: ...


DEFAULTS: Final[dict[str, object]] = {"count": 1, "owner": -1}
"""What a field is unless it is said, where that is not empty, zero or false."""


class Part:
    """Something in a scene; `to_data` gives it as JSON data."""

    fields: ClassVar[tuple[str, ...]] = ()

    def to_data(self) -> dict[str, Any]:
        return {name: data_of(getattr(self, name)) for name in self.fields}

    def key(self) -> tuple[object, ...]:
        """All that it is: two parts are the same if their keys are. Each kind lists its fields, for speed."""
        raise NotImplementedError(f"{type(self).__name__} has no key()")

    def lean(self) -> dict[str, Any]:
        """The same without its id and without fields that have their default value."""
        data: dict[str, Any] = {}
        for name in self.fields:
            value = getattr(self, name)
            if name in DEFAULTS:
                if value != DEFAULTS[name]:
                    data[name] = value
            elif value and name != "id":
                data[name] = [part.lean() for part in value] if isinstance(value, tuple) else value
        return data


def data_of(value: Any) -> Any:
    if isinstance(value, Part):
        return value.to_data()
    return [data_of(item) for item in value] if isinstance(value, (list, tuple)) else value


class Badge(Part):
    """Something printed on a card, or a figure that a zone shows."""

    fields = ("kind", "value", "label", "shape", "colour", "live")

    def __init__(self, kind: str, value: str, label: str, shape: str = "", colour: str = "") -> None:
        self.kind = kind
        self.value = value
        """What stands beside the shape: `4`, `3/4`."""
        self.label = label
        """The same in words."""
        self.shape = shape
        """One of `SHAPES`, or nothing where the label is shown."""
        self.colour = colour
        self.live = False
        """Whether it changes in play: where room is short, the others can be left out."""
        self.kept: tuple[object, ...] = ()

    def key(self) -> tuple[object, ...]:
        """The badges of a card are the same in every scene, so this is worked out once."""
        if not self.kept:
            self.kept = (self.kind, self.value, self.label, self.shape, self.colour, self.live)
        return self.kept


class Player(Part):
    """A seat and what is public about it."""

    fields = ("seat", "name", "shape", "colour", "score", "to_act", "counts", "title")

    def __init__(
        self, seat: int, name: str, score: int, to_act: bool, counts: tuple[tuple[str, int], ...] = (), title: str = ""
    ) -> None:
        self.seat = seat
        self.name = name
        self.shape = SHAPES[seat]
        self.colour = COLOURS[seat]
        self.score = score
        """Or `SECRET`: none is shown, be it that a game has no points."""
        self.to_act = to_act
        self.counts = counts
        """What they hold, as (label, number)."""
        self.title = title
        """A role in the game, if they have one."""

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.name, self.score, self.to_act, self.counts, self.title)


class Zone(Part):
    """A place where pieces lie."""

    fields = ("id", "kind", "label", "layout", "owner", "inside", "badges")

    def __init__(
        self, id: str, kind: str, label: str, layout: str, owner: int = -1, inside: str = "", badges: tuple[Badge, ...] = ()
    ) -> None:
        self.id = id
        self.kind = kind
        """The game's word for such places, for those who draw it."""
        self.label = label
        self.layout = layout
        """One of row, fan, stack, grid, track, tray."""
        self.owner = owner
        """A seat, or -1 for the table's."""
        self.inside = inside
        """The zone that this one is a part of."""
        self.badges = badges
        """What everybody wants to see of it at a glance."""

    def key(self) -> tuple[object, ...]:
        return (self.kind, self.label, self.layout, self.owner, self.inside, [badge.key() for badge in self.badges])


class Piece(Part):
    """A card, token or die."""

    fields = ("id", "zone", "kind", "face", "label", "caption", "badges", "text", "count", "turned", "back")

    def __init__(
        self,
        id: str,
        zone: str,
        kind: str,
        face: str,
        label: str,
        caption: str = "",
        badges: tuple[Badge, ...] = (),
        text: str = "",
        count: int = 1,
        turned: bool = False,
        back: bool = False,
    ) -> None:
        self.id = id
        self.zone = zone
        self.kind = kind
        self.face = face
        """What picture it has; the same face, the same picture."""
        self.label = label
        """Its name, which a screen reader reads."""
        self.caption = caption
        """What kind of thing it is, in words."""
        self.badges = badges
        """What is printed on it, in order."""
        self.text = text
        """Its rules text, whole; further lines, such as its flavour, are read only from close up."""
        self.count = count
        self.turned = turned
        """Lying across."""
        self.back = back
        """Face down."""

    def key(self) -> tuple[object, ...]:
        badges = [badge.key() for badge in self.badges]
        looks = (self.kind, self.face, self.label, self.caption, self.text, self.count, self.turned, self.back)
        return (self.zone, badges, looks)


class Option(Part):
    """A move that the viewer can make, and the piece or zone it is done on."""

    fields = ("move", "label", "on", "number")

    def __init__(self, move: int, label: str, on: str = "") -> None:
        self.move = move
        self.label = label
        self.on = on
        """A piece's or zone's id; empty for a button."""
        self.number = 0
        """What is typed to choose it, or 0 if that is its place in the list: see `Scene.numbers`."""

    def key(self) -> tuple[object, ...]:
        return (self.move, self.label, self.on, self.number)


class Line(Part):
    """A line of the score sheet: a label, a number for each seat."""

    fields = ("label", "values", "total", "words")

    def __init__(self, label: str, values: tuple[int, ...], total: bool = False, words: tuple[str, ...] = ()) -> None:
        self.label = label
        self.values = values
        self.total = total
        self.words = words
        """What stands there instead of the numbers, if they are not what is meant."""

    def key(self) -> tuple[object, ...]:
        return (self.label, self.values, self.total, self.words)


class Scene(Part):
    """Everything that one viewer sees now."""

    fields = ("viewer", "status", "prompt", "players", "zones", "pieces", "options", "sheet", "ties", "places", "questions")

    def __init__(self, viewer: int, status: str, prompt: str) -> None:
        self.viewer = viewer
        self.status = status
        """Where the game stands: round, step."""
        self.prompt = prompt
        """One sentence: what is wanted now; who has won, when the game is over."""
        self.players: list[Player] = []
        self.zones: list[Zone] = []
        self.pieces: list[Piece] = []
        self.options: list[Option] = []
        self.sheet: list[Line] = []
        """The score sheet, when the game is over: its lines add up to the total."""
        self.ties: list[Line] = []
        """What breaks ties, when the game is over."""
        self.places: list[int] = []
        """Places by seat, when the game is over."""
        self.questions: list[str] = []
        """Those of the game's questions to which there is an answer now."""

    def numbers(self) -> list[tuple[int, Option]]:
        """The options, each with what is typed to choose it."""
        return [(option.number or at, option) for at, option in enumerate(self.options, 1)]

    def zone(self, id: str) -> list[Piece]:
        """The pieces of one zone, in order."""
        return [piece for piece in self.pieces if piece.zone == id]

    def parts(self, id: str) -> list[Zone]:
        """The zones inside this one; those of the table itself for the empty id."""
        return [zone for zone in self.zones if zone.inside == id]


def in_order(options: list[Option], texts: list[str]) -> list[Option]:
    """As they are offered: refusals last, whatever numbers their moves have; `texts` are those of the game's moves."""
    return [option for option in options if not refuses(texts[option.move])] + [
        option for option in options if refuses(texts[option.move])
    ]


def refuses(text: str) -> bool:
    return text.partition(" ")[0] in REFUSALS


def number_by(places: list[str], options: list[Option]) -> list[Option]:
    """The first option on each of the places has the number of that place, whatever else can be done; the others follow."""
    first: dict[str, Option] = {}
    for option in options:
        if option.on in places:
            first.setdefault(option.on, option)
    others = [option for option in options if first.get(option.on) is not option]
    for place, option in first.items():
        option.number = places.index(place) + 1
    for at in range(len(others)):
        others[at].number = len(places) + at + 1
    return [first[place] for place in places if place in first] + others


def join_names(say: Say, names: list[str]) -> str:
    """`A, B and C`, as the language has it."""
    if len(names) < 2:
        return "".join(names)
    return say("and", first=", ".join(names[:-1]), last=names[-1])


def words_of(kind: Callable[[AnyDeck, Say], AnyWords], cards: AnyDeck, say: Say) -> AnyWords:
    """What is printed on the cards of a game, made by `kind`: the same words for all who read a language."""
    if say.lang not in cards.worded:
        cards.worded[say.lang] = kind(cards, say)
    words: AnyWords = cards.worded[say.lang]
    return words


def in_language(texts: dict[str, str], lang: str) -> str:
    """What a deck says in several languages: in this one if it does, else in English or in whatever there is."""
    return texts.get(lang) or texts.get("en") or next(iter(texts.values()))
