"""Banners over a table, in the look of its game: what every board can announce."""

from __future__ import annotations

from typing import Any, ClassVar

import pygame

from ui.app import App
from ui.table.banner import SECONDS, Banner, Livery, banner_rect, banner_sprite
from ui.table.motion import Stage


class Herald:
    """Announces what begins; `main` is the part of the window over which that stands."""

    livery: ClassVar[Livery] = Livery()
    """How the banners of the game look."""

    def __init__(self, app: App) -> None:
        """A herald of an app, without a place yet."""
        self.app = app
        self.main = pygame.Rect(0, 0, 1, 1)

    def settle(self, main: pygame.Rect) -> None:
        """Take up the part of the window that the board has; the ground of banners is made ahead for it."""
        if main != self.main and self.livery.ground:
            self.app.assets.prepare(self.livery.ground, banner_rect(main, self.livery).size)
        self.main = main.copy()

    def announce(self, moment: str, banner: Banner, caption: str = "", sound: str = "round") -> Stage:
        """A banner over the table, as a stage."""
        sprite = banner_sprite(self.app, banner, self.livery, self.main)
        return Stage(SECONDS, (sprite,), sound, caption=caption or banner.title, moment=moment)

    def last_banner(self, view: Any) -> Banner:  # noqa: ARG002
        """What is said once where the last round begins."""
        return Banner(self.app.text("table.last_round"))
