"""Which board belongs to which game."""

from __future__ import annotations

from collections.abc import Callable

from game.core.match import Match
from ui.app import App
from ui.boards.cubosaurs.board import CuboBoard
from ui.boards.draftosaurus.board import DraftBoard
from ui.boards.encyclopedia.board import EncycBoard
from ui.boards.holotype.board import HoloBoard
from ui.table.board import Board

BOARDS: dict[str, Callable[[App, Match], Board]] = {
    "draftosaurus": DraftBoard,
    "cubosaurs": CuboBoard,
    "encyclopedia": EncycBoard,
    "holotype": HoloBoard,
}


def make_board(app: App, match: Match) -> Board:
    """The board for a running game."""
    return BOARDS[match.rules.game](app, match)
