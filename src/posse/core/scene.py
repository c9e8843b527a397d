"""The table as one viewer sees it, in meaning rather than pixels.

A browser draws it, a terminal prints it, a screen reader reads it. Ids are stable,
so a piece that appears in another zone has moved there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Protocol, TypeVar

from posse.core.native import mypyc_attr
from posse.core.state import REFEREE

if TYPE_CHECKING:
    from posse.core.game import Deck, Game

AnyDeck = TypeVar("AnyDeck", bound="Deck")
AnyWords = TypeVar("AnyWords")

SHAPES: Final = ("circle", "square", "triangle", "diamond", "hexagon", "star", "cross", "moon")
COLOURS: Final = ("amber", "teal", "coral", "violet", "lime", "sky", "rose", "sand")
"""Seat i has shape i and colour i: colour is never the only sign."""


class Say(Protocol):
    """Words the text keys of one game for one reader, and knows what the players are called."""

    lang: str
    reader: int
    """The seat that is called "you", or a negative number for somebody who only watches."""

    def __call__(self, key: str, **args: str | int) -> str:
        """The text of a key of the game itself; keys of the house are never found here."""
        ...

    def common(self, key: str, **args: str | int) -> str:
        """The text of a key of the house, such as `and`."""
        ...

    def player(self, seat: int) -> str:
        """A player's name, as a heading; a sentence about a player is made by `about_player`."""
        ...


@mypyc_attr(acyclic=True)
class Part:
    """Something in a scene; `to_data` gives it as JSON data."""

    fields: ClassVar[tuple[str, ...]] = ()

    def to_data(self) -> dict[str, Any]:
        return {name: data_of(getattr(self, name)) for name in self.fields}

    def __eq__(self, other: object) -> bool:
        """Whether all fields are equal. The classes with many parts in a scene list them, for speed."""
        return type(other) is type(self) and all([getattr(self, name) == getattr(other, name) for name in self.fields])


def data_of(value: Any) -> Any:
    if isinstance(value, Part):
        return value.to_data()
    return [data_of(item) for item in value] if isinstance(value, (list, tuple)) else value


@mypyc_attr(acyclic=True)
class Thing(Part):
    """A zone or a piece: a part with an id."""

    id: str


@mypyc_attr(acyclic=True)
class Badge(Part):
    """Something printed on a card, or a figure that a zone shows."""

    fields = ("kind", "value", "number", "limit", "label", "shape", "colour", "picture", "points_at", "phrase", "live")

    def __init__(
        self,
        kind: str,
        value: str,
        label: str,
        shape: str = "",
        colour: str = "",
        picture: str = "",
        points_at: str = "",
        phrase: str = "",
        live: bool = False,
    ) -> None:
        self.kind = kind
        """The game's word for such badges; the picture `icon-KIND` is its icon, if the game has one."""
        self.value = value
        """What stands beside the icon or in the shape, as text: `4`, `3/4`, `X`."""
        self.number: int | None = None
        """The value as a number, if it is one; see `counter` and `gauge`."""
        self.limit: int | None = None
        """Of a gauge: the number at which it is full."""
        self.label = label
        """The same in words."""
        self.shape = shape
        """One of `SHAPES`, or empty."""
        self.colour = colour
        self.picture = picture
        """The id of a picture that is drawn instead of icon and value, or empty."""
        self.points_at = points_at
        """The id of a piece that it points at, or empty: it is laid over that piece while one looks at its own."""
        self.phrase = phrase
        """Badges in a row with the same phrase are read as one, the first as its head: `success brings Energy, clue`. Empty for
        one that stands for itself."""
        self.live = live
        """Whether it changes in play: where room is short, the others can be left out."""

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Badge)
            and self.kind == other.kind
            and self.value == other.value
            and self.number == other.number
            and self.limit == other.limit
            and self.label == other.label
            and self.shape == other.shape
            and self.colour == other.colour
            and self.picture == other.picture
            and self.points_at == other.points_at
            and self.phrase == other.phrase
            and self.live == other.live
        )


def counter(kind: str, number: int, label: str, shape: str = "", colour: str = "", live: bool = False) -> Badge:
    """A badge whose value is a number."""
    badge = Badge(kind, str(number), label, shape, colour, live=live)
    badge.number = number
    return badge


def gauge(kind: str, number: int, limit: int, label: str, shape: str = "", colour: str = "", live: bool = False) -> Badge:
    """A badge that shows how much there is of how much: `3/4`."""
    badge = Badge(kind, f"{number}/{limit}", label, shape, colour, live=live)
    badge.number, badge.limit = number, limit
    return badge


