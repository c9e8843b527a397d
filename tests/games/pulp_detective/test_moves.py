"""Every move lies on the thing it is made with, and every choice has words for everybody."""

from __future__ import annotations

from typing import Any

import pytest
from bench.pulp_reference.player import Greedy

import posse
from posse.core.choice import Choice
from posse.core.rng import Rng
from posse.core.state import SPECTATOR, State
from posse.games.pulp_detective.rules.moves import DICE_IDS
from posse.testing.walk import random_answer
from posse.texts import LANGUAGES
from tests.games.pulp_detective.position import Desk
from tests.games.pulp_detective.seen import MODES, badge, done_on, piece, said, scene_of

# -- moves and what they are made on -------------------------------------------------------


def test_cards_drawn_are_chosen_by_themselves() -> None:
    desk = Desk("rivals").pile("C1 S1 I1").turn()
    assert done_on(desk) == {f"{verb} {n}": f"drawn_{n}" for verb in ("keep", "give", "discard") for n in (1, 2, 3)}
    assert said(desk, "give 2") == "Give card 2 (Lead) to Bo"
    assert scene_of(desk.s).prompt == "What becomes of the cards? Keep one, give one and discard one."
    assert scene_of(desk.s, 1).prompt == "Ada is choosing from the cards."


def test_everything_in_a_mission_lies_on_its_thing() -> None:
    desk = Desk().seat(hour=20, energy=2, twists="P", obj="lucky-coin").mission(needs="P3 W").roll("D")
    desk.m.rerolls = 1
    assert done_on(desk) == {
        "finish": "",
        "buy": "energy_0",
        "roll yellow-2": "yellow-2",
        "roll yellow-3": "yellow-3",
        "roll yellow-4": "yellow-4",
        "reroll yellow-1": "yellow-1",
        "special yellow-1": "yellow-1",
        "use on yellow-1": "yellow-1",
        "twist persuasion": "twist-persuasion-1",
    }
    assert said(desk, "finish") == "Give up the mission (you can still try)"
    assert said(desk, "buy") == "Spend 1 hour: 1 more die"
    assert said(desk, "use on yellow-1") == "Re-roll yellow die 1 with the Lucky coin"
    assert said(desk, "special yellow-1", lang="fr") == "Relancer le dé jaune 1 grâce à Vera Lockhart"


def numbers(desk: Desk) -> dict[str, int]:
    return {desk.s.text(option.move): number for number, option in scene_of(desk.s).numbers()}


@pytest.mark.parametrize("suspect", [0, 1])
def test_each_die_keeps_its_number_and_giving_up_comes_after_all_of_them(suspect: int) -> None:
    desk = Desk().seat(hour=20, twists="P", obj="lucky-coin")
    desk = desk.confront(suspect) if suspect else desk.mission(needs="P3 W")
    assert [numbers(desk)[f"roll yellow-{die}"] for die in (1, 2, 3, 4)] == [1, 2, 3, 4]
    desk.roll("D")
    found = numbers(desk)
    assert [found[f"roll yellow-{die}"] for die in (2, 3, 4)] == [2, 3, 4]
    assert found["special yellow-1"] == 1
    assert found["finish"] == max(found.values()) > 4
    assert list(found)[-1] == "finish"


def test_the_red_and_the_grey_die_come_after_the_yellow_ones() -> None:
    for slug, number in (("red", 5), ("grey", 6)):
        item = next(item for item in range(1, 7) if Desk().cards.object_die[item] == DICE_IDS.index(slug))
        desk = Desk().seat(obj=Desk().cards.object_ids[item]).mission(needs="P3 W")
        assert numbers(desk)[f"roll {slug}"] == number
        assert numbers(desk)["finish"] > number


def test_a_mission_that_nothing_can_help_is_given_up_without_a_word() -> None:
    desk = Desk().seat(energy=1, hour=1).mission(needs="P4").roll("D").roll("D")
    assert said(desk, "finish") == "Give up the mission"


def test_the_file_is_closed_when_the_mission_is_met() -> None:
    desk = Desk().mission(needs="D").roll("D")
    assert said(desk, "finish") == "Complete the mission"
    assert scene_of(desk.s).prompt == "You have all the icons."
    arrest = Desk().confront(1)
    assert said(arrest, "finish") == "Let the Criminal go (you can still try)"
    arrest.fulfil()
    assert said(arrest, "finish") == "Make the arrest"


