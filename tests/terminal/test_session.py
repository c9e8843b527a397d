from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace

import pytest

import posse
from posse.catalog import start
from posse.core.errors import SetupError
from posse.core.events import Event
from posse.core.record import Record
from posse.core.rng import Rng
from posse.core.state import SPECTATOR, State
from posse.terminal.session import Session
from posse.texts import sources, texts

from .helpers import session, until_placing

BOT = "bot:random"


def play(session: Session, answers: int) -> None:
    """People choose their first option, so many times."""
    for _ in range(answers):
        seat = session.turn()
        assert seat is not None
        session.answer(seat, session.state.options(seat)[0])


def reopened(session: Session) -> Session:
    return Session(Record.from_json(session.record.to_json()), "en")


def test_bots_move_until_a_person_is_needed() -> None:
    table = session("Lou", BOT, BOT)
    assert table.turn() == 0
    assert table.state.waiting() == [0]


def test_a_table_of_bots_plays_to_the_end() -> None:
    table = session(BOT, BOT)
    assert table.turn() is None
    assert table.state.over()


def test_bots_see_only_what_their_seat_sees() -> None:
    table = session("Lou", BOT)
    viewers: list[int] = []

    def watchful(seen: State, seat: int, rng: Rng) -> int:
        viewers.append(seen.viewer)
        return seen.options(seat)[0]

    table.bots[1] = watchful
    play(table, 3)
    assert viewers == [1] * len(viewers) != []


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(SetupError, match="no bot 'genius'"):
        session("Lou", "bot:genius")


def test_a_person_keeps_the_turn_while_they_can_choose() -> None:
    table = session("Lou", "Max")
    play(table, 4)
    first = table.turn()
    assert first is not None
    table.answer(first, table.state.options(first)[0])
    assert table.turn() != first


@pytest.mark.parametrize("answers", [1, 5, 6, 17])
def test_a_resumed_game_continues_the_same_way(answers: int) -> None:
    table = session("Lou", "bot:heuristic", BOT)
    play(table, answers)
    again = reopened(table)
    play(table, 6)
    play(again, 6)
    assert again.state.digest() == table.state.digest()
    assert [event.kind for event in again.match.events] == [event.kind for event in table.match.events]


def test_undo_reverts_own_answers_but_nothing_revealed() -> None:
    table = session("Lou", "Max")
    before = table.state.digest()
    play(table, 1)
    assert table.undo(0)
    assert table.state.digest() == before
    play(table, 2)
    assert not table.undo(0)
    assert not table.undo(1)


def test_undo_loses_no_news() -> None:
    """What others did in the same step is shown before one's own act, and undoing that one does not show it again."""
    logs = []
    for undone in (False, True):
        table, early = session("Lou", BOT), list[str]()
        for line in until_placing(table):
            assert table.turn() == 0
            early = [line for _, line in table.news(0)]
            table.answer(0, table.state.parse(line))
        assert [line for line in early if re.match(f"{table.names[1]} (sells|plays|reserves)", line)]
        if undone:
            assert table.undo(0)
            assert table.news(0) == []
            table.answer(0, table.state.parse("play"))
        play(table, 1)
        table.turn()
        assert not {line for _, line in table.news(0)} & set(early)
        logs.append([line for _, line in table.log(0)])
    assert logs[0] == logs[1]


def test_news_is_shown_once_and_kept_in_the_log() -> None:
    table = session("Lou", BOT)
    play(table, 2)
    table.turn()
    news = table.news(0)
    assert news
    assert table.news(0) == []
    assert [line for _, line in table.log(0)] == ["Round 1 begins.", *[line for _, line in news]]


def test_news_contains_no_secrets_of_others() -> None:
    table = session("Lou", "Max")
    play(table, 2)
    told = {viewer: " ".join(line for _, line in table.news(viewer)) for viewer in (0, 1, SPECTATOR)}
    assert told[0].count("You draw") == told[1].count("You draw") == 1
    assert "You draw" not in told[SPECTATOR]
    for viewer in (0, 1):
        drawn = next(line for line in told[viewer].split(". ") if "You draw" in line).removeprefix("You draw ")
        assert drawn not in told[1 - viewer] or drawn in told[viewer]


