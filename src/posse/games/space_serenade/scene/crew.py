"""What lies before each player: board, resources, abilities, tokens, captured criminals, deck, discards, play area and hand."""

from __future__ import annotations

from posse.core.scene import Badge, Piece, Zone, about_player
from posse.core.state import ALL_OPEN
from posse.games.space_serenade.rules.cards import LOCATIONS, PLANETS
from posse.games.space_serenade.rules.hands import DISCARDED, FromDiscard, Remove
from posse.games.space_serenade.rules.instructions import COLOURS
from posse.games.space_serenade.rules.state import NOBODY, PLAYING, UNKNOWN, Area
from posse.games.space_serenade.rules.turn import TURN, Turn
from posse.games.space_serenade.scene.abilities import RANGES, obstacle
from posse.games.space_serenade.scene.desk import Desk
from posse.games.space_serenade.scene.words import TOKENS


def by_kind(kinds: list[int], cards: tuple[int, ...]) -> dict[int, int]:
    """The first card of each kind, and how many there are of it."""
    first: dict[int, int] = {}
    count: dict[int, int] = {}
    for card in cards:
        own = first.setdefault(kinds[card], card)
        count[own] = count.get(own, 0) + 1
    return count


class Crew:
    """Adds the players' areas to a scene."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.s = desk.s
        self.say = desk.say
        self.words = desk.words

    def add(self) -> None:
        for seat in range(self.s.players):
            self.add_area(seat, self.s.areas[seat])

    def add_area(self, seat: int, area: Area) -> None:
        self.desk.zone(f"crew_{seat}", "crew", about_player(self.say, "crew", seat), "grid", seat)
        if area.character == NOBODY:
            return
        self.add_board(seat, area)
        self.part("pools", seat, "tray", self.pools(seat))
        self.add_tokens(seat, area)
        self.add_captured(seat, area)
        self.add_deck(seat, area)
        self.add_discards(seat, area)
        self.add_play(seat)
        self.add_hand(seat, area)

    def part(self, kind: str, seat: int, layout: str, badges: tuple[Badge, ...] = (), inside: str = "crew") -> None:
        zone = self.words.part(kind, seat, layout, inside)
        if badges:
            zone = Zone(zone.id, kind, zone.label, layout, seat, zone.inside, badges)
        self.desk.scene.zones.append(zone)

    # -- the board ------------------------------------------------------------------------

    def add_board(self, seat: int, area: Area) -> None:
        place = self.s.places[area.character]
        self.part("board", seat, "tray", (self.words.badge(LOCATIONS[place], "", self.words.at(place), True),))
        self.desk.add_board(area.character, f"board_{seat}")
        self.part("fuel", seat, "tray", (self.words.tank(area.fuel),), "board")
        self.part("abilities", seat, "row", (), "board")
        self.add_abilities(seat, area)

    def add_abilities(self, seat: int, area: Area) -> None:
        """One's own two, and in one's turn also those that can be borrowed here (SS-253, SS-254)."""
        s, own = self.s, area.character
        turn = seat == s.viewer == s.active and s.turn > 0 and s.outcome == PLAYING
        asked = turn and s.top is not None and isinstance(s.top.effect, Turn)  # not for something else in mid-turn (SS-R89)
        usable = TURN.options(s, seat) if asked else []
        self.add_ability(seat, own, 0, asked, usable)
        self.add_ability(seat, own, 1, asked, usable)
        for character in range(4):
            if turn and character != own and s.places[character] == s.places[own]:
                self.add_ability(seat, character, 0, asked, usable)

    def add_ability(self, seat: int, character: int, second: int, asked: bool, usable: list[int]) -> None:
        words, number = self.words, 2 * character + second
        face = words.ability(character, second)
        badges = face.badges
        if asked:
            first, last = RANGES[number]
            ready = any([first <= move < last for move in usable])
            badges += (words.sign("ready", True) if ready else self.cannot(seat, number),)
        caption = face.caption if character == self.s.areas[seat].character else words("kind-borrowed")
        slug = f"ability_{face.picture}_{'ab'[second]}_{seat}"
        self.desk.scene.pieces.append(
            Piece(slug, f"abilities_{seat}", face.kind, face.picture, face.name, caption, badges, face.text)
        )

    def cannot(self, seat: int, number: int) -> Badge:
        key, missing = obstacle(self.s, seat, number)
        return self.words.badge("cannot", "", self.say(key, number=missing) if missing else self.words(key), True)

    def pools(self, seat: int) -> tuple[Badge, ...]:
        """What the active player has gained this turn."""
        s, words = self.s, self.words
        if seat != s.active or not s.turn or s.outcome != PLAYING:
            return ()
        found = [words.resource(0, s.woolongs, True), words.resource(2, s.strength, True), words.resource(3, s.clues, True)]
        if s.shield:
            found.append(words.figure("shield", s.shield, True))
        if s.cheaper:
            found.append(words.figure("cheaper", s.cheaper, True))
        if s.to_top:
            found.append(words.sign("to_top", True))
        return tuple(found)

    # -- tokens and criminals -------------------------------------------------------------

    def add_tokens(self, seat: int, area: Area) -> None:
        self.part("tokens", seat, "row")
        for where in range(len(PLANETS) + 1):
            if area.tokens[where]:
                self.desk.add_token(f"tokens_{seat}_{TOKENS[where]}", f"tokens_{seat}", where, area.tokens[where])

    def add_captured(self, seat: int, area: Area) -> None:
        """Face down, but for their owner, unless scores are open (SS-R18)."""
        count = len(area.captured)
        badges = [self.words.figure("captured", count)]
        shown = self.s.shows_score(seat)
        if shown:
            badges.append(self.words.figure("renown", area.renown))
        self.part("captured", seat, "row", tuple(badges))
        if count and not shown:
            self.desk.add_back(f"captured_{seat}_back", f"captured_{seat}", "criminal", "criminal", count)
            return
        for criminal in area.captured:
            self.desk.add_criminal(criminal, f"captured_{seat}")

    # -- cards ----------------------------------------------------------------------------

    def add_deck(self, seat: int, area: Area) -> None:
        self.part("deck", seat, "stack")
        if self.s.viewer == ALL_OPEN:
            self.desk.add_pile(area.deck, f"deck_{seat}")
        elif area.deck and area.deck[-1] != UNKNOWN:
            self.desk.add_card(area.deck[-1], f"deck_{seat}", len(area.deck))
        else:
            self.desk.add_back(f"deck_{seat}_top", f"deck_{seat}", "deck", COLOURS[area.character], len(area.deck))

    def add_discards(self, seat: int, area: Area) -> None:
        zone = f"discard_{seat}"
        if not self.chooses_discard(seat):
            self.part("discard", seat, "stack")
            self.desk.add_pile(area.discards, zone)
            return
        self.desk.zone(zone, "discard-open", self.words("zone-discard"), "row", seat, f"crew_{seat}")
        self.add_kinds(area.discards, zone)

    def chooses_discard(self, seat: int) -> bool:
        """Whether the viewer has to choose from this pile."""
        top = self.s.top
        if top is None or seat != self.s.viewer or top.me != seat:
            return False
        effect = top.effect
        return isinstance(effect, FromDiscard) or isinstance(effect, Remove) and effect.which & DISCARDED != 0

    def add_kinds(self, cards: tuple[int, ...], zone: str) -> None:
        """Equal cards as one piece."""
        for card, count in by_kind(self.s.cards.kind, cards).items():
            self.desk.add_card(card, zone, count)

    def add_play(self, seat: int) -> None:
        s, words = self.s, self.words
        self.part("play", seat, "row")
        if seat != s.active:
            return
        colours = s.colours() if s.pending else 0
        for card in s.play:
            face = words.face(card)
            badges = face.badges
            if face.team:
                lit = colours >> s.cards.partner[card] & 1 == 1
                badges = badges[: len(badges) - len(face.team)] + (words.team_badge(card, card in s.pending, lit),)
            self.desk.add_card(card, f"play_{seat}", badges=badges)

    def add_hand(self, seat: int, area: Area) -> None:
        """One's own cards; of the others' the backs, and those that everybody has seen get there."""
        zone, face = f"hand_{seat}", COLOURS[area.character]
        self.part("hand", seat, "fan")
        known = tuple([card for card in area.hand if card != UNKNOWN])
        for number in range(len(area.hand) - len(known)):
            self.desk.add_back(f"back_{seat}_{number + 1}", zone, "deck", face, 1)
        self.add_kinds(known, zone)
