"""The practice as its player sees it, and the line that tells others how it went."""

from __future__ import annotations

from typing import Final

from posse.core.events import Event
from posse.core.scene import (
    COLOURS,
    SHAPES,
    Badge,
    Line,
    Option,
    Piece,
    Player,
    Say,
    Scene,
    Zone,
    gauge,
    join_names,
    offered,
    words_of,
)
from posse.core.seeds import series_name
from posse.games.space_bowl.practice.game import MARK, PASS, THROW
from posse.games.space_bowl.practice.state import ROUNDS, Series
from posse.games.space_bowl.rules.game import place_name
from posse.games.space_bowl.rules.solver import NOWHERE
from posse.games.space_bowl.scene.words import Words

WRONG: Final = ("cross", "coral")
"""The shape and colour of a card that is none."""
STEPS: Final = "▁▂▃▄▅▆▇█"
"""From nothing to everything."""
SIGNS: Final = {
    "size": "6×6",  # noqa: RUF001
    "rotation": "rotation",
    "spherical": "sphere",
    "void": "void",
    "black_hole": "hole",
    "centre": "centre",
}
"""Variants in words that need no translation."""


def result_line(s: Series) -> str:
    """The same for everybody with the same series and result: `Space Bowl 2026-11-15 · 31/44 · ▅█▁▆█▃█▄▂█ · 60 s`."""
    chosen = s.game.chosen
    there = [result[2] for result in s.done]
    steps = "".join([step(points, all_) for points, all_ in zip(s.points(), there, strict=True)])
    title = f"Space Bowl {series_name(s.seed)}"
    time = f"{chosen['seconds']} s" if chosen["seconds"] else "∞"
    variants = [sign for option, sign in SIGNS.items() if chosen[option] in (6, True)]
    return " · ".join([title, f"{sum(s.points())}/{sum(there)}", steps, time, *variants])


