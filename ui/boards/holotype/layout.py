"""Named places of a table of Holotype: a pure function of view, window and scale.

The board's part is a canvas of at least 1240 by 880 of its own units, so that it looks alike at every size.
"""

from __future__ import annotations

import pygame

from game.holotype.box import Box
from game.holotype.model import LOCATIONS, PERIODS, TILES, TRACES, WORKERS
from game.holotype.view import HoloView, Mat
from ui.boards.holotype import workbench_layout
from ui.boards.holotype.inks import CARD
from ui.boards.kit import shapes
from ui.boards.kit.names import kind, laid, name
from ui.boards.kit.shapes import columns, inset, left, right, rows, top
from ui.table.plan import Plan
from ui.theme import Theme

WIDE, HIGH = 1240, 880
TOP, BANDS, BASAL = 46, (166, 182, 462), (200, 258, 352)
"""Heights of header and track, and of locations, Global Objectives and what lies before the seat; with the gaps the
whole canvas. The Basal game has the wall in place of the objectives."""

GAP = 8
HEADER = 40
SIDE = 430
"""What the other seats and the log get of the width at least, in units."""

LEAST_CARD, ABREAST = 0.68, 6.5
"""Cards of a large hand shrink to this part of their size, or until so many lie side by side, before they overlap."""

MAT, SLOT = 250, 222
"""Widths of the mat, and of the place at the end of the hand: the Personal Objective, and the table's buttons."""

BLOCKS = (("lounge", 158), ("storage", 118), ("supplies", 84), ("rewards", 104))
"""The parts of the mat with their heights, the last one not in the Basal variant; supplies are research and traces."""

WALL, TALLY = 207 / 454, 40
"""The part of the room beside the mat that the wall takes above the hand, and the height of the marks on it."""

FRAMES, FRAME = 6, (0.68, 1.1)
"""How many frames the wall has at least; the least and the greatest width of one divided by its height."""

HEAD = 0.23
"""The part of a Global Objective that its name takes."""

CAPTION = 24
"""Height of the caption of a part of the mat."""

COVERED = ("area", "objective", "location", "goals", "places", "papers", "paper")
"""Kinds of places that the workbench may cover."""

LEAST_TARGET = 32
"""Pixels of the smallest target."""

Rects = dict[str, pygame.Rect]


def wanted_width(height: int, window: int, theme: Theme) -> int:
    """The board takes what the side leaves, up to one and a half times its height."""
    side = min(theme.grain.px(SIDE), round(window * 0.32))
    return min(round(height * 1.5), window - side - 3 * theme.grain.px(10))


def panel_height(width: int, theme: Theme, seats: int) -> int:
    """Another seat's panel: figures and wall side by side, below each other in narrow ones; a single one is larger."""
    return theme.px(HEADER) + theme.grain.px(310 if width < theme.grain.px(340) else 250 if seats == 2 else 200)


def measure(main: pygame.Rect) -> float:
    """Pixels per unit of the canvas."""
    return min(main.width / WIDE, main.height / HIGH)


def lay_out(view: HoloView, plan: Plan, focus: int, box: Box, theme: Theme, desk: bool, asks: bool = True) -> Rects:
    """The named places of the whole table; `desk` keeps the Museum's desk open, `asks` what is to be answered."""
    unit = measure(plan.main)
    gap = round(GAP * unit)
    head, places, goals, lower = _bands(plan.main, unit, gap, theme.grain, box.basal)
    header, track = left(head, max(round(400 * unit), theme.grain.px(250)), gap)
    if plan.own is not None:
        header, track = plan.own.copy(), head
    names = {"header": header, "track": track, "places": places, "goals": goals}
    names |= laid("location", LOCATIONS, columns(places, len(LOCATIONS), gap)) | _objectives(view, goals, gap)
    mat, rest = left(lower, MAT * min(lower.width / WIDE, 1.2 * unit), gap)
    wall, hand = (goals, rest) if box.basal else top(rest, rest.height * WALL, gap)
    front = theme.grain.px(24) + max(LEAST_TARGET + 4, theme.grain.px(30)) if box.basal else 0
    names |= _mat(view.mats[focus], mat, unit, gap, box.basal) | _hand(view, focus, hand, unit, gap, front)
    names |= _wall(view, focus, wall, unit)
    if view.mats[focus].offered:
        names |= _note(wall, unit)
    kind = workbench_layout.on_workbench(view, focus, desk, asks)
    names |= workbench_layout.places(view, focus, kind, places.union(goals), goals.inflate(0, gap), unit)
    if view.asked == "bump":
        names |= _spaces(view, names, unit)
    if asks and view.asked == "discard" and view.seat == view.to_act == focus and not view.asked_of[0]:
        names["done"] = pygame.Rect((0, 0), (round(SLOT * unit), front or round(70 * unit)))
        names["done"].bottomright = names["prompt"].bottomright
    for seat in plan.panels:
        names |= _panel(seat, plan.whole(seat), theme)
    return names | plan.tabs()