def test_objects_lie_before_their_players() -> None:
    key = Desk().seat(obj="skeleton-key").mission(needs="P")
    assert done_on(key)["use as persuasion"] == "skeleton-key_0"
    flask = Desk("rivals").seat(1, obj="hip-flask", energy=3).mission(seat=1)
    assert done_on(flask, 1)["use"] == "hip-flask_1"
    assert said(flask, "use", 1) == "Use the Hip flask: gain 2 Energy"
    watch = Desk().seat(obj="pocket-watch", hour=3).mission()
    assert said(watch, "use") == "Use the Pocket watch: 2 hours back"


def test_tokens_are_taken_where_they_lie_and_used_where_they_are_held() -> None:
    desk = Desk("rivals").seat(0, twists="W P D R").seat(1, twists="D").token("deus-ex-machina", 1)
    desk.token("sidekick").token("interrogation").mission(needs="P4", reward="K").roll("D")
    found = done_on(desk)
    assert found["take deus-ex-machina"] == "deus-ex-machina"
    assert piece(scene_of(desk.s), "deus-ex-machina").zone == "tokens_1"
    assert found["sidekick max-tolliver"] == "sidekick"
    assert found["ignore persuasion"] == "interrogation"
    assert found["shoot hour dots as persuasion"] == "chekhovs-gun"
    assert said(desk, "take deus-ex-machina") == "Take Deus ex Machina for Connect the Dots"
    scene = scene_of(desk.s)
    assert [p.id for p in scene.zone("aside")] == ["max-tolliver", "inspector-amos-reed"]
    assert (piece(scene, "twist-dots-1").zone, piece(scene, "twist-dots-2").zone) == ("twists_0", "twists_1")


def test_dice_are_turned_over_on_themselves() -> None:
    desk = Desk("rivals").token("deus-ex-machina").mission(needs="P4").roll("D R")
    assert said(desk, "flip yellow-1") == "Turn yellow die 1 over to Word on the Street"
    desk.do("flip yellow-1")
    assert done_on(desk) == {"flip yellow-2": "yellow-2", "done": ""}
    assert scene_of(desk.s).prompt == "You may turn 2 more dice over."


def test_a_twist_token_comes_from_the_supply_and_says_what_it_costs() -> None:
    desk = Desk().seat(twists="D D W", hour=9).mission(needs="P4", penalty="").roll("P D").do("finish")
    found = done_on(desk)
    assert found["gain persuasion"] == "twist-persuasion-1"
    assert found["gain dots"] == found["swap street for dots"] == "twist-dots-3"
    assert said(desk, "gain dots") == "Take Connect the Dots (costs 2 hours)"
    assert said(desk, "swap street for dots", lang="fr") == (
        "Échanger Traquer la rumeur contre Faire des recoupements (coûte 1 heure)"
    )
    assert said(desk, "decline") == "No Twist token"
    assert piece(scene_of(desk.s), "twist-dots-3").count == 2
    desk.do("gain dots")
    assert piece(scene_of(desk.s), "twist-dots-3").zone == "twists_0"


def test_upkeep_is_paid_with_a_token_or_with_the_object() -> None:
    desk = Desk().seat(obj="underworld", twists="R").mission(needs="P4").do("roll grey").do("finish")
    assert done_on(desk) == {"pay rounds": "twist-rounds-1", "lose": "underworld_0"}
    assert "discard a Twist token, or lose the Underworld" in scene_of(desk.s).prompt


def test_an_object_found_is_offered_and_flies_to_its_finder() -> None:
    desk = Desk().discards("C1").seat(obj="lucky-coin").mission(needs="D", reward="O").roll("D").do("finish")
    assert done_on(desk) == {"accept hip-flask": "hip-flask_0", "decline": ""}
    assert scene_of(desk.s).prompt == "You have found the Hip flask. Do you take it in place of the Lucky coin?"
    desk.do("accept hip-flask")
    assert piece(scene_of(desk.s), "hip-flask_0").zone == "object_0"


def test_who_gets_something_or_goes_first_is_a_button_wherever_the_partners_things_lie() -> None:
    desk = Desk("partners").discards("C1").mission(needs="D", reward="O").roll("D").do("finish").do("accept hip-flask")
    for viewer in (0, 1):
        assert done_on(desk, viewer) == {"to 1": "", "to 2": ""}
    assert said(desk, "to 1") == "For me"
    assert said(desk, "to 1", 1) == "For Ada"
    criminal = Desk("partners").seat(0, rows=("C1",)).accuse(0)
    assert done_on(criminal) == {"first 1": "", "first 2": ""}
    assert said(criminal, "first 2") == "Bo goes first"


