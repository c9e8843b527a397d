"""What lies where on the table, and what happened, in words.

Tokens, marks and the joker are badges of the card that they lie on, so that the card is read out with them, and so that
they are in its cell where the galaxy is printed as a table.
"""

from __future__ import annotations

from typing import Final

from posse.core.choice import Effect
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
    in_language,
    in_order,
    join_names,
    words_of,
)
from posse.core.state import REFEREE
from posse.games.space_bowl.rules.cards import NO_CARD, PLANETS, Cards
from posse.games.space_bowl.rules.effects import (
    CALL_GO,
    CLEAR,
    FOLLOW,
    JOKER,
    MARK,
    PASS,
    PLACE,
    READY,
    THROW,
    WAIT,
    Between,
    Countdown,
    CountdownInTicks,
    Hush,
    Placing,
    PlacingInTicks,
    Throw,
    in_ticks,
)
from posse.games.space_bowl.rules.game import place_name
from posse.games.space_bowl.rules.scoring import ROWS
from posse.games.space_bowl.rules.solver import NOWHERE, bit, places_of
from posse.games.space_bowl.rules.state import DYING, GO, LAST_SPACE, NO_PLACE, PLACES, RED, SEARCH, SILENT, BowlState
from posse.games.space_bowl.scene.review import Review

CELLS: Final = ("top-left", "top", "top-right", "left", "centre", "right", "bottom-left", "bottom", "bottom-right")
MINUS: Final = "\N{MINUS SIGN}"
BUTTONS: Final = {THROW: "throw", WAIT: "wait", CLEAR: "clear", PASS: "pass", READY: "ready"}


def build(s: BowlState, say: Say) -> Scene:
    """The table as the viewer of `s` sees it; `s` is what `seen_by` gives."""
    assert s.viewer != REFEREE, "a scene is made from what one viewer sees: seen_by()"
    return Builder(s, say).build()


def describe(event: Event, cards: Cards, say: Say) -> str:
    """A log line for an event that reaches the reader; empty for one that needs no words."""
    kind, seat, args = event.kind, event.seat, event.args
    if kind in ("sealed", "withdrew"):
        return ""
    if kind in ("left", "turned"):
        return say(f"log-{kind}")
    if kind == "there":
        return say("log-there", number=len(args), places=", ".join([place_name(place) for place in args]))
    if kind == "ended":
        return say("log-ended", number=args[0])
    key, player = f"log-{kind}", say.player(seat)
    you = "-you" if seat == say.reader else ""
    if kind == "round":
        return say(key + you, number=args[0], player=player)
    if kind == "scored":
        key = "log-gained" if args[0] > 0 else "log-lost" if args[0] < 0 else "log-kept"
        return say(key + you, player=player, number=abs(args[0]), points=args[1])
    if kind == "placed":
        key += "-joker" if args[2] else "-valid" if args[1] else "-invalid"
    if kind in ("placed", "joker", "took"):
        return say(key + you, player=player, place=place_name(args[0]))
    return say(key + you, player=player)


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", MINUS)


