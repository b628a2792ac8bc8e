"""Where the coach's slip stands: beside what it talks about, over the log if that is free."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

import pygame

from ui.table.plan import Plan


def free_place(
    plan: Plan, size: tuple[int, int], clear: Sequence[pygame.Rect], spare: Iterable[pygame.Rect]
) -> pygame.Rect | None:
    """The best place for a slip of that size that covers nothing of `clear`, None if there is none.

    It covers as little as possible of the board, and least of what it should `spare`.
    """
    area = table_area(plan)
    if size[0] > area.width or size[1] > area.height:
        return None
    free = [rect for rect in _places(plan, area, size, clear) if rect.collidelist(list(clear)) < 0]
    spared = list(spare)
    return min(free, key=lambda rect: _cost(plan, rect, spared), default=None)


def table_area(plan: Plan) -> pygame.Rect:
    """All of the table below its bar."""
    gap = plan.main.top - plan.bar.bottom
    return pygame.Rect(plan.main.left, plan.main.top, plan.bar.width - 2 * plan.main.left, plan.main.height).inflate(
        0, -gap // 2
    )


def _places(
    plan: Plan, area: pygame.Rect, size: tuple[int, int], clear: Sequence[pygame.Rect]
) -> Iterator[pygame.Rect]:
    """Places against the edges of the table, of the board, and of what must stay clear."""
    wide, high = size
    lefts = [area.right - wide, plan.log.left, area.left, area.centerx - wide // 2]
    tops = [area.bottom - high, plan.log.top, area.top, area.centery - high // 2]
    for rect in clear:
        lefts += [rect.right + 1, rect.left - wide - 1]
        tops += [rect.bottom + 1, rect.top - high - 1]
    for left, top in product(dict.fromkeys(lefts), dict.fromkeys(tops)):
        place = pygame.Rect(left, top, wide, high)
        if area.contains(place):
            yield place


def _cost(plan: Plan, rect: pygame.Rect, spared: Sequence[pygame.Rect]) -> tuple[int, int, int]:
    """What a place hides: of what is to be spared, of the board; then how far it is from the foot of the log."""
    hidden = sum(_area(rect.clip(one)) for one in spared)
    far = abs(rect.right - plan.log.right) + abs(rect.bottom - plan.log.bottom)
    return 4 * hidden + _area(rect.clip(plan.main)), _area(rect) - _area(rect.clip(plan.log)), far


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height
