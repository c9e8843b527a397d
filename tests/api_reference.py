"""Writes docs/reference.md: the public names with their signatures and docstrings.

`make api` runs it. It reads the source, since compiled classes have no signatures. An attribute is explained by the string
under it; a method that overrides one of a base class in the same module is listed at the base only.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import cast

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs/reference.md"
HEAD = """# Reference

The public names of Posse, made from the source by `make api`: do not edit. [The API](api.md) explains how they are used,
[a game of your own](new-game.md) how a game is written.
"""

Node = ast.ClassDef | ast.FunctionDef | ast.Assign | ast.AnnAssign


@dataclass(frozen=True)
class Section:
    """A module, and which of its public names are left out, or which alone are shown; a dotted name is a member."""

    module: str
    without: tuple[str, ...] = ()
    only: tuple[str, ...] = ()


SECTIONS = (
    Section("posse"),
    Section("posse.catalog", ("DIGEST", "GROUP", "MOST_MADE", "one_line")),
    Section(
        "posse.core.state",
        (
            "GUESSES",
            "filled",
            "hidden",
            *[f"State.{name}" for name in ("begin", "forked", "lane", "later", "published", "untouched")],
        ),
    ),
    Section("posse.core.choice"),
    Section("posse.core.game", ("Finder", "Game.shapes", "set_finder")),
    Section("posse.core.events"),
    Section("posse.core.scene", ("Badge.kept", "Part.fields", "data_of")),
    Section("posse.core.shapes", ("Shape.read_all", "Shape.write_all", "wrong")),
    Section("posse.core.saving", only=("dump_table", "load_table")),
    Section("posse.core.codec", only=("Fields",)),
    Section("posse.core.rng", ("MASK", "MASK_64")),
    Section("posse.core.record", ("FORMAT", "read_answer")),
    Section("posse.core.playout"),
    Section("posse.core.errors"),
    Section("posse.core.seeds", ("DATE", "MOST_DIGITS")),
    Section("posse.bots"),
    Section("posse.arena"),
    Section("posse.daily", ("MOST_SCORES", "SEPARATOR")),
    Section("posse.rulebook", only=("Rule", "Rulebook", "rulebook")),
    Section("posse.testing", ("Conformance.*",)),
    Section("posse.testing.mutate", only=("mutate",)),
    Section("posse.testing.coverage", only=("Coverage",)),
)
MERGED = {"State": ("posse.core.engine", "Engine")}
"""Classes that are documented together with a base class from another module."""


# -- finding names -----------------------------------------------------------------------


def file_of(module: str) -> Path:
    path = ROOT / "src" / module.replace(".", "/")
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


@cache
def body_of(module: str) -> list[ast.stmt]:
    return ast.parse(file_of(module).read_text(encoding="utf-8")).body


def name_of(node: ast.stmt) -> str:
    """The name that a statement defines, as a global or as an attribute of `self`; empty if it defines none."""
    if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
        return node.name
    target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0] if isinstance(node, ast.Assign) else None
    return target.id if isinstance(target, ast.Name) else target.attr if isinstance(target, ast.Attribute) else ""


@cache
def definitions(module: str) -> dict[str, tuple[Node, str]]:
    """What a module defines or exports: the statement, and the string under it."""
    found: dict[str, tuple[Node, str]] = {}
    body = body_of(module)
    exported = [ast.literal_eval(node.value) for node in body if isinstance(node, ast.Assign) and name_of(node) == "__all__"]
    for node in body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("posse."):
            for alias in node.names:
                if alias.asname == alias.name or exported and alias.name in exported[0]:
                    found[alias.name] = definitions(str(node.module))[alias.name]
    return found | documented(body)


def documented(body: list[ast.stmt]) -> dict[str, tuple[Node, str]]:
    """Public names that are defined in this body, with the string under the assignment."""
    found: dict[str, tuple[Node, str]] = {}
    for node, after in zip_longest(body, body[1:]):
        name = name_of(node)
        is_definition = isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.Assign, ast.AnnAssign))
        if is_definition and name and not name.startswith("_") and not is_type_variable(node):
            found.setdefault(name, (cast(Node, node), string_of(after)))
    return found


def string_of(node: ast.stmt | None) -> str:
    is_string = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    return str(ast.literal_eval(node.value)) if is_string and isinstance(node, ast.Expr) else ""


def is_type_variable(node: ast.stmt) -> bool:
    value = node.value if isinstance(node, ast.Assign) else None
    return isinstance(value, ast.Call) and ast.unparse(value.func) == "TypeVar"


def left_out(name: str, section: Section) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in section.without)


def public_names(section: Section) -> list[str]:
    names = [name for name in definitions(section.module) if not left_out(name, section)]
    return [name for name in names if not section.only or name in section.only]


# -- writing -----------------------------------------------------------------------------


def plain(text: str) -> str:
    """A docstring in one line, with what Markdown would read as a sign escaped outside of code."""
    parts = re.split(r"(`[^`]*`)", " ".join(text.split()))
    return "".join([part if part.startswith("`") else re.sub(r"([*<_])", r"\\\1", part) for part in parts])


def paragraphs(text: str) -> list[str]:
    """The paragraphs of a docstring, lists as lists; code in it is left out."""
    found: list[str] = []
    for part in re.split(r"\n\s*\n", text):
        items = re.split(r"(?m)^\s*- ", part)
        lines = [plain(items[0]), *[f"- {plain(item)}" for item in items[1:]]]
        if not part.startswith(("    ", ">>>", "@")) and not re.match(r"\s*(from|def|class|import|@)", part):
            found.append("\n".join([line for line in lines if line]))
    return [text for text in found if text]


def signature(node: ast.FunctionDef, name: str = "", bound: bool = False) -> str:
    """A function as it is called, without `self`; as a constructor if a name is given."""
    arguments = argument_list(node.args)
    shown = [text for text in arguments if text != "self" or not bound]
    returns = f" -> {ast.unparse(node.returns)}" if node.returns is not None and not name else ""
    return f"{name or node.name}({', '.join(shown)}){returns}".replace("'", '"')


def argument_list(args: ast.arguments) -> list[str]:
    missing = [None] * (len(args.args) - len(args.defaults))
    found = [argument(arg, default) for arg, default in zip(args.args, [*missing, *args.defaults], strict=True)]
    if args.vararg or args.kwonlyargs:
        found.append(f"*{argument(args.vararg)}" if args.vararg else "*")
    found += [argument(arg, default) for arg, default in zip(args.kwonlyargs, args.kw_defaults, strict=True)]
    return [*found, *([f"**{argument(args.kwarg)}"] if args.kwarg else [])]


def argument(arg: ast.arg, default: ast.expr | None = None) -> str:
    kind = f": {ast.unparse(arg.annotation)}" if arg.annotation is not None else ""
    return f"{arg.arg}{kind}" + (f" = {ast.unparse(default)}" if default is not None else "")


def assignment(name: str, node: Node) -> str:
    value = node.value if isinstance(node, (ast.Assign, ast.AnnAssign)) else None
    return f"{name} = {ast.unparse(value)}".replace("'", '"') if value is not None else name


def item(text: str, doc: str) -> str:
    return f"- `{text}`: {plain(doc)}" if doc else f"- `{text}`"


def attribute_items(node: ast.ClassDef) -> dict[str, str]:
    """The attributes declared in a class and in its constructor; one that only keeps an argument is in the signature already."""
    found: dict[str, str] = {}
    maker = constructor(node)
    arguments = {arg.arg: arg.annotation for arg in [*maker.args.args, *maker.args.kwonlyargs]} if maker else {}
    for body in (node.body, maker.body if maker else []):
        for name, (part, under) in documented(body).items():
            if isinstance(part, ast.AnnAssign) and ast.unparse(part.annotation) != "Final":
                found[name] = item(f"{name}: {kind_of(part.annotation)}{default_of(part, body is node.body)}", under)
            elif isinstance(part, (ast.Assign, ast.AnnAssign)) and under:
                kind = arguments.get(part.value.id) if isinstance(part.value, ast.Name) else None
                found[name] = item(f"{name}: {kind_of(kind)}" if kind else name, under)
    return found


def kind_of(annotation: ast.expr) -> str:
    return re.sub(r"^(?:ClassVar|Final)\[(.*)\]$", r"\1", ast.unparse(annotation)).replace("'", '"')


def default_of(node: ast.AnnAssign, is_class_variable: bool) -> str:
    return f" = {ast.unparse(node.value)}".replace("'", '"') if node.value is not None and is_class_variable else ""


def constructor(node: ast.ClassDef) -> ast.FunctionDef | None:
    return next((part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"), None)


def method_items(node: ast.ClassDef, inherited: set[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for part in node.body:
        if not isinstance(part, ast.FunctionDef) or part.name.startswith(("_", "test_")) and part.name != "__call__":
            continue
        doc = ast.get_docstring(part) or ""
        marks = [ast.unparse(mark).rpartition(".")[2] for mark in part.decorator_list]
        if marks and marks[0] in ("property", "cached_property") and part.returns is not None:
            found[part.name] = item(f"{part.name}: {kind_of(part.returns)}", doc)
        elif doc or part.name not in inherited:
            found[part.name] = item(f"{'static ' if 'staticmethod' in marks else ''}{signature(part, bound=True)}", doc)
    return found


def methods_above(node: ast.ClassDef, known: dict[str, tuple[Node, str]]) -> set[str]:
    """The names of methods of the base classes in the same module."""
    found: set[str] = set()
    for name in [ast.unparse(base).partition("[")[0] for base in node.bases]:
        base = known[name][0] if name in known else None
        if isinstance(base, ast.ClassDef):
            found |= {part.name for part in base.body if isinstance(part, ast.FunctionDef)} | methods_above(base, known)
    return found


def class_entry(node: ast.ClassDef, section: Section) -> list[str]:
    merged = MERGED.get(node.name, ("", ""))
    base = definitions(merged[0])[merged[1]][0] if merged[0] else None
    parts = [*([base] if isinstance(base, ast.ClassDef) else []), node]
    maker = next((found for found in map(constructor, reversed(parts)) if found), None)
    names = [ast.unparse(one) for one in node.bases if ast.unparse(one) != merged[1] and "Generic" not in ast.unparse(one)]
    head = f"class {node.name}({', '.join(names)})" if names else f"class {node.name}"
    lines = [f"### {node.name}", f"`{head}`" + (f"  \n`{signature(maker, node.name, bound=True)}`" if maker else "")]
    above = methods_above(node, definitions(section.module))
    attributes = {name: text for part in parts for name, text in attribute_items(part).items()}
    methods = {name: text for part in reversed(parts) for name, text in method_items(part, above).items()}
    items = [text for name, text in (attributes | methods).items() if not left_out(f"{node.name}.{name}", section)]
    return [*lines, *paragraphs(ast.get_docstring(node) or ""), *(["\n".join(items)] if items else [])]


def entries(section: Section) -> list[str]:
    """All that is shown of a module."""
    lines: list[str] = []
    for names in grouped(section):
        node, under = definitions(section.module)[names[-1]]
        if isinstance(node, ast.ClassDef):
            lines += class_entry(node, section)
        elif isinstance(node, ast.FunctionDef):
            lines += [f"### {node.name}", f"`{signature(node)}`", *paragraphs(ast.get_docstring(node) or "")]
        else:
            values = [assignment(name, definitions(section.module)[name][0]) for name in names]
            lines += [f"### {', '.join(names)}", "  \n".join([f"`{value}`" for value in values]), *paragraphs(under)]
    return lines


def grouped(section: Section) -> list[list[str]]:
    """The names of a module; constants on lines without a gap share the string under the last one."""
    groups: list[list[str]] = []
    end = 0
    for name in public_names(section):
        node, under = definitions(section.module)[name]
        if end and node.lineno == end + 1:
            groups[-1].append(name)
        else:
            groups.append([name])
        is_open = isinstance(node, (ast.Assign, ast.AnnAssign)) and not under
        end = (node.end_lineno or 0) if is_open else 0
    return groups


def shown_below() -> dict[int, str]:
    """The module under which a definition is shown, other than `posse` itself, by the identity of its syntax tree."""
    found = [(section.module, definitions(section.module)[name][0]) for section in SECTIONS[1:] for name in public_names(section)]
    return {id(node): module for module, node in found}


def summary(name: str, module: str) -> str:
    """A name of `posse` in a line, with a link to where it is explained."""
    node, under = definitions("posse")[name]
    doc = under if isinstance(node, (ast.Assign, ast.AnnAssign)) else ast.get_docstring(node) or ""
    return f"- `posse.{name}`: {plain(doc.partition(chr(10))[0])} ([{module}](#{module.replace('.', '')}))"


def page() -> str:
    """What docs/reference.md should contain."""
    homes = shown_below()
    top = [summary(name, homes[id(definitions("posse")[name][0])]) for name in sorted(public_names(SECTIONS[0]))]
    lines = [HEAD.strip(), "## posse", *paragraphs(string_of(body_of("posse")[0]))[:1], "\n".join(top)]
    for section in SECTIONS[1:]:
        lines += [f"## {section.module}", *paragraphs(string_of(body_of(section.module)[0]))[:1], *entries(section)]
    return "\n\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