class Words:
    """What is printed on the cards, and the parts of the table that never change, in one language."""

    def __init__(self, cards: Cards, say: Say) -> None:
        self.cards = cards
        self.say = say
        self.names = [in_language(names, say.lang) for names in cards.planet_names]
        self.planets = [Badge(slug, "", name) for slug, name in zip(cards.planet_ids, self.names, strict=True)]
        for badge in self.planets:
            badge.live = True  # where room is short, stars are left out
        self.down = Badge("down", "", say("face-down"))
        self.faces: dict[int, tuple[Badge, ...]] = {}
        self.labels: dict[int, str] = {}
        self.box: list[Zone] = [Zone("box", "box", say("zone-box"), "grid")]
        for cell, key in enumerate(CELLS):
            self.box.append(Zone(f"cell_{cell}", "cell", say(f"cell-{key}"), "tray", -1, "box"))
        self.track: list[Zone] = [Zone("track", "track", say("zone-track"), "track")]
        for space in range(LAST_SPACE + 1):
            self.track.append(Zone(f"space_{space}", "space", str(space), "stack", -1, "track"))

    def label(self, move: int) -> str:
        """A move that is made on a card: a countdown offers fifty and more of them."""
        if move not in self.labels:
            key = "move-place" if move >= PLACE else "move-joker" if move >= JOKER else "move-mark"
            self.labels[move] = self.say(key, place=place_name((move - MARK) % PLACES))
        return self.labels[move]

    def face(self, card: int) -> tuple[Badge, ...]:
        """The planets of a card, then what only distracts."""
        if card not in self.faces:
            cards, say = self.cards, self.say
            shown = [self.planets[planet] for planet in range(PLANETS) if cards.planets[card] >> planet & 1]
            if cards.stars[card]:
                shown.append(Badge("star", "", say("star")))
            if cards.shooting_stars[card]:
                shown.append(Badge("shooting_star", "", say("shooting-star")))
            if cards.holes[card]:
                shown.append(Badge("black_hole", "", say("black-hole")))
            self.faces[card] = tuple(shown)
        return self.faces[card]


