from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

import posse
from posse.bots import bot
from posse.catalog import start
from posse.core.rng import Rng
from posse.core.scene import Option, Scene
from posse.terminal import app
from posse.terminal.app import ranges
from posse.terminal.session import Session
from posse.terminal.view import MINUS
from posse.texts import texts

from .helpers import BOT, GAME, ONES, Played, one, saved, session, until_placing


@pytest.mark.parametrize(("lang", "total", "again"), [("en", "Total", "another game"), ("fr", "Total", "autre partie")])
def test_a_whole_game_ends_with_the_score_sheet(tmp_path: Path, lang: str, total: str, again: str) -> None:
    played = one(tmp_path, *ONES, lang=lang)
    assert played.session.state.over()
    end = played.text[played.text.index(total) :]
    for score in played.session.state.scores():
        assert str(score).replace("-", MINUS) in end.splitlines()[0]
    assert again in end
    assert max(map(cell_len, played.text.splitlines())) <= 80
    assert saved(tmp_path).replay().digest() == played.session.state.digest()


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["2"]),
        ("en", ["draw hunter"]),
        ("en", ["  DRAW   Hunter "]),
        ("en", ["Draw a hunter"]),
        ("fr", ["piocher un chasseur"]),
        ("fr", ["draw hunter"]),
    ],
)
def test_a_choice_is_made_by_number_move_or_words(tmp_path: Path, lang: str, lines: list[str]) -> None:
    played = one(tmp_path, *lines, lang=lang)
    answers = [move for seat, move, _ in played.session.record.answers if seat == 0]
    assert [played.session.state.text(move) for move in answers] == ["draw hunter"]


