"""What lies on the table: clock, case, suspects, cards and tokens that lie ready, and what lies before each player."""

from __future__ import annotations

from typing import Final

from posse.core.saving import frames_of
from posse.core.scene import Badge, Piece, Say, Scene, Zone, about_player, counter, gauge
from posse.core.state import ALL_OPEN
from posse.games.pulp_detective.rules import cards as deck
from posse.games.pulp_detective.rules.cards import BLANK, EMPTY, HOURS, ICON_IDS, MOST_ENERGY, TOKENS
from posse.games.pulp_detective.rules.results import OfferObject
from posse.games.pulp_detective.rules.setup import ChooseCase, ChooseDetective
from posse.games.pulp_detective.rules.state import NO_CARD, NOBODY, PLAYING, UNKNOWN, Area, DetectiveState, back
from posse.games.pulp_detective.rules.story import PlaceCard, TeamPlace, joined, matches
from posse.games.pulp_detective.scene.words import BACKS, FATES, LIKELY, Words, seat_badge, seat_counter

CUBES: Final = ("cube-red", "cube-blue")
NO_LINE: Final = -1
LOOSE: Final = ("drawn", "given")
"""The zones of cards that are not placed yet."""
TO: Final = "\N{EN DASH}"


def object_id(s: DetectiveState, item: int, seat: int, offered: bool = False) -> str:
    """An object in front of a player, or offered to one; each may have the same one, but who holds it is offered another."""
    slug = s.cards.object_ids[item]
    return slug if offered and s.areas[seat].object == item else f"{slug}_{seat}"


def twist_id(icon: int, number: int) -> str:
    return f"twist-{ICON_IDS[icon]}-{number}"


def twist_numbers(s: DetectiveState, seat: int, icon: int) -> list[int]:
    """Which tokens of an icon a player has: the first from below, the second from above, so that only what moves moves."""
    held = s.areas[seat].twists[icon]
    most = s.supply[icon] + sum([area.twists[icon] for area in s.areas])
    return list(range(most - held + 1, most + 1)) if seat else list(range(1, held + 1))


