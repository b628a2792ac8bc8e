"""Thinkers for tests of the coach, and asking the coach as a player does."""

from __future__ import annotations

import pygame

from ai.messages import Answer, Request
from ai.worker import InlineThinker
from tests.ui.play import Player
from ui.scenes.coach import CoachScene

SIZES = [((1280, 720), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.0), ((3840, 2160), 1.0)]
"""Windows and scales at which the coach's panels are looked at."""


class Silent(InlineThinker):
    """A thinker that makes bots' moves and never answers the coach; it remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Request] = []
        self.cancelled = 0

    def ask(self, request: Request) -> None:
        """Answer bots only."""
        if request.wanted == "move":
            super().ask(request)
        else:
            self.asked.append(request)
            self.progress = 0.25

    def cancel(self) -> None:
        """Count."""
        self.cancelled += 1
        super().cancel()


class Failing(InlineThinker):
    """A thinker that makes bots' moves and fails for the coach."""

    def ask(self, request: Request) -> None:
        """Answer bots, fail otherwise."""
        if request.wanted == "move":
            super().ask(request)
        else:
            self._answer = Answer(problem="ValueError: no idea", trace='Traceback\n  File "x.py", line 1, in f\n')


def advised(player: Player) -> CoachScene:
    """Ask the coach with the key and wait for the answer, wherever it is thought out."""
    player.pilot.press(pygame.K_c)
    scene = player.pilot.scene
    assert isinstance(scene, CoachScene)
    player.pilot.until(lambda: player._think() or scene.answer is not None)
    return scene
