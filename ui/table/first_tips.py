"""First tips: one sentence, once, when somebody meets a part of the table for the first time outside a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ui.boards.kit.arrow import draw_arrow
from ui.table.lesson_place import Field, near_edge, place_card
from ui.widgets.tooltip import card

if TYPE_CHECKING:
    from ui.app import App
    from ui.table.scene import TableScene

PARTS = ("automa", "trial", "undo", "log", "coach")
"""The parts of a table of which something is told, the more urgent ones first."""

FIRST, PAUSE, SHOWN = 2.5, 25.0, 12.0
"""Seconds at a resting table before the first tip, from one to the next, and that a tip stays at most."""

TOLD_OF = 5
"""So many lines the log has before something is told of it."""

CHOICES = 4
"""So many moves were made before something is told of the coach."""


def first_time(app: App, part: str) -> str:
    """The sentence about a part that is met now; '' if it was met before, or tips are not wanted."""
    if not app.settings.tips or part in app.learnt.met():
        return ""
    app.learnt.meet(part)
    return app.text(f"tips.{part}")


class FirstTips:
    """Shows a small card beside a part; whatever is clicked or pressed next puts it away."""

    def __init__(self, table: TableScene) -> None:
        """Nothing is told yet."""
        self.table = table
        self.words = ""
        self._part = ""
        self._age = 0.0
        self._wait = FIRST
        self._key: object = None
        self._spot = (pygame.Rect(0, 0, 0, 0), pygame.Rect(0, 0, 0, 0))

    @property
    def quiet(self) -> bool:
        """Whether this is no moment for a tip: something moves, somebody else acts, or a lesson leads."""
        return not (self.table.interactive or self.table.mode == "trial") or self.table.large is not None

    def update(self, dt: float) -> None:
        """Let time pass: tell of the next part that is there, or put away what was told long enough."""
        if not self.table.app.settings.tips:
            self.close()
            return
        self._age += dt
        if self.words and (self._age >= SHOWN or self.place(self._part) is None):
            self.close()
        elif not self.words and self._age >= self._wait and not self.quiet:
            self._tell()

    def _tell(self) -> None:
        """Tell of the first part that is there and was not met."""
        met = self.table.app.learnt.met()
        part = next((part for part in PARTS if part not in met and self.place(part) is not None), "")
        if part:
            self.words, self._part, self._age = first_time(self.table.app, part), part, 0.0
            self.table.rest.wake()

    def close(self) -> None:
        """Put the card away."""
        if self.words:
            self.words, self._part, self._age, self._wait = "", "", 0.0, PAUSE
            self.table.rest.wake()

    def handle(self, event: pygame.event.Event) -> None:
        """A click or a key puts the card away, and does what it does."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.close()

    def place(self, part: str) -> pygame.Rect | None:
        """Where a part is, None while it is not there."""
        table, moves = self.table, len(self.table.session.match.moments)
        if part == "automa":
            seats = (n for n, seat in enumerate(table.session.match.seats) if seat.kind == "automa")
            return next((table.plan.panels[n] for n in seats if n in table.plan.panels), None)
        if part == "trial":
            return table.plan.status if table.mode == "trial" else None
        if part == "undo":
            return table.plan.buttons["undo"] if table.history.can_undo and table.mode == "play" else None
        if part == "log":
            return table.plan.log if len(table.log.entries) >= TOLD_OF else None
        return table.plan.buttons["coach"] if table.coach.can_ask and moves >= CHOICES else None

    def spot(self, window: tuple[int, int]) -> tuple[pygame.Rect, pygame.Rect]:
        """Where the card lies, off everything that can be chosen, and the part that it is about."""
        table, theme = self.table, self.table.app.theme
        key = (self.words, window, theme.unit, tuple(table.choices()))
        if key == self._key:
            return self._spot
        anchor = self.place(self._part) or table.plan.status
        kept = [anchor, table.plan.status, *(table.board.names[name] for name in table.choices())]
        rather = [*table.controls.kept, *table.board.kept_clear()]
        size = self._picture().get_size()
        field = Field(pygame.Rect((0, 0), window), kept, rather, theme.px(34))
        self._key, self._spot = key, (pygame.Rect(place_card(size, field)[1], size), anchor)
        return self._spot

    def _picture(self) -> pygame.Surface:
        theme = self.table.app.theme
        return self.table.app.assets.kept(("first_tip", self.words, theme.unit), lambda: card(self.words, theme))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card and an arrow to its part."""
        if self.words:
            spot, anchor = self.spot(surface.get_size())
            draw_arrow(surface, self.table.app, *near_edge(spot, anchor), lift=0.0)
            surface.blit(self._picture(), spot)
