"""Where what stands on a table is now, what of it is seen, and what of it can be chosen."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ui.table.board import Names
from ui.table.choice import Choice
from ui.table.coach import Coach
from ui.table.gesture import Gesture
from ui.table.log import Log
from ui.table.motion import Motion
from ui.table.plan import Plan
from ui.table.rivals import Rivals
from ui.table.sight import Sight
from ui.table.why import Why
from ui.table.zoom import Zoom


class Standing(Sight):
    """What is seen, as it lies on the table; the table makes the parts that are asked here."""

    plan: Plan
    motion: Motion
    choice: Choice
    coach: Coach
    why: Why
    log: Log
    zoom: Zoom
    rivals: Rivals

    mode = "play"
    """What the table's own buttons are for."""

    @property
    def large(self) -> int | None:
        """The seat whose part is shown large, None while the table is as ever."""
        return self.rivals.shown

    @property
    def names(self) -> Names:
        """Where the named places are now, those included that a larger board hides."""
        return self.zoom.names if self.zoom.active else self.board.names

    @property
    def seen(self) -> Names:
        """What is seen of the named places now; under another seat's part there are only its own."""
        if self.large is not None:
            return self.rivals.uncovered()
        return self.zoom.seen if self.zoom.active else self.board.names

    @property
    def covers_log(self) -> bool:
        """Whether a slip may lie over the log."""
        return self.coach.advice is not None or self.why.matter is not None

    @property
    def lid(self) -> pygame.Rect | None:
        """The slip of the coach or of what was asked about a bot's move; None where there is none."""
        if self.coach.advice is not None:
            return self.coach.advice.rect
        return self.why.rect if self.why.matter is not None else None

    @property
    def gesture(self) -> Gesture:
        """How far along a choice the person is."""
        return self.choice.gesture

    @property
    def interactive(self) -> bool:
        """Whether a person can choose something now."""
        return bool(self.gesture.paths) and self.mode in ("play", "trial") and not self.motion.busy

    def choices(self) -> list[str]:
        """The places that can be chosen now, as one reads them: row by row, from the left."""
        names, row = self.board.names, max(self.app.theme.px(90), 1)
        places = self.gesture.next_places() if self.interactive else []
        return sorted(places, key=lambda name: (names[name].centery // row, names[name].left))

    def rects(self) -> dict[str, pygame.Rect]:
        """Every named place: controls and the board's places."""
        advice = {one.name: one.rect for one in self.coach.targets()}
        return self.controls.rects() | (self.board.names if self.large is not None else {}) | self.seen | advice

    def told_lines(self) -> Sequence[str]:
        """The log."""
        return [entry.line.text for entry in self.log.entries]
