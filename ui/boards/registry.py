"""The only list of drawers: what the interface knows of each game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.core.match import Match
from game.registry import find
from ui.app import App
from ui.audio import Mood
from ui.boards.cubosaurs.board import CuboBoard
from ui.boards.draftosaurus.board import DraftBoard
from ui.boards.encyclopedia.board import EncycBoard
from ui.boards.holotype.board import HoloBoard
from ui.table.board import Board
from ui.text import Text


@dataclass(frozen=True)
class Drawer:
    """One game in the interface: its board and what is heard there; picture, title and words go by the game's name."""

    game: str
    board: Callable[[App, Match], Board]
    mood: Mood

    @property
    def emblem(self) -> str:
        """The picture on the front of the drawer."""
        return f"{self.game}/emblem"

    def title(self, text: Text) -> str:
        """What stands on the label of the drawer."""
        return text(f"game.{self.game}.name")

    def line(self, text: Text) -> str:
        """What the game is about, and for how many players."""
        return f"{text(f'game.{self.game}.line')}\n{self.players(text)}"

    def players(self, text: Text) -> str:
        """For how many players the game is."""
        counts = find(self.game).seat_counts
        if len(counts) == 1:
            return text("home.players.exactly", n=counts[0])
        return text("home.players.several", least=counts[0], most=counts[-1])


DRAWERS: dict[str, Drawer] = {
    drawer.game: drawer
    for drawer in (
        Drawer("draftosaurus", DraftBoard, Mood("draftosaurus", "zoo")),
        Drawer("cubosaurs", CuboBoard, Mood("cubosaurs", "zoo")),
        Drawer("holotype", HoloBoard, Mood("holotype", "dig")),
        Drawer("encyclopedia", EncycBoard, Mood("encyclopedia", "harbour")),
    )
}


def make_board(app: App, match: Match) -> Board:
    """The board for a running game."""
    return DRAWERS[match.rules.game].board(app, match)
