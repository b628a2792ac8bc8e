"""The scenes of an app, one over the other, and how they are drawn."""

from __future__ import annotations

import pygame

from ui.audio import Mood
from ui.scene import Scene
from ui.sheets import sheet
from ui.theme import SHADOW
from ui.widgets.panel import draw_veil


class Stack:
    """Scenes from the bottom to the top; those that are covered and rest are kept as one still picture."""

    def __init__(self) -> None:
        """No scene."""
        self.scenes: list[Scene] = []
        self._still: pygame.Surface | None = None

    def moving(self) -> list[Scene]:
        """The topmost scene, and those below it that go on moving."""
        start = len(self.scenes) - 1
        while start > 0 and not self.scenes[start].opaque and self.scenes[start].live_below:
            start -= 1
        return self.scenes[max(start, 0) :]

    def mood(self) -> Mood:
        """What is heard: the mood of the topmost scene that has one."""
        return next((scene.mood for scene in reversed(self.scenes) if scene.mood is not None), Mood())

    def forget(self) -> None:
        """Let go of the still picture: what it shows has changed."""
        self._still = None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what can be seen of the scenes."""
        moving = self.moving()
        if not moving:
            surface.fill(SHADOW)
            return
        if not moving[0].opaque:
            surface.blit(self._below(moving[0], surface.get_size()), (0, 0))
        for scene in moving:
            scene.draw(surface)

    def _below(self, top: Scene, size: tuple[int, int]) -> pygame.Surface:
        """A still picture of what lies under `top`, made once."""
        if self._still is None:
            still = sheet(size)
            covered = self.scenes[: self.scenes.index(top)]
            first = max((n for n, scene in enumerate(covered) if scene.opaque), default=0)
            for number, scene in enumerate(covered[first:]):
                if number and scene.veil:
                    draw_veil(still, scene.veil)
                scene.draw(still)
            if top.veil:
                draw_veil(still, top.veil)
            self._still = still
        return self._still
