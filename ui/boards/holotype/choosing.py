"""Drawing the plates of a choice on the workbench: all of one form, with pictures as large as their words allow."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.holotype import forecast
from game.holotype.model import PERIODS
from game.holotype.view import HoloView
from ui.boards.holotype import cards
from ui.boards.holotype.inks import BACK, CARD_INK, CARD_PAPER, good
from ui.boards.holotype.mat import TILE_PICTURES
from ui.boards.kit import names
from ui.boards.kit.marks import draw_veil
from ui.boards.kit.pen import Pen
from ui.boards.kit.shapes import centred, inset, left, square, top
from ui.boards.kit.writing import block_height, fits_block, line_height
from ui.theme import INK_SOFT, PAPER, PAPER_EDGE

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

PICTURES = (0.72, 0.64, 0.56, 0.48, 0.4, 0.32)
"""The parts of a plate below its name that the picture of a choice may take, the largest first."""

ASIDE = 0.27
"""The part of a plate's width that the picture of a milestone takes, beside its words."""

LINE = 20
"""How tall the line about a choice is at most, in units."""


class PlateForm(NamedTuple):
    """How tall names and lines are on the plates of a choice, and what part of a plate its picture takes."""

    title: float
    line: float
    picture: float


def draw_plates(pen: Pen, table: HoloBoard, view: HoloView, kind: str) -> None:
    """The choices that a question has, side by side."""
    plates = dict(names.of_kind(table.names, kind))
    form = _plate_form(table, view, kind, plates)
    for item, spot in plates.items():
        _draw_plate(pen, table, view, kind, item, spot, form)


