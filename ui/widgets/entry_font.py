"""The font of text entries: whatever was typed or pasted can be measured and drawn."""

from __future__ import annotations

import pygame
from pygame_gui.core.interfaces.gui_font_interface import IGUIFontInterface

from ui.characters import printable

ANY = [(0, 0, 0, 0, 0)]
"""What is told of every character when somebody asks whether the font has it."""


class EntryFont(IGUIFontInterface):
    """A font of pygame_gui that takes any text: what takes no room is empty, what cannot be set is marked."""

    def __init__(self, inner: IGUIFontInterface) -> None:
        """The same font as `inner`."""
        self._inner = inner

    def size(self, text: str) -> tuple[int, int]:
        """Width and height of the text."""
        return self.get_rect(text).size

    def get_rect(self, text: str) -> pygame.Rect:
        """The box of the text; empty where its characters take no room."""
        try:
            return self._inner.get_rect(printable(text))
        except pygame.error:
            return pygame.Rect(self._inner.get_rect("A").topleft, (0, self._inner.get_rect("A").height))

    def get_metrics(self, text: str) -> list[tuple[int, int, int, int, int]]:
        """Something for every character, so that each can be entered: one that is unknown is drawn as a box."""
        return ANY * len(text)

    def render_premul(self, text: str, text_color: pygame.Color) -> pygame.Surface:
        """The text as a surface."""
        box = self.get_rect(text)
        if not box.width:
            return pygame.Surface(box.size, pygame.SRCALPHA)
        return self._inner.render_premul(printable(text), text_color)

    def render_premul_to(
        self, text: str, text_colour: pygame.Color, surf_size: tuple[int, int], surf_position: tuple[int, int]
    ) -> pygame.Surface:
        """The text on a surface of that size."""
        if not self.get_rect(text).width:
            return pygame.Surface(surf_size, pygame.SRCALPHA)
        surface: pygame.Surface = self._inner.render_premul_to(printable(text), text_colour, surf_size, surf_position)
        return surface

    def get_point_size(self) -> int:
        """The size of the font."""
        return self._inner.get_point_size()

    def get_padding_height(self) -> int:
        """The room under the line of writing."""
        return self._inner.get_padding_height()

    def get_direction(self) -> int:
        """Whether lines run to the right or to the left."""
        return self._inner.get_direction()

    @property
    def underline(self) -> bool:
        """Whether the text is underlined."""
        return self._inner.underline

    @underline.setter
    def underline(self, value: bool) -> None:
        self._inner.underline = value

    @property
    def underline_adjustment(self) -> float:
        """How far the line is moved."""
        return self._inner.underline_adjustment

    @underline_adjustment.setter
    def underline_adjustment(self, value: float) -> None:
        self._inner.underline_adjustment = value
