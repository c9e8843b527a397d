"""What lies where on the table, and what is wanted, in words."""

from __future__ import annotations

from posse.core.scene import Line, Player, Say, Scene, about_player, about_players, offered, words_of
from posse.games.space_serenade.rules.state import ABORTED, CAPTURED, ESCAPED, NOBODY, NOT_YET, NOWHERE, SerenadeState
from posse.games.space_serenade.scene.crew import Crew
from posse.games.space_serenade.scene.desk import Desk
from posse.games.space_serenade.scene.moves import Menu
from posse.games.space_serenade.scene.prompts import Prompts
from posse.games.space_serenade.scene.wording import NAMES
from posse.games.space_serenade.scene.words import Words


def build(s: SerenadeState, say: Say) -> Scene:
    """The table as the viewer of `s` sees it; `s` is what `seen_by` or `open_view` gives."""
    return Builder(s, say).build()


class Builder:
    """Puts a scene together, zone by zone."""

    def __init__(self, s: SerenadeState, say: Say) -> None:
        self.s = s
        self.say = say
        self.words = words_of(Words, s.cards, say)
        self.scene = Scene(s.viewer, "", "")

    def build(self) -> Scene:
        s, scene = self.s, self.scene
        waiting = s.waiting()
        for seat in range(s.players):
            self.add_player(seat, seat in waiting)
        desk = Desk(s, self.say, self.words, scene)
        desk.add()
        Crew(desk).add()
        if s.viewer >= 0:
            scene.options = offered(Menu(s, self.say, self.words).options(), s.game, self.say)
        scene.status, scene.turn, scene.over = self.status(), self.turn(), s.over()
        scene.phase = "" if not s.turn or s.over() else "hunt" if s.vicious == NOWHERE else "vicious"
        self.add_sheet()
        if s.over():
            self.add_end()
            scene.prompt = self.verdict()
        else:
            scene.prompt = Prompts(s, self.say, self.words, len(scene.options)).prompt(waiting)
        return scene

    def add_player(self, seat: int, to_act: bool) -> None:
        s = self.s
        area = s.areas[seat]
        counts: tuple[tuple[str, int], ...] = ()
        if area.character != NOBODY:
            numbers = {"fuel": area.fuel, "hand": len(area.hand), "deck": len(area.deck), "discards": len(area.discards)}
            numbers["captured"] = len(area.captured)
            counts = tuple([(self.say(f"count-{kind}", number=number), number) for kind, number in numbers.items()])
        title = NAMES[area.character] if area.character != NOBODY else ""
        score = s.scores()[seat] if s.over() else s.score(seat) if s.shows_score(seat) else None
        self.scene.players.append(Player(seat, self.say.player(seat), score, to_act, counts, title))

    # -- where the game stands ------------------------------------------------------------

    def turn(self) -> int:
        """How many turns each player has begun."""
        return (self.s.turn + self.s.players - 1) // self.s.players

    def status(self) -> str:
        s, say, words = self.s, self.say, self.words
        if not s.turn:
            return words("status-before")
        number = self.turn()
        if s.over():
            return say("status-over", number=number)
        if s.vicious == NOWHERE:
            return say("status", number=number, phase=words("phase-hunt"))
        phase = say("phase-vicious", at=words.at(s.vicious))
        if s.turns_left != NOT_YET:
            phase = f"{phase} · {say('phase-last', number=s.turns_left)}"
        return say("status", number=number, phase=phase)

    # -- scores ---------------------------------------------------------------------------

    def add_sheet(self) -> None:
        """Renown and criminals, as far as they are open (SS-R18); a solo game that is lost has no score (SS-292, SS-R95)."""
        s, scene = self.s, self.scene
        totals = s.scores()
        renown = [area.renown for area in s.areas]
        criminals = [sum([s.cards.points[card] for card in area.captured]) for area in s.areas]
        parts = [self.line("renown", renown), self.line("criminals", criminals)]
        total = self.line("total", totals, True)
        captured = self.line("captured", [len(area.captured) for area in s.areas])
        lost = totals != [renown[seat] + criminals[seat] for seat in range(s.players)]
        if lost and s.players == 1:
            total.words = (self.words("no-score"),)
        scene.sheet = [total] if lost else [*parts, total]
        scene.ties = [*parts, captured] if lost else [captured]
        self.cover(scene.sheet)

    def cover(self, lines: list[Line]) -> None:
        """Leaves a question mark for what the viewer may not know."""
        closed = [not self.s.shows_score(seat) for seat in range(self.s.players)]
        if not any(closed):
            return
        for line in lines:
            line.words = tuple(["?" if closed[seat] else str(line.values[seat]) for seat in range(self.s.players)])

    # -- the end --------------------------------------------------------------------------

    def add_end(self) -> None:
        """Places, and a line to share for one who plays alone (SS-295)."""
        s, scene = self.s, self.scene
        scene.places = s.ranking()
        if s.players == 1:
            scene.share = self.share()

    def line(self, key: str, values: list[int], total: bool = False) -> Line:
        return Line(self.words(f"sheet-{key}"), tuple(values), total)

    def points(self, number: int) -> str:
        return self.say("badge-points", number=number)

    def verdict(self) -> str:
        s = self.s
        if s.outcome == ABORTED:
            return self.words("over-aborted")
        if s.players == 1:
            key = "solo-won" if s.outcome == CAPTURED else "solo-lost"
            return self.say(key, number=s.turn, points=self.points(s.scores()[0]))
        said = self.winners()
        return f"{self.words('over-escaped')} {said}" if s.outcome == ESCAPED else said

    def winners(self) -> str:
        """SS-294 to SS-298: after an escape it is a minor victory."""
        s, say = self.s, self.say
        scores, places = s.scores(), s.ranking()
        best, points = max(scores), self.points(max(scores))
        first = [seat for seat in range(s.players) if places[seat] == 1]
        minor = "-minor" if s.outcome == ESCAPED else ""
        number = len(s.areas[first[0]].captured)
        if len(first) > 1:
            return about_players(say, f"won-shared{minor}", first, points=points, number=number)
        key = f"won-tie{minor}" if scores.count(best) > 1 else f"won{minor}"
        return about_player(say, key, first[0], points=points, number=number)

    def share(self) -> str:
        """A line that tells others how it went."""
        s, say = self.s, self.say
        key = "share-won" if s.outcome == CAPTURED else "share-lost"
        who = NAMES[s.areas[0].character]
        return " · ".join(["Space Serenade", who, say(key, number=s.turn, points=self.points(s.scores()[0]))])
