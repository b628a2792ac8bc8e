"""Longer texts as blocks: headings, paragraphs, bullets, and pictures with words beside them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pygame

from ui import typeset
from ui.assets import Assets
from ui.pencil import MARK
from ui.theme import BODY, BRASS_DARK, HEADING, INK, INK_SOFT, PAPER_EDGE, SMALL, Colour, Theme

PICTURE = re.compile(r"^\[(img|ink):([\w/-]+)\]$")
_MARKS = re.compile(r"\*\*|__|`|<|>")

WIDE = 2.0
"""A picture that is so many times wider than tall stands alone over the whole column; others have words beside them."""

LARGEST, BESIDE, GAP = 300, 150, 12
"""Heights of a picture alone and of one with words beside it at most, and the room between blocks, in units."""


@dataclass(frozen=True, slots=True)
class Block:
    """A part of a column: its size is known at once, its picture is made when it is seen."""

    size: tuple[int, int]
    picture: Callable[[], pygame.Surface]

    @property
    def height(self) -> int:
        """How tall it is in pixels."""
        return self.size[1]


@dataclass(frozen=True, slots=True)
class Typesetter:
    """Turns marked-up text into blocks of one width."""

    theme: Theme
    assets: Assets
    width: int

    def blocks(self, text: str) -> list[Block]:
        """The blocks of a text: headings, `- ` bullets, `[img:name]` or white `[ink:name]` pictures, notes, text."""
        parts, found = paragraphs(text), []
        while parts:
            part = parts.pop(0)
            match = PICTURE.match(part)
            aside = match is not None and self.assets.ratio(match[2]) < WIDE
            found.append(self._beside(self.block(part), parts) if aside else self.block(part))
        return found

    def block(self, part: str) -> Block:
        """One heading, bullet, picture or paragraph."""
        if match := PICTURE.match(part):
            return self.picture(match[2], INK if match[1] == "ink" else None)
        if part.startswith("#"):
            return self.heading(part.lstrip("# "), BODY if part.startswith("##") else HEADING)
        if part.startswith("- "):
            return self.bullet(part[2:])
        if part.startswith(MARK):
            return self.note(part)
        return self.paragraph(part)

    def heading(self, text: str, size: float = HEADING) -> Block:
        """A line in the serif face with air over it."""
        return self._set(text, self.theme.font("serif_bold", size), INK, (0, self.theme.px(8)))

    def paragraph(self, text: str) -> Block:
        """Running text."""
        return self._set(text, self.theme.font("ui", BODY), INK, (0, 0))

    def bullet(self, text: str) -> Block:
        """Running text behind a brass dot."""
        font = self.theme.font("ui", BODY)
        middle, radius = (self.theme.px(10), font.get_height() // 2), max(self.theme.px(4), 2)
        dot = lambda surface: pygame.draw.aacircle(surface, BRASS_DARK, middle, radius)  # noqa: E731
        return self._set(text, font, INK, (self.theme.px(26), 0), dot)

    def note(self, text: str) -> Block:
        """Smaller text under a thin line."""
        air = self.theme.px(12)
        line = (0, air // 2, self.theme.px(120), max(self.theme.px(1), 1))
        rule = lambda surface: pygame.draw.rect(surface, BRASS_DARK, line)  # noqa: E731
        return self._set(text, self.theme.font("ui", SMALL), INK_SOFT, (0, 2 * air - air // 2), rule)

    def ornament(self, units: float) -> Block:
        """A thin line across the column with air around it, between two parts of a text."""
        line = (0, self.theme.px(units) // 2, self.width, max(self.theme.px(1), 1))
        size = (self.width, self.theme.px(units))

        def draw() -> pygame.Surface:
            surface = pygame.Surface(size, pygame.SRCALPHA)
            pygame.draw.rect(surface, PAPER_EDGE, line)
            return surface

        return Block(size, draw)

    def picture(self, name: str, tint: Colour | None = None) -> Block:
        """A picture at the left: a wide one as wide as the column, others of moderate height."""
        ratio = self.assets.ratio(name)
        tall = self.theme.px(LARGEST if ratio >= WIDE else BESIDE)
        width = min(self.width if ratio >= WIDE else self.width * 2 // 5, round(tall * ratio))
        size = (width, round(width / ratio))
        return Block(size, lambda: self.assets.image(name, size, tint))

    def _set(
        self,
        text: str,
        font: pygame.font.Font,
        colour: Colour,
        at: tuple[int, int],
        more: Callable[[pygame.Surface], object] = lambda _surface: None,
    ) -> Block:
        """Wrapped words at a place of a block as wide as the column, with something more drawn beside them."""
        lines = typeset.wrap(font, text, self.width - at[0])
        size = (self.width, typeset.text_size(font, lines)[1] + at[1])

        def draw() -> pygame.Surface:
            surface = pygame.Surface(size, pygame.SRCALPHA)
            more(surface)
            surface.blit(typeset.render(font, lines, colour), at)
            return surface

        return Block(size, draw)

    def _beside(self, picture: Block, parts: list[str]) -> Block:
        """A picture with the words that follow it at its right, as many as its height takes; those leave `parts`."""
        left, gap = picture.size[0] + self.theme.px(2 * GAP), self.theme.px(GAP)
        narrow, words, height = replace(self, width=self.width - left), [], 0
        while parts and height < picture.height and not parts[0].startswith(("#", MARK, "[")):
            words.append(narrow.block(parts.pop(0)))
            height += words[-1].height + gap
        size = (self.width, max(picture.height, height - gap))
        top = (size[1] - height + gap) // 2
        return Block(size, lambda: _side_by_side(size, picture, words, (left, top), gap))


def _side_by_side(
    size: tuple[int, int], picture: Block, words: Sequence[Block], at: tuple[int, int], gap: int
) -> pygame.Surface:
    """A picture at the left and blocks under each other beside it."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.blit(picture.picture(), (0, (size[1] - picture.height) // 2))
    left, top = at
    for block in words:
        surface.blit(block.picture(), (left, top))
        top += block.height + gap
    return surface


def paragraphs(text: str) -> list[str]:
    """The parts of a text: blank lines, bullets, headings and pictures separate them."""
    parts: list[str] = []
    joined = False
    for line in text.splitlines():
        clean = _MARKS.sub("", line).strip()
        single = clean.startswith(("- ", "#")) or PICTURE.match(clean)
        if not clean:
            joined = False
        elif joined and not single:
            parts[-1] = f"{parts[-1]} {clean}"
        else:
            parts.append(clean)
            joined = not (clean.startswith("#") or PICTURE.match(clean))
    return parts
