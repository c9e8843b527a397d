"""The middle of the table: clock, case, suspects, and the cards and tokens that lie ready."""

from __future__ import annotations

from typing import Final

from posse.core.saving import frames_of
from posse.core.scene import Badge, Piece, Say, Scene, Zone, counter
from posse.core.state import ALL_OPEN
from posse.games.pulp_detective.rules.cards import BLANK, HOURS, ICON_IDS, TOKENS
from posse.games.pulp_detective.rules.results import OfferObject
from posse.games.pulp_detective.rules.setup import ChooseCase, ChooseDetective
from posse.games.pulp_detective.rules.state import NO_CARD, NOBODY, UNKNOWN, DetectiveState, back
from posse.games.pulp_detective.scene.words import BACKS, LIKELY, Words, seat_badge, seat_counter

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

    def add_thing(
        self, kind: str, number: int, id: str, zone: str, badges: list[Badge], text: str, caption: str = "", count: int = 1
    ) -> None:
        """A piece that has a name, and maybe a line of flavour."""
        name, flavour = self.words.name(kind, number), self.words.flavour(kind, number)
        caption = caption or self.words(f"kind-{kind}")
        face = self.s.cards.object_ids[number] if kind == "object" else id
        self.add(Piece(id, zone, kind, face, name, caption, tuple(badges), text, count, flavour=flavour))


class Desk(Builder):
    """The middle of the table; other builders use it for cards."""

    # -- clock, case, suspects ----------------------------------------------------------

    def add_clock(self) -> None:
        s, say, words = self.s, self.say, self.words
        badges = [counter("hour", hour, say("badge-hour", hour=hour)) for hour in s.hours]
        if len(s.hours) > 1:
            labels = [say("badge-hour-of", player=say.player(at), hour=hour) for at, hour in enumerate(s.hours)]
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
            label = say("time-marker", player=say.player(at)) if len(s.hours) > 1 else words("time-marker-all")
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
            line = self.s.cards.line(card, max(1, self.s.hour(self.eyes))) if self.begun and zone != "discards" else NO_LINE
            self.add_front(card, zone, line, count)
            return
        face, name = "", self.words("unknown")
        badges: tuple[Badge, ...] = ()
        if card != UNKNOWN:
            letter = back(0) - card
            face, name = BACKS[letter], self.words.back(letter)
            badges = (Badge(LIKELY[letter], "", self.words(f"likely-{LIKELY[letter]}")),)
        self.add(Piece(id, zone, "card", face, name, caption, badges, count=count, back=True))

    def add_front(self, card: int, zone: str, line: int, count: int = 1, joined: int = 0, more: tuple[Badge, ...] = ()) -> None:
        """`joined` are the edges that meet their like, a bit for each."""
        words, cards = self.words, self.s.cards
        sides = enumerate(cards.edges[card])
        edges = [words.edge(side, icon, joined >> side & 1 == 1) for side, icon in sides if icon != BLANK]
        badges = [*words.front(card, line, zone == "discards"), *edges, *more]
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
                held = s.areas[top.me].object == item
                self.add_object(item, "offer", s.cards.object_ids[item] if held else object_id(s, item, top.me))

    def add_object(self, item: int, zone: str, id: str) -> None:
        badge = Badge(f"die_{item}", "", self.say("badge-object-die", number=item))
        self.add_thing("object", item, id, zone, [badge], self.words.object_text(item))
