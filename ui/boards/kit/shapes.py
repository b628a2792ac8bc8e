"""Rectangles in rectangles: heads and feet, columns and rows, cards side by side."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame


def centred(area: pygame.Rect, wide: float, high: float) -> pygame.Rect:
    """A box of that size in the middle of an area."""
    box = pygame.Rect(0, 0, round(wide), round(high))
    box.center = area.center
    return box


def inset(area: pygame.Rect, wide: float, high: float = 0) -> pygame.Rect:
    """An area without a margin: so much narrower and so much lower, around the same middle."""
    return area.inflate(-round(wide), -round(high))


def square(area: pygame.Rect, side: float = 0) -> pygame.Rect:
    """A square in the middle of an area, as large as the area allows if no size is given."""
    return centred(area, side or min(area.size), side or min(area.size))


def at_left(area: pygame.Rect, side: float) -> pygame.Rect:
    """A square around the left end of an area, where the face of a seat's strip is."""
    box = pygame.Rect(0, 0, round(side), round(side))
    box.center = (area.left + area.height // 2, area.centery)
    return box


def top(area: pygame.Rect, high: float, gap: int = 0) -> tuple[pygame.Rect, pygame.Rect]:
    """The upper part of an area, so high, and what is left of it below."""
    upper = pygame.Rect(area.left, area.top, area.width, round(high))
    return upper, pygame.Rect(area.left, upper.bottom + gap, area.width, area.bottom - upper.bottom - gap)


def bottom(area: pygame.Rect, high: float, gap: int = 0) -> tuple[pygame.Rect, pygame.Rect]:
    """The lower part of an area, so high, and what is left of it above."""
    lower = pygame.Rect(area.left, area.bottom - round(high), area.width, round(high))
    return lower, pygame.Rect(area.left, area.top, area.width, lower.top - gap - area.top)


def left(area: pygame.Rect, wide: float, gap: int = 0) -> tuple[pygame.Rect, pygame.Rect]:
    """The left part of an area, so wide, and what is left of it at the right."""
    first = pygame.Rect(area.left, area.top, round(wide), area.height)
    return first, pygame.Rect(first.right + gap, area.top, area.right - first.right - gap, area.height)


def right(area: pygame.Rect, wide: float, gap: int = 0) -> tuple[pygame.Rect, pygame.Rect]:
    """The right part of an area, so wide, and what is left of it at the left."""
    last = pygame.Rect(area.right - round(wide), area.top, round(wide), area.height)
    return last, pygame.Rect(area.left, area.top, last.left - gap - area.left, area.height)


def between(area: pygame.Rect, first: float, last: float, gap: int) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """An area in three: the deck at the left, the hand in the middle, the choices at the right."""
    start, others = left(area, first, gap)
    end, middle = right(others, last, gap)
    return start, middle, end


def columns(area: pygame.Rect, count: int, gap: int = 0, most: int = 0) -> list[pygame.Rect]:
    """Equal columns of an area from the left, at most so wide."""
    if not count:
        return []
    wide = (area.width - gap * (count - 1)) // count
    wide = min(wide, most) if most else wide
    return [pygame.Rect(area.left + n * (wide + gap), area.top, wide, area.height) for n in range(count)]


def shared_row(area: pygame.Rect, needs: Sequence[int], gap: int = 0) -> list[pygame.Rect]:
    """Columns of an area from the left: equal ones where each has its need, else what is spare shared out evenly."""
    equal = columns(area, len(needs), gap)
    if not needs or max(needs) <= equal[0].width * 3 // 4:
        return equal
    spare = (area.width - gap * (len(needs) - 1) - sum(needs)) / len(needs)
    lefts = [area.left + sum(needs[:n]) + n * (spare + gap) for n in range(len(needs))]
    return [
        pygame.Rect(round(left), area.top, round(left + need + spare) - round(left), area.height)
        for left, need in zip(lefts, needs, strict=True)
    ]


def rows(area: pygame.Rect, count: int, gap: int = 0) -> list[pygame.Rect]:
    """Equal rows of an area from the top."""
    high = (area.height - gap * (count - 1)) // max(count, 1)
    return [pygame.Rect(area.left, area.top + n * (high + gap), area.width, high) for n in range(count)]


def grid(area: pygame.Rect, across: int, lines: int = 1, gap: int = 0) -> list[pygame.Rect]:
    """Equal cells that fill an area without a rest, row by row."""
    wide, high = (area.width - gap * (across - 1)) / across, (area.height - gap * (lines - 1)) / lines
    spots = [(n % across * (wide + gap), n // across * (high + gap)) for n in range(across * lines)]
    return [pygame.Rect(area.left + round(x), area.top + round(y), round(wide), round(high)) for x, y in spots]


def spread(area: pygame.Rect, count: int, gap: int, most: float = 0) -> list[pygame.Rect]:
    """Columns that fill an area from the left without a rest, at most so wide: plates of choices, cards on display."""
    step = (area.width + gap) / max(count, 1)
    step = min(step, most + gap) if most else step
    return [pygame.Rect(area.left + round(n * step), area.top, round(step) - gap, area.height) for n in range(count)]


def card_row(area: pygame.Rect, count: int, gap: int, ratio: float, least: float) -> list[pygame.Rect]:
    """Cards in a row from the left; many become smaller down to the part `least`, then they overlap."""
    if not count:
        return []
    full = min(round(area.height * ratio), area.width)
    wide = min(full, max((area.width - gap * (count - 1)) // count, round(full * least)))
    high = round(wide / ratio)
    step = min(wide + gap, (area.width - wide) // max(count - 1, 1))
    return [pygame.Rect(area.left + n * step, area.centery - high // 2, wide, high) for n in range(count)]


def in_middle(spots: list[pygame.Rect], area: pygame.Rect) -> list[pygame.Rect]:
    """The same spots, moved to the middle of an area's width."""
    if not spots:
        return []
    shift = area.centerx - (spots[0].left + spots[-1].right) // 2
    return [spot.move(shift, 0) for spot in spots]


def visible(spots: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """What is seen of cards in a row: each up to where the next one begins."""
    ends = [min(spot.right, after.left) for spot, after in pairwise(spots)] + [spot.right for spot in spots[-1:]]
    return [pygame.Rect(spot.topleft, (end - spot.left, spot.height)) for spot, end in zip(spots, ends, strict=True)]


def card_grid(area: pygame.Rect, count: int, gap: int, shape: tuple[float, float], lines: int = 3) -> list[pygame.Rect]:
    """Places for so many cards or more, spread over an area; `shape` are the least and the greatest width by height."""
    best, used = pygame.Rect(area.topleft, (0, 0)), 1
    for most in range(1, lines + 1):
        across = max(-(-count // most), 1)
        wide, high = (area.width + gap) // across - gap, (area.height + gap) // most - gap
        wide, high = min(wide, round(high * shape[1])), min(high, round(wide / shape[0]))
        if wide * wide * high > best.width * best.width * best.height:
            best.size, used = (wide, high), most
    across, down = (area.width + gap) // (best.width + gap), best.height + gap
    step = (area.width - best.width) / max(across - 1, 1)
    best.top = area.centery - (used * down - gap) // 2
    return [best.move(round(n % across * step), n // across * down) for n in range(across * used)]
