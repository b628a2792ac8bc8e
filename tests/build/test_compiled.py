"""The rule that says which modules are compiled."""

from __future__ import annotations

import ast
import importlib
import sys
from pathlib import Path

import msgspec
import pytest
from compiled import (
    BUILTIN,
    COLD,
    FAMILY,
    GENERIC,
    HELPER,
    MESSAGES,
    OBJECT,
    PACKAGE,
    PROCESSES,
    ROOMS,
    STRUCT,
    compiled,
    imports_of,
    interpreted,
    modules,
    sources,
)
from yaml.constructor import SafeConstructor

ROOT = Path(__file__).resolve().parents[2]
HEAVY = ("game.core.rules", "game.core.state", "game.core.values", "game.core.rng", "game.core.match", "ai.simple")
"""Where the time of a search goes, whatever the game."""


def write(root: Path, **files: str) -> Path:
    """A small tree of sources; a double underscore stands for a folder."""
    for name, text in files.items():
        path = root / (name.replace("__", "/") + ".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def test_every_module_is_compiled_or_has_a_reason() -> None:
    files = {path for room in ROOMS for path in (ROOT / room).rglob("*.py") if "__pycache__" not in path.parts}
    found = modules(ROOT)
    assert {module.path for module in found.values()} == files
    assert set(compiled(ROOT)) | set(interpreted(ROOT)) == set(found)
    assert not set(compiled(ROOT)) & set(interpreted(ROOT))
    assert {ROOT / source for source in sources(ROOT)} == {found[name].path for name in compiled(ROOT)}


def test_only_readers_and_messengers_stay_interpreted() -> None:
    """Of what a search uses all is compiled but readers of typed data, messengers, the list of beats and held files."""
    left = {name: reason for name, reason in interpreted(ROOT).items() if reason not in (PACKAGE, COLD)}
    readers = {name for name, reason in left.items() if reason in (STRUCT, FAMILY, GENERIC, OBJECT)}
    assert {name.rpartition(".")[2] for name in readers} <= {"data", "record", "yaml_file", "learned"}
    messengers = {name for name, reason in left.items() if reason in (PROCESSES, MESSAGES)}
    assert {name.partition(".")[0] for name in messengers} <= {"ai"}
    builtin = {name for name, reason in left.items() if reason == BUILTIN}
    assert builtin == {"game.core.beats", "game.core.hold"}
    assert readers | messengers | builtin == set(left)


def test_what_travels_stays_apart_from_what_thinks() -> None:
    """Records that are pickled have a module of their own, so that what searches is compiled."""
    assert interpreted(ROOT)["ai.messages"] == MESSAGES
    assert {"ai.levels", "ai.search.mcts", "ai.search.tree"} <= set(compiled(ROOT))


def test_what_no_search_reaches_is_left() -> None:
    """Sheets, honours, looking back and the like, and nothing that a mind or a search needs."""
    cold = {name for name, reason in interpreted(ROOT).items() if reason == COLD}
    games = {name.split(".")[1] for name in compiled(ROOT) if name.endswith(".rules")} - {"core"}
    parts = ("view", "reasons", "invariants", "sheet", "honours", "position")
    assert {f"game.{game}.{part}" for game in games for part in parts} <= cold
    assert {"ai.coach", "ai.analysis.measure", "ai.puzzles.proof", "ai.par"} <= cold
    assert not [name for name in cold if name.startswith(("ai.search.", "ai.knowledge."))]


def test_heirs_of_what_is_compiled_are_compiled(tmp_path: Path) -> None:
    """An interpreted class cannot derive from a compiled one, whether a search needs it or not."""
    root = write(
        tmp_path,
        game__rules="import game.values\nfrom game.view import shown\nclass Rules: pass\n",
        game__values="x: int = 1\n",
        game__view="from game.paper import paper\ndef shown() -> int: return paper\n",
        game__paper="paper: int = 2\n",
        game__heir="from game.rules import Rules\nclass Heir(Rules): pass\n",
    )
    assert compiled(root) == ["game.heir", "game.rules", "game.values"]
    assert interpreted(root) == {"game.paper": COLD, "game.view": COLD}


def test_the_heavy_modules_are_compiled() -> None:
    rules = [name for name in modules(ROOT) if name.rpartition(".")[2] in ("rules", "model", "scoring")]
    assert len(rules) >= 4
    assert set(rules) | set(HEAVY) <= set(compiled(ROOT))


@pytest.mark.parametrize("name", interpreted(ROOT))
def test_structs_are_never_compiled(name: str) -> None:
    """The reason of a module with typed records or a reader of its own is that it has them."""
    module = importlib.import_module(name)
    own = [kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == name]
    made = any(issubclass(kind, (msgspec.Struct, SafeConstructor)) for kind in own)
    assert (interpreted(ROOT)[name] in (STRUCT, FAMILY)) == made


def test_classes_of_readers_are_found_through_imports(tmp_path: Path) -> None:
    root = write(
        tmp_path,
        game__a="import msgspec\nclass A(msgspec.Struct, frozen=True): pass\n",
        game__b="from msgspec import Struct as S\nclass B(S): pass\n",
        game__c="from game.a import A\nclass C(A): pass\n",
        game__d="from game.a import A\ndef use(a: A) -> A: return a\n",
        game__e="import msgspec\ndef use(a): return msgspec.structs.replace(a)\n",
        game__rules="from game import c, d, e\n",
    )
    assert interpreted(root) == {"game.a": STRUCT, "game.b": STRUCT, "game.c": FAMILY}
    assert compiled(root) == ["game.d", "game.e", "game.rules"]


def test_a_compiled_function_names_what_it_catches_by_its_kind() -> None:
    """mypyc gives a name one type in a function, and what else is caught under it is refused."""
    for name in compiled(ROOT):
        tree = ast.parse(modules(ROOT)[name].path.read_text(encoding="utf-8"))
        for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
            caught = [node for node in ast.walk(function) if isinstance(node, ast.ExceptHandler) and node.name]
            kinds = {(node.name, ast.unparse(node.type)) for node in caught if node.type is not None}
            assert len(kinds) == len({known for known, _ in kinds}), f"{name}.{function.name}"


def test_no_compiled_module_looks_for_something_in_an_unpacked_row() -> None:
    """mypyc breaks off at `x in (a, *more)`, and with it the whole build."""
    for name in compiled(ROOT):
        tree = ast.parse(modules(ROOT)[name].path.read_text(encoding="utf-8"))
        looks = [node for node in ast.walk(tree) if isinstance(node, ast.Compare)]
        looks = [node for node in looks if isinstance(node.ops[0], (ast.In, ast.NotIn))]
        rows = [part for node in looks for part in node.comparators]
        starred = [row for row in rows if any(isinstance(one, ast.Starred) for one in getattr(row, "elts", []))]
        assert not starred, f"{name}:{starred[0].lineno}"


def test_messages_are_what_goes_through_a_connection(tmp_path: Path) -> None:
    root = write(
        tmp_path,
        ai__said="from dataclasses import dataclass\n@dataclass\nclass Answer: text: str\n",
        ai__asked="class Request: pass\n",
        ai__known="class Known: pass\n",
        ai__talk=(
            "from multiprocessing.connection import Connection\n"
            "from ai.said import Answer\nfrom ai.asked import Request\nfrom ai.known import Known\n"
            "Reply = Answer | str\ndef serve(end: Connection[Reply, Request]) -> None: pass\n"
        ),
    )
    left = {"ai.asked": MESSAGES, "ai.known": COLD, "ai.said": MESSAGES, "ai.talk": PROCESSES}
    assert interpreted(root) == left


def test_what_mypyc_cannot_do_is_left(tmp_path: Path) -> None:
    head = "from dataclasses import dataclass\nfrom typing import Generic, TypeVar\nT = TypeVar('T')\n"
    root = write(
        tmp_path,
        game__box=f"{head}@dataclass(frozen=True)\nclass Box(Generic[T]):\n    value: T\n",
        game__any=f"{head}@dataclass\nclass Any:\n    value: object\n",
        game__plain=f"{head}class Plain(Generic[T]):\n    value: object = None\n",
        game__rules="from game import box, any, plain\n",
    )
    assert interpreted(root) == {"game.any": OBJECT, "game.box": GENERIC}


def test_imports_inside_functions_are_seen(tmp_path: Path) -> None:
    root = write(
        tmp_path, game__a="import os.path\ndef f():\n    from fractions import Fraction\n    return Fraction\n"
    )
    assert imports_of([root / "game" / "a.py"]) == {"os.path", "fractions"}


def test_no_compiled_module_lies_beside_the_sources() -> None:
    """A checkout runs its sources; a library from an older build would hide them."""
    endings = (".so", ".pyd")
    found = [path for room in ROOMS for path in (ROOT / room).rglob("*") if path.suffix in endings]
    assert found == []
    assert HELPER not in sys.modules


def test_nothing_interpreted_derives_from_what_is_compiled() -> None:
    """Compiled methods take only objects of their own classes, not those of an interpreted one that derives."""
    fast, slow = set(compiled(ROOT)), set(interpreted(ROOT))
    classes = [kind for name in slow for kind in vars(importlib.import_module(name)).values() if isinstance(kind, type)]
    own = {kind for kind in classes if kind.__module__ in slow}
    assert own
    assert [kind for kind in own if any(base.__module__ in fast for base in kind.__mro__[1:])] == []
