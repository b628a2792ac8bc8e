"""The picture of a larger board, as much of it as is worth keeping: drawn beside the loop while an older one stands."""

from __future__ import annotations

import math
from collections.abc import Hashable
from copy import copy
from typing import TYPE_CHECKING

import pygame

from ui.aside import Pause, given_pause
from ui.sheets import STRIP, sheet
from ui.table import paint
from ui.table.board import Board
from ui.widgets.spotlight import dark_parts

if TYPE_CHECKING:
    from ui.table.zoom import Zoom

LARGEST = 4_500_000
"""So many pixels of a larger board are drawn at most, unless more of them are seen at a time."""

COARSE = 4
"""Every so many pixels of the whole board one is looked at, to find what has changed."""

AROUND = 2
"""So many of those belong to a change that were not looked at, on every side of it."""

MAKING = "zoom"
"""The name under which the picture is made beside the loop."""


class Pane:
    """A part of the larger board in its full size.

    Where the view has changed since it was drawn, and where nothing is drawn yet, the whole board is stretched.
    """

    def __init__(self, zoom: Zoom) -> None:
        """Nothing is drawn."""
        self._zoom = zoom
        self.picture: pygame.Surface | None = None
        self.factor = 1.0
        self._part = pygame.Rect(0, 0, 0, 0)
        self._fresh = False
        self._renewed = 0
        self._small: pygame.Surface | None = None
        self._changes: list[pygame.Rect] = []
        self._loose: tuple[Hashable, pygame.Surface] | None = None
        self._spare: pygame.Surface | None = None
        """A sheet for the next picture: making one takes as long as much that is drawn on it."""

    @property
    def crisp(self) -> bool:
        """Whether all that is seen of the board is drawn as it is now, in its size."""
        return self._fresh and self.factor == self._zoom.factor and self._part.contains(self._zoom.window())

    def renew(self, whole: pygame.Surface) -> None:
        """The view has changed, and this is the whole board; what is still drawn of the old one is given up."""
        self._zoom.table.app.beside.stop(MAKING)
        self._fresh, self._renewed = False, self._renewed + 1
        if self._small is not None:
            self._changes = [rect.clip(whole.get_rect()) for rect in _differing(self._small, _coarse(whole))]

    def release(self) -> None:
        """Let go of everything."""
        self._zoom.table.app.beside.stop(MAKING)
        self.picture = self._small = self._loose = self._spare = None
        self.factor, self._fresh, self._changes = 1.0, False, []

    def cancel(self) -> None:
        """Give up what is drawn in a size that is not wanted any more."""
        self._zoom.table.app.beside.stop(MAKING)

    def prepare(self, whole: pygame.Surface) -> None:
        """Have everything drawn that is seen of the board."""
        beside = self._zoom.table.app.beside
        if not self.crisp and not beside.makes(MAKING):
            small = _coarse(whole)
            beside.begin(MAKING, lambda pause: self._make(small, pause))

    def draw(self, surface: pygame.Surface, whole: pygame.Surface) -> None:
        """Draw what is seen: of the picture, and of the whole board or the last picture stretched where it lacks."""
        zoom = self._zoom
        area, window = zoom.area, zoom.window()
        if self.picture is None or self.factor != zoom.factor:
            surface.blit(self._stretched(whole), area)
        elif self.crisp:
            self._loose = None if zoom.roomy else self._loose
            surface.blit(self.picture, area, window.move(-self._part.left, -self._part.top))
        else:
            surface.blit(self._mended(self.picture, whole), area)

    def _mended(self, picture: pygame.Surface, whole: pygame.Surface) -> pygame.Surface:
        """All that is seen, from a picture of this size, with what it lacks stretched; kept meanwhile."""
        key, target = self._sheet()
        if self._loose is None or self._loose[0] != key:
            window, area, self._loose = self._zoom.window(), target.get_rect(), None
            for lack in dark_parts(window, [self._part]):
                self._stretch(target, area, whole, _whole(lack, self._zoom.factor))
            target.blit(picture, area, window.move(-self._part.left, -self._part.top))
            given_pause()
            for rect in self._changes:
                self._stretch(target, area, whole, rect)
            self._loose = (key, target)
        return target

    def _sheet(self) -> tuple[Hashable, pygame.Surface]:
        """What tells apart all that can be seen, and the sheet on which something of it is kept, always the same."""
        zoom, old = self._zoom, self._loose
        key = (zoom.factor, tuple(zoom.window()), self._fresh, self._renewed)
        again = old is not None and old[1].get_size() == zoom.area.size
        return key, old[1] if old is not None and again else sheet(zoom.area.size)

    def _stretched(self, whole: pygame.Surface) -> pygame.Surface:
        """All that is seen, from the last picture, if that has all of it, or from the whole board; kept meanwhile."""
        zoom, scale = self._zoom, self.factor / self._zoom.factor
        key, target = self._sheet()
        if self._loose is not None and self._loose[0] == key:
            return target
        self._loose = None
        piece = pygame.Rect(*(round(part * scale) for part in zoom.window())).move(-self._part.left, -self._part.top)
        if self.picture is None or not self.picture.get_rect().contains(piece) or not self._fresh:
            self._stretch(target, target.get_rect(), whole, whole.get_rect())
        else:
            pygame.transform.scale(self.picture.subsurface(piece), zoom.area.size, target)
            given_pause()
        self._loose = (key, target)
        return target

    def _stretch(self, surface: pygame.Surface, area: pygame.Rect, whole: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw a place of the whole board in the larger size, as far as it is seen in an area of the surface."""
        window, factor = self._zoom.window(), self._zoom.factor
        piece = rect.clip(_whole(window, factor)).clip(whole.get_rect())
        if not piece.width or not piece.height:
            return
        clip = surface.get_clip()
        surface.set_clip(area.clip(clip))
        high = max(round(STRIP / max(piece.width * factor * factor, 1)), 1)
        scratch = sheet(_grown(pygame.Rect(0, 0, piece.width + 1, high + 1), factor).size)
        for top in range(piece.top, piece.bottom, high):
            strip = pygame.Rect(piece.left, top, piece.width, min(high, piece.bottom - top))
            place = _grown(strip, factor)
            large = scratch.subsurface((0, 0, *place.size))
            pygame.transform.scale(whole.subsurface(strip), place.size, large)
            surface.blit(large, (area.left + place.left - window.left, area.top + place.top - window.top))
            given_pause()
        surface.set_clip(clip)

    def _make(self, small: pygame.Surface, pause: Pause) -> None:
        """Draw the part around what is seen, with a board and pictures of its own."""
        zoom, part, factor = self._zoom, self._around(), self._zoom.factor
        if self.factor != factor:
            zoom.cache.clear()
            pause()
        picture = self._blank(part.size)
        pause()
        board = self._board()
        pause()
        zoom.lay_out(board, (-part.left, -part.top))
        pause()
        self._spread(picture, part, pause)
        paint.draw_board(picture, zoom.table, board)
        board.release()
        self._spare = self.picture if not zoom.roomy else None
        self.picture, self._part, self.factor, self._fresh = picture, part, factor, True
        self._small, self._changes, self._loose = small, [], None
        zoom.make_room()

    def _blank(self, size: tuple[int, int]) -> pygame.Surface:
        """A sheet to draw all over."""
        spare, self._spare = self._spare, None
        return spare if spare is not None and spare.get_size() == size else sheet(size)

    def _board(self) -> Board:
        """A board that is measured and drawn in the larger size, whatever else is drawn meanwhile."""
        zoom = self._zoom
        stage = copy(zoom.table.app)
        stage.theme, stage.assets = zoom.theme, copy(stage.assets)
        stage.assets.cache = zoom.cache
        board = type(zoom.board)(stage, zoom.board.match)
        board.trial, board.ahead = zoom.board.trial, False
        return board

    def _around(self) -> pygame.Rect:
        """The part of the larger board to be drawn: all of it, or as much around what is seen as is worth keeping."""
        window, whole = self._zoom.window(), pygame.Rect((0, 0), self._zoom.full)
        if whole.width * whole.height <= LARGEST:
            return whole
        more = max(math.sqrt(LARGEST / max(window.width * window.height, 1)), 1.0) - 1
        return window.inflate(round(window.width * more), round(window.height * more)).clamp(whole).clip(whole)

    def _spread(self, picture: pygame.Surface, part: pygame.Rect, pause: Pause) -> None:
        """Cover a picture with the wood behind the table, side by side with its own mirror images."""
        zoom = self._zoom
        app = zoom.table.app
        wood = app.assets.backdrop(zoom.table.board.backdrop, app.size).subsurface(zoom.area)
        wide, high = wood.get_size()
        for top in range(0, part.bottom, high):
            for left in range(0, part.right, wide):
                tile = pygame.Rect(left, top, wide, high)
                _lay(picture, part, wood, tile, (bool(left // wide % 2), bool(top // high % 2)), pause)


def _lay(
    picture: pygame.Surface,
    part: pygame.Rect,
    wood: pygame.Surface,
    tile: pygame.Rect,
    turned: tuple[bool, bool],
    pause: Pause,
) -> None:
    """Lay a tile of wood, mirrored or not, strip by strip, as far as it lies in a part of the board."""
    rows = max(STRIP // tile.width, 1)
    for row in range(0, tile.height, rows):
        high = min(rows, tile.height - row)
        if not part.colliderect((tile.left, tile.top + row, tile.width, high)):
            continue
        piece = wood.subsurface((0, tile.height - row - high if turned[1] else row, tile.width, high))
        piece = pygame.transform.flip(piece, *turned) if any(turned) else piece
        picture.blit(piece, (tile.left - part.left, tile.top + row - part.top))
        pause()


def _whole(rect: pygame.Rect, factor: float) -> pygame.Rect:
    """What becomes a place of the larger board when it is stretched, and a little more."""
    return pygame.Rect(*(math.floor(part / factor) for part in rect)).inflate(4, 4)


def _grown(rect: pygame.Rect, factor: float) -> pygame.Rect:
    """What becomes of a place of the whole board in the larger one; places that touch go on touching."""
    left, top, right, bottom = (round(edge * factor) for edge in (*rect.topleft, *rect.bottomright))
    return pygame.Rect(left, top, max(right - left, 1), max(bottom - top, 1))


def _coarse(whole: pygame.Surface) -> pygame.Surface:
    """A few of the pixels of a picture."""
    size = (max(whole.get_width() // COARSE, 1), max(whole.get_height() // COARSE, 1))
    return pygame.transform.scale(whole, size)


def _differing(before: pygame.Surface, after: pygame.Surface) -> list[pygame.Rect]:
    """Where two coarse pictures differ, in the pixels of what they were made of."""
    if before.get_size() != after.get_size():
        return [pygame.Rect((0, 0), [side * COARSE + COARSE for side in after.get_size()])]
    more, less = after.copy(), before.copy()
    more.blit(before, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    less.blit(after, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    more.blit(less, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    same = pygame.mask.from_threshold(more, (0, 0, 0), (1, 1, 1, 255))
    same.invert()
    found = [rect.inflate(2 * AROUND, 2 * AROUND) for rect in same.get_bounding_rects()]
    return [pygame.Rect(*(part * COARSE for part in rect)) for rect in _merged(found)]


def _merged(rects: list[pygame.Rect]) -> list[pygame.Rect]:
    """The same places with those joined that overlap."""
    merged: list[pygame.Rect] = []
    for rect in rects:
        hit = rect.collidelist(merged)
        while hit >= 0:
            rect = rect.union(merged.pop(hit))
            hit = rect.collidelist(merged)
        merged.append(rect)
    return merged
