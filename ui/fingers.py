"""Fingers on the screen: a tap is a click, a drag a drag, and a finger that rests shows what a pointer would."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import pygame

REST: Final = 0.35
"""Seconds after which a finger that has not moved points instead of pressing."""

STRAY: Final = 12
"""A finger that moves further than this many units is dragging."""

KINDS: Final = frozenset((pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP))

Point = tuple[int, int]


class Fingers:
    """Makes presses and motions of a pointer of what fingers do; two fingers belong to the board alone."""

    def __init__(self, size: Callable[[], Point], unit: Callable[[], float]) -> None:
        """Nobody touches the screen; `size` is that of the window, `unit` its pixels per unit."""
        self._size, self._unit = size, unit
        self._down: set[int] = set()
        self._does = ""
        """What the first finger does: `waits`, `points`, `drags`, or '' for nothing."""
        self._from = self._at = (0, 0)
        self._age = 0.0
        self._later: list[pygame.event.Event] = []

    def hear(self, event: pygame.event.Event) -> list[pygame.event.Event]:
        """What a finger's event makes the pointer do."""
        finger, at = getattr(event, "finger_id", 0), self._point(event)
        if event.type == pygame.FINGERDOWN:
            self._down.add(finger)
            return self._touch(at)
        if event.type == pygame.FINGERUP:
            self._down.discard(finger)
            return self._lift(at) if not self._down else []
        return self._move(at) if len(self._down) == 1 else []

    def update(self, dt: float) -> list[pygame.event.Event]:
        """Let time pass: a finger that rests begins to point."""
        events, self._later = self._later[:1], self._later[1:]
        self._age += dt
        if self._does == "waits" and self._age >= REST:
            self._does = "points"
            events.append(_motion(self._from, False))
        return events

    def _touch(self, at: Point) -> list[pygame.event.Event]:
        if len(self._down) > 1:
            dragged, self._does = self._does == "drags", ""
            return [_button(pygame.MOUSEBUTTONUP, (-1, -1)), _gone()] if dragged else []
        self._does, self._from, self._at, self._age = "waits", at, at, 0.0
        self._later.clear()
        return []

    def _move(self, at: Point) -> list[pygame.event.Event]:
        self._at = at
        far = math.dist(at, self._from) > STRAY * self._unit()
        if self._does == "waits" and far:
            self._does = "drags"
            start = [_motion(self._from, False), _button(pygame.MOUSEBUTTONDOWN, self._from)]
            return [*start, _motion(at, True)]
        return [_motion(at, self._does == "drags")] if self._does in ("points", "drags") else []

    def _lift(self, at: Point) -> list[pygame.event.Event]:
        """The last finger has gone: a tap presses, a drag ends, and what was pointed at goes on being told."""
        does, self._does = self._does, ""
        if does == "waits":
            self._later = [_button(pygame.MOUSEBUTTONUP, self._from), _gone()]
            return [_motion(self._from, False), _button(pygame.MOUSEBUTTONDOWN, self._from)]
        if does == "drags":
            self._later = [_gone()]
            return [_button(pygame.MOUSEBUTTONUP, at)]
        return []

    def _point(self, event: pygame.event.Event) -> Point:
        """Where on the window a finger is."""
        wide, high = self._size()
        x, y = (min(max(float(getattr(event, axis, 0.0)), 0.0), 1.0) for axis in "xy")
        return min(round(x * wide), wide - 1), min(round(y * high), high - 1)


def _motion(at: Point, held: bool) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(int(held), 0, 0), touch=True)


def _button(kind: int, at: Point) -> pygame.event.Event:
    return pygame.event.Event(kind, pos=at, button=pygame.BUTTON_LEFT, touch=True)


def _gone() -> pygame.event.Event:
    """The pointer is nowhere: no finger hovers."""
    return pygame.event.Event(pygame.WINDOWLEAVE)
