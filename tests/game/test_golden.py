"""Whole games and counts of legal sequences come out as they are written down in tests/golden."""

from __future__ import annotations

import pytest

from tests.game.golden import files, path_of, text_of

FILES = files()


@pytest.mark.parametrize("name", FILES)
def test_games_come_out_as_written_down(name: str) -> None:
    """Replaying from the seed gives the transcript line by line."""
    written = path_of(name).read_text(encoding="utf-8").splitlines()
    assert text_of(FILES[name]).splitlines() == written


def test_every_golden_file_belongs_to_a_game() -> None:
    """There is no transcript that nothing compares."""
    folders = {path_of(name).parent for name in FILES}
    assert {path.name for folder in folders for path in folder.iterdir()} == set(FILES)
