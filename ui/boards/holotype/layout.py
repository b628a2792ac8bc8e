"""Named places of a table of Holotype: a pure function of view, window and scale.

The board's part is a canvas of at least 1240 by 880 of its own units, so that it looks alike at every size.
"""

from __future__ import annotations

from itertools import pairwise

import pygame

from game.holotype.box import Box
from game.holotype.model import LOCATIONS, PERIODS, TILES, TRACES, WORKERS
from game.holotype.view import HoloView, Mat
from ui.boards.holotype import staging
from ui.boards.holotype.pen import columns
from ui.table.plan import Plan
from ui.theme import Theme

WIDE, HIGH = 1240, 880
TOP, PLACES, GOALS, MAT, HAND = 46, 176, 196, 178, 252
"""Heights of header and track, locations, Global Objectives, mat, hand; with the gaps they make up the canvas."""

GAP = 8
HEADER = 40
SIDE = 430
"""What the other seats and the log get of the width at least, in units."""

CARD = 240 / 336
LEAST_CARD = 0.68
"""Cards of a large hand shrink to this part of their size before they overlap."""

SLOT = 222
"""Width of the place at the end of the hand: the Personal Objective, and the table's buttons."""

BLOCKS = (("lounge", 262), ("storage", 232), ("research", 84), ("traces", 108), ("rewards", 214))
"""The parts of the mat with their widths, the last one not in the Basal variant; papers get the rest."""

HEAD = 0.23
"""The part of a Global Objective that its name takes."""

CAPTION = 24
"""Height of the caption of a part of the mat."""

LEAST_TARGET = 32
"""Pixels of the smallest target."""

Rects = dict[str, pygame.Rect]


def wanted_width(height: int, window: int, theme: Theme) -> int:
    """The board takes what the side leaves, up to one and a half times its height."""
    side = min(theme.px(SIDE), round(window * 0.32))
    return min(round(height * 1.5), window - side - 3 * theme.px(10))


def panel_height(width: int, theme: Theme) -> int:
    """Another seat's panel: wide ones show figures and papers side by side, narrow ones below each other."""
    return theme.px(HEADER) + (theme.px(200) if width >= theme.px(340) else theme.px(310))


def measure(main: pygame.Rect) -> float:
    """Pixels per unit of the canvas."""
    return min(main.width / WIDE, main.height / HIGH)


def lay_out(view: HoloView, plan: Plan, focus: int, box: Box, theme: Theme, desk: bool) -> Rects:
    """The named places of the whole table; `desk` keeps the Museum's desk open."""
    main, unit = plan.main, measure(plan.main)
    gap = round(GAP * unit)
    bands = _bands(main, unit, gap, theme)
    names = _top(bands[0], unit, gap, theme) | _locations(bands[1], gap) | _objectives(view, bands[2], gap)
    names |= _mat(view.mats[focus], bands[3], unit, gap, box.basal)
    names |= _hand(view, focus, bands[4], unit, gap)
    names |= {"goals": bands[2], "places": bands[1]}
    names |= staging.places(view, focus, bands[1].union(bands[2]), bands[2], box, unit, desk)
    if view.asked == "bump":
        names |= _spaces(view, names, unit)
    done = view.asked == "discard" and view.seat == view.to_act == focus and not view.asked_of[0]
    if done:
        slot = names["prompt"]
        names["done"] = pygame.Rect(slot.left, slot.bottom - round(70 * unit), slot.width, round(70 * unit))
    for seat, panel in plan.panels.items():
        names |= _panel(seat, panel, theme)
    return names


def uncovered(places: Rects) -> Rects:
    """The places without those that lie under the stage."""
    stage = places.get("stage")
    if stage is None:
        return places
    hidden = ("area.", "objective.", "location.", "goals", "places")
    return {n: rect for n, rect in places.items() if not (n.startswith(hidden) and stage.colliderect(rect))}


def _bands(main: pygame.Rect, unit: float, gap: int, theme: Theme) -> list[pygame.Rect]:
    """The rows of the canvas, a little taller where there is room; the strip of the seat has its least height."""
    least = max(round(TOP * unit), theme.px(38))
    rest = main.height - least - 4 * gap
    stretch = min(rest / ((PLACES + GOALS + MAT + HAND) * unit), 1.25)
    result, top = [], main.top
    for high in (least, *(round(high * unit * stretch) for high in (PLACES, GOALS, MAT, HAND))):
        result.append(pygame.Rect(main.left, top, main.width, high))
        top += high + gap
    return result


