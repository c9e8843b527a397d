"""The scene shows everything that its viewer may see and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import posse
from posse.core.events import Event
from posse.core.rng import Rng
from posse.core.scene import Piece, Scene
from posse.core.state import SPECTATOR, State
from posse.games.bounty_hunters.rules.cards import CONTRACT, CONTRACT_ICON, FIRST_HUNTER, NO_CARD, NO_ICON
from posse.games.bounty_hunters.rules.state import HuntersState, table
from posse.games.bounty_hunters.scene.board import build
from posse.games.bounty_hunters.scene.log import describe
from posse.texts import LANGUAGES, Texts, texts

from .position import CARDS, Position, answer_all, play_out

SAY = {lang: texts("bounty_hunters", lang) for lang in LANGUAGES}


def views(players: int, mode: str, every: int) -> Iterator[tuple[HuntersState, int, Rng]]:
    """Some positions of a random game, as each seat and a spectator see them."""
    state, rng = posse.new("bounty_hunters", players, seed=players, mode=mode), Rng.seeded(players)
    number = 0
    while True:
        if number % every == 0 or state.over():
            for viewer in (*range(players), SPECTATOR):
                yield table(state.seen_by(viewer)), viewer, rng
        if state.over():
            return
        seat = rng.pick(state.waiting())
        state.answer(seat, rng.pick(state.options(seat)))
        number += 1


def scene_of(s: State, viewer: int, lang: str = "en") -> Scene:
    return build(table(s.seen_by(viewer)), SAY[lang].to(viewer, ("Ada", "Bo", "Cy", "Di")))


def faces(scene: Scene) -> set[str]:
    return {piece.id for piece in scene.pieces if not piece.back}


def piece(scene: Scene, id: str) -> Piece:
    return next(piece for piece in scene.pieces if piece.id == id)


def public(s: HuntersState) -> set[str]:
    cards = [card for area in s.areas for card in area.cards()] + [pile[-1] for pile in s.discards if pile]
    return {s.cards.ids[card] for card in cards}


TABLES = [(2, "standard"), (3, "discovery"), (4, "standard")]


@pytest.mark.rule("BH-015")
@pytest.mark.parametrize(("players", "mode"), TABLES)
def test_faces_are_those_on_the_table_and_in_the_viewers_hand(players: int, mode: str) -> None:
    for seen, viewer, rng in views(players, mode, 7):
        scene = build(seen, SAY[rng.pick(LANGUAGES)])
        own = {seen.cards.ids[card] for card in seen.areas[viewer].hand} if viewer >= 0 else set()
        assert faces(scene) == public(seen) | own


@pytest.mark.parametrize(("players", "mode"), TABLES)
def test_a_twin_that_differs_in_secrets_only_gives_the_same_scene(players: int, mode: str) -> None:
    for seen, viewer, rng in views(players, mode, 11):
        say = SAY[rng.pick(LANGUAGES)].to(viewer)
        twin = table(seen.imagine(rng).seen_by(viewer))
        assert build(twin, say).to_data() == build(seen, say).to_data()


@pytest.mark.parametrize(("players", "mode"), TABLES)
def test_options_are_the_viewers_and_lie_on_what_is_there(players: int, mode: str) -> None:
    for seen, viewer, _ in views(players, mode, 5):
        scene = build(seen, SAY["en"])
        ids = [piece.id for piece in scene.pieces] + [zone.id for zone in scene.zones]
        assert len(set(ids)) == len(ids)
        assert sorted([option.move for option in scene.options]) == seen.options(viewer)
        assert {option.on for option in scene.options} <= {*ids, ""}


@pytest.mark.rule("BH-082", "BH-R06")
@pytest.mark.parametrize(("players", "mode"), TABLES)
def test_hands_and_piles_of_others_are_backs_with_true_counts(players: int, mode: str) -> None:
    for seen, viewer, _ in views(players, mode, 13):
        scene = build(seen, SAY["fr"])
        for seat, area in enumerate(seen.areas):
            hand = scene.zone(f"hand_{seat}")
            if seat != viewer:
                assert len(hand) == len(area.hand)
                assert all(card.back for card in hand)
            assert scene.players[seat].counts[2] == ("capture" if len(area.captured) < 2 else "captures", len(area.captured))
        for deck, name in enumerate(("target", "hunter", "market")):
            assert sum(pile.count for pile in scene.zone(f"deck_{name}")) == seen.left[deck]
            assert sum(pile.count for pile in scene.zone(f"discard_{name}")) == len(seen.discards[deck])


def test_a_whole_state_is_refused() -> None:
    with pytest.raises(ValueError, match="seen_by"):
        build(Position().go(), SAY["en"])


def test_what_is_not_the_viewers_is_not_remembered_for_them() -> None:
    s = Position(players=2).go()
    answer_all(s, "draw hunter", "draw hunter")
    own = s.areas[0].hand
    for seat in range(2):
        s.answer(seat, s.options(seat)[0])
    for seat in range(2):
        s.answer(seat, s.parse("sell"))
    seen = table(s.seen_by(0))
    assert set(own) & set(seen.areas[1].hand)
    assert all(card.back for card in scene_of(s, 0).zone("hand_1"))


# -- confrontations, contracts, areas --------------------------------------------------


def test_a_confrontation_shows_attack_and_defence_by_colour_and_shape() -> None:
    s = Position(players=2).area(0, open=[["a-3", "h-211"]]).go()
    scene = scene_of(s, 1)
    zone = next(zone for zone in scene.zones if zone.id == "confrontation_a-3")
    assert [(badge.shape, badge.colour, badge.value) for badge in zone.badges] == [
        ("circle", "green", f"2/{CARDS.green[CARDS.number['a-3']]}"),
        ("square", "blue", f"1/{CARDS.blue[CARDS.number['a-3']]}"),
        ("triangle", "orange", f"1/{CARDS.orange[CARDS.number['a-3']]}"),
    ]
    assert [card.id for card in scene.zone(zone.id)] == ["a-3", "h-211"]
    assert (zone.owner, zone.inside) == (0, "area_0")


@pytest.mark.rule("BH-073")
def test_an_attack_without_target_is_a_zone_of_its_own() -> None:
    s = Position(players=2).area(0, open=[[None, "h-211"]]).go()
    zone = next(zone for zone in scene_of(s, 0).zones if zone.id == "attack_0")
    assert [badge.value for badge in zone.badges] == ["2", "1", "1"]
    assert zone.label == "No target yet"


@pytest.mark.rule("BH-045", "BH-081")
def test_captured_targets_and_reserved_cards_lie_across() -> None:
    droid = CARDS.ids[107]
    s = Position(players=2).area(0, captured=[["a-1", "h-211"]], reserved=[droid]).go()
    scene = scene_of(s, 0)
    assert piece(scene, "a-1").turned
    assert piece(scene, droid).turned
    assert not piece(scene, "h-211").turned
    assert next(zone for zone in scene.zones if zone.id == "confrontation_a-1").inside == "captured_0"


@pytest.mark.rule("BH-095")
def test_the_worth_of_a_contract_grows_with_what_is_captured_after_it() -> None:
    s = Position(players=2).area(0, captured=[["a-1"]], open=[["a-4"]], hand=["h-313", "k-a-b"], contracts=["k-a-a"]).go()

    def worth(contract: str) -> list[str]:
        return [badge.value for badge in piece(scene_of(s, 1), contract).badges if badge.kind == "worth"]

    assert worth("k-a-a") == ["1"]
    answer_all(s, "draw hunter", "draw hunter")
    answer_all(s, "choose h-313", s.text(s.options(1)[0]))
    s.answer(0, s.parse("play"))
    assert worth("k-a-a") == ["4"]  # two A, and a duo of them
    assert scene_of(s, 1).players[0].score == s.scores()[0] == 2 * 7 - CARDS.points[CARDS.number["h-313"]] + 4


@pytest.mark.rule("BH-031")
def test_a_committed_card_lies_apart_and_only_its_owner_sees_it() -> None:
    s = Position(players=2).go()
    answer_all(s, "draw hunter", "draw hunter")
    s.answer(0, s.options(0)[0])
    chosen = s.text(s.sealed_by(0)).removeprefix("choose ")
    mine, theirs = scene_of(s, 0), scene_of(s, 1)
    assert piece(mine, chosen).zone == "chosen_0"
    assert chosen not in faces(theirs)
    assert [option.on for option in mine.options] == [chosen]
    assert mine.prompt.endswith("Waiting for Bo.")
    assert (mine.players[0].to_act, mine.players[1].to_act) == (False, True)


def test_copies_have_one_picture_and_each_its_own_text() -> None:
    special = CARDS.icon.index(CONTRACT_ICON)
    copies = [card for card in range(FIRST_HUNTER) if CARDS.identity[card] == CARDS.identity[special]]
    plain = next(card for card in copies if CARDS.icon[card] == NO_ICON)
    slugs = [CARDS.ids[special], CARDS.ids[plain]]
    scene = scene_of(Position(players=2).area(0, captured=[[slug] for slug in slugs]).go(), 0)
    assert len({piece(scene, slug).face for slug in slugs}) == 1
    assert ["contract" in piece(scene, slug).text for slug in slugs] == [True, False]


@pytest.mark.rule("BH-136")
def test_discovery_has_no_contracts_anywhere() -> None:
    for seen, viewer, _ in views(3, "discovery", 7):
        scene = build(seen, SAY["en"])
        assert (seen.left[CONTRACT], seen.discards[CONTRACT]) == (0, ())
        assert not [zone for zone in scene.zones if "contract" in zone.id + zone.kind]
        assert not [piece for piece in scene.pieces if "contract" in (piece.kind, piece.face) or piece.face == "back_contract"]
        assert not [option for option in scene.options if "contract" in seen.text(option.move) + option.label.lower()]
        assert not [badge for piece in scene.pieces for badge in piece.badges if badge.kind in ("contract", "worth")]
        labels = [label for label, _ in scene.players[0].counts]
        assert len(labels) == 5 and "contract" not in " ".join(labels)
        assert "contract" not in scene.prompt.lower()


@pytest.mark.rule("BH-016")
def test_the_guild_leader_is_shown() -> None:
    scene = scene_of(posse.new("bounty_hunters", 3, 1, leader="host"), SPECTATOR)
    assert [player.title for player in scene.players] == ["Guild leader", "", ""]


# -- prompts -----------------------------------------------------------------------------


def acting(droid: str, credits: int, **fields: object) -> HuntersState:
    """Seat 0 has revealed this card and must act."""
    hand = [droid, "h-211", "a-1", "a-2"]
    s = Position(players=2).area(0, hand=hand, credits=credits, **fields).go()
    answer_all(s, "draw hunter", "draw hunter")
    s.answer(0, s.parse(f"choose {droid}"))
    s.answer(1, s.options(1)[0])
    return s


DROID = CARDS.ids[107]
COST = CARDS.cost[107]


def test_a_free_card_is_sold_or_played() -> None:
    s = Position(players=2).area(0, hand=["h-211", "a-1", "a-2", "a-3"]).go()
    answer_all(s, "draw hunter", "draw hunter")
    answer_all(s, "choose a-1", s.text(s.options(1)[0]))
    scene = scene_of(s, 0)
    assert [option.label for option in scene.options] == ["Sell it for 1 credit", "Play it"]
    assert {option.on for option in scene.options} == {"a-1"}
    assert "step 2: sell or play · the end comes at 4 captures (most so far: 0)" in scene.status


def test_a_market_card_can_be_paid_for_only_with_enough_credits() -> None:
    rich, poor = scene_of(acting(DROID, COST), 0), scene_of(acting(DROID, 0), 0)
    assert len(rich.options) == 3
    assert rich.prompt.endswith(f"(cost {COST}): sell, play or reserve? You have {COST} credit.")
    assert len(poor.options) == 2
    assert poor.prompt.endswith(f"(cost {COST}): sell or reserve? You have no credits.")


def test_placing_names_the_card_and_the_targets() -> None:
    s = acting(DROID, COST, open=[["b-1"], ["c-1"]])
    s.answer(0, s.parse("play"))
    scene = scene_of(s, 0)
    assert [option.on for option in scene.options] == ["confrontation_b-1", "confrontation_c-1"]
    assert scene.prompt.endswith(": against which target?")


def test_reserved_cards_are_activated_or_left() -> None:
    s = acting(DROID, 9)
    s.answer(0, s.parse("reserve"))
    scene = scene_of(s, 0)
    assert [option.on for option in scene.options] == [DROID, ""]
    assert scene.prompt.endswith("You have 9 credits.")


@pytest.mark.rule("BH-R11", "BH-R12")
def test_empty_decks_are_named_when_one_draws() -> None:
    s = posse.new("bounty_hunters", 2, 1)
    seen = table(s.seen_by(0))
    assert build(seen, SAY["en"]).prompt == "Which deck do you draw from?"
    seen.left = [0, *seen.left[1:3], 0]
    seen.discards = [(0,), *seen.discards[1:]]
    prompt = build(seen, SAY["en"]).prompt
    assert prompt.endswith("the discards will be shuffled first: Targets. No cards left: Contracts.")
    assert build(seen, SAY["fr"]).prompt.endswith("Contrats.")


def test_others_are_told_whom_they_wait_for() -> None:
    s = posse.new("bounty_hunters", 4, 1)
    assert scene_of(s, SPECTATOR).prompt == "Waiting for Ada, Bo, Cy and Di."
    assert scene_of(s, SPECTATOR, "fr").prompt == "On attend Ada, Bo, Cy et Di."


# -- the end -------------------------------------------------------------------------------


def ended(*areas: dict[str, object]) -> HuntersState:
    """The end of a game with these areas; all sell their last card."""
    position = Position(players=len(areas)).set(round=3, trigger=1)
    for seat, fields in enumerate(areas):
        position.area(seat, **fields)
    s = position.go()
    while not s.over():
        seat = s.waiting()[0]
        s.answer(seat, s.options(seat)[0])
    return s


@pytest.mark.rule("BH-116")
def test_the_last_rounds_are_counted_down() -> None:
    for round_, note in ((1, "2 more rounds after this one"), (2, "1 more round after this one"), (3, "last round")):
        assert scene_of(Position().set(round=round_, trigger=1).go(), 0).status.endswith(note)


@pytest.mark.rule("BH-119")
def test_the_sheet_has_its_lines_in_order_and_adds_up() -> None:
    s = ended({"captured": [["a-1", "h-211"]], "contracts": ["k-a-b"]}, {"crates": [CARDS.ids[136]]})
    scene = scene_of(s, SPECTATOR)
    assert [line.label for line in scene.sheet] == ["Targets", "Crates", "Most crate icons", "Contracts", "Hunters", "Total"]
    parts = [line.values for line in scene.sheet if not line.total]
    assert [sum(column) for column in zip(*parts, strict=True)] == list(scene.sheet[-1].values) == s.scores()
    assert scene.places == s.ranking()


@pytest.mark.rule("BH-140")
def test_discovery_ignores_the_line_of_contracts() -> None:
    position = Position(players=2, mode="discovery").set(round=3, trigger=1)
    s = position.area(0, captured=[["a-1", "h-116"]], crates=["c-1-2-7-1"]).area(1, captured=[["b-1"], ["b-2"]]).go()
    play_out(s)
    lines = [(line.label, line.values) for line in scene_of(s, 0).sheet]
    assert lines == [
        ("Targets", (7, 14)),
        ("Crates", (7, 0)),
        ("Most crate icons", (5, 0)),
        ("Hunters", (-3, 0)),
        ("Total", (16, 14)),
    ]


@pytest.mark.rule("BH-130")
def test_the_winner_is_named_and_spoken_to() -> None:
    s = ended({"captured": [["a-1"]]}, {})
    assert scene_of(s, 1).prompt == "Ada wins with 7 points."
    assert scene_of(s, 0).prompt == "You win with 7 points!"
    assert scene_of(s, 0, "fr").prompt.startswith("Vous gagnez avec 7 points")


@pytest.mark.rule("BH-131")
def test_a_win_by_credits_is_said() -> None:
    s = ended({"captured": [["a-1"]], "credits": 1}, {"captured": [["a-2"]]})
    assert scene_of(s, 1).prompt == "Ada wins: tied at 7 points, but with more credits left (2)."
    assert "more credits left" in scene_of(s, 0).prompt
    assert [line.values for line in scene_of(s, 0).ties] == [(2, 1)]


@pytest.mark.rule("BH-132")
def test_a_shared_victory_names_all_who_share_it() -> None:
    s = ended({"captured": [["a-1"]]}, {"captured": [["a-2"]]})
    assert scene_of(s, 0).prompt == "You share the victory with Bo: 7 points and 1 credit each."
    assert scene_of(s, SPECTATOR).prompt == "Ada and Bo share the victory: 7 points and 1 credit each."
    assert scene_of(s, 1, "fr").prompt == "Vous partagez la victoire avec Ada\u00a0: 7 points et 1 crédit chacun."


# -- the log -------------------------------------------------------------------------------


def events(players: int, mode: str) -> Iterator[Event]:
    state, rng = posse.new("bounty_hunters", players, seed=players, mode=mode), Rng.seeded(players)
    state.events = []
    while not state.over():
        seat = rng.pick(state.waiting())
        state.answer(seat, rng.pick(state.options(seat)))
    yield from state.events


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "mode"), TABLES)
def test_every_event_is_worded_for_those_it_reaches(players: int, mode: str, lang: str) -> None:
    silent = set()
    for event in events(players, mode):
        for reader in (*range(players), SPECTATOR):
            if event.reaches(reader) and not describe(event, CARDS, SAY[lang].to(reader)):
                silent.add(event.kind)
    assert silent <= {"sealed", "withdrew", "drew"}


@pytest.mark.parametrize(
    ("kind", "args", "to_me", "to_others"),
    [
        ("got", ("h-211",), "You draw HUNTER.", "Ada draws HUNTER."),
        ("sold", ("h-211",), "You sell HUNTER.", "Ada sells HUNTER."),
        ("against", ("h-211", "a-1"), "HUNTER attacks A.", "HUNTER attacks A."),
        ("contract", ("k-a-b",), "You get a contract: A + B.", "Ada gets a contract: A + B."),
    ],
)
def test_a_log_line_speaks_to_its_reader(kind: str, args: tuple[str, ...], to_me: str, to_others: str) -> None:
    numbers = tuple(CARDS.number[slug] for slug in args)
    hunter = CARDS.names[CARDS.number["h-211"]]["en"]
    lines = [describe(Event(kind, 0, numbers, -1), CARDS, speaker(reader)) for reader in (0, 1)]
    assert [line.replace(hunter, "HUNTER") for line in lines] == [to_me, to_others]


def speaker(reader: int, lang: str = "en") -> Texts:
    return SAY[lang].to(reader, ("Ada", "Bo"))


@pytest.mark.parametrize(("lang", "line"), [("en", "Bo draws a target."), ("fr", "Bo pioche une cible.")])
def test_of_anothers_draw_only_the_deck_is_said(lang: str, line: str) -> None:
    assert describe(Event("drew", 1, (0,), -1), CARDS, speaker(0, lang)) == line


def test_an_attack_without_target_is_said_to_wait() -> None:
    event = Event("against", 1, (CARDS.number["h-211"], NO_CARD), -1)
    assert describe(event, CARDS, speaker(0)).endswith("waits for a target.")
    assert describe(event, CARDS, speaker(0, "fr")).endswith("attend une cible.")


def test_everything_that_is_told_in_the_log_is_heard() -> None:
    state, rng, say = posse.new("bounty_hunters", 3, seed=4), Rng.seeded(4), SAY["en"].to(SPECTATOR, ("Ada", "Nell", "Bob"))
    state.events = []
    while not state.over():
        seat = rng.pick(state.waiting())
        state.answer(seat, rng.pick(state.options(seat)))
    told = {event.kind for event in state.events if describe(event, CARDS, say)}
    assert len(told) > 10
    assert all(state.game.cues[kind].sound for kind in told)


def test_only_the_last_card_to_be_chosen_is_final() -> None:
    s = Position(players=2).area(0, hand=["h-211", "a-1", "a-2", "a-3"]).go()
    answer_all(s, "draw hunter", "draw hunter")
    assert not any(option.final for option in scene_of(s, 0).options)
    s.answer(1, s.options(1)[0])
    assert all(option.final for option in scene_of(s, 0).options)


def test_the_score_so_far_has_its_lines_and_no_places() -> None:
    for s, viewer, _ in views(3, "standard", 40):
        scene = build(s, SAY["en"].to(viewer, ("Ada", "Bo", "Cy")))
        *parts, total = scene.sheet
        assert list(total.values) == [player.score for player in scene.players]
        assert [sum(column) for column in zip(*[line.values for line in parts], strict=True)] == list(total.values)
        assert (scene.places != []) == s.over()


def test_a_pile_of_discards_lists_its_cards() -> None:
    s = Position(players=2).area(0, hand=["h-211", "a-1", "a-2", "a-3"]).go()
    answer_all(s, "draw hunter", "draw hunter")
    answer_all(s, "choose a-1", s.text(s.options(1)[0]))
    answer_all(s, "sell", "sell")
    found = [piece for piece in scene_of(s, 0).pieces if piece.zone.startswith("discard")]
    assert found
    assert all(len(piece.pile) == piece.count and piece.pile[0] == (piece.face, piece.label) for piece in found)
