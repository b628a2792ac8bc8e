"""Drawing the workbench: expeditions and dice, the Museum's desk, the plates of a choice, the open pile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.holotype import forecast
from game.holotype.model import LOCATIONS, PERIODS
from game.holotype.view import HoloView
from ui.boards.holotype import cards, choosing
from ui.boards.holotype.inks import CARD_INK, CARD_PAPER, CARD_SHADE, LACKING, PERIOD_INKS, READY, good
from ui.boards.holotype.needs import draw_any_trace, joined
from ui.boards.holotype.workbench_layout import dice_spots, on_workbench
from ui.boards.kit import names
from ui.boards.kit.pen import Pen
from ui.boards.kit.shapes import centred, columns, inset, left, rows, square, top
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
    draw_bench(pen, table, rect)
    if kind == "museum":
        _draw_desk(pen, table, view)
        draw_button(pen, table, table.say("desk.done"), "done" in table.offered(view))
    elif kind in ("dig", "reroll", "erosion"):
        _draw_field(pen, table, view, kind)
    elif kind == "search":
        words = table.say("workbench.search")
        line = table.names["heading"]
        pen.write(words, line, table.letters(22, line.height * 0.9), CARD_INK, "serif_bold", "left")
        for card in view.discard:
            cards.draw_slip(pen, table, card, table.names[f"take.{card}"])
    else:
        only = kind == "give" and len(list(names.of_kind(table.names, kind))) == 1
        _draw_heading(pen, table, table.say("workbench.give_all" if only else f"workbench.{kind}"))
        choosing.draw_plates(pen, table, view, kind)


def draw_bench(pen: Pen, table: HoloBoard, rect: pygame.Rect) -> None:
    """The paper of the workbench."""
    pen.box(rect, 12 * table.unit, PAPER, WALNUT, 3 * table.unit)


def _draw_heading(pen: Pen, table: HoloBoard, words: str, sub: str = "", alone: bool = False) -> None:
    """The words beside what lies on the workbench; `alone` where no button stands under them."""
    heading, unit = table.names["heading"], table.unit
    box = inset(heading.union(table.names["done"]) if alone else heading, 12 * unit)
    if not sub:
        pen.block(words, box, table.letters(26, 32 * unit), CARD_INK, "serif_bold")
        return
    upper, lower = top(box, box.height * 0.46)
    pen.block(words, upper, table.letters(25), CARD_INK, "serif_bold")
    pen.block(sub, lower, table.letters(18), INK_SOFT, valign="top")


def draw_button(pen: Pen, table: HoloBoard, words: str, able: bool) -> None:
    """The large button that ends something, pale where it cannot be pressed."""
    rect, unit = table.names["done"], table.unit
    fill, ink = (MOSS, CREAM) if able else (GREY, GREY_INK)
    pen.box(rect, 12 * unit, fill, WALNUT, 2 * unit)
    pen.block(words, inset(rect, 20 * unit, 8 * unit), table.letters(22), ink, "ui_bold")


def _draw_field(pen: Pen, table: HoloBoard, view: HoloView, kind: str) -> None:
    """The expeditions, and once they are rolled the dice with what they bring."""
    say = table.say
    if kind == "erosion":
        _draw_erosion(pen, table, view)
        return
    for name, rect in names.of_kind(table.names, "dig"):
        if name in view.drawn:
            draw_dig(pen, table, name, rect)
    mine = table.asks and view.to_act == view.seat == table.focus
    name = table.seat_names[view.to_act]
    if kind == "reroll" and not view.dice:
        _draw_heading(pen, table, say("workbench.rolls", name=name), alone=True)
        return
    if kind == "dig":
        if table.asks:
            _draw_heading(pen, table, say("workbench.dig" if mine else "workbench.dig_other", name=name))
        return
    spots = dice_spots(table.names["tray"], len(view.dice), table.unit)
    period = forecast.dig(table.box, view.dig).period
    for spot, face in zip(spots, sorted(view.dice, reverse=True), strict=True):
        pen.picture(f"die_{period}_{face or 'museum'}", spot)
    gain = forecast.dig_gain(table.box, view)
    goods = say(f"good.{period}", n=sum(gain))
    _draw_heading(pen, table, goods, _sources(table, gain), not table.asks)
    if table.asks:
        draw_button(pen, table, say("workbench.take", goods=goods), mine)


def _draw_erosion(pen: Pen, table: HoloBoard, view: HoloView) -> None:
    """The storm under the Field, arrows to the locations at which one can act instead, and what it means."""
    say, unit, offered = table.say, table.unit, table.offered(view)
    for name, rect in names.of_kind(table.names, "dig"):
        if name in view.drawn:
            draw_dig(pen, table, name, rect, told=False)
    upper, lower = top(table.names["heading"], 64 * unit)
    for name in LOCATIONS:
        if f"erode {name}" in offered:
            spot = centred(upper, 52 * unit, 52 * unit)
            spot.centerx = table.names[f"location.{name}"].centerx
            pen.box(spot, spot.height // 2, MOSS, WALNUT, 2 * unit)
            pen.icon("arrow_up", spot, spot.height * 0.66, CREAM)
    mine = table.asks and view.to_act == view.seat == table.focus
    key = "workbench.erosion" if mine else "workbench.erosion_other"
    head, foot = top(inset(lower, 24 * unit), lower.height * 0.5)
    pen.block(say(key, name=table.seat_names[view.to_act]), head, table.letters(26, 32 * unit), CARD_INK, "serif_bold")
    pen.block(say("expedition.erosion.fact"), foot, table.letters(19), INK_SOFT)


def _sources(table: HoloBoard, gain: Sequence[int]) -> str:
    """Where the fossils of a throw come from, in few words where there are three sources; '' where there is one."""
    parts = dict(zip(("supply", "museum", "extra"), gain, strict=True))
    told = [table.say(f"workbench.dice.{name}", n=n) for name, n in parts.items() if n]
    if len(told) == len(parts):
        return table.say("workbench.dice.all", **parts)
    return joined(table.say, told) if len(told) > 1 else ""


def draw_dig(pen: Pen, table: HoloBoard, name: str, rect: pygame.Rect, told: bool = True) -> None:
    """A Field Expedition: landscape, name, dice, re-rolls, a trace; erosion says what it does if `told`."""
    dig, say, unit = forecast.dig(table.box, name), table.say, table.unit
    pen.box(rect, 10 * unit, CARD_PAPER, PAPER_EDGE, 2 * unit)
    head = top(rect, rect.height * 0.24)[0].inflate(-6, -6)
    pen.box(head, 7 * unit, PERIOD_INKS.get(dig.period, CARD_INK), None)
    icon = left(head, head.height * 1.3)[0]
    if dig.period:
        pen.picture(f"period_{dig.period}", square(icon, head.height * 0.68), CREAM)
    start = icon.right if dig.period else head.left + round(12 * unit)
    title = pygame.Rect(start, head.top, head.right - start - round(8 * unit), head.height)
    pen.write(say(f"expedition.{name}.name"), title, table.letters(23, title.height * 0.8), CREAM, "serif_bold", "left")
    body = pygame.Rect(rect.left, head.bottom, rect.width, rect.bottom - head.bottom)
    land = left(body, rect.width * (0.47 if dig.period else 0.4 if told else 1))[0].inflate(-8, -8)
    pen.picture(f"dig_{dig.period}" if dig.period else "erosion", land)
    rest = pygame.Rect(land.right + 4, body.top + 4, rect.right - land.right - 10 - round(6 * unit), body.height - 8)
    if not dig.period:
        if told:
            pen.block(say("expedition.erosion.fact"), rest, table.letters(17), CARD_INK)
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
        pen.write(words, label, table.letters(19, label.height * 0.6), CARD_INK, align="left")
    if dig.trace:
        spot = pygame.Rect(box.right - side, box.centery - side // 2, side, side)
        pen.box(spot, 5, CARD_SHADE, PAPER_EDGE, 1)
        draw_any_trace(pen, spot.inflate(-4, -4))


def _draw_desk(pen: Pen, table: HoloBoard, view: HoloView) -> None:
    """The desk with everything on it but the button that ends the visit."""
    options = table.offered(view)
    for name in ("trade", "exchange"):
        caption = top(table.names[f"desk.{name}"], 28 * table.unit)[0]
        pen.write(table.say(f"desk.{name}"), caption, table.letters(20, caption.height * 0.8), CARD_INK, "serif_bold")
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
    pen.write(
        words, caption, table.letters(20, caption.height * 0.9), CARD_INK if stored <= limit else LACKING, "serif_bold"
    )
    pen.box(area, 8 * unit, CARD_PAPER, PAPER_EDGE, 1)
    head, *lines = rows(inset(area, 28 * unit, 8 * unit), 4)
    wide = head.width // 6
    for name, cell in zip(forecast.GOODS, columns(left(head, 2 * wide)[1], 4, most=wide), strict=True):
        pen.picture(good(name), cell)
    for key, counts, line in zip(("before", "after", "museum"), (before, after, museum), lines, strict=True):
        label, rest = left(line, 2 * wide)
        pen.write(say(f"desk.{key}"), label, table.letters(17, label.height * 0.7), INK_SOFT, align="left")
        for name, cell in zip(counts, columns(rest, 4, most=wide), strict=False):
            ink = _ink(after[name] - before[name]) if key == "after" else CARD_INK
            pen.write(str(counts[name]), cell, table.letters(24, cell.height * 0.86), ink, "serif_bold")


def _ink(change: int) -> Colour:
    """Green for what has grown, red for what has shrunk."""
    return READY if change > 0 else LACKING if change < 0 else CARD_INK
