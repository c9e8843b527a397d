"""What is wanted of the viewer, where the game stands, and what a round has brought, in words."""

from __future__ import annotations

from typing import Final

from posse.core.choice import Effect
from posse.core.scene import Say, join_names
from posse.games.space_bowl.rules.calls import in_ticks
from posse.games.space_bowl.rules.cards import PLANETS
from posse.games.space_bowl.rules.effects import (
    Between,
    Countdown,
    CountdownInTicks,
    Hush,
    Placing,
    PlacingInTicks,
    Throw,
)
from posse.games.space_bowl.rules.game import place_name
from posse.games.space_bowl.rules.scoring import ROWS
from posse.games.space_bowl.rules.solver import places_of
from posse.games.space_bowl.rules.state import DYING, GO, NO_PLACE, SEARCH, BowlState
from posse.games.space_bowl.scene.review import Review
from posse.games.space_bowl.scene.words import Words

MINUS: Final = "\N{MINUS SIGN}"


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", MINUS)


class Prompts:
    """Words the prompt, the status line and the results of a round."""

    def __init__(self, s: BowlState, say: Say, words: Words, review: Review | None) -> None:
        self.s = s
        self.say = say
        self.words = words
        self.review = review
        top = s.top
        self.step: Effect[BowlState] | None = top.effect if top is not None else None

    def name(self, seat: int) -> str:
        return self.say.player(seat)

    def name_all(self, seats: list[int]) -> str:
        return join_names(self.say, [self.say.player(seat) for seat in seats])

    def gain(self, seat: int) -> str:
        """What the round has brought to a player, row by row; empty for nothing at all."""
        if self.review is None:
            return ""
        rows = self.review.outcome.rows[seat]
        said = [self.say("row", row=self.say(f"row-{row}"), points=signed(rows[row])) for row in ROWS if row in rows]
        return self.say("gain", points=signed(self.s.gains[seat]), rows=", ".join(said)) if said else ""

    def prompt(self, waiting: list[int]) -> str:
        s, say, step = self.s, self.say, self.step
        if isinstance(step, Throw):
            return " ".join([self.throw_prompt(), *self.review_lines()])
        if isinstance(step, Hush):
            return say("prompt-rolling")
        if self.review is not None:
            lines = self.review_lines()
            if s.viewer not in waiting:
                lines.append(say("prompt-wait", players=self.name_all(waiting)))
            return " ".join(lines)
        if s.viewer < 0:
            return self.watching(waiting)
        if s.status[s.viewer] == DYING:
            return say("prompt-button")
        if s.viewer not in waiting:
            return say("prompt-wait", players=self.name_all(waiting))
        if isinstance(step, (Placing, PlacingInTicks)):
            if s.put[s.viewer] != NO_PLACE:
                return say("prompt-place-lies", place=place_name(s.put[s.viewer])) + self.joker_duty()
            return say("prompt-place" if s.owes(s.viewer) else "prompt-place-may")
        if s.kind == SEARCH:
            marked = s.marks[s.viewer]
            return say("prompt-search") if marked == NO_PLACE else say("prompt-search-marked", place=place_name(marked))
        return self.countdown_prompt()

    def throw_prompt(self) -> str:
        s, say = self.s, self.say
        if s.viewer != s.captain:
            return say("prompt-throw-wait", player=self.name(s.captain))
        shown = s.cards.planets[s.pile[-1]]
        names = [self.words.names[planet] for planet in range(PLANETS) if shown >> planet & 1]
        return say("prompt-throw", planets=join_names(say, names))

    def countdown_prompt(self) -> str:
        """To somebody who is not on the red button (T3), with what the joker is good for."""
        return self.reaction_prompt() + self.joker_duty() + self.joker_offer()

    def joker_duty(self) -> str:
        s = self.s
        return " " + self.say("prompt-joker", place=place_name(s.joker)) if s.layer == s.viewer else ""

    def joker_offer(self) -> str:
        s, say = self.s, self.say
        if not s.has_joker or s.layer == s.viewer:
            return ""
        return " " + (say("prompt-joker-free") if s.joker == NO_PLACE else say("prompt-joker-laid", place=place_name(s.joker)))

    def reaction_prompt(self) -> str:
        s, say = self.s, self.say
        marked, fresh = s.marks[s.viewer], s.kind == GO or bool(s.fresh >> s.viewer & 1)
        place, caller = place_name(marked) if marked != NO_PLACE else "", self.name(s.caller)
        if s.owes(s.viewer):
            return say("prompt-going-marked", place=place) if place and fresh else say("prompt-going")
        if s.kind == GO:
            return say("prompt-follow", player=caller)
        if not place:
            return say("prompt-doubt", player=caller)
        return say("prompt-doubt-marked" if fresh else "prompt-doubt-stale", place=place)  # SB-R86

    def watching(self, waiting: list[int]) -> str:
        """To a spectator."""
        s, say = self.s, self.say
        if isinstance(self.step, (Placing, PlacingInTicks)):
            return say("prompt-wait", players=self.name_all(waiting))
        if s.kind == SEARCH:
            return say("prompt-search-watch")
        return say("prompt-go-watch" if s.kind == GO else "prompt-red-watch", player=self.name(s.caller))

    # -- where the game stands ----------------------------------------------------------

    def status(self) -> str:
        s, say = self.s, self.say
        if s.over():
            return say("status-over", number=s.round)
        status = say("status", number=s.round, step=self.said())
        timed = in_ticks(s) and s.due and s.sealed is not None and not s.placing
        return f"{status} · {say('status-ticks', number=s.due - s.ticks)}" if timed else status

    def phase(self) -> str:
        """The step of the round; empty when the game is over."""
        s, step = self.s, self.step
        if s.over():
            return ""
        if isinstance(step, (Countdown, CountdownInTicks)):
            return "go" if s.kind == GO else "red"
        if isinstance(step, (Placing, PlacingInTicks)):
            return "place"
        return "result" if isinstance(step, Between) else "throw" if isinstance(step, (Throw, Hush)) else "search"

    def said(self) -> str:
        """The step of the round, in words."""
        s, say, phase = self.s, self.say, self.phase()
        if phase not in ("go", "red"):
            return say(f"step-{phase}")
        return say(f"step-{phase}-you") if s.caller == s.viewer else say(f"step-{phase}", player=self.name(s.caller))

    def review_lines(self) -> list[str]:
        """What the round has brought to the viewer, and every destination with those who found it."""
        s, say, review = self.s, self.say, self.review
        if review is None:
            return []
        lines = [say("result-you", gain=self.gain(s.viewer))] if s.viewer >= 0 and self.gain(s.viewer) else []
        fitting, helped = places_of(review.outcome.natural), places_of(review.outcome.helped & ~review.outcome.natural)
        found = [place for place in fitting if review.finders(place)]
        missed = [place for place in fitting if place not in found]
        if found:
            lines.append(say("result-valid", number=len(found), places=self.named(review, found)))
        if missed:
            lines.append(say("result-missed", number=len(missed), places=self.named(review, missed)))
        if not fitting:
            lines.append(say("result-none"))
        if helped:
            lines.append(say("result-joker", joker=place_name(s.joker), places=self.named(review, helped)))
        return lines

    def named(self, review: Review, places: list[int]) -> str:
        """Places with those who found them: `b2 (Ada and Bo), d4`."""
        finders = [self.name_all(review.finders(place)) for place in places]
        return ", ".join([place_name(place) + f" ({who})" * bool(who) for place, who in zip(places, finders, strict=True)])

    # -- the end ------------------------------------------------------------------------

    def verdict(self) -> str:
        s, say, places = self.s, self.say, self.s.ranking()
        best = max(s.points)
        winners = [seat for seat in range(s.players) if places[seat] == 1]
        cards = s.reserves[winners[0]]
        if len(winners) > 1:
            return say("won-shared", players=self.name_all(winners), points=best, cards=cards)
        key = "won-cards" if s.points.count(best) > 1 else "won"
        if winners[0] == s.viewer:
            key += "-you"
        if key.startswith("won-cards"):
            return say(key, player=self.name(winners[0]), points=best, cards=cards)
        return say(key, player=self.name(winners[0]), points=best)
