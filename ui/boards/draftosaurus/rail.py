"""What lies beside another seat's zoo: what it holds in hand as far as that is known, and whom it passes it to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.draftosaurus.model import KINDS, SPECIES
from game.draftosaurus.view import DraftView
from ui.boards.draftosaurus.paint import draw_count
from ui.boards.kit.marks import seat_colour, seat_symbol
from ui.boards.kit.pen import Pen
from ui.boards.kit.shapes import bottom, grid, inset, square, top
from ui.theme import INK, INK_SOFT, PAPER, PAPER_EDGE

if TYPE_CHECKING:
    from ui.boards.draftosaurus.board import DraftBoard

HEAD = 34
"""The units for the number in hand and for the sign of who gets the hand."""


def draw_rail(pen: Pen, table: DraftBoard, view: DraftView, seat: int, rail: pygame.Rect) -> None:
    """A tray with the number in hand above, the dinosaurs in the middle, and where they go below."""
    theme = table.app.theme
    pen.box(rail, theme.px(8), PAPER, PAPER_EDGE, theme.px(1.5))
    head, middle, foot = _parts(table, rail)
    number = head
    if not _is_narrow(table, rail):
        icon, number = _beside(head)
        pen.icon("hand", icon, min(theme.px(26), head.height), INK_SOFT)
    pen.write(str(view.hand_sizes[seat]), number, min(theme.px(24), head.height), INK, "round")
    if view.hand_sizes[seat] and middle.height >= theme.px(HEAD):
        _draw_known(pen, table, view.hands[seat], rail)
    _draw_goal(pen, table, (seat + 1) % len(view.zoos), foot)


def _is_narrow(table: DraftBoard, rail: pygame.Rect) -> bool:
    """Whether only one thing has room beside another one's zoo."""
    return _inner(table, rail).width < table.app.theme.px(56)


def _inner(table: DraftBoard, rail: pygame.Rect) -> pygame.Rect:
    return inset(rail, table.app.theme.px(8), table.app.theme.px(10))


def _parts(table: DraftBoard, rail: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """The number in hand above, the room for the dinosaurs, and below where they go."""
    theme, inner = table.app.theme, _inner(table, rail)
    head, others = top(inner, min(theme.px(HEAD), inner.height // 2))
    foot, middle = bottom(others, min(theme.px(HEAD * (1 + _is_narrow(table, rail))), others.height))
    return head, middle, foot


def _beside(area: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """The two halves of an area, near its middle."""
    half = min(area.width // 2, area.height)
    return (
        pygame.Rect(area.centerx - half, area.top, half, area.height),
        pygame.Rect(area.centerx, area.top, half, area.height),
    )


def known_spots(table: DraftBoard, held: tuple[int, ...] | None, rail: pygame.Rect) -> list[tuple[int, pygame.Rect]]:
    """Where the dinosaurs of a hand that the viewer has held lie, by species; else -1 for the bag they came from."""
    area = inset(_parts(table, rail)[1], 0, table.app.theme.px(8))
    if held is None or not any(held):
        return [(-1, square(area, max(min(area.width, area.height, table.app.theme.px(90)), 1)))]
    kinds = [kind for kind in range(KINDS) if held[kind]]
    across = max(range(1, 4), key=lambda n: min(area.width / n / 1.15, area.height / -(-len(kinds) // n)))
    cells = grid(area, across, -(-len(kinds) // across))
    spots = [(kind, inset(cell, 4, 4)) for kind, cell in zip(kinds, cells, strict=False)]
    return [(kind, spot) for kind, spot in spots for _ in range(held[kind])]


def _draw_known(pen: Pen, table: DraftBoard, held: tuple[int, ...] | None, rail: pygame.Rect) -> None:
    """The dinosaurs of a hand that the viewer has held, with their numbers; else the bag they came from."""
    high = table.app.theme.px(20)
    for kind, spot in dict(known_spots(table, held, rail)).items():
        stands = pen.picture("draftosaurus/bag" if kind < 0 else f"draftosaurus/{SPECIES[kind]}", spot)
        if held is not None and kind >= 0 and held[kind] > 1:
            draw_count(pen.surface, table.app, held[kind], stands.bottomright, high)


def _draw_goal(pen: Pen, table: DraftBoard, seat: int, area: pygame.Rect) -> None:
    """An arrow to the sign of the seat that gets the hand."""
    side = min(table.app.theme.px(28), area.height)
    tall = area.width < 2 * side
    first, second = top(area, area.height // 2) if tall else _beside(area)
    pen.icon("arrow_down" if tall else "arrow_right", first, side * 0.8, INK)
    pen.badge(seat_symbol(table, seat), square(second, side), seat_colour(table, seat))
