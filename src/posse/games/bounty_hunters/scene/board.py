"""What lies where on the table, and what happened, in words."""

from __future__ import annotations

from typing import Final

from posse.core.events import Event
from posse.core.scene import Badge, Line, Option, Piece, Player, Say, Scene, Zone, in_language, in_order, join_names, words_of
from posse.core.state import REFEREE, WITHDRAW
from posse.games.bounty_hunters.rules.cards import (
    CONTRACT,
    CONTRACT_ICON,
    CRATE,
    CREDIT_ICON,
    DECKS,
    FIRST_CONTRACT,
    FIRST_CRATE,
    FIRST_DROID,
    FIRST_HUNTER,
    NO_CARD,
    Cards,
    Name,
)
from posse.games.bounty_hunters.rules.effects import (
    ACTIVATE,
    AGAINST,
    CHOOSE,
    DONE,
    DRAW,
    PLAY,
    RESERVE,
    SELL,
    NameDeck,
    PlaceAttack,
)
from posse.games.bounty_hunters.rules.state import LAST_ROUNDS, Area, Confrontation, HuntersState

COLOURS: Final = (("green", "circle"), ("blue", "square"), ("orange", "triangle"))
NOWHERE: Final = Area()


def build(s: HuntersState, say: Say) -> Scene:
    """The table as the viewer of `s` sees it; `s` is what `seen_by` gives."""
    assert s.viewer != REFEREE, "a scene is made from what one viewer sees: seen_by()"
    return Builder(s, say).build()


def describe(event: Event, cards: Cards, say: Say) -> str:
    """A log line for an event that reaches the reader; empty for one that needs no words."""
    kind, seat, args = event.kind, event.seat, event.args
    mine = seat == say.reader
    if kind in ("sealed", "withdrew") or (kind == "drew" and mine):
        return ""
    if kind in ("round", "passed", "ended"):
        return say(f"log-{kind}", number=args[0] if args else 0)
    if kind == "shuffled":
        return say("log-shuffled", deck=say(f"deck-{DECKS[args[0]]}"))
    if kind == "drew":
        return say("log-drew", player=say.player(seat), card=say(f"back-{DECKS[args[0]]}"))
    words = words_of(Words, cards, say)
    card = words.name(args[0]) if args else ""
    target = words.name(args[1]) if len(args) > 1 and args[1] != NO_CARD else ""
    if kind == "against" and not target:
        kind = "alone"
    return say(f"log-{kind}-you" if mine else f"log-{kind}", player=say.player(seat), card=card, target=target)


def kind_of(card: int) -> str:
    if card < FIRST_HUNTER:
        return "target"
    if card < FIRST_DROID:
        return "hunter"
    if card < FIRST_CRATE:
        return "droid"
    return "crate" if card < FIRST_CONTRACT else "contract"


class Face:
    """A card's front in words."""

    def __init__(self, kind: str, picture: str, name: str, caption: str, badges: tuple[Badge, ...], text: str) -> None:
        self.kind = kind
        self.picture = picture
        self.name = name
        self.caption = caption
        self.badges = badges
        self.text = text