def _plate_parts(
    kind: str, rect: pygame.Rect, part: float, unit: float
) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Where a plate carries its name, its picture, which takes that part of the rest, and the line about it."""
    inner = inset(rect, 16 * unit, 14 * unit)
    if kind == "milestone":
        image, inner = left(inner, inner.width * ASIDE)
        head, foot = top(inner, 36 * unit)
        return inset(head, 4 * unit), square(image, min(image.size) * 0.8), inset(foot, 4 * unit)
    head, body = top(inner, 30 * unit)
    image, foot = top(body, body.height * part)
    return inset(head, 4 * unit), image.inflate(-4, -6), inset(foot, 4 * unit)


def _plate_form(table: HoloBoard, view: HoloView, kind: str, plates: dict[str, pygame.Rect]) -> PlateForm:
    """The form that all plates of a choice share: their longest words decide, and pictures take what these leave."""
    app, unit = table.app, table.unit
    words = [(plate_words(table, view, kind, item), rect) for item, rect in plates.items()]
    heads = [(title, _plate_parts(kind, rect, 1, unit)[0].width) for (title, _), rect in words]
    title = min(line_height(app, text, room, table.letters(22, 30 * unit), "serif_bold") for text, room in heads)
    lines = [(line, rect) for (_, line), rect in words if line]
    forms = [PlateForm(title, _line_height(table, kind, lines, part), part) for part in PICTURES if lines]
    tallest = max((form.line for form in forms), default=0)
    return next((form for form in forms if form.line == tallest), PlateForm(title, 0, 1))


def _line_height(table: HoloBoard, kind: str, lines: list[tuple[str, pygame.Rect]], part: float) -> float:
    """How tall the lines of all plates are beside pictures of that part: as tall as the longest of them can be."""
    rooms = [(line, _plate_parts(kind, rect, part, table.unit)[2].size) for line, rect in lines]
    if not all(fits_block(table.app, line, room) for line, room in rooms):
        return 0
    return min(
        block_height(table.app, line, room, table.letters(LINE, 1.3 * LINE * table.unit), "ui") for line, room in rooms
    )


def _draw_plate(
    pen: Pen, table: HoloBoard, view: HoloView, kind: str, item: str, rect: pygame.Rect, form: PlateForm
) -> None:
    """The words and the picture of one choice."""
    unit, (title, line) = table.unit, plate_words(table, view, kind, item)
    pen.box(rect, 10 * unit, CARD_PAPER, PAPER_EDGE, 2 * unit)
    head, image, foot = _plate_parts(kind, rect, form.picture, unit)
    if kind == "milestone":
        pen.write(title, head, form.title, CARD_INK, "serif_bold", "left")
        pen.block(line, foot, form.line, INK_SOFT, align="left", valign="top")
    else:
        pen.write(title, head, form.title, CARD_INK, "serif_bold")
        if line:
            pen.block(line, foot, form.line, INK_SOFT)
    _draw_item(pen, table, view, kind, item, image)
    if kind == "lab" and table.asks and f"lab {item}" not in table.offered(view):
        draw_veil(pen.surface, table.app, rect, 10)


def plate_words(table: HoloBoard, view: HoloView, kind: str, item: str) -> tuple[str, str]:
    """The name of a choice and a line about it."""
    say, box = table.say, table.box
    if kind == "milestone":
        return say(f"tile.{item}.name"), say(f"tile.{item}.tip")
    if kind == "gain":
        return say(f"good.{item}", n=1), ""
    if kind == "give":
        count = forecast.given_up(view)
        left = view.mats[table.focus].fossils[PERIODS.index(item)] - count
        return say(f"good.{item}", n=count), say("workbench.give_line", n=left)
    if item == "none":
        return say("workbench.no_trace"), say("workbench.no_trace_line")
    if kind == "trace":
        ((cube, count),) = forecast.trace_cost(box, box.cards.ids[view.asked_of[0]])
        points = say("good.point", n=forecast.trace_points(box, item))
        goods = say(f"good.{cube}", n=count)
        return say(f"trace.{item}.name"), say("workbench.trace_line", points=points, goods=goods)
    tiles, count = view.mats[table.focus].tiles, forecast.lab_count(box, view, item)
    if item == "take":
        key = "take_any" if "discard" in tiles else "take" if view.discard else "take_none"
        return say("workbench.lab_take"), say(f"workbench.lab_{key}_line")
    if item == "discard":
        return say("workbench.lab_discard"), say("workbench.lab_discard_line", n=count)
    more = "_more" if "lab" in tiles else ""
    return say("workbench.lab_draw", n=count), say(f"workbench.lab_draw_line{more}")


def _draw_item(pen: Pen, table: HoloBoard, view: HoloView, kind: str, item: str, box: pygame.Rect) -> None:
    """The picture of one choice."""
    wide = round(box.height * BACK)
    if kind == "milestone":
        name, tint = TILE_PICTURES[item]
        pen.picture(name, box, tint)
    elif kind in ("gain", "give"):
        pen.picture(good(item), box)
    elif kind == "trace" and item != "none":
        pen.picture(f"traces/{item}", box)
    elif item == "take" and view.discard:
        slip = centred(box, min(box.width, round(box.height * 2.4)), box.height)
        cards.draw_slip(pen, table, view.discard[-1], slip)
    elif item == "take":
        pen.box(centred(box, wide, box.height), wide // 8, PAPER, PAPER_EDGE, wide // 20)
    elif item in ("draw", "draw_more"):
        for spot in _fanned(box, wide, forecast.lab_count(table.box, view, item)):
            pen.stretched("card_back", spot)
    elif item == "discard":
        *cards_there, bin_there = _fanned(box, wide, forecast.lab_count(table.box, view, item) + 1)
        for spot in cards_there:
            pen.stretched("card_back", spot)
        pen.icon("trash", bin_there.move(wide // 3, 0), wide * 0.9, INK_SOFT)
    else:
        pen.icon("cross", box, min(box.size) * 0.7, INK_SOFT)


def _fanned(box: pygame.Rect, wide: int, count: int) -> list[pygame.Rect]:
    """Places of so many cards of that width in the middle of a box, each over a part of the one before."""
    step = min(round(wide * 0.7), (box.width - wide) // max(count - 1, 1))
    row = centred(box, wide + step * (count - 1), box.height)
    return [pygame.Rect(row.left + n * step, box.top, wide, box.height) for n in range(count)]
