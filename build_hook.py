"""Compiles the core, the rules and the way of a move through the server with mypyc, where there is a C compiler.

Without a compiler the wheel is pure Python. `POSSE_PURE=1` asks for that. `POSSE_OPT=1` compiles module by module, on all
processors and in a fraction of the time, what is a little slower: enough for tests.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED_FOLDERS = ("rules", "scene", "bots", "odds")
"""The folders of a game whose modules are compiled."""
SERVER_MODULES = ("table", "seats", "driver", "views", "connection", "store", "tables", "race", "clock") + (
    *("table_info", "lock", "rates"),
)
"""Those that every move goes through."""

FLAGS = ["-fno-semantic-interposition"] if sys.platform == "linux" else []
"""Functions of ours may be inlined: nobody replaces them when the module is loaded."""


def sources(root: Path) -> list[Path]:
    core = [path for path in (root / "posse/core").glob("*.py") if path.name not in ("__init__.py", "native.py")]
    games = [path for folder in COMPILED_FOLDERS for path in (root / "posse/games").glob(f"*/{folder}/*.py")]
    server = [root / f"posse/server/{name}.py" for name in SERVER_MODULES]
    return sorted(core + server + [path for path in games if path.name != "__init__.py"])


def further() -> list[Path]:
    """Modules of games of one's own, to be compiled with the core they stand on: their paths, in `POSSE_WITH`."""
    return [Path(path) for path in os.environ.get("POSSE_WITH", "").split(os.pathsep) if path]


def can_compile() -> bool:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return not os.environ.get("POSSE_PURE") and shutil.which(compiler) is not None


def at_once(compile: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """The same compiler, with as many files under way as there are processors."""

    def compile_all(sources: list[str], **settings: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return [made for one in pool.map(lambda source: compile([source], **settings), sources) for made in one]

    return compile_all


class CompileHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return ["mypy==2.4.1", "setuptools>=80"] if can_compile() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not can_compile():
            return
        root, out = Path(self.root) / "src", Path(self.root) / "build" / "mypyc"
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir(parents=True)
        try:
            built = self.compile(root, out)
        except (Exception, SystemExit) as error:  # a broken compiler must not keep anybody from playing
            print(f"posse: not compiled, pure Python instead: {error}", file=sys.stderr)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["dependencies"].append("librt>=0.16")  # compiled modules keep numbers in its vecs
        for path in built:
            build_data["force_include"][str(path)] = str(path.relative_to(out / "lib"))

    def compile(self, root: Path, out: Path) -> list[Path]:
        from mypyc.build import mypycify
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext

        class BuildAtOnce(build_ext):
            def build_extensions(self) -> None:
                self.compiler.compile = at_once(self.compiler.compile)
                super().build_extensions()

        before = os.getcwd()
        os.chdir(root)
        try:
            files = [os.path.relpath(path, root) for path in [*sources(root), *further()]]
            level = os.environ.get("POSSE_OPT", "3")
            kind: dict[str, Any] = {"opt_level": level, "multi_file": level != "3", "debug_level": "0", "group_name": "posse"}
            extensions = mypycify(files, target_dir=str(out / "c"), **kind)
            for extension in extensions:
                extension.extra_compile_args += FLAGS
            command = BuildAtOnce(Distribution({"name": "posse", "ext_modules": extensions}))
            command.build_lib, command.build_temp = str(out / "lib"), str(out / "o")
            command.parallel = os.cpu_count()
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(before)
        return sorted((out / "lib").rglob("*.so")) + sorted((out / "lib").rglob("*.pyd"))
