"""The effects of cards: all instructions, and how a text is read into a program of them."""

from __future__ import annotations

from typing import Final

from posse.games.space_serenade.rules import conditions, hands, market, places, resources, tokens
from posse.games.space_serenade.rules.branches import Choose, If, May
from posse.games.space_serenade.rules.instructions import Condition, Instruction, Program, compiled, steps_of
from posse.games.space_serenade.rules.notation import Reader
from posse.games.space_serenade.rules.questions import Question

INSTRUCTIONS: Final[list[type[Instruction]]] = [
    *hands.INSTRUCTIONS,
    *places.INSTRUCTIONS,
    *resources.INSTRUCTIONS,
    *market.INSTRUCTIONS,
    *tokens.INSTRUCTIONS,
]
"""A game may add its own."""
CONDITIONS: Final[list[type[Condition]]] = [*conditions.CONDITIONS]


def parse(text: str) -> Program:
    """The program that a text means; `NotationError` says where it goes wrong."""
    reader = Reader(text)
    steps: list[Instruction] = []
    while reader.word():
        steps.extend(read_step(reader))
        if reader.word():
            reader.expect(";")
            if not reader.word():
                raise reader.fail("a step")
    return compiled(steps)


def write(program: Program) -> str:
    """The text that `parse` reads back."""
    return "; ".join([step.write() for step in steps_of(program)])


def read_step(reader: Reader) -> list[Instruction]:
    if not reader.accept("if"):
        return read_body(reader)
    condition = reader.longest([kind.parse for kind in CONDITIONS], ", ".join([kind.form for kind in CONDITIONS]))
    reader.expect(":")
    return [If(condition, read_body(reader))]


def read_body(reader: Reader) -> list[Instruction]:
    if reader.accept("may"):
        return [read_may(reader)]
    if reader.accept("choose"):
        first = read_actions(reader)
        reader.expect("or")
        return [Choose(first, read_actions(reader))]
    return read_actions(reader)


def read_may(reader: Reader) -> Instruction:
    """A question of its own can be declined by itself; anything else is asked about first."""
    price = 0
    if reader.accept("pay"):
        price = reader.bundle()
        reader.expect(":")
    parts = read_actions(reader)
    only = parts[0]
    if price == 0 and len(parts) == 1 and isinstance(only, Question):
        only.optional = True
        return only
    return May(price, parts)


def read_actions(reader: Reader) -> list[Instruction]:
    found = [read_action(reader)]
    while reader.accept("and"):
        found.append(read_action(reader))
    return found


def read_action(reader: Reader) -> Instruction:
    verbs = dict.fromkeys([kind.form.split()[0] for kind in INSTRUCTIONS])
    return reader.longest([kind.parse for kind in INSTRUCTIONS], f"an action ({', '.join(verbs)})")
