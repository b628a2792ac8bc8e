"""Personal Objectives as cards: the requirement with its progress, how frequent such cards are, the points."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.holotype.view import Mat
from ui.boards.holotype import cardface, facts, needs
from ui.boards.holotype.pen import (
    BOARD,
    BOARD_LINE,
    CARD_INK,
    CARD_PAPER,
    CARD_SHADE,
    READY,
    columns,
    paragraph,
    picture,
    rows,
    write,
)
from ui.theme import BRASS, CREAM, PAPER_EDGE, Colour
from ui.widgets.panel import draw_box

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

HEAD: Colour = (118, 54, 50)


def draw_personal(surface: pygame.Surface, table: HoloBoard, mat: Mat, name: str, rect: pygame.Rect) -> None:
    """A Personal Objective face up, with what the mat has achieved of it."""
    app, unit = table.app, rect.height / 252
    draw_box(surface, rect, round(10 * unit), CARD_SHADE, PAPER_EDGE, max(round(2 * unit), 1))
    head = pygame.Rect(rect.left, rect.top, rect.width, round(46 * unit)).inflate(-round(8 * unit), -round(8 * unit))
    draw_box(surface, head, round(6 * unit), HEAD)
    title = app.text(f"holotype.objective.{name}.name")
    paragraph(surface, app, title, head.inflate(-round(12 * unit), 0), CREAM, 21 * unit, "serif_bold")
    body = pygame.Rect(rect.left, head.bottom, rect.width, round(120 * unit)).inflate(
        -round(8 * unit), -round(6 * unit)
    )
    draw_box(surface, body, round(6 * unit), CARD_PAPER, PAPER_EDGE, 1)
    _draw_terms(surface, table, mat, name, body.inflate(-round(8 * unit), -round(8 * unit)))
    foot = pygame.Rect(
        body.left, body.bottom + round(4 * unit), body.width, rect.bottom - body.bottom - round(10 * unit)
    )
    _draw_points(surface, table, mat, name, foot, unit)


def draw_own(surface: pygame.Surface, table: HoloBoard, mat: Mat) -> None:
    """The Personal Objective that was kept, its back for those who may not see it, its place before the choice."""
    slot, unit = table.names["personal"], table.unit
    if mat.personal:
        draw_personal(surface, table, mat, mat.personal, slot)
    elif mat.offered:
        draw_box(surface, slot, round(12 * unit), BOARD, BOARD_LINE, max(round(2 * unit), 1))
        picture(surface, table.app, "personal", slot.inflate(-slot.width // 2, -slot.width // 2), BOARD_LINE)
    else:
        card = pygame.Rect(0, 0, round(slot.height * 0.714), slot.height)
        card.center = slot.center
        cardface.draw_back(surface, table, card, "card_personal_back")


def _draw_terms(surface: pygame.Surface, table: HoloBoard, mat: Mat, name: str, box: pygame.Rect) -> None:
    """Every term with how many are published of how many, and its ratio icon."""
    personal = table.personal(name)
    terms = table.personal_terms(name)
    high = min(box.height // len(terms), round(box.height * 0.6))
    block = pygame.Rect(box.left, 0, box.width, high * len(terms))
    block.centery = box.centery
    filled = facts.progress(personal, table.box, mat)
    for line, term, icon, count in zip(rows(block, len(terms)), terms, personal.icons, filled, strict=True):
        done = min(count, term.count)
        ratio = pygame.Rect(line.right - round(line.height * 0.5), line.top, round(line.height * 0.5), line.height)
        _draw_ratio(surface, icon, ratio)
        rest = pygame.Rect(line.left, line.top, ratio.left - line.left, line.height).inflate(-2, -2)
        ink = READY if done >= term.count else CARD_INK
        needs.draw_term(surface, table.app, term, rest, f"{done}/{term.count}", ink)


def _draw_ratio(surface: pygame.Surface, icon: int, box: pygame.Rect) -> None:
    """How frequent fitting cards are: one to three bars."""
    wide = max(box.width // 4, 2)
    for n in range(3):
        high = round(box.height * (0.22 + 0.16 * n))
        bar = pygame.Rect(box.left + n * (wide + 1), box.centery + round(box.height * 0.27) - high, wide, high)
        pygame.draw.rect(surface, READY if n <= icon else CARD_SHADE, bar)
        pygame.draw.rect(surface, CARD_INK, bar, 1)


def _draw_points(surface: pygame.Surface, table: HoloBoard, mat: Mat, name: str, box: pygame.Rect, unit: float) -> None:
    """The row of points with the present one bright, or the points for all."""
    personal, app = table.personal(name), table.app
    now = table.personal_points(name, mat)
    upper = pygame.Rect(box.left, box.top, box.width, round(box.height * 0.6))
    if personal.graded:
        reached = min(facts.progress(personal, table.box, mat)[0], len(personal.points))
        for n, cell in enumerate(columns(upper, len(personal.points), max(round(2 * unit), 1))):
            bright = n == reached - 1
            half = cell.height // 2
            draw_box(surface, cell, max(round(4 * unit), 1), BRASS if bright else CARD_PAPER, PAPER_EDGE, 1)
            write(
                surface, app, str(n + 1), pygame.Rect(cell.left, cell.top, cell.width, half), (120, 96, 66), half * 0.66
            )
            lower = pygame.Rect(cell.left, cell.top + half, cell.width, cell.height - half)
            write(surface, app, str(personal.points[n]), lower, CARD_INK, half * 0.95, "serif_bold")
    else:
        points = app.text("holotype.good.point", n=personal.points[0])
        write(surface, app, points, upper, CARD_INK, 26 * unit, "serif_bold")
    lower = pygame.Rect(box.left, upper.bottom, box.width, box.bottom - upper.bottom)
    words = app.text("holotype.mat.now", n=now)
    write(surface, app, words, lower, READY if now else CARD_INK, 18 * unit)
