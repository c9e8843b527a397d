"""What lies where on the table."""

from __future__ import annotations

from typing import Final

from posse.core.scene import Badge, Line, Piece, Player, Say, Scene, Zone, about_player, about_players, offered, words_of
from posse.core.state import ALL_OPEN
from posse.games.bounty_hunters.rules.cards import CONTRACT, DECKS, NO_CARD
from posse.games.bounty_hunters.rules.moves import CHOOSE
from posse.games.bounty_hunters.rules.state import Area, Confrontation, HuntersState
from posse.games.bounty_hunters.scene.moves import Menu
from posse.games.bounty_hunters.scene.prompts import Prompts
from posse.games.bounty_hunters.scene.words import Words

NOWHERE: Final = Area()
COUNTS: Final = ("hand", "credits", "captured", "reserved", "icons", "contracts")
"""What a player's plate counts."""


def build(s: HuntersState, say: Say) -> Scene:
    """The table as the viewer of `s` sees it; `s` is what `seen_by` or `open_view` gives."""
    return Builder(s, say).build()


class Builder:
    """Puts a scene together, zone by zone."""

    def __init__(self, s: HuntersState, say: Say) -> None:
        self.s = s
        self.say = say
        self.words = words_of(Words, s.cards, say)
        self.scene = Scene(s.viewer, "", "")
        contracts = s.game.chosen["mode"] == "standard"
        self.decks = [deck for deck in range(4) if deck != CONTRACT or contracts]
        self.sheets = [s.sheet(seat) for seat in range(s.players)]
        self.committed = self.committed_by(s.viewer)
        """The viewer's own card that lies face down (BH-031)."""

    def build(self) -> Scene:
        s, scene = self.s, self.scene
        waiting = s.waiting()
        for seat in range(s.players):
            self.add_player(seat, seat in waiting)
        for deck in self.decks:
            self.add_deck(deck)
        scene.zones.append(self.words.supply(s.supply()))
        for seat in range(s.players):
            self.add_area(seat)
        menu = Menu(s, self.say, self.words, self.committed)
        scene.options = offered([menu.option(move) for move in s.options(s.viewer)], s.game, self.say)
        prompts = Prompts(s, self.say, self.words, self.committed, self.decks)
        scene.status, scene.turn, scene.phase, scene.over = prompts.status(), s.round, prompts.phase(), s.over()
        self.add_sheet()
        if s.over():
            scene.places = s.ranking()
            scene.prompt = self.verdict()
        else:
            scene.prompt = prompts.prompt(waiting)
        return scene

    def committed_by(self, seat: int) -> int:
        """The card that a seat has chosen, as far as the viewer knows it."""
        sealed = self.s.sealed_by(seat)
        return sealed - CHOOSE if sealed >= CHOOSE else NO_CARD

    # -- players ----------------------------------------------------------------------

    def add_player(self, seat: int, to_act: bool) -> None:
        s, say = self.s, self.say
        area = s.areas[seat]
        numbers = [len(area.hand), area.credits, len(area.captured), len(area.reserved), s.crate_icons(area)]
        if CONTRACT in self.decks:
            numbers.append(len(area.contracts))
        counts = tuple([(say(f"count-{COUNTS[i]}", number=numbers[i]), numbers[i]) for i in range(len(numbers))])
        title = self.words.leader if seat == s.leader else ""
        self.scene.players.append(Player(seat, say.player(seat), self.sheets[seat].total, to_act, counts, title))

    # -- the middle of the table --------------------------------------------------------

    def add_deck(self, deck: int) -> None:
        s, name = self.s, DECKS[deck]
        self.scene.zones.extend(self.words.decks[deck])
        if s.left[deck] and s.viewer == ALL_OPEN:
            self.add_pile(s.piles[deck][: s.left[deck]], f"deck_{name}")
        elif s.left[deck]:
            self.scene.pieces.append(self.words.back(f"back_{name}", f"deck_{name}", deck, s.left[deck]))
        if s.discards[deck]:
            self.add_pile(s.discards[deck], f"discard_{name}")  # BH-R07: the pile may be looked through

    def add_pile(self, cards: tuple[int, ...], zone: str) -> None:
        """The top card, which says what lies below it."""
        self.add_card(cards[-1], zone, count=len(cards))
        top = self.scene.pieces[-1]
        top.pile = tuple([(self.words.picture(card), self.words.name(card)) for card in cards[::-1]])
        names = ", ".join([label for _, label in top.pile])
        top.text += f" {self.say('pile', cards=names)}"

    # -- what lies before a player ------------------------------------------------------

    def add_area(self, seat: int) -> None:
        area, inside = self.s.areas[seat], f"area_{seat}"
        self.scene.zones.append(Zone(inside, "area", about_player(self.say, "area", seat), "grid", seat))
        for c in area.open:
            self.add_confrontation(seat, c, inside)
        self.add_row("captured", seat, ())
        for c in area.captured:
            self.add_confrontation(seat, c, f"captured_{seat}")
        self.add_row("reserved", seat, area.reserved)
        self.add_row("crates", seat, area.crates)
        if CONTRACT in self.decks:
            self.add_row("contracts", seat, area.contracts)
        chosen = self.committed_by(seat) if self.committed_by(seat) != NO_CARD else area.chosen
        self.add_row("chosen", seat, (chosen,) if chosen != NO_CARD else ())
        self.add_hand(seat)

    def add_row(self, kind: str, seat: int, cards: tuple[int, ...]) -> None:
        zone = self.words.row(kind, seat)
        self.scene.zones.append(zone)
        for card in cards:
            self.add_card(card, zone.id, self.s.areas[seat], turned=kind == "reserved")

    def add_confrontation(self, seat: int, c: Confrontation, inside: str) -> None:
        """A target on the left, what is stacked against it on the right."""
        s = self.s
        captured = inside != f"area_{seat}"
        zone = f"confrontation_{s.cards.ids[c.target]}" if c.target != NO_CARD else f"attack_{seat}"
        label = self.words.name(c.target) if c.target != NO_CARD else self.say("no-target")
        if captured:
            label = self.say("captured", target=label, points=s.cards.points[c.target], penalty=s.penalty(c))
        badges = () if captured else self.progress(c)
        named_after = s.cards.ids[c.target] if c.target != NO_CARD else ""
        self.scene.zones.append(Zone(zone, "confrontation", label, "stack", seat, inside, badges, named_after=named_after))
        if c.target != NO_CARD:
            self.add_card(c.target, zone, turned=captured)
        for card in c.attackers:
            self.add_card(card, zone)

    def progress(self, c: Confrontation) -> tuple[Badge, ...]:
        """Attack so far, and what it must reach."""
        attack = (c.green, c.blue, c.orange)
        if c.target == NO_CARD:
            return tuple(self.words.values(attack))
        defence = self.s.cards.attack(c.target)
        return tuple([self.words.value(i, attack[i], defence[i]) for i in range(3)])

    def add_hand(self, seat: int) -> None:
        """One's own cards, and of the others' only the backs: what one remembers is one's own business."""
        s, zone = self.s, self.words.row("hand", seat)
        self.scene.zones.append(zone)
        hand = s.areas[seat].hand
        if s.viewer in (seat, ALL_OPEN):
            for card in hand:
                if card != self.committed_by(seat):
                    self.add_card(card, zone.id, s.areas[seat])
            return
        backs = sorted([s.cards.deck_of[card] if card >= 0 else -1 - card for card in hand])
        self.scene.pieces.extend(self.words.hand(seat, tuple(backs)))

    def add_card(self, card: int, zone: str, area: Area = NOWHERE, count: int = 1, turned: bool = False) -> None:
        """A card whose face is known; a contract in somebody's hands shows what it is worth there."""
        face = self.words.face(card)
        badges = face.badges
        if face.kind == "contract" and area is not NOWHERE:
            badges = (*badges, self.words.worth(self.s.contract_points(area, card), zone.startswith("contracts")))
        slug = self.s.cards.ids[card]
        self.scene.pieces.append(
            Piece(slug, zone, face.kind, face.picture, face.name, face.caption, badges, face.text, count, turned)
        )

    # -- scores ------------------------------------------------------------------------

    def add_sheet(self) -> None:
        """The score pad in its order (BH-119), and the credits that break ties (BH-131)."""
        s = self.s
        sheets = self.sheets
        lines = [
            self.line("targets", [sheet.targets for sheet in sheets]),
            self.line("crates", [sheet.crates for sheet in sheets]),
            self.line("majority", [sheet.majority for sheet in sheets]),
            self.line("contracts", [sheet.contracts for sheet in sheets]),
            self.line("hunters", [-sheet.hunters for sheet in sheets]),
            self.line("total", [sheet.total for sheet in sheets], True),
        ]
        if CONTRACT not in self.decks:
            del lines[3]
        self.scene.sheet = lines
        self.scene.ties = [self.line("credits", [area.credits for area in s.areas])]

    def line(self, key: str, values: list[int], total: bool = False) -> Line:
        return Line(self.say(f"sheet-{key}"), tuple(values), total)

    def verdict(self) -> str:
        s, say = self.s, self.say
        scores, places = s.scores(), self.scene.places
        best = max(scores)
        winners = [seat for seat in range(s.players) if places[seat] == 1]
        left = s.areas[winners[0]].credits
        if len(winners) > 1:
            return about_players(say, "won-shared", winners, points=best, credits=left)
        return about_player(say, "won-credits" if scores.count(best) > 1 else "won", winners[0], points=best, credits=left)
