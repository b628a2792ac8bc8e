"""The Museum's desk: trades and exchanges as buttons, and what the visit has changed so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.holotype import forecast
from game.holotype.model import PERIODS
from game.holotype.view import HoloView
from ui.boards.holotype.inks import CARD_INK, CARD_PAPER, CARD_SHADE, LACKING, READY, good
from ui.boards.kit import names
from ui.boards.kit.pen import Pen
from ui.boards.kit.shapes import columns, inset, left, rows, top
from ui.theme import INK_SOFT, MOSS, PAPER_EDGE, Colour

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

FADED: Colour = (150, 136, 112)
FADED_PICTURE: Colour = (190, 184, 170)


def draw_desk(pen: Pen, table: HoloBoard, view: HoloView) -> None:
    """The desk with everything on it but the button that ends the visit."""
    options = table.offered_texts(view)
    for name in ("trade", "exchange"):
        caption = top(table.names[f"desk.{name}"], 28 * table.unit)[0]
        pen.write(table.app.text(f"holotype.desk.{name}"), caption, 20 * table.unit, CARD_INK, "serif_bold")
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
    text, unit, trial = table.app.text, table.unit, table.trial
    base: HoloView = view if trial is None else trial.base
    before = forecast.held(base.mats[table.focus])
    after, museum = forecast.after_visit(base, table.focus, () if trial is None else trial.events)
    caption, area = top(box, 28 * unit)
    stored, limit = sum(after[name] for name in PERIODS), view.mats[table.focus].limit
    words = text("holotype.desk.totals", n=stored, limit=limit)
    pen.write(words, caption, 20 * unit, CARD_INK if stored <= limit else LACKING, "serif_bold")
    pen.box(area, 8 * unit, CARD_PAPER, PAPER_EDGE, 1)
    head, *lines = rows(inset(area, 10 * unit, 6 * unit), 4)
    wide = head.width // 6
    for name, cell in zip(forecast.GOODS, columns(left(head, 2 * wide)[1], 4, most=wide), strict=True):
        pen.picture(good(name), cell)
    for key, counts, line in zip(("before", "after", "museum"), (before, after, museum), lines, strict=True):
        label, rest = left(line, 2 * wide)
        pen.write(text(f"holotype.desk.{key}"), label, 17 * unit, INK_SOFT, align="left")
        for name, cell in zip(counts, columns(rest, 4, most=wide), strict=False):
            ink = _ink(after[name] - before[name]) if key == "after" else CARD_INK
            pen.write(str(counts[name]), cell, 24 * unit, ink, "serif_bold")


def _ink(change: int) -> Colour:
    """Green for what has grown, red for what has shrunk."""
    return READY if change > 0 else LACKING if change < 0 else CARD_INK
