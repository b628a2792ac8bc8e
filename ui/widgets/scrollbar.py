"""The bar beside whatever is taller than its box: it shows which part is seen, and is dragged to see another."""

from __future__ import annotations

import pygame

from ui.theme import BRASS, BRASS_DARK, PAPER_EDGE, PAPER_SHADE, Theme
from ui.widgets.panel import rounded_box

LEAST = 36
"""Units that the part which is dragged is long at least."""


class ScrollBar:
    """A groove with a handle in it; who owns it says each time where it runs and what part is seen."""

    def __init__(self, theme: Theme) -> None:
        """A bar that runs nowhere yet."""
        self.theme = theme
        self.groove = pygame.Rect(0, 0, 0, 0)
        self.limit = 0
        """The largest offset; 0 where everything is seen and no bar is needed."""
        self._shown = self._whole = 1
        self._offset = 0
        self._grip: int | None = None
        """How far from the top of the handle it was taken; None while nobody drags."""

    def stand(self, groove: pygame.Rect, shown: int, whole: int, offset: int) -> None:
        """Run along a groove, with so many pixels of a whole seen from an offset on."""
        self.groove, self._shown, self._whole = groove, shown, max(whole, 1)
        self.limit = max(whole - shown, 0)
        self._offset = min(max(offset, 0), self.limit)

    @property
    def handle_rect(self) -> pygame.Rect:
        """The part of the bar that is dragged."""
        groove = self.groove
        length = min(max(groove.height * self._shown // self._whole, self.theme.px(LEAST)), groove.height)
        top = groove.top + (groove.height - length) * self._offset // max(self.limit, 1)
        return pygame.Rect(groove.left, top, groove.width, length)

    def handle(self, event: pygame.event.Event, reach: int = 0) -> float | None:
        """Follow presses and drags, also so many pixels beside the groove; the offset that is wanted, else None."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.limit:
            return self._pressed(event.pos, reach)
        if event.type == pygame.MOUSEMOTION and self._grip is not None:
            return self._dragged(event.pos[1])
        if event.type == pygame.MOUSEBUTTONUP and self._grip is not None:
            wanted, self._grip = self._dragged(event.pos[1]), None
            return wanted
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw groove and handle, where a bar is needed."""
        if not self.limit:
            return
        line, groove, handle = max(self.theme.px(1), 1), self.groove, self.handle_rect
        surface.blit(rounded_box(groove.size, groove.width // 2, PAPER_SHADE, PAPER_EDGE, line), groove)
        surface.blit(rounded_box(handle.size, handle.width // 2, BRASS, BRASS_DARK, line), handle)

    def _pressed(self, pos: tuple[int, int], reach: int) -> float | None:
        if not self.groove.inflate(2 * reach, 0).collidepoint(pos):
            return None
        handle = self.handle_rect
        self._grip = pos[1] - handle.top if handle.top <= pos[1] < handle.bottom else handle.height // 2
        return self._dragged(pos[1])

    def _dragged(self, y: int) -> float:
        travel = max(self.groove.height - self.handle_rect.height, 1)
        return min(max((y - (self._grip or 0) - self.groove.top) * self.limit / travel, 0), self.limit)
