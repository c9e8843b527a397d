"""The balance of Space Serenade in Markdown: tables with their goals, and plots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from statistics import fmean
from typing import Final

from posse.core.state import State
from posse.games.space_serenade.figures import BOUGHT, BY_CHARACTER, BY_SEAT, CAPTURES, GOALS, SOLO_WINS
from posse.games.space_serenade.rules.cards import COMMON, Cards
from posse.games.space_serenade.rules.instructions import COLOURS
from posse.games.space_serenade.rules.state import ABORTED, CAPTURED, SerenadeState, table
from posse.games.space_serenade.study import plots

SEATS: Final = ("first", "second", "third", "fourth")
RAREST: Final = 12
"""So many of the cards that are bought least are listed."""


class Tally:
    """What came of many games of so many players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.turns: list[float] = []
        self.captured = 0
        self.aborted = 0
        self.scores: list[float] = []
        self.won_by_seat = [0.0] * players
        """In the order of turns, from the first player on."""
        self.won_by_character = [0.0] * 4
        self.played_by_character = [0] * 4
        self.owned: dict[int, int] = {}
        """For each kind of Common card, in how many games somebody had one at the end."""

    def add(self, s: SerenadeState) -> None:
        self.turns.append(s.turn / s.players)
        self.captured += s.outcome == CAPTURED
        self.aborted += s.outcome == ABORTED
        self.scores.append(fmean(s.scores()))
        ranking = s.ranking()
        for seat in range(s.players):
            character = s.areas[seat].character
            won = 1 / ranking.count(1) if ranking[seat] == 1 else 0.0
            self.won_by_seat[(seat - s.first) % s.players] += won
            self.won_by_character[character] += won
            self.played_by_character[character] += 1
        kinds = {s.cards.kind[card] for area in s.areas for card in (*area.owned(), *s.play) if card < COMMON}
        for kind in kinds:
            self.owned[kind] = self.owned.get(kind, 0) + 1

    @property
    def games(self) -> int:
        return len(self.turns)

    def quantile(self, share: float) -> float:
        return sorted(self.turns)[round((self.games - 1) * share)]

    def seats(self) -> list[float]:
        return [won / self.games for won in self.won_by_seat]

    def characters(self) -> list[float]:
        pairs = zip(self.won_by_character, self.played_by_character, strict=True)
        return [won / max(1, played) for won, played in pairs]


def tallied(players: int, finals: Iterable[State]) -> tuple[Tally, Cards]:
    tally = Tally(players)
    cards: Cards | None = None
    for state in finals:
        s = table(state)
        cards = s.cards
        tally.add(s)
    assert cards is not None
    return tally, cards


def report(finals: Mapping[int, Iterable[State]]) -> tuple[str, dict[str, str]]:
    """The text, and its pictures by name."""
    found = [tallied(players, states) for players, states in finals.items()]
    return written([tally for tally, _ in found], found[0][1])


def written(tallies: list[Tally], cards: Cards) -> tuple[str, dict[str, str]]:
    several = [tally for tally in tallies if tally.players > 1]
    shares = bought(tallies, cards)
    parts = [HEAD.format(games=tallies[0].games), lengths(tallies), wins(several), purchases(shares)]
    pictures = {
        "length": plots.histograms({name(tally): tally.turns for tally in tallies}),
        "wins": plots.spans(chances(several)),
        "cards": plots.scatter([(cost, share) for _, cost, share in shares], BOUGHT),
    }
    return "\n".join(parts), pictures


HEAD: Final = """# Space Serenade: the balance of the deck

Written by `posse balance space_serenade --games {games} --report docs/space-serenade.md`; nothing here is changed by hand.
For each number of players the standard bot plays {games} games against itself, with characters and first player by chance.
"""


def name(tally: Tally) -> str:
    return "solo" if tally.players == 1 else f"{tally.players} players"


def mark(met: bool) -> str:
    return "met" if met else "**not met**"


def row(*cells: object) -> str:
    return "| " + " | ".join([str(cell) for cell in cells]) + " |"


def within(values: Iterable[float], goal: tuple[float, float]) -> bool:
    return all(goal[0] <= value <= goal[1] for value in values)


# -- length and end -----------------------------------------------------------------------


