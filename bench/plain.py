"""Space Bowl's solver in plain Python: loops over rows, columns and marbles."""

from __future__ import annotations

Place = tuple[int, int]


def plain(galaxy: list[list[set[str]]], throw: dict[str, Place]) -> list[Place]:
    """The destinations of a throw by the base rules; a place is dropped at the first marble that does not fit."""
    size = len(galaxy)
    i, j = throw["disc"]
    marbles = [(planet, a - i, b - j) for planet, (a, b) in throw.items() if planet != "disc"]
    found = []
    for row in range(size):
        for column in range(size):
            for planet, down, across in marbles:
                y, x = row + down, column + across
                if not (0 <= y < size and 0 <= x < size) or planet not in galaxy[y][x]:
                    break
            else:
                found.append((row, column))
    return found
