"""Scrolling the form of the pad: by whole lines, and by keys that walk beyond what is seen."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from ui.presses import means
from ui.widgets.scroll import ScrollColumn


def snap(column: ScrollColumn, before: int) -> None:
    """Let a line begin at the upper edge, in the direction in which it was scrolled."""
    tops = [column.top_of(n) for n in range(len(column.blocks))]
    on = column.offset > before
    near = [top for top in tops if (top >= column.offset if on else top <= column.offset)]
    column.scroll_to((min(near) if on else max(near)) if near else column.offset)


def walks_out(event: pygame.event.Event, name: str, lines: Mapping[str, int]) -> int:
    """Where a key is about to leave the targets that are seen: 1 below, -1 above, 0 if it stays among them.

    `lines` has the line of every target that is seen, in their order.
    """
    if name not in lines or not means(event, "up", "down", "next", "previous"):
        return 0
    back = means(event, "up", "previous")
    edge = list(lines)[0 if back else -1]
    last = edge == name if means(event, "next", "previous") else lines[name] == lines[edge]
    return (-1 if back else 1) if last else 0
