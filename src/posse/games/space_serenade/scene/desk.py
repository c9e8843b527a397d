"""The middle of the table: places with figures and criminals, Vicious, cards for sale, and the decks."""

from __future__ import annotations

from posse.core.scene import COLOURS as SEAT_COLOURS
from posse.core.scene import SHAPES, Badge, Piece, Say, Scene, Zone, about_player
from posse.core.state import ALL_OPEN
from posse.games.space_serenade.rules.cards import BEBOP, LOCATIONS, PLANETS, VICIOUS
from posse.games.space_serenade.rules.criminals import BOSS
from posse.games.space_serenade.rules.instructions import COLOURS, INVESTIGATION, PILES, RESISTANCE
from posse.games.space_serenade.rules.state import NO_CARD, NOBODY, NOT_YET, NOWHERE, PLAYING, SerenadeState
from posse.games.space_serenade.rules.turn import BEBOP_COST
from posse.games.space_serenade.scene.wording import NAMES
from posse.games.space_serenade.scene.words import TOKENS, Words


def pile_zone(pile: int, where: int) -> str:
    """The zone of the tokens on a criminal, or on Vicious."""
    return f"{PILES[pile]}_{TOKENS[where]}"


def pile_piece(pile: int, where: int) -> str:
    return f"{pile_zone(pile, where)}_pile"


def place_zone(place: int) -> str:
    return "bebop" if place == BEBOP else f"planet_{PLANETS[place]}"


def figure_id(character: int) -> str:
    return f"figure_{COLOURS[character]}"


