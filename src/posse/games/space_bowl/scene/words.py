"""What is printed on the cards, and the parts of the table that never change, in one language."""

from __future__ import annotations

from typing import Final

from posse.core.scene import COLOURS, SHAPES, Badge, Piece, Say, Zone, counter, in_language
from posse.games.space_bowl.rules.cards import PLANETS, Cards
from posse.games.space_bowl.rules.game import place_name
from posse.games.space_bowl.rules.moves import JOKER, MARK, PLACE
from posse.games.space_bowl.rules.state import LAST_SPACE, PLACES

CELLS: Final = ("top-left", "top", "top-right", "left", "centre", "right", "bottom-left", "bottom", "bottom-right")
BOX_COLUMNS: Final = 3


class Words:
    """What is printed on the cards, and the parts of the table that never change, in one language."""

    def __init__(self, cards: Cards, say: Say) -> None:
        self.cards = cards
        self.say = say
        self.names = [in_language(names, say.lang) for names in cards.planet_names]
        named = zip(cards.planet_ids, self.names, strict=True)
        self.planets = [Badge(slug, "", name, live=True) for slug, name in named]  # where room is short, stars are left out
        self.down = Badge("down", "", say("face-down"))
        self.faces: dict[int, tuple[Badge, ...]] = {}
        self.labels: dict[int, str] = {}
        self.captain, self.reserve, self.taken = say("captain"), say("count-reserve"), say("cards-taken")
        self.disc, self.hole, self.top_card = say("disc"), say("hole"), say("top-card")
        self.cards_at: dict[tuple[int, int], Piece] = {}
        self.backs_at: dict[int, Piece] = {}
        self.scores: dict[tuple[int, int], Badge] = {}
        self.box: list[Zone] = [Zone("box", "box", say("zone-box"), "grid", columns=BOX_COLUMNS)]
        for cell, key in enumerate(CELLS):
            self.box.append(Zone(f"cell_{cell}", "cell", say(f"cell-{key}"), "tray", -1, "box"))
        self.rolling = Zone("rolling", "rolling", say("zone-rolling"), "tray")
        self.supply = Zone("supply", "supply", say("zone-supply"), "row")
        self.pile = Zone("pile", "pile", say("zone-pile"), "stack")
        self.track: list[Zone] = [Zone("track", "track", say("zone-track"), "track")]
        for space in range(LAST_SPACE + 1):
            self.track.append(Zone(f"space_{space}", "space", str(space), "stack", -1, "track"))

    def label(self, move: int) -> str:
        """A move that is made on a card: a countdown offers fifty and more of them."""
        if move not in self.labels:
            key = "move-place" if move >= PLACE else "move-joker" if move >= JOKER else "move-mark"
            self.labels[move] = self.say(key, place=place_name((move - MARK) % PLACES))
        return self.labels[move]

    def card_at(self, card: int, place: int) -> Piece:
        """A card of the galaxy that nothing lies on."""
        found = self.cards_at.get((card, place))
        if found is None:
            slug, name = self.cards.ids[card], place_name(place)
            found = Piece(slug, "galaxy", "constellation", slug, name, badges=self.face(card))
            self.cards_at[card, place] = found
        return found

    def back_at(self, place: int) -> Piece:
        """The same face down."""
        found = self.backs_at.get(place)
        if found is None:
            name, badges = place_name(place), (self.down,)
            found = Piece(f"down_{name}", "galaxy", "constellation", "back_constellation", name, badges=badges, back=True)
            self.backs_at[place] = found
        return found

    def score(self, seat: int, points: int) -> Badge:
        found = self.scores.get((seat, points))
        if found is None:
            label = self.say("points", number=points)
            found = counter("points", points, label, SHAPES[seat], COLOURS[seat])
            self.scores[seat, points] = found
        return found

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
