"""The results of solo games at the terminal, in a file in the user's data folder."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

from posse.core.seeds import parse_date
from posse.daily import Result, days
from posse.terminal import saves

MOST = 400
"""The maximum number of results per game."""
FIELDS = {"id": str, "series": str, "counts": bool, "score": int, "line": str}
"""The types of an entry's fields, except `won`."""


class Results:
    """The results of one game. A file that cannot be read counts as empty; if it cannot be written, the result is lost."""

    def __init__(self, game: str, path: Path | None = None) -> None:
        self.game = game
        self.path = path or saves.DATA.parent / "results.json"

    def kept(self) -> list[Result]:
        """In the order in which they ended."""
        return self._read().get(self.game, [])

    def begin(self, id: str, series: str, today: str) -> None:
        """Notes the start of a game of the day. Its result counts only if it was started on that day."""
        if series == today and series not in days(self.kept()) and not self._find(id, series):
            self._write([*self.kept(), Result(id, series, True)])

    def end(self, id: str, series: str, won: bool, score: int, line: str) -> Result:
        """The result of a game. It is kept if it is the first of its day or a solo score; only a solo score may be replaced."""
        begun = self._find(id, series)
        result = Result(id, series, any(entry.counts for entry in begun), won, score, line)
        others = [entry for entry in self.kept() if entry not in begun]
        if not series or (result.counts and series not in days(self.kept())):
            self._write([*others, result])
        return result

    def _find(self, id: str, series: str) -> list[Result]:
        return [entry for entry in self.kept() if (entry.id, entry.series) == (id, series)]

    def _read(self) -> dict[str, list[Result]]:
        """The results of all games."""
        try:
            data = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            return {}
        games = data.items() if isinstance(data, dict) else []
        return {
            game: [entry for item in found if (entry := read_result(item))] for game, found in games if isinstance(found, list)
        }

    def _write(self, results: list[Result]) -> None:
        """Writes the whole file or nothing."""
        data = {**self._read(), self.game: results[-MOST:]}
        text = json.dumps({game: [asdict(result) for result in found] for game, found in data.items()}, indent=1)
        part = self.path.with_name(f".{self.path.name}.part")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            part.write_text(text + "\n", encoding="utf-8")
            os.replace(part, self.path)
        except OSError:
            with suppress(OSError):
                part.unlink()


def read_result(item: Any) -> Result | None:
    """The result in an entry of the file; None if the entry is malformed."""
    if not isinstance(item, dict) or {name: type(value) for name, value in item.items() if name != "won"} != FIELDS:
        return None
    result = Result(**item) if type(item.get("won")) in (bool, type(None)) else None
    return None if result is None or (result.counts and parse_date(result.series) is None) else result
