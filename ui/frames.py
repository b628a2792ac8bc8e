"""How fast tables are drawn: every game in one app without a display, frame by frame, and in how much memory.

All times are those of the processor, so that what else runs on a machine hardly counts; the first picture of a table
counts the work of all threads until it is there, later frames what the loop does itself.
"""

from __future__ import annotations

import multiprocessing
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ai.spawning import safe_path
from game.registry import GAMES
from ui.language import SOURCE
from ui.memory import full_rounds_at_rest, held, spare_what_stays

if TYPE_CHECKING:
    from game.core.record import Seat
    from ui.routes import TableRoutes
    from ui.table.scene import TableScene
    from ui.visitor import Visitor

SIZES: Final = ((1280, 720), (1920, 1080), (3840, 2160))
"""The windows that are measured, each in a process of its own."""

STAY: Final = 60
"""Frames, in real time, that the pointer goes over home, and that it rests at least where a table is opened."""

SETTLED: Final = 200
"""Frames after which home has let go of what a closed table needed."""

SHOW: Final = 5
"""An ending is looked at for so many times as many frames as a table."""

RATE: Final = 60
"""Frames a second: what is made in spare time has as much of it as in the app."""

SEED: Final = 4

Opened = tuple[float, float, float]
"""What opening a table took until something of it was seen, until all of it was, and its longest frame."""


@dataclass(frozen=True)
class Frames:
    """What the frames of one game took, in milliseconds, and the memory of the app after it, in megabytes."""

    game: str
    size: tuple[int, int]
    home: float
    """The longest frame of home, while pictures are made ahead."""
    ahead: float
    """What is spent on making pictures ahead at home, from pointing at the drawer until they are made."""
    sight: float
    """From asking for the table to the first that is seen of it, in an app that has just started."""
    at_once: float
    """The same to its whole picture: nothing is made ahead."""
    first: float
    """The same once all is made ahead: as a person who has looked at home opens a table."""
    opening: float
    """The longest frame until then."""
    half: float
    """Half of the later frames took no longer."""
    most: float
    """99 of 100 of them took no longer."""
    worst: float
    rival: float
    """The longest frame while other seats' parts are opened and closed."""
    zoom: float
    """The longest frame while the board is enlarged, moved about and played on."""
    ending: float
    """The longest frame from the last move to the table of scores."""
    zoomed: float
    """The memory of the app at a larger board."""
    memory: float


def measure_frames(count: int, sizes: tuple[tuple[int, int], ...] = SIZES, games: tuple[str, ...] = ()) -> list[Frames]:
    """Draw so many frames of these games, or all, in windows of these sizes, as a person meets them and of bots."""
    context = multiprocessing.get_context("spawn")
    found: list[Frames] = []
    for size in sizes:
        with safe_path(), context.Pool(1, maxtasksperchild=1) as pool:
            found += pool.apply(frames_of, (count, size, pool.apply(opened_at_once, (size, games)), games))
    return found


def opened_at_once(size: tuple[int, int], games: tuple[str, ...] = ()) -> dict[str, Opened]:
    """What opening the table of each of these games, or of all, takes in an app that has just started."""
    found: dict[str, Opened] = {}
    for game in games or GAMES:
        with _app(size, RATE) as (visitor, routes):
            begun = time.process_time()
            routes.start(game, _seats(game), {})
            longest = visitor.frame()
            while not visitor.drew:
                longest = max(longest, visitor.frame())
            sight = time.process_time() - begun
            longest = max(longest, *visitor.turned())
            found[game] = (_ms(sight), _ms(time.process_time() - begun), _ms(longest))
            _forget()
    return found


def frames_of(
    count: int,
    size: tuple[int, int],
    at_once: dict[str, Opened] | None = None,
    games: tuple[str, ...] = (),
    stay: int = STAY,
    rate: int = RATE,
) -> list[Frames]:
    """The frames of these games, or of all, one table after the other in one app."""
    opened = at_once or {}
    with _app(size, rate) as (visitor, routes):
        return [_game(visitor, routes, game, count, stay, opened.get(game, (0.0, 0.0, 0.0))) for game in games or GAMES]


