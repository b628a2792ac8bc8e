"""The drawers of the cabinet: front, picture field and label card."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ui import typeset
from ui.assets import Assets
from ui.theme import BRASS, BRASS_DARK, CREAM, INK, MOSS, PAPER, WALNUT_DEEP, WALNUT_LIGHT, Colour, Theme
from ui.widgets.marks import check, disc
from ui.widgets.panel import outline, rounded_box

SHAPE = (800, 420)
FIELD = pygame.Rect(60, 20, 680, 230)
HEAVIEST = 3
"""The weight of the weightiest games."""

CARD = pygame.Rect(140, 285, 520, 90)


def fit_drawer(width: int, height: int) -> tuple[int, int]:
    """The largest size of a drawer's shape inside a box."""
    factor = max(min(width / SHAPE[0], height / SHAPE[1]), 0.0)
    return round(SHAPE[0] * factor), round(SHAPE[1] * factor)


def fit_drawers(count: int, area: tuple[int, int], gap: int, foot: int) -> tuple[list[int], tuple[int, int]]:
    """How many drawers stand in every row, and the size of each: as large as so many can be, each over its foot."""
    best: tuple[list[int], tuple[int, int]] = ([], (-1, -1))
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        box = (area[0] - gap * (columns - 1)) // columns, (area[1] - gap * (rows - 1)) // rows - foot
        size = fit_drawer(*box)
        if size > best[1]:
            best = ([count // rows + (row < count % rows) for row in range(rows)], size)
    return best


def prepare_drawer(assets: Assets, size: tuple[int, int]) -> None:
    """Have the front of a drawer that is pulled out made ahead."""
    assets.prepare("home/drawer_open", size, stretch=True)


def drawer(
    theme: Theme,
    assets: Assets,
    size: tuple[int, int],
    state: str,
    emblem: str,
    title: str,
    marks: Sequence[bool] = (),
) -> pygame.Surface:
    """The front of one drawer with its emblem and title; pulled out a little under the pointer.

    `marks` are the chapters of its lessons: a row of studs under the picture, those that are finished with a check.
    """
    name = "home/drawer_open" if state in ("hovered", "down") else "home/drawer"
    front = assets.image(name, size, stretch=True).copy() if assets.has(name) else _plain_front(size)
    field = _part(FIELD, size)
    if assets.has(emblem):
        front.blit(assets.cover(emblem, field.size), field)
    card = _part(CARD, size).inflate(-round(size[0] * 0.05), -round(size[1] * 0.03))
    font = typeset.fit_font(theme, "serif_bold", title, card.height / theme.unit * 0.74, card.width, 0.5)
    words = font.render(title, True, INK)
    if words.get_width() > card.width:
        typeset.report_overflow(title, words.get_size(), card.size)
    front.blit(words, words.get_rect(center=card.center))
    if any(marks):
        _draw_marks(front, size, marks)
    return front


def pips(theme: Theme, weight: int, colour: Colour) -> pygame.Surface:
    """One, two or three full pips of three: how weighty a game is."""
    side, gap = theme.px(13), theme.px(4)
    surface = pygame.Surface((HEAVIEST * (side + gap) - gap, side), pygame.SRCALPHA)
    for n in range(HEAVIEST):
        spot = (n * (side + gap), 0)
        surface.blit(outline((side, side), side // 2, colour, max(theme.px(2), 1)), spot)
        if n < weight:
            surface.blit(rounded_box((side, side), side // 2, colour), spot)
    return surface


def _draw_marks(front: pygame.Surface, size: tuple[int, int], marks: Sequence[bool]) -> None:
    """A stud for every chapter, green and checked where it is finished."""
    side = max(round(size[1] * 0.062), 14)
    row = pygame.Rect(0, 0, len(marks) * side * 5 // 4, side)
    row.center = (size[0] // 2, round((FIELD.bottom + CARD.top) / 2 * size[1] / SHAPE[1]))
    for number, finished in enumerate(marks):
        spot = (row.left + number * side * 5 // 4, row.top)
        front.blit(disc(side, MOSS if finished else WALNUT_DEEP, BRASS), spot)
        if finished:
            mark = check(round(side * 0.66), CREAM)
            front.blit(mark, mark.get_rect(center=(spot[0] + side // 2, spot[1] + side // 2)))


def _part(part: pygame.Rect, size: tuple[int, int]) -> pygame.Rect:
    """A part of the drawer's drawing, scaled to `size`."""
    x, y = size[0] / SHAPE[0], size[1] / SHAPE[1]
    return pygame.Rect(round(part.x * x), round(part.y * y), round(part.w * x), round(part.h * y))


def _plain_front(size: tuple[int, int]) -> pygame.Surface:
    """A front drawn without art: wood, a dark field and a framed card."""
    front = rounded_box(size, size[1] // 24, WALNUT_LIGHT, WALNUT_DEEP, max(size[1] // 90, 1)).copy()
    field, card = _part(FIELD, size), _part(CARD, size)
    front.blit(rounded_box(field.size, size[1] // 40, WALNUT_DEEP, BRASS_DARK, max(size[1] // 120, 1)), field)
    front.blit(rounded_box(card.size, size[1] // 40, PAPER, BRASS, max(size[1] // 60, 1)), card)
    return front
