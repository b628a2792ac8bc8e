"""Where badges and the star stand on the strips of seats: what flies there lands on them."""

from __future__ import annotations

from typing import Any

import pygame

from ui.boards.kit.names import strip
from ui.table.board import Board
from ui.table.header import Header, badge_spot, star_spot


def spot(table: Board, view: Any, seat: int, focus: int, number: int) -> pygame.Rect:
    """The picture of a badge of a seat as `view` has it, counted from the score inwards; beside `focus` others fold."""
    return badge_spot(table.app, table.names[strip(seat, focus)], _header(table, view, seat, focus), number)


def star(table: Board, view: Any, seat: int, focus: int) -> pygame.Rect:
    """The star beside the score of a seat."""
    return star_spot(table.app, table.names[strip(seat, focus)], _header(table, view, seat, focus))


def _header(table: Board, view: Any, seat: int, focus: int) -> Header:
    """What the strip of a seat shows while something moves."""
    badges, marks, other = tuple(table.badges(view, seat)), tuple(table.marks(view, seat)), seat != focus
    name, points = table.seat_names[seat], table.match.scores()[seat].total
    opens, crowd = other and table.is_folded(seat), table.crowd if other else 0
    return Header(name, seat, points, marks, badges=badges, opens=opens, crowd=crowd)