@pytest.mark.parametrize(
    "wrong", ["0", "5", "-1", "1.5", "²", "9" * 5000, "d", "sell", "hello", "\x1b[2J", "\x00", "[red]", "1 2"]
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_wrong_input_gets_one_clear_answer_and_changes_nothing(tmp_path: Path, wrong: str, lang: str) -> None:
    played = one(tmp_path, wrong, "draw hunter", lang=lang)
    assert len([1 for seat, _, _ in played.session.record.answers if seat == 0]) == 1
    after = played.text[played.text.index("> ", 1) :]
    assert ("type 1 to 4" if lang == "en" else "tapez 1 à 4") in after.replace("\n", " ")
    assert "Traceback" not in played.text


@pytest.mark.parametrize(
    ("line", "move"), [("hunter", "draw hunter"), ("jawa", "draw market"), ("CONTR", "draw contract"), ("mark dr", "draw market")]
)
def test_an_option_is_found_by_words_that_only_it_has(tmp_path: Path, line: str, move: str) -> None:
    played = one(tmp_path, line)
    assert [played.session.state.text(move) for seat, move, _ in played.session.record.answers if seat == 0] == [move]


@pytest.mark.parametrize(("lang", "words"), [("en", "“draw” fits more than one"), ("fr", "« draw » peut désigner plusieurs")])
def test_words_of_several_options_list_those_options(tmp_path: Path, lang: str, words: str) -> None:
    played = one(tmp_path, "draw", "draw targ", lang=lang)
    told = played.screens()[1]
    assert words in " ".join(told).replace("\xa0", " ")
    assert [line[:3] for line in told[-4:]] == [" 1 ", " 2 ", " 3 ", " 4 "]
    assert len([1 for seat, _, _ in played.session.record.answers if seat == 0]) == 1


def test_cards_of_one_name_that_differ_are_told_apart(tmp_path: Path) -> None:
    """The deck has targets with the same identity and different values."""
    for seed in range(60):
        table = session("Lou", BOT, seed=seed)
        labels = [option.label for option in after_a_draw(table).options]
        twins = [label for label in labels if labels.count(label) > 1 and "+" not in label]
        if twins:
            played = Played(session("Lou", BOT, seed=seed), tmp_path / "game.json", ["1", twins[0]])
            assert "fits more than one" in played.text
            return
    raise AssertionError("no such hand")


def after_a_draw(table: Session) -> Scene:
    table.turn()
    table.answer(0, table.state.options(0)[0])
    table.turn()
    return table.scene(0)


def test_an_illegal_move_and_an_unknown_text_have_different_errors(tmp_path: Path) -> None:
    text = one(tmp_path, "sell", "soll").text
    assert "“sell” is not possible now" in text
    assert "“soll” is not one of the choices" in text
    assert "« sell »" in one(tmp_path / "..", "sell", lang="fr").text.replace("\xa0", " ")


def test_an_empty_line_repeats_the_prompt(tmp_path: Path) -> None:
    played = one(tmp_path, "", "   ", "1")
    assert "is not" not in played.text
    first, *again = played.screens()[:3]
    assert [line[:3] for line in again[0][-4:]] == [" 1 ", " 2 ", " 3 ", " 4 "]
    assert again == [first[-len(again[0]) :]] * 2
    assert any(seat == 0 for seat, _, _ in played.session.record.answers)


@pytest.mark.parametrize(("lang", "word"), [("en", "undo"), ("en", "u"), ("fr", "annuler"), ("fr", "undo")])
def test_undo_goes_back_a_step(tmp_path: Path, lang: str, word: str) -> None:
    """A hunter is played, and undone before it is placed."""
    table = session("Lou", BOT, lang=lang)
    played = Played(table, tmp_path / "game.json", [*until_placing(table), word])
    assert texts("", lang)("undone") in played.text
    assert table.state.options(0) == [table.state.parse("sell"), table.state.parse("play")]


def test_undo_says_why_it_is_not_possible(tmp_path: Path) -> None:
    text = one(tmp_path, "undo", "1", "undo").text
    assert text.index("There is nothing to take back yet.") < text.index("Nothing can be taken back")


def test_a_resumed_game_ends_like_one_that_was_not_interrupted(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    whole = one(tmp_path / "a", *ONES)
    one(tmp_path, *ONES[:20])
    again = Played(Session(saved(tmp_path), "en"), tmp_path / "game.json", ONES)
    assert "goes on after" in again.text
    assert again.session.state.digest() == whole.session.state.digest()


def test_again_starts_another_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "new_seed", lambda: 8)
    first = one(tmp_path, *ONES)
    lines = len([1 for seat, _, _ in first.session.record.answers if seat == 0])
    (tmp_path / "two").mkdir()
    text = one(tmp_path / "two", *ONES[:lines], "again", "1").text
    assert "seed 8" in text
    assert text.count("The aim") == 1
    assert (tmp_path / "two" / "game-2.json").exists()


def to_the_end(tmp_path: Path) -> list[str]:
    """Enough lines with `1` to end the game."""
    played = one(tmp_path, *ONES)
    (tmp_path / "game.json").unlink()
    return ["1"] * len([1 for seat, _, _ in played.session.record.answers if seat == 0])


@pytest.mark.parametrize(("lang", "refused"), [("en", "“1” means nothing here"), ("fr", "1 » ne veut rien dire ici")])
def test_commands_work_after_the_end(tmp_path: Path, lang: str, refused: str) -> None:
    lines = to_the_end(tmp_path)
    copy = tmp_path / "copy.json"
    wishes = ["1", "log", "table", "rules BH-084", f"save {copy}", "?", "undo", "quit", "again"]
    played = one(tmp_path, *lines, *wishes, lang=lang)
    screens = ["\n".join(screen) for screen in played.screens()[len(lines) + 1 :]]
    assert refused in screens[0].replace("\xa0", " ")
    assert texts(GAME, lang)("log-round", number=3) in " ".join(screens[1].split())
    assert "BH-084" in screens[3]
    assert copy.exists()
    assert f"rules.{lang}.md" in screens[5]
    assert len(screens) == len(wishes) - 1
    assert screens[-1] == ""


def test_two_people_do_not_see_each_others_hands(tmp_path: Path) -> None:
    table = session("Lou", "Max", seed=5)
    played = Played(table, tmp_path / "game.json", ["", "1", "", "1", "1", ""])
    screens = [" ".join(screen.split()) for screen in played.text.split("\n" * 20)]
    assert len(screens) == 3
    state = table.record.game.new(2, 5)
    hands = [
        {piece.label for piece in state.game.scene(state.seen_by(seat), table.say(seat)).zone(f"hand_{seat}")} for seat in (0, 1)
    ]
    assert all(label in screens[0] for label in hands[0])
    assert all(label in screens[1] for label in hands[1])
    assert not [label for label in hands[1] - hands[0] if label in screens[0]]
    assert "Max, it is your turn" in screens[1]


def test_the_previous_player_may_undo_at_the_hand_over(tmp_path: Path) -> None:
    table = session("Lou", "Max", seed=5)
    played = Played(table, tmp_path / "game.json", ["", "1", "undo", "undo", "draw hunter", "", "draw hunter", "q"])
    assert "Taken back." in played.text
    assert [table.state.text(move) for _, move, _ in table.record.answers] == ["draw hunter"]

    screens = played.screens()
    hand = table.record.game.scene(table.record.game.new(2, 5).seen_by(0), table.say(0)).zone("hand_0")
    assert all(hand[0].label in " ".join(screens[i]) for i in (1, 6))
    assert not [i for i in (2, 3, 4, 5) if hand[0].label in " ".join(screens[i])]


def test_between_two_people_the_screen_is_cleared_before_the_scrollback(tmp_path: Path) -> None:
    """Some terminals move a cleared screen to the scrollback, so that must be cleared last."""
    text = Played(session("Lou", "Max"), tmp_path / "game.json", ["", "1"], terminal=True).text
    assert text.count("\x1b[H\x1b[2J\x1b[3J") == 1
    assert text.count("\x1b[") == 3


def test_at_the_hand_over_nothing_but_enter_shows_the_hand(tmp_path: Path) -> None:
    table = session("Lou", "Max", seed=5)
    played = Played(table, tmp_path / "game.json", ["hello", "table", "log", "rules BH-084", "1"])
    assert all("Hand:" not in " ".join(screen) for screen in played.screens())
    assert played.text.count("Lou, it is your turn") == 6
    assert "BH-084" in played.text


def test_bots_alone_can_be_watched(tmp_path: Path) -> None:
    played = Played(session(BOT, BOT), tmp_path / "game.json", [])
    assert "Total" in played.text
    assert "another game" not in played.text


@pytest.mark.parametrize(("players", "lang"), [(4, "en"), (6, "fr")])
def test_news_and_options_fit_on_a_small_screen(tmp_path: Path, players: int, lang: str) -> None:
    table = session("Lou", *[BOT] * (players - 1), seed=1, lang=lang)
    played = PlayedByBot(table, tmp_path / "game.json", (), terminal=True)
    assert table.state.over()
    screens = played.screens()[1:]
    assert max(len(screen) for screen in screens) == 23
    for (news, status, options), screen in zip(played.wanted[1:], screens, strict=False):
        assert [line for line in screen if status in line]
        assert len([line for line in screen if line[:2].strip().isdecimal()]) >= options
        assert not [line for line in news if line.replace(" ", "") not in "".join(screen).replace(" ", "")]


class PlayedByBot(Played):
    """A game in which a bot plays for the person. Keeps the news, the status and the number of options at each prompt."""

    def __init__(self, session: Session, path: Path, lines: tuple[str, ...], terminal: bool) -> None:
        self.wanted: list[tuple[list[str], str, int]] = []
        self.told = 0
        super().__init__(session, path, lines, terminal=terminal)

    def ask(self, prompt: str) -> str:
        table = self.session
        if table.state.over():
            raise EOFError
        scene = table.scene(0)
        log = [line for _, line in table.log(0)]
        self.wanted.append((log[self.told :], scene.status, len(scene.options)))
        self.told = len(log)
        move = bot(table.record.game, "heuristic")(table.state.seen_by(0), 0, Rng.seeded(len(log)))
        self.console.print(f"{prompt}{move}")
        return table.state.text(move)


@pytest.mark.parametrize(("lang", "aim"), [("en", "The aim:"), ("fr", "Le but")])
def test_a_new_game_shows_its_aim_and_its_file(tmp_path: Path, lang: str, aim: str) -> None:
    first = one(tmp_path, "1", lang=lang)
    assert aim in first.text
    assert "game.json" in "".join(first.screens()[0]).replace(" ", "")
    again = Played(Session(saved(tmp_path), lang), tmp_path / "game.json", [])
    assert aim not in again.text


@pytest.mark.parametrize(
    ("mode", "lang", "aim"),
    [
        ("solo", "en", "find the clues"),
        ("rivals", "en", "before your rival"),
        ("partners", "en", "win or lose together"),
        ("rivals", "fr", "avant votre rival"),
        ("partners", "fr", "perdez ensemble"),
    ],
)
def test_the_aim_is_that_of_the_chosen_mode(tmp_path: Path, mode: str, lang: str, aim: str) -> None:
    seats = ("Lou", BOT)[: 1 if mode == "solo" else 2]
    record = start(posse.game("pulp_detective", {"mode": mode}), len(seats), 7, seats).record
    said = " ".join(" ".join(Played(Session(record, lang), tmp_path / "game.json", []).screens()[0]).split())
    assert aim in said
    assert said.count("The aim:" if lang == "en" else "Le but :") == 1


def detective(tmp_path: Path, *lines: str, lang: str = "en", terminal: bool = False) -> Played:
    """A solo game of Pulp Detective, from the first mission on."""
    table = Session(start(posse.game("pulp_detective"), 1, 7, ("Lou",)).record, lang)
    return Played(table, tmp_path / "game.json", ["keep 1", "discard 2", *lines], terminal=terminal)


def moves_of(played: Played) -> list[str]:
    return [played.session.state.text(move) for seat, move, _ in played.session.record.answers if seat == 0]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "roll 3"),
        ("en", "die 3"),
        ("en", "roll die 3"),
        ("en", "yellow die 3"),
        ("en", "ROLL yel 3"),
        ("en", "roll yellow-3"),
        ("en", "3 roll"),
        ("fr", "dé 3"),
        ("fr", "de 3"),
        ("fr", "lancer 3"),
        ("fr", "roll 3"),
        ("fr", "3"),
    ],
)
def test_a_number_among_the_words_decides_between_options(tmp_path: Path, lang: str, words: str) -> None:
    assert moves_of(detective(tmp_path, words, lang=lang))[2:] == ["roll yellow-3"]