class Desk:
    """Adds zones and pieces to a scene; other builders use it for cards."""

    def __init__(self, s: SerenadeState, say: Say, words: Words, scene: Scene) -> None:
        self.s = s
        self.say = say
        self.words = words
        self.scene = scene
        self.seats = [NOBODY] * 4
        """Who plays each character."""
        for seat in range(len(s.areas)):
            if s.areas[seat].character != NOBODY:
                self.seats[s.areas[seat].character] = seat

    def add(self) -> None:
        self.add_characters()
        for planet in range(3):
            self.add_planet(planet)
        fuel = self.words.number("fuel", BEBOP_COST, self.say("badge-fare", number=BEBOP_COST))
        self.add_place(BEBOP, "ship", fuel)
        self.add_figures(BEBOP)
        if self.s.vicious != NOWHERE and self.s.outcome == PLAYING:
            self.add_vicious()
        self.add_market()
        self.add_big_shot()
        self.add_damage()

    # -- zones and pieces -----------------------------------------------------------------

    def zone(
        self, id: str, kind: str, label: str, layout: str, owner: int = -1, inside: str = "", badges: tuple[Badge, ...] = ()
    ) -> None:
        self.scene.zones.append(Zone(id, kind, label, layout, owner, inside, badges))

    def fixed(self, id: str, kind: str, key: str, layout: str, inside: str = "") -> None:
        """A zone with always the same label and no badges."""
        self.scene.zones.append(self.words.zone(id, kind, key, layout, inside))

    def add_card(self, card: int, zone: str, count: int = 1, badges: tuple[Badge, ...] = (), more: str = "") -> None:
        """The front of an Action card."""
        face = self.words.face(card)
        text = f"{face.text} {more}" if more else face.text
        self.scene.pieces.append(
            Piece(
                self.s.cards.ids[card], zone, face.kind, face.picture, face.name, face.caption, badges or face.badges, text, count
            )
        )

    def add_pile(self, cards: tuple[int, ...], zone: str) -> None:
        """A pile that may be looked through: its top card, and all the names."""
        if cards:
            self.add_card(cards[-1], zone, len(cards), more=self.say("pile", cards=self.words.cards_named(cards)))
            faces = [self.words.face(card) for card in cards[::-1]]
            self.scene.pieces[-1].pile = tuple([(face.picture, face.name) for face in faces])

    def add_deck(self, id: str, zone: str, kind: str, cards: tuple[int, ...]) -> None:
        """A deck of Action cards: its back, or its top card where all is open."""
        if self.s.viewer == ALL_OPEN:
            self.add_pile(cards, zone)
        else:
            self.add_back(id, zone, kind, kind, len(cards))

    def add_back(self, id: str, zone: str, kind: str, face: str, count: int) -> None:
        if count:
            label = self.words(f"back-{kind}")
            self.scene.pieces.append(Piece(id, zone, kind, f"back_{face}", label, count=count, back=True))

    def add_criminal(self, criminal: int, zone: str, live: tuple[Badge, ...] = (), count: int = 1, more: str = "") -> None:
        face = self.words.poster(criminal)
        text = f"{face.text} {more}" if more else face.text
        self.scene.pieces.append(
            Piece(face.picture, zone, face.kind, face.picture, face.name, face.caption, face.badges + live, text, count)
        )

    # -- characters and places --------------------------------------------------------------

    def add_characters(self) -> None:
        """Those who can still be chosen, before the first turn."""
        if self.s.turn:
            return
        self.fixed("characters", "characters", "zone-characters", "row")
        for character in range(4):
            if self.seats[character] == NOBODY:
                self.add_board(character, "characters")

    def add_board(self, character: int, zone: str) -> None:
        slug, text, caption = COLOURS[character], self.words.abilities_text(character), self.words("kind-character")
        self.scene.pieces.append(Piece(f"board_{slug}", zone, "character", slug, NAMES[character], caption, (), text))

    def add_place(self, place: int, kind: str, badge: Badge) -> None:
        """A planet or the ship, on its picture."""
        name = place_zone(place)
        self.scene.zones.append(Zone(name, kind, self.words.place(place), "tray", badges=(badge,), ground=f"ground-{name}"))

    def add_planet(self, planet: int) -> None:
        s, say, words = self.s, self.say, self.words
        gauge = s.gauges[planet]
        self.add_place(planet, "planet", words.figure("gauge", gauge))
        inside, criminal = place_zone(planet), s.wanted[planet]
        label = say("zone-criminal", place=words.place(planet), number=gauge)
        self.zone(f"criminal_{PLANETS[planet]}", "criminal", label, "tray", inside=inside)
        if criminal != NO_CARD:
            printed = (s.cards.resistance[criminal], s.cards.investigation[criminal])
            live = self.add_tokens(planet, criminal, printed, inside)
            self.add_criminal(criminal, f"criminal_{PLANETS[planet]}", live)
        self.add_figures(planet)

    def add_tokens(self, where: int, criminal: int, printed: tuple[int, int], inside: str) -> tuple[Badge, ...]:
        """The two piles; returns what they show."""
        words, found = self.words, []
        for pile in (RESISTANCE, INVESTIGATION):
            left = (self.s.resistance if pile == RESISTANCE else self.s.investigation)[where]
            badge = words.left(pile, criminal, left, printed[pile])
            zone = pile_zone(pile, where)
            self.fixed(zone, PILES[pile], f"zone-{PILES[pile]}", "stack", inside)
            if left:
                self.add_token(pile_piece(pile, where), zone, where, left, (words.fee(pile, criminal), badge))
            found.append(badge)
        return tuple(found)

    def add_token(self, id: str, zone: str, where: int, count: int, badges: tuple[Badge, ...] = ()) -> None:
        slug = TOKENS[where]
        label, caption = self.words(f"token-{slug}"), self.words("kind-token")
        self.scene.pieces.append(Piece(id, zone, "token", f"token_{slug}", label, caption, badges, count=count))

    def add_figures(self, place: int) -> None:
        s, zone = self.s, f"figures_{LOCATIONS[place]}"
        self.fixed(zone, "figures", f"figures-{LOCATIONS[place]}", "row", place_zone(place))
        for character in range(4):
            if s.places[character] == place:
                self.add_figure(character, zone)
        if s.vicious == place and s.outcome == PLAYING:
            self.scene.pieces.append(Piece("figure_vicious", zone, "figure", "figure_vicious", self.words.criminal(VICIOUS)))

    def add_figure(self, character: int, zone: str) -> None:
        seat = self.seats[character]
        badges: tuple[Badge, ...] = ()
        if seat != NOBODY:
            played = about_player(self.say, "badge-player", seat)
            badges = (Badge("player", "", played, SHAPES[seat], SEAT_COLOURS[seat]),)
        face = figure_id(character)
        caption = self.words("kind-figure" if seat != NOBODY else "kind-figure-nobody")
        self.scene.pieces.append(Piece(face, zone, "figure", face, NAMES[character], caption, badges))

    def add_vicious(self) -> None:
        s, words = self.s, self.words
        row = 2 if s.players == 1 else s.players - 2
        slug = LOCATIONS[s.vicious]
        at = words.badge(slug, "", words.at(s.vicious), True)
        self.fixed("villain", "vicious", "zone-vicious", "tray")
        printed = (s.cards.vicious_resistance[row], s.cards.vicious_investigation[row])
        self.add_criminal(VICIOUS, "villain", (at, *self.add_tokens(BOSS, VICIOUS, printed, "villain")))

    # -- cards ------------------------------------------------------------------------------

    def add_market(self) -> None:
        s = self.s
        self.fixed("market", "market", "zone-market", "row")
        for card in s.market:
            if card != NO_CARD:
                self.add_card(card, "market", badges=self.cheaper(card) if s.cheaper else ())
        self.fixed("common", "common", "zone-common", "stack")
        self.add_deck("common_top", "common", "common", s.common)

    def cheaper(self, card: int) -> tuple[Badge, ...]:
        """What it costs as the next purchase."""
        cost = max(0, self.s.cards.cost[card] - self.s.cheaper)
        badges = self.words.face(card).badges
        return tuple([self.words.figure("cost", cost, True) if badge.kind == "cost" else badge for badge in badges])

    def add_big_shot(self) -> None:
        """The screen with the Criminals deck, later the Movement deck, and the criminals beside it."""
        s, words = self.s, self.words
        badges: tuple[Badge, ...] = ()
        if s.vicious == NOWHERE and s.stand:
            badges = (words.figure("last", s.window()),)
        elif s.turns_left != NOT_YET and not s.over():
            badges = (words.figure("turns_left", s.turns_left, True),)
        self.zone("bigshot", "bigshot", "Big Shot", "tray", badges=badges)
        label = words("zone-stand" if s.vicious == NOWHERE else "zone-movement")
        self.zone("stand", "stand", label, "stack", inside="bigshot")
        if s.viewer == ALL_OPEN:
            self.add_criminals(s.stand, "stand")
        else:
            self.add_back("stand_top", "stand", "criminal", "criminal", len(s.stand))
        self.fixed("escaped", "escaped", "zone-escaped", "stack", "bigshot")
        self.add_criminals(s.escaped + s.late, "escaped")

    def add_criminals(self, criminals: tuple[int, ...], zone: str) -> None:
        """A pile of criminals face up: the top one, and all the names."""
        if criminals:
            names = ", ".join([self.words.criminal(card) for card in criminals[::-1]])
            self.add_criminal(criminals[-1], zone, (), len(criminals), self.say("pile", cards=names))
            faces = [self.words.poster(card) for card in criminals[::-1]]
            self.scene.pieces[-1].pile = tuple([(face.picture, face.name) for face in faces])

    def add_damage(self) -> None:
        s = self.s
        self.fixed("damage", "damage", "zone-damage", "tray")
        self.fixed("damage_deck", "damage_deck", "zone-damage-deck", "stack", "damage")
        self.add_deck("damage_top", "damage_deck", "damage", s.damage)
        self.fixed("damage_discard", "damage_discard", "zone-damage-discard", "stack", "damage")
        self.add_pile(s.damage_discards, "damage_discard")
        if s.drawn:
            self.fixed("drawn", "drawn", "zone-drawn", "row")
            for card in s.drawn:
                self.add_card(card, "drawn")
