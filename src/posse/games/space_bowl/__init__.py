"""Space Bowl: the captain throws planets into a box, and everybody looks for the place in the galaxy that fits."""

from posse.games.space_bowl.rules.solve import solve

__all__ = ["solve"]
