"""The only list of drawers: what the interface knows of each game."""

from __future__ import annotations

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
    """One game in the interface: its board, what is heard there, about how long it takes and how weighty it is.

    Picture, title and words go by the game's name; `minutes` are the least and the most, `weight` is 1, 2 or 3.
    """

    game: str
    board: type[Board]
    mood: Mood
    minutes: tuple[int, int]
    weight: int

    @property
    def emblem(self) -> str:
        """The picture on the front of the drawer."""
        return f"{self.game}/emblem"

    def title(self, text: Text) -> str:
        """What stands on the label of the drawer."""
        return text(f"game.{self.game}.name")

    @property
    def ground(self) -> str:
        """The picture behind the set-up."""
        return self.board.scenery or self.board.backdrop

    def about(self, text: Text) -> str:
        """What the game is about."""
        return text(f"game.{self.game}.line")

    def line(self, text: Text) -> str:
        """What the game is about; for how many players, how long and how weighty it is, in short."""
        return f"{self.about(text)}\n{self.seats(text)} · {self.brief(text)} · {self.grade(text)}"

    def facts(self, text: Text) -> str:
        """Players, minutes and weight in one line."""
        return f"{self.players(text)} {self.time(text)} {self.heft(text)}"

    def time(self, text: Text) -> str:
        """About how long a game takes."""
        least, most = self.minutes
        return text(f"home.minutes.{'exactly' if least == most else 'several'}", least=least, n=most)

    def heft(self, text: Text) -> str:
        """How much there is to think about."""
        return text(f"game.{self.game}.weight")

    def seats(self, text: Text) -> str:
        """For how many players, in short."""
        counts = find(self.game).seat_counts
        return str(counts[0]) if len(counts) == 1 else text("home.range", least=counts[0], most=counts[-1])

    def brief(self, text: Text) -> str:
        """About how long, in short."""
        least, most = self.minutes
        span = str(most) if least == most else text("home.range", least=least, most=most)
        return text("home.brief", minutes=span)

    def grade(self, text: Text) -> str:
        """How weighty, in one word."""
        return text(f"home.grade.{self.weight}")

    def players(self, text: Text) -> str:
        """For how many players the game is."""
        counts = find(self.game).seat_counts
        if len(counts) == 1:
            return text("home.players.exactly", n=counts[0])
        return text("home.players.several", least=counts[0], most=counts[-1])


DRAWERS: dict[str, Drawer] = {
    drawer.game: drawer
    for drawer in (
        Drawer("draftosaurus", DraftBoard, Mood("draftosaurus", "zoo"), (15, 15), 1),
        Drawer("cubosaurs", CuboBoard, Mood("cubosaurs", "zoo"), (20, 20), 1),
        Drawer("holotype", HoloBoard, Mood("holotype", "dig"), (60, 90), 2),
        Drawer("encyclopedia", EncycBoard, Mood("encyclopedia", "harbour"), (60, 120), 3),
    )
}


def make_board(app: App, match: Match) -> Board:
    """The board for a running game."""
    return DRAWERS[match.rules.game].board(app, match)
