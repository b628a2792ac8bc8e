"""Drawing the workbench: expeditions and dice, the Museum's desk, the plates of a choice, the open pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.holotype import forecast
from game.holotype.model import PERIODS
from game.holotype.view import HoloView
from ui.boards.holotype import cards
from ui.boards.holotype.inks import BACK, CARD_INK, CARD_PAPER, CARD_SHADE, LACKING, PERIOD_INKS, READY, good
from ui.boards.holotype.mat import TILE_PICTURES
from ui.boards.holotype.needs import draw_any_trace, joined
from ui.boards.holotype.workbench_layout import dice_spots, on_workbench
from ui.boards.kit import names
from ui.boards.kit.pen import Pen
from ui.boards.kit.shapes import centred, columns, inset, left, rows, top
from ui.boards.kit.writing import block_height
from ui.theme import CREAM, GREY, GREY_INK, INK_SOFT, MOSS, PAPER, PAPER_EDGE, WALNUT, Colour
from ui.widgets.panel import draw_shadow

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

FADED: Colour = (150, 136, 112)
FADED_PICTURE: Colour = (190, 184, 170)
"""The ink and the pictures of a deal that cannot be made."""


def draw_workbench(pen: Pen, table: HoloBoard, view: HoloView) -> None:
    """The workbench with what lies on it, if something does."""
    kind = on_workbench(view, table.focus, table.desk_open, table.asks)
    if not kind:
        return
    rect, unit = table.names["workbench"], table.unit
    draw_shadow(pen.surface, rect, round(12 * unit), round(16 * unit))
    pen.box(rect, 12 * unit, PAPER, WALNUT, 3 * unit)
    if kind == "museum":
        _draw_desk(pen, table, view)
        draw_button(pen, table, table.say("desk.done"), "done" in table.offered(view))
    elif kind in ("dig", "reroll", "erosion"):
        _draw_field(pen, table, view, kind)
    elif kind == "search":
        words = table.say("workbench.search")
        pen.write(words, table.names["heading"], 22 * unit, CARD_INK, "serif_bold", "left")
        for card in view.discard:
            cards.draw_slip(pen, table, card, table.names[f"take.{card}"])
    else:
        _draw_heading(pen, table, table.say(f"workbench.{kind}"))
        plates = dict(names.of_kind(table.names, kind))
        high = _line_height(table, view, kind, plates)
        for item, spot in plates.items():
            _draw_plate(pen, table, view, kind, item, spot, high)


def _draw_heading(pen: Pen, table: HoloBoard, words: str, sub: str = "") -> None:
    """The words beside what lies on the workbench."""
    box, unit = inset(table.names["heading"], 12 * table.unit), table.unit
    if not sub:
        pen.block(words, box, 26 * unit, CARD_INK, "serif_bold")
        return
    upper, lower = top(box, box.height * 0.46)
    pen.block(words, upper, 25 * unit, CARD_INK, "serif_bold")
    pen.block(sub, lower, 18 * unit, INK_SOFT, valign="top")


def draw_button(pen: Pen, table: HoloBoard, words: str, able: bool) -> None:
    """The large button that ends something, pale where it cannot be pressed."""
    rect, unit = table.names["done"], table.unit
    fill, ink = (MOSS, CREAM) if able else (GREY, GREY_INK)
    pen.box(rect, 12 * unit, fill, WALNUT, 2 * unit)
    pen.block(words, inset(rect, 20 * unit, 8 * unit), 22 * unit, ink, "ui_bold")


def _draw_field(pen: Pen, table: HoloBoard, view: HoloView, kind: str) -> None:
    """The expeditions, and once they are rolled the dice with what they bring."""
    say = table.say
    for name, rect in names.of_kind(table.names, "dig"):
        if name in view.drawn:
            draw_dig(pen, table, name, rect)
    mine = table.asks and view.to_act == view.seat == table.focus
    name = table.seat_names[view.to_act]
    if kind == "reroll" and not view.dice:
        _draw_heading(pen, table, say("workbench.rolls", name=name))
        return
    if kind != "reroll" and not table.asks:
        return
    if kind != "reroll":
        key = f"workbench.{kind}" if mine else f"workbench.{kind}_other"
        _draw_heading(pen, table, say(key, name=name))
        return
    spots = dice_spots(table.names["tray"], len(view.dice), table.unit)
    period = forecast.dig(table.box, view.dig).period
    for spot, face in zip(spots, sorted(view.dice, reverse=True), strict=True):
        pen.picture(f"die_{period}_{face or 'museum'}", spot)
    gain = forecast.dig_gain(table.box, view)
    goods = say(f"good.{period}", n=sum(gain))
    parts = zip(("supply", "museum", "extra"), gain, strict=True)
    told = [say(f"workbench.dice.{name}", n=n) for name, n in parts if n]
    _draw_heading(pen, table, goods, joined(say, told) if len(told) > 1 else "")
    if table.asks:
        draw_button(pen, table, say("workbench.take", goods=goods), mine)


def draw_dig(pen: Pen, table: HoloBoard, name: str, rect: pygame.Rect) -> None:
    """A Field Expedition: landscape, name, dice, re-rolls, a trace."""
    dig, say, unit = forecast.dig(table.box, name), table.say, table.unit
    pen.box(rect, 10 * unit, CARD_PAPER, PAPER_EDGE, 2 * unit)
    head = top(rect, rect.height * 0.24)[0].inflate(-6, -6)
    pen.box(head, 7 * unit, PERIOD_INKS.get(dig.period, CARD_INK), None)
    icon = pygame.Rect(head.left + 4, head.top, head.height, head.height).inflate(-8, -8)
    if dig.period:
        pen.picture(f"period_{dig.period}", icon, CREAM)
    start = icon.right + 6 if dig.period else head.left + round(12 * unit)
    title = pygame.Rect(start, head.top, head.right - start - 6, head.height)
    pen.write(say(f"expedition.{name}.name"), title, 23 * unit, CREAM, "serif_bold", "left")
    body = pygame.Rect(rect.left, head.bottom, rect.width, rect.bottom - head.bottom)
    land = left(body, rect.width * 0.47)[0].inflate(-8, -8)
    pen.picture(f"dig_{dig.period}" if dig.period else "erosion", land)
    rest = pygame.Rect(land.right + 4, body.top + 4, rect.right - land.right - 10 - round(6 * unit), body.height - 8)
    if not dig.period:
        pen.block(say("expedition.erosion.fact"), rest, 17 * unit, CARD_INK)
        return
    upper, lower = top(rest, rest.height * 0.5)
    side = min(upper.height, upper.width // 4)
    for n in range(dig.dice):
        spot = pygame.Rect(upper.left + n * side, upper.centery - side // 2, side, side)
        pen.picture(f"die_{dig.period}_1", spot.inflate(-4, -4))
    _draw_extras(pen, table, dig, lower)


def _draw_extras(pen: Pen, table: HoloBoard, dig: forecast.Dig, box: pygame.Rect) -> None:
    """The re-rolls and the trace of an expedition."""
    side = min(box.height, box.width // 4)
    if dig.rerolls:
        pen.icon("redo", box, side * 0.66, CARD_INK, "left")
        label = pygame.Rect(box.left + round(side * 0.74), box.top, box.width - round(side * 1.9), box.height)
        words = table.say("good.reroll", n=dig.rerolls)
        pen.write(words, label, 19 * table.unit, CARD_INK, align="left")
    if dig.trace:
        spot = pygame.Rect(box.right - side, box.centery - side // 2, side, side)
        pen.box(spot, 5, CARD_SHADE, PAPER_EDGE, 1)
        draw_any_trace(pen, spot.inflate(-4, -4))


def _plate_parts(rect: pygame.Rect, kind: str, unit: float) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Where a plate carries its name, its picture and the line about it; one of a gain has no line."""
    head, body = top(inset(rect, 16 * unit, 14 * unit), 26 * unit)
    image, foot = top(body, body.height * {"milestone": 0.32, "gain": 1}.get(kind, 0.58))
    return inset(head, 4 * unit), image.inflate(-4, -6), inset(foot, 4 * unit)


