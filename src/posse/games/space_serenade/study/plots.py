"""Small plots as SVG, for the report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

WIDTH: Final = 720
INK: Final = "#8a8f98"
BRASS: Final = "#c08a2c"
BLUE: Final = "#4f7cac"
FONT: Final = 'font-family="sans-serif" font-size="12"'


def svg(height: int, parts: Sequence[str], title: str) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {FONT} fill="{INK}" role="img">'
    return "\n".join([head, f"<title>{title}</title>", *parts, "</svg>", ""])


def words(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}">{text}</text>'


def box(x: float, y: float, width: float, height: float, colour: str, opacity: float = 1.0) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{colour}" opacity="{opacity:g}"/>'


def histograms(samples: Mapping[str, Sequence[float]]) -> str:
    """One below the other, on the same scale, a bar for each whole number."""
    last = max([round(value) for values in samples.values() for value in values])
    step, tall = (WIDTH - 110) / (last + 1), 70
    parts: list[str] = []
    for line, (name, values) in enumerate(samples.items()):
        base = (line + 1) * (tall + 14)
        parts.append(words(0, base, name))
        counts = [0] * (last + 1)
        for value in values:
            counts[round(value)] += 1
        scale = tall / max(counts)
        parts += [box(100 + at * step, base - n * scale, step - 1, n * scale, BLUE) for at, n in enumerate(counts) if n]
    height = len(samples) * (tall + 14) + 24
    parts += [words(100 + (at + 0.5) * step, height - 8, str(at), "middle") for at in range(0, last + 1, 5)]
    return svg(height, parts, "Turns of each player, share of games")


def spans(entries: Sequence[tuple[str, float, float]], most: float = 0.1) -> str:
    """A dot for each difference in the span that it may lie in."""
    middle, scale = 430.0, 280.0 / most
    parts: list[str] = []
    for line, (name, value, span) in enumerate(entries):
        y = 12 + line * 18
        parts.append(words(0, y + 4, name))
        parts.append(box(middle - span * scale, y - 5, 2 * span * scale, 10, INK, 0.25))
        x = middle + max(-most, min(most, value)) * scale
        parts.append(f'<circle cx="{x:.1f}" cy="{y}" r="5" fill="{BRASS if abs(value) <= span else "#b33"}"/>')
    height = len(entries) * 18 + 34
    parts.append(box(middle - 0.5, 0, 1, height - 26, INK))
    parts += [words(middle + at * scale, height - 8, f"{at:+.0%}", "middle") for at in (-0.1, -0.05, 0.0, 0.05, 0.1)]
    return svg(height, parts, "Victories, as a difference from even")


def scatter(points: Sequence[tuple[int, float]], least: float) -> str:
    """A dot for each card: its cost and its share."""
    high, left = 260.0, 60.0
    step = (WIDTH - left) / (max([cost for cost, _ in points]) + 1)
    parts = [box(left, 10 + high * (1 - least), WIDTH - left, 1, "#b33")]
    for cost, share in points:
        parts.append(
            f'<circle cx="{left + cost * step:.1f}" cy="{10 + high * (1 - share):.1f}" r="4" fill="{BRASS}" opacity="0.7"/>'
        )
    parts += [words(left - 8, 14 + high * (1 - at), f"{at:.0%}", "end") for at in (0.0, 0.25, 0.5, 0.75, 1.0)]
    parts += [words(left + cost * step, high + 32, str(cost), "middle") for cost in sorted({cost for cost, _ in points})]
    return svg(int(high) + 44, parts, "Share of games in which a card is bought, by its cost")
