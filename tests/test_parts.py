"""Every registered game has every part, so that no check passes without looking at it."""

from __future__ import annotations

from tests.games.parts import lacking


def test_no_game_lacks_a_part() -> None:
    """All that is missing, of all games, in one list."""
    assert lacking() == []
