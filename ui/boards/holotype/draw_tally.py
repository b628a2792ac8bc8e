"""What a seat has published as a table: periods down, clades and diets across, traces below."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.holotype.model import CLADES, PERIODS, TRACES
from game.holotype.view import Mat
from ui.boards.holotype import facts
from ui.boards.holotype.pen import CARD_INK, CARD_SHADE, PERIOD_INKS, columns, picture, rows, write
from ui.theme import Colour, mix
from ui.widgets.panel import draw_box

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

PALE: Colour = (196, 184, 160)
HEADS = (*(f"clade_{name}" for name in CLADES), "diet_herbivore", "diet_carnivore")


def draw_tally(surface: pygame.Surface, table: HoloBoard, mat: Mat, area: pygame.Rect) -> None:
    """A head of icons, a row for each period with its sum, a row for all of them, and one for traces."""
    lines = rows(area, 6)
    cells = [_cells(line) for line in lines]
    counts, sums = facts.tally(table.box, mat), facts.period_counts(table.box, mat)
    _draw_head(surface, table, cells[0])
    for n in range(len(PERIODS) + 1):
        last = n == len(PERIODS)
        ink = CARD_INK if last else PERIOD_INKS[n]
        draw_box(surface, lines[n + 1].inflate(0, -2), 3, mix(CARD_SHADE, ink, 0.0 if last else 0.14))
        icon = "period_any" if last else f"period_{PERIODS[n]}"
        side = min(cells[n + 1][0].size)
        spot = pygame.Rect(0, 0, side, side).inflate(-side // 5, -side // 5)
        spot.center = cells[n + 1][0].center
        picture(surface, table.app, icon, spot, ink)
        for column, cell in enumerate(cells[n + 1][1:]):
            value = sums[n] if column == 0 else counts[n][column - 1]
            write(surface, table.app, str(value) if value else "·", cell, ink if value else PALE, cell.height * 0.8)
    _draw_traces(surface, table, mat, lines[5])


def _cells(line: pygame.Rect) -> list[pygame.Rect]:
    """The cells of a row: icon, sum, four clades, two diets with a little room before them."""
    gap = max(line.width // 60, 1)
    parts = columns(pygame.Rect(line.left, line.top, line.width - 2 * gap, line.height), 8, 0)
    shifts = (0, 0, 1, 1, 1, 1, 2, 2)
    return [part.move(shift * gap, 0) for part, shift in zip(parts, shifts, strict=True)]


def _draw_head(surface: pygame.Surface, table: HoloBoard, cells: list[pygame.Rect]) -> None:
    """The icons above the columns; the sum has that of a card."""
    write(surface, table.app, "Σ", cells[1], CARD_INK, cells[1].height * 0.8)
    for name, cell in zip(HEADS, cells[2:], strict=True):
        picture(surface, table.app, name, cell.inflate(-2, -1), CARD_INK)


def _draw_traces(surface: pygame.Surface, table: HoloBoard, mat: Mat, line: pygame.Rect) -> None:
    """The published traces by kind."""
    for kind, count, cell in zip(TRACES, facts.trace_counts(mat), columns(line, len(TRACES), 2), strict=True):
        side = min(cell.height, cell.width // 2)
        spot = pygame.Rect(cell.centerx - side, cell.centery - side // 2, side, side)
        picture(surface, table.app, f"traces/{kind}", spot)
        label = pygame.Rect(spot.right, cell.top, side, cell.height)
        write(surface, table.app, str(count) if count else "·", label, CARD_INK if count else PALE, cell.height * 0.8)
