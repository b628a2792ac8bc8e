"""Draws the films of the README: a person plays some turns of each game, seen through the app's own event loop."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from docs.prompts import NAMES, greedy
from ui.theme import CREAM, INK

if TYPE_CHECKING:
    from PIL.Image import Image

    from tests.ui.play import Player

WINDOW = (1280, 720)
SIZE = (800, 450)
"""Pixels of a film; its window is drawn in full and made smaller."""

RATE = 8
"""Pictures a second."""

SECONDS = 20.0
"""How long a film is."""

MOST_BYTES = 3_000_000
"""No film is larger than this."""

QUALITIES = (60, 48, 36, 24)
"""How well a film is kept: the first with which it is small enough."""

FRAME = 1 / 40
WAY = 0.45
"""Seconds that the hand takes from one place to the next."""

HAND = ((0, 0), (0, 17), (4, 13), (7, 20), (10, 19), (7, 12), (13, 12))
"""The outline of the pointer, which no window without a display has."""


class Film:
    """An app that is watched: every step of it may become a picture of the film."""

    def __init__(self, player: Player, seconds: float) -> None:
        """Nothing has been seen yet."""
        self.player = player
        self.seconds = seconds
        self.age = 0.0
        self.pos = (WINDOW[0] // 2, WINDOW[1] // 2)
        self.pictures: list[Image] = []

    @property
    def over(self) -> bool:
        """Whether the film is as long as it should be."""
        return self.age >= self.seconds

    def watch(self, seconds: float) -> None:
        """Let time pass and keep what is seen."""
        until = self.age + seconds
        while self.age < until and not self.over:
            self.player.pilot.steps(1, FRAME)
            self._pass()

    def _pass(self) -> None:
        self.age += FRAME
        if len(self.pictures) < round(min(self.age, self.seconds) * RATE, 6):
            self.pictures.append(self._picture())

    def _picture(self) -> Image:
        """What is on the screen, with the pointer over it."""
        from PIL import Image

        window = self.player.pilot.draw().copy()
        outline = [(self.pos[0] + 1.3 * x, self.pos[1] + 1.3 * y) for x, y in HAND]
        pygame.draw.polygon(window, CREAM, outline)
        pygame.draw.polygon(window, INK, outline, 2)
        small = pygame.transform.smoothscale(window.convert(24), SIZE)
        return Image.frombytes("RGB", SIZE, pygame.image.tobytes(small, "RGB"))

    def go(self, name: str) -> None:
        """Lead the hand to a named place and rest there a little."""
        start, end = self.pos, self.player.pilot.where(name)
        steps = max(round(WAY / FRAME), 1)
        for step in range(1, steps + 1):
            part = (step / steps) ** 2 * (3 - 2 * step / steps)
            self.pos = (round(start[0] + (end[0] - start[0]) * part), round(start[1] + (end[1] - start[1]) * part))
            self.player.pilot.move(self.pos)
            self._pass()
        self.watch(0.3)

    def click(self, name: str) -> None:
        """Go to a named place and click it."""
        self.go(name)
        self.player.pilot.click(name)

    def play(self) -> None:
        """Play as a greedy bot would, by clicks, until the film is over or the game is."""
        while not self.over and self._asked():
            for name in self._wanted():
                if not self.over and name in self.player.pilot.names():
                    self.click(name)
            self.watch(FRAME)

    def _asked(self) -> bool:
        """Watch until the person is asked; False at the end of the game."""
        table = self.player.table
        while not self.over and self.player.pilot.scene is table and table.session.decision is not None:
            if table.interactive or self.player.unconfirmed() or table.mode == "continue":
                return True
            self.watch(FRAME)
        return False

    def _wanted(self) -> Iterator[str]:
        """The places to click for what a greedy bot would choose now."""
        table = self.player.table
        if table.mode == "continue":
            yield "continue"
        elif self.player.unconfirmed():
            yield "confirm"
        elif (decision := table.choice.decision) is not None:
            action = greedy(table.choice.match, decision, len(self.pictures))
            yield from table.board.path(table.view, action)


def film(game: str, steps: int, seconds: float = SECONDS, seats: int = 3, seed: int = 3) -> list[Image]:
    """The pictures of a film of that game, which begins after so many moves."""
    from tests.ui.play import Player

    with tempfile.TemporaryDirectory() as home:
        player = Player(Path(home), seed, size=WINDOW, lang="en", pace="normal", auto_forced=False)
        table = player.start(1, seats - 1, names=NAMES[:seats], game=game)
        while len(table.session.match.moments) < steps and (decision := table.session.match.decision()) is not None:
            table.session.apply(greedy(table.session.match, decision, len(table.session.match.moments)))
        table.show()
        watched = Film(player, seconds)
        watched.play()
        player.close()
    return watched.pictures


def write(pictures: list[Image], path: Path) -> None:
    """Write a film as well as its size allows; it begins anew when it is over."""
    for quality in QUALITIES:
        pictures[0].save(
            path, save_all=True, append_images=pictures[1:], duration=1000 // RATE, loop=0, quality=quality, method=4
        )
        if path.stat().st_size <= MOST_BYTES:
            return
