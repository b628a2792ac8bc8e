"""Lines over the course of a game: one a seat, told apart by colour, pattern and the symbol at its end."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from ui import typeset
from ui.app import App
from ui.theme import CREAM, GREY, INK_SOFT, PAPER_EDGE, PLAYERS, SMALL, Colour
from ui.widgets.panel import draw_box

Spot = tuple[float, float]

PATTERNS: tuple[tuple[float, ...], ...] = ((), (15, 8), (3, 7), (18, 6, 3, 6), (30, 8))
"""How lines are broken, seat by seat: units drawn and left out in turn; the first is whole."""

STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 5000)
"""Round numbers by which a scale of points may go."""

THICK, SYMBOL, FINE = 4, 26, 2
"""Units of a line's width and of the symbol at its end; lines are drawn so many times larger and made smaller."""

GUTTER, HEADROOM, FOOT = 70, 12, 34
"""Units at the left for the numbers, over the highest line, and under the lowest one for the words of the course."""

NUMBERED, ROOMY = 130, 240
"""Units of height from which on a chart has numbers along its foot, and a free lane over its lines."""

TICK = 6
"""Units that a stroke at a number of the course is long."""


@dataclass(frozen=True)
class Series:
    """The line of a seat: its number, the colour that it has chosen, and its points over the course of the game."""

    seat: int
    colour: int
    spots: tuple[Spot, ...]


@dataclass(frozen=True)
class Scale:
    """What a chart shows: so much of the course from 0, values between two bounds, and lines with words at some.

    `caption` says what is counted along the course, '' for a chart without numbers there; over the highest line so
    many units of `lane` are left free. A low chart does without both.
    """

    length: float
    low: float
    high: float
    steps: tuple[tuple[float, str], ...]
    caption: str = ""
    lane: int = 0


class Chart:
    """Where everything of a chart lies, and its picture."""

    def __init__(self, app: App, rect: pygame.Rect, scale: Scale, series: Sequence[Series]) -> None:
        """A chart in a rectangle."""
        px = app.theme.px
        self.app = app
        self.rect = rect
        self.scale = scale
        self.series = tuple(series)
        left, right = px(GUTTER), px(SYMBOL + 22)
        self.caption = scale.caption if rect.height >= px(NUMBERED) else ""
        lane = scale.lane if rect.height >= px(ROOMY) else 0
        over, under = px(HEADROOM + lane), px(FOOT if self.caption else HEADROOM)
        self.plot = pygame.Rect(
            rect.left + left, rect.top + over, rect.width - left - right, rect.height - over - under
        )

    def x(self, course: float) -> int:
        """Where a moment of the course lies."""
        return round(self.plot.left + self.plot.width * course / max(self.scale.length, 1.0))

    def y(self, value: float) -> int:
        """How high a value lies."""
        part = (value - self.scale.low) / max(self.scale.high - self.scale.low, 1e-9)
        return round(self.plot.bottom - self.plot.height * min(max(part, 0.0), 1.0))

    def course(self, x: int) -> float:
        """The moment of the course over a place."""
        return (x - self.plot.left) / max(self.plot.width, 1) * self.scale.length

    def draw(self) -> pygame.Surface:
        """The chart as a picture of its rectangle's size."""
        px = self.app.theme.px
        picture = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        draw_box(picture, picture.get_rect(), px(10), CREAM, PAPER_EDGE, max(px(1.5), 1))
        self._grid(picture)
        self._course(picture)
        picture.blit(self._lines(), (0, 0))
        self._symbols(picture)
        return picture

    def _grid(self, picture: pygame.Surface) -> None:
        """Lines at the steps with their words."""
        theme = self.app.theme
        font = theme.font("ui", SMALL)
        for value, words in self.scale.steps:
            high = self.y(value) - self.rect.top
            left, right = (x - self.rect.left for x in (self.plot.left, self.plot.right))
            pygame.draw.line(picture, GREY, (left, high), (right, high), max(theme.px(1), 1))
            block = typeset.render(font, [words], INK_SOFT)
            picture.blit(block, block.get_rect(midright=(left - theme.px(8), high)))

    def _course(self, picture: pygame.Surface) -> None:
        """Round numbers along the foot, what they count at its left end."""
        if not self.caption:
            return
        theme, foot = self.app.theme, self.plot.bottom - self.rect.top
        font = theme.font("ui", SMALL)
        caption = typeset.render(font, [self.caption], INK_SOFT)
        room = caption.get_rect(left=theme.px(10), top=foot + theme.px(TICK + 2))
        picture.blit(caption, room)
        free = room.right + theme.px(10)
        for number in self.numbers():
            x = self.x(number) - self.rect.left
            pygame.draw.line(picture, INK_SOFT, (x, foot), (x, foot + theme.px(TICK)), max(theme.px(1.5), 1))
            block = typeset.render(font, [str(number)], INK_SOFT)
            place = block.get_rect(midtop=(x, room.top))
            if place.left >= free:
                picture.blit(block, place)
                free = place.right + theme.px(10)

    def numbers(self) -> list[int]:
        """The round numbers of the course, the end of it not among them unless it is one."""
        return [step for step in rounded_steps(0, int(self.scale.length)) if 0 < step <= self.scale.length]

    def _lines(self) -> pygame.Surface:
        """All lines, drawn larger and made smaller so that they are smooth."""
        px = self.app.theme.px
        large = pygame.Surface((self.rect.width * FINE, self.rect.height * FINE), pygame.SRCALPHA)
        large.fill((*CREAM, 0))
        for one in self.series:
            spots = [self._spot(spot, FINE) for spot in one.spots]
            colour = PLAYERS[one.colour].colour
            pattern = [px(part) * FINE for part in PATTERNS[one.seat % len(PATTERNS)]]
            for stroke in broken(spots, pattern):
                draw_stroke(large, colour, stroke, px(THICK) * FINE)
        return pygame.transform.smoothscale(large, self.rect.size)

    def _spot(self, spot: Spot, times: int) -> Spot:
        return ((self.x(spot[0]) - self.rect.left) * times, (self.y(spot[1]) - self.rect.top) * times)

    def _symbols(self, picture: pygame.Surface) -> None:
        """The symbol of every seat at the end of its line, none over another."""
        px = self.app.theme.px
        ended = [one for one in self.series if one.spots]
        heights = spread(
            [self._spot(one.spots[-1], 1)[1] for one in ended], px(SYMBOL), px(4), self.rect.height - px(4)
        )
        for one, high in zip(ended, heights, strict=True):
            player, last = PLAYERS[one.colour], self._spot(one.spots[-1], 1)
            spot = (last[0] + px(SYMBOL / 2 + 10), high)
            pygame.draw.aaline(picture, player.colour, last, (spot[0] - px(SYMBOL / 2), high))
            icon = self.app.assets.icon(player.symbol, px(SYMBOL), player.colour)
            picture.blit(icon, icon.get_rect(center=spot))


