"""`posse rules`: prints and searches a game's rulebook, and shows which rules are proved by tests."""

from __future__ import annotations

import sys
from pathlib import Path

import click
from rich.text import Text

from posse.core.errors import SetupError
from posse.rulebook import RULE, Rule, Rulebook, rulebook
from posse.terminal.commands import by_section
from posse.terminal.console import INDENT, Indented, Screen, interactive, open_console, read_line, system_language
from posse.texts import LANGUAGES, texts


@click.command()
@click.argument("game")
@click.argument("words", nargs=-1)
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language; default: that of the system.")
@click.option("--coverage", is_flag=True, help="Show which tests prove which rules.")
@click.option("--tests", default="tests", type=click.Path(path_type=Path), show_default=True, help="The folder of the tests.")
def command(game: str, words: tuple[str, ...], lang: str | None, coverage: bool, tests: Path) -> None:
    """Print the rules of GAME. WORDS select a section by its name, a rule by its id, or the rules that contain them."""
    lang = lang or system_language()
    book = rulebook(game, lang)
    screen = Screen(open_console(), lambda: wants_more(lang))
    if coverage:
        show_coverage(game, book, tests)
    elif words:
        found = book.look_up(" ".join(words))
        if not found:
            raise SetupError(
                f"no rule of {game} contains {' '.join(words)!r}; try fewer words, or an id such as {book.rules[0].id}"
            )
        show_found(screen, found)
    elif screen.console.is_terminal:
        show_book(screen, book)
    else:
        print(book.source.rstrip())


def show_found(screen: Screen, found: list[Rule]) -> None:
    """Prints rules by section at a terminal, one per line into a pipe."""
    if screen.console.is_terminal:
        screen.page(by_section(found))
    else:
        for rule in found:
            print(f"{rule.id}  {rule.text}  ({rule.section})")


def show_book(screen: Screen, book: Rulebook) -> None:
    """Prints the whole rulebook, wrapped to the width of the terminal."""
    screen.page([rulebook_line(line) for line in book.source.rstrip().splitlines()])


def rulebook_line(line: str) -> Indented:
    if rule := RULE.match(line):
        return Indented(Text.assemble((rule[1], "bold"), f" {rule[2]}"), 0, INDENT)
    return Indented(Text(line.lstrip("# "), "bold" if line[:1] == "#" else ""), 0)


def wants_more(lang: str) -> bool:
    """Asks whether to print the next page; True if nobody can answer."""
    try:
        return not interactive() or not read_line(texts("", lang)("more") + " ").strip()
    except (EOFError, KeyboardInterrupt):
        print()
        return False


def show_coverage(game: str, book: Rulebook, folder: Path) -> None:
    from posse.testing.coverage import Coverage

    if not folder.is_dir():
        raise SetupError(f"{folder} is not a folder of tests; name it with --tests")
    coverage = Coverage(game, folder)
    for rule in book.rules:
        tests = coverage.tests.get(rule.id, [])
        click.echo(f"{rule.id:8} {len(tests):3}  {tests[0] if tests else 'NO TEST'}")
    for name in coverage.unknown:
        click.echo(f"{name:8}   -  UNKNOWN RULE, named by {coverage.tests[name][0]}")
    proved = len(coverage.ids) - len(coverage.unproved)
    click.echo(f"{proved} of {len(coverage.ids)} rules proved by tests: {coverage.share():.0%}")
    if coverage.unproved or coverage.unknown:
        sys.exit(1)