class Desk:
    """Adds zones and pieces to a scene."""

    def __init__(self, s: DetectiveState, say: Say, words: Words, scene: Scene) -> None:
        self.s = s
        self.say = say
        self.words = words
        self.scene = scene
        self.begun = bool(s.hours)
        self.eyes = max(0, s.viewer)
        """Whose hour counts: the viewer's, or the first player's for spectators."""

    def zone(
        self, id: str, kind: str, label: str, layout: str, owner: int = -1, inside: str = "", badges: tuple[Badge, ...] = ()
    ) -> None:
        self.scene.zones.append(Zone(id, kind, label, layout, owner, inside, badges))

    def add(self, piece: Piece) -> None:
        self.scene.pieces.append(piece)

    def add_thing(
        self, kind: str, number: int, id: str, zone: str, badges: list[Badge], text: str, caption: str = "", count: int = 1
    ) -> None:
        """A piece that has a name, and maybe a line of flavour."""
        name, flavour = self.words.name(kind, number), self.words.flavour(kind, number)
        caption = caption or self.words(f"kind-{kind}")
        face = self.s.cards.object_ids[number] if kind == "object" else id
        self.add(Piece(id, zone, kind, face, name, caption, tuple(badges), text, count, flavour=flavour))

    # -- clock, case, suspects ----------------------------------------------------------

    def add_clock(self) -> None:
        s, say, words = self.s, self.say, self.words
        badges = [counter("hour", hour, say("badge-hour", hour=hour)) for hour in s.hours]
        if len(s.hours) > 1:
            labels = [about_player(say, "badge-hour-of", at, hour=hour) for at, hour in enumerate(s.hours)]
            badges = [seat_counter("hour", hour, labels[at], at) for at, hour in enumerate(s.hours)]
        if self.begun:
            now = "night" if s.is_night(self.eyes) else "day"
            badges.append(Badge(now, "", words(now)))
            nights = words.nights(s.case)
            badges += [Badge("night", f"{a}{TO}{b}", say("badge-nights", first=a, last=b)) for a, b in nights]
        self.zone("clock", "clock", words("zone-clock"), "track", badges=tuple(badges))
        for hour in range(HOURS, 0, -1):
            self.zone(f"hour_{hour}", "night" if s.night_at(hour) else "day", str(hour), "stack", -1, "clock")
        for at, hour in enumerate(s.hours):
            label = about_player(say, "time-marker", at) if len(s.hours) > 1 else words("time-marker-all")
            self.add(Piece(f"time_{at}", f"hour_{hour}" if hour else "clock", "cube", CUBES[at], label))

    def add_case(self) -> None:
        """The case, or all of them while it is still to be chosen."""
        s, words = self.s, self.words
        self.zone("case", "case", words("zone-case"), "tray")
        undecided = any([isinstance(frame.effect, ChooseCase) for frame in frames_of(s.top)])
        for case, slug in enumerate(s.cards.case_ids):
            if undecided or case == s.case:
                number = s.cards.clues[case]
                badges = [counter("clues", number, self.say("badge-needed", number=number))]
                if self.begun:
                    badges.append(Badge("level", "", words.level(s.level)))
                self.add_thing("case", case, slug, "case", badges, words.case_text(case))

    def add_suspects(self) -> None:
        s, words = self.s, self.words
        faced = s.mission.suspect if s.mission is not None else 0
        self.zone("criminal", "criminal", words("zone-criminal"), "row")
        # PD-R71: rivals have each their own Criminal
        counted = [s.suspicion(seat) for seat in range(1 if s.shared else s.players)]
        for suspect in range(1, len(s.cards.suspect_ids)):
            badges = [words.die_icon(suspect), *words.need_badges(s.cards.suspect_needs[suspect])]
            for n, counts in enumerate(counted):
                badges += self.suspicion(counts, suspect, n if len(counted) > 1 else NOBODY)
            zone, slug = "mission" if suspect == faced else "criminal", s.cards.suspect_ids[suspect]
            text = self.say("text-suspect", needs=words.listed(s.cards.suspect_needs[suspect]))
            self.add_thing("suspect", suspect, slug, zone, badges, text)

    def suspicion(self, counts: list[int], suspect: int, seat: int) -> list[Badge]:
        """How often the storylines name a suspect, and whether anybody is named more often."""
        say, number = self.say, counts[suspect]
        leads = number > 0 and number == max(counts[1:])
        if seat == NOBODY:
            found = [counter("count", number, say("badge-count", number=number))]
            found += [Badge("suspect", "", self.words("badge-suspect"))] if leads else []
        else:
            found = [seat_counter("count", number, about_player(say, "badge-count-of", seat, number=number), seat)]
            found += [seat_badge("suspect", "!", about_player(say, "badge-suspect-of", seat), seat)] if leads else []
        for badge in found:
            badge.live = True
        return found

    # -- cards --------------------------------------------------------------------------

    def add_drawn(self) -> None:
        s, words = self.s, self.words
        if any([card != NO_CARD for card in s.drawn]):
            self.zone("drawn", "drawn", words("zone-drawn"), "row")
            for slot, card in enumerate(s.drawn, 1):
                if card != NO_CARD:
                    self.add_card(card, "drawn", f"drawn_{slot}", self.say("slot", number=slot))
        if s.given != NO_CARD:
            self.zone("given", "given", words("zone-given"), "row")
            self.add_card(s.given, "given", "drawn_given", words("zone-given"))

    def add_piles(self) -> None:
        s, words = self.s, self.words
        count = len(s.pile)
        self.zone("pile", "pile", words("zone-pile"), "stack")
        if count:
            self.add_card(s.pile[-1], "pile", "top", words("top-card"), count)
            if s.viewer == ALL_OPEN:
                self.list_pile(s.pile)
        found = s.found_object()
        badges = (Badge(f"die_{found}", "", self.say("badge-next-object", object=words.name("object", found))),) if found else ()
        self.zone("discards", "discards", words("zone-discards"), "stack", badges=badges)
        if s.discards:
            self.add_card(s.discards[-1], "discards", "", "", len(s.discards))
            self.list_pile(s.discards)

    def list_pile(self, cards: list[int]) -> None:
        """Says on the top card of a pile, which was added last, what lies in it."""
        top = self.scene.pieces[-1]
        top.pile = tuple([(self.s.cards.ids[card], self.words.name("card", card)) for card in cards[::-1]])
        top.text += f" {self.say('pile', cards=', '.join([label for _, label in top.pile]))}"

    def add_card(self, card: int, zone: str, id: str, caption: str, count: int = 1) -> None:
        """A card that is not in a storyline: its front, if the viewer may see it, with the line that would count now."""
        if card >= 0:
            line = self.line(self.eyes, card) if self.begun and zone != "discards" else NO_LINE
            self.add_front(card, zone, line, count)
            return
        face, name = "", self.words("unknown")
        badges: tuple[Badge, ...] = ()
        if card != UNKNOWN:
            letter = back(0) - card
            face, name = BACKS[letter], self.words.back(letter)
            badges = (Badge(LIKELY[letter], "", self.words(f"likely-{LIKELY[letter]}")),)
        self.add(Piece(id, zone, "card", face, name, caption, badges, count=count, back=True))

    def line(self, seat: int, card: int) -> int:
        """The mission line for the hour."""
        return self.s.cards.line(card, max(1, self.s.hour(seat)))

    def add_front(self, card: int, zone: str, line: int, count: int = 1, joined: int = 0, more: tuple[Badge, ...] = ()) -> None:
        """`joined` are the edges that meet their like, a bit for each. What a card to be kept or placed has at its edges matters,
        and so does its die icon."""
        words, cards = self.words, self.s.cards
        loose = zone in LOOSE or zone.startswith("card_")
        sides = enumerate(cards.edges[card])
        edges = [words.edge(side, icon, joined >> side & 1 == 1, loose) for side, icon in sides if icon != BLANK]
        badges = [*words.front(card, line, loose or zone == "discards"), *edges, *more]
        slug, caption = cards.ids[card], words.kind(cards.letter[card])
        self.add_thing("card", card, slug, zone, badges, words.card_text(card), caption, count)

    # -- tokens and the rest --------------------------------------------------------------

    def add_supply(self) -> None:
        """Tokens that nobody holds; of each icon one piece, the next to be taken."""
        s, words = self.s, self.words
        tokens = [token for token in range(len(TOKENS)) if s.tokens[token] == NOBODY]
        twists = [icon for icon in range(4) if s.supply[icon] and s.cards.twists[s.case]]
        if not (self.begun and (tokens or twists)):
            return
        self.zone("supply", "supply", words("zone-supply"), "row")
        for icon in twists:
            self.add_twist(icon, 1 + s.areas[0].twists[icon], "supply", s.supply[icon])
        for token in tokens:
            self.add_token(token, "supply")

    def add_twist(self, icon: int, number: int, zone: str, count: int = 1) -> None:
        words, face = self.words, f"twist-{ICON_IDS[icon]}"
        self.add(Piece(twist_id(icon, number), zone, "twist", face, words.icon(icon), words("kind-twist"), count=count))

    def add_token(self, token: int, zone: str) -> None:
        words, slug, icon = self.words, TOKENS[token], self.s.cards.token_icon[token]
        badge = Badge(ICON_IDS[icon], "", self.say("badge-token", icon=words.icon(icon)))
        text = self.say(f"text-{slug}", icon=words.icon(icon))
        self.add(Piece(slug, zone, "token", slug, words.name("token", token), words("kind-token"), (badge,), text))

    def add_aside(self) -> None:
        """Who can be chosen, or borrowed (PD-193, PD-233)."""
        s, top = self.s, self.s.top
        lying = [detective for detective in range(4) if s.aside >> detective & 1]
        if top is not None and isinstance(top.effect, ChooseDetective):
            lying = [detective for detective in range(4) if s.cards.blue[detective] == top.effect.blue]
        if lying:
            self.zone("aside", "aside", self.words("zone-aside"), "row")
        for detective in lying:
            self.add_detective(detective, "aside", ())

    def add_detective(self, detective: int, zone: str, live: tuple[Badge, ...]) -> None:
        cards, words = self.s.cards, self.words
        when = "night" if cards.by_night[detective] else "day"
        badges, slug = [Badge(when, "", words(f"by-{when}")), *live], cards.detective_ids[detective]
        caption = words("kind-inspector" if cards.blue[detective] else "kind-detective")
        self.add_thing("detective", detective, slug, zone, badges, words.detective_text(detective), caption)

    def add_offer(self) -> None:
        s, top = self.s, self.s.top
        if top is None or not isinstance(top.effect, OfferObject):
            return
        self.zone("offer", "offer", self.words("zone-offer"), "row")
        for item in range(1, len(s.cards.object_ids)):
            if top.effect.objects >> item & 1:
                self.add_object(item, "offer", object_id(s, item, top.me, True))

    def add_object(self, item: int, zone: str, id: str) -> None:
        badge = Badge(f"die_{item}", "", self.say("badge-object-die", number=item))
        self.add_thing("object", item, id, zone, [badge], self.words.object_text(item))

    # -- what lies before each player -----------------------------------------------------

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

    def joined(self, seat: int, row: int, column: int) -> int:
        """The edges of a panel that show the same as their neighbour's, a bit for each."""
        rows = self.s.areas[seat].rows
        before, after = (deck.RIGHT, deck.LEFT) if seat else (deck.LEFT, deck.RIGHT)  # PD-R63
        found = joined(self.s, seat, rows[row][column], row, column)
        for at, place, side, other in ((row, column + 1, before, after), (row + 1, column, deck.TOP, deck.BOTTOM)):
            if at < len(rows) and place < len(rows[at]):
                found |= (joined(self.s, seat, rows[at][place], at, place) >> side & 1) << other
        return found
