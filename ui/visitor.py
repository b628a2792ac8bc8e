"""Somebody who sits at a table to see how fast it is drawn: points at everything, plays, steps back, looks around."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Final

import pygame

from ai.worker import InlineThinker, Request
from ui.aside import Aside
from ui.commands import BY_NAME, SEATS, Chord
from ui.loop import Loop
from ui.memory import held
from ui.presses import code_of
from ui.scenes.end import EndScene
from ui.table.scene import TableScene

if TYPE_CHECKING:
    from ui.app import App

FRAME: Final = 1 / 60
STAY: Final = 8
"""Frames that the pointer stays at a place; tooltips and close-ups come up meanwhile."""

ABOVE: Final = 30
"""Frames that another screen over the table stays open."""

STEPS = 4
"""So often the board is enlarged."""

UNDO, LARGE, KEYS = 7, 5, 3
"""Every so many choices one is stepped back from, a rival's part is opened, the keys are used."""


class Clocked(InlineThinker):
    """Answers anything at once and keeps count of the time that it took: in the app bots think in another process."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds = 0.0

    def ask(self, request: Request) -> None:
        """Answer now, against the clock."""
        begun = time.thread_time()
        super().ask(replace(request, bot="random"))
        self.seconds += time.thread_time() - begun


class Visitor:
    """Goes through an app frame by frame and says how long the loop worked on each, without the bots' thinking."""

    def __init__(self, app: App, thinker: Clocked, seed: int, rate: int) -> None:
        """Somebody whose choices follow from `seed`, and who sees `rate` frames a second, or all at once for 0."""
        self.app = app
        self._rate, self._clock, self._loop = rate, pygame.time.Clock(), Loop(app)
        self._thinker = thinker
        self._random = Random(seed)
        self._choices = 0
        self.zoomed = 0.0
        """Megabytes that the app held at a larger board."""
        self.drew = False
        """Whether the last frame was drawn."""

    def frame(self, *events: pygame.event.Event) -> float:
        """Let these events happen in one frame, drawn if the app would draw it; how long that and its slices took."""
        thought, aside, begun = self._thinker.seconds, Aside.spent, time.thread_time()
        self._loop.begin()
        self.app.step(events, FRAME)
        self.drew = self.app.needs_draw()
        if self.drew:
            self.app.draw()
        self._loop.use_spare()
        taken = time.thread_time() - begun - (self._thinker.seconds - thought) + Aside.spent - aside
        self._clock.tick(self._rate)
        return taken

    def turned(self) -> Iterator[float]:
        """The frames until the whole picture of another screen is there."""
        while self.app.turning:
            yield self.frame()
        yield self.frame()

    def where(self, name: str) -> tuple[int, int]:
        """The middle of a named place of the topmost screen."""
        assert self.app.scene is not None
        return self.app.scene.rects()[name].center

    def move(self, pos: tuple[int, int]) -> float:
        """Bring the pointer to a point of the layout."""
        where = self.app.canvas.shown_at(pos)
        return self.frame(pygame.event.Event(pygame.MOUSEMOTION, pos=where, rel=(1, 0), buttons=(0, 0, 0)))

    def click(self, pos: tuple[int, int]) -> Iterator[float]:
        """Point at a place, press and release the button: three frames."""
        where = self.app.canvas.shown_at(pos)
        yield self.move(pos)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            yield self.frame(pygame.event.Event(kind, pos=where, button=1))

    def press(self, key: int) -> Iterator[float]:
        """Press and release a key: two frames."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            yield self.frame(pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0))

    def sit(self, table: TableScene, count: int) -> list[float]:
        """What about so many frames of a table took; the first of another screen over it is not among them."""
        taken: list[float] = []
        while len(taken) < count and table in self.app.scenes:
            for seconds in self._moment(table):
                taken += [seconds] if self.app.scene is table else []
            if self.app.scene is not table:
                self._look_past(table)
        return taken[:count]

    def look_at_rivals(self, table: TableScene) -> Iterator[float]:
        """Open and close the part of every other seat by its key."""
        yield from self._asked(table)
        for name in SEATS[: len(table.plan.panels)]:
            for _ in range(2):
                yield from self.press(code_of(Chord(BY_NAME[name].keys[0])))
                yield from self.turned()
                yield from self._wait(STAY)

    def enlarge(self, table: TableScene, count: int) -> Iterator[float]:
        """Enlarge the board step by step, move it about and play so many frames on it; `zoomed` is the memory then."""
        yield from self._asked(table)
        middle = table.plan.main.center
        yield self.move(middle)
        for _ in range(STEPS):
            yield from self.press(pygame.K_PLUS)
            yield from self._wait(STAY)
        while table.zoom.settling:
            yield self.frame()
        yield from self._drag(middle, table.plan.main.topleft)
        yield from self.sit(table, count)
        self.zoomed = held()
        yield from self.press(pygame.K_0)

    def see_the_end(self, table: TableScene, count: int) -> Iterator[float]:
        """The last move at a table of bots, so many frames of the ending's show and the table of scores."""
        while not isinstance(self.app.scene, EndScene):
            yield self.frame()
            if self.app.scene is not table and not isinstance(self.app.scene, EndScene):
                self._look_past(table)
        yield from self.turned()
        for _ in range(count):
            yield self.frame()
        if not self.app.scene.at_table:
            yield from self.press(pygame.K_RIGHT)
        yield from self.turned()
        yield from self._wait(STAY)

    def _asked(self, table: TableScene) -> Iterator[float]:
        """The frames until a person can choose something."""
        while not table.interactive and table in self.app.scenes:
            yield self.frame()
            if self.app.scene is not table:
                self._look_past(table)
            elif table.prompts:
                yield from self.press(pygame.K_RETURN)

    def _wait(self, frames: int) -> Iterator[float]:
        for _ in range(frames):
            yield self.frame()

    def _drag(self, start: tuple[int, int], end: tuple[int, int]) -> Iterator[float]:
        """Move a larger board about by the middle button."""
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            for part in range(STAY):
                at = [a + (b - a) * part // STAY for a, b in zip(start, end, strict=True)]
                held = {"pos": self.app.canvas.shown_at((at[0], at[1])), "rel": (1, 1), "buttons": (0, 1, 0)}
                if not part:
                    yield self.frame(pygame.event.Event(kind, pos=held["pos"], button=pygame.BUTTON_MIDDLE))
                yield self.frame(pygame.event.Event(pygame.MOUSEMOTION, held))

    def _moment(self, table: TableScene) -> Iterator[float]:
        """Point at a few places, then do what is asked."""
        places = sorted(table.rects().items())
        for _, rect in self._random.sample(places, min(4, len(places))):
            for step in range(STAY):
                yield self.move((rect.centerx + step % 2, rect.centery))
        if table.interactive:
            yield from self._choose(table)
        elif table.prompts:
            yield from self.press(pygame.K_RETURN)

    def _choose(self, table: TableScene) -> Iterator[float]:
        """Choose something by the pointer, or now and then by the keys; look around or step back in between."""
        self._choices += 1
        if self._choices % LARGE == 0 and table.plan.panels:
            for _ in range(2):
                yield from self.click(self._random.choice(sorted(table.plan.panels.items()))[1].center)
        if self._choices % UNDO == 0:
            yield from self.click(table.rects()["undo"].center)
        elif self._choices % KEYS == 0:
            yield from self.press(pygame.K_1)
        elif choices := table.choices():
            yield from self.click(table.board.names[self._random.choice(choices)].center)
        if "confirm" in table.prompts:
            yield from self.press(pygame.K_RETURN)

    def _look_past(self, table: TableScene) -> None:
        """Look at a screen over the table for a while, and close it."""
        for _ in range(ABOVE):
            self.frame()
        for scene in reversed(self.app.scenes[self.app.scenes.index(table) + 1 :]):
            self.app.finish(scene, None)
