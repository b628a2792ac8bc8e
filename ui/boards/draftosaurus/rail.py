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
    inner = inset(rail, theme.px(8), theme.px(10))
    narrow = inner.width < theme.px(56)
    head, others = top(inner, min(theme.px(HEAD), inner.height // 2))
    foot, middle = bottom(others, min(theme.px(HEAD * (1 + narrow)), others.height))
    number = head
    if not narrow:
        icon, number = _beside(head)
        pen.icon("hand", icon, min(theme.px(26), head.height), INK_SOFT)
    pen.write(str(view.hand_sizes[seat]), number, min(theme.px(24), head.height), INK, "round")
    if middle.height >= theme.px(HEAD):
        _draw_known(pen, table, view, seat, inset(middle, 0, theme.px(8)))
    _draw_goal(pen, table, (seat + 1) % len(view.zoos), foot)


def _beside(area: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """The two halves of an area, near its middle."""
    half = min(area.width // 2, area.height)
    return (
        pygame.Rect(area.centerx - half, area.top, half, area.height),
        pygame.Rect(area.centerx, area.top, half, area.height),
    )


def _draw_known(pen: Pen, table: DraftBoard, view: DraftView, seat: int, area: pygame.Rect) -> None:
    """The dinosaurs of a hand that the viewer has held, with their numbers; else the bag they came from."""
    held = view.hands[seat]
    if held is None or not any(held):
        if view.hand_sizes[seat]:
            pen.picture("draftosaurus/bag", square(area, min(area.width, area.height, table.app.theme.px(90))))
        return
    kinds = [kind for kind in range(KINDS) if held[kind]]
    across = max(range(1, 4), key=lambda n: min(area.width / n / 1.15, area.height / -(-len(kinds) // n)))
    high = table.app.theme.px(20)
    for kind, cell in zip(kinds, grid(area, across, -(-len(kinds) // across)), strict=False):
        spot = pen.picture(f"draftosaurus/{SPECIES[kind]}", inset(cell, 4, 4))
        if held[kind] > 1:
            draw_count(pen.surface, table.app, held[kind], spot.bottomright, high)


def _draw_goal(pen: Pen, table: DraftBoard, seat: int, area: pygame.Rect) -> None:
    """An arrow to the sign of the seat that gets the hand."""
    side = min(table.app.theme.px(28), area.height)
    tall = area.width < 2 * side
    first, second = top(area, area.height // 2) if tall else _beside(area)
    pen.icon("arrow_down" if tall else "arrow_right", first, side * 0.8, INK)
    pen.badge(seat_symbol(table, seat), square(second, side), seat_colour(table, seat))
