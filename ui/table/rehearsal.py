"""The pictures of a table made before it is opened: its first frame is drawn unseen, and what it lacks is ordered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from pathlib import Path
from random import Random
from typing import Any

import pygame

from ai.worker import InlineThinker
from game.core.match import Match
from game.core.values import Action, Event
from ui.app import App
from ui.boards.registry import make_board
from ui.table import paint, strips
from ui.table.board import Look
from ui.table.replay import ReplayTable
from ui.table.scene import TableScene
from ui.table.session import Session
from ui.understudy import Understudy

MOMENTS = 40
"""How many moments of a whole game are shown."""

PLACES = 120
"""How many places of a film are shown."""

FIRST = 4
"""How many moves are shown of every game that is only about to begin."""

SEED = 1


class Rehearsal:
    """A table of its own at which a game is shown to nobody; all that comes of it are orders for pictures."""

    def __init__(self, app: App, match: Match, pause: Callable[[], None]) -> None:
        """A table for a new match; `pause` is called between all that takes a while."""
        stage = copy(app)
        stage.assets = self._assets = Understudy(app.assets, pause)
        self._pause = pause
        self._match = match
        self._session = Session(match, InlineThinker(), Path("rehearsal"), None)
        board = make_board(stage, match)
        pause()
        self._table = TableScene(stage, self._session, board, lambda: None)
        pause()
        self._unseen = pygame.Surface(app.size, 0, 8)
        self._unseen.set_clip(pygame.Rect(0, 0, 0, 0))
        self._pointed: set[str] = set()

    def open(self) -> None:
        """Show the table as it is opened."""
        table = self._table
        table.look_at(self._match)
        self._pause()
        table.rebuild()
        self._pause()
        table.app.assets.backdrop(table.board.backdrop, table.size)
        table.board.draw_ground(self._unseen, table.view)
        self._draw()
        strips.order_faces(table)
        self._open_beats()

    def _open_beats(self) -> None:
        """Show how the game begins, part by part."""
        table, beats = self._table, self._match.beats()
        for before, beat in zip([beats[0], *beats], beats, strict=False):
            table.look_at(before.match)
            table.arrange()
            self._pause()
            self._draw()
            self._order(beat.events, table.view)
        table.look_at(self._match)
        table.arrange()

    def begin(self) -> None:
        """Play the first few moves."""
        self._assets.keeps = False
        for action in by_chance(self._match.fork(), self._pause, FIRST):
            self._move(action)
            self._show()

    def play(self) -> None:
        """Play by chance to the end, and show some moments on the way with all that could be pointed at."""
        self._assets.keeps = False
        actions = by_chance(self._match.fork(), self._pause)
        step = max(len(actions) // MOMENTS, 1)
        for number, action in enumerate(actions):
            self._move(action)
            if number % step == 0 or number < FIRST:
                self._show()
        for seat in self._table.plan.panels:
            self._pause()
            self._table.board.draw_large(self._unseen, self._table.view, seat)

    def close(self) -> None:
        """Put the table away."""
        self._table.board.release()
        self._table.log.release()
        self._table.controls.release()
        self._session.close()

    def _move(self, action: Action) -> None:
        """Carry out an action; what flies over the table is ordered, beat by beat over the table before each."""
        table, before = self._table, self._match.fork()
        self._pause()
        self._match.apply(action)
        self._pause()
        for beat in self._match.beats():
            view = before.view(table.viewer)
            table.board.match, before = before, beat.match
            self._pause()
            table.board.arrange(view, table.plan, table.focus)
            self._order(beat.events, view)

    def _order(self, events: Sequence[Event], before: Any) -> None:
        """Order what flies over the table that is laid out."""
        table = self._table
        told = [event.redacted(table.viewer) for event in events]
        self._pause()
        still = table.app.still
        for stage in table.board.stages(told, before, table.focus):
            shown = stage.stilled if still else stage
            for sprite in shown.sprites:
                if sprite.keys[0].at < shown.seconds:
                    sprite.order(table.app.assets)

    def _show(self) -> None:
        """Show the table as it stands, and what comes up where the pointer has not been yet."""
        table, board = self._table, self._table.board
        self._session.decision = self._match.decision()
        table.look_at(self._match)
        self._pause()
        table.arrange()
        self._pause()
        self._draw()
        for name in sorted(board.names.keys() - self._pointed):
            self._pause()
            board.draw_marks(self._unseen, table.view, Look(hover=name))
        self._pointed |= board.names.keys()

    def _draw(self) -> None:
        """Draw what stands on the ground, and the log."""
        paint.draw_standing(self._unseen, self._table)
        self._table.log.draw(self._unseen)


def by_chance(match: Match, pause: Callable[[], None], most: int | None = None) -> list[Action]:
    """What a game consists of that is played by chance, always the same: `most` moves, or all to the end."""
    random, actions = Random(SEED), list[Action]()
    while len(actions) != most and (decision := match.decision()) is not None:
        actions.append(random.choice(decision.options))
        match.apply(actions[-1])
        pause()
    return actions


def rehearse(app: App, match: Match, whole: bool, pause: Callable[[], None]) -> None:
    """Order the pictures with which the table of a new match begins, or those of the `whole` game."""
    rehearsal = Rehearsal(app, match, pause)
    try:
        rehearsal.open()
        if whole:
            rehearsal.play()
        else:
            rehearsal.begin()
    finally:
        rehearsal.close()


def rehearse_film(app: App, film: ReplayTable, pause: Callable[[], None]) -> None:
    """Order the pictures of places all over an open replay, coarsely first, so that jumps find them made."""
    stage = copy(app)
    stage.assets = assets = Understudy(app.assets, pause)
    assets.keeps = False
    table = ReplayTable(stage, film.source, make_board(stage, film.source.match), film.count)
    unseen = pygame.Surface(app.size, 0, 8)
    unseen.set_clip(pygame.Rect(0, 0, 0, 0))
    try:
        table.enter()
        table.rebuild()
        table.see_as(film.way)
        for place in spread(table.film.total, PLACES):
            pause()
            table.session.go_to(table.film.at(place))
            table.look_at(table.session.match)
            pause()
            table.place()
            pause()
            paint.draw_standing(unseen, table)
    finally:
        table.leave()


def spread(total: int, most: int) -> list[int]:
    """About so many of the counts up to a total, both ends first, then ever more between them."""
    places, parts = dict.fromkeys((0, total)), 2
    while len(places) < min(most, total + 1):
        places |= dict.fromkeys(total * part // parts for part in range(1, parts, 2))
        parts *= 2
    return list(places)
