"""Where much is drawn anew: the window keeps its picture until that is made beside the loop, and nothing moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from ui.beside import Beside
from ui.sheets import sheet

MAKING = "curtain"
"""The name under which the first picture is made."""

PATIENCE = 0.06
"""Seconds after which something is shown meanwhile."""

URGENT = frozenset((pygame.QUIT, pygame.VIDEORESIZE))
"""Events that are answered at once; all others wait for the next screen."""

Draw = Callable[[pygame.Surface], None]


class Curtain:
    """Makes the first picture of a screen, or what stays of the next one, and holds back what happens meanwhile.

    Without a loop it does nothing.
    """

    def __init__(self, beside: Beside) -> None:
        """Nothing is in the making."""
        self._beside = beside
        self._picture: pygame.Surface | None = None
        self._meanwhile: Draw | None = None
        self._age = 0.0
        self._held: list[pygame.event.Event] = []
        self.ready = False
        """Whether what stays of the next picture is drawn beside the loop, or was and is not shown yet."""

    @property
    def holds(self) -> bool:
        """Whether nothing happens until the next picture is shown."""
        return self.down or self.ready

    @property
    def down(self) -> bool:
        """Whether a first picture is in the making."""
        return self._beside.makes(MAKING)

    @property
    def due(self) -> bool:
        """Whether it has taken so long that something has to be shown meanwhile."""
        return self._meanwhile is not None and self._age >= PATIENCE

    def fall(self, size: tuple[int, int], draw: Draw, meanwhile: Draw | None) -> None:
        """Have the first picture drawn, and if that takes longer something else `meanwhile`."""
        self._picture, self._age, self._meanwhile, self.ready = None, 0.0, meanwhile, False
        if self._beside.live:
            self._beside.begin(MAKING, lambda _pause: self._make(size, draw), first=True)

    def renew(self, act: Callable[[], None]) -> None:
        """Have what stays of the next picture drawn by `act`; a first picture that is in the making shows it anyway."""
        if self._beside.live and not self.down:
            self._picture, self._meanwhile, self.ready = None, None, True
            self._beside.begin(MAKING, lambda _pause: act(), first=True)

    def _make(self, size: tuple[int, int], draw: Draw) -> None:
        picture = sheet(size)
        draw(picture)
        self._picture = picture

    def admitted(self, events: Sequence[pygame.event.Event], dt: float) -> list[pygame.event.Event]:
        """What can happen now: all that was held back, or until the picture is there only what is urgent."""
        if not self.holds:
            held, self._held = self._held, []
            return [*held, *events]
        self._age += dt
        self._held += [event for event in events if event.type not in URGENT]
        return [event for event in events if event.type in URGENT]

    def draw(self, surface: pygame.Surface) -> bool:
        """Draw the finished picture, or something meanwhile; False when there is nothing to draw."""
        if self.down:
            meanwhile, self._meanwhile = self._meanwhile, None
            if meanwhile is not None:
                meanwhile(surface)
            return True
        picture, self._picture, self.ready = self._picture, None, False
        if picture is None or picture.get_size() != surface.get_size():
            return False
        surface.blit(picture, (0, 0))
        return True