def broken(spots: Sequence[Spot], pattern: Sequence[float]) -> Iterator[list[Spot]]:
    """The strokes of a line through these spots: the whole of it, or drawn and left out by the pattern."""
    if not pattern or sum(pattern) <= 0:
        yield list(spots)
        return
    stroke, part, left = list(spots[:1]), 0, pattern[0]
    for start, end in pairwise(spots):
        done, length = 0.0, math.dist(start, end)
        while length - done > left:
            done += left
            spot = _between(start, end, done / length)
            if part % 2 == 0:
                yield [*stroke, spot]
            stroke, part = [spot], part + 1
            left = pattern[part % len(pattern)]
        left -= length - done
        stroke = [*stroke, end] if part % 2 == 0 else [end]
    if part % 2 == 0 and len(stroke) > 1:
        yield stroke


def draw_stroke(surface: pygame.Surface, colour: Colour, spots: Sequence[Spot], width: int) -> None:
    """A thick line with round joints."""
    for start, end in pairwise(spots):
        pygame.draw.line(surface, colour, start, end, max(width, 1))
    for spot in spots:
        pygame.draw.circle(surface, colour, spot, max(width // 2, 1))


def spread(heights: Sequence[float], room: int, low: float, high: float) -> list[float]:
    """The heights pushed apart so that each has its room, in their order, between two bounds."""
    order = sorted(range(len(heights)), key=lambda n: heights[n])
    placed = [0.0] * len(heights)
    floor = low + room / 2
    for n in order:
        placed[n] = floor = max(heights[n], floor)
        floor += room
    ceiling = high - room / 2
    for n in reversed(order):
        placed[n] = min(placed[n], ceiling)
        ceiling = placed[n] - room
    return placed


def _between(start: Spot, end: Spot, part: float) -> Spot:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def rounded_steps(low: int, high: int) -> list[int]:
    """Some round numbers from a low to a high one, both within the first and the last of them."""
    span = max(high - low, 1)
    size = next((step for step in STEPS if span / step <= 6), STEPS[-1])
    first, last = math.floor(low / size), math.ceil(high / size)
    return [number * size for number in range(first, max(last, first + 1) + 1)]