class Words:
    """What is printed on the cards, in one language."""

    def __init__(self, cards: Cards, say: Say) -> None:
        self.cards = cards
        self.say = say
        self.faces: dict[int, Face] = {}
        self.names: dict[int, str] = {}
        self.valued: list[dict[str, Badge]] = [{} for _ in COLOURS]
        self.worths: dict[tuple[int, bool], Badge] = {}
        self.kept: dict[str, str] = {}

    def __call__(self, key: str) -> str:
        """What needs no arguments."""
        if key not in self.kept:
            self.kept[key] = self.say(key)
        return self.kept[key]

    def face(self, card: int) -> Face:
        if card not in self.faces:
            kind, badges = kind_of(card), tuple(self.badges(card))
            self.faces[card] = Face(kind, self.picture(card), self.name(card), self.say(f"kind-{kind}"), badges, self.text(card))
        return self.faces[card]

    def in_language(self, name: Name) -> str:
        return in_language(name, self.say.lang)

    def name(self, card: int) -> str:
        if card not in self.names:
            self.names[card] = self._name(card)
        return self.names[card]

    def _name(self, card: int) -> str:
        """A contract is called by its pair."""
        if card < FIRST_CONTRACT:
            return self.in_language(self.cards.names[card])
        return self.say("pair", first=self.identity(self.cards.identity[card]), second=self.identity(self.cards.partner[card]))

    def identity(self, identity: int) -> str:
        return self.say("a-crate") if identity == CRATE else self.in_language(self.cards.identity_names[identity])

    def picture(self, card: int) -> str:
        """Copies have one picture."""
        if card < FIRST_HUNTER:
            return self.cards.identities[self.cards.identity[card]]
        slug = self.cards.ids[card]
        return slug.rpartition("-")[0] if FIRST_DROID <= card < FIRST_CONTRACT else slug

    def text(self, card: int) -> str:
        """The rules text."""
        cards, kind = self.cards, kind_of(card)
        if kind == "contract":
            return self._contract_text(card)
        text = self.say(
            f"text-{kind}",
            green=cards.green[card],
            blue=cards.blue[card],
            orange=cards.orange[card],
            points=cards.points[card],
            cost=cards.cost[card],
            icons=cards.icon[card],
            copies=cards.copies[card],
        )
        icon = cards.icon[card] if kind == "target" else 0
        if icon == CREDIT_ICON:
            return f"{text} {self.say('text-credit-icon')}"
        return f"{text} {self.say('text-contract-icon')}" if icon == CONTRACT_ICON else text

    def _contract_text(self, card: int) -> str:
        cards = self.cards
        first, second = cards.identity[card], cards.partner[card]
        kind = "crate" if second == CRATE else "same" if second == first else "pair"
        return self.say(
            f"text-contract-{kind}",
            first=self.identity(first),
            second=self.identity(second),
            each=cards.each[card],
            other=cards.each_partner[card],
            duo=cards.duo[card],
        )

    def badges(self, card: int) -> list[Badge]:
        cards, kind = self.cards, kind_of(card)
        out = self.values(cards.attack(card)) if card < FIRST_CRATE else []
        if kind == "contract":
            each, other = cards.each[card], cards.each_partner[card]
            out.append(self.figure("each", f"{each}/{other}" if other not in (0, each) else str(each)))
            out.append(self.figure("duo", str(cards.duo[card])))
            return out
        if cards.cost[card]:
            out.append(self.number("cost", cards.cost[card]))
        if kind == "droid":
            out.append(self.number("copies", cards.copies[card]))
        else:
            out.append(self.number("penalty" if kind == "hunter" else "points", cards.points[card]))
        if kind == "crate":
            out.append(self.number("icons", cards.icon[card]))
        elif kind == "target" and cards.icon[card]:
            out.append(self.number("credit" if cards.icon[card] == CREDIT_ICON else "contract", 1))
        return out

    def values(self, values: tuple[int, int, int]) -> list[Badge]:
        """Three values, each with its colour and shape."""
        return [self.value(i, str(value)) for i, value in enumerate(values)]

    def value(self, i: int, value: str) -> Badge:
        known = self.valued[i]
        if value not in known:
            colour, shape = COLOURS[i]
            known[value] = Badge(colour, value, self.say(f"value-{colour}", value=value), shape, colour)
        return known[value]

    def worth(self, points: int, live: bool) -> Badge:
        if (points, live) not in self.worths:
            self.worths[points, live] = self.number("worth", points)
            self.worths[points, live].live = live
        return self.worths[points, live]

    def number(self, kind: str, number: int) -> Badge:
        return Badge(kind, str(number), self.say(f"badge-{kind}", number=number))

    def figure(self, kind: str, value: str) -> Badge:
        return Badge(kind, value, self.say(f"badge-{kind}", value=value))