def lengths(tallies: list[Tally]) -> str:
    low, high = GOALS["turns"]
    captured = [tally.captured / tally.games for tally in tallies]
    solo = [share for share, tally in zip(captured, tallies, strict=True) if tally.players == 1]
    several = [share for share, tally in zip(captured, tallies, strict=True) if tally.players > 1]
    met = within([fmean(tally.turns) for tally in tallies], (low, high))
    goals = f"{CAPTURES[0]:.0%} to {CAPTURES[1]:.0%}: {mark(within(several, CAPTURES))}"
    goals += f"; solo {SOLO_WINS[0]:.0%} to {SOLO_WINS[1]:.0%}: {mark(within(solo, SOLO_WINS))}"
    lines = [
        "## Length and end\n",
        row("", *[name(tally) for tally in tallies], "goal"),
        row("---", *["---:"] * len(tallies), "---"),
        row("turns of each player", *[f"{fmean(t.turns):.1f}" for t in tallies], f"{low:g} to {high:g}: {mark(met)}"),
        row("  nine games of ten", *[f"{t.quantile(0.05):.0f} to {t.quantile(0.95):.0f}" for t in tallies], ""),
        row("Vicious captured", *[f"{share:.1%}" for share in captured], goals),
        row("broken off at the limit", *[f"{t.aborted / t.games:.2%}" for t in tallies], ""),
        row("score of a player", *[f"{fmean(t.scores):.1f}" for t in tallies], ""),
        "\n![Turns of each player](plots/space-serenade-length.svg)\n",
    ]
    return "\n".join(lines)


# -- who wins -----------------------------------------------------------------------------


def wins(tallies: list[Tally]) -> str:
    seats = [abs(share - 1 / t.players) <= BY_SEAT for t in tallies for share in t.seats()]
    characters = [abs(share - 1 / t.players) <= BY_CHARACTER for t in tallies for share in t.characters()]
    lines = [
        "## Who wins\n",
        f"By seat within {BY_SEAT * 100:g} points of even: {mark(all(seats))}; "
        f"by character within {BY_CHARACTER * 100:g}: {mark(all(characters))}.\n",
        row("", *[name(tally) for tally in tallies]),
        row("---", *["---:"] * len(tallies)),
        row("even", *[f"{1 / t.players:.1%}" for t in tallies]),
    ]
    for seat, words in enumerate(SEATS):
        lines.append(row(f"{words} player", *[f"{t.seats()[seat]:.1%}" if seat < t.players else "" for t in tallies]))
    for character, slug in enumerate(COLOURS):
        lines.append(row(slug.capitalize(), *[f"{t.characters()[character]:.1%}" for t in tallies]))
    lines.append("\n![Victories, as a difference from even](plots/space-serenade-wins.svg)\n")
    return "\n".join(lines)


def chances(tallies: list[Tally]) -> list[tuple[str, float, float]]:
    """For each seat and character: what it is, how far from even, how far it may be."""
    found: list[tuple[str, float, float]] = []
    for tally in tallies:
        even = 1 / tally.players
        found += [(f"{name(tally)}, {SEATS[i]}", share - even, BY_SEAT) for i, share in enumerate(tally.seats())]
        found += [
            (f"{name(tally)}, {COLOURS[i].capitalize()}", share - even, BY_CHARACTER)
            for i, share in enumerate(tally.characters())
        ]
    return found


# -- cards --------------------------------------------------------------------------------


def bought(tallies: list[Tally], cards: Cards) -> list[tuple[str, int, float]]:
    """Name, cost and share of games of each kind of Common card, the rarest first."""
    games = sum([tally.games for tally in tallies])
    found = []
    for kind in sorted(set(cards.kind[:COMMON])):
        owned = sum([tally.owned.get(kind, 0) for tally in tallies])
        found.append((cards.kind_names[kind]["en"], cards.cost[cards.kind_first[kind]], owned / games))
    return sorted(found, key=lambda entry: entry[2])


def purchases(shares: list[tuple[str, int, float]]) -> str:
    met = all([share >= BOUGHT for _, _, share in shares])
    lines = [
        "## What is bought\n",
        f"Every Common card in at least {BOUGHT:.0%} of all games: {mark(met)}. A card counts if somebody has it at the end.\n",
        row("rarest", "cost", "games"),
        row("---", "---:", "---:"),
        *[row(words, cost, f"{share:.1%}") for words, cost, share in shares[:RAREST]],
        "\n![Share of games in which a card is bought, by its cost](plots/space-serenade-cards.svg)\n",
    ]
    return "\n".join(lines)
