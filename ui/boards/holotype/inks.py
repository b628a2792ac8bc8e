"""The colours of Holotype's table, and the names of its pictures of goods."""

from __future__ import annotations

from collections.abc import Iterable

from ui.boards.kit.marks import seat_colour
from ui.table.board import Board
from ui.theme import Colour, mix

PERIOD_INKS: dict[str, Colour] = {"triassic": (112, 62, 146), "jurassic": (38, 88, 158), "cretaceous": (42, 108, 62)}
"""The colours of the periods; on paper they are dark enough for text."""

BOARD: Colour = (38, 66, 56)
BOARD_LIGHT: Colour = (54, 86, 73)
BOARD_LINE: Colour = (152, 140, 88)
CARD_PAPER: Colour = (254, 247, 231)
CARD_SHADE: Colour = (238, 225, 196)
CARD_INK: Colour = (59, 42, 28)
READY: Colour = (38, 104, 58)
LACKING: Colour = (146, 44, 30)

CARD = 240 / 336
"""Width of a card divided by its height."""

BACK = 0.714
"""The same for cards face down and other small ones."""


def figure(table: Board, seat: int) -> Colour:
    """A seat's colour, light enough to tint the white figures."""
    return mix(seat_colour(table, seat), (255, 255, 255), 0.28)


def good(name: str) -> str:
    """The picture of a good."""
    return "research" if name == "research" else f"cube_{name}"


def pictured(goods: Iterable[tuple[str, int]]) -> list[tuple[str, int]]:
    """Goods with their pictures instead of their names."""
    return [(good(name), count) for name, count in goods]
