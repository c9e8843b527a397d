"""What lies where on the table.

Tokens, marks and the joker are badges of the card that they lie on, so that the card is read out with them, and so that
they are in its cell where the galaxy is printed as a table.
"""

from __future__ import annotations

from posse.core.scene import COLOURS, SHAPES, Badge, Line, Piece, Player, Say, Scene, Zone, offered, words_of
from posse.core.state import ALL_OPEN
from posse.games.space_bowl.rules.cards import NO_CARD, PLANETS
from posse.games.space_bowl.rules.effects import Countdown, CountdownInTicks, Hush, Placing, PlacingInTicks, Throw
from posse.games.space_bowl.rules.game import place_name
from posse.games.space_bowl.rules.solver import NOWHERE, bit
from posse.games.space_bowl.rules.state import CENTRE, DYING, GO, LAST_SPACE, NO_PLACE, SILENT, BowlState
from posse.games.space_bowl.scene.moves import Menu
from posse.games.space_bowl.scene.prompts import Prompts, signed
from posse.games.space_bowl.scene.review import Review
from posse.games.space_bowl.scene.words import Words


def build(s: BowlState, say: Say) -> Scene:
    """The table as the viewer of `s` sees it; `s` is what `seen_by` or `open_view` gives."""
    return Builder(s, say).build()


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
        self.seen = [seat for seat in range(s.players) if s.viewer in (seat, ALL_OPEN)]
        """Whose tokens and marks are shown before the review."""
        self.spots: dict[int, str] = {}
        """The pieces of the galaxy by place."""
        self.prompts = Prompts(s, say, self.words, self.review)

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
        menu = Menu(s, self.say, self.words, self.spots)
        scene.options = offered([menu.option(move) for move in s.options(s.viewer)], s.game, self.say)
        scene.status, scene.turn, scene.phase = self.prompts.status(), s.round, self.prompts.phase()
        scene.over = s.over()
        scene.sheet = [Line(self.say("sheet-total"), tuple(s.points), True)]
        scene.ties = [Line(self.say("sheet-cards"), tuple(s.reserves))]
        if s.over():
            scene.places = s.ranking()
            scene.prompt = self.prompts.verdict()
        else:
            scene.prompt = self.prompts.prompt(waiting)
        return scene

    def name(self, seat: int) -> str:
        return self.say.player(seat)

    # -- players ----------------------------------------------------------------------

    def add_player(self, seat: int, to_act: bool) -> None:
        s, say = self.s, self.say
        titles = [self.words.captain] if seat == s.captain else []
        badges: tuple[Badge, ...] = ()
        if s.status[seat] != SILENT:
            dying = s.status[seat] == DYING
            said = say(f"title-{'red' if dying else 'go'}" + ("" if seat == s.caller else "-followed"))
            badges = (Badge("dying" if dying else "going", "", said, colour="coral" if dying else "lime"),)
            titles.append(said)
        counts, title = ((self.words.reserve, s.reserves[seat]),), " · ".join(titles)
        self.scene.players.append(Player(seat, self.name(seat), s.points[seat], to_act, counts, title, badges))

    # -- the galaxy ---------------------------------------------------------------------

    def add_galaxy(self) -> None:
        """The cards row by row (SB-020)."""
        s = self.shown
        alarm = self.alarm()
        self.scene.urgent = len(alarm) > 0
        label = self.say("zone-galaxy", size=s.size)
        self.scene.zones.append(Zone("galaxy", "galaxy", label, "grid", badges=alarm, columns=s.size))
        for place in s.places():
            piece, added = self.card_at(place), self.lying(place)
            self.spots[place] = piece.id
            turned_up = s.down & bit(place) != 0 and not piece.back  # in an open view
            if turned_up or added:
                down = [self.words.down] if turned_up else []
                badges = (*down, *piece.badges, *added)
                piece = Piece(piece.id, "galaxy", piece.kind, piece.face, piece.label, badges=badges, back=piece.back)
            self.scene.pieces.append(piece)

    def card_at(self, place: int) -> Piece:
        """The card of the galaxy there, without what lies on it."""
        s = self.shown
        card = s.galaxy[place]
        if card < 0 or (s.down & bit(place) and s.viewer != ALL_OPEN):
            return self.words.back_at(place)
        return self.words.card_at(card, place)

    def alarm(self) -> tuple[Badge, ...]:
        """What counts down, while it does."""
        if not isinstance(self.prompts.step, (Countdown, CountdownInTicks, Placing, PlacingInTicks)):
            return ()
        return (Badge("countdown", "", self.prompts.said(), colour="lime" if self.s.kind == GO else "coral"),)

    def lying(self, place: int) -> list[Badge]:
        """What lies on a card, and what the review says of it."""
        s, found = self.s, list[Badge]()
        if s.joker == place:
            found.append(Badge("joker", "", self.of("joker-on", s.layer), live=True))
        if self.review is not None:
            return found + self.judged(self.review, place) + self.pattern_at(place)
        for seat in self.seen:
            found += self.laid_by(seat, place)
        return found

    def laid_by(self, seat: int, place: int) -> list[Badge]:
        """The token or mark of a player."""
        s = self.s
        kind = "token" if s.put[seat] == place else "mark" if s.marks[seat] == place else ""
        if not kind:
            return []
        return [Badge(kind, "", self.of(kind, seat), SHAPES[seat], COLOURS[seat], live=True)]

    def of(self, key: str, seat: int) -> str:
        """A text about a player, or about you."""
        return self.say(f"{key}-you") if seat == self.s.viewer else self.say(key, player=self.name(seat))

    def pattern_at(self, place: int) -> list[Badge]:
        """At a destination, on which card each marble would lie; such a badge points at that card."""
        review, words = self.review, self.words
        if review is None or not (review.outcome.natural | review.outcome.helped) & bit(place):
            return []
        kinds = [*[f"marble_{slug}" for slug in self.s.cards.planet_ids], "hole", "disc"]
        names = [*words.names, words.hole, words.disc]
        lies = [*review.laid(place), (PLANETS + 1, place)]
        found = [(n, place_name(card), self.card_at(card).id) for n, card in lies]
        return [Badge(kinds[n], name, f"{names[n]} {name}", points_at=piece) for n, name, piece in found]

    def judged(self, review: Review, place: int) -> list[Badge]:
        s, say, here = self.s, self.say, bit(place)
        found: list[Badge] = []
        for seat in range(s.players):
            if s.put[seat] == place:
                key = "token-valid" if review.outcome.valid[seat] else "token-invalid"
                found.append(Badge("token", "", say(key, player=self.name(seat)), SHAPES[seat], COLOURS[seat], live=True))
        if (review.outcome.natural | review.outcome.helped) & here:
            kind = "valid" if review.outcome.natural & here else "helped"
            finders = self.prompts.name_all(review.finders(place))
            label = say(f"review-{kind}", players=finders) if finders else say(f"review-{kind}-missed")
            found.append(Badge(kind, review.angle(place), label, live=True))
        if place == s.taken:
            found.append(Badge("taken", "", self.of("taken", s.captain), live=True))
        return found

    # -- beside the galaxy --------------------------------------------------------------

    def add_box(self) -> None:
        """The marbles and discs in their cells, and what is not thrown beside it (SB-025 to SB-027)."""
        s, say, words, scene = self.s, self.say, self.words, self.scene
        rolling, top, chosen = isinstance(self.prompts.step, Hush), s.pile[-1] if s.pile else NO_CARD, s.game.chosen
        scene.zones.extend([*words.box, words.rolling] if rolling else words.box)
        scene.zones.append(words.supply)
        centred = rolling and chosen["centre"] is True  # SB-192
        self.add_thrown("disc", CENTRE if centred else s.disc, "disc", words.disc, rolling)
        if chosen["black_hole"] is True:
            self.add_thrown("hole", s.hole, "hole", words.hole, rolling and s.cards.holes[top])
        for planet, slug in enumerate(s.cards.planet_ids):
            rolls = rolling and s.cards.planets[top] >> planet & 1 == 1
            self.add_thrown(f"marble_{slug}", s.marbles[planet], "marble", words.names[planet], rolls)
        if chosen["joker"] is True and s.joker == NO_PLACE:
            scene.pieces.append(Piece("joker", "supply", "joker", "joker", say("joker"), prompt=say("prompt-joker-held")))

    def add_thrown(self, id: str, cell: int, kind: str, label: str, rolls: bool) -> None:
        """In its cell, among what rolls, or beside the box."""
        zone = f"cell_{cell}" if cell != NOWHERE else self.words.rolling.id if rolls else "supply"
        self.scene.pieces.append(Piece(id, zone, kind, id, label))

    def add_pile(self) -> None:
        s, scene = self.s, self.scene
        top, count = s.pile[-1] if s.pile else NO_CARD, len(s.pile)
        if self.review is not None and not isinstance(self.prompts.step, Throw):
            top, count = self.review.top, self.review.piled
        scene.zones.append(self.words.pile)
        if top != NO_CARD:
            slug, badges = s.cards.ids[top], self.words.face(top)
            text = self.say("pile-open", cards=self.names_of(s.pile)) if s.viewer == ALL_OPEN else ""
            label = self.words.top_card
            scene.pieces.append(Piece(slug, "pile", "constellation", slug, label, badges=badges, text=text, count=count))

    def names_of(self, pile: tuple[int, ...]) -> str:
        """The planets of each card, from the top."""
        return "; ".join([", ".join([badge.label for badge in self.words.face(card)]) for card in pile[::-1]])

    def add_track(self) -> None:
        """A score may be beyond the last space (SB-158)."""
        s, scene = self.s, self.scene
        scene.zones.extend(self.words.track)
        for seat, points in enumerate(s.points):
            badge = self.words.score(seat, points)
            zone = f"space_{min(points, LAST_SPACE)}"
            scene.pieces.append(Piece(f"score_{seat}", zone, "score", f"score_{seat}", self.name(seat), badges=(badge,)))

    def add_reserve(self, seat: int) -> None:
        """Cards taken are counted, not looked at; after a round the zone says what it has brought."""
        s, say, zone = self.s, self.say, f"reserve_{seat}"
        label = say("zone-reserve-you") if seat == s.viewer else say("zone-reserve", player=self.name(seat))
        gain = self.prompts.gain(seat)
        badges = (Badge("gain", signed(s.gains[seat]), gain),) if gain else ()
        self.scene.zones.append(Zone(zone, "reserve", label, "stack", seat, badges=badges))
        if s.reserves[seat]:
            label, count = self.words.taken, s.reserves[seat]
            back = Piece(f"taken_{seat}", zone, "constellation", "back_constellation", label, count=count, back=True)
            self.scene.pieces.append(back)
