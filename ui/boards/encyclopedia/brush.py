"""What the table of Encyclopedia is drawn with: a pen that knows it, and pictures that are made ahead of their use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from game.encyclopedia.model import CATEGORIES, CONTINENTS, TYPES
from ui.app import App
from ui.boards.kit import sequence
from ui.boards.kit.pen import Pen
from ui.dyes import dye
from ui.palette import Tone, in_force
from ui.theme import BRASS_DARK, INK, PAPER_SHADE, PLAYERS, Colour

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

_AFRICA: Colour = (204, 148, 24)
_AMERICA = Tone((176, 52, 42), None, (175, 50, 30), (177, 56, 44))
_ASIA = Tone((112, 62, 140), None, (104, 51, 108), (118, 59, 137))
_EUROPE = Tone((40, 98, 160), None, (24, 99, 199), (14, 131, 212))
_OCEANIA = Tone((46, 116, 66), None, (20, 138, 146), (21, 108, 59))

LAND_TINTS: tuple[Colour, ...] = (
    dye(_AMERICA, "encyclopedia/*_america", "encyclopedia/die_red*", "encyclopedia/world"),
    _AFRICA,
    dye(_ASIA, "encyclopedia/*_asia", "encyclopedia/die_purple*", "encyclopedia/world"),
    dye(_EUROPE, "encyclopedia/*_europe", "encyclopedia/die_blue*", "encyclopedia/world"),
    dye(_OCEANIA, "encyclopedia/*_oceania", "encyclopedia/die_green*", "encyclopedia/world"),
)
"""The colours of the continents, as their dice have them."""

LAND_SOFT: tuple[Colour, ...] = (
    (243, 214, 205), (248, 230, 180), (228, 214, 238), (207, 223, 240),
    Tone((209, 231, 208), red_green=(204, 234, 236)),
)  # fmt: skip
"""Pale grounds of the continents."""

SIGNS = {
    "coins": "coin", "tokens": "token", "seals": "seal", "reputation": "reputation", "points": "points",
    "expert": "round_expert", "animal": "round_animal", "experts": "round_expert", "animals": "round_animal",
}  # fmt: skip
"""The pictures of goods and of kinds of cards."""

GAINS = {"embassy": "tokens", "bank": "coins", "university": "tokens", "academy": "reputation"}
"""What the places bring."""


Task = Callable[[], object]
"""Makes something ahead of its use."""

PART = 0.12
"""The height of a picture as a part of the window's height; larger ones are made for themselves."""


class Gallery:
    """Keeps every picture at one size per window, and makes one thing after the other ahead of its use."""

    def __init__(self, app: App) -> None:
        """Nothing is made yet."""
        self._app = app
        self._key: object = None
        self._left: list[Task] = []

    def warm(self, tasks: Callable[[], list[Task]]) -> None:
        """Do one of the tasks that a window, a language and a palette ask for, the first one first."""
        key = (self._app.size, self._app.text.lang, in_force())
        if self._key != key:
            self._key, self._left = key, tasks()[::-1]
        if self._left:
            self._left.pop()()

    def prepare(self, name: str) -> None:
        """Begin to make a picture on another thread."""
        self._app.assets.prepare(name, self._whole(name))

    def draw(self, pen: Pen, name: str, box: pygame.Rect) -> None:
        """A picture in the middle of a box, its shape kept."""
        size, whole = (max(box.width, 1), max(box.height, 1)), pen.image(name)
        pen.set(self._app.assets.kept(("smaller", whole, size), lambda: self._smaller(whole, size)), box)

    def _whole(self, name: str) -> tuple[int, int]:
        """The size at which a picture is made ahead: no side of it is shorter than a window's."""
        side, ratio = max(round(self._app.size[1] * PART), 1), self._app.assets.ratio(name)
        width = max(side, round(side * ratio))
        return width, max(side, round(width / ratio))

    def _smaller(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture that fits into a box, out of one that is made ahead."""
        whole = self._app.assets.image(name, self._whole(name))
        factor = min(size[0] / whole.get_width(), size[1] / whole.get_height())
        if factor > 1:
            return self._app.assets.image(name, size)
        target = (max(round(whole.get_width() * factor), 1), max(round(whole.get_height() * factor), 1))
        return pygame.transform.smoothscale(whole, target)


@dataclass(frozen=True)
class Brush(Pen):
    """A pen on the table of Encyclopedia."""

    table: EncycBoard = field(kw_only=True)

    def px(self, units: float) -> int:
        """A length in units of the board."""
        return self.table.grain.px(units)

    def letters(self, units: float) -> int:
        """The height of letters where a question is asked and answered: of the board, or of the interface if larger."""
        return max(self.px(units), self.app.theme.px(units))

    def edge(self, units: float) -> int:
        """A length in units of the interface at 100 %, at least a pixel: edges grow with the window alone."""
        return max(self.app.theme.grain.px(units), 1)

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
