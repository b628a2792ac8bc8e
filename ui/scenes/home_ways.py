"""Where the buttons under a drawer stand, and whether they have room for their words."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ui import typeset
from ui.boards.kit.shapes import columns
from ui.theme import BODY, CONTROL_HEIGHT, Theme
from ui.widgets.faces import label_pad

ROOM, GAP = 150, 10
"""Units with which a button has room for its words in full size, and between two buttons."""

EDGE = 5
"""Units of a button's height that each of its edges takes; where words have no room, pictures stand alone."""


def foot_of(theme: Theme, cell: pygame.Rect, widest: pygame.Rect, count: int) -> pygame.Rect:
    """The room for so many buttons under a drawer: a little narrower than it, or wider where words need that."""
    wide = round(cell.width * 0.94)
    foot = pygame.Rect(0, 0, max(wide, min(widest.width, count * theme.px(ROOM))), theme.px(CONTROL_HEIGHT))
    foot.midbottom = cell.midbottom
    return foot


def speaks(theme: Theme, label: str, rect: pygame.Rect) -> bool:
    """Whether a button has room for its words, if need be one below the other and smaller."""
    font = theme.font("ui_bold", BODY * typeset.SMALLEST / max(theme.scale, 1.0))
    room = rect.width - 2 * label_pad(theme, rect.width)
    lines = typeset.wrap(font, label, room)
    wide, high = typeset.text_size(font, lines)
    return wide <= room and high <= rect.height - 2 * theme.px(EDGE) + 2 and " ".join(lines).split() == label.split()


def shares(theme: Theme, foot: pygame.Rect, labels: Sequence[str]) -> list[pygame.Rect]:
    """Places for buttons side by side, all alike; where words have no room, the last ones are square."""
    gap, count = theme.px(GAP), len(labels)
    alike = columns(foot, count, gap)
    if all(speaks(theme, label, rect) for label, rect in zip(labels, alike, strict=True)):
        return alike
    enough = theme.px(ROOM) - gap
    wide = next((n for n in range(count, 0, -1) if _wide(foot, n, count, gap) >= enough), 0)
    if not wide:
        return alike
    widths = [_wide(foot, wide, count, gap) if n < wide else foot.height for n in range(count)]
    lefts = [foot.left + sum(widths[:n]) + n * gap for n in range(count)]
    return [pygame.Rect(left, foot.top, width, foot.height) for left, width in zip(lefts, widths, strict=True)]


def _wide(foot: pygame.Rect, wide: int, count: int, gap: int) -> int:
    """How wide each of so many buttons with words is, beside square ones."""
    return (foot.width - (count - 1) * gap - (count - wide) * foot.height) // wide
