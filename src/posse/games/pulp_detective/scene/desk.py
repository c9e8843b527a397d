"""The middle of the table: clock, case, suspects, and the cards and tokens that lie ready."""

from __future__ import annotations

from typing import Final

from posse.core.scene import Badge, Piece, Say, Scene, Zone, counter
from posse.core.state import ALL_OPEN
from posse.games.pulp_detective.rules.cards import BLANK, HOURS, ICON_IDS, TOKENS
from posse.games.pulp_detective.rules.results import OfferObject
from posse.games.pulp_detective.rules.setup import ChooseCase, ChooseDetective
from posse.games.pulp_detective.rules.state import NO_CARD, NOBODY, UNKNOWN, DetectiveState, back
from posse.games.pulp_detective.scene.words import BACKS, LIKELY, Words, lively, seat_badge, seat_counter

CUBES: Final = ("cube-red", "cube-blue")
NO_LINE: Final = -1
TO: Final = "\N{EN DASH}"


def object_id(s: DetectiveState, item: int, seat: int) -> str:
    """An object in front of a player; each may have the same one."""
    return f"{s.cards.object_ids[item]}_{seat}"


def twist_id(icon: int, number: int) -> str:
    return f"twist-{ICON_IDS[icon]}-{number}"


def twist_numbers(s: DetectiveState, seat: int, icon: int) -> list[int]:
    """Which tokens of an icon a player has: the first from below, the second from above, so that only what moves moves."""
    held = s.areas[seat].twists[icon]
    most = s.supply[icon] + sum([area.twists[icon] for area in s.areas])
    return list(range(most - held + 1, most + 1)) if seat else list(range(1, held + 1))


class Builder:
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


