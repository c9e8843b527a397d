"""Games between bots in bulk, on several processors; the same seed gives the same results."""

from posse.arena.bulk import Line, Result, finals, lines, play, run, seating, simulate, span, untimed

__all__ = ["Line", "Result", "finals", "lines", "play", "run", "seating", "simulate", "span", "untimed"]
