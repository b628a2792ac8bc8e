"""Which modules of game/ and ai/ are compiled by mypyc, and why the others are left interpreted."""

from __future__ import annotations

import ast
from collections.abc import Container, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

ROOMS = ("game", "ai")
"""The packages that are compiled; the rest of the app waits for people and need not be."""

GROUP = "cabinet"
"""The fixed name of the group; without it the helper module has a hash for a name and cannot be frozen."""

HELPER = f"{GROUP}__mypyc"
"""The module that holds the machine code of the whole group."""

COMPILER = ["mypy>=1.16,<3", "types-PyYAML", "msgspec>=0.19"]
"""What compiling needs beside setuptools: mypyc, and the types of what the compiled modules import."""

HOT = ("rules", "mind", "match", "simple", "bench")
"""The last names of modules from which a search sets out, beside those of `ai.search`."""

ASIDE = ("view", "forecast", "reasons", "invariants")
"""The last names of modules that rules import and no search calls: what is shown, refused, or proved of a file."""

READERS = ("msgspec", "yaml")
"""Libraries whose classes are made for interpreted subclasses."""

BUILTINS = ("list", "tuple", "set", "OSError")
"""Builtin classes that a compiled class cannot derive from."""

PACKAGE = "the file of a package itself: it names its modules and computes nothing"
STRUCT = f"has a class that derives from one of {' or '.join(READERS)}, which a compiled class cannot"
BUILTIN = "has a class that derives from a builtin one from which a compiled class cannot"
GENERIC = "has a generic dataclass, which mypyc cannot finish"
OBJECT = "has a dataclass with a field of type object, whose annotation mypyc looks for in vain"
PROCESSES = "speaks to other processes: what it hands over is found by name and pickled"
MESSAGES = "its dataclasses travel between processes, and compiled classes cannot be pickled"
FAMILY = "has a class that derives from one of an interpreted module"
COLD = "no search comes there: it serves tables, files and ends of games, and would take a third of the compiling"


@dataclass
class Module:
    """What the rule needs to know of one source file."""

    name: str
    path: Path
    imports: dict[str, str] = field(default_factory=dict)
    """The full name behind every name that an import binds."""
    bases: dict[str, list[str]] = field(default_factory=dict)
    """The full names of the bases of every class."""
    dataclasses: set[str] = field(default_factory=set)
    """The names of the dataclasses."""
    object_fields: bool = False
    """Whether a dataclass has a field that may hold anything."""
    messages: set[str] = field(default_factory=set)
    """The full names of what goes through a connection to another process."""

    def full(self, name: str) -> str:
        """The full name of what is called `name` in this module."""
        first, dot, rest = name.partition(".")
        if first in self.imports:
            return self.imports[first] + dot + rest
        return f"{self.name}.{name}" if first in self.bases else name


@lru_cache
def modules(root: Path) -> dict[str, Module]:
    """Every module of the compiled packages under `root`, by its full name."""
    paths = [path for room in ROOMS for path in sorted((root / room).rglob("*.py")) if "__pycache__" not in path.parts]
    return {module.name: module for module in (_read(root, path) for path in paths)}


@lru_cache
def interpreted(root: Path) -> dict[str, str]:
    """The modules that are left interpreted, each with its reason."""
    found = modules(root)
    reasons = {name: reason for name, module in found.items() if (reason := _own_reason(module))}
    for name in _message_modules(found):
        reasons.setdefault(name, MESSAGES)
    for name in _cold(found):
        reasons.setdefault(name, COLD)
    while family := {name for name, module in found.items() if name not in reasons and _derives(module, reasons)}:
        reasons |= dict.fromkeys(family, FAMILY)
    return dict(sorted(reasons.items()))


def compiled(root: Path) -> list[str]:
    """The modules that are compiled: all that have no reason against it."""
    return sorted(set(modules(root)) - set(interpreted(root)))


def sources(root: Path) -> list[str]:
    """The files of the compiled modules, relative to `root`, as mypyc wants them."""
    found = modules(root)
    return [found[name].path.relative_to(root).as_posix() for name in compiled(root)]


def imports_of(paths: list[Path]) -> set[str]:
    """Every module that the files name in an import, wherever in them; a compiled file hides its own."""
    return {name for path in paths for name in _imported(ast.parse(path.read_text(encoding="utf-8")))}


