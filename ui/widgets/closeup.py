"""Close-ups: a thing drawn large on a card together with the words that explain it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass

import pygame

from ui.theme import BRASS, WALNUT_DEEP, Theme
from ui.widgets.panel import rounded_box

HEIGHTS = (390, 330, 270, 220)
"""The heights in units that a picture may have, the best first."""

WIDEST = 560
"""Pictures are at most so many units wide."""

WORDS = 350
"""The words beside a picture are set so many units wide."""

LARGER = 1.3
"""A picture is worth its room if it has so many times as many pixels as the thing itself on the table."""

PAD, GAP = 14, 16


@dataclass(frozen=True)
class CloseUp:
    """What is drawn large: what tells it apart, its width divided by its height, how it is drawn into a box."""

    key: Hashable
    ratio: float
    paint: Callable[[pygame.Surface, pygame.Rect], None]
    part: float = 1.0
    """How tall it is beside others, for what needs less room than a whole card."""
    of: str = ""
    """The place that shows the same thing on the table, where that is not the one pointed at."""
    pixels: int = 0
    """How many pixels that place has."""


@dataclass(frozen=True)
class Form:
    """A card with a picture: its size, where the picture goes, where the words go."""

    size: tuple[int, int]
    picture: pygame.Rect
    words: tuple[int, int]


def forms(shown: CloseUp, words: tuple[int, int], anchor: pygame.Rect, theme: Theme) -> Iterator[Form]:
    """The ways to set a picture and words on a card, the largest first: beside each other, then one under the other.

    Pictures that are hardly larger than the thing itself at its `anchor`, or where it stands, are none.
    """
    least = LARGER * (shown.pixels or anchor.width * anchor.height)
    for units in HEIGHTS:
        high = theme.px(units * shown.part)
        wide = round(high * shown.ratio)
        if wide > theme.px(WIDEST):
            wide, high = theme.px(WIDEST), round(theme.px(WIDEST) / shown.ratio)
        if wide * high >= least:
            yield _beside((wide, high), words, theme)
            yield _under((wide, high), words, theme)


def _beside(picture: tuple[int, int], words: tuple[int, int], theme: Theme) -> Form:
    pad, gap = theme.px(PAD), theme.px(GAP)
    inner = max(picture[1], words[1])
    size = (picture[0] + gap + words[0] + 2 * pad, inner + 2 * pad)
    spot = pygame.Rect((pad, pad + (inner - picture[1]) // 2), picture)
    return Form(size, spot, (spot.right + gap, pad + (inner - words[1]) // 2))


def _under(picture: tuple[int, int], words: tuple[int, int], theme: Theme) -> Form:
    pad, gap = theme.px(PAD), theme.px(GAP)
    inner = max(picture[0], words[0])
    size = (inner + 2 * pad, picture[1] + gap + words[1] + 2 * pad)
    spot = pygame.Rect((pad + (inner - picture[0]) // 2, pad), picture)
    return Form(size, spot, (pad + (inner - words[0]) // 2, spot.bottom + gap))


def plate(form: Form, shown: CloseUp, words: pygame.Surface, theme: Theme) -> pygame.Surface:
    """The finished card: dark, with a brass edge, the picture and the words on it."""
    card = rounded_box(form.size, theme.px(10), WALNUT_DEEP, BRASS, max(theme.px(1.5), 1)).copy()
    shown.paint(card, form.picture)
    card.blit(words, form.words)
    return card
