"""A monkey in front of the app: it clicks, types, drags, scrolls, resizes, changes the language, quits, starts again.

`python -m tests.reliability.monkey EVENTS SEED [--window]` lets one loose; with `--window` in a real window.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame

from ai.messages import Effort, Request
from ai.thinking import think
from ai.worker import InlineThinker
from game.core.record import Seat
from game.registry import GAMES
from tests.ui.pilot import FRAME
from tests.ui.play import Player
from ui.scene import Scene
from ui.scenes.home import HomeScene
from ui.table.lesson import LessonTable
from ui.table.replay import ReplayTable
from ui.table.scene import TableScene

SIZES = ((1280, 720), (1600, 900), (960, 540), (640, 360), (480, 270), (300, 900), (33, 20), (1, 1), (1920, 1080))
KEYS = (
    *(pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_PAGEUP, pygame.K_PAGEDOWN),
    *(pygame.K_HOME, pygame.K_END, pygame.K_F1, pygame.K_r, pygame.K_c, pygame.K_z, pygame.K_y, pygame.K_s),
    *(pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_9, pygame.K_KP1, pygame.K_v, pygame.K_a, pygame.K_x),
)
MODS = (0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL)
LETTERS = "abcÉœ 1?«»-'\"&/\\{}0"
STUCK = 12
"""A monkey that finds nothing to press for so many looks is stuck."""

HABITS = ("aids", "confirm_moves", "auto_forced", "reduced_motion")
PATIENCE = 400
"""So many moments a table that asks nobody may take before it goes on."""

Act = Callable[[], None]


class Stuck(AssertionError):
    """Nothing can be pressed, or a table does not go on."""


class Quick(InlineThinker):
    """A thinker that answers at once, by the greedy bot and at a glance, and that never fails."""

    def ask(self, request: Request) -> None:
        """Think a little; a failure is one of the app."""
        self._answer = think(replace(request, bot="greedy", effort=Effort(0.05, 20)))


class Monkey:
    """Does one thing after the other to a player's app; what it did last is kept for the report."""

    def __init__(self, home: Path, seed: int, window: bool = False) -> None:
        """A monkey that does the same things for the same seed; in a real `window` everything is shown."""
        self.home = home
        self.window = window
        self.player = Player(home, seed, Quick())
        self.seed = seed
        self.chance = random.Random(seed)
        self.events = 0
        self.done: list[str] = []
        self.games: Counter[str] = Counter()
        self.scenes: Counter[str] = Counter()
        self._barren = 0

    @property
    def scene(self) -> Scene:
        """The topmost scene."""
        return self.player.pilot.scene

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

    def send(self, kind: int, **values: object) -> None:
        """Let one event happen."""
        self.events += 1
        self.done.append(f"{pygame.event.event_name(kind)} {values}")
        self.player.pilot.send(kind, **values)

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

    def _at(self, name: str) -> tuple[int, int]:
        return self.player.pilot.where(name)

    def _click(self, pos: tuple[int, int], button: int = 1) -> None:
        self.send(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))
        self.send(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)
        if self.player.pilot.app.running:
            self.send(pygame.MOUSEBUTTONUP, pos=pos, button=button)

    def _anywhere(self) -> tuple[int, int]:
        wide, high = self.player.pilot.app.canvas.window.get_size()
        return self.chance.randrange(-3, wide + 3), self.chance.randrange(-3, high + 3)

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

    def _right(self) -> None:
        self._click(self._anywhere(), self.chance.choice((2, 3)))

    def _move(self) -> None:
        for _ in range(self.chance.randrange(1, 5)):
            self.send(pygame.MOUSEMOTION, pos=self._anywhere(), rel=(1, 1), buttons=(0, 0, 0))
        self.player.pilot.steps(self.chance.randrange(0, 30))

    def _drag(self) -> None:
        names = list(self.scene.rects())
        start = self._at(self.chance.choice(names)) if names else self._anywhere()
        self.send(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        for _ in range(self.chance.randrange(1, 6)):
            if self.player.pilot.app.running:
                self.send(pygame.MOUSEMOTION, pos=self._anywhere(), rel=(5, 5), buttons=(1, 0, 0))
        if self.chance.random() < 0.9 and self.player.pilot.app.running:
            self.send(pygame.MOUSEBUTTONUP, pos=self._anywhere(), button=1)

    def _wheel(self) -> None:
        self.send(pygame.MOUSEMOTION, pos=self._anywhere(), rel=(1, 1), buttons=(0, 0, 0))
        self.send(pygame.MOUSEWHEEL, x=0, y=self.chance.choice((-30, -1, 1, 3, 30)), flipped=False)

    def _key(self) -> None:
        key, mod = self.chance.choice(KEYS), self.chance.choice(MODS)
        self.send(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        if self.player.pilot.app.running:
            self.send(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)

    def _type(self) -> None:
        for _ in range(self.chance.randrange(1, 9)):
            self.send(pygame.TEXTINPUT, text=self.chance.choice(LETTERS))

    def _wait(self) -> None:
        self.done.append("a while passes")
        self.player.pilot.steps(self.chance.randrange(1, 90), self.chance.choice((1 / 60, 0.1)))

    def _focus(self) -> None:
        kinds = (pygame.WINDOWLEAVE, pygame.WINDOWENTER, pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED)
        self.send(self.chance.choice((*kinds, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWEXPOSED)))

    def _resize(self) -> None:
        for _ in range(self.chance.choice((1, 1, 3))):
            size = self.chance.choice(SIZES)
            self.player.pilot.app.window = pygame.display.set_mode(size, pygame.RESIZABLE)
            self.send(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
        if self.chance.random() < 0.8:
            self.player.pilot.app.window = pygame.display.set_mode(SIZES[0], pygame.RESIZABLE)
            self.send(pygame.VIDEORESIZE, size=SIZES[0], w=SIZES[0][0], h=SIZES[0][1])

    def _speak(self) -> None:
        self.player.pilot.app.set_language(self.chance.choice(("en", "fr")))
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
        app.apply_settings(app.settings.with_(pace=pace, **changes))
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
