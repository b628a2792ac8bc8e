"""Named places of a table of Fossil Dig: a pure function of view, window and scale."""

from __future__ import annotations

import pygame

from tests.fifth.game.fossil_dig.model import KINDS
from tests.fifth.game.fossil_dig.view import DigView
from ui.table.board import Names
from ui.table.plan import Plan
from ui.theme import Theme

HEADER = 40
GAP = 8
CARD = 0.72
"""Width of a card divided by its height."""


def lay_out(view: DigView, plan: Plan, focus: int, theme: Theme) -> Names:
    """The pit with its two choices above, secret and collection below, the others at the side."""
    gap = theme.grain.px(GAP)
    header, main = plan.divided(theme.grain.px(HEADER), gap)
    high = (main.height - gap) // 2
    pit = pygame.Rect(main.left, main.top, main.width, high)
    wide = pit.width // 5
    names = {
        "header": header,
        "pit": pit,
        "dig": pygame.Rect(pit.left, pit.top, wide, pit.height),
        "home": pygame.Rect(pit.right - wide, pit.top, wide, pit.height),
        "hand": pygame.Rect(main.left, pit.bottom + gap, wide, high),
        "brought": pygame.Rect(main.left + wide + gap, pit.bottom + gap, main.width - wide - gap, high),
    }
    found = pit.inflate(-2 * (wide + gap), 0)
    names |= {f"find.{n}": rect for n, rect in enumerate(row(found, len(view.finds[focus]), gap, 3))}
    names |= {f"kind.{KINDS[n]}": rect for n, rect in enumerate(row(names["brought"], len(KINDS), gap))}
    for seat in plan.panels:
        panel = plan.whole(seat)
        names |= {f"panel.{seat}": panel, f"panel.{seat}.header": _top(panel, theme)}
    return names | plan.tabs()


def row(area: pygame.Rect, count: int, gap: int, most: int = 1) -> list[pygame.Rect]:
    """Places for so many cards beside each other, in the middle of an area, no larger than those of `most`."""
    high = min(area.height - 2 * gap, round((area.width - gap) / max(count, most) / CARD) - gap)
    wide = round(high * CARD)
    left = area.centerx - (count * (wide + gap) - gap) // 2
    return [pygame.Rect(left + n * (wide + gap), area.centery - high // 2, wide, high) for n in range(count)]


def small_cards(panel: pygame.Rect, theme: Theme) -> list[pygame.Rect]:
    """Another seat's places: one for every kind, under its strip."""
    top = _top(panel, theme).bottom
    return row(pygame.Rect(panel.left, top, panel.width, panel.bottom - top), len(KINDS), theme.px(GAP) // 2)


def panel_height(width: int, theme: Theme) -> int:
    """A strip, and a row of small cards."""
    return theme.px(HEADER + 3 * GAP) + round(width / len(KINDS) / CARD)


def _top(panel: pygame.Rect, theme: Theme) -> pygame.Rect:
    return pygame.Rect(panel.left, panel.top, panel.width, theme.px(HEADER))
