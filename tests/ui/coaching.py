"""Thinkers for tests of the coach, and asking the coach as a player does."""

from __future__ import annotations

import pygame

from ai.messages import Answer, Request
from ai.worker import InlineThinker
from tests.ui.play import Player
from ui.table.advice import NUMBERS, Advice

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


def open_advice(player: Player) -> Advice:
    """The advice that lies on the table."""
    advice = player.table.coach.advice
    assert advice is not None
    return advice


def advised(player: Player, step: int = NUMBERS) -> Advice:
    """Ask the coach with the key, wait for the answer wherever it is thought out, and hear as much of it."""
    player.pilot.press(pygame.K_c)
    advice = open_advice(player)
    player.pilot.until(lambda: player._think() or advice.answer is not None)
    while advice.hints and advice.step < step:
        player.pilot.press(pygame.K_c)
    return advice


def covered(advice: Advice) -> list[str]:
    """The places and marks that the slip lies over."""
    names = advice.table.board.names
    hidden = [mark.place for mark in advice.marks if advice.rect.colliderect(names[mark.place])]
    return hidden + [f"mark {mark.number}" for mark in advice.marks if advice.rect.colliderect(mark.rect)]
