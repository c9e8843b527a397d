"""Joins the client's modules into two scripts for each page: over a slow line, requests cost more than bytes. The second has
what the page imports when it first needs it.

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

LOADED = re.compile(r'\$load\("([^"]+)"\)')

RUNTIME = """const $made = {{}};
const $need = (name) => ($made[name] ??= $modules[name]());
const $load = async (name) => {{
  if (!(name in $modules)) Object.assign($modules, (await import("./{later}")).modules($need, $load));
  return $need(name);
}};
"""

Read = Callable[[str], str]
"""Reads a module by its path, such as `lib/dom.js`."""


def bundle(entry: str, read: Read, later: str) -> tuple[str, str]:
    """A script that does what the module does, and the one with what it imports later, which lies beside it under that name."""
    first: dict[str, str] = {}
    add(entry, read, first, ())
    found = dict(first)
    waiting = list(found)
    while waiting:
        for name in LOADED.findall(found[waiting.pop()]):
            known = len(found)
            add(name, read, found, ())
            waiting += list(found)[known:]
    rest = {path: text for path, text in found.items() if path not in first}
    script = f'const $modules = {{\n{as_methods(first)}}};\n{RUNTIME.format(later=later)}$need("{entry}");\n'
    return script, f"export const modules = ($need, $load) => ({{\n{as_methods(rest)}}});\n"


def as_methods(modules: dict[str, str]) -> str:
    return "".join([f'"{path}"() {{\n{text}}},\n' for path, text in modules.items()])


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