def step(points: int, there: int) -> str:
    """The lowest sign for nothing at all, the highest for all and for nothing less."""
    return STEPS[0] if not points else STEPS[7] if points == there else STEPS[1 + 6 * points // there]


def describe(event: Event, say: Say) -> str:
    """A log line for an event."""
    key, args = f"practice-log-{event.kind}", event.args
    if event.kind in ("found", "missed"):
        return say(key, place=place_name(args[0]))
    if event.kind == "round-over":
        return say(key, found=args[0], there=args[1])
    return say(key, number=args[0]) if args else say(key)


def build(s: Series, say: Say) -> Scene:
    """The table as the viewer of `s` sees it; `s` is what `seen_by` or `open_view` gives."""
    return Builder(s, say).build()


class Builder:
    """Puts a scene together, zone by zone."""

    def __init__(self, s: Series, say: Say) -> None:
        self.s = s
        self.say = say
        self.words = words_of(Words, s.cards, say)
        self.scene = Scene(s.viewer, "", "")
        self.review = s.round > 0 and not s.searching()
        self.there = s.destinations() if self.review else []
        """All destinations, once they may be seen."""
        self.spots: dict[int, str] = {}
        """The pieces of the galaxy by place."""

    def build(self) -> Scene:
        s, scene = self.s, self.scene
        self.add_player()
        self.add_galaxy()
        self.add_box()
        self.add_rounds()
        scene.options = offered([self.option(move) for move in s.options(s.viewer)], s.game, self.say)
        scene.status, scene.turn, scene.phase = self.status(), s.round, "result" if self.review else "search"
        scene.over = s.over()
        scene.prompt = self.prompt()
        if s.over():
            self.add_result()
        return scene

    def add_player(self) -> None:
        s, say = self.s, self.say
        found, wrong = self.totals()
        counts = ((say("practice-count-found"), found), (say("practice-count-wrong"), wrong))
        self.scene.players.append(Player(0, say.player(0), s.scores()[0], not s.over(), counts))

    def totals(self) -> tuple[int, int]:
        s = self.s
        found, wrong = sum([result[0] for result in s.done]), sum([result[1] for result in s.done])
        return (found + len(s.found), wrong + len(s.wrong)) if s.searching() else (found, wrong)

    # -- the table ----------------------------------------------------------------------

    def add_galaxy(self) -> None:
        """Before the first throw all cards lie face down."""
        s, scene = self.s, self.scene
        scene.zones.append(Zone("galaxy", "galaxy", self.say("zone-galaxy", size=s.size), "grid", columns=s.size))
        for place in s.places():
            name, card = place_name(place), s.galaxy[place]
            self.spots[place] = self.piece_at(place)
            if card < 0:
                back = Piece(
                    self.spots[place], "galaxy", "constellation", "back_constellation", name, badges=(self.words.down,), back=True
                )
                scene.pieces.append(back)
                continue
            slug, down = s.cards.ids[card], [self.words.down] if place in s.down else []
            badges = (*down, *self.words.face(card), *self.judged(place))
            scene.pieces.append(Piece(slug, "galaxy", "constellation", slug, name, badges=badges))

    def piece_at(self, place: int) -> str:
        """The id of the piece that lies there."""
        card = self.s.galaxy[place]
        return self.s.cards.ids[card] if card >= 0 else f"down_{place_name(place)}"

    def judged(self, place: int) -> list[Badge]:
        """What is known of a card that was named, and of all when the round is over."""
        s, say = self.s, self.say
        found: list[Badge] = []
        if place in s.found:
            found.append(Badge("token", "", say("practice-found"), SHAPES[0], COLOURS[0], live=True))
        elif place in s.wrong:
            found.append(Badge("token", "", say("practice-wrong"), *WRONG, live=True))
        elif place in self.there:
            found.append(Badge("missed", "", say("practice-missed"), live=True))
        return found + self.pattern_at(place) if place in self.there else found

    def pattern_at(self, place: int) -> list[Badge]:
        """At a destination: how far the pattern is turned, and which card each thing would lie on."""
        s, words = self.s, self.words
        names = dict(zip(s.cards.planet_ids, words.names, strict=True)) | {"disc": self.say("disc"), "hole": self.say("hole")}
        turn, lies = s.fit(place)
        found = [Badge("valid", f"{turn * 90}°" if s.game.chosen["rotation"] is True else "", self.say("practice-there"))]
        for name, card in lies.items():
            kind = f"marble_{name}" if name in s.cards.planet_ids else name
            if card >= 0:
                label = f"{names[name]} {place_name(card)}"
                found.append(Badge(kind, place_name(card), label, points_at=self.piece_at(card)))
        return found

    def add_box(self) -> None:
        s, say, scene = self.s, self.say, self.scene
        scene.zones.extend(self.words.box)
        scene.zones.append(Zone("supply", "supply", say("zone-supply"), "row"))
        self.add_thrown("disc", s.disc, "disc", say("disc"))
        if s.game.chosen["black_hole"] is True:
            self.add_thrown("hole", s.hole, "hole", say("hole"))
        for planet, slug in enumerate(s.cards.planet_ids):
            self.add_thrown(f"marble_{slug}", s.marbles[planet], "marble", self.words.names[planet])

    def add_thrown(self, id: str, cell: int, kind: str, label: str) -> None:
        zone = "supply" if cell == NOWHERE else f"cell_{cell}"
        self.scene.pieces.append(Piece(id, zone, kind, id, label))

    def add_rounds(self) -> None:
        """A track of ten, with what each round has brought."""
        done, zones = self.s.done, self.scene.zones
        zones.append(Zone("track", "track", self.say("practice-rounds"), "track"))
        for number in range(1, ROUNDS + 1):
            label = f"{done[number - 1][0]}/{done[number - 1][2]}" if number <= len(done) else str(number)
            zones.append(Zone(f"space_{number}", "space", label, "stack", -1, "track"))
        last = [gauge("gain", done[-1][0], done[-1][2], self.round_label(len(done)))] if done else []
        zones.append(Zone("reserve_0", "reserve", self.say("practice-last"), "stack", 0, badges=tuple(last)))

    def round_label(self, number: int) -> str:
        found, wrong, there = self.s.done[number - 1]
        return self.say("practice-round", number=number, found=found, there=there, wrong=wrong)

    # -- what is wanted -----------------------------------------------------------------

    def status(self) -> str:
        s, say = self.s, self.say
        if not s.round:
            return say("practice-begin")
        return say("practice-status", number=s.round, last=ROUNDS, step=say("step-result" if self.review else "practice-step"))

    def option(self, move: int) -> Option:
        say = self.say
        if move >= MARK:
            return Option(move, say("practice-move-mark", place=place_name(move - MARK)), self.spots[move - MARK])
        if move in (THROW, PASS):
            return Option(move, say("practice-move-throw" if move == THROW else "practice-move-pass"), declines=move == PASS)
        return Option(move, say("practice-move-ready" if self.s.round < ROUNDS else "practice-move-end"))

    def prompt(self) -> str:
        s, say = self.s, self.say
        if not s.round:
            seconds = s.game.chosen["seconds"]
            assert isinstance(seconds, int)
            return say("practice-prompt-begin", seconds=seconds)
        wrong = [say("practice-prompt-wrong", places=self.names(s.wrong))] if s.wrong else []
        if self.review:
            return " ".join([*self.summary(), *wrong])
        found = [say("practice-prompt-found", places=self.names(s.found))] if s.found else []
        return " ".join([*found, *wrong, say("practice-prompt-more" if found else "practice-prompt")])

    def names(self, places: tuple[int, ...] | list[int]) -> str:
        return join_names(self.say, [place_name(place) for place in sorted(places)])

    def summary(self) -> list[str]:
        """What was found of what was there."""
        s, say, there = self.s, self.say, self.there
        missing = [place for place in there if place not in s.found]
        if not missing:
            return [say("practice-all", number=len(there), places=self.names(there))]
        lines = [say("practice-none", number=len(there))]
        if s.found:
            lines = [say("practice-some", found=len(s.found), number=len(there), places=self.names(s.found))]
        return [*lines, say("practice-missing", places=self.names(missing))]

    # -- the end ------------------------------------------------------------------------

    def add_result(self) -> None:
        """The sheet: a line for each round."""
        s, say, scene = self.s, self.say, self.scene
        there = sum([result[2] for result in s.done])
        found, wrong = self.totals()
        lines = [Line(self.round_label(number), (points,)) for number, points in enumerate(s.points(), 1)]
        scene.sheet = [*lines, Line(say("practice-total", number=there), (s.scores()[0],), True)]
        scene.places = s.ranking()
        scene.share = result_line(s)
        scene.status = say("practice-over")
        scene.prompt = say("practice-verdict", points=s.scores()[0], found=found, there=there, wrong=wrong)
