"""Getting hold of the board: wheel, keys and two fingers make it larger, a drag on empty ground moves it about."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from ui.pads import PAN
from ui.presses import means
from ui.table.zoom import NOTCH, STEP

if TYPE_CHECKING:
    from ui.table.scene import TableScene

PINCH = 4.0
"""How much faster than two fingers the board grows between them."""

PACE = 0.7
"""Widths of the board that the right stick moves it in a second."""

MIDDLE = pygame.BUTTON_MIDDLE


class Grip:
    """The hand on the board: it never chooses anything."""

    def __init__(self, table: TableScene) -> None:
        """The board is let go."""
        self.table = table
        self.held = 0
        """The mouse button that holds the board, 0 for none."""
        self.moved = False
        self._last = (0, 0)
        self._fingers: set[int] = set()
        self._centre: tuple[float, float] | None = None

    def handle(self, event: pygame.event.Event) -> bool:
        """Use an event of the mouse or of fingers; True when nobody else may."""
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        if event.type == PAN:
            return self._pan(event)
        if event.type == pygame.MULTIGESTURE:
            return self._pinch(event)
        if event.type in (pygame.FINGERDOWN, pygame.FINGERUP):
            return self._finger(event)
        if event.type == pygame.MOUSEMOTION and self.held:
            return any(event.buttons) and self._drag(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == MIDDLE:
            self.take(event.pos, MIDDLE)
        return event.type == pygame.MOUSEBUTTONUP and event.button == MIDDLE and self.let_go(MIDDLE)

    def key(self, event: pygame.event.Event) -> bool:
        """Use a key: larger, smaller, whole; True if it is one of them."""
        if self.table.large is not None:
            return False
        if means(event, "zoom_in"):
            self.table.zoom.by(STEP, self._around())
        elif means(event, "zoom_out"):
            self.table.zoom.by(1 / STEP, self._around())
        elif means(event, "zoom_whole"):
            self.table.zoom.reset()
        else:
            return False
        return True

    def take(self, pos: tuple[int, int], button: int = pygame.BUTTON_LEFT) -> bool:
        """Take hold of a larger board at a point; True if there is one."""
        if self.table.zoom.active and self.table.zoom.area.collidepoint(pos):
            self.held, self.moved, self._last = button, False, pos
        return bool(self.held)

    def let_go(self, button: int) -> bool:
        """Let go of the board if this button holds it; True if it was held and has moved."""
        held, self.held = self.held, 0 if self.held == button else self.held
        return held == button and self.moved

    def _around(self) -> tuple[int, int]:
        """The pointer if it is on the board, else the middle of the board."""
        area, pos = self.table.zoom.area, self.table.app.pointer
        return pos if area.collidepoint(pos) else area.center

    def _wheel(self, event: pygame.event.Event) -> bool:
        over = self.table.zoom.area.collidepoint(self.table.app.pointer)
        if over and self.table.large is None:
            self.table.zoom.by(NOTCH ** getattr(event, "precise_y", event.y), self.table.app.pointer)
        return over

    def _pan(self, event: pygame.event.Event) -> bool:
        """The right stick looks about on a larger board."""
        area, far = self.table.zoom.area, -PACE * event.dt
        if self.table.zoom.active:
            self.table.zoom.move(round(event.x * far * area.width), round(event.y * far * area.width))
        return True

    def _drag(self, pos: tuple[int, int]) -> bool:
        """Move the board along with the pointer, once that has gone far enough to be a drag."""
        from ui.table.pointer import DRAG

        dx, dy = pos[0] - self._last[0], pos[1] - self._last[1]
        if self.moved or max(abs(dx), abs(dy)) > self.table.app.theme.px(DRAG):
            self.moved, self._last = True, pos
            self.table.zoom.move(dx, dy)
        return self.moved

    def _finger(self, event: pygame.event.Event) -> bool:
        """Count fingers; what the first one has begun is nothing once there are two."""
        if event.type == pygame.FINGERDOWN:
            self._fingers.add(event.finger_id)
        else:
            self._fingers.discard(event.finger_id)
            self._centre = None
        if len(self._fingers) > 1:
            self.held = 0
            self.table.pointer.release()
        return True

    def _pinch(self, event: pygame.event.Event) -> bool:
        """Two fingers make the board larger around their middle, and move it."""
        wide, high = self.table.app.canvas.window.get_size()
        x, y = self.table.app.canvas.at((round(event.x * wide), round(event.y * high)))
        if not self.table.zoom.area.collidepoint(x, y) or self.table.large is not None:
            return True
        if self._centre is not None and self.table.zoom.active:
            self.table.zoom.move(round(x - self._centre[0]), round(y - self._centre[1]))
        self._centre = (x, y)
        self.table.zoom.by(math.exp(PINCH * event.pinched), (x, y))
        return True
