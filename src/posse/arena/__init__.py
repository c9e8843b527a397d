"""Many games between bots, on as many processors as wanted, the same for the same seed."""

from posse.arena.bulk import Line, Result, finals, lines, play, run, seating, simulate, span, untimed

__all__ = ["Line", "Result", "finals", "lines", "play", "run", "seating", "simulate", "span", "untimed"]
