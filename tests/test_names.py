"""Shared code knows games by their lists alone: none of its files names one."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from game.core.paths import ROOT
from game.registry import GAMES
from tests.languages import LANGUAGES

LISTS = ("game/registry.py", "ai/minds.py", "ui/boards/registry.py", "tests/games/__init__.py")
"""One line for every game in each of them."""

ALLOWED = {
    "build/bots/learn_automas.py": "learns weights of the one game that has Automas",
    "tests/game/core/test_provenance.py": "tells of every game what of it is ours",
    "tests/ui/told_colours.py": "lists by which colours each game tells things apart",
    "tests/ui/test_setup_remembered.py": "needs a game with an option, one with Automas, and others beside them",
}
"""Files that name games, each with its reason."""

SKIPPED = {"__pycache__", "work", "dist", "fifth"}


def shared(*rooms: str) -> list[Path]:
    """The Python files of rooms that neither belong to a game, by their folder or name, nor are allowed to name one."""
    paths = [path.relative_to(ROOT) for room in rooms for path in sorted((ROOT / room).rglob("*.py"))]
    left_out = {Path(name) for name in (*LISTS, *ALLOWED)}
    return [
        path
        for path in paths
        if not SKIPPED & set(path.parts) and path not in left_out and not named(path.as_posix(), GAMES)
    ]


def named(words: str, games: Iterable[str]) -> list[str]:
    """The games that are named in a text."""
    return [game for game in games if game in words.lower()]


def test_shared_code_names_no_game() -> None:
    """Not in code, not in a docstring, not in an example."""
    paths = shared("game", "ai", "ui", "build", "docs")
    assert len(paths) > 150
    found = {str(path): named((ROOT / path).read_text(encoding="utf-8"), GAMES) for path in paths}
    assert {path: games for path, games in found.items() if games} == {}


def test_shared_tests_have_no_list_of_games() -> None:
    """A test may need some game; one that names them all goes over the registry instead."""
    paths = shared("tests")
    assert len(paths) > 80
    assert [
        str(path) for path in paths if set(named((ROOT / path).read_text(encoding="utf-8"), GAMES)) == set(GAMES)
    ] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_shared_texts_name_no_game(lang: str) -> None:
    """What is said of a game stands in its own files."""
    files = [path for path in (ROOT / "data" / "locale" / lang).glob("*.yaml") if not named(path.name, GAMES)]
    assert {"table.yaml", "ui.yaml"} <= {path.name for path in files}
    assert [path.name for path in files if named(path.read_text(encoding="utf-8"), GAMES)] == []


def test_whatever_is_allowed_is_needed() -> None:
    """No reason is left over."""
    assert [name for name in (*LISTS, *ALLOWED) if not named((ROOT / name).read_text(encoding="utf-8"), GAMES)] == []