class Builder:
    """Puts a scene together, zone by zone."""

    def __init__(self, s: HuntersState, say: Say) -> None:
        self.s = s
        self.say = say
        self.words = words_of(Words, s.cards, say)
        self.scene = Scene(s.viewer, "", "")
        contracts = s.game.chosen["mode"] == "standard"
        self.decks = [deck for deck in range(4) if deck != CONTRACT or contracts]
        sealed = s.sealed_by(s.viewer)
        self.committed = sealed - CHOOSE if sealed >= CHOOSE else NO_CARD
        """The viewer's own card that lies face down (BH-031)."""

    def build(self) -> Scene:
        s, scene = self.s, self.scene
        waiting = s.waiting()
        for seat in range(s.players):
            self.add_player(seat, seat in waiting)
        for deck in self.decks:
            self.add_deck(deck)
        for seat in range(s.players):
            self.add_area(seat)
        scene.options = in_order([self.option(move) for move in s.options(s.viewer)], s.game.moves.texts)
        scene.status = self.status()
        if s.over():
            self.add_sheet()
            scene.prompt = self.verdict()
        else:
            scene.prompt = self.prompt(waiting)
        return scene

    # -- players ----------------------------------------------------------------------

    def add_player(self, seat: int, to_act: bool) -> None:
        s, say = self.s, self.words
        area = s.areas[seat]
        counts = [
            (say("count-hand"), len(area.hand)),
            (say("count-credits"), area.credits),
            (say("count-captured"), len(area.captured)),
            (say("count-reserved"), len(area.reserved)),
            (say("count-icons"), s.crate_icons(area)),
        ]
        if CONTRACT in self.decks:
            counts.append((say("count-contracts"), len(area.contracts)))
        title = say("leader") if seat == s.leader else ""
        self.scene.players.append(Player(seat, self.say.player(seat), s.sheet(seat).total, to_act, tuple(counts), title))

    # -- the middle of the table --------------------------------------------------------

    def add_deck(self, deck: int) -> None:
        """A Zone card, the deck above it and the discard pile below (BH-009, BH-010)."""
        s, name = self.s, DECKS[deck]
        place = f"zone_{name}"
        self.add_zone(place, "zone", self.words(f"deck-{name}"), "tray")
        self.add_zone(f"deck_{name}", "deck", self.words(f"deck-{name}"), "stack", inside=place)
        if s.left[deck]:
            self.add_back(f"back_{name}", f"deck_{name}", deck, s.left[deck])
        self.add_zone(f"discard_{name}", "discard", self.words(f"discard-{name}"), "stack", inside=place)
        if s.discards[deck]:
            self.add_card(s.discards[deck][-1], f"discard_{name}", count=len(s.discards[deck]))
            # BH-R07: the pile may be looked through
            names = ", ".join([self.words.name(card) for card in s.discards[deck][::-1]])
            self.scene.pieces[-1].text += f" {self.say('pile', cards=names)}"

    # -- what lies before a player ------------------------------------------------------

    def add_area(self, seat: int) -> None:
        area, inside = self.s.areas[seat], f"area_{seat}"
        mine = seat == self.s.viewer
        label = self.words("area-you") if mine else self.say("area", player=self.say.player(seat))
        self.add_zone(inside, "area", label, "grid", seat)
        for c in area.open:
            self.add_confrontation(seat, c, inside)
        self.add_row("captured", seat, ())
        for c in area.captured:
            self.add_confrontation(seat, c, f"captured_{seat}")
        self.add_row("reserved", seat, area.reserved)
        self.add_row("crates", seat, area.crates)
        if CONTRACT in self.decks:
            self.add_row("contracts", seat, area.contracts)
        chosen = self.committed if mine and self.committed != NO_CARD else area.chosen
        self.add_row("chosen", seat, (chosen,) if chosen != NO_CARD else ())
        self.add_hand(seat)

    def add_row(self, kind: str, seat: int, cards: tuple[int, ...]) -> None:
        zone = f"{kind}_{seat}"
        self.add_zone(zone, kind, self.words(f"zone-{kind}"), "row", seat, f"area_{seat}")
        for card in cards:
            self.add_card(card, zone, self.s.areas[seat], turned=kind == "reserved")

    def add_confrontation(self, seat: int, c: Confrontation, inside: str) -> None:
        """A target on the left, what is stacked against it on the right."""
        s = self.s
        captured = inside != f"area_{seat}"
        zone = f"confrontation_{s.cards.ids[c.target]}" if c.target != NO_CARD else f"attack_{seat}"
        label = self.words.name(c.target) if c.target != NO_CARD else self.words("no-target")
        if captured:
            label = self.say("captured", target=label, points=s.cards.points[c.target], penalty=s.penalty(c))
        badges = () if captured else self.progress(c)
        self.add_zone(zone, "confrontation", label, "stack", seat, inside, badges)
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
        return tuple([self.words.value(i, f"{attack[i]}/{defence[i]}") for i in range(3)])

    def add_hand(self, seat: int) -> None:
        """One's own cards, and of the others' only the backs: what one remembers is one's own business."""
        s, zone = self.s, f"hand_{seat}"
        self.add_zone(zone, "hand", self.words("zone-hand"), "fan", seat, f"area_{seat}")
        hand = s.areas[seat].hand
        if seat == s.viewer:
            for card in hand:
                if card != self.committed:
                    self.add_card(card, zone, s.areas[seat])
            return
        backs = sorted([s.cards.deck_of[card] if card >= 0 else -1 - card for card in hand])
        for number, deck in enumerate(backs):
            self.add_back(f"back_{seat}_{number}", zone, deck, 1)

    # -- zones and pieces ---------------------------------------------------------------

    def add_zone(
        self, id: str, kind: str, label: str, layout: str, owner: int = -1, inside: str = "", badges: tuple[Badge, ...] = ()
    ) -> None:
        self.scene.zones.append(Zone(id, kind, label, layout, owner, inside, badges))

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

    def add_back(self, id: str, zone: str, deck: int, count: int) -> None:
        name = DECKS[deck]
        label = self.words(f"back-{name}")
        self.scene.pieces.append(Piece(id, zone, name, f"back_{name}", label, count=count, back=True))

    # -- what is wanted -----------------------------------------------------------------

    def option(self, move: int) -> Option:
        s, say, words = self.s, self.say, self.words
        ids = s.cards.ids
        if move == WITHDRAW:
            return Option(move, say("move-withdraw"), ids[self.committed] if self.committed != NO_CARD else "")
        if move == DONE:
            return Option(move, say("move-done"))
        if move >= ACTIVATE:
            card = move - ACTIVATE + FIRST_DROID
            return Option(move, say("move-activate", card=words.name(card), cost=s.cards.cost[card]), ids[card])
        if move >= AGAINST:
            target = move - AGAINST
            return Option(move, say("move-against", target=words.name(target)), f"confrontation_{ids[target]}")
        if move >= SELL:
            return self.use_option(move, s.areas[s.viewer].chosen)
        if move >= CHOOSE:
            return Option(move, say("move-choose", card=words.name(move - CHOOSE)), ids[move - CHOOSE])
        return Option(move, say(f"move-draw-{DECKS[move - DRAW]}"), f"deck_{DECKS[move - DRAW]}")

    def use_option(self, move: int, chosen: int) -> Option:
        key = {SELL: "move-sell", PLAY: "move-play", RESERVE: "move-reserve"}[move]
        cost = self.s.cards.cost[chosen]
        return Option(move, self.say("move-pay", cost=cost) if move == PLAY and cost else self.say(key), self.s.cards.ids[chosen])

    def prompt(self, waiting: list[int]) -> str:
        s, say = self.s, self.say
        moves = s.options(s.viewer)
        names = join_names(say, [say.player(seat) for seat in waiting])
        if not moves:
            return say("prompt-wait", players=names)
        first = moves[0]
        if first == WITHDRAW:
            return say("prompt-withdraw", card=self.words.name(self.committed), players=names)
        if first >= ACTIVATE:
            return say("prompt-activate", credits=s.areas[s.viewer].credits)
        if first >= AGAINST:
            return say("prompt-against", card=self.words.name(self.attacker()))
        if first >= SELL:
            return self.use_prompt(s.areas[s.viewer])
        return say("prompt-choose") if first >= CHOOSE else self.draw_prompt()

    def draw_prompt(self) -> str:
        """Empty decks are named: they are shuffled anew (BH-R11) or cannot be drawn from (BH-R12)."""
        s, say = self.s, self.say
        empty = [deck for deck in self.decks if not s.left[deck]]
        notes = (
            ("shuffle", [deck for deck in empty if s.discards[deck]]),
            ("empty", [deck for deck in empty if not s.discards[deck]]),
        )
        said = [
            say(f"note-{key}", decks=", ".join([say(f"deck-{DECKS[deck]}") for deck in decks])) for key, decks in notes if decks
        ]
        return " ".join([say("prompt-draw"), *said])

    def use_prompt(self, area: Area) -> str:
        name, cost = self.words.name(area.chosen), self.s.cards.cost[area.chosen]
        key = "prompt-use" if not cost else "prompt-use-market" if cost <= area.credits else "prompt-use-dear"
        return self.say(key, card=name, cost=cost, credits=area.credits)

    def attacker(self) -> int:
        """The card that the viewer is placing."""
        lanes = self.s.lanes
        frame = lanes[self.s.viewer] if lanes is not None else None
        assert frame is not None
        assert isinstance(frame.effect, PlaceAttack)
        return frame.effect.card

    def status(self) -> str:
        s, say = self.s, self.say
        if s.over():
            return say("status-over", number=s.round)
        drawing = s.top is not None and isinstance(s.top.effect, NameDeck)
        step = "act" if s.lanes is not None else "draw" if drawing else "choose"
        status = say("status", number=s.round, step=say(f"step-{step}"))
        return f"{status} · {say('rounds-left', number=s.trigger + LAST_ROUNDS - s.round)}" if s.trigger else status

    # -- the end ------------------------------------------------------------------------

    def add_sheet(self) -> None:
        """The score pad in its order (BH-119), and the credits that break ties (BH-131)."""
        s = self.s
        sheets = [s.sheet(seat) for seat in range(s.players)]
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
        self.scene.places = s.ranking()

    def line(self, key: str, values: list[int], total: bool = False) -> Line:
        return Line(self.say(f"sheet-{key}"), tuple(values), total)

    def verdict(self) -> str:
        s, say = self.s, self.say
        scores, places = s.scores(), self.scene.places
        best = max(scores)
        winners = [seat for seat in range(s.players) if places[seat] == 1]
        if len(winners) > 1:
            names = join_names(say, [say.player(seat) for seat in winners])
            return say("won-shared", players=names, points=best, credits=s.areas[winners[0]].credits)
        winner = winners[0]
        key = "won-credits" if scores.count(best) > 1 else "won"
        if winner == s.viewer:
            key += "-you"
        return say(key, player=say.player(winner), points=best, credits=s.areas[winner].credits)
