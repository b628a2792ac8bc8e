"""A controller that SDL itself believes in: a virtual joystick of its bundled library, driven in virtual time."""

from __future__ import annotations

import ctypes
from collections import deque
from pathlib import Path

import pygame

from tests.ui.pilot import FRAME, Pilot
from ui import pads
from ui.widgets.focus import FocusRing

KIND_CONTROLLER, AXES, BUTTONS = 1, 6, 15
AXIS = {name: number for number, name in enumerate(("left_x", "left_y", "right_x", "right_y", "lt", "rt"))}
WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def sdl() -> ctypes.CDLL:
    """The SDL that pygame itself uses."""
    home = Path(pygame.__file__).parent
    places = (home.parent / "pygame_ce.libs", home / ".dylibs", home)
    patterns = ("libSDL2-2*", "libSDL2-*.dylib", "SDL2.dll")
    library = ctypes.CDLL(str(next(path for place in places for mask in patterns for path in place.glob(mask))))
    library.SDL_JoystickOpen.restype = ctypes.c_void_p
    return library


class VirtualPad:
    """One controller that can be plugged in, pressed and pulled out."""

    def __init__(self, pilot: Pilot) -> None:
        """Plugged into the machine on which the pilot's app runs."""
        self.pilot = pilot
        self.sdl = sdl()
        pygame.event.clear()
        self.index = self.sdl.SDL_JoystickAttachVirtual(KIND_CONTROLLER, AXES, BUTTONS, 0)
        assert self.index >= 0
        self.device = ctypes.c_void_p(self.sdl.SDL_JoystickOpen(self.index))
        self.plugged = True

    def hear(self, dt: float = FRAME) -> None:
        """Let the app hear what SDL tells of controllers, in one frame."""
        told = [event for event in pygame.event.get() if event.type in pads.KINDS]
        if self.pilot.app.running:
            self.pilot.app.step(told, dt)

    def hold(self, button: str, down: bool = True) -> None:
        """Press a button, or let it go."""
        self.sdl.SDL_JoystickSetVirtualButton(self.device, pads.BUTTONS.index(button), int(down))
        self.hear()

    def press(self, button: str) -> None:
        """Press a button and let it go."""
        self.hold(button)
        self.hold(button, False)

    def lean(self, axis: str, part: float) -> None:
        """Bring a stick or a trigger to a part of its way; a trigger that is let go is at -1."""
        self.sdl.SDL_JoystickSetVirtualAxis(self.device, AXIS[axis], ctypes.c_int16(round(part * 32767)))
        self.hear()

    def unplug(self) -> None:
        """Pull it out."""
        if self.plugged:
            self.plugged = False
            self.sdl.SDL_JoystickDetachVirtual(self.index)
            self.hear()

    def walk_to(self, name: str) -> None:
        """Move the focus to a target with the directions alone."""
        ring = self.pilot.scene.controls.ring
        if not ring.visible or ring.focused is None:
            self.press("down")
        for _ in range(8):
            way = route(ring, name)
            assert way is not None, f"no way to {name} from {ring.focused and ring.focused.name}"
            for step in way:
                self.press(step)
            if ring.focused is not None and ring.focused.name == name:
                return
        raise AssertionError(f"never came to {name}")


def route(ring: FocusRing, name: str) -> list[str] | None:
    """The directions that lead from the focus to a target; None where none do."""
    start = ring.focused
    if start is None:
        return None
    ways: dict[str, list[str]] = {start.name: []}
    edge = deque([start])
    while edge:
        target = edge.popleft()
        for step, direction in WAYS.items():
            there = ring.beyond(target, direction)
            if there is not None and there.name not in ways:
                ways[there.name] = [*ways[target.name], step]
                edge.append(there)
    return ways.get(name)