def test_a_partner_who_holds_the_same_object_does_not_confuse_the_offer() -> None:
    desk = Desk("partners").discards("C1").seat(0, obj="hip-flask").mission(needs="D", reward="O").roll("D").do("finish")
    assert done_on(desk)["accept hip-flask"] == "hip-flask"
    assert {piece.id for piece in scene_of(desk.s).pieces} >= {"hip-flask", "hip-flask_0"}


def test_before_the_game_everything_can_be_chosen_by_its_card() -> None:
    desk = Desk(case="choose", level="choose", detective="choose")
    s = posse.new("pulp_detective", 1, 1, case="choose", level="choose", detective="choose")
    scene = scene_of(s)
    assert {option.on for option in scene.options} == {"vera-lockhart", "max-tolliver"}
    s.answer(0, s.parse("detective max-tolliver"))
    assert {option.on for option in scene_of(s).options} == set(desk.cards.case_ids)
    assert "By day, one die a turn showing Word on the Street" in piece(scene_of(s), "max-tolliver").text
    s.answer(0, s.parse("case prized-photo"))
    assert [option.label for option in scene_of(s).options][2] == "Experienced: 18 hours, 4 Energy"
    s.answer(0, s.parse("level expert"))
    assert badge(piece(scene_of(s), "prized-photo"), "level").label == "Experienced"


# -- what is wanted -----------------------------------------------------------------------


CHOICES = {name for name, kind in Desk().s.game.effects.items() if issubclass(kind, Choice)}


def situations() -> dict[str, State]:
    """A position for every kind of choice, by its name: those that are rare by hand, the others from games."""
    found: dict[str, State] = {
        "LastMoment": Desk().seat(obj="pocket-watch", hour=1).mission().do("finish").s,
        "Flipping": Desk("rivals").token("deus-ex-machina").mission(needs="P4").roll("D").do("flip yellow-1").s,
        "NameCriminal": Desk().accuse().s,
        "WhoConfronts": Desk("partners").seat(rows=("C1",)).accuse().s,
        "Recipient": Desk("partners").mission(needs="D", reward="E").roll("D").do("finish").s,
    }
    for seed in range(12):
        for mode, players in MODES:
            if found.keys() >= CHOICES:
                return found
            rng = Rng.seeded(seed)
            options: dict[str, Any] = {"mode": mode}
            if seed == 0:
                options |= dict.fromkeys(("case", "level", "detective", "inspector"), "choose")
            state = posse.game("pulp_detective", options).new(players, seed)
            bot = Greedy().choose
            while not state.over():
                assert state.top is not None
                found.setdefault(type(state.top.effect).__name__, state.copy())
                seat = state.waiting()[0]
                if rng.below(4):
                    state.answer(seat, bot(state.seen_by(seat), seat, rng))
                else:
                    state.answer(*random_answer(state, rng))
    return found


def test_there_is_a_prompt_for_every_choice_and_every_viewer_in_every_language() -> None:
    found = situations()
    assert found.keys() >= CHOICES
    for name, state in found.items():
        prompts = {}
        for lang in LANGUAGES:
            for viewer in (*range(state.players), SPECTATOR):
                prompt = scene_of(state, viewer, lang).prompt
                prompts[lang, viewer] = prompt
                if viewer not in state.waiting():
                    assert "Ada" in prompt or "Bo" in prompt, name
        assert len(set(prompts.values())) > len(LANGUAGES) - 1
        assert prompts["en", 0] != prompts["fr", 0]


def test_a_flask_and_a_partner_s_token_are_more_to_try() -> None:
    """So that nobody lets the Criminal go by mistake."""
    desk = Desk("partners").seat(0, energy=4, hour=2, rows=("C1",)).seat(1, twists="D").accuse(0).do("first 1").roll("D W R W")
    assert {"finish", "borrow dots"} <= set(desk.moves())
    assert "you can still try" in said(desk, "finish")
    desk.do("borrow dots", "lend dots")
    desk.area(1).twists[0] = 0
    assert "you can still try" not in said(desk, "finish")
    desk = Desk().seat(0, energy=4, hour=1, obj="hip-flask").mission(needs="D4").roll("R R R R")
    assert desk.moves() == ["finish", "use"]
    assert "you can still try" in said(desk, "finish")
