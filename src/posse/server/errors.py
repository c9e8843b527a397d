"""What cannot be done, said in the language of whoever asked."""

from __future__ import annotations

from posse.core.errors import IllegalMove, InvalidMove, PosseError
from posse.server.store import StoreError
from posse.texts import texts


class Refusal(PosseError):
    """What a guest asked for cannot be done; `code` is for programs, the words are for people."""

    def __init__(self, code: str, key: str = "", **details: str | int) -> None:
        self.code = code
        self.key = f"refused-{key or code}"
        self.details = details
        super().__init__(self.to("en"))

    def to(self, lang: str) -> str:
        return texts("", lang)(self.key, **self.details)


def refusal(error: PosseError) -> Refusal:
    """Any error of ours as a refusal."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, (IllegalMove, InvalidMove)):
        return Refusal("refused", "move", reason=str(error))
    return Refusal("disk" if isinstance(error, StoreError) else "refused", reason=str(error))
