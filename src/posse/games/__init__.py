"""The games that come with Posse, a package each.

Importing one puts this package where `posse.games` is, so it can be called like the function.
"""

import sys
from types import ModuleType

from posse.core.game import known_games


class Games(ModuleType):
    """This package, which lists the known games when called."""

    def __call__(self) -> list[str]:
        return known_games()


sys.modules[__name__].__class__ = Games
