"""Plays the packaged app itself on a real screen: `python build/smoke/smoke.py [--app DIR]` (Linux).

In English and French: first picture, a game by mouse, answers of bots from the worker process, save, quit, Continue;
then a whole game, and a move in every other drawer. In every other language that is shipped: home, and a move. It also
looks for files written elsewhere and for processes left behind, and prints the figures.
"""

from __future__ import annotations

import argparse
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path

from player import SHOTS, SIZE, Player, Wrong
from running import left_in, listing
from screen import Missing, Screen, require_tools

BUILD = Path(__file__).resolve().parents[1]
LOCALE = Path("_internal", "data", "locale")
"""Where the packaged app has its languages, a folder each."""

WHOLE, FULL = "en", ("en", "fr")
"""A game is played to its end in this language, and everything else is done in these."""

STARTS = 4
"""How often the time of a start is taken; the quickest counts, for other programs share the machine."""

SLOWEST_START, MOST_MEMORY = 1.0, 300.0
"""Targets: seconds to the first picture on the second start, megabytes after a long game."""


def drawers(player: Player) -> list[str]:
    """The games of the home screen, in the order of their drawers."""
    places = player.seer.ask("home")["places"]
    return [name.removeprefix("quick.") for name in places if name.startswith("quick.")]


def play(player: Player) -> None:
    """First picture, quick play, a move, the bots' answers, save, quit."""
    player.settings("normal")
    player.start()
    player.look("1-home", "home")
    player.begin(drawers(player)[0])
    player.asked()
    player.look("2-table", "game")
    worker = player.running.worker()
    if worker is None:
        raise Wrong("there is no worker process")
    wrote = player.running.writes(worker)
    count = player.moves()
    player.move()
    player.wait("an answer of a bot", lambda: player.moves() > count + 1)
    if player.running.writes(worker) <= wrote:
        raise Wrong("the worker process wrote no answer")
    player.move()
    player.asked()
    player.look("3-moves", "game")
    player.press("menu", "game")
    player.look("4-pause", "game", "menu")
    player.press("save", "game", "menu")
    player.look("5-saved", "home")
    player.quit()


def go_on(player: Player, whole: bool) -> float:
    """Start again, Continue, play one move or to the end, quit; the megabytes in use at the end."""
    player.settings("fast" if not whole else "instant")
    player.start()
    player.look("6-home", "home")
    player.press("continue", "home")
    player.screen.rest()
    player.look("7-continued", "game")
    while player.move() and whole:
        pass
    memory = player.running.memory()
    if whole:
        time.sleep(2)
        player.look("8-end", "game")
        memory = player.running.memory()
        player.press("home", "game")
    else:
        player.asked()
        player.press("menu", "game")
        player.screen.rest()
        player.press("save", "game", "menu")
    player.screen.rest()
    player.quit()
    return memory


def play_first(player: Player) -> float:
    """The home screen as the mirror draws it, and a move in the first drawer; the megabytes in use at the end."""
    return play_drawers(player, drawers(player)[:1])


def play_drawers(player: Player, games: list[str]) -> float:
    """Home, then quick play of these games: table, move, answers, save; the megabytes in use at the end."""
    player.settings("fast")
    player.start()
    player.look("6-drawers", "home")
    for game in games:
        player.begin(game)
        player.asked()
        player.look(f"9-{game}", "game")
        player.move()
        player.asked()
        player.press("menu", "game")
        player.screen.rest()
        player.press("save", "game", "menu")
        player.screen.rest()
    memory = player.running.memory()
    player.quit()
    return memory


def languages(app: Path) -> list[str]:
    """The languages that the packaged app has: those in which everything is played, and then the others."""
    found = sorted(path.name for path in (app / LOCALE).iterdir() if path.is_dir())
    if missing := set(FULL) - set(found):
        raise Wrong(f"the packaged app lacks languages: {', '.join(sorted(missing))}")
    return [*FULL, *(language for language in found if language not in FULL)]


def play_all(player: Player, starts: list[tuple[float, float]]) -> float:
    """Everything, in one language; the megabytes in use at most. What starts took is added to the list."""
    play(player)
    memory = go_on(player, whole=player.language == WHOLE)
    memory = max(memory, play_drawers(player, drawers(player)[1:]))
    starts.append(start_again(player))
    return memory


def start_again(player: Player) -> tuple[float, float]:
    """The quickest of some more starts: seconds to the first picture, and those the processor worked for it."""
    found = []
    for _ in range(STARTS):
        seconds = player.start()
        found.append((seconds, player.running.work()))
        player.screen.rest()
        player.quit()
    return min(found)


def run(app: Path) -> bool:
    """All languages; whether every target is met. Wrong says what is not as it should be."""
    shutil.rmtree(SHOTS, ignore_errors=True)
    SHOTS.mkdir(parents=True)
    before = listing(app)
    starts: list[tuple[float, float]] = []
    memory = 0.0
    with tempfile.TemporaryDirectory(prefix="cabinet-smoke-") as name:
        folder = Path(name)
        for language in languages(app):
            print(language)
            with Screen(SIZE, folder / f"screen-{language}") as screen:
                player = Player(app, screen, language, folder / language)
                try:
                    full = language in FULL
                    memory = max(memory, play_all(player, starts) if full else play_first(player))
                finally:
                    player.close()
            if strange := [name for name in listing(player.away) if (player.away / name).is_file()]:
                raise Wrong(f"written outside the player's folder: {', '.join(strange)}")
    if listing(app) != before:
        raise Wrong("the packaged folder was changed")
    if left := left_in(app):
        raise Wrong(f"processes were left behind: {left}")
    seconds, work = min(starts)
    print(f"first picture, later starts  {seconds:.2f} s, of which the processor worked {work:.2f} s")
    print(f"memory at most               {memory:.0f} MB, app and worker, after a whole game or all other tables")
    return seconds <= SLOWEST_START and memory <= MOST_MEMORY


def main() -> int:
    """Play in all languages and say how it went."""
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
