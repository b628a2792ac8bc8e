"""Plates for a book of rules: laid out at once, painted little by little while somebody reads, and kept a while."""

from __future__ import annotations

import time
from collections.abc import Hashable, Sequence
from copy import copy

import pygame

from game.core.data import BadData
from ui.app import App
from ui.aside import Pause
from ui.boards.kit.plate import Plates
from ui.gradual import SLICE, Gradual
from ui.keep import MEGABYTE
from ui.leaf import Leaf
from ui.theme import PAPER_SHADE
from ui.understudy import Paced, Understudy
from ui.widgets.blocks import Block, empty

KEPT, SCREENS = 24 * MEGABYTE, 3
"""Painted plates take no more bytes than this and so many pictures of the whole window."""

Key = tuple[str, int, float, float, str]
"""A plate and its width, in one size of everything and one language."""


class Easel:
    """Paints the plates of a game, those that are wanted first; never more than a slice at a time."""

    def __init__(self, app: App, game_id: str, plates: Plates) -> None:
        """An easel with nothing on it."""
        self._app, self._game, self._plates = app, game_id, plates
        self._made: Gradual[Key] = Gradual(KEPT + SCREENS * app.size[0] * app.size[1] * 4, self._paint)
        self._laid_out: dict[Hashable, Key] = {}

    def block(self, name: str, width: int) -> Block:
        """A plate for a column of that width; nothing where the game has none of that name, or cannot count it."""
        laid = self._laid(self._app, name, width)
        key = self._key(name, width)
        if laid is None:
            return empty(width)
        self._laid_out[name, width] = key
        painted = lambda: key in self._made  # noqa: E731
        return Block(laid.size, lambda: self._picture(key, laid.size), ready=painted, key=(name, width))

    def want(self, plates: Sequence[Hashable]) -> None:
        """Paint these plates next, the first one first, and no others."""
        self._made.want([self._laid_out[plate] for plate in plates if plate in self._laid_out])

    @property
    def finished(self) -> bool:
        """Whether all that is wanted is painted."""
        return not self._made.left

    def go_on(self, seconds: float = SLICE) -> None:
        """Paint for about so long."""
        self._made.go_on(seconds)

    def stop(self) -> None:
        """Give up what is under way, and let go of what is painted."""
        self._made.stop()

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

    def _paint(self, key: Key, pause: Pause) -> pygame.Surface | None:
        """Order what is lacking, wait for it, and paint."""
        name, width, stage, assets = key[0], key[1], copy(self._app), self._app.assets
        stage.assets = understudy = Understudy(assets, pause)
        laid = self._laid(stage, name, width)
        if laid is None:
            return None
        laid.picture()
        while understudy.blanks and assets.ahead.busy:
            time.sleep(0.001)
            pause()
        stage.assets = Paced(assets, pause)
        final = self._laid(stage, name, width)
        return None if final is None else final.picture()

    def _picture(self, key: Key, size: tuple[int, int]) -> pygame.Surface:
        """The painted plate, or a pale sheet in its place."""
        painted = self._made.get(key)
        if painted is not None:
            return painted
        sheet = pygame.Surface((max(size[0], 1), max(size[1], 1)), pygame.SRCALPHA)
        pygame.draw.rect(sheet, PAPER_SHADE, sheet.get_rect(), border_radius=self._app.theme.px(8))
        return sheet
