"""When a table rests: its rings swing for a while, then stand still, and nothing is drawn until something changes."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ui.table.scene import TableScene

SWING = 1.6
"""Seconds in which a ring grows and shrinks once."""

SWINGS = 4
"""So often rings swing after the last event or change; then they stand still."""


class Rest:
    """Knows how long nothing has happened at a table, and what of its picture changes all the same."""

    def __init__(self, table: TableScene) -> None:
        """A table at which something has just happened."""
        self.table = table
        self._age = self._calm = 0.0
        self._drawn = 0
        self._posed = False

    def wake(self) -> None:
        """Something happens: swing for a while, and draw until the controls have settled."""
        self._calm = 0.0
        self.table.controls.stir()

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._age += dt
        self._calm += dt

    @property
    def pulse(self) -> int:
        """How much thicker than usual the rings of targets are now: -1, 0 or 1 units."""
        if self.table.app.still or self._calm >= SWING * SWINGS or not self._swings():
            return 0
        return round(math.sin(self._age * 2 * math.pi / SWING))

    def drawn(self) -> None:
        """The table has just been drawn."""
        self._drawn, self._posed = self.pulse, self.table.faces.busy

    def idle(self) -> bool:
        """Whether the picture stays as it was drawn until the next event or change."""
        table = self.table
        moves = (
            table.coach.busy
            or table.why.busy
            or table.motion.busy
            or table.faces.busy
            or self._posed
            or bool(table.flash)
            or table.rivals.opening
            or table.zoom.settling
            or table.course.interlude is not None
        )
        return not (table.stale or moves or self._drawn != self.pulse) and table.controls.quiet()

    def _swings(self) -> bool:
        """Whether there is anything to choose, around which rings could swing."""
        return self.table.interactive or self.table.mode == "confirm"
