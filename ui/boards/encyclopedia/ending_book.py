"""Books at the end of Encyclopedia: where their pages and lines lie, how they lie open, and how one is bound."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from ui.boards.encyclopedia.brush import Brush
from ui.boards.kit.shapes import card_grid, centred, grid, inset, left, rows, top
from ui.theme import BRASS_LIGHT, Colour, Theme, mix
from ui.widgets.panel import draw_box, draw_shadow, draw_veil

PLATE = 60
"""Units that the plate with a seat's name is tall."""

PAGE: Colour = (250, 243, 226)
GUTTER: Colour = (214, 196, 160)
LEATHER: Colour = (86, 42, 26)

WIDEST, NARROWEST = 2.2, 0.95
"""A book is at most so many times as wide as it is tall; a narrower one than the other shows a single page."""

LINE = 98
"""Units that a line takes at most."""

PLATE_LINES = 4
"""On a single page plates have the room of so many lines."""

PRINTED = ("continents", "experts")
"""What is counted below the plates."""

SHADE = 150
"""How dark the pages under a bound volume become, of 255."""

RISE = 0.25
"""How much smaller a bound volume begins than it ends."""

GILT = (178 / 312, 187 / 400)
"""Where in the picture of a bound volume the sign of its owner stands."""


@dataclass(frozen=True)
class Book:
    """An open volume: the plate over it, both pages together, the room for plates, and a line for every step."""

    plate: pygame.Rect
    pages: pygame.Rect
    plates: pygame.Rect
    lines: dict[str, pygame.Rect]

    @property
    def spread(self) -> bool:
        """Whether two pages are seen."""
        return is_spread(self.pages)

    def plate_spots(self, count: int, gap: int) -> list[pygame.Rect]:
        """Places for so many plates on the right page."""
        return card_grid(self.plates, max(count, 1), gap, (0.85, 1.5), 5)


def is_spread(pages: pygame.Rect) -> bool:
    """Whether there is room for two pages side by side."""
    return pages.width >= pages.height * NARROWEST


def lay_out_books(area: pygame.Rect, seats: int, steps: Sequence[str], theme: Theme) -> list[Book]:
    """A book for every seat: up to three side by side, four in two rows."""
    across = seats if seats <= 3 else -(-seats // 2)
    cells = grid(area, across, -(-seats // across), theme.px(18))[:seats]
    return [_book(cell, steps, theme) for cell in cells]


def _book(cell: pygame.Rect, steps: Sequence[str], theme: Theme) -> Book:
    """A plate, and below it as large a book as there is room for."""
    plate, rest = top(cell, min(theme.px(PLATE), cell.height // 6), theme.px(8))
    rest = inset(rest, theme.px(20), theme.px(20))
    pages = centred(rest, min(rest.width, rest.height * WIDEST), rest.height)
    plate = pygame.Rect(pages.left, plate.top, pages.width, plate.height)
    margin = min(theme.px(26), pages.height // 20)
    if is_spread(pages):
        first, second = left(pages, pages.width // 2)
    else:
        own = len(steps) - len(PRINTED)
        first, second = top(pages, pages.height * own / (len(steps) + PLATE_LINES))
    return _filled(plate, pages, inset(first, margin, margin), inset(second, margin, margin), steps, theme)


def _filled(
    plate: pygame.Rect, pages: pygame.Rect, first: pygame.Rect, second: pygame.Rect, steps: Sequence[str], theme: Theme
) -> Book:
    """A book whose second page holds plates and what is counted of them; the first one holds all other lines."""
    gap = min(theme.px(5), pages.height // 90)
    others = [step for step in steps if step not in PRINTED]
    printed = [step for step in steps if step in PRINTED]
    high = min(theme.px(LINE), (first.height + gap) // max(len(others), 1) - gap)
    page = pygame.Rect(first.left, first.top, first.width, (high + gap) * len(others) - gap)
    page.centery = first.centery
    lines = dict(zip(others, rows(page, len(others), gap), strict=True))
    plates, rest = top(second, second.height - (high + gap) * len(printed), gap)
    lines |= dict(zip(printed, rows(rest, len(printed), gap), strict=True))
    return Book(plate, pages, plates, lines)


def draw_open_book(pen: Brush, book: Book, colour: Colour) -> None:
    """Covers of leather, the edges of many pages, both pages with the fold between them, and a ribbon."""
    surface, px = pen.surface, pen.app.theme.px
    cover = book.pages.inflate(px(22), px(18))
    draw_shadow(surface, cover, px(10), px(14))
    draw_box(surface, cover, px(10), LEATHER, mix(LEATHER, BRASS_LIGHT, 0.5), max(px(2), 1))
    for n in (3, 2, 1):
        draw_box(surface, book.pages.inflate(n * px(5), n * px(2)), px(6), mix(PAGE, GUTTER, 0.25 * n), GUTTER, 1)
    draw_box(surface, book.pages, px(5), PAGE, None, 0)
    if book.spread:
        _draw_fold(pen, book.pages)
    _draw_ribbon(pen, book, colour, cover.bottom)


def _draw_fold(pen: Brush, pages: pygame.Rect) -> None:
    """The shadow in the fold."""
    reach = max(pages.width // 22, 2)
    for n in range(reach):
        shade = mix(GUTTER, PAGE, n / reach)
        for x in (pages.centerx - 1 - n, pages.centerx + n):
            pygame.draw.line(pen.surface, shade, (x, pages.top), (x, pages.bottom - 1))


def _draw_ribbon(pen: Brush, book: Book, colour: Colour, bottom: int) -> None:
    """The end of a ribbon in the colour of the seat, below the fold, or at the right of a single page."""
    px = pen.app.theme.px
    middle = book.pages.centerx if book.spread else book.pages.right - px(30)
    wide, low = px(9), bottom + px(6)
    points = [(middle - wide, bottom - px(8)), (middle + wide, bottom - px(8)), (middle + wide, low)]
    points += [(middle, low - px(7)), (middle - wide, low)]
    pygame.draw.polygon(pen.surface, colour, points)
    pygame.draw.polygon(pen.surface, mix(colour, (0, 0, 0), 0.4), points, 1)


def draw_binding(pen: Brush, pages: pygame.Rect, symbol: str, part: float) -> None:
    """A bound volume that rises over its pages, which fall into shade, with a sign in gilt on the cover."""
    draw_veil(pen.surface.subsurface(pages.clip(pen.surface.get_rect())), round(SHADE * part))
    size = 1 - RISE + RISE * part
    high = min(pages.height * 0.92, pages.width * 1.1) * size
    image = pen.app.assets.image("encyclopedia/volume", (round(high * 0.78), round(high)))
    spot = image.get_rect(center=pages.center)
    draw_shadow(pen.surface, spot, pen.edge(10), pen.edge(16))
    pen.surface.blit(image, spot)
    side = round(spot.width * 0.27)
    sign = pygame.Rect(0, 0, side, side)
    sign.center = (spot.left + round(spot.width * GILT[0]), spot.top + round(spot.height * GILT[1]))
    pen.icon(symbol, sign, side, BRASS_LIGHT)
