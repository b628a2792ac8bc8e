"""Every registered game has every part and every suite is run, so that no check passes without looking."""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.games.parts import lacking


def test_no_game_lacks_a_part() -> None:
    """All that is missing, of all games, in one list."""
    assert lacking() == []


def test_no_folder_of_tests_is_passed_over(pytestconfig: pytest.Config) -> None:
    """pytest leaves out folders by their names, and a suite that is left out is green."""
    root = Path(__file__).parent
    names = {part for path in root.rglob("test_*.py") for part in path.parent.relative_to(root).parts}
    passed_over = [name for name in names if any(fnmatch(name, rule) for rule in pytestconfig.getini("norecursedirs"))]
    assert not passed_over
