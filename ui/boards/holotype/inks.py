"""The colours of Holotype's table, and the names of its pictures of goods."""

from __future__ import annotations

from collections.abc import Iterable

from ui.boards.kit.marks import seat_colour
from ui.dyes import dye
from ui.palette import Tone
from ui.table.board import Board
from ui.theme import Colour, mix

PERIOD_INKS: dict[str, Tone] = {
    "triassic": dye(Tone((112, 62, 146), (92, 30, 128), (74, 36, 102), (122, 50, 142)), "holotype/*_triassic*"),
    "jurassic": dye(Tone((38, 88, 158), (0, 62, 140), (40, 104, 189), (26, 50, 103)), "holotype/*_jurassic*"),
    "cretaceous": dye(Tone((42, 108, 62), (0, 82, 34), None, (18, 118, 80)), "holotype/*_cretaceous*"),
}
"""The colours of the periods; on paper they are dark enough for text."""

BOARD: Colour = (38, 66, 56)
BOARD_LIGHT: Colour = (54, 86, 73)
BOARD_LINE: Colour = (152, 140, 88)
CARD_PAPER = Tone((254, 247, 231), contrast=(255, 255, 255))
CARD_SHADE: Colour = (238, 225, 196)
CARD_INK = Tone((59, 42, 28), contrast=(0, 0, 0))
READY = Tone((38, 104, 58), contrast=(0, 78, 34), red_green=(0, 86, 122))
LACKING = Tone((146, 44, 30), contrast=(130, 15, 0), red_green=(158, 62, 0))

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