def _own_reason(module: Module) -> str:
    """Why a module is left interpreted for what it holds itself, '' if it is not."""
    if module.path.name == "__init__.py":
        return PACKAGE
    if any(_top(base) in READERS for bases in module.bases.values() for base in bases):
        return STRUCT
    if any(base in BUILTINS for bases in module.bases.values() for base in bases):
        return BUILTIN
    if any("typing.Generic" in module.bases[name] for name in module.dataclasses):
        return GENERIC
    if module.object_fields:
        return OBJECT
    return PROCESSES if _speaks(module) else ""


def _speaks(module: Module) -> bool:
    return any(_top(name) in ("multiprocessing", "concurrent") for name in module.imports.values())


def _message_modules(found: dict[str, Module]) -> set[str]:
    """The modules of the classes that go through a connection."""
    sent = {name for module in found.values() for name in module.messages}
    return {name for name, module in found.items() if any(f"{name}.{kind}" in sent for kind in module.bases)}


def _cold(found: dict[str, Module]) -> set[str]:
    """What is left without all that a search reaches and without its heirs, which have to be of one kind with it."""
    hot = _reached(found)
    while heirs := {name for name, module in found.items() if name not in hot and _derives(module, hot)}:
        hot |= heirs
    return set(found) - hot


def _reached(found: dict[str, Module]) -> set[str]:
    """Every module from which a search sets out or that those import, and so on."""
    reached: set[str] = set()
    waiting = [name for name in found if name.startswith("ai.search.") or _last(name) in HOT]
    while waiting:
        name = waiting.pop()
        if name in reached or _last(name) in ASIDE or found[name].path.name == "__init__.py":
            continue
        reached.add(name)
        named = found[name].imports.values()
        waiting += [target for full in named for target in (full, full.rpartition(".")[0]) if target in found]
    return reached


def _derives(module: Module, others: Container[str]) -> bool:
    """Whether a class of the module derives from one of the others."""
    return any(base.rpartition(".")[0] in others for bases in module.bases.values() for base in bases)


def _read(root: Path, path: Path) -> Module:
    """What the rule needs to know of a file."""
    parts = path.relative_to(root).with_suffix("").parts
    module = Module(".".join(parts[:-1] if parts[-1] == "__init__" else parts), path)
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            module.imports |= {alias.asname or _top(alias.name): alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            module.imports |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    module.bases = {node.name: [] for node in classes}
    for node in classes:
        module.bases[node.name] = [module.full(_dotted(base)) for base in node.bases]
        if "dataclasses.dataclass" in {module.full(_dotted(mark)) for mark in node.decorator_list}:
            module.dataclasses.add(node.name)
            module.object_fields = module.object_fields or any(_is_object(part) for part in node.body)
    module.messages = {module.full(name) for name in _sent(tree, module)}
    return module


def _sent(tree: ast.Module, module: Module) -> set[str]:
    """The names between the brackets of `Connection[...]`, and those that an alias among them stands for."""
    types = [node.slice for node in ast.walk(tree) if isinstance(node, ast.Subscript) and _is_connection(node, module)]
    sent = {name for part in types for name in _names(part)}
    aliases = [node for node in tree.body if isinstance(node, ast.Assign) and sent & _names(node.targets[0])]
    return sent | {name for node in aliases for name in _names(node.value)}


def _is_connection(node: ast.Subscript, module: Module) -> bool:
    return module.full(_dotted(node.value)) == "multiprocessing.connection.Connection"


def _names(node: ast.AST) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def _is_object(part: ast.stmt) -> bool:
    return isinstance(part, ast.AnnAssign) and _dotted(part.annotation) == "object"


def _imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def _dotted(node: ast.expr) -> str:
    """The dotted name of a base or decorator, without its arguments; '' if it has none."""
    if isinstance(node, ast.Subscript):
        return _dotted(node.value)
    if isinstance(node, ast.Call):
        return _dotted(node.func)
    if isinstance(node, ast.Attribute):
        return f"{_dotted(node.value)}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""


def _last(name: str) -> str:
    return name.rpartition(".")[2]


def _top(name: str) -> str:
    return name.partition(".")[0]
