"""What may be asked for next is rehearsed in spare time: tables that open, the game at an open one, an open replay."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.data import BadData
from game.core.record import Seat
from game.core.rules import BadOption
from game.registry import load_figures, new_match
from ui.app import App
from ui.aside import Aside
from ui.drawn import read_measures_ahead
from ui.palette import in_force
from ui.table.rehearsal import rehearse, rehearse_film

if TYPE_CHECKING:
    from ui.table.replay import ReplayTable

SEED = 1
"""The game that is rehearsed; another one has other cards on the same table."""


@dataclass(frozen=True)
class Expected:
    """A table that may be asked for."""

    game: str
    seats: tuple[Seat, ...]
    options: tuple[tuple[str, str], ...]
    whole: bool = False
    """Whether it is open already, and all that may still happen there is expected."""
    film: ReplayTable | None = None
    """The open replay at which any moment may be asked for."""

    @classmethod
    def table(cls, game: str, seats: Sequence[Seat], options: Mapping[str, str], whole: bool = False) -> Expected:
        """The table of these seats and options."""
        return cls(game, tuple(seats), tuple(sorted(options.items())), whole)


class Expecting:
    """Rehearses what is expected, the likeliest table first, in the slices of time that it is given."""

    def __init__(self, app: App) -> None:
        """Nothing is expected."""
        self._app = app
        self._wanted: tuple[Expected, ...] = ()
        self._done: set[Hashable] = set()
        self._now: Hashable = None
        self._aside: Aside | None = None

    def expect(self, tables: Sequence[Expected]) -> None:
        """Have these tables ready, the first one first, and no others."""
        self._wanted = tuple(tables)

    def expect_film(self, film: ReplayTable) -> None:
        """Have the moments of an open replay ready before all that is expected; no longer once it is left."""
        match = film.source.match
        options = tuple(sorted(match.ready.options.items()))
        others = (table for table in self._wanted if table.film is None)
        self._wanted = (Expected(match.rules.game, tuple(match.seats), options, True, film), *others)

    @property
    def ready(self) -> bool:
        """Whether all is made for what is likeliest."""
        rehearsed = all(self._key(table) in self._done for table in self._wanted[:1])
        return bool(self._wanted) and rehearsed and not self._app.assets.ahead.busy

    def go_on(self, seconds: float) -> bool:
        """Spend about so long on what is expected; whether there was something to do."""
        self._wanted = tuple(table for table in self._wanted if table.film is None or table.film in self._app.scenes)
        wanted = next((table for table in self._wanted if self._key(table) not in self._done), None)
        if wanted is None:
            self.stop()
            return False
        if self._now != self._key(wanted) or self._aside is None:
            self.stop()
            if wanted is self._wanted[0] and self._app.assets.ahead.busy:
                self._app.assets.ahead.cancel()
                self._done.clear()
            if not self._has_room(wanted):
                return False
            self._now = self._key(wanted)
            self._aside = Aside(lambda pause: self._rehearse(wanted, pause))
        self._aside.go_on(seconds)
        if self._aside.done:
            self._done.add(self._now)
        return True

    def _has_room(self, table: Expected) -> bool:
        """Whether there is room for the pictures of a table; for the likeliest one it is made."""
        ahead = self._app.assets.ahead
        if ahead.used > ahead.limit // 2 and table is self._wanted[0] and not table.whole:
            ahead.clear()
            self._done.clear()
        return table.whole or ahead.used <= ahead.limit // 2

    def stop(self) -> None:
        """Give up what is under way."""
        if self._aside is not None:
            self._aside.stop()
        self._aside = self._now = None

    def renew(self) -> None:
        """Expect nothing; a table has been opened, whose pictures may have taken the place of those of others."""
        self.stop()
        self._wanted = ()
        self._done.clear()

    def _key(self, table: Expected) -> Hashable:
        """What the pictures of a table depend on."""
        app = self._app
        return table, app.size, app.theme.unit, app.text.lang, in_force()

    def _rehearse(self, table: Expected, pause: Callable[[], None]) -> None:
        """Rehearse one table; a game that cannot begin so is left to whoever opens it."""
        if table.film is not None:
            rehearse_film(self._app, table.film, pause)
            return
        with contextlib.suppress(BadOption, BadData):
            self._read(table.game, pause)
            match = new_match(table.game, table.seats, SEED, dict(table.options), self._app.folders.overlay)
            pause()
            rehearse(self._app, match, table.whole, pause)

    def _read(self, game: str, pause: Callable[[], None]) -> None:
        """Have the figures and measures of a game read on a thread of their own, which can be interrupted anywhere."""

        def read() -> None:
            with contextlib.suppress(Exception):
                load_figures(game, self._app.folders.overlay)
                read_measures_ahead(game)

        reading = threading.Thread(target=read, name="figures", daemon=True)
        reading.start()
        while reading.is_alive():
            reading.join(0.001)
            pause()
