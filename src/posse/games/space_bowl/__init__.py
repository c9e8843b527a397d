"""Space Bowl: the captain throws planets, and all search the galaxy for the place that fits."""

from posse.games.space_bowl.rules.solve import solve

__all__ = ["solve"]