class Desk(Builder):
    """The middle of the table; other builders use it for cards."""

    def add_head(self) -> None:
        self.add_clock()
        self.add_case()
        self.add_suspects()

    def add_ready(self) -> None:
        """What lies ready beside the mission."""
        self.add_drawn()
        self.add_piles()
        self.add_supply()
        self.add_aside()
        self.add_offer()

    # -- clock, case, suspects ----------------------------------------------------------

    def add_clock(self) -> None:
        s, say, words = self.s, self.say, self.words
        badges: list[Badge] = []
        for at in range(len(s.hours)):
            label = say("badge-hour", hour=s.hours[at])
            if len(s.hours) > 1:
                label = say("badge-hour-of", player=say.player(at), hour=s.hours[at])
            badges.append(
                seat_counter("hour", s.hours[at], label, at) if len(s.hours) > 1 else counter("hour", s.hours[at], label)
            )
        if self.begun:
            now = "night" if s.is_night(self.eyes) else "day"
            badges.append(Badge(now, "", words(now)))
            for first, last in words.nights(s.case):
                badges.append(Badge("night", f"{first}{TO}{last}", say("badge-nights", first=first, last=last)))
        self.zone("clock", "clock", words("zone-clock"), "track", badges=tuple(badges))
        for hour in range(HOURS, 0, -1):
            self.zone(f"hour_{hour}", "night" if s.night_at(hour) else "day", str(hour), "stack", -1, "clock")
        for at in range(len(s.hours)):
            label = say("time-marker", player=say.player(at)) if len(s.hours) > 1 else words("time-marker-all")
            zone = f"hour_{s.hours[at]}" if s.hours[at] else "clock"
            self.add(Piece(f"time_{at}", zone, "cube", CUBES[at], label))

    def add_case(self) -> None:
        self.zone("case", "case", self.words("zone-case"), "tray")
        undecided = self.chooses_case()
        for case in range(len(self.s.cards.case_ids)):
            if undecided or case == self.s.case:
                self.add_case_card(case)

    def chooses_case(self) -> bool:
        """Whether the case is still to be chosen."""
        frame = self.s.top
        while frame is not None:
            if isinstance(frame.effect, ChooseCase):
                return True
            frame = frame.below
        return False

    def add_case_card(self, case: int) -> None:
        s, words = self.s, self.words
        number = s.cards.clues[case]
        badges = [counter("clues", number, self.say("badge-needed", number=number))]
        if self.begun:
            badges.append(Badge("level", "", words.level(s.level)))
        slug = s.cards.case_ids[case]
        text, flavour = words.case_text(case), words.flavour(s.cards.case_flavours[case])
        name, caption = words.case(case), words("kind-case")
        self.add(Piece(slug, "case", "case", slug, name, caption, tuple(badges), text, flavour=flavour))

    def add_suspects(self) -> None:
        s, words = self.s, self.words
        faced = s.mission.suspect if s.mission is not None else 0
        self.zone("criminal", "criminal", words("zone-criminal"), "row")
        counted = [self.s.suspicion(seat) for seat in self.storylines()]
        for suspect in range(1, len(s.cards.suspect_ids)):
            badges = [words.die_icon(suspect), *words.need_badges(s.cards.suspect_needs[suspect])]
            for n, counts in enumerate(counted):
                badges += self.suspicion(counts, suspect, n if len(counted) > 1 else NOBODY)
            zone = "mission" if suspect == faced else "criminal"
            slug = s.cards.suspect_ids[suspect]
            text = self.say("text-suspect", needs=words.listed(s.cards.suspect_needs[suspect]))
            flavour = words.flavour(s.cards.suspect_flavours[suspect])
            name, caption = words.suspect(suspect), words("kind-suspect")
            self.add(Piece(slug, zone, "suspect", slug, name, caption, tuple(badges), text, flavour=flavour))

    def storylines(self) -> list[int]:
        """Whose storylines are counted apart: rivals have each their own Criminal (PD-R71)."""
        return list(range(self.s.players)) if self.s.players == 2 and not self.s.shared else [0]

    def suspicion(self, counts: list[int], suspect: int, seat: int) -> list[Badge]:
        """How often the storylines name a suspect, and whether anybody is named more often."""
        say, number = self.say, counts[suspect]
        leads = number > 0 and number == max(counts[1:])
        if seat == NOBODY:
            found = [counter("count", number, say("badge-count", number=number))]
            found += [Badge("suspect", "", self.words("badge-suspect"))] if leads else []
        else:
            name = say.player(seat)
            found = [seat_counter("count", number, say("badge-count-of", player=name, number=number), seat)]
            found += [seat_badge("suspect", "!", say("badge-suspect-of", player=name), seat)] if leads else []
        for badge in found:
            badge.live = True
        return found

    # -- cards --------------------------------------------------------------------------

    def add_drawn(self) -> None:
        s, words = self.s, self.words
        if any([card != NO_CARD for card in s.drawn]):
            self.zone("drawn", "drawn", words("zone-drawn"), "row")
            for slot in range(len(s.drawn)):
                if s.drawn[slot] != NO_CARD:
                    self.add_card(s.drawn[slot], "drawn", f"drawn_{slot + 1}", self.say("slot", number=slot + 1))
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
        badges = (Badge(f"die_{found}", "", self.say("badge-next-object", object=words.object(found))),) if found else ()
        self.zone("discards", "discards", words("zone-discards"), "stack", badges=badges)
        if s.discards:
            self.add_card(s.discards[-1], "discards", "", "", len(s.discards))
            self.list_pile(s.discards)

    def list_pile(self, cards: list[int]) -> None:
        """Says on the top card of a pile, which was added last, what lies in it."""
        names = ", ".join([self.words.card(card) for card in cards[::-1]])
        self.scene.pieces[-1].text += f" {self.say('pile', cards=names)}"

    def add_card(self, card: int, zone: str, id: str, caption: str, count: int = 1) -> None:
        """A card that is not in a storyline: its front, if the viewer may see it."""
        if card >= 0:
            self.add_front(card, zone, self.line_now(card, zone), count)
            return
        words = self.words
        if card == UNKNOWN:
            self.add(Piece(id, zone, "card", "", words("unknown"), caption, count=count, back=True))
            return
        letter = back(0) - card
        badges = (Badge(LIKELY[letter], "", words(f"likely-{LIKELY[letter]}")),)
        self.add(Piece(id, zone, "card", BACKS[letter], words.back(letter), caption, badges, count=count, back=True))

    def line_now(self, card: int, zone: str) -> int:
        """The mission line that would count now, but not where the card is out of play."""
        return self.s.cards.line(card, max(1, self.s.hour(self.eyes))) if self.begun and zone != "discards" else NO_LINE

    def add_front(self, card: int, zone: str, line: int, count: int = 1, joined: int = 0, more: tuple[Badge, ...] = ()) -> None:
        """`joined` are the edges that meet their like, a bit for each."""
        words, cards = self.words, self.s.cards
        edges = [
            words.edge(side, cards.edges[card][side], joined >> side & 1 == 1)
            for side in range(4)
            if cards.edges[card][side] != BLANK
        ]
        front = words.front(card, line)
        if zone == "discards":
            front = tuple([lively(badge) if badge.kind == f"die_{cards.die[card]}" else badge for badge in front])
        slug = cards.ids[card]
        caption = words.kind(cards.letter[card])
        text, flavour = words.card_text(card), words.flavour(cards.flavours[card])
        badges = front + tuple(edges) + more
        self.add(Piece(slug, zone, "card", slug, words.card(card), caption, badges, text, count, flavour=flavour))

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
        text = words.token_text(token)
        self.add(Piece(slug, zone, "token", slug, words.token(token), words("kind-token"), (badge,), text))

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
        badges = (Badge(when, "", words(f"by-{when}")),) + live
        slug = cards.detective_ids[detective]
        caption = words("kind-inspector" if cards.blue[detective] else "kind-detective")
        text, flavour = words.detective_text(detective), words.flavour(cards.detective_flavours[detective])
        name = words.detective(detective)
        self.add(Piece(slug, zone, "detective", slug, name, caption, badges, text, flavour=flavour))

    def add_offer(self) -> None:
        s, top = self.s, self.s.top
        if top is None or not isinstance(top.effect, OfferObject):
            return
        self.zone("offer", "offer", self.words("zone-offer"), "row")
        for item in range(1, len(s.cards.object_ids)):
            if top.effect.objects >> item & 1:
                held = s.areas[top.me].object == item
                self.add_object(item, "offer", s.cards.object_ids[item] if held else object_id(s, item, top.me))

    def add_object(self, item: int, zone: str, id: str) -> None:
        words, face = self.words, self.s.cards.object_ids[item]
        badge = Badge(f"die_{item}", "", self.say("badge-object-die", number=item))
        text, flavour = words.object_text(item), words.flavour(self.s.cards.object_flavours[item])
        self.add(Piece(id, zone, "object", face, words.object(item), words("kind-object"), (badge,), text, flavour=flavour))