@mypyc_attr(acyclic=True)
class Player(Part):
    """A seat and what is public about it."""

    fields = ("seat", "name", "shape", "colour", "score", "to_act", "counts", "title", "badges")

    def __init__(
        self,
        seat: int,
        name: str,
        score: int | None,
        to_act: bool,
        counts: tuple[tuple[str, int], ...] = (),
        title: str = "",
        badges: tuple[Badge, ...] = (),
    ) -> None:
        self.seat = seat
        self.name = name
        self.shape = SHAPES[seat]
        self.colour = COLOURS[seat]
        self.score = score
        """None where the viewer may not know it, and in a game without points."""
        self.to_act = to_act
        self.counts = counts
        """What they hold, as (label, number); read with the number first: `4 in hand`."""
        self.title = title
        """A role in the game, if they have one."""
        self.badges = badges
        """What everybody must see of them at any moment: also where there is no room for words."""

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Player)
            and self.seat == other.seat
            and self.name == other.name
            and self.score == other.score
            and self.to_act == other.to_act
            and self.counts == other.counts
            and self.title == other.title
            and self.badges == other.badges
        )


@mypyc_attr(acyclic=True)
class Zone(Thing):
    """A place where pieces lie."""

    fields = ("id", "kind", "label", "layout", "owner", "inside", "badges", "columns", "named_after", "ground")

    def __init__(
        self,
        id: str,
        kind: str,
        label: str,
        layout: str,
        owner: int = -1,
        inside: str = "",
        badges: tuple[Badge, ...] = (),
        columns: int = 0,
        named_after: str = "",
        ground: str = "",
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
        self.columns = columns
        """Of a grid that is a table of rows and columns: how many columns it has. Its pieces, or the zones inside it, fill it
        row by row. 0 for any other zone."""
        self.named_after = named_after
        """The id of the piece in it that gave it its label, or empty: that piece is not named a second time."""
        self.ground = ground
        """The id of a picture that it lies on, or empty."""

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Zone)
            and self.id == other.id
            and self.kind == other.kind
            and self.label == other.label
            and self.layout == other.layout
            and self.owner == other.owner
            and self.inside == other.inside
            and self.badges == other.badges
            and self.columns == other.columns
            and self.named_after == other.named_after
            and self.ground == other.ground
        )


@mypyc_attr(acyclic=True)
class Piece(Thing):
    """A card, token or die."""

    fields = (
        "id",
        "zone",
        "kind",
        "face",
        "label",
        "caption",
        "badges",
        "text",
        "flavour",
        "count",
        "turned",
        "back",
        "faces",
        "pile",
        "prompt",
    )

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
        flavour: str = "",
        faces: tuple[str, ...] = (),
        pile: tuple[tuple[str, str], ...] = (),
        prompt: str = "",
    ) -> None:
        self.id = id
        self.zone = zone
        self.kind = kind
        self.face = face
        """The id of the picture of the side that is up; the same face, the same picture."""
        self.label = label
        """Its name, which a screen reader reads."""
        self.caption = caption
        """What kind of thing it is, in words."""
        self.badges = badges
        """What is printed on it, in order."""
        self.text = text
        """Its rules text, whole."""
        self.flavour = flavour
        """A line that is no rule; it is read only from close up."""
        self.count = count
        self.turned = turned
        """Lying across."""
        self.back = back
        """Face down."""
        self.faces = faces
        """Of a die: the pictures of all its sides, which are seen while it tumbles."""
        self.pile = pile
        """Of the top card of a pile that may be looked through: face and label of every card in it, from the top."""
        self.prompt = prompt
        """Of a tool: what is wanted while it is held, instead of the prompt of the scene."""

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Piece)
            and self.id == other.id
            and self.zone == other.zone
            and self.kind == other.kind
            and self.face == other.face
            and self.label == other.label
            and self.caption == other.caption
            and self.badges == other.badges
            and self.text == other.text
            and self.flavour == other.flavour
            and self.count == other.count
            and self.turned == other.turned
            and self.back == other.back
            and self.faces == other.faces
            and self.pile == other.pile
            and self.prompt == other.prompt
        )


