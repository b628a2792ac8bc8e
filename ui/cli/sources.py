"""What the sources refer to by name: texts, pictures and sounds, found by reading their syntax trees."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

DOTTED = re.compile(r"[a-z_]+(\.[a-z0-9_]+)+")
"""What the key of a text looks like."""

PICTURES = {"image": "", "cover": "", "backdrop": "", "icon": "icons/"}
"""The calls that name a picture, with the folder that goes before the name."""


@dataclass(frozen=True)
class Use:
    """A name used at a place in the sources; `pattern` matches it, whole, where parts of it are not known."""

    place: str
    name: str
    pattern: re.Pattern[str]
    arguments: frozenset[str] | None = None


@dataclass
class Uses:
    """Everything that the sources use by name."""

    texts: list[Use] = field(default_factory=list)
    pictures: list[Use] = field(default_factory=list)
    sounds: list[Use] = field(default_factory=list)
    music: list[Use] = field(default_factory=list)
    places: list[Use] = field(default_factory=list)
    constants: list[Use] = field(default_factory=list)


def uses_in(roots: tuple[Path, ...], folders: tuple[str, ...]) -> Uses:
    """What the Python sources in those folders of every root use; nothing where there are no sources."""
    uses = Uses()
    for root, folder in ((root, folder) for root in roots for folder in folders):
        for path in sorted((root / folder).rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            _collect(tree, path.relative_to(root).as_posix(), uses)
    return uses


def _collect(tree: ast.AST, file: str, uses: Uses) -> None:
    """Note everything that one file uses."""
    known = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            _collect_call(node, file, uses)
        elif isinstance(node, ast.Constant) and id(node) not in known and DOTTED.fullmatch(str(node.value)):
            uses.constants += _named(node, file)


def _collect_call(call: ast.Call, file: str, uses: Uses) -> None:
    """Note the text, picture or sound that one call asks for."""
    name = _called(call)
    first = call.args[0] if call.args else None
    if name == "text" and first is not None:
        uses.texts += _named(first, file, "", _arguments(call))
    elif name in PICTURES and first is not None:
        uses.pictures += _named(first, file, PICTURES[name])
    elif name == "play" and first is not None:
        uses.sounds += _named(first, file)
    elif name == "Mood":
        uses.music += [use for word in call.args[:1] for use in _named(word, file)]
        uses.places += [use for word in call.args[1:2] for use in _named(word, file)]
    for keyword in call.keywords:
        if keyword.arg == "icon":
            uses.pictures += _named(keyword.value, file, "icons/")


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _arguments(call: ast.Call) -> frozenset[str] | None:
    """The names of the keyword arguments, None if they cannot be told."""
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name is not None)


def _named(node: ast.expr, file: str, before: str = "", arguments: frozenset[str] | None = None) -> Iterator[Use]:
    """The names that an expression may have: a text, one with gaps, or a choice between two."""
    place = f"{file}, line {node.lineno}"
    if isinstance(node, ast.IfExp):
        yield from _named(node.body, file, before, arguments)
        yield from _named(node.orelse, file, before, arguments)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
        name = before + node.value
        yield Use(place, name, re.compile(re.escape(name)), arguments)
    elif isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
        name = before + "".join("*" if part is None else str(part) for part in parts)
        pattern = re.escape(before) + "".join(".+" if part is None else re.escape(str(part)) for part in parts)
        yield Use(place, name, re.compile(pattern), arguments)
