"""One player of the smoke test: starts the packaged app, looks at its window, points and clicks."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from running import Running, elsewhere, newest_save
from screen import Screen, likeness, png
from seer import Seer

SHOTS = Path(__file__).resolve().parents[1] / "work" / "smoke"
SIZE = (1280, 720)
ALIKE = 0.97
"""Pictures of window and mirror share at least this part."""

TRIES, PATIENCE = 4, 5.0
"""How often the clicks of a move are made, and the seconds after which they count as lost: a click skips motion."""


GUESSES = 30
"""How many games like a new one are looked at for its first move."""


class Wrong(Exception):
    """Something is not as it should be; the text says what."""


class Player:
    """One player with a language, a home folder and the packaged app."""

    def __init__(self, app: Path, screen: Screen, language: str, folder: Path) -> None:
        """A player who has never played; `folder` is all that may be written to."""
        self.app, self.screen, self.language = app, screen, language
        self.home, self.away = folder / "home", folder / "away"
        self.log = SHOTS / f"{language}.log"
        self.home.mkdir(parents=True, exist_ok=True)
        self.away.mkdir()
        self.seer = Seer(self.home, SIZE)
        self._running: Running | None = None

    @property
    def running(self) -> Running:
        """The app as it runs now, or ran last."""
        if self._running is None:
            raise Wrong("the app was never started")
        return self._running

    def settings(self, pace: str) -> None:
        """Choose language, window and pace, as the settings file holds them."""
        chosen = {"language": self.language, "window": SIZE, "pace": pace}
        (self.home / "settings.json").write_text(json.dumps(chosen), encoding="utf-8")

    def start(self) -> float:
        """Start the app; the seconds until its first picture stands on the screen."""
        began = time.monotonic()
        self._running = self.launch()
        while not self.screen.drawn():
            self._alive()
            if time.monotonic() - began > 30:
                raise Wrong("no picture within 30 seconds")
            time.sleep(0.002)
        return time.monotonic() - began

    def launch(self) -> Running:
        """The app, as this player starts it."""
        variables = elsewhere(self.away) | {"DISPLAY": self.screen.display, "CABINET_HOME": str(self.home)}
        here = self.away / "here"
        here.mkdir(exist_ok=True)
        return Running([str(self.app / "Cabinet")], here, variables, self.log)

    def look(self, name: str, start: str, *press: str) -> dict[str, Any]:
        """Put the mouse aside, wait until the screen shows what the mirror shows, and keep the picture."""
        self.screen.point((SIZE[0] - 1, SIZE[1] - 1))
        seen, end, same = self.seer.ask(start, *press), time.monotonic() + 10, 0.0
        while same < ALIKE and time.monotonic() < end:
            self.screen.rest()
            picture = self.screen.picture()
            same = likeness(picture, self.seer.picture())
        (SHOTS / f"{self.language}-{name}.png").write_bytes(png(picture, SIZE))
        if same < ALIKE:
            raise Wrong(f"{name} looks like {seen['scene']} only to {same:.0%}")
        print(f"  {name}: {seen['scene']}, {same:.1%} as the mirror draws it", flush=True)
        return seen

    def press(self, name: str, start: str, *pressed: str) -> None:
        """Click a named place of the scene that the mirror reaches by the given way."""
        seen = self.seer.ask(start, *pressed)
        if name not in seen["places"]:
            raise Wrong(f"there is no place {name} in {seen['scene']}")
        self.screen.click(seen["places"][name])

    def moves(self) -> int:
        """How many actions the newest save holds, -1 if there is none."""
        save = newest_save(self.home)
        return len(save["actions"]) if save else -1

    def plays(self, game: str) -> bool:
        """Whether the newest save is of that game."""
        save = newest_save(self.home)
        return save is not None and save["game"] == game

    def begin(self, game: str) -> None:
        """Quick play up to the first action, which is when a game is saved.

        Nobody knows the new game before that, so the clicks are those of a like one, until one is a move here too.
        """
        self.press(f"quick.{game}", "home")
        self.screen.rest()
        for seed in range(GUESSES):
            for place in self.seer.ask("home", f"quick.{game}", seed=seed)["clicks"]:
                self.screen.click(tuple(place))
            if self._comes(lambda: self.plays(game), 1.0):
                return
        self.screen.keep(SHOTS / f"{self.language}-failed.png")
        raise Wrong(f"no move of {game} was made in {GUESSES} tries")

    def wait(self, what: str, done: Callable[[], bool], limit: float = 20.0, alive: bool = True) -> None:
        """Wait until something is true; unless said otherwise the app must be running meanwhile."""
        end = time.monotonic() + limit
        while not done():
            if alive:
                self._alive()
            if time.monotonic() > end:
                self.screen.keep(SHOTS / f"{self.language}-failed.png")
                raise Wrong(f"{what} did not happen within {limit:.0f} seconds")
            time.sleep(0.02)

    def move(self) -> bool:
        """Make one move by mouse, once a person is asked; False at the end of the game."""
        seen = self.asked()
        if seen["over"]:
            return False
        before = self.moves()
        for _ in range(TRIES):
            if seen["options"] > 1:
                for place in seen["clicks"]:
                    self.screen.click(tuple(place))
            if self._comes(lambda: self.moves() > before, PATIENCE):
                return True
        self.screen.keep(SHOTS / f"{self.language}-failed.png")
        raise Wrong(f"the move did not happen in {TRIES} tries")

    def _comes(self, done: Callable[[], bool], limit: float) -> bool:
        """Whether something becomes true within so many seconds."""
        end = time.monotonic() + limit
        while not done():
            self._alive()
            if time.monotonic() > end:
                return False
            time.sleep(0.02)
        return True

    def asked(self) -> dict[str, Any]:
        """The mirror's table as soon as the saved game waits for a person or is over."""
        end = time.monotonic() + 30
        while time.monotonic() < end:
            count = self.moves()
            seen = self.seer.ask("game")
            if (seen["asked"] or seen["over"]) and count == self.moves():
                self.screen.rest(3.0)
                return seen
            self._alive()
        raise Wrong("the bots did not answer within 30 seconds")

    def quit(self) -> None:
        """Leave by the home screen's own button."""
        self.press("quit", "home")
        self.screen.rest()
        self.press("quit", "home", "quit")
        self.running.end(10)
        self.wait("a dark screen", lambda: not self.screen.drawn(), alive=False)

    def close(self) -> None:
        """Leave nothing behind, whatever went wrong."""
        if self._running is not None:
            self._running.kill()
        self.seer.close()

    def _alive(self) -> None:
        code = self.running.code()
        if code is not None:
            raise Wrong(f"the app has ended with code {code}: {self.running.said()}")
