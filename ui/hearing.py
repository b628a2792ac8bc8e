"""What comes in from the person: which event the app uses itself, and which the topmost scene gets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ui.presses import means
from ui.widgets.keys import HeldKey

if TYPE_CHECKING:
    from ui.app import App

POINTING = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
"""The events that say where the pointer is."""


class Hearing:
    """Hears every event first; a key that opened another scene says nothing there until it is let go."""

    def __init__(self, app: App) -> None:
        """The hearing of an app."""
        self.app = app
        self._held = HeldKey()

    def hear(self, event: pygame.event.Event) -> None:
        """Use an event, or hand it to the topmost scene."""
        app = self.app
        app.hands.understand(event, app.scene)
        if event.type in POINTING:
            self._follow(event)
        if event.type == pygame.QUIT:
            app.leave()
        elif event.type == pygame.MOUSEBUTTONDOWN and app.notices.dismiss(event.pos):
            return
        elif event.type == pygame.WINDOWLEAVE:
            self._pointer_left(event)
        elif event.type == pygame.VIDEORESIZE:
            app.take_size(event.size)
        elif self._asks_app(event):
            return
        elif app.scene is not None and not self._held.keeps(event):
            self._hand_on(event)

    def _asks_app(self, event: pygame.event.Event) -> bool:
        """Do what can be asked for on every screen; True when it was that."""
        app, scene = self.app, self.app.scene
        if scene is not None and (scene.listening or (scene.controls.typing and bool(getattr(event, "unicode", "")))):
            return False
        if means(event, "fullscreen"):
            app.toggle_fullscreen()
        elif self._typing():
            return False
        elif means(event, "mute"):
            app.apply_settings(app.settings.with_(mute=not app.settings.mute))
        elif means(event, "keys") and not self._held.keeps(event):
            self._show_keys(event)
        else:
            return False
        return True

    def _show_keys(self, event: pygame.event.Event) -> None:
        """Lay the sheet of all keys over the topmost scene, or take it away."""
        from ui.scenes.key_sheet import KeySheet

        if isinstance(self.app.scene, KeySheet):
            self.app.scene.finish()
        else:
            self.app.push(KeySheet(self.app))
        self._held.hold(event.key)

    def _follow(self, event: pygame.event.Event) -> None:
        """Keep where the pointer is and whether one of its buttons is down."""
        self.app.pointer = event.pos
        self.app.pressed = event.type == pygame.MOUSEBUTTONDOWN or (
            event.type == pygame.MOUSEMOTION and any(event.buttons)
        )

    def _hand_on(self, event: pygame.event.Event) -> None:
        """Give the topmost scene an event."""
        scene = self.app.scene
        assert scene is not None
        scene.handle(event)
        if event.type == pygame.KEYDOWN and self.app.scene is not scene:
            self._held.hold(event.key)

    def _typing(self) -> bool:
        """Whether keys go into an entry."""
        return self.app.scene is not None and self.app.scene.controls.typing

    def _pointer_left(self, event: pygame.event.Event) -> None:
        """The pointer is nowhere; what it was on is told."""
        self.app.pointer = (-1, -1)
        scene = self.app.scene
        if scene is not None:
            scene.controls.point(self.app.pointer)
            scene.handle(event)
