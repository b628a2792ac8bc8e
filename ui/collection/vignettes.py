"""The small drawings on the page of a specimen: where it lives or when it lived, and how large it is beside us."""

from __future__ import annotations

import pygame

from ui import typeset
from ui.assets import Assets
from ui.collection import words
from ui.collection.catalogue import Specimen
from ui.collection.pages import Page
from ui.collection.silhouette import silhouette
from ui.text import Text
from ui.theme import BRASS_DARK, INK, INK_SOFT, MOSS, PAPER_EDGE, RUST, SMALL, Colour, Theme

PERIODS = (("triassic", 252.0, 201.0), ("jurassic", 201.0, 145.0), ("cretaceous", 145.0, 66.0))
"""The periods with their beginning and end in millions of years before today."""

TINTS: dict[str, Colour] = {"triassic": (214, 178, 150), "jurassic": (176, 200, 160), "cretaceous": (226, 208, 150)}

PERSON, HAND = 1.7, 0.18
"""The height of a person and the length of a hand in metres."""

SMALL_ONE = 0.7
"""What is smaller, in metres, is drawn beside a hand."""

LINE, BAR = 26, 40
"""Units of a line of small words, and of the bar of periods."""


class Vignettes:
    """Draws them in one theme, language and set of pictures."""

    def __init__(self, theme: Theme, assets: Assets, text: Text) -> None:
        """For the present window and language."""
        self._theme, self._assets, self._text = theme, assets, text

    def map_size(self, width: int, most: int) -> tuple[int, int]:
        """How large the map is in a column of that width, with its words."""
        ratio = self._assets.ratio("collection/map")
        high = min(round(width / ratio), most)
        return width, high + self._theme.px(LINE)

    def map(self, specimen: Specimen, size: tuple[int, int]) -> pygame.Surface:
        """The world with the continent of a specimen filled in, and its name."""
        sheet = _blank(size)
        high = size[1] - self._theme.px(LINE)
        area = (min(round(high * self._assets.ratio("collection/map")), size[0]), high)
        land, place = specimen.exhibit.land, ((size[0] - area[0]) // 2, 0)
        sheet.blit(self._assets.image("collection/map", area, stretch=True), place)
        sheet.blit(self._assets.image(f"collection/land_{land}", area, MOSS, stretch=True), place)
        self._caption(sheet, self._text(f"collection.land.{land}"))
        return sheet

    def time_height(self) -> int:
        """How high the time line is with its words."""
        return self._theme.px(BAR + 3 * LINE)

    def time(self, page: Page, size: tuple[int, int]) -> pygame.Surface:
        """The three periods with their years, and the span in which a creature lived."""
        px, sheet = self._theme.px, _blank(size)
        bar = pygame.Rect(px(18), px(LINE), size[0] - 2 * px(18), px(BAR))
        for name, since, until in PERIODS:
            left, right = _at(bar, since), _at(bar, until)
            part = pygame.Rect(left, bar.top, right - left, bar.height)
            pygame.draw.rect(sheet, TINTS[name], part)
            pygame.draw.rect(sheet, PAPER_EDGE, part, max(px(1), 1))
            self._words(sheet, part.inflate(-px(6), 0).move(0, px(3)), self._text(f"collection.period.{name}"), INK)
        for year in (PERIODS[0][1], *(until for _, _, until in PERIODS)):
            self._words(
                sheet, pygame.Rect(_at(bar, year) - px(30), bar.bottom, px(60), px(LINE)), f"{year:g}", INK_SOFT
            )
        self._span(sheet, bar, page)
        self._caption(sheet, words.age(self._text, page))
        return sheet

    def _span(self, sheet: pygame.Surface, bar: pygame.Rect, page: Page) -> None:
        """A band over the years between which it lived, with a point that leads the eye there."""
        px, (since, until) = self._theme.px, page.lived or (0.0, 0.0)
        left, right = _at(bar, since), _at(bar, until)
        wide, tip, half = max(right - left, px(6)), bar.top - px(2), px(8)
        middle = (left + right) // 2
        pygame.draw.rect(sheet, RUST, (middle - wide // 2, tip, wide, px(9)))
        points = [(middle - half, tip - px(14)), (middle + half, tip - px(14)), (middle, tip)]
        pygame.draw.polygon(sheet, RUST, points)

    def size(self, specimen: Specimen, size: tuple[int, int]) -> pygame.Surface:
        """The creature and somebody beside it, or a hand, on one ground and in one scale."""
        px, sheet, page = self._theme.px, _blank(size), specimen.page
        body = silhouette(self._assets, specimen.outline, INK)
        by_hand = page.size < SMALL_ONE
        other, tall = ("collection/hand", HAND) if by_hand else ("collection/person", PERSON)
        ground = size[1] - px(LINE) - px(8)
        thick, aside = _metres(page, body), (self._assets.ratio(other) * tall, tall)
        metre = min(size[0] * 0.92 / (thick[0] + aside[0]), (ground - px(4)) / max(thick[1], aside[1]))
        shape, beside = _pixels(thick, metre), _pixels(aside, metre)
        gap = max((size[0] - shape[0] - beside[0]) // 3, px(6))
        left = max((size[0] - shape[0] - beside[0] - gap) // 2, 0)
        sheet.blit(self._assets.image(other, beside, RUST), (left, ground - beside[1]))
        sheet.blit(pygame.transform.smoothscale(body, shape), (left + beside[0] + gap, ground - shape[1]))
        pygame.draw.line(sheet, BRASS_DARK, (0, ground), (size[0], ground), max(px(2), 1))
        key = "collection.beside_hand" if by_hand else "collection.beside_person"
        self._caption(sheet, self._text(key, size=words.size(self._text, page), other=words.metres(self._text, tall)))
        return sheet

    def _caption(self, sheet: pygame.Surface, told: str) -> None:
        """Words in the last line of a drawing."""
        high = self._theme.px(LINE)
        self._words(sheet, pygame.Rect(0, sheet.get_height() - high, sheet.get_width(), high), told, INK)

    def _words(self, sheet: pygame.Surface, rect: pygame.Rect, told: str, colour: Colour) -> None:
        font = typeset.fit_font(self._theme, "ui", told, SMALL, rect.width)
        line = typeset.render_line(font, told, colour)
        sheet.blit(line, line.get_rect(center=rect.center))


def _at(bar: pygame.Rect, year: float) -> int:
    """Where a year stands on the bar."""
    first, last = PERIODS[0][1], PERIODS[-1][2]
    return bar.left + round(bar.width * (first - year) / (first - last))


def _metres(page: Page, body: pygame.Surface) -> tuple[float, float]:
    """How wide and how high an outline is."""
    (wide, high), ratio = page.scale, body.get_width() / body.get_height()
    return (wide, wide / ratio) if wide else (high * ratio, high)


def _pixels(metres: tuple[float, float], metre: float) -> tuple[int, int]:
    """Lengths in metres as whole pixels, where a metre takes so many."""
    return max(round(metres[0] * metre), 1), max(round(metres[1] * metre), 1)


def _blank(size: tuple[int, int]) -> pygame.Surface:
    return pygame.Surface(size, pygame.SRCALPHA)
