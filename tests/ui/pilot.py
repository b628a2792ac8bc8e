"""A headless pilot: it clicks, drags and types in virtual time, and never sleeps."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from ui.app import App
from ui.places import UserFolders
from ui.scene import Routes, Scene
from ui.settings import Settings
from ui.typeset import watch_overflow

FRAME = 1 / 60
Place = str | tuple[int, int]


class Pilot:
    """Drives one app through `App.step` alone."""

    def __init__(
        self,
        home: Path,
        size: tuple[int, int] = (1280, 720),
        lang: str = "en",
        scale: float = 1.0,
        routes: Routes | None = None,
        **settings: Any,
    ) -> None:
        """An app of that size, language and scale whose files lie in `home`."""
        self.overflows: list[str] = []
        self._unwatch = watch_overflow(lambda text, _needed, _given: self.overflows.append(text))
        quiet: dict[str, Any] = {"mute": True, "tips": False, "look_back": False}
        chosen = Settings().with_(**{"language": lang, "scale": scale, **quiet, **settings})
        self.app = App(UserFolders(home), routes, size, chosen, strict_text=True)

    @property
    def scene(self) -> Scene:
        """The topmost scene."""
        scene = self.app.scene
        assert scene is not None, "the app has no scene"
        return scene

    @property
    def top(self) -> str:
        """The class name of the topmost scene."""
        return type(self.scene).__name__

    def push(self, scene: Scene) -> Pilot:
        """Put a scene on top and let it settle."""
        self.app.push(scene)
        self.steps(2)
        return self

    def names(self) -> dict[str, pygame.Rect]:
        """The named places of the topmost scene."""
        return self.scene.rects()

    def where(self, place: Place) -> tuple[int, int]:
        """The middle of a named place, or the point itself."""
        return self.app.canvas.shown_at(self.names()[place].center) if isinstance(place, str) else place

    def send(self, kind: int, **values: Any) -> None:
        """Let one event happen in one frame."""
        if self.app.running:
            self.app.step([pygame.event.Event(kind, **values)], FRAME)

    def move(self, place: Place) -> None:
        """Bring the pointer to a place."""
        pos = self.where(place)
        old = self.app.pointer
        self.send(pygame.MOUSEMOTION, pos=pos, rel=(pos[0] - old[0], pos[1] - old[1]), buttons=(0, 0, 0))

    def click(self, place: Place, button: int = 1) -> None:
        """Move to a place, press and release there."""
        pos = self.where(place)
        self.move(pos)
        self.send(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)
        self.send(pygame.MOUSEBUTTONUP, pos=pos, button=button)
        self.steps(1)

    def drag(self, start: Place, end: Place, moves: int = 6) -> None:
        """Press at `start`, move in steps, release at `end`."""
        first, last = self.where(start), self.where(end)
        self.move(first)
        self.send(pygame.MOUSEBUTTONDOWN, pos=first, button=1)
        for number in range(1, moves + 1):
            part = number / moves
            pos = tuple(round(a + (b - a) * part) for a, b in zip(first, last, strict=True))
            self.send(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0))
        self.send(pygame.MOUSEBUTTONUP, pos=last, button=1)
        self.steps(1)

    def wheel(self, place: Place, amount: int) -> None:
        """Turn the wheel over a place; positive is up."""
        self.move(place)
        self.send(pygame.MOUSEWHEEL, x=0, y=amount, flipped=False)

    def press(self, key: int, mod: int = 0) -> None:
        """Press and release a key."""
        self.send(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        self.send(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)

    def type(self, text: str) -> None:
        """Enter characters one by one."""
        for character in text:
            self.send(pygame.TEXTINPUT, text=character)

    def steps(self, count: int, dt: float = FRAME) -> None:
        """Let frames pass without input."""
        for _ in range(count):
            if self.app.running:
                self.app.step([], dt)

    def until(self, predicate: Callable[[], bool], limit_steps: int = 600) -> None:
        """Let frames pass until something is true; AssertionError when it never is."""
        for _ in range(limit_steps):
            if predicate():
                return
            self.steps(1)
        raise AssertionError(f"not reached within {limit_steps} steps")

    def draw(self) -> pygame.Surface:
        """Draw the present frame and give its picture."""
        self.app.draw()
        return self.app.window

    def shot(self, path: Path | str) -> None:
        """Store the present frame as a picture."""
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(self.draw(), str(path))

    def close(self) -> None:
        """End the app and the watch over texts."""
        self.app.quit()
        self._unwatch()
