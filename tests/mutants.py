"""Small mistakes put into a game's rules, one at a time: does a test of that game notice?

    python -m tests.mutants bounty_hunters --mutants 100 --seed 1

Every mutant is made in a temporary copy of the package; the source tree is never changed. Survivors are listed with file,
line and change: each is a test that is missing, or a change that makes no difference.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple

import posse
from posse.core.rng import Rng

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = Path(posse.__file__).parent
OTHER: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}


class Mutant(NamedTuple):
    """A change of one node of a module, the `number`th in the order of `ast.walk`."""

    file: Path
    number: int
    way: int
    line: int
    change: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.change}"


# -- what is changed ----------------------------------------------------------------------


def changes(node: ast.AST) -> list[ast.AST]:
    """The nodes that may stand in place of this one."""
    found: list[ast.AST] = []
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        found.append(ast.Compare(node.left, [OTHER[type(node.ops[0])]()], node.comparators))
    elif isinstance(node, (ast.If, ast.While, ast.IfExp)) and not isinstance(node.test, ast.Compare):
        other = deepcopy(node)
        other.test = ast.UnaryOp(ast.Not(), node.test)
        found.append(other)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        found += [ast.Constant(node.value + 1), ast.Constant(node.value - 1)]
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        found.append(ast.Constant(not node.value))
    elif isinstance(node, (ast.Assign, ast.AugAssign)) or isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        found.append(ast.Pass())
    elif isinstance(node, ast.Return) and node.value is not None and ast.unparse(node.value) != "None":
        found.append(ast.Return(ast.Constant(None)))
    return found


def inside_functions(tree: ast.Module) -> set[int]:
    """The nodes that are run, by `id`: bodies of functions, without annotations, docstrings and what only checks saved states."""
    found: set[int] = set()
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and function.name not in ("validate", "__repr__", "copy"):
            for statement in function.body:
                if not isinstance(statement, ast.Assert):
                    found |= {id(node) for node in ast.walk(statement)}
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign):
            found -= {id(part) for part in ast.walk(node.annotation)}
        elif isinstance(node, ast.Expr) and is_silent(node.value) or is_silent(node):
            found -= {id(part) for part in ast.walk(node)}
    return found


def is_silent(node: ast.AST) -> bool:
    """Whether this is a call that changes nothing in the game."""
    return isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in ("tell", "expect", "cast")


def mutants_of(file: Path, folder: Path) -> Iterator[Mutant]:
    tree = ast.parse((folder / file).read_text(encoding="utf-8"))
    run = inside_functions(tree)
    for number, node in enumerate(ast.walk(tree)):
        if id(node) in run and isinstance(node, (ast.expr, ast.stmt)):
            for way, other in enumerate(changes(node)):
                yield Mutant(file, number, way, node.lineno, f"{brief(node)}  ->  {brief(other)}")


def brief(node: ast.AST) -> str:
    return ast.unparse(ast.fix_missing_locations(deepcopy(node))).splitlines()[0][:60]


def mutated(source: str, mutant: Mutant) -> str:
    """The module with this change; comments and layout are lost."""
    tree = ast.parse(source)
    nodes = list(ast.walk(tree))
    target = nodes[mutant.number]
    other = changes(target)[mutant.way]
    for parent in nodes:
        for name, value in ast.iter_fields(parent):
            if value is target:
                setattr(parent, name, other)
            elif isinstance(value, list) and any(item is target for item in value):
                value[next(at for at, item in enumerate(value) if item is target)] = other
    return ast.unparse(ast.fix_missing_locations(tree))


def chosen(folder: Path, files: list[Path], count: int, seed: int) -> list[Mutant]:
    """So many mutants, drawn from all that there are."""
    found = [mutant for file in files for mutant in mutants_of(file, folder)]
    Rng.seeded(seed).shuffle(found)
    return sorted(found[:count])


# -- whether a test notices -----------------------------------------------------------------


def survives(mutant: Mutant, copy: Path, tests: list[str], seconds: float) -> bool:
    """Runs the tests on a mutant, until one fails or time is up; an endless loop is noticed too."""
    path = copy / "posse" / mutant.file
    source = path.read_text(encoding="utf-8")
    path.write_text(mutated(source, mutant), encoding="utf-8")
    try:
        return run_tests(copy, tests, seconds)
    finally:
        path.write_text(source, encoding="utf-8")


def run_tests(copy: Path, tests: list[str], seconds: float) -> bool:
    """Whether all pass."""
    command = [
        sys.executable,
        "-B",
        "-m",
        "pytest",
        "-x",
        "-q",
        "-n",
        "0",
        "-p",
        "no:cacheprovider",
        "-m",
        "rule and not heavy",
        *tests,
    ]
    environment = {**os.environ, "PYTHONPATH": str(copy), "PYTHONHASHSEED": "0"}
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def survivors(mutants: list[Mutant], source: Path, tests: list[str], at_once: int, factor: float = 4.0) -> Iterator[Mutant]:
    """Those that no test notices. A mutant may take `factor` times as long as the unchanged package."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(at_once) as pool:
        copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(at_once):
            shutil.copytree(source, Path(folder) / str(number) / "posse", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
            copies.put(Path(folder) / str(number))
        start = time.monotonic()
        if not run_tests(Path(folder) / "0", tests, 3600):
            raise SystemExit("the tests fail without any mutant")
        seconds = 10 + factor * (time.monotonic() - start)

        def lives(mutant: Mutant) -> bool:
            copy = copies.get()
            try:
                return survives(mutant, copy, tests, seconds)
            finally:
                copies.put(copy)

        for mutant, alive in zip(mutants, pool.map(lives, mutants), strict=True):
            if alive:
                yield mutant


def main() -> None:
    parser = argparse.ArgumentParser(description="List the mutants of a game's rules that no test of the game notices.")
    parser.add_argument("game")
    parser.add_argument("--mutants", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-once", type=int, default=2)
    given = parser.parse_args()
    rules = SOURCE / "games" / given.game / "rules"
    files = [path.relative_to(SOURCE) for path in sorted(rules.glob("*.py")) if path.stem not in ("saving", "moves")]
    mutants = chosen(SOURCE, files, given.mutants, given.seed)
    print(f"{given.game}: {len(mutants)} mutants", flush=True)
    found = 0
    for mutant in survivors(mutants, SOURCE, [f"tests/games/{given.game}"], given.at_once):
        print(f"  survives: {mutant}", flush=True)
        found += 1
    print(f"{len(mutants) - found} of {len(mutants)} were noticed")


if __name__ == "__main__":
    main()
