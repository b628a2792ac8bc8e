"""Where everything stands in the set-up: seats as cards beside a poster, or as rows under a band where it is narrow."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ui.theme import CONTROL_HEIGHT, MARGIN, Theme

CARD, WIDEST_CARD = 208, 350
"""A seat is a card where it can be at least this many units wide; wider than the second number it never is."""

LOWEST = 820
"""Cards need this many units of height."""

INSIDE = 14
"""Units between the seats and the frame that a ground may have."""

HEAD, GAP = 38, 18
BELOW_FACE = 164
"""A card is this many units taller than wide, so that the medallion fills its width."""

TALLEST_ROW = 104
TALLEST_BAND = 118
WIDEST_CODE = 320
WIDEST_VARIANT, WIDEST_ALONE = 470, 800
TALLEST_VARIANT, TALLEST_ALONE = 360, 250


@dataclass(frozen=True)
class SetupPlan:
    """The places of a set-up: the poster, a head and places for seats and variants, the start, the code of a deal."""

    cards: bool
    poster: pygame.Rect
    seats_head: pygame.Rect
    seats: list[pygame.Rect]
    variants_head: pygame.Rect
    variants: list[pygame.Rect]
    start: pygame.Rect
    code: pygame.Rect


def arrange(theme: Theme, size: tuple[int, int], seats: int, variants: int) -> SetupPlan:
    """The places for so many seats and variants."""
    px, window = theme.px, pygame.Rect((0, 0), size)
    area = pygame.Rect(0, 0, min(size[0] - 2 * px(MARGIN), px(2300)), min(size[1] - 2 * px(24), px(1260)))
    area.center = window.center
    poster = pygame.Rect(area.topleft, (min(max(area.width // 5, px(270)), px(390)), area.height))
    middle = pygame.Rect(poster.right + px(28), area.top, area.right - px(INSIDE) - poster.right - px(28), area.height)
    width = (middle.width - px(GAP) * (seats - 1)) // seats
    if width >= px(CARD) and area.height >= px(LOWEST):
        return _as_cards(theme, poster, middle, min(width, px(WIDEST_CARD)), seats, variants)
    return _as_rows(theme, area, seats, variants)


def _as_cards(
    theme: Theme, poster: pygame.Rect, middle: pygame.Rect, width: int, seats: int, variants: int
) -> SetupPlan:
    """Seats side by side, variants below them, the start at the bottom."""
    px = theme.px
    start = pygame.Rect(0, 0, px(480), px(72))
    start.midbottom = middle.midbottom
    room = start.top - px(22) - middle.top - 2 * px(HEAD) - px(20)
    high = min(round(room * 0.62), width + px(BELOW_FACE))
    share = (middle.width - px(GAP) * (variants - 1)) // max(variants, 1)
    wide = min(share, px(WIDEST_VARIANT if variants > 1 else WIDEST_ALONE))
    low = min(room - high, px(TALLEST_VARIANT if variants > 1 else TALLEST_ALONE))
    spare = (room - high - low) // 3
    seats_head = pygame.Rect(middle.left, middle.top + spare // 2, middle.width, px(HEAD))
    variants_head = seats_head.move(0, px(HEAD) + high + px(20) + spare)
    return SetupPlan(
        True,
        poster,
        seats_head,
        _side_by_side(middle, seats_head.bottom, (width, high), seats, px(GAP)),
        variants_head,
        _side_by_side(middle, variants_head.bottom, (wide, low), variants, px(GAP)),
        start,
        _beside(theme, start, middle),
    )


def _beside(theme: Theme, start: pygame.Rect, area: pygame.Rect) -> pygame.Rect:
    """The place at the right of the start."""
    px, left = theme.px, start.right + theme.px(24)
    code = pygame.Rect(left, 0, min(area.right - left, px(WIDEST_CODE)), px(CONTROL_HEIGHT))
    code.centery = start.centery
    return code


def _side_by_side(area: pygame.Rect, top: int, size: tuple[int, int], count: int, gap: int) -> list[pygame.Rect]:
    """So many boxes in a row in the middle of an area."""
    left = area.left + (area.width - size[0] * count - gap * (count - 1)) // 2
    return [pygame.Rect((left + n * (size[0] + gap), top), size) for n in range(count)]


def _as_rows(theme: Theme, area: pygame.Rect, seats: int, variants: int) -> SetupPlan:
    """A band on top, seats at the left, variants at the right, the start at the bottom."""
    px = theme.px
    band = pygame.Rect(area.topleft, (area.width, min(round(area.height * 0.15), px(TALLEST_BAND))))
    start = pygame.Rect(0, 0, px(400), px(56))
    start.midbottom = area.midbottom
    head = pygame.Rect(area.left, band.bottom + px(4), round((area.width - px(GAP)) * 0.65), px(30))
    other = pygame.Rect(head.right + px(GAP), head.top, area.right - head.right - px(GAP), head.height)
    room = start.top - px(10) - head.bottom
    left, right = pygame.Rect(head.bottomleft, (head.width, room)), pygame.Rect(other.bottomleft, (other.width, room))
    places, choices = _stacked(theme, left, seats), _stacked(theme, right, variants, 300)
    return SetupPlan(False, band, head, places, other, choices, start, _beside(theme, start, area))


def _stacked(theme: Theme, area: pygame.Rect, count: int, tallest: int = TALLEST_ROW) -> list[pygame.Rect]:
    """So many boxes one below the other."""
    step = min(area.height // max(count, 1), theme.px(tallest))
    gap = theme.px(5)
    return [pygame.Rect(area.left, area.top + n * step, area.width, step - gap) for n in range(count)]
