"""A new instruction is one class and one text per language: it is read, offered, done, worded, judged and saved."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy

import pytest
from fluent.runtime import FluentResource

import posse
from posse.games.space_serenade.bots.heuristic import Hunter
from posse.games.space_serenade.bots.profiles import Profile, Traits
from posse.games.space_serenade.rules import moves
from posse.games.space_serenade.rules.cards import Cards
from posse.games.space_serenade.rules.deck import read_deck
from posse.games.space_serenade.rules.effects import INSTRUCTIONS, parse, write
from posse.games.space_serenade.rules.instructions import FUEL, CountedInstant
from posse.games.space_serenade.rules.notation import NotationError
from posse.games.space_serenade.rules.places import move_character
from posse.games.space_serenade.rules.questions import Question
from posse.games.space_serenade.rules.state import SerenadeState, table
from posse.games.space_serenade.scene.board import build
from posse.games.space_serenade.scene.wording import Wording
from posse.texts import Texts, texts
from tests.games.space_serenade import position
from tests.games.space_serenade.position import Crew


class Toast(CountedInstant):
    """Players in the same place, other than its own, gain Fuel."""

    form = "toast {count}"
    text = "do-toast"
    value = -0.2

    def guests(self, s: SerenadeState, me: int) -> list[int]:
        return [seat for seat in range(s.players) if seat != me and s.place(seat) == s.place(me)]

    def possible(self, s: SerenadeState, me: int) -> bool:
        return len(self.guests(s, me)) > 0

    def do(self, s: SerenadeState, me: int, card: int) -> None:
        for seat in self.guests(s, me):
            s.areas[seat].fuel += self.count


class Visit(Question):
    """The own character goes where another one is."""

    form = "visit"
    fields = ("optional",)
    text = "do-visit"
    refusal = "move-nobody"
    brings = FUEL
    value = 1.1

    def __init__(self, optional: bool = False) -> None:
        self.optional = optional

    def choices(self, s: SerenadeState, seat: int) -> list[int]:
        return [moves.BRING + character for character in range(4) if s.places[character] != s.place(seat)]

    def chosen(self, s: SerenadeState, seat: int, move: int) -> None:
        move_character(s, seat, s.areas[seat].character, s.places[move - moves.BRING])


WORDS = {
    "en": "do-toast = let everybody with you gain { $number } Fuel\ndo-visit = go to another character",
    "fr": "do-toast = faites gagner { $number } Carburant à ceux qui sont avec vous\ndo-visit = rejoignez un autre personnage",
}
EFFECT = "toast 2; may visit; may toast 1"


def say(lang: str) -> Texts:
    words = texts.__wrapped__("space_serenade", lang)
    words.bundle.add_resource(FluentResource(WORDS[lang]))
    return words.to(0, ("Ann", "Bob"))


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch) -> Iterator[Cards]:
    """The deck of the tests, where `draw-two` does new things."""
    INSTRUCTIONS.extend([Toast, Visit])
    data = deepcopy(position.deck().data)
    next(card for card in data["common"] if card["id"] == "draw-two")["effect"] = EFFECT
    cards = read_deck(data, "own")
    monkeypatch.setattr(position, "deck", lambda: cards)
    yield cards
    INSTRUCTIONS.remove(Toast)
    INSTRUCTIONS.remove(Visit)


def test_it_is_read_and_written(own: Cards) -> None:
    assert write(parse(EFFECT)) == EFFECT
    with pytest.raises(NotationError, match="at 7: expected a number from 1 to 10, not 'all'"):
        parse("toast all")
    with pytest.raises(NotationError, match=r"damage, toast, visit\)"):
        parse("feast 1")


def test_it_is_unknown_elsewhere() -> None:
    with pytest.raises(NotationError, match="at 1: expected an action"):
        parse("toast 1")


def test_it_is_played(own: Cards) -> None:
    crew = Crew(2).hand("draw-two").at(jet="mars").fuel(0).fuel(0, 1).do("play draw-two")
    assert (crew.area(1).fuel, crew.moves()) == (0, ["done", "bring jet"])  # nobody is there to be toasted
    crew.do("bring jet")
    assert (crew.where("spike"), crew.moves()) == ("mars", ["yes", "no"])
    crew.do("yes")
    assert (crew.area(1).fuel, crew.s.over()) == (1, False)
    assert crew.can("end turn")


def test_what_is_not_possible_is_not_offered(own: Cards) -> None:
    crew = Crew(2).hand("draw-two").at(jet="mars").do("play draw-two", "done")
    assert crew.can("end turn")


def test_it_is_worded_in_both_languages(own: Cards) -> None:
    card = own.number["draw-two"]
    english, french = [" ".join(Wording(own, say(lang)).action_text(card)) for lang in ("en", "fr")]
    assert english.endswith(
        "Let everybody with you gain 2 Fuel. You may go to another character. You may let everybody with you gain 1 Fuel."
    )
    assert french.endswith(
        "Faites gagner 2 Carburant à ceux qui sont avec vous. Si vous voulez, rejoignez un autre personnage. "
        "Si vous voulez, faites gagner 1 Carburant à ceux qui sont avec vous."
    )
    crew = Crew(2).hand("draw-two").at(jet="mars").do("play draw-two")
    scene = build(table(crew.s.seen_by(0)), say("en"))
    assert scene.prompt.endswith(": you may go to another character.")


def test_a_bot_knows_its_worth_and_plays_it(own: Cards) -> None:
    features = Traits(own).own[own.number["draw-two"]]
    assert features[FUEL] == pytest.approx(1.1)
    assert features[-1] == pytest.approx(-0.2 * 3)
    crew = Crew(2).hand("draw-two").at(jet="mars").do("play draw-two")
    seen = crew.s.seen_by(0)
    assert Hunter(Profile()).choose(seen, 0, posse.Rng.seeded(1)) in crew.s.options(0)


def test_it_can_be_saved_while_it_asks(own: Cards) -> None:
    crew = Crew(2).hand("draw-two").at(jet="mars").do("play draw-two")
    again = crew.loaded()
    assert again.digest() == crew.s.digest()
    again.answer(0, again.parse("bring jet"))
    assert table(again).place(0) == 0
