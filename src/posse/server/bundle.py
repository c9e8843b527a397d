"""Joins the client's modules into one script for each page: over a slow line, requests cost more than bytes.

A module becomes a function that runs when it is first imported, statically or not, and returns what the module exports:

    "lib/a.js"() { const { b } = $need("lib/b.js"); ... return { a }; }

The modules use a part of the language, and anything else is an error: imports of names or for the effect alone, exports of
functions, classes and constants, no circles, and no `await` outside functions.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable

BLOCK_COMMENT = re.compile(r"^[ \t]*/\*(?:(?!\*/).)*\*/[ \t]*\n|/\*\* (?:(?!\*/).)*\*/ ?", re.MULTILINE | re.DOTALL)
"""A comment on lines of its own, or one that declares a type."""
LINE_COMMENT = re.compile(r"^[ \t]*//.*\n", re.MULTILINE)
IMPORT = re.compile(r'^import (?:\{([^}]*)\} from )?"(\.[^"]+)";\n', re.MULTILINE)
EXPORT = re.compile(r"^export ((?:async )?(?:function|class|const) (\w+))", re.MULTILINE)
DYNAMIC = re.compile(r'\bimport\("(\.[^"]+)"\)')
UNKNOWN = re.compile(r"^(?:import|export|await)\b.*|\bimport\b\s*[(.].*", re.MULTILINE)

RUNTIME = """const $made = {};
const $need = (name) => ($made[name] ??= $modules[name]());
const $load = async (name) => $need(name);
"""

Read = Callable[[str], str]
"""Reads a module by its path, such as `lib/dom.js`."""


def bundle(entry: str, read: Read) -> str:
    """A script that does what the module does, with all modules that it imports."""
    found: dict[str, str] = {}
    add(entry, read, found, ())
    modules = "".join([f'"{path}"() {{\n{text}}},\n' for path, text in found.items()])
    return f'const $modules = {{\n{modules}}};\n{RUNTIME}$need("{entry}");\n'


def add(path: str, read: Read, found: dict[str, str], importers: tuple[str, ...]) -> None:
    """Adds a module after those that it imports."""
    if path in importers:
        raise ValueError(f"{path}: modules import each other: {' > '.join([*importers, path])}")
    if path in found:
        return
    text = LINE_COMMENT.sub("", BLOCK_COMMENT.sub("", read(path)))
    for _, name in IMPORT.findall(text):
        add(resolve(path, name), read, found, (*importers, path))
    found[path] = as_function(path, text)
    for name in DYNAMIC.findall(text):
        add(resolve(path, name), read, found, ())


def as_function(path: str, text: str) -> str:
    """The body of the function that a module becomes."""
    exported = [name for _, name in EXPORT.findall(text)]
    text = IMPORT.sub(lambda found: required(found[1], resolve(path, found[2])), text)
    text = DYNAMIC.sub(lambda found: f'$load("{resolve(path, found[1])}")', EXPORT.sub(r"\1", text))
    unknown = UNKNOWN.search(text)
    if unknown:
        raise ValueError(f"{path}: this cannot be bundled: {unknown[0]}")
    return f"{text}return {{ {', '.join(exported)} }};\n"


def required(names: str | None, path: str) -> str:
    """The import of a module; `a as b` becomes `a: b`."""
    taken = f"const {{{names.replace(' as ', ': ')}}} = " if names else ""
    return f'{taken}$need("{path}");\n'


def resolve(path: str, name: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
