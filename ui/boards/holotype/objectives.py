"""Drawing objectives: areas of Global ones with who has them and what they cost, Personal ones with their points."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.holotype import forecast
from game.holotype.view import HoloView, Mat
from ui.boards.holotype import needs
from ui.boards.holotype.inks import BACK, CARD_INK, CARD_PAPER, CARD_SHADE, LACKING, READY, figure
from ui.boards.holotype.layout import HEAD
from ui.boards.kit.marks import seat_colour, seat_symbol
from ui.boards.kit.pen import Pen
from ui.boards.kit.sequence import goods
from ui.boards.kit.shapes import centred, columns, inset, left, right, square, top
from ui.boards.kit.writing import block_height, fits_line
from ui.palette import Tone
from ui.theme import BRASS, CREAM, PAPER_EDGE, Colour

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

GLOBAL_HEAD: Colour = (44, 70, 86)
PERSONAL_HEAD: Colour = (118, 54, 50)
FREE = Tone((214, 234, 208), red_green=(204, 226, 244))
COSTLY = Tone((250, 232, 184), blue_yellow=(246, 246, 238))
TOO_DEAR = Tone((240, 214, 202), red_green=(246, 208, 184))
"""The grounds of an area that can be had for nothing, for research, or for more research than there is."""

CROSS = 0.32
"""The part of an area's width that a cross before a cost takes at most."""


WIDEST = 4
"""The number that takes as much room as any other, so that all areas tell in the same way what is missing."""