def test_words_with_a_number_list_only_options_with_that_number(tmp_path: Path) -> None:
    told = detective(tmp_path, "roll", "die 3 4").screens()
    assert [line[:3] for line in told[3][-4:]] == [" 1 ", " 2 ", " 3 ", " 4 "]
    assert "is not one of the choices" in " ".join(told[4])


def test_roll_does_not_match_re_roll(tmp_path: Path) -> None:
    labels = ["Re-roll yellow die 1 by Vera", "Re-roll yellow die 13 by Vera"]
    scene = Scene(0, "", "")
    scene.options = [Option(number, label) for number, label in enumerate(labels)]
    matching = one(tmp_path).app.matching
    assert matching("roll 1", scene) == []
    assert matching("re-roll 1", scene) == matching("reroll die 1", scene) == matching("1 vera", scene) == scene.options[:1]
    assert matching("reroll", scene) == scene.options


def test_word_order_decides_between_options_with_the_same_words(tmp_path: Path) -> None:
    scene = Scene(0, "", "")
    scene.options = [Option(0, "Swap hats for cups"), Option(1, "Swap cups for hats")]
    matching = one(tmp_path).app.matching
    assert matching("cup hat", scene) == scene.options[1:]
    assert matching("hat cup", scene) == scene.options[:1]
    assert matching("hat swap", scene) == scene.options


