"""The mission or confrontation being played: what it needs and brings, and the dice."""

from __future__ import annotations

from posse.core.scene import Badge, Piece, about_player, counter, gauge
from posse.games.pulp_detective.rules.cards import BLANK, DICE, ENERGY, ICON_IDS, OBJECT, YELLOW
from posse.games.pulp_detective.rules.common import die_of
from posse.games.pulp_detective.rules.mission import Mission
from posse.games.pulp_detective.rules.missions import PRICE
from posse.games.pulp_detective.rules.moves import DICE_IDS
from posse.games.pulp_detective.rules.state import NOBODY
from posse.games.pulp_detective.scene.desk import NO_LINE, Desk
from posse.games.pulp_detective.scene.words import seat_badge


class Tray(Desk):
    """Adds the mission, the dice and the results noted to a scene."""

    def build(self) -> None:
        mission = self.s.mission
        if mission is not None:
            self.add_mission(mission)
        elif self.s.over():
            self.add_last_panel()
        self.add_dice(mission)

    def add_mission(self, m: Mission) -> None:
        s, words = self.s, self.words
        about = words.name("suspect", m.suspect) if m.suspect else words.name("card", s.areas[m.seat].card)
        label = about_player(self.say, "zone-confrontation" if m.suspect else "zone-mission", m.seat, about=about)
        self.zone("mission", "mission", label, "tray", badges=tuple(self.mission_badges(m)))
        if not m.suspect:
            self.add_copy(s.areas[m.seat].card, m.line)

    def add_last_panel(self) -> None:
        """Where the story broke off."""
        s, words = self.s, self.words
        card = s.areas[max(0, s.viewer)].card
        if card >= 0:
            stamp = Badge("unsolved", "", words("stamp-unsolved"))
            self.zone("mission", "mission", self.say("zone-last", about=words.name("card", card)), "tray", badges=(stamp,))
            self.add_copy(card, NO_LINE)

    def add_copy(self, card: int, line: int) -> None:
        """The card of the hour once more, so that it is seen beside the dice as the suspect is in a confrontation."""
        words, cards = self.words, self.s.cards
        kind, badges = words.kind(cards.letter[card]), words.front(card, line)
        self.add(Piece("panel", "mission", "panel", cards.ids[card], words.name("card", card), kind, badges))

    def mission_badges(self, m: Mission) -> list[Badge]:
        s, say, words = self.s, self.say, self.words
        found = [seat_badge("player", "", say.player(m.seat), m.seat)] if s.players == 2 else []
        missing = m.missing()
        for icon in range(4):
            if m.needs[icon]:
                have, need = m.needs[icon] - missing[icon], m.needs[icon]
                label = say("badge-have", icon=words.icon(icon), have=have, need=need)
                found.append(gauge(ICON_IDS[icon], have, need, label))
        if s.over():
            key = "escaped" if s.solver == NOBODY else "caught"  # the Criminal
            return [*found, Badge(key, "", words(f"stamp-{key}"))]
        found += self.stakes(m)
        allowed = s.allowance(m.seat)
        left = max(0, allowed - m.rolls)
        found.append(counter("dice", left, say("badge-rolls", number=left, all=allowed)))
        if m.rerolls:
            found.append(counter("reroll", m.rerolls, say("badge-rerolls", number=m.rerolls)))
        if m.coin:
            found.append(counter("coin", m.coin, say("badge-coin", number=m.coin)))
        if m.penalty & (OBJECT | ENERGY) and m.is_protected(s.cards):
            found.append(Badge("protected", "", words("badge-protected")))
        return found

    def stakes(self, m: Mission) -> list[Badge]:
        """What success and failure would bring."""
        s, say, words = self.s, self.say, self.words
        if m.suspect:
            return [counter("price", PRICE, say("badge-price", number=PRICE))]
        reward, penalty = words.goods(m.reward), words.goods(m.penalty)
        found = [Badge("reward", reward, say("badge-success", goods=reward), phrase="reward")] if reward else []
        found += [Badge("penalty", penalty, say("badge-failure", goods=penalty), phrase="penalty")] if penalty else []
        if s.cards.twists[s.case]:
            found.append(Badge("twist", words("twist-offered"), words("badge-twist")))
        return found

    def add_dice(self, m: Mission | None) -> None:
        self.zone("dice", "dice", self.words("zone-dice"), "tray")
        if m is None:
            for die in range(YELLOW):
                self.add_die(die, 0, [])
            return
        results = self.results(m)
        for die in range(DICE):
            if die < YELLOW or m.faces[die] or die == die_of(self.s, m.seat):
                self.add_die(die, m.faces[die], results[die])
        if m.noted:
            self.zone("noted", "noted", self.words("zone-noted"), "row")
        for at, icon in enumerate(m.noted):
            slug, face, label = f"note-{at + 1}", f"edge-{ICON_IDS[icon]}", self.say("note", number=at + 1)
            self.add(Piece(slug, "noted", "note", face, label, self.words("kind-note"), tuple(results[DICE + at])))

    def add_die(self, die: int, face: int, badges: list[Badge]) -> None:
        slug, words = DICE_IDS[die], self.words
        picture = f"die-{slug}-{ICON_IDS[self.s.cards.faces[die][face]]}" if face else f"die-{slug}"
        text = words.die_text(die)
        caption, text = (words("rolled"), text) if face else (text, "")
        faces = tuple([f"die-{slug}-{ICON_IDS[icon]}" for icon in sorted(set(self.s.cards.faces[die][1:]))])
        self.add(Piece(slug, "dice", "die", picture, words.die(die), caption, tuple(badges), text, faces=faces))

    def results(self, m: Mission) -> list[list[Badge]]:
        """What each die, and then each noted result, shows and counts as, and whether the mission needs it."""
        words, cards = self.words, self.s.cards
        lack = [m.needs[icon] - m.added[icon] for icon in range(4)]
        found: list[list[Badge]] = []
        for result in range(DICE + len(m.noted)):
            shown, wild, icon = m.shows(cards, result), m.counted(result), m.icon(cards, result)
            badges = [Badge(ICON_IDS[shown], "", words.icon(shown), live=True)] if shown != BLANK else []
            if wild != BLANK:
                badges.append(Badge(ICON_IDS[wild], "", self.say("counts-as", icon=words.icon(wild)), live=True))
            if icon != BLANK and lack[icon] > 0:
                lack[icon] -= 1
                badges.append(Badge("useful", "", words("badge-useful"), live=True))
            found.append(badges)
        return found
