"""Game controllers: found, plugged in and out, and told as presses of named buttons that repeat while held.

SDL's own database of controllers names the buttons of every make alike, so nothing has to be mapped here; a device
that it does not know, or one that tells nonsense, is passed over.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller

BUTTONS: Final = ("a", "b", "x", "y", "select", "guide", "start", "l3", "r3", "lb", "rb", "up", "down", "left", "right")
"""The buttons as SDL numbers them."""

STICK: Final = (("left", "right"), ("up", "down"))
"""What the axes of the left stick press, below and above the middle."""

LOOK: Final = (2, 3)
"""The axes of the right stick."""

TRIGGERS: Final = {4: "lt", 5: "rt"}

REPEATING: Final = frozenset(("up", "down", "left", "right", "lt", "rt"))
DELAY, EVERY = 0.38, 0.11
"""Seconds that a button is held before it repeats, and between two repetitions."""

FULL: Final = 32767
PRESS, LET_GO = 0.55, 0.4
"""Parts of its way at which a stick or a trigger presses, and at which it lets go again."""

DEAD: Final = 0.22
"""The part of its way within which the right stick moves nothing."""

KEY: Final = 0x60000000
"""The key that the first button stands for; no keyboard has it."""

PAN: Final = pygame.event.custom_type()
"""The right stick is held: `x` and `y` from -1 to 1, for `dt` seconds."""

KINDS: Final = frozenset(range(pygame.CONTROLLERAXISMOTION, pygame.CONTROLLERDEVICEREMOVED + 1))
RAW: Final = frozenset(range(pygame.JOYAXISMOTION, pygame.JOYDEVICEREMOVED + 1))
"""What SDL tells of the same devices without names; it has to be told, for what has names is made of it."""

Told = Callable[[str, str], None]
"""Told of a controller that `came` or `went`, with its name."""


@dataclass(slots=True)
class Held:
    """A button that is down: which devices hold it, and how long until it repeats."""

    by: set[tuple[int, str]] = field(default_factory=set)
    left: float = DELAY


class Pads:
    """Every controller that is plugged in; what they press comes as presses of keys that carry `button`."""

    def __init__(self, told: Told) -> None:
        """No controller as yet; nobody asks the system for one before `open`."""
        self._told = told
        self._open: dict[int, Controller] = {}
        self._held: dict[str, Held] = {}
        self._look: dict[int, list[float]] = {}
        self._asked = False

    @property
    def looking(self) -> bool:
        """Whether a right stick is held away from its middle."""
        return any(any(axes) for axes in self._look.values())

    @property
    def names(self) -> list[str]:
        """The controllers that are plugged in."""
        return [device.name for device in self._open.values()]

    def open(self) -> None:
        """Ask the system for controllers, once; those that are there already are not told."""
        if self._asked:
            return
        self._asked = True
        with contextlib.suppress(ImportError, pygame.error, NotImplementedError):
            from pygame._sdl2 import controller

            controller.init()
            for index in range(controller.get_count()):
                self._take(index)

    def hear(self, event: pygame.event.Event) -> list[pygame.event.Event]:
        """What an event of a controller presses and lets go."""
        device = getattr(event, "instance_id", -1)
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._add(getattr(event, "device_index", -1))
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            return self._remove(device)
        elif event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            number = getattr(event, "button", -1)
            if isinstance(number, int) and 0 <= number < len(BUTTONS):
                down = event.type == pygame.CONTROLLERBUTTONDOWN
                return self._set(BUTTONS[number], (device, "button"), down)
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return self._lean(device, getattr(event, "axis", -1), getattr(event, "value", 0))
        return []

    def update(self, dt: float) -> list[pygame.event.Event]:
        """Let time pass: buttons that are held press again, and the right stick goes on moving."""
        events = []
        for button, held in self._held.items():
            held.left -= dt
            if button in REPEATING and held.left <= 0:
                held.left = EVERY
                events.append(_press(button))
        leaning = next((axes for axes in self._look.values() if any(axes)), None)
        if leaning is not None:
            events.append(pygame.event.Event(PAN, x=leaning[0], y=leaning[1], dt=dt))
        return events

    def _take(self, index: int) -> str:
        """Open a device; its name, '' where it is none that can be used or is open already."""
        from pygame._sdl2 import controller

        with contextlib.suppress(pygame.error, ValueError, TypeError, OverflowError):
            if controller.is_controller(index):
                device = controller.Controller(index)
                number = device.as_joystick().get_instance_id()
                known = number in self._open
                self._open[number] = device
                return "" if known else str(device.name or "?")
        return ""

    def _add(self, index: int) -> None:
        if self._asked and (name := self._take(index)):
            self._told("came", name)

    def _remove(self, device: int) -> list[pygame.event.Event]:
        """Let go of everything that a device has held."""
        gone = self._open.pop(device, None)
        self._look.pop(device, None)
        held = [(button, by) for button, one in self._held.items() for by in one.by if by[0] == device]
        if gone is not None:
            self._told("went", str(gone.name or "?"))
        return [event for button, by in held for event in self._set(button, by, False)]

    def _lean(self, device: int, axis: object, value: object) -> list[pygame.event.Event]:
        """A stick or a trigger is somewhere on its way."""
        if not isinstance(axis, int) or not isinstance(value, int | float):
            return []
        part = min(max(value / FULL, -1.0), 1.0)
        if axis in LOOK:
            axes = self._look.setdefault(device, [0.0, 0.0])
            axes[axis - LOOK[0]] = part if abs(part) > DEAD else 0.0
            return []
        if axis in TRIGGERS:
            return self._tip(TRIGGERS[axis], (device, "trigger"), part)
        if not 0 <= axis < len(STICK):
            return []
        low, high = STICK[axis]
        return self._tip(low, (device, "stick"), -part) + self._tip(high, (device, "stick"), part)

    def _tip(self, button: str, by: tuple[int, str], part: float) -> list[pygame.event.Event]:
        """What stands so far on its way presses late and lets go early, so that it never flutters."""
        holds = button in self._held and by in self._held[button].by
        return self._set(button, by, part > (LET_GO if holds else PRESS))

    def _set(self, button: str, by: tuple[int, str], down: bool) -> list[pygame.event.Event]:
        """A button is down or up by one of those that can hold it."""
        held = self._held.get(button)
        if down:
            first = held is None
            self._held.setdefault(button, Held()).by.add(by)
            return [_press(button)] if first else []
        if held is None or by not in held.by:
            return []
        held.by.discard(by)
        if held.by:
            return []
        del self._held[button]
        return [_press(button, pygame.KEYUP)]


def _press(button: str, kind: int = pygame.KEYDOWN) -> pygame.event.Event:
    """The press of a key that stands for a button."""
    number = [*BUTTONS, *TRIGGERS.values()].index(button)
    return pygame.event.Event(kind, key=KEY + number, mod=0, unicode="", scancode=0, button=button)
