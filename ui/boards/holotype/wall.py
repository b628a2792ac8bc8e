"""Drawing the museum wall: published Holotypes in their frames, the frames that wait, and marks that count them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.holotype import forecast
from game.holotype.model import CLADES, PERIODS, TRACES
from game.holotype.view import Mat, Paper
from ui.app import App
from ui.boards.holotype.cards import write_genus
from ui.boards.holotype.inks import CARD_INK, CARD_PAPER, CARD_SHADE, PERIOD_INKS
from ui.boards.holotype.layout import GAP, hanging, hung
from ui.boards.holotype.needs import TRAITS
from ui.boards.kit.pen import Pen
from ui.boards.kit.shapes import centred, columns, inset, left, right, rows, top
from ui.boards.kit.writing import smallest
from ui.theme import BRASS, BRASS_LIGHT, CREAM, INK, Colour, mix

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

CLOTH: Colour = (88, 42, 44)
DADO: Colour = (62, 38, 26)
WOOD: Colour = (104, 66, 38)
GILT: Colour = (190, 148, 74)
"""The cloth of a wall, the panel at its foot, its rails, its frames."""

SIGNS = (*(f"clade_{name}" for name in CLADES), *(f"diet_{name}" for name in forecast.EATEN))
"""What is counted of the published cards in each period and in all."""

Mark = tuple[str, int, Colour]
"""A picture with its number and its ink."""


def draw_ground(pen: Pen, wall: pygame.Rect, unit: float) -> None:
    """A wall of striped cloth over a panel of wood."""
    pen.box(wall, 8 * unit, CLOTH, None)
    edge, stripe = max(round(4 * unit), 1), max(round(13 * unit), 2)
    for x in range(wall.left + stripe, wall.right - stripe, 2 * stripe):
        pygame.draw.rect(pen.surface, mix(CLOTH, INK, 0.16), (x, wall.top, stripe, wall.height))
    foot = hanging(wall, unit)[1].top - edge
    pen.box(pygame.Rect(wall.left, foot, wall.width, wall.bottom - foot), 6 * unit, DADO, WOOD, edge)
    pygame.draw.rect(pen.surface, WOOD, wall, edge, border_radius=round(8 * unit))


def draw_wall(pen: Pen, table: HoloBoard, mat: Mat, wall: pygame.Rect) -> None:
    """What a seat has published, the frames that are still empty, and the marks below."""
    frames, foot = hanging(wall, table.unit)
    spots = hung(frames, len(mat.papers), round(GAP * table.unit))
    draw_frames(pen, table, mat, spots)
    caption, marks = left(foot, 112 * table.unit, round(8 * table.unit))
    pen.write(table.say("mat.papers"), caption, table.letters(19, 22 * table.unit), BRASS_LIGHT, "serif_bold", "left")
    if mat.papers:
        draw_marks(pen, table, mat, inset(marks, 0, 4 * table.unit))
    else:
        pen.write(table.say("large.nothing"), marks, table.letters(17, 22 * table.unit), BRASS_LIGHT, "ui", "left")


def draw_frames(pen: Pen, table: HoloBoard, mat: Mat, spots: list[pygame.Rect]) -> None:
    """The published Holotypes in their frames, and empty frames, of which the next one stands out."""
    for paper, spot in zip(mat.papers, spots, strict=False):
        key = ("plate", paper.card, paper.trace, table.match.ready.data_hash)
        pen.kept(key, spot, partial(draw_plate, table, paper))
    for n, spot in enumerate(spots[len(mat.papers) :]):
        edge, line = max(spot.height // 30, 1), mix(CLOTH, BRASS, 0.35 if n else 0.9)
        pen.box(spot, edge * 2, mix(CLOTH, INK, 0.25), line, edge)
        pen.oval(centred(top(spot, spot.height // 4)[0], 2 * edge + 1, 2 * edge + 1), line)


def named_width(app: App) -> int:
    """The least width of a frame that carries a name."""
    return 5 * smallest(app)


def draw_plate(table: HoloBoard, paper: Paper, pen: Pen, area: pygame.Rect) -> None:
    """Gilt frame, band of the period with marks and points, picture with its trace, the name where it can be read."""
    own, edge, least = forecast.specimen(table.box, paper.card), max(round(area.height / 30), 1), smallest(table.app)
    ink = PERIOD_INKS[own.period]
    pen.box(area, edge * 2, GILT, INK, max(edge // 3, 1))
    label = max(area.height * 0.16, least * 1.3) if area.width >= named_width(table.app) else 0
    head, body = top(inset(area, 2 * edge, 2 * edge), max(area.height * 0.17, label and least * 1.15, 9))
    pen.box(head, edge, ink, None)
    points, signs = right(head, head.height * 1.25 if label else 0)
    for kind, cell in zip(TRAITS, columns(signs, len(TRAITS), most=round(head.height * 1.1)), strict=True):
        pen.picture(f"{kind}_{getattr(own, kind)}", cell.inflate(-2, -head.height // 6), CREAM)
    image, foot = top(body, body.height - label)
    pen.box(body, edge, CARD_SHADE, None)
    pen.box(image, 1, mix(CARD_PAPER, ink, 0.12), None)
    pen.picture(f"specimens/{paper.card}", image.inflate(-2, -2))
    if label:
        pen.box(points.inflate(-2, -head.height // 6), head.height // 3, CARD_SHADE, None)
        pen.write(str(own.points), points, head.height * 0.84, CARD_INK, "serif_bold")
        write_genus(pen, table, paper.card, inset(foot, 6), label * 0.66, CARD_INK, "center")
    if paper.trace:
        side = round(min(image.size) * 0.44)
        badge = pygame.Rect(image.right - side, image.bottom - side, side, side)
        pen.box(badge, side // 5, CARD_PAPER, GILT, max(side // 16, 1))
        pen.picture(f"traces/{paper.trace}", badge.inflate(-side // 6, -side // 6))


def _groups(table: HoloBoard, mat: Mat) -> list[list[Mark]]:
    """The marks of every period, of all together and of the traces, where there are any."""
    groups: list[list[Mark]] = []
    for name, counts in zip((*PERIODS, "any"), forecast.published(table.box, mat), strict=True):
        ink, signs = PERIOD_INKS.get(name, CARD_INK), (f"period_{name}", *SIGNS)
        groups.append([(sign, count, ink) for sign, count in zip(signs, counts, strict=True)])
    traces = zip(TRACES, forecast.traces_published(mat), strict=True)
    groups.append([(f"traces/{kind}", count, CARD_INK) for kind, count in traces if count])
    return [group for group in groups if any(count for _, count, _ in group)]


def draw_marks(pen: Pen, table: HoloBoard, mat: Mat, area: pygame.Rect) -> None:
    """How many are of each kind: on labels side by side, or below each other in columns where the room is narrow."""
    groups = _groups(table, mat)
    if area.width < 10 * area.height:
        for group, line in zip(groups, rows(area, max(len(groups), 4), 1), strict=False):
            _draw_label(pen, group, line, line.width / (len(SIGNS) + 1))
        return
    groups = [[mark for mark in group if mark[1]] for group in groups]
    wide = min(area.height * 1.6, area.width / max(sum(len(group) + 0.3 for group in groups), 1))
    for group in groups:
        label, area = left(area, wide * len(group), round(wide * 0.3))
        _draw_label(pen, group, label, wide)


def _draw_label(pen: Pen, group: list[Mark], label: pygame.Rect, wide: float) -> None:
    """Numbers with their signs, nothing for none, on a label in the colour of their period."""
    pen.box(label, label.height // 6, mix(CARD_PAPER, group[0][2], 0.14), None)
    high = min(label.height, round(wide / 1.35))
    for n, (sign, count, ink) in enumerate(group):
        cell = pygame.Rect(label.left + round(n * wide), label.centery - high // 2, round(wide), high)
        if count:
            number, spot = left(cell, wide * (0.46 if count < 10 else 0.62))
            pen.write(str(count), number, high * 0.8, ink, "serif_bold", "right")
            pen.picture(sign, inset(spot, 2, high * 0.14), None if sign.startswith("traces") else ink)
