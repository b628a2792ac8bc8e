"""Longer texts as blocks: headings, paragraphs, bullets, and pictures with words beside them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import takewhile

import pygame

from ui import typeset
from ui.assets import Assets
from ui.pencil import MARK
from ui.text import icon_file
from ui.theme import BODY, BRASS_DARK, FOUND, HEADING, INK, INK_SOFT, PAPER_EDGE, SMALL, Colour, Theme
from ui.widgets.blocks import Block, beside, painted, stacked
from ui.widgets.finding import spans
from ui.widgets.markup import PICTURE, PLATE, ROW, anchored, paragraphs, spoken

WIDE = 2.0
"""A picture that is so many times wider than tall stands alone over the whole column; others have words beside them."""

LARGEST, BESIDE, GAP = 300, 150, 12
"""Heights of a picture alone and of one with words beside it at most, and the room between blocks, in units."""


ROW_WIDE, ROW_HIGH = 60, 46
"""The room of the small picture before the words of a row, in units."""

PAIRED, RUN, TALLEST = 720, 4, 78
"""Rows stand two abreast where the column is so many units wide, so many follow each other, and none is taller then."""

Plates = Callable[[str, int], Block]
"""Gives the plate of a name for a width."""


@dataclass(frozen=True, slots=True)
class Typesetter:
    """Turns marked-up text into blocks of one width."""

    theme: Theme
    assets: Assets
    width: int
    found: tuple[str, ...] = ()
    """Plain words that are marked wherever they stand."""
    plates: Plates | None = None
    """Where plates come from; without it they are left out."""
    body: float = BODY
    """The size of running text."""
    rows: tuple[float, float] = (ROW_WIDE, ROW_HIGH)
    """The room of the small picture before the words of a row, in units."""

    def blocks(self, text: str) -> list[Block]:
        """The blocks of a text, by the marks of `markup`."""
        parts, found = paragraphs(text), list[Block]()
        while parts:
            if pairs := self._pairs(parts):
                found += pairs
                continue
            part = parts.pop(0)
            if self.plates is None and PLATE.match(anchored(part)[1]):
                continue
            match = PICTURE.match(anchored(part)[1])
            aside = match is not None and self.assets.ratio(match[2]) < WIDE
            found.append(self._beside(self.block(part), parts) if aside else self.block(part))
        return found

    def _pairs(self, parts: list[str]) -> list[Block]:
        """The rows with which `parts` begin, two abreast, which then leave it; none where they stand one by one."""
        run = list(takewhile(lambda part: ROW.match(anchored(part)[1]), parts))
        gap = self.theme.px(2 * GAP)
        half = replace(self, width=(self.width - gap) // 2)
        if len(run) < RUN or self.width < self.theme.px(PAIRED):
            return []
        blocks = [half.block(part) for part in run]
        if max(block.height for block in blocks) > self.theme.px(TALLEST):
            return []
        del parts[: len(run)]
        return [beside(blocks[n : n + 2], gap) for n in range(0, len(blocks), 2)]

    def block(self, part: str) -> Block:
        """One heading, bullet, picture, plate, row or paragraph, with its names."""
        bullet = next((lead for lead in ("- ", f"{MARK} ") if part.startswith(lead)), "")
        names, bare = anchored(part.removeprefix(bullet))
        return replace(self._block(f"{bullet}{bare}"), anchors=names, said=spoken(bare))

    def _block(self, part: str) -> Block:
        if match := PICTURE.match(part):
            return self.picture(match[2], INK if match[1] == "ink" else None)
        if (match := PLATE.match(part)) and self.plates is not None:
            return self.plates(match[1], self.width)
        if match := ROW.match(part):
            return self.row(match[1], match[2])
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
        return self._set(text, self.theme.font("ui", self.body), INK, (0, 0))

    def bullet(self, text: str) -> Block:
        """Running text behind a brass dot."""
        font = self.theme.font("ui", self.body)
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
        rule = lambda surface, _rect: pygame.draw.rect(surface, PAPER_EDGE, line)  # noqa: E731
        return painted((self.width, self.theme.px(units)), rule)

    def row(self, name: str, text: str) -> Block:
        """A small picture in a column of its own, and words beside it."""
        (wide, high), gap = (self.theme.px(side) for side in self.rows), self.theme.px(GAP)

        def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
            image = self.assets.inked(icon_file(name), rect.size, INK)
            surface.blit(image, image.get_rect(center=rect.center))

        narrow = replace(self, width=self.width - wide - gap)
        return beside([painted((wide, high), draw), narrow.paragraph(text)], gap)

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
            if self.found:
                _mark(surface, font, lines, self.found, at)
            surface.blit(typeset.render(font, lines, colour), at)
            return surface

        return Block(size, draw)

    def _beside(self, picture: Block, parts: list[str]) -> Block:
        """A picture with the words that follow it at its right, as many as its height takes; those leave `parts`."""
        left, gap = picture.width + self.theme.px(2 * GAP), self.theme.px(GAP)
        narrow, words, height = replace(self, width=self.width - left), list[Block](), 0
        while parts and height < picture.height and not parts[0].startswith(("#", MARK, "[img", "[ink", "[plate")):
            words.append(narrow.block(parts.pop(0)))
            height += words[-1].height + gap
        return beside([picture, stacked(words, gap)], left - picture.width) if words else picture


def _mark(
    surface: pygame.Surface, font: pygame.font.Font, lines: list[str], words: tuple[str, ...], at: tuple[int, int]
) -> None:
    """Lay a bright ground under every word that was found."""
    step = typeset.line_height(font, lines)
    for number, line in enumerate(lines):
        for start, end in spans(line, words):
            left = typeset.line_width(font, line[:start])
            width = typeset.line_width(font, line[start:end])
            mark = pygame.Rect(at[0] + left, at[1] + number * step, width, step)
            pygame.draw.rect(surface, FOUND, mark.inflate(step // 8, 0), border_radius=step // 5)
