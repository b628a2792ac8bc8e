"""A monkey in front of the app: it clicks, types, drags, scrolls, resizes, changes the language, quits, starts again.

`python -m tests.reliability.monkey EVENTS SEED [--window]` lets one loose; with `--window` in a real window.
"""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pygame

from game.core.record import Seat
from game.registry import GAMES
from tests.languages import LANGUAGES
from tests.reliability.hands import Hands, Quick
from tests.ui.pilot import FRAME
from tests.ui.play import Player
from ui.palette import PALETTES
from ui.scenes.home import HomeScene
from ui.settings import MOTIONS
from ui.table.lesson import LessonTable
from ui.table.replay import ReplayTable
from ui.table.scene import TableScene

STUCK = 12
"""A monkey that finds nothing to press for so many looks is stuck."""

HABITS = ("aids", "confirm_moves", "auto_forced")
PATIENCE = 400
"""So many moments a table that asks nobody may take before it goes on."""

Act = Callable[[], None]


class Stuck(AssertionError):
    """Nothing can be pressed, or a table does not go on."""


class Monkey(Hands):
    """Does one thing after the other to a player's app; what it did last is kept for the report."""

    def __init__(self, home: Path, seed: int, window: bool = False) -> None:
        """A monkey that does the same things for the same seed; in a real `window` everything is shown."""
        super().__init__(Player(home, seed, Quick()), seed)
        self.home = home
        self.window = window
        self.games: Counter[str] = Counter()
        self.scenes: Counter[str] = Counter()
        self._barren = 0

    def play(self, events: int) -> None:
        """Do things until that many events have happened; an error tells what was done before it."""
        try:
            while self.events < events:
                self.act()
        except Exception as error:
            lately = "; ".join(self.done[-25:])
            error.add_note(f"monkey {self.seed} after {self.events} events in {self._where()}; lately: {lately}")
            raise

    def act(self) -> None:
        """Do one thing, let it be drawn now and then, and look whether anything can be done next."""
        acts: list[tuple[int, Act]] = [
            *((30, self._press_something), (24, self._press_choice), (10, self._press_anywhere), (12, self._key)),
            *((6, self._move), (5, self._drag), (4, self._wheel), (3, self._type), (3, self._wait), (3, self._focus)),
            *((2, self._right), (1, self._resize), (1, self._speak), (1, self._scale), (1, self._another_game)),
            *((1, self._pace), (1, self._restart)),
        ]
        chosen = self.chance.choices([act for _, act in acts], [weight for weight, _ in acts])[0]
        self.done = [*self.done[-60:], chosen.__name__]
        chosen()
        if not self.player.pilot.app.running:
            self._restart()
        self._show()
        self.scenes[type(self.scene).__name__] += 1
        self._look()

    def _show(self) -> None:
        """Draw now and then; a window is looked at always, and what the system tells of it is heard."""
        app = self.player.pilot.app
        if self.window:
            app.step(pygame.event.get(), FRAME)
        if app.running and (self.window or self.chance.random() < 0.1):
            app.draw()
            pygame.display.flip()
        if not app.running:
            self._restart()

    def _where(self) -> str:
        app = self.player.pilot.app
        names = " > ".join(type(scene).__name__ for scene in app.scenes)
        tables = [scene for scene in app.scenes if isinstance(scene, TableScene)]
        table = f" of {tables[0].session.match.rules.game}, mode {tables[0].mode}" if tables else ""
        return f"{names}{table} at {app.canvas.window.get_size()}, {app.settings.language}"

    def _look(self) -> None:
        """Something can be pressed on every screen, and a table that waits for nobody goes on by itself."""
        scene = self.scene
        replays = isinstance(scene, ReplayTable)
        if isinstance(scene, TableScene) and not replays and self.chance.random() < 0.05:
            self._goes_on(scene)
        if any(target.enabled for target in scene.controls.ring.targets):
            self._barren = 0
            return
        self._barren += 1
        self.player.pilot.steps(30)
        if self._barren >= STUCK:
            raise Stuck(f"nothing can be pressed in {self._where()}")

    def _goes_on(self, table: TableScene) -> None:
        """A table where nobody is asked comes to ask somebody, to its end, or to the next move."""
        moves = len(table.session.match.moments)
        for _ in range(PATIENCE):
            asked = table.interactive or table.prompts or len(table.session.match.moments) != moves or _is_read(table)
            if asked or not self.player.pilot.app.running or self.scene is not table:
                return
            self.player.pilot.steps(1, 0.1)
        raise Stuck(f"nothing happens in {self._where()}")

    def _press_something(self) -> None:
        names = [name for name in self.scene.rects() if name != "quit" or self.chance.random() < 0.02]
        self._click(self._at(self.chance.choice(names)) if names else self._anywhere())

    def _press_choice(self) -> None:
        """At a table go on with the game, so that all of it is seen."""
        scene = self.scene
        seen = scene.rects().keys() & set(scene.choices()) if isinstance(scene, TableScene) else ()
        if seen:
            self._click(self._at(self.chance.choice(sorted(seen))))
        for name in ("confirm", "continue", "ready", "leave"):
            if name in self.scene.rects() and self.player.pilot.app.running:
                self._click(self._at(name))

    def _press_anywhere(self) -> None:
        self._click(self._anywhere())

    def _speak(self) -> None:
        self.player.pilot.app.set_language(self.chance.choice(LANGUAGES))
        self.player.pilot.steps(1)

    def _scale(self) -> None:
        app = self.player.pilot.app
        app.apply_settings(app.settings.with_(scale=self.chance.choice((0.75, 1.0, 1.0, 1.5, 2.0)), fullscreen=False))
        self.player.pilot.steps(1)

    def _pace(self) -> None:
        """Change how games are played, as in the settings."""
        app = self.player.pilot.app
        changes = {name: self.chance.random() < 0.5 for name in HABITS}
        pace = self.chance.choice(("instant", "instant", "fast", "normal"))
        motion, colours = self.chance.choice(MOTIONS), self.chance.choice(PALETTES)
        app.apply_settings(app.settings.with_(pace=pace, motion=motion, colours=colours, **changes))
        self.player.pilot.steps(1)

    def _another_game(self) -> None:
        """Leave whatever is open and sit down at a table of any game, with any seats and options."""
        game = self.chance.choice(list(GAMES))
        count = self.chance.choice(GAMES[game].seat_counts)
        people = self.chance.randrange(0, min(count, 2) + 1)
        seats = [Seat(name=f"P{n}", colour=n) for n in range(people)]
        seats += [Seat(f"B{n}", "bot", "greedy", n) for n in range(people, count)]
        options = [option for option in GAMES[game].options if option.seat < 0]
        chosen = {option.id: self.chance.choice(list(option.choices_for(count))) for option in options}
        self.games[game] += 1
        self.done.append(f"{game} with {people} of {count} persons, {chosen}")
        self.player.pilot.app.home()
        self.player.routes.start(game, seats, chosen)
        self.player.pilot.steps(2)

    def _restart(self) -> None:
        """Quit, and start the app again where its files lie."""
        if self.player.pilot.app.running:
            self.send(pygame.QUIT)
        self.done.append("start again")
        language = self.player.pilot.app.settings.language
        self.player.close()
        self.player = Player(self.home, self.chance.randrange(1 << 30), Quick(), lang=language)
        assert isinstance(self.scene, HomeScene)


def _is_read(table: TableScene) -> bool:
    """Whether a lesson waits for its card to be read, or for another seat's part to be put away."""
    return isinstance(table, LessonTable) and (table.guide.visible or table.large is not None)


def let_loose(home: Path, events: int, seed: int, window: bool = False) -> Monkey:
    """A monkey in an app at home in `home`, after that many events."""
    monkey = Monkey(home, seed, window)
    monkey.play(events)
    monkey.player.close()
    return monkey


def main(events: int, seed: int, window: bool) -> int:
    """Let a monkey loose and say what it saw."""
    with tempfile.TemporaryDirectory() as home:
        monkey = let_loose(Path(home), events, seed, window)
    print(f"{monkey.events} events; games {dict(monkey.games)}; scenes {dict(monkey.scenes)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]), int(sys.argv[2]), "--window" in sys.argv))
