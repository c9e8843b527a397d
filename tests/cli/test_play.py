"""`posse play --terminal` as a process: its input, output and files."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from rich.cells import cell_len

from posse.catalog import listed_games
from posse.cli import main
from posse.cli.play import pick_game
from posse.core.record import Record
from posse.terminal.console import NO_BREAK

ENOUGH = "2\n1\n" * 400
"""One of the two is always a legal choice."""
DECK = Path(__file__).parents[1] / "games" / "bounty_hunters" / "deck.toml"


def environment(home: Path, **variables: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "XDG_"))}
    return {**kept, "HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "COLUMNS": "80", "LANG": "en_GB.UTF-8", **variables}


def play(home: Path, *args: str, text: str | bytes = "", **variables: str) -> subprocess.CompletedProcess[bytes]:
    lines = text.encode() if isinstance(text, str) else text
    command = [sys.executable, "-c", "from posse.cli import main; main()", "play", "--terminal", *args]
    return subprocess.run(
        command, input=lines, capture_output=True, timeout=60, cwd=home, env=environment(home, **variables), check=False
    )


def record(path: Path) -> Record:
    return Record.from_json(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("lang", "total", "winner"), [("en", " Total ", (" wins", "win ", "share")), ("fr", " Total ", ("gagne", "partagent"))]
)
def test_a_whole_game_from_a_pipe(tmp_path: Path, lang: str, total: str, winner: tuple[str, ...]) -> None:
    args = ["bounty_hunters", "--players", "4", "--bots", "heuristic", "--seed", "7", "--lang", lang, "--record", "g.json"]
    done = play(tmp_path, *args, text=ENOUGH)
    shown = done.stdout.decode()
    assert (done.returncode, done.stderr) == (0, b"")
    assert "\x1b" not in shown
    assert max(map(cell_len, shown.splitlines())) <= 80
    end = shown[shown.index(total) :]
    assert any(word in end for word in winner)
    assert record(tmp_path / "g.json").replay().over()


def test_the_same_seed_is_the_same_game(tmp_path: Path) -> None:
    setup = ["bounty_hunters", "--seed", "9", "--record"]
    games = [play(tmp_path, *setup, f"{n}.json", text="1\n1\n1\n1\n").stdout for n in range(2)]
    assert games[0] == games[1].replace(b"1.json", b"0.json")


def test_a_saved_game_is_resumed(tmp_path: Path) -> None:
    setup = ["bounty_hunters", "--players", "2", "--seed", "4"]
    play(tmp_path, *setup, "--record", "whole.json", text="1\n" * 30)
    play(tmp_path, *setup, "--record", "part.json", text="1\n" * 13)
    play(tmp_path, "--resume", "part.json", text="1\n" * 17)
    whole, part = record(tmp_path / "whole.json"), record(tmp_path / "part.json")
    assert part.replay().digest() == whole.replay().digest()
    assert part.seats == whole.seats == ("player 1", "bot:heuristic")


def test_without_a_file_the_game_is_kept_in_the_users_folder(tmp_path: Path) -> None:
    for _ in range(2):
        done = play(tmp_path, "bounty_hunters", "--seed", "5", "--lang", "fr", text="1\nquitter\n")
        assert done.returncode == 0
    files = sorted((tmp_path / "data" / "posse" / "games").iterdir())
    assert [file.name for file in files] == ["bounty_hunters-5-2.json", "bounty_hunters-5.json"]
    assert b"posse play --resume bounty_hunters-5-2.json --lang fr" in done.stdout


def test_a_game_left_before_any_answer_is_not_kept(tmp_path: Path) -> None:
    assert play(tmp_path, "bounty_hunters", "--seed", "5", text="quit\n").returncode == 0
    assert list((tmp_path / "data").rglob("*.json")) == []


def test_resume_without_a_file_takes_the_latest_unfinished_game(tmp_path: Path) -> None:
    assert b"there is no unfinished game" in play(tmp_path, "--resume").stderr
    for seed in ("5", "6"):
        play(tmp_path, "bounty_hunters", "--seed", seed, text="1\n")
    done = play(tmp_path, "--resume", "--lang", "fr", text="1\n")
    assert done.returncode == 0
    assert "graine 6" in done.stdout.decode()


def test_a_folder_that_cannot_be_created_is_reported_before_the_game(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    done = play(tmp_path, "bounty_hunters", "--seed", "5", text="1\n")
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"cannot be written" in done.stderr
    assert b"--record" in done.stderr


def test_a_game_that_could_not_be_saved_is_a_failure(tmp_path: Path) -> None:
    (tmp_path / "gone").mkdir()
    args = ["play", "bounty_hunters", "--record", "gone/g.json"]
    command = [sys.executable, "-c", "from posse.cli import main; main()", *args]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, cwd=tmp_path, env=environment(tmp_path)) as process:
        until = time.monotonic() + 30
        while not (tmp_path / "gone" / "g.json").exists() and time.monotonic() < until:
            time.sleep(0.05)
        (tmp_path / "gone").rename(tmp_path / "moved")
        shown, errors = process.communicate(b"1\nquit\nquit\n", timeout=60)
    assert (process.returncode, errors) == (1, b"")
    assert b"could not be written" in shown


def at_a_terminal(home: Path, *args: str, lines: tuple[str, ...]) -> str:
    """The output at a pseudo-terminal. Each line is typed when a prompt has appeared."""
    command = [sys.executable, "-c", "from posse.cli import main; main()", "play", "--terminal", *args]
    pid, fd = pty.fork()
    if pid == 0:
        os.chdir(home)
        os.execvpe(command[0], command, environment(home, TERM="xterm"))
    shown, typed = b"", 0
    while select.select([fd], [], [], 60)[0]:
        try:
            shown += os.read(fd, 65536)
        except OSError:
            break
        if typed < len(lines) and re.search(rb"(> |\] |Which one\? |Lequel\xc2\xa0\? )$", shown):
            os.write(fd, f"{lines[typed]}\n".encode())
            typed += 1
    os.close(fd)
    os.waitpid(pid, 0)
    return shown.decode()


@pytest.mark.parametrize(("lang", "offer"), [("en", "Go on with it? [y/N]"), ("fr", "[o/N]")])
def test_an_unfinished_game_is_offered_at_a_terminal(tmp_path: Path, lang: str, offer: str) -> None:
    assert offer not in at_a_terminal(tmp_path, "--lang", lang, lines=("bounty_hunters", "1", "quit"))
    assert offer in (taken := at_a_terminal(tmp_path, "--lang", lang, lines=("yes" if lang == "en" else "oui", "quit")))
    assert ("goes on after" if lang == "en" else "reprend après") in taken
    assert offer in (refused := at_a_terminal(tmp_path, "--lang", lang, lines=("", "bounty_hunters", "quit")))
    assert ("goes on after" if lang == "en" else "reprend après") not in refused
    assert offer not in play(tmp_path, "--lang", lang, text="bounty_hunters\n").stdout.decode()


@pytest.mark.parametrize(("lang", "told"), [("en", "There is no game “chess”."), ("fr", "y a pas de jeu « chess ».")])
def test_an_unknown_game_is_refused_with_those_that_there_are(
    toys: None, monkeypatch: pytest.MonkeyPatch, lang: str, told: str
) -> None:
    answers, asked = iter(["chess", "", "race"]), list[str]()

    def prompt(question: str, **_named: object) -> str:
        asked.append(question)
        return next(answers)

    monkeypatch.setattr("click.prompt", prompt)
    assert pick_game(None, lang) == "race"
    first, wrong, nothing = asked
    assert first == nothing
    assert told in wrong.replace(NO_BREAK, " ")
    assert all(name in wrong for name in listed_games())


def test_without_a_name_the_game_is_asked_for(tmp_path: Path) -> None:
    done = play(tmp_path, "--seed", "5", "--record", "g.json", text="space_bowl_practice\nbounty_hunters\n1\n")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.count(b"Games: bounty_hunters, pulp_detective, space_bowl, space_serenade. Which one? ") == 1
    assert done.stdout.count(b"Type one of: bounty_hunters, pulp_detective, space_bowl, space_serenade. ") == 1
    assert (record(tmp_path / "g.json").game.name, record(tmp_path / "g.json").seed) == ("bounty_hunters", 5)


def test_a_random_seed_is_shown(tmp_path: Path) -> None:
    shown = play(tmp_path, "bounty_hunters", "--record", "g.json").stdout.decode()
    assert f"seed {record(tmp_path / 'g.json').seed}." in shown


def test_options_deck_names_and_bots_are_taken(tmp_path: Path) -> None:
    args = [
        "bounty_hunters",
        "--players",
        "3",
        "--humans",
        "2",
        "--name",
        "Lou, Max",
        "--bots",
        "random",
        "--option",
        "mode=discovery",
    ]
    done = play(tmp_path, *args, "--deck", str(DECK), "--record", "g.json", text="\n1\n")
    assert done.returncode == 0
    kept = record(tmp_path / "g.json")
    assert kept.seats == ("Lou", "Max", "bot:random")
    assert kept.game.chosen["mode"] == "discovery"
    assert kept.game.deck is not None and not kept.game.deck.packaged
    assert b"Contracts" not in done.stdout


@pytest.mark.parametrize("where", [["--terminal"], []], ids=["terminal", "browser"])
@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["chess"], "there is no game 'chess'"),
        (["bounty_hunters", "--players", "9"], "is for 2 to 6 players, not 9"),
        (["bounty_hunters", "--players", "0"], "is for 2 to 6 players, not 0"),
        (["--players", "many"], "is not a whole number"),
        (["bounty_hunters", "--humans", "5"], "humans: expected 0 to 4, not 5"),
        (["bounty_hunters", "--name", "bot:random"], "has a colon"),
        (["bounty_hunters", "--name", "a:b"], "has a colon"),
        (["bounty_hunters", "--humans", "2", "--name", "Lou, lou"], "'lou' looks like another player's name"),
        (["bounty_hunters", "--name", "Lou,Max"], "name: expected at most 1, one for each person at the keyboard, not 2"),
        (["bounty_hunters", "--players", "2", "--bots", "random,random"], "leave 1 for bots, not 2"),
        (["bounty_hunters", "--players", "2", "--humans", "2", "--bots", "random"], "leave 0 for bots, not 1"),
        (["bounty_hunters", "--record", "none/g.json"], "the folder none does not exist"),
        (["bounty_hunters", "--record", "/dev/null"], "it is a device"),
        (["bounty_hunters", "--record", "."], "it is a folder"),
        (["--resume", "/dev/null"], "it is a device"),
        (["--resume", "."], "it is a folder"),
        (["bounty_hunters", "--bots", "genius"], "no bot 'genius'"),
        (["--seed", "-1"], "seed: expected a number"),
        (["bounty_hunters", "--option", "mode"], "expected name=value"),
        (["bounty_hunters", "--option", "mode=hard"], "'hard' is not possible; possible: standard, discovery"),
        (["bounty_hunters", "--option", "speed=3"], "has no option 'speed'"),
        (["--lang", "tlh"], "languages: en, fr"),
        (["bounty_hunters", "--deck", "none.toml"], "none.toml: cannot be read"),
        (["--resume", "none.json"], "none.json: cannot be read"),
        (["--resume", "broken.json"], "record"),
        (["--resume", "binary.json"], "not text"),
        (["--resume", "broken.json", "--seed", "3"], "leave them out"),
        (["bounty_hunters", "--record", "broken.json"], "there is another file of this name"),
        (["--port", "70000"], "70000 is not a number from 0 to 65535."),
        (["--port", "x"], "'x' is not a whole number."),
        (["--name", ""], "--name is empty: give a name"),
        (["--name", " , "], "--name is empty: give a name"),
        (["--record", "g.json", "--port", "0"], "--port is only for the browser"),
    ],
)
def test_a_mistake_is_one_line_on_stderr(
    tmp_path: Path,
    args: list[str],
    words: str,
    where: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "broken.json").write_text("{]")
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe\x00")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["posse", "play", *where, *args])
    with pytest.raises(SystemExit) as info:
        main()
    shown, message = capsys.readouterr()
    assert (info.value.code, shown) == (2, "")
    assert words in message
    assert message.startswith("posse: ")
    assert message.count("\n") == 1


@pytest.mark.parametrize("option", ["--humans=0", "--record=g.json", f"--deck={DECK}"])
def test_a_terminal_option_implies_the_terminal(tmp_path: Path, option: str) -> None:
    command = [sys.executable, "-c", "from posse.cli import main; main()", "play", "bounty_hunters", option]
    done = subprocess.run(
        command, input=b"", capture_output=True, timeout=60, cwd=tmp_path, env=environment(tmp_path), check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"http://" not in done.stdout
    assert b"Round 1" in done.stdout


def test_bytes_that_are_not_utf8_are_wrong_input(tmp_path: Path) -> None:
    done = play(tmp_path, "bounty_hunters", "--seed", "1", "--record", "g.json", text=b"\xff\xfe\n\x00\n1\n")
    assert (done.returncode, done.stderr) == (0, b"")
    assert any(seat == 0 for seat, _, _ in record(tmp_path / "g.json").answers)


def test_a_terminal_without_unicode_gets_ascii(tmp_path: Path) -> None:
    done = play(tmp_path, "bounty_hunters", "--seed", "1", "--record", "g.json", text="1\n", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()
    assert re.search(rb" o\d #\d \^\d ", done.stdout)
    assert b"Round 1 | step 1: draw" in done.stdout
    assert b"?" not in done.stdout.replace(b"Type ?", b"").replace(b"draw from?", b"")


def answered(path: Path) -> bool:
    return path.exists() and any(seat == 0 for seat, _, _ in record(path).answers)


def test_ctrl_c_saves_and_ends_quietly(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-c",
        "from posse.cli import main; main()",
        "play",
        "bounty_hunters",
        "--seed",
        "1",
        "--record",
        "g.json",
    ]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, cwd=tmp_path, env=environment(tmp_path)) as process:
        assert process.stdin is not None
        process.stdin.write(b"1\n")
        process.stdin.flush()
        until = time.monotonic() + 30
        while not answered(tmp_path / "g.json") and time.monotonic() < until:
            time.sleep(0.05)
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        shown, errors = process.communicate(timeout=30)
    assert (process.returncode, errors) == (0, b"")
    assert b"posse play --resume g.json" in shown
    assert record(tmp_path / "g.json").answers