def _top(band: pygame.Rect, unit: float, gap: int, theme: Theme) -> Rects:
    header = pygame.Rect(band.left, band.top, max(round(400 * unit), theme.px(250)), band.height)
    left = header.right + gap
    return {"header": header, "track": pygame.Rect(left, band.top, band.right - left, band.height)}


def _locations(band: pygame.Rect, gap: int) -> Rects:
    return {f"location.{name}": rect for name, rect in zip(LOCATIONS, columns(band, len(LOCATIONS), gap), strict=True)}


def shelf(location: pygame.Rect) -> pygame.Rect:
    """Where the workers of a location stand."""
    factor = location.height / 220
    top = location.top + round(138 * factor)
    return pygame.Rect(
        location.left + round(location.width * 0.04), top, round(location.width * 0.92), round(70 * factor)
    )


def stands(location: pygame.Rect, count: int) -> list[pygame.Rect]:
    """The spaces of a location on its shelf."""
    area = shelf(location)
    wide = min(area.width // max(count, 3), round(area.width * 0.32))
    left = area.centerx - wide * count // 2
    return [pygame.Rect(left + n * wide, area.top, wide, area.height) for n in range(count)]


def _spaces(view: HoloView, names: Rects, unit: float) -> Rects:
    """Spaces as places of their own while somebody is to be bumped."""
    location = LOCATIONS[view.asked_of[1]]
    spots = stands(names[f"location.{location}"], len(view.spaces[view.asked_of[1]]))
    grow = max(LEAST_TARGET - spots[0].height, round(4 * unit))
    return {f"space.{location}.{n}": spot.inflate(0, grow) for n, spot in enumerate(spots)}


def _objectives(view: HoloView, band: pygame.Rect, gap: int) -> Rects:
    """The Global Objectives side by side, each with its areas."""
    names: Rects = {}
    count = len(view.objectives)
    for name, card in zip(view.objectives, columns(band, count, gap), strict=True):
        names[f"objective.{name}"] = card
        head = round(card.height * HEAD)
        inner = pygame.Rect(card.left, card.top + head, card.width, card.height - head).inflate(-gap, -gap // 2)
        for n, rect in enumerate(columns(inner, 3, gap // 2)):
            names[f"area.{name}.{n}"] = rect
    return names


def _mat(mat: Mat, band: pygame.Rect, unit: float, gap: int, basal: bool) -> Rects:
    """The parts of the own mat."""
    names: Rects = {"mat": band}
    inner = band.inflate(-gap, -gap)
    factor = min(inner.width / (WIDE - GAP), 1.2 * unit)
    left = inner.left
    for name, wide in BLOCKS[: -1 if basal else None]:
        names[name] = pygame.Rect(left, inner.top, round(wide * factor), inner.height)
        left = names[name].right + gap // 2
    names["papers"] = pygame.Rect(left, inner.top, inner.right - left, inner.height)
    names |= _lounge(names["lounge"], unit) | _stores(mat, names, unit)
    return names if basal else names | _rewards(names["rewards"], unit)


def under_caption(block: pygame.Rect, unit: float) -> pygame.Rect:
    """A part of the mat below its caption."""
    top = block.top + round(CAPTION * unit)
    return pygame.Rect(block.left, top, block.width, block.bottom - top).inflate(-round(8 * unit), -round(4 * unit))


def _lounge(block: pygame.Rect, unit: float) -> Rects:
    """The workers side by side, and the button that calls them back."""
    area = under_caption(block, unit)
    strip = max(round(40 * unit), LEAST_TARGET)
    upper = pygame.Rect(area.left, area.top, area.width, area.height - strip - round(4 * unit))
    names = {f"worker.{name}": rect for name, rect in zip(WORKERS, columns(upper, 3, round(3 * unit)), strict=True)}
    return names | {"retrieve": pygame.Rect(area.left, area.bottom - strip, area.width, strip)}


def _stores(mat: Mat, names: Rects, unit: float) -> Rects:
    """A counter for each kind of fossil, and the traces in hand."""
    area = under_caption(names["storage"], unit)
    upper = pygame.Rect(area.left, area.top, area.width, round(area.height * 0.62))
    result = {f"cube.{name}": rect for name, rect in zip(PERIODS, columns(upper, 3, round(4 * unit)), strict=True)}
    held = [name for name in TRACES if name in mat.traces]
    box = under_caption(names["traces"], unit)
    half = (box.height - round(4 * unit)) // 2
    for n, name in enumerate(held):
        cell = columns(pygame.Rect(box.left, box.top + n // 2 * (half + round(4 * unit)), box.width, half), 2, 2)[n % 2]
        result[f"held.{name}"] = cell
    return result


def _rewards(block: pygame.Rect, unit: float) -> Rects:
    """The discs of contributions above, the Milestone tiles below."""
    area = under_caption(block, unit)
    upper = pygame.Rect(area.left, area.top, area.width, round(area.height * 0.42))
    lower = pygame.Rect(area.left, upper.bottom, area.width, area.bottom - upper.bottom)
    names = {"contributions": upper}
    return names | {f"tile.{name}": rect for name, rect in zip(TILES, columns(lower, 6, round(2 * unit)), strict=True)}


def _hand(view: HoloView, focus: int, band: pygame.Rect, unit: float, gap: int) -> Rects:
    """The hand, the Personal Objectives on offer, and at the end the place of the one that was kept."""
    mat = view.mats[focus]
    slot = pygame.Rect(band.right - round(SLOT * unit), band.top, round(SLOT * unit), band.height)
    names = {"prompt": slot, "personal": slot}
    right = slot.left - gap
    card = round(band.height * CARD)
    for name in reversed(mat.offered):
        names[f"offered.{name}"] = pygame.Rect(right - card, band.top, card, band.height)
        right -= card + gap
    hand = pygame.Rect(band.left, band.top, right - band.left, band.height)
    names["hand"] = hand
    seen = mat.hand if view.seat == focus or view.ending else ()
    spots = card_row(hand, len(seen) or mat.hand_size, gap)
    if seen:
        names |= {f"hand.{name}": spot for name, spot in zip(seen, visible(spots), strict=True)}
    return names


def visible(spots: list[pygame.Rect]) -> list[pygame.Rect]:
    """What is seen of cards in a row: each up to where the next one begins."""
    ends = [min(spot.right, after.left) for spot, after in pairwise(spots)] + [spots[-1].right]
    return [pygame.Rect(spot.topleft, (end - spot.left, spot.height)) for spot, end in zip(spots, ends, strict=True)]


def whole_card(seen: pygame.Rect) -> pygame.Rect:
    """The whole card of which a part is seen."""
    return pygame.Rect(seen.topleft, (max(round(seen.height * CARD), seen.width), seen.height))


def card_row(area: pygame.Rect, count: int, gap: int, ratio: float = CARD) -> list[pygame.Rect]:
    """Places for cards in a row from the left; many become smaller, then they overlap."""
    if not count:
        return []
    full = min(round(area.height * ratio), area.width)
    wide = min(full, max((area.width - gap * (count - 1)) // count, round(full * LEAST_CARD)))
    high = round(wide / ratio)
    step = min(wide + gap, (area.width - wide) // max(count - 1, 1))
    return [pygame.Rect(area.left + n * step, area.centery - high // 2, wide, high) for n in range(count)]


def _panel(seat: int, panel: pygame.Rect, theme: Theme) -> Rects:
    """Another seat: its strip, its figures, the table of what it has published."""
    head = pygame.Rect(panel.left, panel.top, panel.width, min(theme.px(HEADER), panel.height // 3))
    body = pygame.Rect(panel.left, head.bottom, panel.width, panel.bottom - head.bottom)
    inner = body.inflate(-theme.px(10), -theme.px(8))
    if inner.width >= inner.height * 1.25:
        wide = round(inner.width * 0.44)
        stock = pygame.Rect(inner.left, inner.top, wide, inner.height)
        papers = pygame.Rect(inner.left + wide + theme.px(6), inner.top, inner.width - wide - theme.px(6), inner.height)
    else:
        high = round(inner.height * 0.45)
        stock = pygame.Rect(inner.left, inner.top, inner.width, high)
        papers = pygame.Rect(inner.left, inner.top + high + theme.px(4), inner.width, inner.height - high - theme.px(4))
    return {
        f"panel.{seat}": panel,
        f"panel.{seat}.header": head,
        f"stock.{seat}": stock,
        f"papers.{seat}": papers,
    }
