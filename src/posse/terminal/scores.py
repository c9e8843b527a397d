"""The scores of games that one has played alone: kept in the user's own folder."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from posse.terminal import saves

MOST = 200
"""Scores that are kept of each game."""
TOLD = 5
"""Scores that are told."""


class Scores:
    """The scores of one game. One that is lost is counted, and has no score."""

    def __init__(self, game: str, path: Path | None = None) -> None:
        self.game = game
        self.path = path or saves.DATA.parent / "scores.json"

    def keep(self, id: str, won: bool, score: int) -> None:
        """The result of the game with this id, whole or not at all; a disk that fails costs the score, never the game."""
        results = [*[entry for entry in self.kept() if entry["id"] != id], {"id": id, "won": won, "score": score}]
        data = {**self._read(), self.game: results[-MOST:]}
        part = self.path.with_name(f".{self.path.name}.part")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            part.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
            os.replace(part, self.path)
        except OSError:
            with suppress(OSError):
                part.unlink()

    def kept(self) -> list[dict[str, Any]]:
        """From the oldest on; what cannot be read is as good as none."""
        return [entry for entry in self._read().get(self.game, []) if is_score(entry)]

    def won(self) -> int:
        return len([entry for entry in self.kept() if entry["won"]])

    def best(self, id: str) -> list[str]:
        """The best ones, a star at that of this game."""
        won = sorted([entry for entry in self.kept() if entry["won"]], key=lambda entry: -int(entry["score"]))
        return [f"\N{BLACK STAR}{entry['score']}" if entry["id"] == id else str(entry["score"]) for entry in won[:TOLD]]

    def _read(self) -> dict[str, list[Any]]:
        try:
            data = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return {game: found for game, found in data.items() if isinstance(found, list)} if isinstance(data, dict) else {}


def is_score(entry: object) -> bool:
    return isinstance(entry, dict) and isinstance(entry.get("id"), str) and type(entry.get("score")) is int and "won" in entry
