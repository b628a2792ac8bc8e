"""What the app is played with: keys, a controller, fingers, and how texts call what is pressed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

import pygame

from game.core.yaml_file import shortened
from ui import fingers, pads
from ui.bindings import Bindings, pressed
from ui.commands import BY_NAME
from ui.presses import by_button

if TYPE_CHECKING:
    from ui.app import App
    from ui.scene import Scene
    from ui.text import Text

WAKING: Final = ("a", "l3")
"""Buttons that only show where the focus is, where the first press of a controller is one of them."""

TREMBLE: Final = 4
"""Pixels that a mouse moves while nobody means to use it."""


class Hands:
    """Turns what devices tell into presses that name their commands."""

    def __init__(self, app: App) -> None:
        """The hands of an app's players; a keyboard is held as long as no controller is used."""
        self.app = app
        self.pads = pads.Pads(self._tell)
        self.fingers = fingers.Fingers(lambda: app.canvas.window.get_size(), lambda: app.theme.unit)
        self.by_pad = False

    @cached_property
    def bindings(self) -> Bindings:
        """The keys in force."""
        return Bindings(self.app.settings.keys)

    def renew(self) -> None:
        """Take the keys that are chosen now."""
        self.__dict__.pop("bindings", None)

    def faults(self) -> str:
        """One sentence about chosen keys that cannot be used, '' where all can."""
        text, faults = self.app.text, self.bindings.faults
        return text("keyboard.faults", list=", ".join(fault.words(text) for fault in faults[:3])) if faults else ""

    @property
    def moves(self) -> bool:
        """Whether something goes on without a further event."""
        return self.pads.looking

    def take(self, events: Sequence[pygame.event.Event], dt: float) -> list[pygame.event.Event]:
        """The events with those of controllers and fingers told as presses, and what follows as time passes."""
        heard = [*self.fingers.update(dt), *self.pads.update(dt)]
        for event in events:
            if event.type in pads.KINDS:
                heard += self.pads.hear(event)
            elif event.type in fingers.KINDS:
                heard += [event, *self.fingers.hear(event)]
            elif event.type not in pads.RAW:
                heard.append(event)
        return heard

    def understand(self, event: pygame.event.Event, scene: Scene | None) -> None:
        """Write on a press which commands it asks for here, and notice which device is used."""
        woken = self._notice(event)
        if event.type == pygame.KEYDOWN:
            waking = woken and getattr(event, "button", "") in WAKING
            event.commands = frozenset() if waking else self._meant(event, scene)

    def word(self, text: Text, name: str) -> str:
        """How a command is asked for now: its button while a controller is used, else its key; '' where it has none."""
        button = BY_NAME[name].button
        if self.by_pad and button:
            return f"[icon:button_{button}]"
        return self.bindings.word(text, name)

    def named(self, name: str) -> str:
        """As `word`, in the language of the app."""
        return self.word(self.app.text, name)

    def _meant(self, event: pygame.event.Event, scene: Scene | None) -> frozenset[str]:
        """The commands of a press: where nothing has the focus, the button that chooses also agrees."""
        place = scene.heard_as if scene is not None else "page"
        if not by_button(event):
            return self.bindings.meant(event, place)
        meant = pressed(event.button, place)
        ring = scene.controls.ring if scene is not None else None
        nothing = ring is None or not ring.visible or ring.focused is None
        return meant | {"confirm"} if "choose" in meant and nothing else meant

    def _notice(self, event: pygame.event.Event) -> bool:
        """Tell everything by buttons from the first press of one on, by keys again once a key or the mouse is used.

        True when that has changed with this event.
        """
        if event.type not in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and not _moved(event):
            return False
        now = event.type == pygame.KEYDOWN and by_button(event)
        if now == self.by_pad:
            return False
        self.by_pad = now
        pygame.mouse.set_visible(not now)
        self.app.rebuild()
        return True

    def _tell(self, what: str, name: str) -> None:
        """Say quietly that a controller came or went."""
        self.app.notices.add(self.app.text(f"notice.pad_{what}", name=shortened(name)))


def _moved(event: pygame.event.Event) -> bool:
    """Whether the mouse was moved on purpose."""
    return event.type == pygame.MOUSEMOTION and max(abs(by) for by in getattr(event, "rel", (0, 0))) > TREMBLE
