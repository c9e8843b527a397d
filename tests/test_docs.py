"""README and docs: examples run, links resolve, commands exist, pictures show existing pages."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import posse
import posse.arena
import posse.bots
import posse.testing
from posse.cli import COMMANDS
from tests import api_reference, pictures

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


def test_the_reference_is_up_to_date() -> None:
    assert api_reference.PAGE.read_text(encoding="utf-8") == api_reference.page(), "run `make api`"


def test_the_reference_has_every_exported_name_and_no_private_one() -> None:
    text = api_reference.page()
    for name in posse.__all__:
        assert f"- `posse.{name}`: " in text
    for package in (posse.arena, posse.bots, posse.testing):
        part = text.partition(f"## {package.__name__}\n")[2].partition("\n## ")[0]
        shown = [name for heading in re.findall(r"^### (.+)$", part, re.MULTILINE) for name in heading.split(", ")]
        assert sorted(shown) == sorted(package.__all__)
    assert re.findall(r"^(?:- |### )`?(?:static )?_(?!_call__)\w+", text, re.MULTILINE) == []


def test_the_reference_shows_signatures_types_and_what_is_written_under_attributes() -> None:
    text = api_reference.page()
    assert "- `hide(seat: int) -> None`: " in text
    assert "- `sealed: list[int] | None`: While a `Sealed` choice is on top" in text
    assert "`Deadline(key: int, seconds: float, move: int, grace: float = 0.0)`" in text
    assert "### ANY, SAME, OTHER\n" in text


def code_blocks(page: Path, mark: str) -> list[str]:
    """The blocks of code that a comment marks as taken from a file."""
    return re.findall(rf"<!-- from {re.escape(mark)} -->\n+```[a-z]+\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("file", ["rules.py", "cards.toml", "texts/en.ftl", "rules.en.md"])
def test_the_code_of_the_example_is_shown_as_it_is(file: str) -> None:
    """Every part of a block, up to a line of dots, is in the file, in the same order."""
    source = (ROOT / "examples/high_card" / file).read_text(encoding="utf-8")
    blocks = code_blocks(ROOT / "docs/new-game.md", f"high_card/{file}")
    assert blocks
    for block in blocks:
        at = 0
        for part in re.split(r"(?m)^ *(?:\.\.\.|# \.\.\.)\n", block):
            found = source.find(part, at)
            assert found >= 0, part
            at = found + len(part)


def test_the_tutorial_shows_the_whole_example() -> None:
    shown = "".join(code_blocks(ROOT / "docs/new-game.md", "high_card/rules.py"))
    source = (ROOT / "examples/high_card/rules.py").read_text(encoding="utf-8").partition("annotations\n")[2]
    lines = [line for line in source.splitlines() if line.strip()]
    assert [line for line in lines if f"{line}\n" not in shown] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / link).exists(), link


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_within_a_page_lead_to_a_heading(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    slugs = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= slugs


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
