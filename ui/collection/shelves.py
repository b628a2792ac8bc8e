"""The shelves: rows of specimens in a cabinet that is scrolled through, painted as they come into sight."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

import pygame

from ui import typeset
from ui.app import App
from ui.aside import Pause
from ui.assets import Assets
from ui.collection.catalogue import Specimen
from ui.collection.mount import Label, Mounter
from ui.gradual import Gradual
from ui.keep import MEGABYTE
from ui.theme import BRASS, BRASS_LIGHT, CREAM, HEADING, INK, WALNUT_DEEP, WALNUT_LIGHT, Theme, mix
from ui.understudy import Paced
from ui.widgets.blocks import Block
from ui.widgets.focus import Target
from ui.widgets.panel import draw_box, draw_shadow, outline
from ui.widgets.scroll import ScrollColumn

KEPT, SCREENS = 8 * MEGABYTE, 3
"""Painted places take no more bytes than this and so many pictures of the whole window."""

WIDE, LEAST = 238, 3
"""Units of a place about, and how many stand side by side at least."""

TALL = 1.09
"""The height of a place by its width."""

HEAD = 56
"""Units of the plate over the shelves of a game."""

Place = tuple[Label, tuple[int, int], float, float]
"""What is painted: a label in a size, by the units of everything."""


def draw_cabinet(ground: pygame.Surface, theme: Theme, area: pygame.Rect, inside: pygame.Rect) -> pygame.Surface:
    """Draw the wood around the shelves onto a ground, with a fine line of brass; the ground."""
    px = theme.px
    draw_shadow(ground, area, px(8), px(12))
    draw_box(ground, area, px(8), WALNUT_LIGHT, mix(WALNUT_LIGHT, CREAM, 0.3), max(px(2), 1))
    pygame.draw.rect(ground, WALNUT_DEEP, inside)
    line = inside.inflate(2 * px(4), 2 * px(4))
    ground.blit(outline(line.size, px(4), BRASS, max(px(2), 1)), line)
    return ground


@dataclass
class Row:
    """A shelf with the specimens on it, or the plate with the words over those of a game."""

    specimens: Sequence[Specimen] = ()
    title: str = ""
    picture: pygame.Surface | None = None
    drawn: set[int] = field(default_factory=set)


class Shelves:
    """Rows of specimens: where each stands, what is seen of them, and how keys walk along."""

    def __init__(self, app: App, label: Callable[[Specimen], Label]) -> None:
        """Empty shelves; `label` says how a specimen is shown."""
        self._app, self._label = app, label
        screen = app.size[0] * app.size[1] * 4
        self._painter: Gradual[Place] = Gradual(KEPT + SCREENS * screen, self._paint)
        self.rows: list[Row] = []
        self.column: ScrollColumn | None = None
        self.across, self.cell = LEAST, (1, 1)

    def lay(self, area: pygame.Rect, groups: Mapping[str, Sequence[Specimen]], offset: int = 0) -> None:
        """Put specimens onto shelves in an area; each group under its title, '' for none."""
        theme = self._app.theme
        width = self._measure(area, groups)
        self.rows = []
        for title, specimens in groups.items():
            self.rows += [Row(title=title)] if title else []
            self.rows += [Row(specimens[n : n + self.across]) for n in range(0, len(specimens), self.across)]
        blocks = [self._block(row, width) for row in self.rows]
        self.column = ScrollColumn(theme, area, blocks)
        self.column.scroll_to(offset)

    def _measure(self, area: pygame.Rect, groups: Mapping[str, Sequence[Specimen]]) -> int:
        """How many stand side by side and how large: the few of one game fill the cabinet; how wide shelves are."""
        theme = self._app.theme
        width = ScrollColumn.text_width(theme, area)
        self.across = max(round(width / theme.px(WIDE)), LEAST)
        side = width // self.across
        self.cell = (side, round(side * TALL))
        count = len(groups.get("", ()))
        for shelves in range(1, -(-count // LEAST) + 1):
            across, high = max(-(-count // shelves), LEAST), area.height // shelves
            if min(area.width // across, round(high / TALL)) > side:
                width, self.across = area.width, across
                side = min(width // across, round(high / TALL))
                self.cell = (width // across, min(round(width // across * TALL), high))
        return width

    @property
    def offset(self) -> int:
        """How far the shelves are scrolled."""
        return self.column.offset if self.column is not None else 0

    def _block(self, row: Row, width: int) -> Block:
        if row.title:
            return Block((width, self._app.theme.px(HEAD)), lambda: self._head(row.title, width))
        size = (width, self.cell[1])
        return Block(size, lambda: self._picture(row, size), ready=lambda: len(row.drawn) == len(row.specimens))

    def spots(self) -> dict[str, tuple[Specimen, pygame.Rect]]:
        """The specimens of which something is seen, each with what is seen of it."""
        if self.column is None:
            return {}
        found = {}
        for n in self.column.seen():
            for at, specimen in enumerate(self.rows[n].specimens):
                rect = self.spot(n, at).clip(self.column.rect)
                if rect.height > self.cell[1] // 4:
                    found[specimen.place] = (specimen, rect)
        return found

    def spot(self, row: int, at: int) -> pygame.Rect:
        """Where the frame of a specimen stands now."""
        assert self.column is not None
        left, top = self.column.rect.left + at * self.cell[0], self.column.rect.top
        place = pygame.Rect((left, top + self.column.top_of(row) - self.column.offset), self.cell)
        return self._mounter(self._app.assets).frame_in(place)

    def find(self, place: str) -> tuple[int, int] | None:
        """The row and the number in it of a specimen by its place."""
        for n, row in enumerate(self.rows):
            for at, specimen in enumerate(row.specimens):
                if specimen.place == place:
                    return n, at
        return None

    def step(self, place: str, way: tuple[int, int] | None) -> Specimen | None:
        """The specimen to which an arrow leads from another one; None at the edge."""
        found = self.find(place)
        if found is None or way is None:
            return None
        (row, at), (across, down) = found, way
        if across:
            line = [one for shelf in self.rows for one in shelf.specimens]
            number = next(n for n, one in enumerate(line) if one.place == place) + across
            return line[number] if 0 <= number < len(line) else None
        beyond = self.rows[row + 1 :] if down > 0 else self.rows[:row][::-1]
        there = next((shelf.specimens for shelf in beyond if shelf.specimens), None)
        return there[min(at, len(there) - 1)] if there is not None else None

    def reveal(self, place: str) -> None:
        """Scroll just so far that a specimen is seen whole."""
        found = self.find(place)
        if found is None or self.column is None:
            return
        low, high = self.column.top_of(found[0]), self.column.top_of(found[0]) + self.cell[1]
        if found[0] and self.rows[found[0] - 1].title:
            low = self.column.top_of(found[0] - 1)
        if low < self.column.offset or self.cell[1] >= self.column.rect.height:
            self.column.scroll_to(low)
        elif high > self.column.offset + self.column.rect.height:
            self.column.scroll_to(high - self.column.rect.height)

    def targets(
        self,
        press: Callable[[Specimen], None],
        walk: Callable[[str, pygame.event.Event], bool],
        tip: Callable[[Specimen], str],
    ) -> list[Target]:
        """What the keyboard can reach of the shelves now."""
        return [
            Target(name, rect, partial(press, one), partial(walk, name), tooltip=tip(one), radius=5)
            for name, (one, rect) in self.spots().items()
        ]

    @property
    def painted(self) -> bool:
        """Whether all that is seen, and what comes next, is painted."""
        return not self._painter.left

    def go_on(self) -> None:
        """Paint for a slice of a frame what is seen, then what is above and below it."""
        if self.column is None:
            return
        seen = self.column.seen()
        near = [n for n in (*seen, seen[-1] + 1, seen[0] - 1) if 0 <= n < len(self.rows)] if seen else []
        for n in set(range(len(self.rows))) - set(near):
            self.rows[n].picture, self.rows[n].drawn = None, set()
        self._painter.want([self._key(one) for n in near for one in self.rows[n].specimens])
        self._painter.go_on()

    def stop(self) -> None:
        """Let go of all pictures."""
        self._painter.stop()
        self.rows, self.column = [], None

    def _mounter(self, assets: Assets) -> Mounter:
        return Mounter(self._app.theme, assets)

    def _key(self, specimen: Specimen) -> Place:
        return self._label(specimen), self.cell, self._app.theme.unit, self._app.theme.scale

    def _paint(self, place: Place, pause: Pause) -> pygame.Surface:
        return self._mounter(Paced(self._app.assets, pause)).draw(place[1], place[0])

    def _picture(self, row: Row, size: tuple[int, int]) -> pygame.Surface:
        """The shelf as far as it is painted; blank cards stand for the rest."""
        mounter = self._mounter(self._app.assets)
        if row.picture is None:
            row.picture = pygame.Surface(size)
            places = [(self.cell[0] * n, 0) for n in range(-(-size[0] // self.cell[0]))]
            row.picture.blits([(mounter.back(self.cell), place) for place in places])
            blank = mounter.empty(self.cell)
            row.picture.blits([(blank, (self.cell[0] * n, 0)) for n in range(len(row.specimens))])
        for n, specimen in enumerate(row.specimens):
            made = self._painter.get(self._key(specimen)) if n not in row.drawn else None
            if made is not None:
                row.picture.blit(made, (self.cell[0] * n, 0))
                row.drawn.add(n)
        return row.picture

    def _head(self, title: str, width: int) -> pygame.Surface:
        """A brass plate with words on the dark wood."""
        theme, high = self._app.theme, self._app.theme.px(HEAD)
        picture = pygame.Surface((width, high))
        picture.fill(WALNUT_DEEP)
        font = typeset.fit_font(theme, "serif_bold", title, HEADING, width - theme.px(60))
        words = typeset.render_line(font, title, INK)
        plate = pygame.Rect(0, 0, words.get_width() + theme.px(48), high - theme.px(14))
        plate.center = picture.get_rect().center
        draw_box(picture, plate, theme.px(5), BRASS, BRASS_LIGHT, max(theme.px(1), 1))
        picture.blit(words, words.get_rect(center=plate.center))
        return picture
