"""What the tests of the fifth game share."""

from __future__ import annotations

import os
from collections.abc import Iterator

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

from game.registry import GAMES
from tests import fifth


@pytest.fixture
def five() -> Iterator[None]:
    """The cabinet with five games."""
    if fifth.NAME in GAMES:
        yield
        return
    with fifth.registered():
        yield
