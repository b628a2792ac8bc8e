"""Plays the packaged app itself on a real screen: `python build/smoke.py [--app DIR]` (Linux, after build/make.py).

In both languages: first picture, a game by mouse, answers of bots from the worker process, save, quit, Continue; then
a whole game, and a move in every other drawer. It also looks for files written elsewhere and for processes left
behind, and prints the figures.
"""

from __future__ import annotations

import argparse
import json
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from running import Running, listing, newest_save, programs_in
from screen import Missing, Screen, likeness, png, require_tools
from seer import Seer

BUILD = Path(__file__).resolve().parent
SHOTS = BUILD / "work" / "smoke"
SIZE = (1280, 720)
GAME = "draftosaurus"
OTHERS = ("cubosaurs", "holotype", "encyclopedia")
ALIKE = 0.97
"""Pictures of window and mirror share at least this part."""

STARTS = 4
"""How often the time of a start is taken; the quickest counts, for other programs share the machine."""

SLOWEST_START, MOST_MEMORY = 1.0, 300.0
"""Targets: seconds to the first picture on the second start, megabytes after a long game."""


class Wrong(Exception):
    """Something is not as it should be; the text says what."""


class Story:
    """One player with a language, a home folder and the packaged app."""

    def __init__(self, app: Path, screen: Screen, language: str, folder: Path) -> None:
        """A player who has never played; `folder` is all that may be written to."""
        self.app, self.screen, self.language = app, screen, language
        self.home, self.away = folder / "home", folder / "away"
        self.home.mkdir(parents=True)
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
        self._running = Running(self.app, self.home, self.away, self.screen.display, SHOTS / f"{self.language}.log")
        while not self.screen.drawn():
            self._alive()
            if time.monotonic() - began > 30:
                raise Wrong("no picture within 30 seconds")
            time.sleep(0.002)
        return time.monotonic() - began

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
        if seen["options"] > 1:
            for place in seen["clicks"]:
                self.screen.click(tuple(place))
        self.wait("the move", lambda: self.moves() > before)
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


def play(story: Story) -> None:
    """First picture, quick play, a move, the bots' answers, save, quit."""
    story.settings("normal")
    story.start()
    story.look("1-home", "home")
    story.press(f"quick.{GAME}", "home")
    story.wait("a save of the new game", lambda: story.moves() >= 0)
    story.look("2-table", "game")
    worker = story.running.worker()
    if worker is None:
        raise Wrong("there is no worker process")
    wrote = story.running.writes(worker)
    count = story.moves()
    story.move()
    story.wait("an answer of a bot", lambda: story.moves() > count + 1)
    if story.running.writes(worker) <= wrote:
        raise Wrong("the worker process wrote no answer")
    story.move()
    story.asked()
    story.look("3-moves", "game")
    story.press("menu", "game")
    story.look("4-pause", "game", "menu")
    story.press("save", "game", "menu")
    story.look("5-saved", "home")
    story.quit()


def go_on(story: Story, whole: bool) -> float:
    """Start again, Continue, play one move or to the end, quit; the megabytes in use at the end."""
    story.settings("fast" if not whole else "instant")
    story.start()
    story.look("6-home", "home")
    story.press("continue", "home")
    story.screen.rest()
    story.look("7-continued", "game")
    while story.move() and whole:
        pass
    memory = story.running.memory()
    if whole:
        time.sleep(2)
        story.look("8-end", "game")
        memory = story.running.memory()
        story.press("home", "game")
    else:
        story.asked()
        story.press("menu", "game")
        story.screen.rest()
        story.press("save", "game", "menu")
    story.screen.rest()
    story.quit()
    return memory


def other_drawers(story: Story) -> None:
    """Quick play of every other game: the table, a move, the answers, save."""
    story.settings("fast")
    story.start()
    story.screen.rest()
    for game in OTHERS:
        story.press(f"quick.{game}", "home")
        story.wait(f"a save of {game}", partial(story.plays, game))
        story.asked()
        story.look(f"9-{game}", "game")
        story.move()
        story.asked()
        story.press("menu", "game")
        story.screen.rest()
        story.press("save", "game", "menu")
        story.screen.rest()
    story.quit()


def start_again(story: Story) -> tuple[float, float]:
    """The quickest of some more starts: seconds to the first picture, and those the processor worked for it."""
    found = []
    for _ in range(STARTS):
        seconds = story.start()
        found.append((seconds, story.running.work()))
        story.screen.rest()
        story.quit()
    return min(found)


def run(app: Path) -> bool:
    """Both languages; whether every target is met. Wrong says what is not as it should be."""
    shutil.rmtree(SHOTS, ignore_errors=True)
    SHOTS.mkdir(parents=True)
    before = listing(app)
    starts: list[tuple[float, float]] = []
    memory = 0.0
    with tempfile.TemporaryDirectory(prefix="cabinet-smoke-") as name:
        folder = Path(name)
        for language in ("en", "fr"):
            print(language)
            with Screen(SIZE, folder / f"screen-{language}") as screen:
                story = Story(app, screen, language, folder / language)
                try:
                    play(story)
                    memory = max(memory, go_on(story, whole=language == "en"))
                    other_drawers(story)
                    starts.append(start_again(story))
                finally:
                    story.close()
            if strange := [name for name in listing(story.away) if (story.away / name).is_file()]:
                raise Wrong(f"written outside the player's folder: {', '.join(strange)}")
    if listing(app) != before:
        raise Wrong("the packaged folder was changed")
    if left := programs_in(app):
        raise Wrong(f"processes were left behind: {left}")
    seconds, work = min(starts)
    print(f"first picture, later starts  {seconds:.2f} s, of which the processor worked {work:.2f} s")
    print(f"memory after a whole game    {memory:.0f} MB, app and worker together")
    return seconds <= SLOWEST_START and memory <= MOST_MEMORY


def main() -> int:
    """Run the story and say how it went."""
    parser = argparse.ArgumentParser(description="Play the packaged app on a screen of its own.")
    parser.add_argument("--app", type=Path, default=BUILD / "dist" / "Cabinet", help="the packaged folder")
    app = parser.parse_args().app.resolve()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        require_tools()
        if not (app / "Cabinet").is_file():
            raise Missing(f"there is no packaged app in {app}; python build/make.py makes it")
        met = run(app)
    except (Missing, Wrong) as error:
        print(f"build/smoke.py: {error}", file=sys.stderr)
        return 1
    print("all well" if met else "all well, but a target is missed")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
