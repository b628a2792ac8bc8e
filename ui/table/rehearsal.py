"""The pictures of a table made before it is opened: its first frame is drawn unseen, and what it lacks is ordered."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from copy import copy
from pathlib import Path

import pygame

from ai.worker import InlineThinker
from game.core.match import Match
from ui.app import App
from ui.assets import Assets, Size
from ui.boards.registry import make_board
from ui.table import paint
from ui.table.scene import TableScene
from ui.table.session import Session
from ui.theme import Colour


class Understudy(Assets):
    """Stands in for the pictures of an app: what it lacks is ordered from the workshop, and blank meanwhile."""

    def __init__(self, real: Assets, pause: Callable[[], None]) -> None:
        """Share everything with the `real` ones; `pause` is called at every picture."""
        self.__dict__.update(real.__dict__)
        self._pause = pause
        self._blanks = 0

    def image(self, name: str, size: Size, tint: Colour | None = None, stretch: bool = False) -> pygame.Surface:
        """The picture if it is there, else a blank one of its size."""
        self._pause()
        if ("image", name, size, tint, stretch) in self.cache or not self.has(name):
            return super().image(name, size, tint, stretch)
        self.prepare(name, size, tint, stretch)
        ratio = size[0] / max(size[1], 1) if stretch else self.ratio(name)
        width = min(size[0], size[1] * ratio)
        return self._blank((round(width), round(width / ratio)))

    def cover(self, name: str, size: Size, zoom: float = 1.0, grain: int = 1) -> pygame.Surface:
        """A blank picture: covers are not made ahead."""
        kept = ("cover", name, size, zoom, grain) in self.cache
        return super().cover(name, size, zoom, grain) if kept else self._blank(size)

    def backdrop(self, name: str, size: Size) -> pygame.Surface:
        """A blank picture in place of one that is ordered."""
        self.prepare_backdrop(name, size)
        return self._blank((1, 1))

    def kept(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """What is made, and kept if nothing blank went into it."""
        self._pause()
        if ("kept", key) in self.cache:
            return super().kept(key, make)
        before = self._blanks
        picture = make()
        return super().kept(key, lambda: picture) if self._blanks == before else picture

    def _blank(self, size: Size) -> pygame.Surface:
        self._blanks += 1
        return pygame.Surface((max(size[0], 1), max(size[1], 1)), pygame.SRCALPHA)


def rehearse(app: App, match: Match, pause: Callable[[], None]) -> None:
    """Order the pictures with which the table of a match begins; nothing else comes of it."""
    stage = copy(app)
    stage.assets = Understudy(app.assets, pause)
    session = Session(match, InlineThinker(), Path("rehearsal"), None)
    try:
        _draw_unseen(TableScene(stage, session, make_board(stage, match), lambda: None), pause)
    finally:
        session.close()


def _draw_unseen(table: TableScene, pause: Callable[[], None]) -> None:
    """Draw what stays on a table where nothing of it is seen: on a surface without an inside."""
    table.look_at(table.session.match)
    pause()
    table.rebuild()
    pause()
    unseen = pygame.Surface(table.size)
    unseen.set_clip(pygame.Rect(0, 0, 0, 0))
    table.app.assets.backdrop(table.board.backdrop, table.size)
    table.board.draw_ground(unseen, table.view)
    paint.draw_standing(unseen, table)
    table.controls.release()