def draw_objective(pen: Pen, table: HoloBoard, view: HoloView, name: str) -> None:
    """A Global Objective: its name, its requirements, and how every area stands."""
    card = table.places[f"objective.{name}"]
    edge = max(card.height // 80, 1)
    pen.box(card, card.height // 18, CARD_SHADE, PAPER_EDGE, edge)
    head = inset(top(card, card.height * HEAD)[0], 4 * edge, 3 * edge)
    pen.box(head, card.height // 22, GLOBAL_HEAD, None)
    title = table.say(f"objective.{name}.name")
    pen.block(title, _titled(head), _title_height(table, view, head.size), CREAM, "serif_bold")
    for area, wanted in enumerate(forecast.needs(table.box, name)):
        _draw_area(pen, table, view, name, area, wanted)


def _titled(head: pygame.Rect) -> pygame.Rect:
    """Where the name stands in the head of a Global Objective."""
    return head.inflate(-head.height // 2, 0)


def _title_height(table: HoloBoard, view: HoloView, size: tuple[int, int]) -> float:
    """How tall the names of all Global Objectives are in heads of a size: as tall as the longest of them can be."""
    room, most = _titled(pygame.Rect((0, 0), size)).size, table.letters(22)
    titles = [table.say(f"objective.{name}.name") for name in view.objectives]
    return min(block_height(table.app, title, room, most, "serif_bold") for title in titles)


def _draw_area(
    pen: Pen, table: HoloBoard, view: HoloView, name: str, area: int, wanted: tuple[forecast.Need, ...]
) -> None:
    """One area: its terms as icons, below them a disc or what it would cost."""
    rect, state = table.places[f"area.{name}.{area}"], table.stand(view, name, area)
    pen.box(rect, rect.height // 16, CARD_PAPER, PAPER_EDGE, rect.height // 90)
    upper = top(rect, rect.height * 0.6)[0].inflate(-4, -6)
    needs.draw_needs(pen, wanted, upper, round(rect.height * 0.5))
    lower = top(rect, upper.bottom - rect.top)[1].inflate(-6, -6)
    if state.owner >= 0:
        _draw_disc(pen, table, state.owner, square(lower))
    else:
        _draw_stand(pen, table, view.mats[table.focus], state, lower)


def _draw_disc(pen: Pen, table: HoloBoard, seat: int, spot: pygame.Rect) -> None:
    """A seat's disc with its symbol."""
    pen.picture("disc", spot, figure(table, seat))
    inner = square(spot, round(spot.width * 0.66))
    pen.box(inner, inner.height // 2, seat_colour(table, seat), None)
    pen.icon(seat_symbol(table, seat), spot, spot.width * 0.5, CREAM)


def _draw_stand(pen: Pen, table: HoloBoard, mat: Mat, state: forecast.Area, box: pygame.Rect) -> None:
    """What a vacant area would cost the seat in the middle, or how many cards are missing; and who has it for free."""
    chip, rest = top(box, box.height * (0.58 if state.free else 0.72), 1)
    if not state.free:
        chip.centery = box.centery
    if state.cost < 0:
        draw_missing(pen, table, state, chip if state.free else box)
    elif state.cost == 0:
        pen.box(chip, chip.height // 3, FREE, READY, chip.height // 18)
        words = table.say("area.free")
        if fits_line(table.app, words, chip.width - 8):
            pen.write(words, chip.inflate(-8, 0), chip.height * 0.62, READY)
        else:
            pen.icon("check", chip, chip.height * 0.8, READY)
    else:
        able = state.payable(mat)
        pen.box(chip, chip.height // 3, COSTLY if able else TOO_DEAR, CARD_INK, chip.height // 18)
        cost = chip.inflate(-8, -chip.height // 6)
        if not able:
            cross, cost = left(cost, min(cost.height, cost.width * CROSS))
            pen.icon("cross", cross, min(cross.height * 0.6, cross.width), LACKING)
        goods(pen, [("research", state.cost)], cost, CARD_INK if able else LACKING)
    _draw_free(pen, table, state.free, rest)


def _draw_free(pen: Pen, table: HoloBoard, seats: tuple[int, ...], box: pygame.Rect) -> None:
    """The symbols of the other seats that could contribute for free."""
    side = min(box.height, box.width // max(len(seats), 1))
    first = pygame.Rect(box.centerx - side * len(seats) // 2, box.top, side, side).inflate(-2, -2)
    for n, seat in enumerate(seats):
        pen.badge(seat_symbol(table, seat), first.move(n * side, 0), seat_colour(table, seat), 0.74)


def draw_missing(pen: Pen, table: HoloBoard, state: forecast.Area, chip: pygame.Rect) -> None:
    """How many cards are missing; in narrow areas how many there are of how many."""
    missing, room = sum(state.missing), inset(chip, chip.width * 0.08)
    words = table.say("area.missing", n=missing)
    if not fits_line(table.app, table.say("area.missing", n=WIDEST), room.width):
        words = f"{state.wanted - missing}/{state.wanted}"
    pen.write(words, room, min(table.letters(20, 25 * table.unit), chip.height * 0.8), LACKING)


def draw_personal(pen: Pen, table: HoloBoard, mat: Mat, name: str, rect: pygame.Rect) -> None:
    """A Personal Objective face up, with what the mat has achieved of it."""
    unit, aim = rect.height / 252, forecast.aim(table.box, name, mat)
    pen.box(rect, 10 * unit, CARD_SHADE, PAPER_EDGE, 2 * unit)
    head = inset(top(rect, 46 * unit)[0], 8 * unit, 8 * unit)
    pen.box(head, 6 * unit, PERSONAL_HEAD, None)
    title = table.say(f"objective.{name}.name")
    pen.block(title, inset(head, 12 * unit), 21 * unit, CREAM, "serif_bold")
    body = pygame.Rect(rect.left, head.bottom, rect.width, round(120 * unit))
    body = inset(body, 8 * unit, 6 * unit)
    pen.box(body, 6 * unit, CARD_PAPER, PAPER_EDGE, 1)
    _draw_terms(pen, aim, inset(body, 8 * unit, 8 * unit))
    foot = pygame.Rect(body.left, body.bottom + round(4 * unit), body.width, 0)
    foot.height = rect.bottom - body.bottom - round(10 * unit)
    upper, lower = top(foot, foot.height * 0.6)
    _draw_points(pen, table, aim, upper, unit)
    line = inset(lower, 12 * unit)
    pen.write(table.say("mat.now", n=aim.now), line, 18 * unit, READY if aim.now else CARD_INK)


def draw_own(pen: Pen, table: HoloBoard, mat: Mat) -> None:
    """The Personal Objective that was kept, its back for those who may not see it, a sheet before the choice."""
    slot, unit = table.names["personal"], table.unit
    if mat.personal:
        draw_personal(pen, table, mat, mat.personal, slot)
    elif mat.offered:
        pen.box(slot, 6 * unit, CARD_PAPER, PAPER_EDGE, 2 * unit)
        nail, words = top(slot, 24 * unit)
        pen.picture("nail", square(nail))
        words = inset(top(words, table.names["prompt"].top - words.top)[0], 28 * unit)
        pen.block(table.say("mat.keep"), words, table.letters(24), CARD_INK, "serif_bold")
    else:
        pen.stretched("card_personal_back", centred(slot, slot.height * BACK, slot.height))


def _draw_terms(pen: Pen, aim: forecast.Aim, box: pygame.Rect) -> None:
    """Every term with how many are published of how many, and its ratio icon."""
    lines = needs.need_lines(len(aim.needs), box, round(box.height * 0.6))
    for line, need, (icon, _), count in zip(lines, aim.needs, aim.ratios, aim.filled, strict=True):
        done = min(count, need.count)
        ratio, rest = right(line, line.height * 0.5)
        _draw_ratio(pen, icon, ratio)
        ink = READY if done >= need.count else CARD_INK
        needs.draw_need(pen, need, rest.inflate(-2, -2), f"{done}/{need.count}", ink)


def _draw_ratio(pen: Pen, icon: int, box: pygame.Rect) -> None:
    """How frequent fitting cards are: one to three bars."""
    wide = max(box.width // 4, 2)
    for n in range(3):
        high = round(box.height * (0.22 + 0.16 * n))
        bar = pygame.Rect(box.left + n * (wide + 1), box.centery + round(box.height * 0.27) - high, wide, high)
        pygame.draw.rect(pen.surface, READY if n <= icon else CARD_SHADE, bar)
        pygame.draw.rect(pen.surface, CARD_INK, bar, 1)


def _draw_points(pen: Pen, table: HoloBoard, aim: forecast.Aim, box: pygame.Rect, unit: float) -> None:
    """The row of points with the present one bright, or the points for all."""
    if not aim.graded:
        points = table.say("good.point", n=aim.points[0])
        pen.write(points, box, 26 * unit, CARD_INK, "serif_bold")
        return
    reached = min(aim.filled[0], len(aim.points))
    for n, cell in enumerate(columns(box, len(aim.points), max(round(2 * unit), 1))):
        half = cell.height // 2
        pen.box(cell, max(round(4 * unit), 1), BRASS if n == reached - 1 else CARD_PAPER, PAPER_EDGE, 1)
        upper, lower = top(cell, half)
        pen.write(str(n + 1), upper, half * 0.66, (120, 96, 66))
        pen.write(str(aim.points[n]), lower.inflate(-max(cell.width // 5, 4), 0), half * 0.95, CARD_INK, "serif_bold")
