"""Imports go one way: game knows nobody, ai knows game, ui knows both, games never know each other."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
ROOMS = ("game", "ai", "ui", "build")
KNOWN_ROOMS = {"game": {"game"}, "ai": {"game", "ai"}, "ui": {"game", "ai", "ui"}, "build": {"game", "ai", "ui"}}
THIRD_PARTY = {
    "game": {"yaml", "msgspec"},
    "ai": set[str](),
    "ui": {"pygame", "pygame_gui", "platformdirs", "msgspec", "yaml", "babel"},
}
FIGURES = {"data", "record"}
"""Modules of `game` that read typed data; beside them only the rules that replace figures know msgspec."""


def files(room: str) -> list[Path]:
    """The Python files of a room, without what was generated in it."""
    skipped = {"__pycache__", "work", "dist"}
    return sorted(path for path in (ROOT / room).rglob("*.py") if not skipped & set(path.relative_to(ROOT).parts))


def imported(path: Path) -> set[str]:
    """The full names of all modules that a file imports, wherever in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written out in full"
            names |= {node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def top(name: str) -> str:
    """The package to which a module belongs."""
    return name.split(".")[0]


def offences(room: str, allowed: set[str]) -> list[str]:
    """Imports of a room that are neither in the standard library nor allowed."""
    return [
        f"{path.relative_to(ROOT)}: {name}"
        for path in files(room)
        for name in sorted(imported(path))
        if top(name) not in allowed | sys.stdlib_module_names
    ]


@pytest.mark.parametrize("room", ["game", "ai", "ui"])
def test_rooms_know_only_what_lies_below_them(room: str) -> None:
    """A room imports the standard library, its own third parties, and the rooms below it."""
    assert files(room)
    assert offences(room, KNOWN_ROOMS[room] | THIRD_PARTY[room]) == []


def test_nothing_imports_the_tests() -> None:
    """Tests are known to nobody but themselves."""
    found = [path for room in ROOMS for path in files(room) if "tests" in {top(name) for name in imported(path)}]
    assert found == []


def test_yaml_is_read_in_one_place() -> None:
    """In `game`, only the loader in the core knows YAML."""
    found = {path.parent for path in files("game") if "yaml" in {top(name) for name in imported(path)}}
    assert found == {ROOT / "game" / "core"}


def test_the_validator_stays_with_the_figures() -> None:
    """In `game`, msgspec is known to data and record modules and where figures are replaced."""
    found = [path for path in files("game") if "msgspec" in {top(name) for name in imported(path)}]
    assert found
    strange = [path for path in found if path.stem not in FIGURES]
    assert all(path.stem == "rules" and "msgspec.structs.replace" in path.read_text("utf-8") for path in strange)


def games() -> list[str]:
    """The folders of the games."""
    return sorted(path.name for path in (ROOT / "game").iterdir() if path.is_dir() and path.name[0] not in "_.") or []


def test_games_never_know_each_other() -> None:
    """A game knows itself and the core; the core knows no game; only the registry knows them all."""
    assert "core" in games()
    assert len(games()) > 1
    for game in games():
        for path in files(f"game/{game}"):
            known = {name for name in imported(path) if top(name) == "game"}
            strangers = {name for name in known if name != "game" and name.split(".")[1] not in ("core", game)}
            assert strangers == set(), path


FILES_OF_FIGURES = {"data", "yaml_file", "overlay", "files"}
"""Modules of `game`, in the core or of a game, through which files of figures are read."""


def figures_read(path: Path) -> list[str]:
    """What a file imports to read figures, and where it takes them whole out of the rules."""
    names = sorted(imported(path))
    reading = [name for name in names if top(name) == "game" and FILES_OF_FIGURES & set(name.split("."))]
    reading += [name for name in names if top(name) == "yaml" or name.startswith("game.registry")]
    whole = [
        f".figures in line {node.lineno}"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "figures"
    ]
    return [f"{path.relative_to(ROOT)}: {found}" for found in reading + whole]


@pytest.mark.parametrize("folder", ["ui/boards/kit", *(f"ui/boards/{game}" for game in games() if game != "core")])
def test_boards_read_no_figures(folder: str) -> None:
    """What a table shows beyond the view comes from the rules, so that it tells the figures that are played."""
    assert files(folder)
    assert [found for path in files(folder) for found in figures_read(path)] == []


CODED = re.compile(r"% ?6\b|(?<!width)(?<!height)(?<!side)(?<!high) // ?6\b")
"""How a number that stands for a die in a state is taken apart; a sixth of a length is none."""


def test_dice_have_a_colour_and_a_value_outside_the_rules() -> None:
    """How a state counts colour and value together is known to no table."""
    assert [path for path in files("ui") if CODED.search(path.read_text(encoding="utf-8"))] == []
    assert len(CODED.findall("colour, value = code // 6, code % 6 + 1")) == 2


def test_the_reader_of_imports_sees_them_all(tmp_path: Path) -> None:
    """Imports inside functions, under conditions and of names from packages are found."""
    path = tmp_path / "sample.py"
    path.write_text("import os.path\nif True:\n    from game import registry\ndef f():\n    import tests.game as t\n")
    assert imported(path) == {"os.path", "game", "game.registry", "tests.game"}


def test_words_need_no_screen() -> None:
    """Texts and the table of commands are printed by commands that open no window, and load nothing that draws."""
    asked = "import sys, ui.text, ui.commands; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], cwd=ROOT, check=False).returncode == 0
