"""Plates for a book of rules: laid out at once, painted little by little while somebody reads, and kept a while."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Sequence
from copy import copy

import pygame

from game.core.data import BadData
from ui.app import App
from ui.aside import Aside
from ui.boards.kit.plate import Plates
from ui.keep import MEGABYTE, SurfaceCache
from ui.leaf import Leaf
from ui.theme import PAPER_SHADE
from ui.understudy import Paced, Understudy
from ui.widgets.blocks import Block, empty

KEPT, SCREENS = 24 * MEGABYTE, 3
"""Painted plates take no more bytes than this and so many pictures of the whole window."""

SLICE = 0.006
"""Seconds of a frame that are spent on plates."""

Key = tuple[Hashable, ...]


class Easel:
    """Paints the plates of a game, those that are wanted first; never more than a slice at a time."""

    def __init__(self, app: App, game_id: str, plates: Plates) -> None:
        """An easel with nothing on it."""
        self._app, self._game, self._plates = app, game_id, plates
        self._made = SurfaceCache(KEPT + SCREENS * app.size[0] * app.size[1] * 4)
        self._wanted: list[tuple[str, int]] = []
        self._laid_out: dict[Hashable, tuple[str, int]] = {}
        self._aside: Aside | None = None

    def block(self, name: str, width: int) -> Block:
        """A plate for a column of that width; nothing where the game has none of that name, or cannot count it."""
        laid = self._laid(self._app, name, width)
        key = self._key(name, width)
        if laid is None:
            return empty(width)
        self._laid_out[name, width] = (name, width)
        painted = lambda: key in self._made  # noqa: E731
        return Block(laid.size, lambda: self._picture(key, laid.size), ready=painted, key=(name, width))

    def want(self, plates: Sequence[Hashable]) -> None:
        """Paint these plates next, the first one first, and no others."""
        self._wanted = [self._laid_out[plate] for plate in plates if plate in self._laid_out]

    @property
    def finished(self) -> bool:
        """Whether all that is wanted is painted."""
        return all(self._key(name, width) in self._made for name, width in self._wanted)

    def go_on(self, seconds: float = SLICE) -> None:
        """Paint for about so long."""
        if self._aside is None or self._aside.done:
            left = [one for one in self._wanted if self._key(*one) not in self._made]
            if not left:
                self._aside = None
                return
            name, width = left[0]
            self._aside = Aside(lambda pause: self._paint(name, width, pause))
        self._aside.go_on(seconds)

    def stop(self) -> None:
        """Give up what is under way, and let go of what is painted."""
        if self._aside is not None:
            self._aside.stop()
        self._aside, self._wanted = None, []
        self._made.clear()

    def _key(self, name: str, width: int) -> Key:
        app = self._app
        return name, width, app.theme.unit, app.theme.scale, app.text.lang

    def _laid(self, app: App, name: str, width: int) -> Block | None:
        """A plate laid out for an app; None where the figures of an owner allow no such position."""
        if name not in self._plates:
            return None
        try:
            return self._plates[name].lay(Leaf(app, app.told.origins(self._game), width))
        except BadData:
            return None

    def _paint(self, name: str, width: int, pause: Callable[[], None]) -> None:
        """Order what is lacking, wait for it, and paint."""
        key, stage, assets = self._key(name, width), copy(self._app), self._app.assets
        stage.assets = understudy = Understudy(assets, pause)
        laid = self._laid(stage, name, width)
        if laid is None:
            return
        laid.picture()
        while understudy.blanks and assets.ahead.busy:
            time.sleep(0.001)
            pause()
        stage.assets = Paced(assets, pause)
        final = self._laid(stage, name, width)
        if final is not None:
            picture = final.picture()
            self._made.get(key, lambda: picture)

    def _picture(self, key: Key, size: tuple[int, int]) -> pygame.Surface:
        """The painted plate, or a pale sheet in its place."""
        if key in self._made:
            return self._made.get(key, lambda: pygame.Surface(size))
        sheet = pygame.Surface((max(size[0], 1), max(size[1], 1)), pygame.SRCALPHA)
        pygame.draw.rect(sheet, PAPER_SHADE, sheet.get_rect(), border_radius=self._app.theme.px(8))
        return sheet
