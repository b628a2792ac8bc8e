"""The pen of Encyclopedia: it knows the table, its measures and words, and draws what stands on it again and again."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from game.encyclopedia.model import CATEGORIES, CONTINENTS, TYPES
from ui.boards.kit import sequence
from ui.boards.kit.pen import Pen
from ui.theme import BRASS_DARK, INK, PAPER_SHADE, PLAYERS, Colour

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

LAND_TINTS: tuple[Colour, ...] = ((176, 52, 42), (204, 148, 24), (112, 62, 140), (40, 98, 160), (46, 116, 66))
"""The colours of the continents, as their dice have them."""

LAND_SOFT: tuple[Colour, ...] = ((243, 214, 205), (248, 230, 180), (228, 214, 238), (207, 223, 240), (209, 231, 208))
"""Pale grounds of the continents."""

SIGNS = {
    "coins": "coin", "tokens": "token", "seals": "seal", "reputation": "reputation", "points": "points",
    "expert": "round_expert", "animal": "round_animal", "experts": "round_expert", "animals": "round_animal",
}  # fmt: skip
"""The pictures of goods and of kinds of cards."""

GAINS = {"embassy": "tokens", "bank": "coins", "university": "tokens", "academy": "reputation"}
"""What the places bring."""


@dataclass(frozen=True)
class Brush(Pen):
    """A pen on the table of Encyclopedia."""

    table: EncycBoard = field(kw_only=True)

    def px(self, units: float) -> int:
        """A length in units of the board."""
        return self.table.grain.px(units)

    def edge(self, units: float) -> int:
        """A length in units of the interface, at least a pixel."""
        return max(self.app.theme.px(units), 1)

    def counted(self, name: str, words: str, box: pygame.Rect, colour: Colour = INK, part: float = 0.62) -> None:
        """A picture and words after it, together in the middle of a box."""
        sequence.counted(self, self.image(name), words, box, colour, part)

    def frame(self, box: pygame.Rect) -> None:
        """The frame of a zone of the table: darker paper with a brass edge."""
        self.box(box, self.edge(10), PAPER_SHADE, BRASS_DARK, self.edge(1.5))

    def soft(self, box: pygame.Rect, land: int, radius: float, width: int = 2) -> None:
        """The ground of what belongs to a continent."""
        self.box(box, self.edge(radius), LAND_SOFT[land], LAND_TINTS[land], width)

    def land(self, land: int, box: pygame.Rect) -> None:
        """The sign of a continent."""
        self.picture(f"continent_{CONTINENTS[land]}", box)

    def category(self, animal: int, kind: int, box: pygame.Rect) -> None:
        """The sign of an animal's category of a Type."""
        self.picture(f"category_{CATEGORIES[self.table.box.category[animal * TYPES + kind]]}", box)

    def cube(self, seat: int, box: pygame.Rect) -> None:
        """A research cube in the colour of a seat."""
        self.picture("cube", box, cube_tint(self.table.match.seats[seat].colour))


def cube_tint(seat_colour: int) -> Colour:
    """The colour of a seat, lightened so that the shading of a white cube stays visible in it."""
    red, green, blue = (min(round(value * 1.25 + 24), 255) for value in PLAYERS[seat_colour % len(PLAYERS)].colour)
    return red, green, blue
