"""What every game promises, as a test class made for one game."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from copy import copy, deepcopy
from pathlib import Path
from typing import ClassVar

import pytest

from posse.catalog import game_file
from posse.core.errors import IllegalMove, InvalidMove
from posse.core.game import Game
from posse.core.record import Record, can_take_back
from posse.core.rng import Rng
from posse.core.scene import Badge, Scene
from posse.core.state import ALL_OPEN, CLOCK, SPECTATOR, State
from posse.testing import playthrough
from posse.testing.mutate import mutate
from posse.testing.walk import new_match, positions, random_answer, tables, walk
from posse.texts import LANGUAGES, texts

Twin = Callable[[State, int, Rng], State]
Counter = Callable[[State], object]
Positions = Callable[[int], Iterator[tuple[Game, State, Rng]]]


def conformance(
    game: str,
    *,
    seed: int = 1,
    twin: Twin | None = None,
    conserved: Counter | None = None,
    more: Positions | None = None,
    goldens: Path | None = None,
) -> type[Conformance]:
    """A test class for this game.

    `twin(state, seat, rng)` returns a state that differs only in what the seat may not know; it
    should not use `seen_by`, which it tests. `conserved(state)` returns what must never change.
    `more(step)` yields further positions, about every `step`th of games that random players would
    hardly ever play. `goldens` is the folder with the game's playthroughs.
    """
    name = "Test" + "".join(part.title() for part in game.split("_"))
    hooks = (twin or imagined, conserved or nothing, more or no_more)
    return type(name, (Conformance,), {"game": game, "seed": seed, "hooks": hooks, "goldens": goldens})


def imagined(state: State, seat: int, rng: Rng) -> State:
    return state.seen_by(seat).imagine(rng)


def nothing(state: State) -> object:
    return None


def no_more(step: int) -> Iterator[tuple[Game, State, Rng]]:
    return iter(())


def viewers(state: State) -> list[int]:
    return [*range(state.players), SPECTATOR]


def through_pickle(state: State) -> State:
    again: State = pickle.loads(pickle.dumps(state))  # noqa: S301
    return again


def refusal(state: State, seat: int, move: int) -> str:
    with pytest.raises(IllegalMove) as info:
        state.answer(seat, move)
    return str(info.value)


class Conformance:
    """Subclassed by `conformance`; every method is one promise."""

    game: ClassVar[str]
    seed: ClassVar[int]
    hooks: ClassVar[tuple[Twin, Counter, Positions]]
    goldens: ClassVar[Path | None]

    def positions(self, step: int) -> Iterator[tuple[Game, State, Rng]]:
        yield from positions(self.game, self.seed, step)
        yield from self.hooks[2](step)

    def test_random_games_end(self) -> None:
        for number, (players, options) in enumerate(tables(self.game)):
            *_, last = walk(new_match(self.game, players, options, self.seed + number), Rng.seeded(number))
            assert last.over()
            assert last.waiting() == []
            assert last.deadline() is None
            assert [last.options(seat) for seat in range(players)] == [[]] * players
            assert len(last.scores()) == len(last.ranking()) == players
            assert min(last.ranking()) >= 1

    def test_somebody_can_always_choose(self) -> None:
        for _, state, _ in self.positions(1):
            if not state.over():
                assert state.waiting() or state.deadline()
            for seat in state.waiting():
                options = state.options(seat)
                assert options
                assert options == sorted(set(options))

    def test_copies_are_independent(self) -> None:
        """Every earlier position is looked at again when the game is over."""
        players, options = tables(self.game)[-1]
        kept = [
            (state.copy(), state.to_json()) for state in walk(new_match(self.game, players, options, self.seed), Rng.seeded(2))
        ]
        for state, before in kept:
            assert state.to_json() == before
            twin = state.copy()
            assert twin.to_json() == before
            while not twin.over():
                twin.answer(*random_answer(twin, Rng.seeded(len(before))))
                break
            assert state.to_json() == before

    def test_the_same_record_gives_the_same_game(self) -> None:
        for number, (players, options) in enumerate(tables(self.game)):
            match = new_match(self.game, players, options, self.seed)
            *_, last = walk(match, Rng.seeded(number))
            again = Record.from_json(match.record.to_json())
            assert again.replay().to_json() == last.to_json()
            assert again.to_json() == match.record.to_json()

    def test_every_position_can_be_saved(self) -> None:
        """What the game declares of its table and its effects (`Game.layout`, `on`, `validate`) holds in play."""
        for _, state, rng in self.positions(3):
            again = State.from_json(state.to_json())
            assert again.digest() == state.digest()
            assert again.waiting() == state.waiting()
            if not state.over():
                seat, move = random_answer(state, rng)
                state.answer(seat, move)
                again.answer(seat, move)
                assert again.to_json() == state.to_json()

    def test_states_can_be_pickled_and_copied(self) -> None:
        for _, state, rng in self.positions(10):
            for one in (state, state.seen_by(rng.pick(viewers(state))), state.open_view()):
                for twin in (through_pickle(one), deepcopy(one), copy(one)):
                    assert type(twin) is type(one)
                    assert twin == one
                    assert twin is not one
            if state.over():
                continue
            seat, move = random_answer(state, rng)
            before, twins = state.to_json(), [through_pickle(state), deepcopy(state)]
            for twin in twins:
                twin.answer(seat, move)
            assert state.to_json() == before
            state.answer(seat, move)
            assert twins == [state, state]

    def test_damaged_states_are_refused_or_can_be_played(self) -> None:
        refused, played = mutate(self.game, 100, self.seed, self.hooks[2](40))
        assert refused
        assert played

    def test_moves_have_a_text_that_parses_back(self) -> None:
        state = next(self.positions(1))[1]
        for move in range(len(state.game.moves)):
            assert state.parse(state.text(move)) == move
            assert state.parse(f"  {state.text(move).upper()} ") == move

    def test_views_can_be_saved_and_choose_alike(self) -> None:
        for _, state, _ in self.positions(5):
            for seat in viewers(state):
                seen = state.seen_by(seat)
                assert State.from_json(seen.to_json()).to_json() == seen.to_json()
                assert seen.waiting() == state.waiting()
                if seat >= 0:
                    assert seen.options(seat) == state.options(seat)

    def test_secrets_do_not_show(self) -> None:
        """Two positions that differ only in what a viewer may not know look the same to it."""
        for _, state, rng in self.positions(5):
            seat = rng.pick(viewers(state))
            twin = self.hooks[0](state, seat, rng)
            assert twin.seen_by(seat).to_json() == state.seen_by(seat).to_json()
            if game_file(self.game, "texts/en.ftl"):
                assert self.scene(twin, seat, "en").to_data() == self.scene(state, seat, "en").to_data()

    def test_refusals_keep_secrets(self) -> None:
        for _, state, rng in self.positions(20):
            seat = rng.below(state.players)
            twin = self.hooks[0](state, seat, rng)
            for move in range(0, len(state.game.moves), 7):
                if move not in state.options(seat):
                    assert refusal(state, seat, move) == refusal(twin, seat, move)

    def test_imagined_positions_fit_and_can_be_played(self) -> None:
        for _, state, rng in self.positions(25):
            for seat in viewers(state):
                seen = state.seen_by(seat)
                whole = seen.imagine(rng)
                assert whole.seen_by(seat).to_json() == seen.to_json()
                assert self.count(whole) == self.count(state)
                for _ in range(200):
                    if whole.over():
                        break
                    whole.answer(*random_answer(whole, rng))

    def test_what_is_wrong_is_refused_and_changes_nothing(self) -> None:
        for _, state, rng in self.positions(10):
            before = state.to_json()
            for seat in (*range(state.players), CLOCK, SPECTATOR, state.players, 99):
                for malformed in (-1, len(state.game.moves), 10**30, "x", None, 1.0, True, [0]):
                    with pytest.raises(InvalidMove):
                        state.answer(seat, malformed)
                legal = state.options(seat)
                for _ in range(5):
                    move = rng.below(len(state.game.moves))
                    if move not in legal:
                        with pytest.raises(IllegalMove):
                            state.answer(seat, move)
            for words in ("", "fly to the moon", "\0", "x" * 10_000):
                with pytest.raises(InvalidMove):
                    state.parse(words)
            assert state.to_json() == before

    def test_nothing_is_lost_or_made(self) -> None:
        first: dict[str, object] = {}
        for game, state, _ in self.positions(1):
            key = f"{state.players} {game.chosen}"
            assert self.count(state) == first.setdefault(key, self.count(state))

    def count(self, state: State) -> object:
        return self.hooks[1](state)

    def test_undo_never_takes_knowledge_back(self) -> None:
        """What can be undone has taught its seat nothing: in every twin position it looks the same. In open lanes it has taught
        the others nothing either, since they act at the same time."""
        for _, state, rng in self.positions(2):
            if state.over():
                continue
            seat, move = random_answer(state, rng)
            after = state.copy()
            after.answer(seat, move)
            if seat == CLOCK or not can_take_back(state, after):
                continue
            open_lanes = state.lanes is not None and not state.in_closed_lanes()
            for viewer in viewers(state) if open_lanes else [seat]:
                twin = self.hooks[0](state, viewer, rng)
                twin.answer(seat, move)
                assert twin.seen_by(viewer).to_json() == after.seen_by(viewer).to_json()

    def test_undo_gives_the_position_back(self) -> None:
        undone = 0
        for number, (players, options) in enumerate(tables(self.game)):
            match, rng = new_match(self.game, players, options, self.seed), Rng.seeded(number)
            while not match.state.over():
                before, answers = match.state.to_json(), list(match.record.answers)
                seat, move = random_answer(match.state, rng)
                match.answer(seat, move)
                if match.can_undo(seat):
                    match.undo(seat)
                    assert match.state.to_json() == before
                    assert match.record.answers == answers
                    match.answer(seat, move)
                    undone += 1
                for other in range(players):
                    if other != seat:
                        with pytest.raises(IllegalMove):
                            match.undo(other)
        assert undone or not self.promises_undo()

    def promises_undo(self) -> bool:
        """Whether some move in a random game can be taken back at all."""
        for _, state, rng in self.positions(1):
            if not state.over():
                after = state.copy()
                after.answer(*random_answer(state, rng))
                if can_take_back(state, after):
                    return True
        return False

    def scene(self, state: State, seat: int, lang: str) -> Scene:
        return state.game.scene(state.seen_by(seat), texts(self.game, lang))

    def test_scenes_are_whole(self) -> None:
        """In every language: ids are unique, zones exist, choices are the seat's, the sheet adds up."""
        for _, state, rng in self.positions(12):
            for seat in viewers(state):
                scene = self.scene(state, seat, rng.pick(LANGUAGES))
                ids = [piece.id for piece in scene.pieces]
                zones = [zone.id for zone in scene.zones]
                assert len(set(ids)) == len(ids)
                assert len(set(zones)) == len(zones)
                assert not set(ids) & set(zones)
                assert {piece.zone for piece in scene.pieces} <= set(zones)
                assert {option.on for option in scene.options} <= {*ids, *zones, ""}
                assert sorted({option.move for option in scene.options}) == (state.options(seat) if seat >= 0 else [])
                assert len({number for number, _ in scene.numbers()}) == len(scene.options)
                assert [player.seat for player in scene.players] == list(range(state.players))
                assert scene.prompt
                self.check_fields(state, scene)
                self.check_sheet(state, scene)

    def check_fields(self, state: State, scene: Scene) -> None:
        """What fields refer to is there, and what `offered` sets is set."""
        pieces = {piece.id: piece for piece in scene.pieces}
        assert scene.over == state.over()
        assert not scene.share or (scene.over and state.players == 1), "only who played alone has a result to share"
        declining = [option.declines for option in scene.options]
        assert declining == sorted(declining), "an option that declines is offered last: end with offered()"
        for option in scene.options:
            assert option.verb == state.text(option.move).partition(" ")[0], "scene.options are made with offered()"
            assert option.tool in {*pieces, ""}
        for zone in scene.zones:
            assert not zone.named_after or pieces[zone.named_after].zone == zone.id
            inside = len(scene.zone(zone.id)) or len(scene.parts(zone.id))
            assert not zone.columns or (zone.layout == "grid" and inside % zone.columns == 0)
        badges = [badge for zone in scene.zones for badge in zone.badges]
        for badge in badges + [badge for piece in scene.pieces for badge in piece.badges]:
            self.check_badge(badge, set(pieces))

    def check_badge(self, badge: Badge, pieces: set[str]) -> None:
        assert badge.points_at in {*pieces, ""}
        if badge.limit is not None:
            assert badge.value == f"{badge.number}/{badge.limit}"
        elif badge.number is not None:
            assert badge.value == str(badge.number)

    def test_a_whole_state_shows_only_by_its_open_view(self) -> None:
        """The open view has no options and no "you"; nothing else makes a scene of what lies face down."""
        for _, state, rng in self.positions(20):
            say = texts(self.game, rng.pick(LANGUAGES))
            with pytest.raises(ValueError, match="whole state"):
                state.game.scene(state, say)
            before = state.to_json()
            opened = state.open_view()
            scene = state.game.scene(opened, say)
            assert (scene.viewer, scene.options, scene.over) == (ALL_OPEN, [], state.over())
            assert len({piece.id for piece in scene.pieces}) == len(scene.pieces)
            assert {piece.zone for piece in scene.pieces} <= {zone.id for zone in scene.zones}
            self.check_fields(state, scene)
            self.check_sheet(state, scene)
            for seat in viewers(state):
                assert self.scene(state, seat, "en").viewer == seat
                for shut in (opened.seen_by, state.seen_by(seat).seen_by):
                    with pytest.raises(IllegalMove):
                        shut(ALL_OPEN)
                with pytest.raises(IllegalMove):
                    state.seen_by(seat).open_view()
            assert state.to_json() == before

    def test_cues_and_keys_are_worded(self) -> None:
        game = next(self.positions(1))[0]
        verbs = {text.partition(" ")[0] for text in game.moves.texts}
        asked = {f"ask-{question}" for question in game.questions}
        assert set(game.hotkeys) <= verbs | asked
        for lang in LANGUAGES:
            say = texts(self.game, lang)
            assert all([cue.banner in say for cue in game.cues.values() if cue.banner])
            assert all([f"web-hotkey-{key}" in say for key in game.hotkeys])
            assert all([(f"web-{key}" if key in asked else f"web-does-{key}") in say for key in game.hotkeys])

    def check_sheet(self, state: State, scene: Scene) -> None:
        """Its lines add up to the scores that are shown, and at the end to those of the game."""
        if not scene.sheet:
            return
        assert not state.over() or scene.places == state.ranking()
        scores = state.scores() if state.over() else [player.score for player in scene.players]
        parts = [line.values for line in scene.sheet if not line.total]
        (total,) = [line.values for line in scene.sheet if line.total]
        for seat, score in enumerate(scores):
            assert score is None or total[seat] == score
            assert not parts or sum([part[seat] for part in parts]) == total[seat]

    def test_events_are_worded_in_every_language(self) -> None:
        for players, options in tables(self.game):
            match, rng = new_match(self.game, players, options, self.seed), Rng.seeded(players)
            while not match.state.over():
                for event in match.answer(*random_answer(match.state, rng)):
                    for lang in LANGUAGES:
                        match.state.game.describe(event, texts(self.game, lang))

    def test_texts_have_the_same_keys_in_every_language(self) -> None:
        keys = [texts(self.game, lang).known for lang in LANGUAGES]
        assert all(other == keys[0] for other in keys)

    def test_a_playthrough_is_kept_and_still_holds(self) -> None:
        folder = self.goldens
        if folder is None:
            pytest.fail(f"{self.game}: give conformance(..., goldens=FOLDER) a folder of playthroughs")
        files = sorted(folder.glob(f"{self.game}-*.txt"))
        assert files, f"{self.game} has no playthrough in {folder}: python -m posse.testing {folder} {self.game}"
        for file in files:
            playthrough.check(file.read_text(encoding="utf-8"))
