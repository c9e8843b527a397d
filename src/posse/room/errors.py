"""Errors that are sent to guests in their language."""

from __future__ import annotations

from posse.core.errors import IllegalMove, InvalidMove, PosseError
from posse.texts import texts


class Refusal(PosseError):
    """A request that is refused. `code` is for programs, the text for people."""

    def __init__(self, code: str, key: str = "", **details: str | int) -> None:
        self.code = code
        self.key = f"refused-{key or code}"
        self.details = details
        super().__init__(self.to("en"))

    def to(self, lang: str) -> str:
        return texts("", lang)(self.key, **self.details)


def refusal(error: PosseError) -> Refusal:
    """Any `PosseError` as a `Refusal`."""
    if isinstance(error, Refusal):
        return error
    key = "move" if isinstance(error, (IllegalMove, InvalidMove)) else ""
    return Refusal("refused", key, reason=str(error))
