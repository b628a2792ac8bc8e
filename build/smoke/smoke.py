"""Plays the packaged app itself on a real screen: `python build/smoke/smoke.py [--app DIR]` (Linux).

In both languages: first picture, a game by mouse, answers of bots from the worker process, save, quit, Continue; then
a whole game, and a move in every other drawer. It also looks for files written elsewhere and for processes left
behind, and prints the figures.
"""

from __future__ import annotations

import argparse
import shutil
import signal
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

from running import listing, programs_in
from screen import Missing, Screen, require_tools
from story import SHOTS, SIZE, Story, Wrong

BUILD = Path(__file__).resolve().parents[1]
GAME = "draftosaurus"
OTHERS = ("cubosaurs", "holotype", "encyclopedia")
STARTS = 4
"""How often the time of a start is taken; the quickest counts, for other programs share the machine."""

SLOWEST_START, MOST_MEMORY = 1.0, 300.0
"""Targets: seconds to the first picture on the second start, megabytes after a long game."""


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


def other_drawers(story: Story) -> float:
    """Quick play of every other game: the table, a move, the answers, save; the megabytes in use at the end."""
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
    memory = story.running.memory()
    story.quit()
    return memory


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
                    memory = max(memory, other_drawers(story))
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
    print(f"memory at most               {memory:.0f} MB, app and worker, after a whole game or all other tables")
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
            raise Missing(f"there is no packaged app in {app}; python build/packaging/make.py makes it")
        met = run(app)
    except (Missing, Wrong) as error:
        print(f"build/smoke/smoke.py: {error}", file=sys.stderr)
        return 1
    print("all well" if met else "all well, but a target is missed")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
