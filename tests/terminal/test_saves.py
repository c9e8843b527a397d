from __future__ import annotations

import os
import socket
from pathlib import Path

import pytest

from posse.core.errors import SetupError
from posse.core.record import Record
from posse.terminal import saves
from posse.terminal.opening import in_users_folder, open_record
from posse.texts import texts

from .helpers import BOT, ONES, Played, one, saved, session


def test_a_copy_can_be_saved_but_not_over_another_file(tmp_path: Path) -> None:
    copy, other = tmp_path / "copy.json", tmp_path / "notes.txt"
    other.write_text("mine")
    lines = [f"save {copy}", f"save {copy}", f"save {other}", f"save {tmp_path}", "save ../", "save"]
    text = one(tmp_path, "1", *lines).text
    assert Record.from_json(copy.read_text(encoding="utf-8")).answers
    assert other.read_text() == "mine"
    assert text.replace("\n", " ").count("Saved in") == 4
    assert text.replace("\n", " ").count("could not be") == 3


@pytest.mark.parametrize(("lang", "words"), [("en", "the folder .*none"), ("fr", "le dossier .*none")])
def test_a_game_that_cannot_be_saved_is_not_started(tmp_path: Path, lang: str, words: str) -> None:
    with pytest.raises(SetupError, match=words):
        Played(session("Lou", BOT, lang=lang), tmp_path / "none" / "game.json", ["1"])
    assert not (tmp_path / "none").exists()


class FolderVanishes(Played):
    """Deletes the folder of the game after the first line of input."""

    def ask(self, prompt: str) -> str:
        line = super().ask(prompt)
        folder = self.app.saves.path.parent
        if folder.name == "gone" and folder.exists():
            (folder / "game.json").unlink()
            folder.rmdir()
        return line


@pytest.mark.parametrize(("lang", "words"), [("en", "leave without saving"), ("fr", "pour partir sans")])
@pytest.mark.parametrize("end", [["quit"], []])
def test_a_game_that_cannot_be_saved_any_more_is_given_up_only_when_asked_twice(
    tmp_path: Path, lang: str, words: str, end: list[str]
) -> None:
    (tmp_path / "gone").mkdir()
    played = FolderVanishes(session("Lou", BOT, lang=lang), tmp_path / "gone" / "game.json", ["1", "1", "quit", "1", *end])
    assert not played.kept
    text = " ".join(played.text.split())
    assert text.count(words) == 2
    assert "--resume" not in text


def test_a_game_that_cannot_be_saved_any_more_is_saved_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "gone").mkdir()
    path = tmp_path / "gone" / "game.json"
    lines = ["1", "1", "quit", f"save {tmp_path / 'none' / 'g.json'}", f"save {tmp_path / 'game.json'}"]
    played = FolderVanishes(session("Lou", BOT), path, lines)
    assert played.kept
    assert saved(tmp_path).replay().digest() == played.session.state.digest()
    assert "game.json" in played.text[played.text.index("--resume") :]


@pytest.mark.parametrize("end", [["quit"], ["q"], []])
def test_leaving_saves_and_prints_the_resume_command(tmp_path: Path, end: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setattr("sys.argv", ["nowhere/posse"])
    played = one(tmp_path, "1", "1", *end)
    assert played.text.endswith("  posse play --resume game.json\n")
    assert saved(tmp_path).replay().digest() == played.session.state.digest()


def test_the_resume_command_keeps_the_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert one(tmp_path, "quitter", lang="fr").text.endswith("game.json --lang fr\n")


def test_paths_are_shortened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path.parent))
    assert saves.short(tmp_path / "a b.json") == "'a b.json'"
    assert saves.short(tmp_path.parent / "c.json") == "~/c.json"
    assert saves.short(Path("/elsewhere/d.json")) == "/elsewhere/d.json"


def test_a_game_that_nobody_played_leaves_nothing_in_the_users_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "DATA", tmp_path / "data")
    path = tmp_path / "data" / "game.json"
    assert Played(session("Lou", BOT), path, ["?", "quit"]).kept
    assert not path.exists()
    assert saves.unfinished() is None
    Played(session("Lou", BOT), path, ["1", "quit"])
    found = saves.unfinished()
    assert found is not None
    assert found[0] == path
    Played(session("Lou", BOT), tmp_path / "data" / "whole.json", ONES)
    found = saves.unfinished()
    assert found is not None
    assert found[0] == path


def test_the_resume_command_can_be_pasted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = tmp_path / "bin" / "posse"
    command.parent.mkdir()
    command.write_text("#!/bin/sh\n")
    command.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setattr("sys.argv", ["bin/posse", "play"])
    assert saves.resume_command(tmp_path / "a b.json", "fr") == "bin/posse play --resume 'a b.json' --lang fr"
    monkeypatch.setattr("sys.argv", [str(command)])
    assert saves.program() == "bin/posse"
    monkeypatch.setenv("PATH", str(command.parent))
    assert saves.program() == "posse"
    monkeypatch.setattr("sys.argv", ["-c"])
    assert saves.program() == "posse"


def test_resume_finds_a_name_in_the_users_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "data").mkdir()
    monkeypatch.setattr(saves, "DATA", tmp_path / "data")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["-c"])
    path = tmp_path / "data" / "bounty_hunters-4294967295.json"
    Played(session("Lou", BOT), path, ["1", "quit"])
    assert saves.resume_command(path, "en") == "posse play --resume bounty_hunters-4294967295.json"
    assert open_record(Path(path.name), "en")[1] == path
    Path(path.name).touch()
    assert saves.resume_command(path, "en") == "posse play --resume data/bounty_hunters-4294967295.json"
    assert in_users_folder(Path(path.name)) == Path(path.name)


def test_only_new_and_empty_files_are_written(tmp_path: Path) -> None:
    say = texts("", "en")
    (tmp_path / "empty").touch()
    (tmp_path / "full").write_text("x")
    (tmp_path / "link").symlink_to(tmp_path / "empty")
    os.mkfifo(tmp_path / "pipe")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(os.path.relpath(tmp_path / "socket"))  # a socket's name must be short
    names = ("new", "empty", "full", "link", "pipe", "socket", "none/new")
    found = {name: saves.why_not_writable(tmp_path / name, say) for name in names}
    assert found == {
        "new": "",
        "empty": "",
        "full": "there is another file of this name",
        "link": "it is a link",
        "pipe": "it is a pipe",
        "socket": "it is a socket",
        "none/new": f"the folder {tmp_path / 'none'} does not exist",
    }
    assert saves.why_not_writable(Path("/dev/null"), say) == "it is a device"
    assert saves.why_not_writable(tmp_path, say) == "it is a folder"
