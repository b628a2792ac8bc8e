"""Decoration of what happened: pieces fly, the die tumbles; it can always be skipped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

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
    """Flights that go at the same time; `swap` shows the table after its act once they have landed, not at its end.

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


@dataclass(frozen=True)
class Act:
    """A part of what happened: its stages, and how the table after it is shown."""

    stages: list[Stage]
    land: Callable[[], None]


class Motion:
    """Plays acts one after the other; each begins on the table that the one before it has left."""

    def __init__(self) -> None:
        """Nothing moves."""
        self._acts: Iterator[Act] = iter(())
        self._stages: list[Stage] = []
        self._age = 0.0
        self._factor = 1.0
        self._play: Callable[[str], None] = lambda _name: None
        self._land: Callable[[], None] | None = None
        self._rest: Callable[[], None] | None = None

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown."""
        return self._rest is not None

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

    def start(self, acts: Iterator[Act], factor: float, play: Callable[[str], None], rest: Callable[[], None]) -> None:
        """Play acts at a pace (0 shows the end at once); `rest` is called when the last one is over."""
        self._acts, self._stages, self._age = acts, [], 0.0
        self._factor, self._play, self._land, self._rest = factor, play, None, rest
        if factor <= 0:
            self.skip()
        else:
            self._go_on()

    def skip(self) -> None:
        """Show the end at once."""
        rest, self._rest, self._land, self._stages = self._rest, None, None, []
        if rest is not None:
            rest()

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._age += dt
        if self.busy and (not self._stages or self._age >= self._stages[0].seconds * self._factor):
            if self._stages and self._stages.pop(0).swap:
                self._show_act()
            self._go_on()

    def _go_on(self) -> None:
        """Begin the next stage, of the next act where this one is over, and come to rest after the last one."""
        while not self._stages:
            self._show_act()
            act = next(self._acts, None)
            if act is None:
                self.skip()
                return
            self._stages, self._land = list(act.stages), act.land
        self._age = 0.0
        if self._stages[0].sound:
            self._play(self._stages[0].sound)

    def _show_act(self) -> None:
        """Show the table after the present act, once."""
        land, self._land = self._land, None
        if land is not None:
            land()

    def draw(self, surface: pygame.Surface, assets: Assets, seen: Callable[[pygame.Rect], pygame.Rect]) -> None:
        """Draw what is in the air; `seen` tells where a box of the table is shown."""
        if not self._stages:
            return
        stage = self._stages[0]
        for flight in stage.flights:
            seconds = max(stage.seconds - flight.delay, 0.01) * self._factor
            part = min(max((self._age - flight.delay * self._factor) / seconds, 0.0), 1.0)
            placed = replace(flight, start=seen(flight.start), end=seen(flight.end))
            _draw_flight(surface, assets, placed, part, self._age)


def _draw_flight(surface: pygame.Surface, assets: Assets, flight: Flight, part: float, age: float) -> None:
    """Draw one flight, `part` of the way along, in the size in which it lands."""
    eased = part * part * (3 - 2 * part)
    image = assets.image(flight.images[int(age / TUMBLE) % len(flight.images)], flight.end.size, flight.tint)
    x = flight.start.centerx + (flight.end.centerx - flight.start.centerx) * eased
    y = flight.start.centery + (flight.end.centery - flight.start.centery) * eased
    lift = flight.arc * 4 * eased * (1 - eased)
    surface.blit(image, image.get_rect(center=(round(x), round(y - lift))))
