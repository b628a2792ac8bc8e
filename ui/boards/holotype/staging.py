"""The stage: the place over the Global Objectives where expeditions, dice, desks and choices are laid out."""

from __future__ import annotations

import pygame

from game.holotype.box import Box
from game.holotype.model import PERIODS, TILE_LAB, TILES, TRACES
from game.holotype.view import HoloView
from ui.boards.holotype.pen import columns, rows

OPEN = ("dig", "reroll", "erosion")
"""Questions whose stage everyone sees."""

OWN = ("lab", "search", "museum", "gain", "trace", "milestone")
"""Questions whose stage only the one who is asked sees."""

Rects = dict[str, pygame.Rect]


def staged(view: HoloView, focus: int, desk: bool) -> str:
    """The question that has a stage now, '' for none."""
    if desk:
        return "museum"
    if view.asked in OPEN:
        return view.asked
    return view.asked if view.asked in OWN and view.seat == view.to_act == focus else ""


def places(
    view: HoloView, focus: int, large: pygame.Rect, usual: pygame.Rect, box: Box, unit: float, desk: bool
) -> Rects:
    """The stage and what lies on it."""
    kind = staged(view, focus, desk)
    if not kind:
        return {}
    gap = round(8 * unit)
    stage = large if kind == "search" else usual
    inner = stage.inflate(-2 * gap, -2 * gap)
    if kind in ("dig", "reroll", "erosion"):
        return {"stage": stage} | _field(view, kind, inner, gap, unit)
    if kind == "museum":
        return {"stage": stage} | _desk(inner, gap, unit)
    if kind == "search":
        return {"stage": stage} | _search(view, inner, gap, unit)
    return {"stage": stage} | _plates(kind, _choices(view, focus, kind, box), inner, gap, unit)


def _choices(view: HoloView, focus: int, kind: str, box: Box) -> list[str]:
    """The names of the plates among which one is chosen."""
    mat = view.mats[focus]
    if kind == "lab":
        more = ["draw_more"] if TILES[TILE_LAB.bit_length() - 1] in mat.tiles else []
        return ["draw", *more, "take", "discard"]
    if kind == "gain":
        return [*PERIODS, "research"]
    if kind == "trace":
        return [*(name for name in TRACES if name in mat.traces), "none"]
    return [tile for tile in TILES if tile not in mat.tiles] if box.milestones else []


def _plates(kind: str, names: list[str], area: pygame.Rect, gap: int, unit: float) -> Rects:
    """Plates side by side, with a heading at their left."""
    head = pygame.Rect(area.left, area.top, round(170 * unit), area.height)
    rest = pygame.Rect(head.right + gap, area.top, area.right - head.right - gap, area.height)
    spots = columns(rest, len(names), gap, round(300 * unit))
    return {"heading": head} | {f"{kind}.{name}": spot for name, spot in zip(names, spots, strict=True)}


def _field(view: HoloView, kind: str, area: pygame.Rect, gap: int, unit: float) -> Rects:
    """The drawn expeditions; while dice lie there also the dice, what they bring, and the button to take it."""
    wide = round((480 if kind == "dig" else 400) * unit)
    shown = view.drawn if kind == "dig" else (view.dig,)
    spots = columns(area, max(len(shown), 1), gap, wide)
    names = {f"dig.{name}": spot for name, spot in zip(shown, spots, strict=True)}
    left = max(spot.right for spot in spots) + gap
    if kind != "reroll":
        names["heading"] = pygame.Rect(left, area.top, area.right - left, area.height)
        return names
    done = pygame.Rect(area.right - round(230 * unit), area.top, round(230 * unit), area.height)
    tray = pygame.Rect(left, area.top, done.left - gap - left, area.height)
    names |= {
        "tray": tray,
        "done": pygame.Rect(done.left, done.bottom - round(84 * unit), done.width, round(84 * unit)),
    }
    names["heading"] = pygame.Rect(done.left, done.top, done.width, done.height - round(92 * unit))
    return names | _dice(view, tray, unit)


def _dice(view: HoloView, tray: pygame.Rect, unit: float) -> Rects:
    """One place for all dice that show the same face: they are alike."""
    spots = dice_spots(tray, len(view.dice), unit)
    names: Rects = {}
    for spot, face in zip(spots, sorted(view.dice, reverse=True), strict=True):
        name = f"die.{face}"
        names[name] = names[name].union(spot) if name in names else spot
    return names


def dice_spots(tray: pygame.Rect, count: int, unit: float) -> list[pygame.Rect]:
    """Where dice lie, from the highest face to the lowest."""
    gap = round(12 * unit)
    side = min(round(124 * unit), tray.height - 2 * gap, (tray.width - gap * (count + 1)) // max(count, 1))
    left = tray.centerx - (side * count + gap * (count - 1)) // 2
    return [pygame.Rect(left + n * (side + gap), tray.centery - side // 2, side, side) for n in range(count)]


def _desk(area: pygame.Rect, gap: int, unit: float) -> Rects:
    """Trades, exchanges, the running totals and the end of the visit."""
    caption = round(30 * unit)
    wide = round(196 * unit)
    trades = pygame.Rect(area.left, area.top, 2 * wide + gap, area.height)
    exchanges = pygame.Rect(trades.right + 2 * gap, area.top, round(178 * unit), area.height)
    done = pygame.Rect(area.right - round(180 * unit), area.top, round(180 * unit), area.height)
    totals = pygame.Rect(exchanges.right + 2 * gap, area.top, done.left - exchanges.right - 4 * gap, area.height)
    names = {"desk.trade": trades, "desk.exchange": exchanges, "desk.totals": totals, "done": done}

    def lower(box: pygame.Rect) -> pygame.Rect:
        return pygame.Rect(box.left, box.top + caption, box.width, box.height - caption)

    for line, period in zip(rows(lower(trades), 3, gap // 2), PERIODS, strict=True):
        others = [other for other in PERIODS if other != period]
        names |= {f"trade.{period}.{o}": spot for o, spot in zip(others, columns(line, 2, gap // 2), strict=True)}
    for line, period in zip(rows(lower(exchanges), 3, gap // 2), PERIODS, strict=True):
        names[f"exchange.{period}"] = line
    return names


def _search(view: HoloView, area: pygame.Rect, gap: int, unit: float) -> Rects:
    """Every card of the discard pile as a slip, the newest first."""
    head = pygame.Rect(area.left, area.top, area.width, round(30 * unit))
    rest = pygame.Rect(area.left, head.bottom, area.width, area.height - head.height)
    count = len(view.discard)
    across = next((n for n in range(4, 13) if n * max(rest.height // round(rest.width / n * 0.46), 1) >= count), 12)
    lines = max(-(-count // across), 1)
    high = min((rest.height - gap * (lines - 1)) // lines, round(rest.width / across * 0.5))
    names = {"heading": head}
    for n, name in enumerate(reversed(view.discard)):
        line = pygame.Rect(rest.left, rest.top + n // across * (high + gap), rest.width, high)
        names[f"take.{name}"] = columns(line, across, gap)[n % across]
    return names
