"""Generates files from the schema of the protocol: the client's types and default values, and the tables in docs/protocol.md.

`make types` writes them.
"""

from __future__ import annotations

import ast
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

from posse.room.schema import protocol_schema

ROOT = Path(__file__).parent.parent
JS = ROOT / "src/posse/web/js"
TYPES = JS / "net/protocol.d.ts"
DEFAULTS = JS / "scene/defaults.js"
PAGE = ROOT / "docs/protocol.md"

Schema = dict[str, Any]
NAMES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
OPTIONAL = ("Badge", "Zone", "Piece")
"""The parts of a scene whose fields are omitted if they have their default value."""


# -- the schema ------------------------------------------------------------------------


def parts() -> dict[str, Schema]:
    """The parts of the schema; a compiled class has no docstring, so that one is read from the source."""
    found: dict[str, Schema] = {name: dict(part) for name, part in protocol_schema()["$defs"].items()}
    for node in ast.parse((ROOT / "src/posse/core/scene.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name in found:
            found[node.name]["description"] = ast.get_docstring(node)
    return found


def name_of(reference: str) -> str:
    return reference.rpartition("/")[2]


def union(name: str) -> list[str]:
    """The names of the messages in one direction."""
    return [name_of(one["$ref"]) for one in parts()[name]["anyOf"]]


def is_optional(field: str, part: Schema) -> bool:
    return field not in part.get("required", ())


def type_of(schema: Schema) -> str:
    """The type in TypeScript."""
    if "$ref" in schema:
        return name_of(schema["$ref"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(type_of(one) for one in schema["anyOf"])
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(one) for one in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        items = type_of(schema["items"])
        return f"({items})[]" if " | " in items else f"{items}[]"
    if schema.get("type") == "object":
        return f"Record<string, {type_of(schema['additionalProperties'])}>"
    return NAMES[schema["type"]] if "type" in schema else "unknown"


def attribute_docs() -> dict[str, dict[str, str]]:
    """The docstrings of attributes of the messages and of the parts of a scene, by class."""
    found: dict[str, dict[str, str]] = {}
    for name in ("core/scene.py", "room/messages.py"):
        for node in ast.parse((ROOT / "src/posse" / name).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                bases = [found.get(base.id, {}) for base in node.bases if isinstance(base, ast.Name)]
                makers = [part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"]
                found[node.name] = {name: doc for base in bases for name, doc in base.items()}
                for body in [node.body, *(maker.body for maker in makers)]:
                    found[node.name].update(docs_in(body))
    found["Diff"] = found["Scene"]
    for name in ("Zone", "Piece"):
        found[name]["i"] = "Its place among those in the same zone."
    return found


def docs_in(body: list[ast.stmt]) -> dict[str, str]:
    found: dict[str, str] = {}
    for one, after in pairwise(body):
        target = one.target if isinstance(one, ast.AnnAssign) else one.targets[0] if isinstance(one, ast.Assign) else None
        name = target.id if isinstance(target, ast.Name) else target.attr if isinstance(target, ast.Attribute) else ""
        if name and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and isinstance(after.value.value, str):
            found[name] = " ".join(after.value.value.split())
    return found


# -- the files -------------------------------------------------------------------------


def types() -> str:
    """The client's types."""
    docs, lines = attribute_docs(), ["/** The messages of the protocol. Made from its schema by `make types`: do not edit. */"]
    for name, part in parts().items():
        if "anyOf" in part:
            lines += ["", f"export type {name} = {type_of(part)};"]
            continue
        lines += ["", f"/** {' '.join(part['description'].split())} */", f"export interface {name} {{"]
        for field, schema in part["properties"].items():
            if field in docs[name]:
                lines.append(f"  /** {docs[name][field]} */")
            lines.append(f"  {field}{'?' if is_optional(field, part) else ''}: {type_of(schema)};")
        lines.append("}")
    return "\n".join(lines) + "\n"


def defaults() -> str:
    """The default values of omitted fields."""
    lines = ["/** The values of fields that are left out of a message. Made from the schema by `make types`: do not edit. */"]
    for name in OPTIONAL:
        lines += ["", f'/** @type {{Required<import("../net/protocol.js").{name}>}} */', f"export const {name.upper()} = {{"]
        lines += [f"  {field}: {json.dumps(schema['default'])}," for field, schema in parts()[name]["properties"].items()]
        lines.append("};")
    return "\n".join(lines) + "\n"


def message_table(direction: str) -> str:
    """A table of the messages in one direction."""
    docs, rows = attribute_docs(), ["| `t` | what it is | fields |", "|---|---|---|"]
    for name in union(direction):
        part = parts()[name]
        tag = part["properties"]["t"]["enum"][0]
        shown = [field for field in part["properties"] if field != "t" and not (field == "n" and is_optional(field, part))]
        fields = [field_line(field, part, docs[name]) for field in shown]
        rows.append(f"| `{tag}` | {' '.join(part['description'].split())} | {'<br>'.join(fields)} |")
    return "\n".join(rows)


def field_line(field: str, part: Schema, docs: dict[str, str]) -> str:
    """A field, its type, and what it means."""
    optional = is_optional(field, part)
    line = f"`{field}`{'?' if optional else ''} {type_of(part['properties'][field])}".replace("|", "\\|")
    return f"{line}: {docs[field]}" if field in docs else line


def part_lists() -> str:
    """The structs that messages contain, with their fields."""
    docs, lines = attribute_docs(), []
    for name, part in parts().items():
        if "anyOf" in part or "t" in part["properties"] or name == "Diff":
            continue
        lines += [f"**{name}**: {' '.join(part['description'].split())}", ""]
        lines += [f"- {field_line(field, part, docs[name])}".replace("\\|", "|") for field in part["properties"]] + [""]
    return "\n".join(lines).strip()


def page(text: str) -> str:
    """docs/protocol.md with its tables generated from the schema."""
    for name, made in (
        ("client", message_table("ClientMessage")),
        ("server", message_table("ServerMessage")),
        ("parts", part_lists()),
    ):
        begin, end = f"<!-- {name}: made by `make types` -->", f"<!-- end of {name} -->"
        head, _, rest = text.partition(begin)
        tail = rest.partition(end)[2]
        text = f"{head}{begin}\n\n{made}\n\n{end}{tail}"
    return text


def files() -> dict[Path, str]:
    """The content of each generated file."""
    return {TYPES: types(), DEFAULTS: defaults(), PAGE: page(PAGE.read_text(encoding="utf-8"))}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
