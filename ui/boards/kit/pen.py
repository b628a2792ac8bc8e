"""A pen for the pictures of a table: words, pictures and boxes, each made to fit the rectangle that it is given."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from typing import Self

import pygame

from ui import typeset
from ui.app import App
from ui.boards.kit import writing
from ui.theme import CREAM, INK, PAPER, PAPER_EDGE, Colour
from ui.widgets.marks import oval
from ui.widgets.panel import draw_box

TALL = 0.78
"""The height of words as a part of their box, where none is given."""


@dataclass(frozen=True)
class Pen:
    """Draws on a surface; `art` is the folder of its pictures, '' where their names are given whole."""

    surface: pygame.Surface
    app: App
    art: str = ""

    def on(self, surface: pygame.Surface) -> Self:
        """The same pen on another surface."""
        return replace(self, surface=surface)

    def image(self, name: str) -> str:
        """The whole name of a picture."""
        return f"{self.art}/{name}" if self.art else name

    def write(
        self,
        words: str,
        box: pygame.Rect,
        height: float = 0.0,
        colour: Colour = INK,
        family: str = "ui_bold",
        align: typeset.Align = "center",
    ) -> pygame.Rect:
        """One line of words `height` pixels tall, made smaller where the box is too narrow; where it stands."""
        size = height or box.height * TALL
        key = ("line", words, box.width, round(size, 2), colour, family, self.app.size, self.app.theme.unit)
        make = lambda: writing.line(self.app, words, box.width, size, colour, family)  # noqa: E731
        return self.set(self.app.assets.kept(key, make), box, align)

    def narrow(
        self, words: str, box: pygame.Rect, colour: Colour, family: str, align: typeset.Align = "center"
    ) -> pygame.Rect:
        """One line of small words with letters as narrow as the box; where it stands."""
        key = ("narrow", words, box.width, colour, family, self.app.size, self.app.theme.unit)
        label = self.app.assets.kept(key, lambda: writing.narrow(self.app, words, box.width, colour, family))
        return self.set(label, box, align)

    def fine(
        self, words: str, box: pygame.Rect, height: float, colour: Colour, family: str, align: typeset.Align = "center"
    ) -> pygame.Rect:
        """One line of words as `write` sets it, with letters evenly apart however small they are; where it stands."""
        key = ("fine", words, box.width, round(height, 2), colour, family, self.app.size, self.app.theme.unit)
        make = lambda: writing.fine(self.app, words, box.width, height, colour, family)  # noqa: E731
        return self.set(self.app.assets.kept(key, make), box, align)

    def digits(self, number: int, box: pygame.Rect, height: float) -> pygame.Rect:
        """A round number whose digits, not its line, stand in the middle of the box; where they stand."""

        def make() -> pygame.Surface:
            label = writing.line(self.app, str(number), box.width, height, INK, "round")
            return label.subsurface(label.get_bounding_rect())

        key = ("digits", number, box.width, round(height, 2), self.app.size, self.app.theme.unit)
        return self.set(self.app.assets.kept(key, make), box)

    def block(
        self,
        words: str,
        box: pygame.Rect,
        height: float,
        colour: Colour = INK,
        family: str = "ui",
        align: typeset.Align = "center",
        valign: typeset.Valign = "center",
    ) -> pygame.Rect:
        """Words in several lines, made smaller until they fill the box no more than it allows; where they stand."""
        key = ("block", words, box.size, round(height, 2), colour, family, align, self.app.size, self.app.theme.unit)
        make = lambda: writing.block(self.app, words, box.size, height, colour, family, align)  # noqa: E731
        return self.set(self.app.assets.kept(key, make), box, align, valign)

    def note(
        self,
        words: str,
        box: pygame.Rect,
        size: float,
        colour: Colour = INK,
        family: str = "ui_bold",
        align: typeset.Align = "center",
        valign: typeset.Valign = "center",
    ) -> pygame.Rect:
        """Words as the interface sets them, of a size in its units: one line, if need be a little smaller, or more."""
        face, lines = typeset.fit_block(self.app.theme, family, words, size, box.size)
        return self.set(typeset.render(face, lines, colour, align), box, align, valign)

    def picture(
        self, name: str, box: pygame.Rect, tint: Colour | None = None, valign: typeset.Valign = "center"
    ) -> pygame.Rect:
        """A picture as large as the box allows, its shape kept; where it stands."""
        size = (max(box.width, 1), max(box.height, 1))
        return self.set(self.app.assets.image(self.image(name), size, tint), box, "center", valign)

    def stretched(self, name: str, box: pygame.Rect) -> None:
        """A picture that fills the box, whatever its shape."""
        self.surface.blit(self.app.assets.image(self.image(name), box.size, stretch=True), box)

    def faint(
        self, name: str, box: pygame.Rect, alpha: int, tint: Colour | None = None, valign: typeset.Valign = "center"
    ) -> None:
        """A picture that lets the ground shine through."""

        def make() -> pygame.Surface:
            image = self.app.assets.image(self.image(name), box.size, tint).copy()
            image.set_alpha(alpha)
            return image

        key = ("faint", self.image(name), box.size, tint, alpha)
        self.set(self.app.assets.kept(key, make), box, "center", valign)

    def filled(self, name: str, box: pygame.Rect, radius: int) -> None:
        """A picture that covers a box with its sides cut, under round corners."""

        def make() -> pygame.Surface:
            image = self.app.assets.cover(self.image(name), box.size).convert_alpha()
            mask = pygame.Surface(box.size, pygame.SRCALPHA)
            pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
            image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            return image

        self.surface.blit(self.app.assets.kept(("filled", self.image(name), box.size, radius), make), box)

    def icon(
        self, name: str, box: pygame.Rect, side: float, colour: Colour, align: typeset.Align = "center"
    ) -> pygame.Rect:
        """An icon of the interface in a box; where it stands."""
        return self.set(self.app.assets.icon(name, round(side), colour), box, align)

    def box(
        self, box: pygame.Rect, radius: float, fill: Colour = PAPER, edge: Colour | None = PAPER_EDGE, width: float = 1
    ) -> None:
        """A plate with round corners; its edge is at least a pixel wide."""
        draw_box(self.surface, box, round(radius), fill, edge, max(round(width), 1))

    def oval(self, box: pygame.Rect, fill: Colour, edge: Colour | None = None, width: float = 1) -> None:
        """An oval plate; its edge is at least a pixel wide."""
        self.surface.blit(oval(box.size, fill, edge, max(round(width), 1)), box)

    def disc(self, words: str, box: pygame.Rect, fill: Colour = INK, edge: Colour | None = CREAM) -> None:
        """Words on a round plate."""
        self.box(box, box.height // 2, fill, edge, box.height / 14)
        self.write(words, box.inflate(-box.width // 5, 0), box.height * 0.62, CREAM)

    def badge(self, symbol: str, box: pygame.Rect, colour: Colour, part: float = 0.7, edge: int = 0) -> None:
        """An icon on a round plate, as the sign of a seat."""
        draw_box(self.surface, box, box.height // 2, colour, CREAM if edge else None, edge)
        self.icon(symbol, box, box.width * part, CREAM)

    def kept(self, key: tuple[Hashable, ...], box: pygame.Rect, paint: Callable[[Self, pygame.Rect], None]) -> None:
        """What `paint` draws, drawn once for every key, size and language, and kept as a picture."""

        def make() -> pygame.Surface:
            face = pygame.Surface(box.size, pygame.SRCALPHA)
            paint(self.on(face), face.get_rect())
            return face

        whole = ("kept", self.art, *key, box.size, self.app.text.lang, self.app.theme.unit)
        self.surface.blit(self.app.assets.kept(whole, make), box)

    def set(
        self,
        label: pygame.Surface,
        box: pygame.Rect,
        align: typeset.Align = "center",
        valign: typeset.Valign = "center",
    ) -> pygame.Rect:
        """Something finished, in its place in a box; where it stands."""
        spot = typeset.place(label.get_size(), box, align, valign)
        self.surface.blit(label, spot)
        return spot
