"""The days on which one has played what everybody plays that day: kept in the user's own folder, as a streak and a history."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from posse.core.game import DATE
from posse.terminal import saves

MOST = 400
"""Days that are kept of each game."""


class Days:
    """The days of one game. The first result of a day counts, if the game was begun on that day."""

    def __init__(self, game: str, path: Path | None = None) -> None:
        self.game = game
        self.path = path or saves.DATA.parent / "days.json"

    def begin(self, day: str, today: date) -> None:
        """Somebody begins the game of a day; the days after it are too late."""
        if day == str(today) and day not in self.kept():
            self._keep(day, {"won": None, "line": ""})

    def end(self, day: str, won: bool, line: str) -> bool:
        """Keeps the result, if it is the first of a day on which it was begun; whether it is."""
        counts = self.kept().get(day, {}).get("won", False) is None
        if counts:
            self._keep(day, {"won": won, "line": line})
        return counts

    def kept(self) -> dict[str, dict[str, Any]]:
        """The days by date; what cannot be read is as good as none."""
        return {day: entry for day, entry in self._read().get(self.game, {}).items() if isinstance(entry, dict)}

    def streak(self, today: date) -> int:
        """Days won in a row, up to today, or to yesterday while today is not over."""
        over = self.kept().get(str(today), {}).get("won") is not None
        return until(today if over else today - timedelta(1), self._won())

    def best(self) -> int:
        """The longest streak ever."""
        won = self._won()
        return max([until(day, won) for day in won if day + timedelta(1) not in won], default=0)

    def _won(self) -> set[date]:
        return {date.fromisoformat(day) for day, entry in self.kept().items() if entry.get("won") is True and DATE.fullmatch(day)}

    def _read(self) -> dict[str, Any]:
        try:
            data = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return {game: days for game, days in data.items() if isinstance(days, dict)} if isinstance(data, dict) else {}

    def _keep(self, day: str, entry: dict[str, Any]) -> None:
        """Writes them all, whole or not at all; a disk that fails costs the streak, never the game."""
        days = {**self.kept(), day: entry}
        data = {**self._read(), self.game: {day: days[day] for day in sorted(days)[-MOST:]}}
        part = self.path.with_name(f".{self.path.name}.part")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            part.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
            os.replace(part, self.path)
        except OSError:
            with suppress(OSError):
                part.unlink()


def until(day: date, won: set[date]) -> int:
    """Days won in a row, up to this one."""
    number = 0
    while day - timedelta(number) in won:
        number += 1
    return number
