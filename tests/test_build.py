"""What is compiled, packaged and installed.

A module that compiled rules import must be compiled as well, or every move gets slower. An extra that a lock does not name
would be installed in its newest version, for which the lock has no hash, and the setup would fail.
"""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace

import build_hook
import pytest
from click.testing import CliRunner
from packaging.requirements import Requirement

from posse.cli import version

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
COMPILED = build_hook.sources(SOURCE)


# -- what is compiled ------------------------------------------------------------------------


def imported(path: Path) -> Iterator[tuple[str, list[str]]]:
    """The modules that a module imports when it is loaded, and the names it imports from them."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom):
            yield node.module or "", [alias.name for alias in node.names]
        elif isinstance(node, ast.Import):
            yield from [(alias.name, []) for alias in node.names]


def files(module: str, names: list[str]) -> list[Path]:
    path = SOURCE / module.replace(".", "/")
    return [file for file in (path.with_suffix(".py"), *[path / f"{name}.py" for name in names]) if file.is_file()]


def test_the_core_and_the_rules_scenes_and_bots_of_every_game_are_compiled() -> None:
    names = {str(path.relative_to(SOURCE / "posse")) for path in COMPILED}
    assert {"core/state.py", "core/scene.py", "games/pulp_detective/odds/odds.py"} <= names
    for game in ("bounty_hunters", "pulp_detective", "space_bowl", "space_serenade"):
        assert {f"games/{game}/rules/game.py", f"games/{game}/scene/board.py"} <= names
        assert [name for name in names if name.startswith(f"games/{game}/bots/")]
    assert not [name for name in names if name.endswith(("__init__.py", "native.py")) or "/art/" in name]


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.relative_to(SOURCE)))
def test_compiled_modules_import_compiled_modules_and_the_standard_library_only(path: Path) -> None:
    """Other packages are not installed when a wheel is built in isolation."""
    for module, names in imported(path):
        if module.partition(".")[0] != "posse":
            assert module.partition(".")[0] in sys.stdlib_module_names
        else:
            assert set(files(module, names)) <= {*COMPILED, SOURCE / "posse/core/native.py"}, module


def test_a_game_of_another_package_is_compiled_by_the_same_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "lib" / "chess"
    for name in ("__init__.py", "rules.py", "scene/__init__.py", "scene/board.py", "bots/deep/search.py", "art.py", "figures.py"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).touch()
    monkeypatch.setenv("POSSE_WITH", os.pathsep.join([str(package), str(ROOT / "examples/tic_tac_toe")]))
    further = set(build_hook.sources(SOURCE)) - set(COMPILED)
    compiled = {package / name for name in ("rules.py", "scene/board.py", "bots/deep/search.py")}
    assert further == {ROOT / "examples/tic_tac_toe/rules.py"} | compiled
    assert build_hook.import_root(package) == tmp_path / "lib"


@pytest.mark.parametrize(
    ("variables", "reason"),
    [
        ({"POSSE_PURE": "1"}, "POSSE_PURE was set"),
        ({"CC": "/nowhere/cc -O2"}, "there was no C compiler '/nowhere/cc'"),
        ({"CC": sys.executable}, ""),
    ],
)
def test_the_build_knows_why_it_does_not_compile(variables: dict[str, str], reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("POSSE_PURE", "CC"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert build_hook.why_pure() == reason


def test_a_compiler_that_fails_gives_a_pure_build_that_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fail(*_: object) -> list[Path]:
        raise OSError("command 'cc'\nfailed")

    monkeypatch.setattr(build_hook.CompileHook, "compile", fail)
    monkeypatch.setattr(build_hook, "why_pure", lambda: "")
    said: list[str] = []
    app = SimpleNamespace(display_warning=said.append, display_info=said.append)
    data: dict[str, dict[str, str]] = {"force_include": {}}
    hook = build_hook.CompileHook(str(tmp_path), {}, None, None, "", "wheel", app)  # type: ignore[arg-type]
    hook.initialize("standard", data)
    assert said == ["posse: this build is pure Python: compiling failed: command 'cc' failed"]
    assert data == {"force_include": {str(tmp_path / "build/build.txt"): "posse/build.txt"}}


def test_the_version_says_how_it_was_built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("posse.cli.version.resources.files", lambda _: tmp_path)
    assert "; run from source)" in CliRunner().invoke(version.command).output
    (tmp_path / "build.txt").write_text("pure Python: there was no C compiler 'cc'\n")
    assert "; pure Python: there was no C compiler 'cc')" in CliRunner().invoke(version.command).output


# -- what is packaged ------------------------------------------------------------------------


def hatch(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", *words]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, "POSSE_PURE": "1"}, capture_output=True, text=True, check=True)


def test_the_source_distribution_has_what_make_needs(tmp_path: Path) -> None:
    hatch("build", "-t", "sdist", "-d", str(tmp_path))
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as packed:
        packed.extractall(tmp_path, filter="data")
    tree = next(path for path in tmp_path.iterdir() if path.is_dir())
    needed = [f"requirements/{lock}.lock" for lock in ("play", "test")]
    needed += ["Makefile", "build_hook.py", ".ci/run", "bench/run.py", "bench/peers/rlcard.txt", "examples/tic_tac_toe/rules.py"]
    needed += ["tests/web/jsconfig.json", "tests/conftest.py", "src/posse/py.typed", "docs/api.md", "LICENSE"]
    assert [name for name in needed if not (tree / name).is_file()] == []
    assert not (tree / "build").exists() and not list(tree.rglob("*.pyc"))
    make = shutil.which("make")
    assert make is not None
    for target in ("play", "test", "bench"):
        subprocess.run([make, "-n", target], cwd=tree, capture_output=True, check=True)


def test_a_pure_wheel_says_why_in_its_output_and_inside(tmp_path: Path) -> None:
    built = hatch("build", "-t", "wheel", "-d", str(tmp_path))
    assert "posse: this build is pure Python: POSSE_PURE was set" in built.stderr + built.stdout
    wheel = next(tmp_path.glob("*-py3-none-any.whl"))
    with zipfile.ZipFile(wheel) as packed:
        assert packed.read("posse/build.txt").decode() == "pure Python: POSSE_PURE was set\n"


def test_the_metadata_is_complete_and_the_readme_has_no_relative_paths() -> None:
    found = json.loads(hatch("metadata").stdout)
    assert found["authors"] and found["keywords"] and found["classifiers"] and found["license"] == "MIT"
    readme = found["readme"]["text"]
    assert readme.startswith("# Posse") and "make play" in readme and ">>> import posse" in readme and "- Playing: " in readme
    assert not re.findall(r"<img|<table|\]\((?!http)", readme)


# -- what is installed -----------------------------------------------------------------------


def names(requirements: list[str]) -> set[str]:
    return {Requirement(text).name for text in requirements}


def run_without(packages: set[str], *words: str) -> subprocess.CompletedProcess[str]:
    """Runs `posse` where these packages cannot be imported."""
    code = (
        "import sys\n"
        f"sys.modules.update(dict.fromkeys({sorted(packages)!r}))\n"  # None: the import fails
        f"sys.argv[1:] = {list(words)!r}\n"
        "from posse.cli import main\n"
        "main()"
    )
    return subprocess.run([sys.executable, "-c", code], input="", capture_output=True, text=True, check=False)


def test_all_but_the_server_runs_without_the_packages_of_the_server(tmp_path: Path) -> None:
    found = json.loads(hatch("metadata").stdout)
    server = names(found["optional-dependencies"]["server"])
    assert not server & names(found["dependencies"])
    for words in ("games", "rules bounty_hunters crate", "simulate bounty_hunters --games 1 --jobs 1 --bots random"):
        assert run_without(server, *words.split()).returncode == 0
    played = run_without(server, *f"play bounty_hunters --humans 0 --players 2 --seed 1 --record {tmp_path}/game".split())
    assert (played.returncode, played.stderr) == (0, "")
    for command in ("play", "serve"):
        refused = run_without(server, command)
        assert refused.returncode == 2
        assert refused.stderr.count("\n") == 1
        assert "is not installed: pip install 'posse[server]', or play without a browser" in refused.stderr


@pytest.mark.parametrize("lock", ["play", "test"])
def test_extras_are_locked_by_name(lock: str) -> None:
    pinned = dict(re.findall(r"^([a-z0-9-]+)(\[[a-z,-]+\])?==", (ROOT / f"requirements/{lock}.lock").read_text("utf-8"), re.M))
    here = {str(found.metadata["Name"]).lower().replace("_", "-"): found for found in metadata.distributions()}
    wanted = [Requirement(text) for name in pinned if name in here for text in here[name].requires or ()]
    extras = [need for need in wanted if need.extras and (need.marker is None or need.marker.evaluate({"extra": ""}))]
    for need in extras:
        assert need.extras <= set(pinned[need.name].strip("[]").split(",")), need


@pytest.mark.parametrize("lock", ["play", "test"])
def test_everything_that_is_declared_is_locked(lock: str) -> None:
    found = json.loads(hatch("metadata").stdout)
    declared = names([*found["dependencies"], *found["optional-dependencies"]["server"]])
    pinned = re.findall(r"^([a-z0-9-]+)", (ROOT / f"requirements/{lock}.lock").read_text("utf-8"), re.M)
    assert {name.lower().replace(".", "-") for name in declared} <= set(pinned)
