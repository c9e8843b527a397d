"""posse rules: a game's rulebook, and which rules are proved by tests."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from posse.core.errors import SetupError
from posse.rulebook import Rulebook, rulebook
from posse.texts import LANGUAGES


@click.command()
@click.argument("game")
@click.argument("words", nargs=-1)
@click.option("--lang", default="en", type=click.Choice(LANGUAGES), show_default=True)
@click.option("--coverage", is_flag=True, help="Show which tests prove which rules.")
@click.option("--tests", default="tests", type=click.Path(path_type=Path), show_default=True, help="Where the tests are.")
def command(game: str, words: tuple[str, ...], lang: str, coverage: bool, tests: Path) -> None:
    """Print the rules of GAME, or those that have an id or contain all WORDS."""
    book = rulebook(game, lang)
    if coverage:
        show_coverage(game, book, tests)
    elif not words:
        click.echo(book.source.rstrip())
    else:
        found = book.search(" ".join(words))
        if not found:
            raise SetupError(f"no rule of {game} has {' '.join(words)!r}; try fewer words, or an id such as {book.rules[0].id}")
        for rule in found:
            click.echo(f"{rule.id}  {rule.text}  ({rule.section})")


def show_coverage(game: str, book: Rulebook, folder: Path) -> None:
    from posse.testing.coverage import Coverage

    if not folder.is_dir():
        raise SetupError(f"{folder} is not a folder of tests; say where they are with --tests")
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