def uncovered(places: Rects) -> Rects:
    """The places to point at: without those under the workbench, and without the frame, for which the wall stands."""
    workbench = places.get("workbench", pygame.Rect(0, 0, 0, 0))
    covered = [n for n, rect in places.items() if kind(n) in COVERED and workbench.colliderect(rect)]
    return {n: rect for n, rect in places.items() if n != "frame" and n not in covered}


def _bands(main: pygame.Rect, unit: float, gap: int, theme: Theme, basal: bool) -> list[pygame.Rect]:
    """The rows of the canvas, a little taller where there is room; the strip of the seat has its least height."""
    least = max(round(TOP * unit), theme.px(38))
    bands = BASAL if basal else BANDS
    stretch = min((main.height - least - 3 * gap) / (sum(bands) * unit), 1.25)
    result, rest = [], main
    for high in (least, *(round(high * unit * stretch) for high in bands)):
        band, rest = top(rest, high, gap)
        result.append(band)
    return result


def track_spaces(track: pygame.Rect, end: int) -> list[pygame.Rect]:
    """The spaces of the track, from none published to the end of the game."""
    inner = track.inflate(-track.height // 3, -track.height // 5)
    step = inner.width / (end + 1)
    side = min(inner.height, round(step * 0.96))
    spots = [pygame.Rect(0, 0, side, side) for _ in range(end + 1)]
    for n, spot in enumerate(spots):
        spot.center = (inner.left + round((n + 0.5) * step), inner.centery)
    return spots


def stands(location: pygame.Rect, count: int) -> list[pygame.Rect]:
    """The spaces of a location, on the shelf at its foot."""
    factor, wide = location.height / 220, location.width
    area = pygame.Rect(location.left + round(wide * 0.04), 0, round(wide * 0.92), round(70 * factor))
    area.top = location.top + round(138 * factor)
    space = min(area.width // max(count, 3), round(area.width * 0.32))
    first = area.centerx - space * count // 2
    return [pygame.Rect(first + n * space, area.top, space, area.height) for n in range(count)]


def _spaces(view: HoloView, names: Rects, unit: float) -> Rects:
    """Spaces as places of their own while somebody is to be bumped."""
    location = LOCATIONS[view.asked_of[1]]
    spots = stands(names[name("location", location)], len(view.spaces[view.asked_of[1]]))
    grow = max(LEAST_TARGET - spots[0].height, round(4 * unit))
    return laid(name("space", location), range(len(spots)), [spot.inflate(0, grow) for spot in spots])


def _objectives(view: HoloView, band: pygame.Rect, gap: int) -> Rects:
    """The Global Objectives side by side, each with its areas."""
    names: Rects = {}
    for objective, card in zip(view.objectives, columns(band, len(view.objectives), gap), strict=True):
        names |= objective_places(objective, card, gap)
    return names


def objective_places(objective: str, card: pygame.Rect, gap: int) -> Rects:
    """A Global Objective with its areas."""
    body = top(card, card.height * HEAD)[1].inflate(-gap, -gap // 2)
    return {name("objective", objective): card} | laid(name("area", objective), range(3), columns(body, 3, gap // 2))


def _mat(mat: Mat, band: pygame.Rect, unit: float, gap: int, basal: bool) -> Rects:
    """The parts of the own mat, below each other."""
    names: Rects = {"mat": band}
    rest, blocks = band.inflate(-gap, -gap), BLOCKS[: -1 if basal else None]
    factor = (rest.height - gap // 2 * (len(blocks) - 1)) / sum(high for _, high in blocks)
    for block, high in blocks:
        names[block], rest = top(rest, high * factor, gap // 2)
    names["research"], names["traces"] = left(names["supplies"], names.pop("supplies").width * 0.43, gap // 2)
    names |= _lounge(under_caption(names["lounge"], unit), unit)
    area = under_caption(names["storage"], unit)
    names |= laid("cube", PERIODS, columns(top(area, area.height * 0.62)[0], 3, round(4 * unit)))
    area, held = under_caption(names["traces"], unit), [kind for kind in TRACES if kind in mat.traces]
    lines = rows(area, 1 if len(held) < 3 else 2, round(2 * unit))
    names |= laid("held", held, [cell for line in lines for cell in columns(line, 2, 2)])
    if not basal:
        area = under_caption(names["rewards"], unit)
        names["contributions"], tiles = top(area, area.height * 0.54)
        names |= laid("tile", TILES, columns(tiles, len(TILES), round(2 * unit)))
    return names


def _wall(view: HoloView, focus: int, area: pygame.Rect, unit: float) -> Rects:
    """The wall, the frame that waits, and what hangs there unless the wall itself is to be pointed at."""
    papers = [paper.card for paper in view.mats[focus].papers]
    spots = hung(hanging(area, unit)[0], len(papers), round(GAP * unit))
    names = {"papers": area, "frame": spots[len(papers)]}
    publishes = view.asked == "journal" and view.seat == view.to_act == focus
    return names | laid("paper", () if publishes else papers, spots)


def _note(wall: pygame.Rect, unit: float) -> Rects:
    """The sheet pinned over the last frames of a wall while a Personal Objective is chosen, with room for buttons."""
    *_, first, last = hung(hanging(wall, unit)[0], 0, round(GAP * unit))
    sheet = first.union(last)
    return {"personal": sheet, "prompt": inset(shapes.bottom(sheet, sheet.height * 0.4)[0], 24 * unit, 10 * unit)}


def hanging(wall: pygame.Rect, unit: float) -> tuple[pygame.Rect, pygame.Rect]:
    """Where frames hang on a wall, and below them the marks that count."""
    inner = inset(wall, 24 * unit, 16 * unit).move(0, round(4 * unit))
    return top(inner, inner.height - TALLY * unit, round(6 * unit))


def hung(area: pygame.Rect, count: int, gap: int, least: int = FRAMES) -> list[pygame.Rect]:
    """Frames on a wall: for all that hang, for one that is to come, and where more fit."""
    return shapes.card_grid(area, max(count + 1, least), gap, FRAME)


def under_caption(block: pygame.Rect, unit: float) -> pygame.Rect:
    """A part of the mat below its caption."""
    return inset(top(block, CAPTION * unit)[1], 8 * unit, 4 * unit)


def _lounge(area: pygame.Rect, unit: float) -> Rects:
    """The workers side by side, and the button that calls them back."""
    strip = max(round(40 * unit), LEAST_TARGET)
    upper, _ = top(area, area.height - strip - round(4 * unit))
    button = pygame.Rect(area.left, area.bottom - strip, area.width, strip)
    return laid("worker", WORKERS, columns(upper, 3, round(3 * unit))) | {"retrieve": button}


def _hand(view: HoloView, focus: int, band: pygame.Rect, unit: float, gap: int, front: int) -> Rects:
    """The hand, the Personal Objectives on offer, and the place of the one that was kept; or the front of the desk."""
    mat = view.mats[focus]
    slot, rest = right(band, SLOT * unit, gap)
    names = {"prompt": slot, "personal": slot}
    if front:
        rest, slot = top(band, band.height - front)
        names = {"prompt": slot}
    if mat.offered:
        names, rest = {}, band
    for offered in reversed(mat.offered):
        names[name("offered", offered)], rest = right(rest, band.height * CARD, gap)
    names["hand"] = inset(rest, 2 * gap, gap // 2)
    seen = mat.hand if view.seat == focus or view.ending else ()
    return names | laid("hand", seen, shapes.visible(card_row(names["hand"], len(seen), gap)))


def whole_card(seen: pygame.Rect) -> pygame.Rect:
    """The whole card of which a part is seen."""
    return pygame.Rect(seen.topleft, (max(round(seen.height * CARD), seen.width), seen.height))


def card_row(area: pygame.Rect, count: int, gap: int) -> list[pygame.Rect]:
    """Places for cards in a row from the left."""
    return shapes.card_row(area, count, gap, CARD, min(LEAST_CARD, area.width / (ABREAST * area.height * CARD)))


def _panel(seat: int, panel: pygame.Rect, theme: Theme) -> Rects:
    """Another seat: its strip, its figures, the table of what it has published."""
    head, body = top(panel, min(theme.px(HEADER), panel.height // 3))
    inner, gap = inset(body, theme.grain.px(10), theme.grain.px(8)), theme.grain.px(6)
    if inner.width >= inner.height * 1.5:
        stock, papers = left(inner, inner.width * 0.44, gap)
    else:
        stock, papers = top(inner, inner.height * 0.45, gap)
    return {f"panel.{seat}": panel, f"panel.{seat}.header": head, f"stock.{seat}": stock, f"papers.{seat}": papers}
