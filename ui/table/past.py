"""Earlier positions of a game and small pictures of them, found and drawn in slices of time between frames."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from ai.worker import InlineThinker
from game.core.match import Match
from ui.aside import Aside
from ui.assets import Size
from ui.palette import in_force
from ui.table import paint
from ui.table.log import NOWHERE
from ui.table.session import Session
from ui.understudy import Paced

if TYPE_CHECKING:
    from ui.table.scene import TableScene

PICTURES = 40
"""So many pictures are kept."""


class Past:
    """What a table looked like after so many actions."""

    def __init__(self, table: TableScene) -> None:
        """The past of the game at a table."""
        self._table = table
        self._match = table.session.match
        self._forks: dict[int, Match] = {}
        self._pictures: dict[tuple[int, Size], pygame.Surface] = {}
        self._wanted: list[tuple[int, Size | None]] = []
        self._aside: Aside | None = None
        self._stage: TableScene | None = None
        self._made_for: tuple[object, ...] = ()

    def match(self, number: int) -> Match | None:
        """The game after so many actions; None while it is not found yet."""
        if number not in self._forks:
            self._want(number, None)
        return self._forks.get(number)

    def picture(self, number: int, size: Size) -> pygame.Surface | None:
        """A small picture of the table after so many actions; None while it is not drawn yet."""
        if (number, size) not in self._pictures:
            self._want(number, size)
        return self._pictures.get((number, size))

    @property
    def busy(self) -> bool:
        """Whether something is wanted that is not there yet."""
        return bool(self._wanted) or (self._aside is not None and not self._aside.done)

    def go_on(self, seconds: float) -> bool:
        """Spend about so long on what is wanted; whether anything was finished."""
        if not self.busy:
            return False
        if self._aside is None or self._aside.done:
            number, size = self._wanted.pop()
            self._aside = Aside(lambda pause: self._make(number, size, pause))
        self._aside.go_on(seconds)
        return self._aside.done

    def fit(self) -> None:
        """Give up what is drawn for another window, scale, palette or language."""
        app = self._table.app
        if self._made_for != (app.size, app.theme.unit, app.text.lang, in_force()):
            self._made_for = (app.size, app.theme.unit, app.text.lang, in_force())
            self.release()

    def release(self) -> None:
        """Let go of everything that is not needed for words."""
        if self._aside is not None:
            self._aside.stop()
            self._aside = None
        self._dismiss_stage()
        self._wanted.clear()

    def _dismiss_stage(self) -> None:
        """Put the unseen table away with its pictures."""
        if self._stage is not None:
            self._stage.controls.release()
            self._stage.session.close()
            self._stage.board.release()
            self._stage = None
        self._pictures.clear()

    def _want(self, number: int, size: Size | None) -> None:
        """Have something made next, before whatever was wanted earlier; of pictures only the last one is wanted."""
        if size is not None:
            self._wanted = [one for one in self._wanted if one[1] is None]
        if (number, size) not in self._wanted:
            self._wanted.append((number, size))

    def _make(self, number: int, size: Size | None, pause: Callable[[], None]) -> None:
        then = self._found(number)
        if size is not None and (number, size) not in self._pictures:
            if len(self._pictures) >= PICTURES:
                self._pictures.pop(next(iter(self._pictures)))
            self._pictures[(number, size)] = self._drawn(then, size, pause)

    def _found(self, number: int) -> Match:
        """The game after so many actions."""
        if number not in self._forks:
            self._forks[number] = self._match.at(number)
        return self._forks[number]

    def _drawn(self, match: Match, size: Size, pause: Callable[[], None]) -> pygame.Surface:
        """The table with that game, as small as it is wanted."""
        stage = self._stage = self._stage or self._new_stage(match, pause)
        assets = stage.app.assets
        assert isinstance(assets, Paced)
        assets.pause = pause
        stage.session.match, stage.session.decision = match, match.decision()
        stage.look_at(match)
        pause()
        stage.glow = {}
        stage.arrange()
        pause()
        whole = pygame.Surface(stage.size)
        paint.draw_still(whole, stage)
        stage.log.lid = NOWHERE
        stage.log.draw(whole)
        pause()
        return pygame.transform.smoothscale(whole, size)

    def _new_stage(self, match: Match, pause: Callable[[], None]) -> TableScene:
        """A table of its own, seen by nobody."""
        from ui.boards.registry import make_board
        from ui.table.scene import TableScene

        app = copy(self._table.app)
        app.assets = Paced(self._table.app.assets, pause)
        session = Session(match, InlineThinker(), Path("past"), None)
        stage = TableScene(app, session, make_board(app, match), lambda: None)
        stage.viewer, stage.focus, stage.mode = self._table.viewer, self._table.focus, "over"
        stage.look_at(match)
        pause()
        stage.rebuild()
        pause()
        return stage