def _line_height(table: HoloBoard, view: HoloView, kind: str, plates: dict[str, pygame.Rect]) -> float:
    """How tall the lines of all plates are: as tall as the longest of them can be."""
    lines = [(plate_words(table, view, kind, item)[1], rect) for item, rect in plates.items()]
    rooms = [(line, _plate_parts(rect, kind, table.unit)[2].size) for line, rect in lines if line]
    return min((block_height(table.app, line, room, 17 * table.unit, "ui") for line, room in rooms), default=0)


def _draw_plate(
    pen: Pen, table: HoloBoard, view: HoloView, kind: str, item: str, rect: pygame.Rect, high: float
) -> None:
    """The words and the picture of one choice."""
    unit, (title, line) = table.unit, plate_words(table, view, kind, item)
    pen.box(rect, 10 * unit, CARD_PAPER, PAPER_EDGE, 2 * unit)
    head, image, foot = _plate_parts(rect, kind, unit)
    pen.write(title, head, 22 * unit, CARD_INK, "serif_bold")
    _draw_item(pen, table, view, kind, item, image)
    if line:
        pen.block(line, foot, high, INK_SOFT)


def plate_words(table: HoloBoard, view: HoloView, kind: str, item: str) -> tuple[str, str]:
    """The name of a choice and a line about it."""
    say, box = table.say, table.box
    if kind == "milestone":
        return say(f"tile.{item}.name"), say(f"tile.{item}.tip")
    if kind == "gain":
        return say(f"good.{item}", n=1), ""
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
    elif kind == "gain":
        pen.picture(good(item), box)
    elif kind == "trace" and item != "none":
        pen.picture(f"traces/{item}", box)
    elif item == "take" and view.discard:
        slip = centred(box, min(box.width, round(box.height * 2.4)), box.height)
        cards.draw_slip(pen, table, view.discard[-1], slip)
    elif item == "take":
        pen.box(centred(box, wide, box.height), wide // 8, PAPER, PAPER_EDGE, wide // 20)
    elif item in ("draw", "draw_more"):
        count = forecast.lab_count(table.box, view, item)
        step = min(round(wide * 0.7), (box.width - wide) // max(count - 1, 1))
        row = centred(box, wide + step * (count - 1), box.height)
        for n in range(count):
            pen.stretched("card_back", pygame.Rect(row.left + n * step, box.top, wide, box.height))
    else:
        pen.icon("cross" if kind == "trace" else "trash", box, min(box.size) * 0.7, INK_SOFT)


def _draw_desk(pen: Pen, table: HoloBoard, view: HoloView) -> None:
    """The desk with everything on it but the button that ends the visit."""
    options = table.offered(view)
    for name in ("trade", "exchange"):
        caption = top(table.names[f"desk.{name}"], 28 * table.unit)[0]
        pen.write(table.say(f"desk.{name}"), caption, 20 * table.unit, CARD_INK, "serif_bold")
    for rest, rect in names.of_kind(table.names, "trade"):
        give, _, take = rest.partition(".")
        _draw_deal(pen, table, view, rect, (give, take), f"trade {give}>{take}" in options)
    for give, rect in names.of_kind(table.names, "exchange"):
        _draw_deal(pen, table, view, rect, (give, "research"), f"exchange {give}" in options)
    _draw_totals(pen, table, view, table.names["desk.totals"])


def _draw_deal(
    pen: Pen, table: HoloBoard, view: HoloView, rect: pygame.Rect, kinds: tuple[str, str], able: bool
) -> None:
    """So many of one kind for so many of another."""
    ink, tint = (CARD_INK, None) if able else (FADED, FADED_PICTURE)
    fill, edge = (CARD_PAPER, MOSS) if able else (CARD_SHADE, PAPER_EDGE)
    pen.box(rect, rect.height // 5, fill, edge, 2 if able else 1)
    inner = rect.inflate(-rect.height // 4, -rect.height // 5)
    high = min(inner.height, inner.width // 5)
    start = inner.centerx - round(high * 2.3)
    for n, (name, count) in enumerate(zip(kinds, forecast.deal(table.box, view, *kinds), strict=True)):
        label = pygame.Rect(start + round(n * high * 2.7), inner.centery - high // 2, round(high * 0.7), high)
        pen.write(str(count), label, high * 0.8, ink, "serif_bold")
        pen.picture(good(name), pygame.Rect(label.right, label.top, high, high), tint)
    middle = pygame.Rect(start + round(high * 2.2), inner.centery, 0, 0)
    pen.icon("arrow_right", middle, high * 0.7, ink)


def _draw_totals(pen: Pen, table: HoloBoard, view: HoloView, box: pygame.Rect) -> None:
    """A column for each kind: before, after; and what the Museum holds."""
    say, unit, trial = table.say, table.unit, table.trial
    base: HoloView = view if trial is None else trial.base
    before = forecast.held(base.mats[table.focus])
    after, museum = forecast.after_visit(base, table.focus, () if trial is None else trial.events)
    caption, area = top(box, 28 * unit)
    stored, limit = sum(after[name] for name in PERIODS), view.mats[table.focus].limit
    words = say("desk.totals", n=stored, limit=limit)
    pen.write(words, caption, 20 * unit, CARD_INK if stored <= limit else LACKING, "serif_bold")
    pen.box(area, 8 * unit, CARD_PAPER, PAPER_EDGE, 1)
    head, *lines = rows(inset(area, 10 * unit, 6 * unit), 4)
    wide = head.width // 6
    for name, cell in zip(forecast.GOODS, columns(left(head, 2 * wide)[1], 4, most=wide), strict=True):
        pen.picture(good(name), cell)
    for key, counts, line in zip(("before", "after", "museum"), (before, after, museum), lines, strict=True):
        label, rest = left(line, 2 * wide)
        pen.write(say(f"desk.{key}"), label, 17 * unit, INK_SOFT, align="left")
        for name, cell in zip(counts, columns(rest, 4, most=wide), strict=False):
            ink = _ink(after[name] - before[name]) if key == "after" else CARD_INK
            pen.write(str(counts[name]), cell, 24 * unit, ink, "serif_bold")


def _ink(change: int) -> Colour:
    """Green for what has grown, red for what has shrunk."""
    return READY if change > 0 else LACKING if change < 0 else CARD_INK
