"""What can go wrong, one class for each kind of mistake.

Every message is one line that says what is wrong and what is allowed.
"""


class PosseError(Exception):
    """Base of all errors that a user can cause."""


class SetupError(PosseError):
    """An unknown game, or an impossible number of players or option."""


class InvalidMove(PosseError):
    """Not a move of this game at all: malformed, or out of the table."""


class IllegalMove(PosseError):
    """A move of this game that this seat cannot make now."""


class DeckError(PosseError):
    """A deck file that breaks its game's rules for decks."""


class RecordError(PosseError):
    """A record or saved state that is corrupted, foreign or too new."""
