"""The workbench: the place over the Global Objectives where expeditions, dice, desks and choices are laid out."""

from __future__ import annotations

import pygame

from game.holotype import forecast
from game.holotype.model import PERIODS, TILES, TRACES
from game.holotype.view import HoloView, Mat
from ui.boards.kit.names import laid, name
from ui.boards.kit.shapes import columns, grid, left, right, rows, top

OPEN = ("dig", "reroll", "erosion")
"""Questions whose workbench everyone sees."""

OWN = ("lab", "search", "museum", "gain", "give", "trace", "milestone")
"""Questions whose workbench only the one who is asked sees."""

LARGE = ("search", "milestone")
"""Questions with so much to read that the workbench covers the locations too."""

STORM = 232
"""The width in units of the picture of erosion: that of the Field, which lies above it."""

Rects = dict[str, pygame.Rect]


ASKED = (*OWN, "erosion")
"""Questions whose workbench is put away once they are answered; dice and expeditions lie there still."""


def on_workbench(view: HoloView, focus: int, desk: bool, asks: bool = True) -> str:
    """The question that has a workbench now, '' for none; `asks` says whether it is still to be answered."""
    if desk:
        return "museum"
    if view.asked in ASKED and not asks and not _goes_on(view):
        return ""
    if view.asked in OPEN:
        return view.asked
    return view.asked if view.asked in OWN and view.seat == view.to_act == focus else ""


def _goes_on(view: HoloView) -> bool:
    """Whether the same is asked again after any answer: another fossil is too much."""
    if view.asked != "give":
        return False
    mat = view.mats[view.to_act]
    return sum(mat.fossils) - forecast.given_up(view) > mat.limit


def places(view: HoloView, focus: int, kind: str, large: pygame.Rect, usual: pygame.Rect, unit: float) -> Rects:
    """The workbench of a question and what lies on it."""
    if not kind:
        return {}
    gap = round(8 * unit)
    workbench = large if kind in LARGE else usual
    inner = workbench.inflate(-2 * gap, -2 * gap)
    if kind in OPEN:
        return {"workbench": workbench} | _field(view, kind, inner, gap, unit)
    if kind == "museum":
        return {"workbench": workbench} | _desk(inner, gap, unit)
    if kind == "search":
        return {"workbench": workbench} | _search(view, inner, gap, unit)
    return {"workbench": workbench} | _plates(kind, _choices(view.mats[focus], kind), inner, gap, unit)


def _choices(mat: Mat, kind: str) -> list[str]:
    """The names of the plates among which one is chosen."""
    if kind == "lab":
        return forecast.lab_choices(mat)
    if kind == "gain":
        return list(forecast.GOODS)
    if kind == "give":
        return [period for period, count in zip(PERIODS, mat.fossils, strict=True) if count]
    if kind == "trace":
        return [*(kind for kind in TRACES if kind in mat.traces), "none"]
    return [tile for tile in TILES if tile not in mat.tiles]


