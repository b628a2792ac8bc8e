"""What the coach points out, in tests: an app in each language, and boards of positions laid out by hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.core.match import Match
from game.core.record import Seat
from game.core.rules import Ready
from tests.ui.pilot import Pilot
from ui.boards.registry import make_board
from ui.table.board import Board

NAMES = ("Ada", "Georges", "Jeanne")


def speaking(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pilot]:
    """An app in the language that is asked for."""
    pilot = Pilot(tmp_path_factory.mktemp("home"), lang=request.param)
    yield pilot
    pilot.close()


in_each_language = pytest.fixture(scope="module", params=["en", "fr"])(speaking)
"""A fixture: an app in English, then one in French."""


def board_of(pilot: Pilot, ready: Ready) -> Board:
    """A table with these rules."""
    seats = tuple(Seat(NAMES[seat], colour=seat) for seat in range(ready.rules.seats))
    return make_board(pilot.app, Match(ready, seats, 1))