@pytest.mark.parametrize(
    ("entry", "name"),
    [("Lou", "Lou"), ("player 1", "Joueur 1"), ("", "Joueur 1"), ("a\x1b[2Jb\n", "a[2Jb"), ("x" * 99, "x" * 16)],
)
def test_names_are_safe_to_show(entry: str, name: str) -> None:
    assert session(entry, BOT, lang="fr").names[0] == name


def test_saving_writes_the_record_whole(tmp_path: Path) -> None:
    table = session("Lou", BOT)
    play(table, 3)
    path = tmp_path / "game.json"
    table.save(path)
    table.save(path)
    assert Record.from_json(path.read_text(encoding="utf-8")).replay().digest() == table.state.digest()
    assert [file.name for file in path.parent.iterdir()] == ["game.json"]


def test_bots_do_not_take_the_name_of_a_person() -> None:
    names = session("Nell", BOT, BOT).names
    assert names[0] == "Nell"
    assert len(set(names)) == 3


def test_saving_makes_no_folders(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        session("Lou", BOT).save(tmp_path / "new" / "game.json")
    assert list(tmp_path.iterdir()) == []


def test_saving_over_a_folder_fails_and_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match="folder"):
        session("Lou", BOT).save(tmp_path / "folder")
    assert [file.name for file in tmp_path.iterdir()] == ["folder"]


def test_time_continues_from_the_record() -> None:
    table = session("Lou", BOT)
    play(table, 2)
    last = table.record.answers[-1]
    table.record.answers[-1] = (*last[:2], 60_000)
    again = reopened(table)
    play(again, 1)
    times = [at for _, _, at in again.record.answers]
    assert times[-1] >= 60_000


@pytest.mark.parametrize(("lang", "whose"), [("en", " for Nell"), ("fr", " pour Nell")])
@pytest.mark.parametrize("number", [1, 2])
def test_an_hour_passes_for_a_rival_as_it_does_for_oneself(lang: str, whose: str, number: int) -> None:
    table = Session(start(posse.game("pulp_detective", {"mode": "rivals"}), 2, 7, ("Lou", BOT)).record, lang)
    game, events = table.record.game, [Event("hours", seat, (number, 20), -1) for seat in (0, 1)]
    mine, theirs = [game.describe(event, table.say(0)) for event in events]
    assert theirs.replace(whose, "") == mine


def test_french_counts_energy_in_points() -> None:
    say = texts("pulp_detective", "fr")
    said = [say(key, player="Lou", number=number, now=3) for key in ("log-energy", "log-energy-lost") for number in (1, 2)]
    assert ["1 point d" in said[0], "2 points d" in said[1]] == [True, True]
    assert not [line for line in "\n".join(sources("fr", "pulp_detective")).splitlines() if re.search(r"(\}|\d) d.Énergie", line)]


def raced(monkeypatch: pytest.MonkeyPatch) -> tuple[Session, list[float]]:
    """A person against a fast bot and the clock, which the test moves."""
    now = [1000.0]
    clock = SimpleNamespace(monotonic=lambda: now[0], sleep=lambda seconds: now.__setitem__(0, now[0] + seconds))
    monkeypatch.setattr("posse.terminal.session.time", clock)
    game = posse.game("space_bowl", {"clock": "real"})
    return Session(start(game, 2, 3, ("Lou", "bot:machine")).record, "en"), now


def test_one_person_races_bots_and_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    table, now = raced(monkeypatch)
    assert table.turn() == 0
    if table.state.options(0) == [table.state.parse("throw")]:
        table.answer(0, table.state.parse("throw"))
        assert table.turn() == 0
    assert table.state.parse("go") in table.state.options(0)
    assert not table.pass_time(), "the bot has not had time to look"
    now[0] += 5.0
    assert table.pass_time(), "now it calls"
    assert table.left() == 10.0
    while table.pass_time():
        pass
    now[0] += 10.0
    assert table.pass_time(), "the clock ends the countdown"
    assert table.record.answers[-1][0] == -1
