"""What belongs together set alike: one size for several texts, lines of about equal length for one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from ui import typeset
from ui.characters import splits_word
from ui.theme import Theme

Place = tuple[str, tuple[int, int]]
"""A text and the size of its box."""


def line_size(theme: Theme, family: str, max_size: float, places: Sequence[Place]) -> float:
    """The largest size up to `max_size` units in which several texts each are one line of their own box."""
    return _shared(theme, family, max_size, places, _in_line)


def block_size(theme: Theme, family: str, max_size: float, places: Sequence[Place]) -> float:
    """As `line_size`, for texts that may be several lines."""
    return _shared(theme, family, max_size, places, _in_lines)


def fit_middle(
    theme: Theme, family: str, text: str, max_size: float, box: tuple[int, int]
) -> tuple[pygame.font.Font, list[str]]:
    """As `typeset.fit_block`, for words that stand in the middle: several lines are of about equal length."""
    font, lines = typeset.fit_block(theme, family, text, max_size, box)
    even = typeset.balance(font, text, box[0]) if len(lines) > 1 else lines
    return font, lines if splits_word(text, even) else even


def _shared(
    theme: Theme,
    family: str,
    max_size: float,
    places: Sequence[Place],
    fits: Callable[[pygame.font.Font, str, tuple[int, int]], bool],
) -> float:
    """The largest size in which all texts fit their boxes, else the least."""
    size, least = max_size, max_size * typeset.SMALLEST / max(theme.scale, 1.0)
    while size > least and not all(fits(theme.font(family, size), *place) for place in places):
        size = max(size - 0.5, least)
    return size


def _in_line(font: pygame.font.Font, text: str, box: tuple[int, int]) -> bool:
    """Whether a text is one line that a box has room for."""
    return typeset.line_width(font, text) <= box[0] and font.get_height() <= box[1] + 2


def _in_lines(font: pygame.font.Font, text: str, box: tuple[int, int]) -> bool:
    """Whether a text has room in a box, in as many lines as it takes."""
    return typeset.fits(font, text, typeset.wrap(font, text, box[0]), box)
