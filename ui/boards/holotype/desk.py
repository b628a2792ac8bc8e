"""The Museum's desk: trades and exchanges as buttons, and what the visit has changed so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from game.holotype.model import PERIODS
from game.holotype.view import HoloView
from ui.boards.holotype.pen import CARD_INK, CARD_PAPER, CARD_SHADE, LACKING, READY, paragraph, picture, rows, write
from ui.theme import CREAM, GREY, GREY_INK, INK_SOFT, MOSS, PAPER_EDGE, WALNUT, Colour
from ui.widgets.panel import draw_box

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

GOODS = (*PERIODS, "research")


def totals(table: HoloBoard, view: HoloView) -> tuple[list[int], list[int], list[int]]:
    """Fossils and research before the visit and after what has been chosen, and the Museum's fossils after it."""
    trial = table.trial
    base: HoloView = view if trial is None else trial.base
    mat = base.mats[table.focus]
    before = [*mat.fossils, mat.research]
    after, museum = before[:], list(base.museum)
    for event in trial.events if trial is not None else ():
        _count(event, after, museum)
    return before, after, museum


def _count(event: Event, after: list[int], museum: list[int]) -> None:
    """Add what an event of the visit changes."""
    if event.kind in ("traded", "exchanged"):
        give = GOODS.index(str(event["give"]))
        after[give] -= event.number("given")
        museum[give] += event.number("given")
    if event.kind == "traded":
        take = GOODS.index(str(event["take"]))
        after[take] += event.number("taken")
        museum[take] -= event.number("taken")
    elif event.kind == "exchanged":
        after[-1] += event.number("research")
    elif event.kind == "gained":
        after[GOODS.index(str(event["cube"]))] += event.number("count")
    elif event.kind == "gave":
        after[GOODS.index(str(event["cube"]))] -= event.number("count")
        museum[GOODS.index(str(event["cube"]))] += event.number("count")


def draw_desk(surface: pygame.Surface, table: HoloBoard, view: HoloView) -> None:
    """The desk with everything on it."""
    names, text, unit = table.names, table.app.text, table.unit
    options = {action.text for action in table.offered_now(view)}
    for name in ("trade", "exchange"):
        box = names[f"desk.{name}"]
        caption = pygame.Rect(box.left, box.top, box.width, round(28 * unit))
        write(surface, table.app, text(f"holotype.desk.{name}"), caption, CARD_INK, 20 * unit, "serif_bold")
    for giver in PERIODS:
        able = f"exchange {giver}" in options
        at = PERIODS.index(giver)
        given, gained = table.box.exchange[at], table.box.exchanged[at]
        _draw_deal(surface, table, names[f"exchange.{giver}"], (giver, given), ("research", gained), able)
        for taker in PERIODS:
            if taker != giver:
                to = PERIODS.index(taker)
                taken = min(table.box.trade[to], max(view.museum[to], 0)) or table.box.trade[to]
                able = f"trade {giver}>{taker}" in options
                rect = names[f"trade.{giver}.{taker}"]
                _draw_deal(surface, table, rect, (giver, table.box.trade[at]), (taker, taken), able)
    _draw_totals(surface, table, view, names["desk.totals"])
    _draw_end(surface, table, names["done"], "done" in options)


def _draw_deal(
    surface: pygame.Surface,
    table: HoloBoard,
    rect: pygame.Rect,
    give: tuple[str, int],
    take: tuple[str, int],
    able: bool,
) -> None:
    """So many of one kind for so many of another."""
    ink = CARD_INK if able else (150, 136, 112)
    draw_box(
        surface,
        rect,
        rect.height // 5,
        CARD_PAPER if able else CARD_SHADE,
        MOSS if able else PAPER_EDGE,
        2 if able else 1,
    )
    inner = rect.inflate(-rect.height // 4, -rect.height // 5)
    high = min(inner.height, inner.width // 5)
    left = inner.centerx - round(high * 2.3)
    for n, (name, count) in enumerate((give, take)):
        at = left + round(n * high * 2.7)
        label = pygame.Rect(at, inner.centery - high // 2, round(high * 0.7), high)
        write(surface, table.app, str(count), label, ink, high * 0.8, "serif_bold")
        spot = pygame.Rect(label.right, label.top, high, high)
        picture(
            surface,
            table.app,
            "research" if name == "research" else f"cube_{name}",
            spot,
            None if able else (190, 184, 170),
        )
    arrow = table.app.assets.icon("arrow_right", round(high * 0.7), ink)
    surface.blit(arrow, arrow.get_rect(center=(left + round(high * 2.2), inner.centery)))


def _draw_totals(surface: pygame.Surface, table: HoloBoard, view: HoloView, box: pygame.Rect) -> None:
    """A column for each kind: before, after; and what the Museum holds."""
    app, unit = table.app, table.unit
    before, after, museum = totals(table, view)
    caption = pygame.Rect(box.left, box.top, box.width, round(28 * unit))
    stored, limit = sum(after[:3]), view.mats[table.focus].limit
    words = app.text("holotype.desk.totals", n=stored, limit=limit)
    write(surface, app, words, caption, CARD_INK if stored <= limit else LACKING, 20 * unit, "serif_bold")
    area = pygame.Rect(box.left, caption.bottom, box.width, box.bottom - caption.bottom)
    draw_box(surface, area, round(8 * unit), CARD_PAPER, PAPER_EDGE, 1)
    lines = rows(area.inflate(-round(10 * unit), -round(6 * unit)), 4)
    labels = ("", app.text("holotype.desk.before"), app.text("holotype.desk.after"), app.text("holotype.desk.museum"))
    wide = lines[0].width // 6
    for n, (line, label) in enumerate(zip(lines, labels, strict=True)):
        head = pygame.Rect(line.left, line.top, 2 * wide, line.height)
        write(surface, app, label, head, INK_SOFT, 17 * unit, align="left")
        for good, name in enumerate(GOODS):
            cell = pygame.Rect(head.right + good * wide, line.top, wide, line.height)
            if n == 0:
                picture(surface, app, "research" if name == "research" else f"cube_{name}", cell)
            elif n < 3 or good < 3:
                value = (before, after, museum)[n - 1][good]
                write(surface, app, str(value), cell, _ink(n, before[good], after[good]), 24 * unit, "serif_bold")


def _ink(line: int, before: int, after: int) -> Colour:
    """Green for what has grown, red for what has shrunk."""
    if line != 2 or before == after:
        return CARD_INK
    return READY if after > before else LACKING


def _draw_end(surface: pygame.Surface, table: HoloBoard, rect: pygame.Rect, able: bool) -> None:
    """The button that ends the visit."""
    fill, ink = (MOSS, CREAM) if able else (GREY, GREY_INK)
    draw_box(surface, rect, round(12 * table.unit), fill, WALNUT, max(round(2 * table.unit), 1))
    words = table.app.text("holotype.desk.done")
    paragraph(surface, table.app, words, rect.inflate(-round(20 * table.unit), -8), ink, 22 * table.unit, "ui_bold")
