"""How well and how fast each bot looks. Times are in milliseconds from the throw, chances in thousandths."""

from __future__ import annotations

from typing import Final


class Profile:
    """One kind of player."""

    def __init__(
        self, glance: int, search: int, overlook: int, mistake: int, patience: int, more_patience: int, joker: int
    ) -> None:
        self.glance = glance
        """The time to take in the throw, in which nothing is found."""
        self.search = search
        """The mean time from then on to find a given card."""
        self.overlook = overlook
        """The chance never to see a destination."""
        self.mistake = mistake
        """The chance to take a card for a destination that lacks one planet."""
        self.patience = patience
        """The least time before it gives up."""
        self.more_patience = more_patience
        """The mean time that it goes on searching after that."""
        self.joker = joker
        """The chance to think of the joker instead of giving up."""


PROFILES: Final = {
    "pilot": Profile(glance=1600, search=14_000, overlook=100, mistake=20, patience=16_000, more_patience=12_000, joker=350),
    "rookie": Profile(glance=3000, search=34_000, overlook=250, mistake=50, patience=20_000, more_patience=18_000, joker=150),
    "machine": Profile(glance=700, search=250, overlook=0, mistake=0, patience=4000, more_patience=0, joker=1000),
}
"""The standard bot comes first."""
