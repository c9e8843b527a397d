"""Golden playthroughs: whole games as text, with the digest of every position.

    python -m posse.testing FOLDER          rewrites all playthroughs in FOLDER
    python -m posse.testing FOLDER GAME     adds playthroughs of a game

They change only when rules or cards change; the difference is reviewed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from posse.catalog import game_names as known
from posse.core.codec import canonical
from posse.core.rng import Rng
from posse.core.state import State
from posse.testing.walk import new_match, random_answer, tables


def write(name: str, players: int, options: dict[str, Any], seed: int) -> str:
    """A random game as text: a header, then a line with seat, digest and move for each answer."""
    match, rng = new_match(name, players, options, seed), Rng.seeded(seed)
    lines = [
        canonical({"game": name, "players": players, "options": options, "seed": seed}),
        f"{'start':>5} {match.state.digest()}",
    ]
    while not match.state.over():
        seat, move = random_answer(match.state, rng)
        match.answer(seat, move)
        lines.append(f"{seat:>5} {match.state.digest()} {match.state.text(move)}")
    lines.append(f"scores {match.state.scores()} places {match.state.ranking()}")
    return "\n".join(lines) + "\n"


def check(text: str) -> None:
    """Replays a playthrough and compares the digest of every position."""
    header, first, *answers, last = text.splitlines()
    state = start_of(header)
    assert first == f"{'start':>5} {state.digest()}", "the game is dealt differently"
    for number, line in enumerate(answers, 3):
        seat, digest, move = line.split(maxsplit=2)
        state.answer(int(seat), state.parse(move))
        assert state.digest() == digest, f"line {number}: {line!r} leads to {state.digest()}"
    assert last == f"scores {state.scores()} places {state.ranking()}"


def start_of(header: str) -> State:
    data = json.loads(header)
    return new_match(data["game"], data["players"], data["options"], data["seed"]).state


def file_name(name: str, players: int, options: dict[str, Any]) -> str:
    return "-".join([name, str(players), *[word(option, value) for option, value in options.items()]]) + ".txt"


def word(option: str, value: object) -> str:
    """An option's value in a file name."""
    return {True: option, False: f"no_{option}"}[value] if isinstance(value, bool) else str(value)


def main(folder: Path, *games: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for file in [] if games else sorted(folder.glob("*.txt")):
        data = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
        if data["game"] not in known():
            print(f"{file.name}: {data['game']} is not installed; left as it is")
            continue
        file.write_text(write(data["game"], data["players"], data["options"], data["seed"]), encoding="utf-8")
    for name in games:
        for seed, (players, options) in enumerate(tables(name), 1):
            (folder / file_name(name, players, options)).write_text(write(name, players, options, seed), encoding="utf-8")
