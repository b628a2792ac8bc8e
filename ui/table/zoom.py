"""Zoom of the board: it is laid out and drawn larger, and seen through a window of its old size."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from ui.keep import MEGABYTE, SurfaceCache
from ui.memory import give_back
from ui.sheets import FREE, SHEETS
from ui.table import targets
from ui.table.board import Board, Names
from ui.table.buttons import prompt_area
from ui.table.pane import Pane
from ui.table.plan import GAP, Plan
from ui.table.sprite import Key
from ui.theme import BRASS_DARK, Theme

if TYPE_CHECKING:
    from ui.table.scene import TableScene

MOST, LARGEST = 2.5, 20_000_000
"""A board is at most so many times as large as it is whole, and has at most so many pixels."""

STEP = 1.25
NOTCH = 1.15
"""How much larger one key makes the board, and one notch of the wheel."""

SNAP = 1.04
"""A board hardly larger than this is shown whole."""

SETTLE = 0.16
"""Seconds without another step after which the board is drawn in its new size; until then a picture is stretched."""

LARGE = 4_000_000
"""A window of more pixels than this has no room for more pictures than are needed."""

KEPT = 64 * MEGABYTE
"""Bytes of the pictures that a larger board is made of; all of them go when it is shown whole again."""

SPARED = 2
"""So many pictures of a large window less are kept meanwhile."""

Point = tuple[int, int]


class Zoom:
    """How large the board of a table is shown, and which part of it is seen.

    A second board of the same game is laid out in the larger size, and all that the table points at while the zoom is
    `active` are its places; the seats at the side stay as they are.
    """

    def __init__(self, table: TableScene) -> None:
        """The whole board."""
        self.table = table
        self.factor = 1.0
        self.names: Names = {}
        self.seen: Names = {}
        self._corner = (0.0, 0.0)
        self._board: Board | None = None
        self.cache = SurfaceCache(KEPT)
        self.theme = table.app.theme
        self._pane = Pane(self)
        self._age = SETTLE

    @property
    def active(self) -> bool:
        """Whether the board is shown larger; another seat's part is always shown whole."""
        return self.factor > 1 and self.table.large is None

    @property
    def settling(self) -> bool:
        """Whether the board is about to be drawn in a new size, or as it is now."""
        return self.active and not self._pane.crisp

    @property
    def area(self) -> pygame.Rect:
        """The part of the window in which the board is seen."""
        return self.table.plan.main

    @property
    def board(self) -> Board:
        """The board that is laid out larger."""
        table = self.table
        if self._board is None:
            self._board = type(table.board)(table.app, table.board.match)
            self._board.ahead = False
        self._board.match, self._board.trial = table.board.match, table.board.trial
        self._board.asks = table.board.asks
        return self._board

    @property
    def roomy(self) -> bool:
        """Whether the window is so large that pictures of its size are many megabytes."""
        return self.table.size[0] * self.table.size[1] > LARGE

    def most(self) -> float:
        """How many times as large the board can be shown in this window."""
        return min(MOST, math.sqrt(LARGEST / max(self.area.width * self.area.height, 1)))

    def by(self, times: float, around: Point) -> None:
        """Show the board so many times as large as now; what lies at a point of the window stays there."""
        factor = min(max(self.factor * times, 1.0), self.most()) if self.table.zooms else 1.0
        if factor < SNAP:
            self.reset()
        elif factor != self.factor:
            begins = self.factor == 1
            self.table.coach.put_away()
            x, y = self._origin()
            shift = 1 / self.factor - 1 / factor
            self.factor, self._age = factor, 0.0
            self._pane.cancel()
            if begins:
                self.make_room()
            self._turn_to(x + (around[0] - self.area.left) * shift, y + (around[1] - self.area.top) * shift)
            self._changed(begins)

    def make_room(self) -> None:
        """In a large window let go of what was made ahead, and keep less: pictures of a larger board need the room."""
        if self.roomy:
            self.table.board.ahead = False
            self.table.app.assets.fit(self.table.app.size, spared=SPARED)
            self.table.app.assets.ahead.clear()
            SHEETS.bound(FREE // 2)
            give_back()

    def move(self, dx: int, dy: int) -> None:
        """Move the board by so many pixels, as far as there is more of it."""
        x, y = self._origin()
        self._turn_to(x - dx / self.factor, y - dy / self.factor)
        self._changed(False)

    def reset(self) -> None:
        """Show the whole board again, and let go of everything that was made for a larger one."""
        if self.factor == 1:
            return
        self.release()
        self._changed(True)
        self.table.app.turn_over(tasted=False)

    def release(self) -> None:
        """Let go of the larger board without showing anything."""
        self.factor, self._corner, self.theme = 1.0, (0.0, 0.0), self.table.app.theme
        self._pane.release()
        if self._board is not None:
            self._board.release()
        self._board = None
        self.cache.clear()
        self.table.board.ahead = True
        SHEETS.bound(FREE)
        self.table.app.assets.fit(self.table.app.size)

    def reveal(self, name: str, focused: bool) -> None:
        """Move a place into view when the keys come to it."""
        rect = self.names.get(name) if self.active and self.table.controls.ring.visible else None
        if not focused or rect is None or self.seen.get(name) == rect:
            return
        goal = rect.clamp(self.area)
        self.move(goal.left - rect.left, goal.top - rect.top)
        cover = prompt_area(self.table) if self.table.mode != "play" else pygame.Rect(0, 0, 0, 0)
        if cover.colliderect(self.names[name]) and self.area.contains(cover):
            middle = (cover.centerx - self.area.left, cover.centery - self.area.top)
            part = 1 - 1 / self.factor
            self._turn_to(middle[0] * part, middle[1] * part)
            self._changed(False)

    def _origin(self) -> tuple[float, float]:
        """The point of the whole board that is seen in the corner, in its pixels."""
        return self._corner[0] * self.area.width, self._corner[1] * self.area.height

    def _turn_to(self, x: float, y: float) -> None:
        """Take another point of the whole board for the corner, as far as there is a board to be seen."""
        room = 1 - 1 / self.factor
        self._corner = (min(max(x / self.area.width, 0.0), room), min(max(y / self.area.height, 0.0), room))

    def _changed(self, rebuilt: bool) -> None:
        """Bring the table up to date: places and targets, or its buttons as well."""
        if rebuilt:
            self.table.rebuild()
        else:
            self.arrange()
            targets.move(self.table)
            self.table.pointer.look_again()

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._age += dt

    def arrange(self) -> None:
        """Lay out the larger board for what the table shows; nothing while it is whole."""
        table = self.table
        if self.factor == 1:
            return
        self.factor = min(self.factor, self.most())
        self._turn_to(*self._origin())
        theme = table.app.theme
        if self.theme.unit != theme.unit * self.factor:
            self.theme = Theme(theme.unit * self.factor, theme.scale, theme.grain.unit * self.factor)
        with self.lens():
            self.lay_out(self.board, self._place().topleft)
        large = {name: rect for name, rect in self.board.names.items() if self._grows(name)}
        self.names = self.board.names = table.board.names | large
        self.seen = table.board.names | {name: rect.clip(self.area) for name, rect in large.items()}
        self.seen = {name: rect for name, rect in self.seen.items() if rect.width and rect.height}

    def _grows(self, name: str) -> bool:
        """Whether a place is one of the board itself; what stands at its side stays as it is."""
        whole = self.table.board.names.get(name)
        return whole is None or self.area.colliderect(whole)

    def beside(self) -> list[pygame.Rect]:
        """The parts of the window around the board in which there is room for anything."""
        window, area = pygame.Rect((0, 0), self.table.size), self.area
        bands = [
            pygame.Rect(0, area.top, area.left, area.height),
            pygame.Rect(area.right, area.top, window.right - area.right, area.height),
            pygame.Rect(0, area.bottom, window.width, window.bottom - area.bottom),
        ]
        return [band for band in bands if min(band.size) > self.table.app.theme.px(GAP) + 2]

    @property
    def full(self) -> tuple[int, int]:
        """How large the whole larger board is."""
        return round(self.area.width * self.factor), round(self.area.height * self.factor)

    def window(self) -> pygame.Rect:
        """The part of the larger board that is seen."""
        return pygame.Rect([round(part * self.factor) for part in self._origin()], self.area.size)

    def _place(self) -> pygame.Rect:
        """Where the whole larger board would lie in the window."""
        left, top = self.window().topleft
        return pygame.Rect((self.area.left - left, self.area.top - top), self.full)

    def lay_out(self, board: Board, corner: Point) -> None:
        """Lay out a larger board with its corner at a point."""
        table, factor = self.table, self.factor
        main = pygame.Rect(corner, self.full)
        prompt = table.plan.prompt.move(-self.area.left, -self.area.top)
        prompt = pygame.Rect(*(round(part * factor) for part in prompt)).move(corner)
        usual = round(table.plan.usual * factor)
        plan: Plan = replace(
            table.plan, main=main, panels={}, folded={}, log=table.plan.log.copy(), prompt=prompt, usual=usual
        )
        board.arrange(table.view, plan, table.focus)

    @contextmanager
    def lens(self) -> Iterator[None]:
        """Measure everything in the larger size meanwhile; the pictures made are kept apart from the others."""
        app = self.table.app
        theme, cache = app.theme, app.assets.cache
        app.theme, app.assets.cache = self.theme, self.cache
        try:
            yield
        finally:
            app.theme, app.assets.cache = theme, cache

    def shown_at(self, rect: pygame.Rect) -> pygame.Rect:
        """Where a box of the whole table is seen: enlarged and within the board's part, if it lies there."""
        if not self.active or not self.area.collidepoint(rect.center):
            return rect
        place = self._place()
        middle = [
            start + (at - first) * self.factor
            for start, at, first in zip(place.topleft, rect.center, self.area.topleft, strict=True)
        ]
        grown = pygame.Rect(0, 0, round(rect.width * self.factor), round(rect.height * self.factor))
        grown.center = (
            round(min(max(middle[0], self.area.left), self.area.right)),
            round(min(max(middle[1], self.area.top), self.area.bottom)),
        )
        return grown

    def posed(self, pose: Key) -> Key:
        """How a pose of something on the board is shown."""
        spot = pygame.Rect(round(pose.middle[0]), round(pose.middle[1]), 0, 0)
        if not self.active or not self.area.collidepoint(spot.topleft):
            return pose
        wide, high, lift = pose.wide * self.factor, pose.high * self.factor, pose.lift * self.factor
        return replace(pose, middle=self.shown_at(spot).center, wide=wide, high=high, lift=lift)

    def renew(self, whole: pygame.Surface) -> None:
        """The view has changed; `whole` is the picture of the table."""
        if self.factor > 1:
            self._pane.renew(whole.subsurface(self.area))

    def draw(self, surface: pygame.Surface, whole: pygame.Surface) -> None:
        """Draw the part that is seen, crisp as soon as that is made; `whole` is the picture of the table."""
        board = whole.subsurface(self.area)
        if self._age >= SETTLE or self._pane.factor == self.factor:
            self._pane.prepare(board)
        self._pane.draw(surface, board)
        wide = max(self.table.app.theme.px(2), 1)
        pygame.draw.rect(surface, BRASS_DARK, self.area.inflate(2 * wide, 2 * wide), wide)