def _game(visitor: Visitor, routes: TableRoutes, game: str, count: int, stay: int, at_once: Opened) -> Frames:
    """The frames of one game: a person's table as quick play opens it, then the fullest one with bots alone."""
    app = visitor.app
    home = list(_look_at_home(visitor, stay))
    begun = time.process_time()
    home += _rest_at(visitor, routes, f"quick.{game}", stay)
    ahead, begun = time.process_time() - begun, time.process_time()
    opening = [*visitor.click(visitor.where(f"quick.{game}")), *visitor.turned()]
    first = time.process_time() - begun
    table = _table(visitor)
    later = visitor.sit(table, count)
    rival = max(visitor.look_at_rivals(table), default=0.0)
    zoom = max(visitor.enlarge(table, count // 2), default=0.0)
    later += visitor.sit(_bots(visitor, routes, game), count)
    ending = max(visitor.see_the_end(_almost_over(visitor, routes, game), SHOW * count), default=0.0)
    app.home()
    for _ in range(SETTLED):
        visitor.frame()
    later.sort()
    kinds = (later[len(later) // 2], later[len(later) * 99 // 100], later[-1], rival, zoom, ending)
    half, most, worst, rival, zoom, ending = (_ms(seconds) for seconds in kinds)
    longest = max(_ms(max(opening)), at_once[2])
    before = (_ms(max(home)), _ms(ahead), at_once[0], at_once[1], _ms(first), longest)
    memory = (round(visitor.zoomed, 1), round(held(), 1))
    return Frames(game, app.size, *before, half, most, worst, rival, zoom, ending, *memory)


def _table(visitor: Visitor) -> TableScene:
    """The table that is open."""
    from ui.table.scene import TableScene

    assert isinstance(visitor.app.scene, TableScene)
    return visitor.app.scene


def _bots(visitor: Visitor, routes: TableRoutes, game: str) -> TableScene:
    """The fullest table of a game, with bots alone."""
    visitor.app.home()
    routes.start(game, [_bot(n) for n in range(GAMES[game].seat_counts[-1])], {})
    list(visitor.turned())
    return _table(visitor)


def _almost_over(visitor: Visitor, routes: TableRoutes, game: str) -> TableScene:
    """Such a table before the last move."""
    from ui.table.rehearsal import by_chance

    table = _bots(visitor, routes, game)
    for action in by_chance(table.session.match.fork(), lambda: None)[:-1]:
        table.session.apply(action)
    table.show()
    while table.stale:
        visitor.frame()
    return table


def _look_at_home(visitor: Visitor, stay: int) -> Iterator[float]:
    """What the frames of home take while the pointer goes all over it."""
    assert visitor.app.scene is not None
    names = sorted(visitor.app.scene.rects())
    for number in range(stay):
        yield visitor.move(visitor.where(names[number // 4 % len(names)]))


def _rest_at(visitor: Visitor, routes: TableRoutes, name: str, stay: int) -> Iterator[float]:
    """What the frames of home take while the pointer rests at a button until all is made ahead."""
    for _ in range(stay):
        yield visitor.move(visitor.where(name))
    while not routes.ready():
        yield visitor.move(visitor.where(name))


@contextmanager
def _app(size: tuple[int, int], rate: int = 0) -> Iterator[tuple[Visitor, TableRoutes]]:
    """An app that shows home, in a folder of its own."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from ui.app import App
    from ui.places import UserFolders
    from ui.routes import TableRoutes
    from ui.scenes.home import HomeScene
    from ui.settings import Settings
    from ui.visitor import Clocked, Visitor

    with tempfile.TemporaryDirectory() as folder, full_rounds_at_rest():
        thinker = Clocked()
        routes = TableRoutes(thinker, lambda: SEED)
        app = routes.app = App(
            UserFolders(Path(folder)), routes, size, Settings(language=SOURCE, mute=True, look_back=False)
        )
        app.push(HomeScene(app))
        visitor = Visitor(app, thinker, SEED, rate)
        visitor.frame()
        spare_what_stays()
        yield visitor, routes
        app.quit()


def _seats(game: str) -> list[Seat]:
    """A person and as many bots as a game has room for."""
    from game.core.record import Seat

    return [Seat("You", "human", "", 0), *(_bot(n) for n in range(1, GAMES[game].seat_counts[-1]))]


def _bot(seat: int) -> Seat:
    from game.core.record import Seat

    return Seat(f"P{seat + 1}", "bot", "random", seat)


def _forget() -> None:
    """Empty every cache, as in an app that has just started."""
    from ui.keep import forget_all

    forget_all()


def _ms(seconds: float) -> float:
    return round(1000 * seconds, 1)
