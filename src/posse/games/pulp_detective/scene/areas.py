"""What lies before each player: detective, Energy, clues, object, tokens and storylines."""

from __future__ import annotations

from posse.core.scene import Badge, about_player, counter, gauge
from posse.games.pulp_detective.rules.cards import BOTTOM, EMPTY, LEFT, MOST_ENERGY, RIGHT, TOKENS, TOP
from posse.games.pulp_detective.rules.state import NO_CARD, NOBODY, PLAYING, Area
from posse.games.pulp_detective.rules.story import PlaceCard, TeamPlace, joined, matches
from posse.games.pulp_detective.scene.desk import NO_LINE, Desk, object_id, twist_numbers
from posse.games.pulp_detective.scene.words import FATES, seat_badge


class Areas(Desk):
    """Adds the players' areas to a scene."""

    def add_area(self, seat: int) -> None:
        self.zone(f"area_{seat}", "area", about_player(self.say, "area", seat), "grid", seat)
        area = self.s.areas[seat]
        self.part("detective", seat, "tray")
        if area.detective != NOBODY:
            self.add_detective(area.detective, f"detective_{seat}", self.standing(seat, area))
        if self.begun:
            self.add_tracks(seat, area)
            self.add_held(seat, area)
        self.add_storylines(seat, area)

    def part(self, kind: str, seat: int, layout: str, badges: tuple[Badge, ...] = ()) -> None:
        """A zone of an area, named after its kind."""
        self.zone(f"{kind}_{seat}", kind, self.words(f"zone-{kind}"), layout, seat, f"area_{seat}", badges)

    # -- tracks and tokens --------------------------------------------------------------

    def standing(self, seat: int, area: Area) -> tuple[Badge, ...]:
        """Whether the Special Action can be used now, or why the player is off the case."""
        s = self.s
        if not self.begun:
            return ()
        if area.fate != PLAYING:
            return (Badge("out", "", self.words(f"fate-{'cards' if s.lacks_cards(seat) else FATES[area.fate]}"), live=True),)
        limit, night = s.cards.limit[area.detective], s.cards.by_night[area.detective] == s.is_night(seat)
        spent = limit > 0 and s.acted[area.detective] >= limit
        kind = "spent" if spent else "ready" if night else "resting"
        return (Badge(kind, "", self.words(f"badge-{kind}"), live=True),)

    def add_tracks(self, seat: int, area: Area) -> None:
        s, say = self.s, self.say
        energy, dice = area.energy, s.allowance(seat)
        badges = [
            gauge("energy", energy, MOST_ENERGY, say("badge-energy", number=energy, most=MOST_ENERGY)),
            counter("dice", dice, say("badge-dice", number=dice)),
        ]
        more = s.cards.for_an_hour[energy]
        if more and not area.bought:
            badges.append(counter("hour_for_dice", more, say("badge-for-an-hour", number=more)))
        self.part("energy", seat, "tray", tuple(badges))
        needed = s.needed_clues()
        label = say("badge-clues", number=area.clues, all=needed)
        self.part("clues", seat, "tray", (gauge("clues", area.clues, needed, label),))

    def add_held(self, seat: int, area: Area) -> None:
        s = self.s
        self.part("object", seat, "tray")
        if area.object != EMPTY:
            self.add_object(area.object, f"object_{seat}", object_id(s, area.object, seat))
        if s.cards.twists[s.case]:
            self.part("twists", seat, "row")
            for icon in range(4):
                for number in twist_numbers(s, seat, icon):
                    self.add_twist(icon, number, f"twists_{seat}")
        if s.players == 2:
            self.part("tokens", seat, "row")
            for token in range(len(TOKENS)):
                if s.tokens[token] == seat:
                    self.add_token(token, f"tokens_{seat}")

    # -- storylines ---------------------------------------------------------------------

    def add_storylines(self, seat: int, area: Area) -> None:
        if area.card != NO_CARD and area.row == NOBODY:
            self.zone(f"card_{seat}", "current", self.words("zone-current"), "row", seat, f"area_{seat}")
            self.add_front(area.card, f"card_{seat}", self.line(seat, area.card))
        name = self.say.player(seat)
        self.part("story", seat, "grid", (seat_badge("player", name, name, seat),) if self.s.players == 2 else ())
        placing = self.places(seat)
        for row in range(len(area.rows)):
            self.add_row(seat, row, "row", self.promise(seat, row) if row in placing else ())
            for column in range(len(area.rows[row])):
                self.add_panel(seat, area, row, column)
        if len(area.rows) in placing:
            self.add_row(seat, len(area.rows), "new-row", self.promise(seat, len(area.rows)))

    def places(self, seat: int) -> list[int]:
        """The storylines in which the card of this seat may be placed now."""
        top, area = self.s.top, self.s.areas[seat]
        placing = top is not None and (isinstance(top.effect, TeamPlace) or isinstance(top.effect, PlaceCard) and top.me == seat)
        return self.s.places(seat) if placing and area.card != NO_CARD and area.row == NOBODY else []

    def promise(self, seat: int, row: int) -> tuple[Badge, ...]:
        """The re-rolls that the card would earn there."""
        number = matches(self.s, seat, self.s.areas[seat].card, row)
        return (counter("match", number, self.say("badge-match", number=number)),)

    def add_row(self, seat: int, row: int, kind: str, badges: tuple[Badge, ...]) -> None:
        label = self.say("row-new" if kind == "new-row" else "row-subplot", number=row) if row else self.words("row-main")
        self.zone(f"row_{seat}_{row + 1}", kind, label, "row", seat, f"story_{seat}", badges)

    def add_panel(self, seat: int, area: Area, row: int, column: int) -> None:
        card = area.rows[row][column]
        mine = card == area.card and row == area.row
        line = self.line(seat, card) if mine else NO_LINE
        more: tuple[Badge, ...] = ()
        mission = self.s.mission
        if mine and mission is not None and mission.seat == seat and not mission.suspect:
            line = mission.line
            more = (Badge("current", "", self.words("badge-current"), live=True),)
        self.add_front(card, f"row_{seat}_{row + 1}", line, 1, self.joined(seat, row, column), more)

    def line(self, seat: int, card: int) -> int:
        return self.s.cards.line(card, max(1, self.s.hour(seat)))

    def joined(self, seat: int, row: int, column: int) -> int:
        """The edges of a panel that show the same as their neighbour's, a bit for each."""
        rows = self.s.areas[seat].rows
        before, after = (RIGHT, LEFT) if seat else (LEFT, RIGHT)  # PD-R63
        found = joined(self.s, seat, rows[row][column], row, column)
        for at, place, side, other in ((row, column + 1, before, after), (row + 1, column, TOP, BOTTOM)):
            if at < len(rows) and place < len(rows[at]):
                found |= (joined(self.s, seat, rows[at][place], at, place) >> side & 1) << other
        return found
