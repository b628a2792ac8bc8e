"""Decoration of what happened: pieces fly, dice tumble, banners stand; it can always be skipped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import pygame

from ui.assets import Assets
from ui.table.sprite import Seen, Sprite, draw_sprite


@dataclass(frozen=True)
class Stage:
    """Sprites that move at the same time; `swap` shows the table after its act once they have landed, not at its end.

    What has landed lies there until that table is shown. `lifts` are views with the seconds from which on the table
    shows them, until that after the act is shown: what is in the air has left its place and its counters, what has been
    paid is gone, and nothing is in two places. `hides` names a place that stays empty until the stage is over, `clears`
    are spots that are empty from then on until that table is shown; both are for what no view can leave out. `caption`
    stands in the status line meanwhile; `note` tells the board what to draw over the table. `moment` names the moment
    of the game that the stage is a part of, '' for what happens all the time. `cues` are further sounds with the
    seconds at which they are heard.
    """

    seconds: float
    sprites: tuple[Sprite, ...] = ()
    sound: str = ""
    swap: bool = False
    hides: str = ""
    caption: str = ""
    note: str = ""
    moment: str = ""
    cues: tuple[tuple[float, str], ...] = ()
    clears: tuple[pygame.Rect, ...] = ()
    lifts: tuple[tuple[float, Any], ...] = ()

    @property
    def stilled(self) -> Stage:
        """The same for people who want nothing to move: all stands where it has something to show."""
        return replace(self, sprites=tuple(sprite.stilled for sprite in self.sprites))


@dataclass(frozen=True)
class Act:
    """A part of what happened: its stages, how the table after it is shown, and the stages for another window.

    `lift` shows a view in between.
    """

    stages: list[Stage]
    land: Callable[[], None]
    again: Callable[[], list[Stage]] = list
    lift: Callable[[Any], None] = lambda _view: None


class Motion:
    """Plays acts one after the other; each begins on the table that the one before it has left."""

    def __init__(self) -> None:
        """Nothing moves."""
        self._acts: Iterator[Act] = iter(())
        self._act: Act | None = None
        self._stages: list[Stage] = []
        self._over = 0
        self._lying: list[Sprite] = []
        self._bare: list[pygame.Rect] = []
        self._said = ""
        self.lifted: Any = None
        """The view that is shown in place of the one before the act, None while that is shown."""
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
    def stage(self) -> Stage | None:
        """What is shown now, None while nothing is."""
        return self._stages[0] if self._stages else None

    @property
    def caption(self) -> str:
        """What the status line says of what is shown now, '' for nothing; what takes no time says nothing new."""
        return self._said if self._stages else ""

    @property
    def note(self) -> str:
        """What the board draws over the table now, '' for nothing."""
        return self._stages[0].note if self._stages else ""

    def hidden(self) -> list[str]:
        """The places that what is still to come keeps covered."""
        return [stage.hides for stage in self._stages if stage.hides]

    def cleared(self) -> list[pygame.Rect]:
        """The spots whose pieces are in the air or have landed elsewhere, until the table after the act is shown."""
        return [*self._bare, *(self._stages[0].clears if self._stages and self._land is not None else ())]

    def start(self, acts: Iterator[Act], factor: float, play: Callable[[str], None], rest: Callable[[], None]) -> None:
        """Play acts at a pace (0 shows the end at once); `rest` is called when the last one is over."""
        self._acts, self._act, self._stages, self._age, self._said = acts, None, [], 0.0, ""
        self._lying, self._bare, self.lifted = [], [], None
        self._factor, self._play, self._land, self._rest = factor, play, None, rest
        if factor <= 0:
            self.skip()
        else:
            self._go_on()

    def skip(self) -> None:
        """Show the end at once."""
        rest, self._rest, self._land, self._stages = self._rest, None, None, []
        self._lying, self._bare, self.lifted = [], [], None
        if rest is not None:
            rest()

    def drop(self) -> None:
        """Show nothing more, not even the end."""
        self._rest = None
        self.skip()

    def renew(self) -> None:
        """The table was laid out anew: what still moves goes to the new places; after its table was shown it rests."""
        if self._act is None or not self._stages:
            return
        if self._land is None:
            self._stages = [replace(stage, sprites=()) for stage in self._stages]
            return
        stages = self._act.again()
        self._lying = [sprite for stage in stages[: self._over] for sprite in lying(stage)]
        self._bare = [rect for stage in stages[: self._over] for rect in stage.clears]
        self._stages = stages[self._over :]
        self._say()
        self._lift([view for stage in stages[: self._over] for _, view in stage.lifts] + self._lifted(-1.0, self._age))

    def update(self, dt: float) -> None:
        """Let time pass."""
        was, self._age = self._age, self._age + dt
        for at, sound in self._stages[0].cues if self._stages else ():
            if was < at * self._factor <= self._age:
                self._play(sound)
        self._lift(self._lifted(was, self._age))
        if self.busy and (not self._stages or self._age >= self._stages[0].seconds * self._factor):
            if self._stages:
                self._end_stage(self._stages.pop(0))
            self._go_on()

    def _lifted(self, was: float, age: float) -> list[Any]:
        """The views of the present stage that are shown after one age of it and up to another."""
        views = self._stages[0].lifts if self._stages else ()
        return [view for at, view in views if was < at * self._factor <= age]

    def _lift(self, views: list[Any]) -> None:
        """Show the last of these views, unless the table after the act is shown already."""
        if views and self._act is not None and self._land is not None:
            self.lifted = views[-1]
            self._act.lift(views[-1])

    def _end_stage(self, stage: Stage) -> None:
        """What has landed stays there, unless the table after its act is shown now."""
        self._over += 1
        if stage.swap:
            self._show_act()
        elif self._land is not None:
            self._lying += lying(stage)
            self._bare += stage.clears

    def _go_on(self) -> None:
        """Begin the next stage, of the next act where this one is over, and come to rest after the last one."""
        while not self._stages:
            self._show_act()
            self._act = next(self._acts, None)
            if self._act is None:
                self.skip()
                return
            self._stages, self._land, self._over = list(self._act.stages), self._act.land, 0
        self._age = 0.0
        self._say()
        self._lift(self._lifted(-1.0, 0.0))
        if self._stages and self._stages[0].sound:
            self._play(self._stages[0].sound)

    def _say(self) -> None:
        """Take up the caption of the present stage, if that takes any time."""
        if self._stages and self._stages[0].seconds > 0:
            self._said = self._stages[0].caption

    def _show_act(self) -> None:
        """Show the table after the present act, once; all that lay in the air lies there now."""
        land, self._land = self._land, None
        self._lying, self._bare, self.lifted = [], [], None
        if land is not None:
            land()

    def draw(self, surface: pygame.Surface, assets: Assets, seen: Seen) -> None:
        """Draw what has landed and is not on the table yet, then what is in the air; `seen` tells how it is shown."""
        for sprite in self._lying:
            draw_sprite(surface, assets, sprite, 0.0, seen)
        age = self._age / self._factor if self._factor > 0 else 0.0
        for sprite in self._stages[0].sprites if self._stages else ():
            draw_sprite(surface, assets, sprite, age, seen)


def lying(stage: Stage) -> list[Sprite]:
    """What lies there after a stage."""
    return [sprite.landed for sprite in stage.sprites if sprite.stays]