@mypyc_attr(acyclic=True)
class Option(Part):
    """A move that the viewer can make, and the piece or zone it is done on."""

    fields = ("move", "verb", "label", "on", "tool", "confirm", "declines", "final", "together", "letter", "number")

    def __init__(self, move: int, label: str, on: str = "", tool: str = "", confirm: str = "", declines: bool = False) -> None:
        self.move = move
        self.verb = ""
        """The first word of the move's text; set by `offered`."""
        self.label = label
        self.on = on
        """A piece's or zone's id; empty for a button."""
        self.tool = tool
        """The id of the piece it is done with, or empty: that piece is taken up first, then put on `on`."""
        self.confirm = confirm
        """The question that is asked before it is done; empty if none is."""
        self.declines = declines
        """Whether it refuses, gives up or ends something: it is offered after all others and never stands out."""
        self.final = False
        """Whether it is revealed at once, so that a slip of the finger could not be taken back: a touch screen waits a moment."""
        self.together = False
        """Whether all options so marked may be done one after the other, in any order: one button does them all."""
        self.letter = ""
        """The key that chooses it, or empty; set by `offered`."""
        self.number = 0
        """The number that chooses it, or 0 if that is its place in the list: see `Scene.numbers`."""

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Option)
            and self.move == other.move
            and self.verb == other.verb
            and self.label == other.label
            and self.on == other.on
            and self.tool == other.tool
            and self.confirm == other.confirm
            and self.declines == other.declines
            and self.final == other.final
            and self.together == other.together
            and self.letter == other.letter
            and self.number == other.number
        )


@mypyc_attr(acyclic=True)
class Line(Part):
    """A line of the score sheet: a label, a number for each seat."""

    fields = ("label", "values", "total", "words")

    def __init__(self, label: str, values: tuple[int, ...], total: bool = False, words: tuple[str, ...] = ()) -> None:
        self.label = label
        self.values = values
        self.total = total
        self.words = words
        """What is shown instead of the numbers, if it is not empty."""


class Scene(Part):
    """Everything that one viewer sees now."""

    fields = (
        "viewer",
        "status",
        "turn",
        "phase",
        "prompt",
        "urgent",
        "players",
        "zones",
        "pieces",
        "options",
        "over",
        "sheet",
        "ties",
        "places",
        "share",
        "questions",
    )

    def __init__(self, viewer: int, status: str, prompt: str) -> None:
        if viewer == REFEREE:
            raise ValueError("a scene is not made from a whole state: use seen_by(), or open_view() of a game that is over")
        self.viewer = viewer
        """A seat, `SPECTATOR`, or `ALL_OPEN` where everything lies face up: nobody is "you" then, and there are no options."""
        self.status = status
        """Where the game stands, in words: round, step."""
        self.turn = 0
        """The number of the round or turn, in a game that counts them."""
        self.phase = ""
        """The game's word for the step of the round, which the guide can wait for; it is not shown."""
        self.prompt = prompt
        """One sentence: what is wanted now; who has won, when the game is over."""
        self.urgent = False
        """Whether a countdown runs that everybody has to hurry for: it is shown large, and is heard."""
        self.players: list[Player] = []
        self.zones: list[Zone] = []
        self.pieces: list[Piece] = []
        self.options: list[Option] = []
        self.over = False
        """Whether the game has ended."""
        self.sheet: list[Line] = []
        """The score sheet, as far as the viewer may know it: its lines add up to the total. Before the end it is empty in a game
        without points."""
        self.ties: list[Line] = []
        """What breaks ties."""
        self.places: list[int] = []
        """Places by seat, when the game is over."""
        self.share = ""
        """One line that tells others how it went, when a game for one is over; empty if there is none."""
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


def offered(options: list[Option], game: Game, say: Say) -> list[Option]:
    """The options in the order in which they are offered, those that decline last; sets their verbs and letters."""
    for option in options:
        option.verb = game.moves.texts[option.move].partition(" ")[0]
        option.letter = say(f"web-hotkey-{option.verb}") if option.verb in game.hotkeys else ""
    return [option for option in options if not option.declines] + [option for option in options if option.declines]


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
    return say.common("and", first=", ".join(names[:-1]), last=names[-1])


def about_player(say: Say, key: str, seat: int, **args: str | int) -> str:
    """A text about a player: `KEY-you` if that is the reader, else `KEY`, in which `$player` is the name."""
    return say(f"{key}-you", **args) if seat == say.reader else say(key, player=say.player(seat), **args)


def about_players(say: Say, key: str, seats: list[int], **args: str | int) -> str:
    """A text about players, whose names are `$players`; if the reader is one of them, `KEY-you` with the names of the others."""
    others = [seat for seat in seats if seat != say.reader]
    names = join_names(say, [say.player(seat) for seat in others])
    return say(key if len(others) == len(seats) else f"{key}-you", players=names, **args)


def words_of(kind: Callable[[AnyDeck, Say], AnyWords], cards: AnyDeck, say: Say) -> AnyWords:
    """What is printed on the cards of a game, made by `kind`: the same words for all who read a language."""
    if say.lang not in cards.worded:
        cards.worded[say.lang] = kind(cards, say)
    words: AnyWords = cards.worded[say.lang]
    return words


def in_language(texts: dict[str, str], lang: str) -> str:
    """What a deck says in several languages: in this one if it does, else in English or in whatever there is."""
    return texts.get(lang) or texts.get("en") or next(iter(texts.values()))