def _plates(kind: str, items: list[str], area: pygame.Rect, gap: int, unit: float) -> Rects:
    """Plates side by side, on a large workbench in two lines, with a heading at their left."""
    head, rest = left(area, 170 * unit, gap)
    lines = 2 if kind in LARGE else 1
    spots = grid(rest, -(-len(items) // lines), lines, gap)
    return {"heading": head} | laid(kind, items, spots)


def _field(view: HoloView, kind: str, area: pygame.Rect, gap: int, unit: float) -> Rects:
    """The drawn expeditions; while dice lie there also the dice, what they bring, and the button to take it."""
    shown = view.drawn if kind == "dig" else (view.dig,)
    if kind == "erosion":
        picture, rest = left(area, STORM * unit, gap)
        return laid("dig", shown, [picture]) | {"heading": rest}
    spots = _dig_columns(area, max(len(shown), 1), unit, kind != "dig")
    places = laid("dig", shown, spots)
    rest = left(area, spots[-1].right - area.left, gap)[1]
    if kind != "reroll":
        return places | {"heading": rest}
    side, tray = _with_dice(area, gap, unit)
    done, _ = top(side.move(0, side.height - round(84 * unit)), 84 * unit)
    heading, _ = top(side, side.height - round(92 * unit))
    return places | {"tray": tray, "done": done, "heading": heading} | _dice(view, tray, unit)


def _dig_columns(area: pygame.Rect, count: int, unit: float, used: bool) -> list[pygame.Rect]:
    """Where so many expeditions lie, from the left; one that is `used` leaves room for dice."""
    return columns(area, count, round(8 * unit), round((400 if used else 480) * unit))


def dig_spots(workbench: pygame.Rect, count: int, unit: float, used: bool = False) -> list[pygame.Rect]:
    """Where so many expeditions will lie on a workbench that is not there yet."""
    gap = round(8 * unit)
    return _dig_columns(workbench.inflate(-2 * gap, -2 * gap), count, unit, used)


def _with_dice(area: pygame.Rect, gap: int, unit: float) -> tuple[pygame.Rect, pygame.Rect]:
    """The right end and the tray of a workbench on which dice lie beside one expedition."""
    (card,) = _dig_columns(area, 1, unit, True)
    rest = left(area, card.right - area.left, gap)[1]
    return right(rest, 230 * unit, gap)


def rolling_tray(workbench: pygame.Rect, unit: float) -> pygame.Rect:
    """Where dice will lie on a workbench that is not there yet."""
    gap = round(8 * unit)
    return _with_dice(workbench.inflate(-2 * gap, -2 * gap), gap, unit)[1]


def _dice(view: HoloView, tray: pygame.Rect, unit: float) -> Rects:
    """One place for all dice that show the same face: they are alike."""
    found: Rects = {}
    spots = dice_spots(tray, len(view.dice), unit)
    for spot, face in zip(spots, sorted(view.dice, reverse=True), strict=True):
        place = name("die", face)
        found[place] = found[place].union(spot) if place in found else spot
    return found


def dice_spots(tray: pygame.Rect, count: int, unit: float) -> list[pygame.Rect]:
    """Where dice lie, from the highest face to the lowest."""
    gap = round(12 * unit)
    side = min(round(124 * unit), tray.height - 2 * gap, (tray.width - gap * (count + 1)) // max(count, 1))
    first = tray.centerx - (side * count + gap * (count - 1)) // 2
    return [pygame.Rect(first + n * (side + gap), tray.centery - side // 2, side, side) for n in range(count)]


def _desk(area: pygame.Rect, gap: int, unit: float) -> Rects:
    """Trades, exchanges, the running totals and the end of the visit."""
    trades, rest = left(area, 2 * round(196 * unit) + gap, 2 * gap)
    exchanges, rest = left(rest, 178 * unit, 2 * gap)
    done, totals = right(rest, 180 * unit, 2 * gap)
    places = {"desk.trade": trades, "desk.exchange": exchanges, "desk.totals": totals, "done": done}
    under = [rows(top(box, 30 * unit)[1], 3, gap // 2) for box in (trades, exchanges)]
    for give, deals, exchange in zip(PERIODS, *under, strict=True):
        others = [other for other in PERIODS if other != give]
        places |= laid(name("trade", give), others, columns(deals, 2, gap // 2))
        places[name("exchange", give)] = exchange
    return places


def _search(view: HoloView, area: pygame.Rect, gap: int, unit: float) -> Rects:
    """Every card of the discard pile as a slip, the newest first."""
    head, rest = top(area, 30 * unit, gap)
    count = len(view.discard)
    across = next((n for n in range(4, 13) if n * max(rest.height // round(rest.width / n * 0.46), 1) >= count), 12)
    lines = max(-(-count // across), 1)
    high = min((rest.height - gap * (lines - 1)) // lines, round(rest.width / across * 0.5))
    first = columns(top(rest, high)[0], across, gap)
    spots = [spot.move(0, line * (high + gap)) for line in range(lines) for spot in first]
    return {"heading": head} | laid("take", reversed(view.discard), spots)
