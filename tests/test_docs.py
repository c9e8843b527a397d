"""README and docs: examples run, links resolve, commands exist, pictures show existing pages."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import posse
from posse.cli import COMMANDS
from tests import pictures

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run_as_shown(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("posse.catalog._registered", {})
    monkeypatch.setattr("posse.bots.registry._registered", {})
    failed, _ = doctest.testfile(str(page), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert failed == 0


def test_the_package_shows_an_example_that_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    failed, tried = doctest.testmod(posse)
    assert failed == 0
    assert tried > 3


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / link).exists(), link


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    shown = re.findall(r"^    (?:\.venv/bin/)?(make|posse) ([a-z]+)|`(make|posse) ([a-z]+)", text, re.MULTILINE)
    for tool, word in [(a or c, b or d) for a, b, c, d in shown]:
        assert word in (targets if tool == "make" else COMMANDS), f"{tool} {word}"


def test_the_changelog_has_a_section_for_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "## Unreleased" in text or f"## {posse.__version__}" in text


def test_readme_shows_every_picture_and_none_is_heavy() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = re.findall(r'src="docs/pictures/([a-z-]+\.webp)"', text)
    files = {file.name: file.stat().st_size for file in pictures.FOLDER.iterdir()}
    assert sorted(shown) == sorted(files)
    assert all(1_000 < size < 150_000 for size in files.values())
    assert text.count(" alt=") == len(files)


def test_the_pages_in_the_pictures_are_still_there(tmp_path: Path) -> None:
    with pictures.serving(tmp_path / "data") as server:
        token = server.guest()
        pages: dict[str, bytes] = {}

        def take(name: str, path: str, _: str) -> None:
            answer = server.call("GET", path, token=token)
            assert answer.status == 200
            pages[name] = answer.body

        pictures.play_through(server, token, take)
        tables = server.call("GET", "/api/mine", token=token).data()
    status = {"bounty_hunters": "over", "space_bowl": "playing", "pulp_detective": "playing", "space_serenade": "playing"}
    assert {table["game"]: table["status"] for table in tables} == status
    assert {f"{name}-{size}.webp" for name in pages for size in pictures.SIZES} == {
        file.name for file in pictures.FOLDER.iterdir()
    }
    assert b"Nell" in pages["lobby"] and b'id="rules"' in pages["game"] and b'id="table"' in pages["table"]
    for name, game in (("bowl", "space_bowl"), ("pulp", "pulp_detective"), ("serenade", "space_serenade")):
        assert f'data-game="{game}"'.encode() in pages[name]


def test_the_files_that_the_design_names_exist() -> None:
    text = (ROOT / "docs/design.md").read_text(encoding="utf-8")
    named = set(re.findall(r"(?<![\w/])((?:core|server|terminal|web/js|games|tests)/[\w/.-]+\.(?:py|js|d\.ts))", text))
    assert len(named) > 15
    assert [name for name in named if not (ROOT / name).exists() and not (ROOT / "src/posse" / name).exists()] == []


def test_the_record_that_the_design_shows_can_be_opened() -> None:
    text = (ROOT / "docs/design.md").read_text(encoding="utf-8")
    shown = re.search(r'^    \{\n     "format".*?^    \}$', text, re.MULTILINE | re.DOTALL)
    assert shown
    assert posse.Record.from_json(shown[0]).replay().waiting() == [0, 1]
