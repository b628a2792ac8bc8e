"""A real copy of the app that does what it is told: one command a line comes in, one line goes out.

Run as `python -m tests.reliability.copy HOME`; it knows `start GAME`, `open`, `press NAME`, `play MOVES`, `watch` and
`choose KEY VALUE TIMES`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from tests.ui.play import Player, by_click, click_button
from ui.assets import Assets


class Copy:
    """One copy at its home screen."""

    def __init__(self, home: Path) -> None:
        """A copy whose files lie in `home`."""
        self.player = Player(home)

    def start(self, game: str) -> None:
        """Begin a game of two persons."""
        self.player.start(2, 0, game=game)

    def open(self) -> None:
        """Open the oldest save."""
        saves = self.player.pilot.app.folders.saves
        self.player.routes.resume(min(saves.glob("*.json"), key=lambda path: (len(path.name), path.name)))
        self.player.pilot.steps(2)

    def press(self, name: str) -> None:
        """Press a button."""
        self.player.pilot.click(name)

    def play(self, moves: str) -> None:
        """Play so many moves more and save them."""
        goal = self.player.moves() + int(moves)
        while self.player.moves() < goal:
            self.player.until_asked()
            self.player.answer(by_click, click_button)
        self.player.table.session.autosave.flush()

    def watch(self) -> None:
        """Look on until nothing more has happened for a while."""
        self.player.pilot.steps(60, 0.1)

    def choose(self, key: str, value: str, times: str) -> None:
        """Change a setting again and again, at last to this value."""
        app = self.player.pilot.app
        for number in range(int(times), -1, -1):
            app.apply_settings(app.settings.with_(**{key: float(value) + number / 1000}))
        app.owed.settle()

    def say(self) -> str:
        """What is on top, how many moves the table has, and what is owed."""
        tables = [scene for scene in self.player.pilot.app.scenes if type(scene).__name__ == "TableScene"]
        moves = self.player.moves() if tables else -1
        return f"{self.player.pilot.top} {moves} {len(self.player.pilot.app.owed.reasons())}"


def main() -> None:
    """Obey until the commands end."""
    Assets._raster = lambda _self, _name, size: pygame.Surface(size, pygame.SRCALPHA)  # type: ignore[method-assign, assignment]
    copy = Copy(Path(sys.argv[1]))
    print("ready", flush=True)
    for line in sys.stdin:
        name, *words = line.split()
        act: Callable[..., None] = getattr(copy, name)
        act(*words)
        print(copy.say(), flush=True)


if __name__ == "__main__":
    main()
