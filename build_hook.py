"""Compiles the core and the games with mypyc where there is a C compiler; otherwise the wheel is pure Python.

The reason goes to the build's output and into the package (`posse/build.txt`), where `posse version` reads it. Variables:

- `POSSE_PURE=1` asks for pure Python.
- `POSSE_OPT=1` compiles in a fraction of the time to slightly slower code: enough for tests.
- `POSSE_WITH` names folders of further game packages, to be compiled with the core they stand on.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

COMPILED = ("rules", "scene", "bots", "odds")
"""What is compiled of a game's package: modules or folders of these names."""
MYPY = "mypy==2.4.1"

FLAGS = ["-fno-semantic-interposition"] if sys.platform == "linux" else []
"""Lets the compiler inline our functions: nobody replaces them when the module is loaded."""


def sources(root: Path) -> list[Path]:
    """The modules to compile: all of the core but the stand-ins for mypyc's types, and what `COMPILED` names of each game."""
    core = [path for path in (root / "posse/core").glob("*.py") if path.name not in ("__init__.py", "native.py")]
    packages = [*(root / "posse/games").iterdir(), *further()]
    return sorted(core) + [path for package in sorted(packages) for path in game_sources(package)]


def game_sources(package: Path) -> Iterator[Path]:
    """The modules of a game's package to compile: `rules.py`, or all of `rules/` but `__init__.py`."""
    for name in COMPILED:
        yield from (package / f"{name}.py",) if (package / f"{name}.py").is_file() else ()
        yield from sorted(path for path in (package / name).rglob("*.py") if path.name != "__init__.py")


def further() -> list[Path]:
    """The packages named by `POSSE_WITH`."""
    found = [Path(path).resolve() for path in os.environ.get("POSSE_WITH", "").split(os.pathsep) if path]
    for package in found:
        if not any(game_sources(package)):
            raise ValueError(f"POSSE_WITH: {package} has none of {', '.join(COMPILED)}")
    return found


def import_root(package: Path) -> Path:
    """The folder that has to be on the path for a package to be imported."""
    return import_root(package.parent) if (package / "__init__.py").is_file() else package


def why_pure() -> str:
    """Why nothing can be compiled here; empty if it can."""
    if os.environ.get("POSSE_PURE"):
        return "POSSE_PURE was set"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return "" if shutil.which(compiler) else f"there was no C compiler {compiler!r}"


def in_parallel(compile: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """The same compiler, with as many files under way as there are processors."""

    def compile_all(sources: list[str], **settings: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return [made for one in pool.map(lambda source: compile([source], **settings), sources) for made in one]

    return compile_all


class CompileHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [] if why_pure() else [MYPY, "setuptools>=80"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        reason = why_pure() or self.try_to_compile(build_data)
        says = f"pure Python: {reason}" if reason else f"compiled with {MYPY.replace('==', ' ')}"
        (self.app.display_warning if reason else self.app.display_info)(f"posse: this build is {says}")
        note = Path(self.root) / "build" / "build.txt"
        note.parent.mkdir(exist_ok=True)
        note.write_text(f"{says}\n", encoding="utf-8")
        build_data["force_include"][str(note)] = "posse/build.txt"

    def try_to_compile(self, build_data: dict[str, Any]) -> str:
        """Adds compiled modules to the wheel, or returns why not: a broken compiler must not keep anybody from playing."""
        out = Path(self.root) / "build" / "mypyc"
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir(parents=True)
        try:
            built = self.compile(Path(self.root) / "src", out)
        except Exception as error:
            return f"compiling failed: {' '.join(str(error).split())}"
        except SystemExit:  # mypyc has printed what is wrong
            return "mypyc refused the source; the output of `pip install -v` has the details"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["dependencies"].append("librt>=0.16")  # holds the numbers of compiled modules in its vecs
        for path in built:
            build_data["force_include"][str(path)] = str(path.relative_to(out / "lib"))
        return ""

    def compile(self, root: Path, out: Path) -> list[Path]:
        from mypyc.build import mypycify
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext

        class ParallelBuild(build_ext):
            def build_extensions(self) -> None:
                self.compiler.compile = in_parallel(self.compiler.compile)
                super().build_extensions()

        before = os.getcwd()
        files = [os.path.relpath(path, root) for path in sources(root)]
        os.environ["MYPYPATH"] = os.pathsep.join([str(import_root(package)) for package in further()])
        os.chdir(root)
        try:
            level = os.environ.get("POSSE_OPT", "3")
            kind: dict[str, Any] = {"opt_level": level, "multi_file": level != "3", "debug_level": "0", "group_name": "posse"}
            extensions = mypycify(files, target_dir=str(out / "c"), **kind)
            for extension in extensions:
                extension.extra_compile_args += FLAGS
            command = ParallelBuild(Distribution({"name": "posse", "ext_modules": extensions}))
            command.build_lib, command.build_temp = str(out / "lib"), str(out / "o")
            command.parallel = os.cpu_count()
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(before)
        return sorted((out / "lib").rglob("*.so")) + sorted((out / "lib").rglob("*.pyd"))


class ReadmeHook(MetadataHookInterface):
    """Makes README.md fit for a package index, which shows neither pictures nor links by relative paths."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": without_paths(text)}


def without_paths(text: str) -> str:
    """Markdown without pictures and the tables that hold them, and with the words of relative links alone."""
    text = re.sub(r"<table>.*?</table>\n+|<img src=[^>]*>\n+", "", text, flags=re.DOTALL)
    return re.sub(r"\[([^]]+)\]\((?!https?:)[^)]*\)", r"\1", text)