class Builder:
    """Puts a scene together, zone by zone."""

    def __init__(self, s: BowlState, say: Say) -> None:
        self.say = say
        self.words = words_of(Words, s.cards, say)
        self.scene = Scene(s.viewer, "", "")
        self.review: Review | None = Review(s) if s.gains else None
        self.s = s
        self.shown = self.review.before if self.review is not None else s
        """The table whose galaxy is shown: in a review it is as it was when the tokens were put down."""
        self.spots: dict[int, str] = {}
        """The pieces of the galaxy by place."""
        top = s.top
        self.step: Effect[BowlState] | None = top.effect if top is not None else None

    def build(self) -> Scene:
        s, scene = self.s, self.scene
        waiting = s.waiting()
        for seat in range(s.players):
            self.add_player(seat, seat in waiting)
        self.add_galaxy()
        self.add_box()
        self.add_pile()
        self.add_track()
        for seat in range(s.players):
            self.add_reserve(seat)
        scene.options = in_order([self.option(move) for move in s.options(s.viewer)], s.game.moves.texts)
        scene.status = self.status()
        if s.over():
            scene.sheet = [Line(self.say("sheet-total"), tuple(s.points), True)]
            scene.ties = [Line(self.say("sheet-cards"), tuple(s.reserves))]
            scene.places = s.ranking()
            scene.prompt = self.verdict()
        else:
            scene.prompt = self.prompt(waiting)
        return scene

    def name(self, seat: int) -> str:
        return self.say.player(seat)

    def name_all(self, seats: list[int]) -> str:
        return join_names(self.say, [self.say.player(seat) for seat in seats])

    # -- players ----------------------------------------------------------------------

    def add_player(self, seat: int, to_act: bool) -> None:
        s, say = self.s, self.say
        titles = [say("captain")] if seat == s.captain else []
        if s.status[seat] == DYING:
            titles.append(say("title-red" if seat == s.caller else "title-red-followed"))
        elif s.status[seat] != SILENT:
            titles.append(say("title-go" if seat == s.caller else "title-followed"))
        counts = ((say("count-reserve"), s.reserves[seat]),)
        self.scene.players.append(Player(seat, self.name(seat), s.points[seat], to_act, counts, " · ".join(titles)))

    # -- the galaxy ---------------------------------------------------------------------

    def add_galaxy(self) -> None:
        """The cards row by row (SB-020)."""
        s = self.shown
        self.scene.zones.append(Zone("galaxy", "galaxy", self.say("zone-galaxy", size=s.size), "grid", badges=self.alarm()))
        for place in s.places():
            name, card = place_name(place), s.galaxy[place]
            added = self.lying(place)
            if s.down & bit(place):
                self.spots[place] = f"down_{name}"
                badges = (self.words.down, *added)
                back = Piece(f"down_{name}", "galaxy", "constellation", "back_constellation", name, badges=badges, back=True)
                self.scene.pieces.append(back)
                continue
            slug = self.spots[place] = s.cards.ids[card]
            face = self.words.face(card)
            badges = (*face, *added) if added else face
            self.scene.pieces.append(Piece(slug, "galaxy", "constellation", slug, name, badges=badges))

    def alarm(self) -> tuple[Badge, ...]:
        """What counts down, while it does."""
        if not isinstance(self.step, (Countdown, CountdownInTicks, Placing, PlacingInTicks)):
            return ()
        return (Badge("countdown", "", self.said(), colour="lime" if self.s.kind == GO else "coral"),)

    def lying(self, place: int) -> list[Badge]:
        """What lies on a card, and what the review says of it."""
        s, say, viewer = self.s, self.say, self.s.viewer
        found: list[Badge] = []
        if s.joker == place:
            found.append(Badge("joker", "", say("joker-on", player=self.name(s.layer))))
        if self.review is not None:
            found += self.judged(self.review, place)
        elif viewer >= 0 and s.put[viewer] == place:
            found.append(Badge("token", "", say("token-you"), SHAPES[viewer], COLOURS[viewer]))
        elif viewer >= 0 and s.marks[viewer] == place:
            found.append(Badge("mark", "", say("mark"), SHAPES[viewer], COLOURS[viewer]))
        for badge in found:
            badge.live = True
        return found + self.pattern_at(place) if self.review is not None else found

    def pattern_at(self, place: int) -> list[Badge]:
        """At a destination, on which card each marble would lie: the value of such a badge is the label of that card."""
        review, words = self.review, self.words
        if review is None or not (review.outcome.natural | review.outcome.helped) & bit(place):
            return []
        kinds = [*[f"marble_{slug}" for slug in self.s.cards.planet_ids], "hole", "disc"]
        names = [*words.names, self.say("hole"), self.say("disc")]
        lies = [*review.laid(place), (PLANETS + 1, place)]
        return [Badge(kinds[n], place_name(card), f"{names[n]} {place_name(card)}") for n, card in lies]

    def judged(self, review: Review, place: int) -> list[Badge]:
        s, say, here = self.s, self.say, bit(place)
        found: list[Badge] = []
        for seat in range(s.players):
            if s.put[seat] == place:
                key = "token-valid" if review.outcome.valid[seat] else "token-invalid"
                found.append(Badge("token", "", say(key, player=self.name(seat)), SHAPES[seat], COLOURS[seat]))
        if (review.outcome.natural | review.outcome.helped) & here:
            kind = "valid" if review.outcome.natural & here else "helped"
            found.append(Badge(kind, review.angle(place), say(f"review-{kind}", players=self.finders(review, place))))
        if place == s.taken:
            found.append(Badge("taken", "", say("taken", player=self.name(s.captain))))
        return found

    # -- beside the galaxy --------------------------------------------------------------

    def add_box(self) -> None:
        """The marbles and discs in their cells, and what is not thrown beside it (SB-025 to SB-027)."""
        s, say, words, scene = self.s, self.say, self.words, self.scene
        scene.zones.extend(words.box)
        scene.zones.append(Zone("supply", "supply", say("zone-supply"), "row"))
        self.add_thrown("disc", s.disc, "disc", say("disc"))
        if s.game.chosen["black_hole"] is True:
            self.add_thrown("hole", s.hole, "hole", say("hole"))
        for planet, slug in enumerate(s.cards.planet_ids):
            self.add_thrown(f"marble_{slug}", s.marbles[planet], "marble", words.names[planet])
        if s.game.chosen["joker"] is True and s.joker == NO_PLACE:
            scene.pieces.append(Piece("joker", "supply", "joker", "joker", say("joker")))

    def add_thrown(self, id: str, cell: int, kind: str, label: str) -> None:
        zone = "supply" if cell == NOWHERE else f"cell_{cell}"
        self.scene.pieces.append(Piece(id, zone, kind, id, label))

    def add_pile(self) -> None:
        s, scene = self.s, self.scene
        top, count = s.pile[-1] if s.pile else NO_CARD, len(s.pile)
        if self.review is not None:
            top, count = self.review.top, self.review.piled
        scene.zones.append(Zone("pile", "pile", self.say("zone-pile"), "stack"))
        if top != NO_CARD:
            slug, badges = s.cards.ids[top], self.words.face(top)
            scene.pieces.append(Piece(slug, "pile", "constellation", slug, self.say("top-card"), badges=badges, count=count))

    def add_track(self) -> None:
        """A score may be beyond the last space (SB-158)."""
        s, scene = self.s, self.scene
        scene.zones.extend(self.words.track)
        for seat, points in enumerate(s.points):
            badge = Badge("points", str(points), self.say("points", number=points), SHAPES[seat], COLOURS[seat])
            zone = f"space_{min(points, LAST_SPACE)}"
            scene.pieces.append(Piece(f"score_{seat}", zone, "score", f"score_{seat}", self.name(seat), badges=(badge,)))

    def add_reserve(self, seat: int) -> None:
        """Cards taken are counted, not looked at; after a round the zone says what it has brought."""
        s, say, zone = self.s, self.say, f"reserve_{seat}"
        label = say("zone-reserve-you") if seat == s.viewer else say("zone-reserve", player=self.name(seat))
        gain = self.gain(seat)
        badges = (Badge("gain", signed(s.gains[seat]), gain),) if gain else ()
        self.scene.zones.append(Zone(zone, "reserve", label, "stack", seat, badges=badges))
        if s.reserves[seat]:
            label, count = say("cards-taken"), s.reserves[seat]
            back = Piece(f"taken_{seat}", zone, "constellation", "back_constellation", label, count=count, back=True)
            self.scene.pieces.append(back)

    def gain(self, seat: int) -> str:
        """What the round has brought to a player, row by row; empty for nothing at all."""
        if self.review is None:
            return ""
        rows = self.review.outcome.rows[seat]
        said = [self.say("row", row=self.say(f"row-{row}"), points=signed(rows[row])) for row in ROWS if row in rows]
        return self.say("gain", points=signed(self.s.gains[seat]), rows=", ".join(said)) if said else ""

    # -- what is wanted -----------------------------------------------------------------

    def option(self, move: int) -> Option:
        s, say = self.s, self.say
        if move >= MARK:
            return Option(move, self.words.label(move), self.spots[(move - MARK) % PLACES])
        if move == PASS and s.put[s.viewer] != NO_PLACE:
            return Option(move, say("move-stay"))
        if move in BUTTONS:
            return Option(move, say(f"move-{BUTTONS[move]}"))
        if move == FOLLOW:
            return Option(move, say("move-follow-red" if s.kind == RED else "move-follow"))
        late = s.kind == (GO if move == CALL_GO else RED)  # SB-R06
        return Option(move, say(("move-go" if move == CALL_GO else "move-red") + ("-late" if late else "")))

    def prompt(self, waiting: list[int]) -> str:
        s, say, step = self.s, self.say, self.step
        if isinstance(step, Throw):
            return self.throw_prompt()
        if isinstance(step, Hush):
            return say("prompt-rolling")
        if self.review is not None:
            lines = [self.summary(self.review)]
            if s.viewer not in waiting:
                lines.append(say("prompt-wait", players=self.name_all(waiting)))
            return " ".join(lines)
        if s.viewer < 0:
            return self.watching(waiting)
        if s.status[s.viewer] == DYING:
            return say("prompt-button")
        if s.viewer not in waiting:
            return say("prompt-wait", players=self.name_all(waiting))
        if isinstance(step, (Placing, PlacingInTicks)):
            if s.put[s.viewer] != NO_PLACE:
                return say("prompt-place-lies", place=place_name(s.put[s.viewer]))
            return say("prompt-place" if s.owes(s.viewer) else "prompt-place-may")
        if s.kind == SEARCH:
            marked = s.marks[s.viewer]
            return say("prompt-search") if marked == NO_PLACE else say("prompt-search-marked", place=place_name(marked))
        return self.countdown_prompt()

    def throw_prompt(self) -> str:
        s, say = self.s, self.say
        if s.viewer != s.captain:
            return say("prompt-throw-wait", player=self.name(s.captain))
        shown = s.cards.planets[s.pile[-1]]
        names = [self.words.names[planet] for planet in range(PLANETS) if shown >> planet & 1]
        return say("prompt-throw", planets=join_names(say, names))

    def countdown_prompt(self) -> str:
        """To somebody who is not on the red button (T3)."""
        s, say = self.s, self.say
        marked, fresh = s.marks[s.viewer], s.kind == GO or bool(s.fresh >> s.viewer & 1)
        place, caller = place_name(marked) if marked != NO_PLACE else "", self.name(s.caller)
        if s.owes(s.viewer):
            said = say("prompt-going-marked", place=place) if place and fresh else say("prompt-going")
            if s.layer == s.viewer:
                said += " " + say("prompt-joker", place=place_name(s.joker))
            return said
        if s.kind == GO:
            return say("prompt-follow", player=caller)
        if not place:
            return say("prompt-doubt", player=caller)
        return say("prompt-doubt-marked" if fresh else "prompt-doubt-stale", place=place)  # SB-R86

    def watching(self, waiting: list[int]) -> str:
        """To a spectator."""
        s, say = self.s, self.say
        if isinstance(self.step, (Placing, PlacingInTicks)):
            return say("prompt-wait", players=self.name_all(waiting))
        if s.kind == SEARCH:
            return say("prompt-search-watch")
        return say("prompt-go-watch" if s.kind == GO else "prompt-red-watch", player=self.name(s.caller))

    def status(self) -> str:
        s, say = self.s, self.say
        if s.over():
            return say("status-over", number=s.round)
        status = say("status", number=s.round, step=self.said())
        timed = in_ticks(s) and s.ticks and s.sealed is not None and not s.placing
        return f"{status} · {say('status-ticks', number=s.ticks)}" if timed else status

    def said(self) -> str:
        """The step of the round, in words."""
        s, say, step = self.s, self.say, self.step
        if isinstance(step, (Countdown, CountdownInTicks)):
            key = "step-go" if s.kind == GO else "step-red"
            return say(f"{key}-you") if s.caller == s.viewer else say(key, player=self.name(s.caller))
        if isinstance(step, (Placing, PlacingInTicks)):
            return say("step-place")
        return say("step-result" if isinstance(step, Between) else "step-throw" if self.rolls() else "step-search")

    def rolls(self) -> bool:
        return isinstance(self.step, (Throw, Hush))

    def summary(self, review: Review) -> str:
        """What the round has brought to the viewer, and every destination with those who found it."""
        s, say, outcome = self.s, self.say, review.outcome
        lines = [say("result-you", gain=self.gain(s.viewer))] if s.viewer >= 0 and self.gain(s.viewer) else []
        fitting, helped = places_of(outcome.natural), places_of(outcome.helped & ~outcome.natural)
        if fitting:
            lines.append(say("result-valid", number=len(fitting), places=self.found(review, fitting)))
        else:
            lines.append(say("result-none"))
        if helped:
            lines.append(say("result-joker", joker=place_name(s.joker), places=self.found(review, helped)))
        return " ".join(lines)

    def found(self, review: Review, places: list[int]) -> str:
        """`b2 (Ada and Bo), d4 (nobody)`."""
        return ", ".join([f"{place_name(place)} ({self.finders(review, place)})" for place in places])

    def finders(self, review: Review, place: int) -> str:
        return self.name_all(review.finders(place)) or self.say("nobody")

    # -- the end ------------------------------------------------------------------------

    def verdict(self) -> str:
        s, say, places = self.s, self.say, self.scene.places
        best = max(s.points)
        winners = [seat for seat in range(s.players) if places[seat] == 1]
        cards = s.reserves[winners[0]]
        if len(winners) > 1:
            return say("won-shared", players=self.name_all(winners), points=best, cards=cards)
        key = "won-cards" if s.points.count(best) > 1 else "won"
        if winners[0] == s.viewer:
            key += "-you"
        if key.startswith("won-cards"):
            return say(key, player=self.name(winners[0]), points=best, cards=cards)
        return say(key, player=self.name(winners[0]), points=best)