@pytest.mark.parametrize(
    ("lang", "rolled", "typed", "said"),
    [
        ("en", 1, "1", "“1” is not one of the choices: type 2 to 5,"),
        ("en", 3, "1", "“1” is not one of the choices: type 4 or 5,"),
        ("en", 4, "1", "“1” is not a choice: type 5,"),
        ("en", 3, "keep 1", "“keep 1” is not possible now: type 4 or 5,"),
        ("fr", 3, "1", "pas un des choix : tapez 4 ou 5,"),
        ("fr", 4, "1", "pas un choix : tapez 5,"),
    ],
)
def test_the_error_for_a_wrong_number_names_the_valid_ones(tmp_path: Path, lang: str, rolled: int, typed: str, said: str) -> None:
    played = detective(tmp_path, *[f"roll yellow-{die + 1}" for die in range(rolled)], typed, lang=lang)
    assert said in " ".join(played.screens()[-1]).replace("\xa0", " ")


def test_many_numbers_are_shown_as_ranges() -> None:
    assert ranges(texts("", "en"), [1, 2, 4, 6, 7, 8, 9, 12]) == "1, 2, 4, 6 to 9 or 12"
    assert ranges(texts("", "fr"), [2, 4, 5, 6]) == "2 ou 4 à 6"


def gave_up(tmp_path: Path, terminal: bool) -> Played:
    record = start(posse.game("pulp_detective"), 1, 7, ("Lou",)).record
    lines = ["keep 1", "discard 2", "finish", "roll yellow-1", "finish", "finish"]
    return Played(Session(record, "en"), tmp_path / "game.json", lines, terminal=terminal)


def test_an_option_that_loses_something_must_be_confirmed(tmp_path: Path) -> None:
    played = gave_up(tmp_path, terminal=True)
    moves = [played.session.state.text(answer[1]) for answer in played.session.record.answers]
    assert moves == ["keep 1", "discard 2", "roll yellow-1", "finish"]
    assert played.text.count("choose it again") == 2


def test_piped_input_needs_no_confirmation(tmp_path: Path) -> None:
    played = gave_up(tmp_path, terminal=False)
    moves = [played.session.state.text(answer[1]) for answer in played.session.record.answers]
    assert moves[:3] == ["keep 1", "discard 2", "finish"]
    assert "once more" not in played.text
