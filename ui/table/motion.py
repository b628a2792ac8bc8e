"""Decoration of what happened: pieces fly, the die tumbles; it can always be skipped."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from ui.assets import Assets
from ui.theme import Colour

TUMBLE = 0.09
"""Seconds that each picture of a changing sprite is shown."""


@dataclass(frozen=True)
class Flight:
    """A picture (or several in turn) on its way from one box to another; white ones can be tinted."""

    images: tuple[str, ...]
    start: pygame.Rect
    end: pygame.Rect
    delay: float = 0.0
    arc: float = 0.0
    tint: Colour | None = None


@dataclass(frozen=True)
class Stage:
    """Flights that go at the same time; `swap` shows the table after the move once they have landed.

    `hides` names a place that stays covered until the stage is over. `caption` stands in the status line meanwhile;
    `note` tells the board what to draw over the table.
    """

    seconds: float
    flights: tuple[Flight, ...] = ()
    sound: str = ""
    swap: bool = False
    hides: str = ""
    caption: str = ""
    note: str = ""


class Motion:
    """Plays stages one after the other."""

    def __init__(self) -> None:
        """Nothing moves."""
        self._stages: list[Stage] = []
        self._age = 0.0
        self._factor = 1.0
        self._play: Callable[[str], None] = lambda _name: None
        self._swap: Callable[[], None] = lambda: None

    @property
    def busy(self) -> bool:
        """Whether something is still moving."""
        return bool(self._stages)

    @property
    def caption(self) -> str:
        """What the status line says of what is shown now, '' for nothing."""
        return self._stages[0].caption if self._stages else ""

    @property
    def note(self) -> str:
        """What the board draws over the table now, '' for nothing."""
        return self._stages[0].note if self._stages else ""

    def hidden(self) -> list[str]:
        """The places that what is still to come keeps covered."""
        return [stage.hides for stage in self._stages if stage.hides]

    def start(self, stages: list[Stage], factor: float, play: Callable[[str], None], swap: Callable[[], None]) -> None:
        """Play stages at a pace (0 shows the end at once); `swap` is called where a stage asks for it."""
        self._stages, self._age, self._factor, self._play, self._swap = list(stages), 0.0, factor, play, swap
        if factor <= 0:
            self.skip()
        elif self._stages:
            self._sound()

    def skip(self) -> None:
        """Show the end at once."""
        swaps = any(stage.swap for stage in self._stages)
        self._stages = []
        if swaps:
            self._swap()

    def update(self, dt: float) -> bool:
        """Let time pass; True when everything has come to rest."""
        self._age += dt
        while self._stages and self._age >= self._stages[0].seconds * self._factor:
            done = self._stages.pop(0)
            self._age = 0.0
            if done.swap:
                self._swap()
            if self._stages:
                self._sound()
        return not self._stages

    def draw(self, surface: pygame.Surface, assets: Assets) -> None:
        """Draw what is in the air."""
        if not self._stages:
            return
        stage = self._stages[0]
        for flight in stage.flights:
            seconds = max(stage.seconds - flight.delay, 0.01) * self._factor
            part = min(max((self._age - flight.delay * self._factor) / seconds, 0.0), 1.0)
            _draw_flight(surface, assets, flight, part, self._age)

    def _sound(self) -> None:
        if self._stages[0].sound:
            self._play(self._stages[0].sound)


def _draw_flight(surface: pygame.Surface, assets: Assets, flight: Flight, part: float, age: float) -> None:
    """Draw one flight, `part` of the way along, in the size in which it lands."""
    eased = part * part * (3 - 2 * part)
    image = assets.image(flight.images[int(age / TUMBLE) % len(flight.images)], flight.end.size, flight.tint)
    x = flight.start.centerx + (flight.end.centerx - flight.start.centerx) * eased
    y = flight.start.centery + (flight.end.centery - flight.start.centery) * eased
    lift = flight.arc * 4 * eased * (1 - eased)
    surface.blit(image, image.get_rect(center=(round(x), round(y - lift))))
