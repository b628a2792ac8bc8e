"""How fast tables are drawn: every game in one app without a display, frame by frame, and in how much memory."""

from __future__ import annotations

import multiprocessing
import os
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ai.spawning import safe_path
from game.registry import GAMES

if TYPE_CHECKING:
    from ui.app import App
    from ui.routes import TableRoutes
    from ui.table.scene import TableScene

SIZES: Final = ((1280, 720), (1920, 1080), (3840, 2160))
"""The windows that are measured, each in a process of its own."""

FRAME: Final = 1 / 60
SEED: Final = 4
MEGABYTE: Final = 1024 * 1024


@dataclass(frozen=True)
class Frames:
    """What the frames of one table took, in milliseconds, and the memory of the app after it, in megabytes."""

    game: str
    size: tuple[int, int]
    first: float
    """From asking for the table to its first picture."""
    half: float
    """Half of the later frames took no longer."""
    most: float
    """99 of 100 of them took no longer."""
    worst: float
    memory: float


def measure_frames(count: int, sizes: tuple[tuple[int, int], ...] = SIZES) -> list[Frames]:
    """Draw so many frames of every game in windows of these sizes, with bots at all seats and a moving pointer."""
    context = multiprocessing.get_context("spawn")
    found: list[Frames] = []
    for size in sizes:
        with safe_path(), context.Pool(1) as pool:
            found += pool.apply(frames_of, (count, size))
    return found


def frames_of(count: int, size: tuple[int, int]) -> list[Frames]:
    """The frames of every game, one table after the other in one app."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from ai.worker import InlineThinker
    from ui.app import App
    from ui.places import UserFolders
    from ui.routes import TableRoutes
    from ui.scenes.home import HomeScene
    from ui.settings import Settings

    with tempfile.TemporaryDirectory() as folder:
        routes = TableRoutes(InlineThinker(), lambda: SEED)
        app = routes.app = App(UserFolders(Path(folder)), routes, size, Settings(language="en", mute=True))
        app.push(HomeScene(app))
        app.step([], FRAME)
        app.draw()
        found = [_table(app, routes, game, size, count) for game in GAMES]
        app.quit()
    return found


def _table(app: App, routes: TableRoutes, game: str, size: tuple[int, int], count: int) -> Frames:
    """The frames of one table; it is left afterwards."""
    from game.core.record import Seat
    from ui.table.scene import TableScene

    seats = [Seat(f"P{n + 1}", "bot", "random", n) for n in range(GAMES[game].seat_counts[-1])]
    begun = time.perf_counter()
    routes.start(game, seats, {})
    app.step([], FRAME)
    app.draw()
    first = time.perf_counter() - begun
    table = app.scene
    assert isinstance(table, TableScene)
    later = sorted(_later(app, table, count))
    app.home()
    half, most, worst = later[len(later) // 2], later[len(later) * 99 // 100], later[-1]
    first, half, most, worst = (round(1000 * seconds, 1) for seconds in (first, half, most, worst))
    return Frames(game, size, first, half, most, worst, round(memory(), 1))


def _later(app: App, table: TableScene, count: int) -> Iterator[float]:
    """What each of so many frames took, while the pointer goes from place to place and whatever is asked goes on."""
    import pygame

    for number in range(count):
        names = sorted(table.rects())
        place = table.rects()[names[number // 20 % len(names)]]
        pos = app.canvas.shown_at((place.centerx + number % 20, place.centery))
        moved = pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 0), buttons=(0, 0, 0))
        begun = time.perf_counter()
        app.step([moved], FRAME)
        if app.needs_draw():
            app.draw()
        yield time.perf_counter() - begun
        if app.scene is not None and app.scene is not table:
            app.finish(app.scene, None)
        if table.mode == "continue":
            table.go_on()


def memory() -> float:
    """Megabytes that this process holds; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / MEGABYTE
