"""What a table shows and to whom: the match, its view, everyone's points, and the words of the status line."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Any

from game.core.match import Match
from game.core.values import SPECTATOR, Event, Score
from ui.app import App
from ui.commands import Place
from ui.origins import Origins
from ui.scene import Scene
from ui.table.board import Board
from ui.table.session import Session

FLASH = 4.0
"""Seconds that a refusal stands in the status line."""


class Sight(Scene):
    """A game as somebody sees it: everything on the table is read from one match, `shown`, through `viewer`'s eyes."""

    heard_as: Place = "table"

    def __init__(self, app: App, session: Session, board: Board) -> None:
        """The game of a session; whoever plays it alone sees as their own seat does."""
        super().__init__(app)
        self.session = session
        self.board = board
        self.origins = Origins(session.match.rules.game, session.match.ready.figures)
        self.viewer = session.humans[0] if len(session.humans) == 1 else SPECTATOR
        self.focus = session.humans[0] if session.humans else 0
        self.shown = self.told = session.match
        self.view = session.match.view(self.viewer)
        self.scores = self.scores_of(session.match)
        self.points = [score.total for score in self.scores]
        self.tallies: dict[int, tuple[Hashable, str]] = {}
        """What is told of the points of each seat, and for which."""
        self.flash, self.flash_age = "", 0.0

    stale = True
    """Whether the view has changed since it was drawn."""

    @property
    def renews(self) -> bool:
        """Whether much of what stays is drawn anew before the next picture."""
        return self.stale

    @property
    def hint(self) -> str:
        """What the status line says instead of what is asked, '' for that."""
        return ""

    @property
    def pace(self) -> float:
        """What the times of motion are multiplied by; 0 means that nothing moves."""
        return self.app.settings.pace_factor

    @property
    def moment(self) -> int:
        """The moment whose lines are marked in the log, as a count of actions; -1 for none."""
        return -1

    @property
    def bookmarks(self) -> Sequence[int]:
        """The marked moments of the game."""
        return self.session.match.bookmarks

    @property
    def reader(self) -> Hashable:
        """What tells apart those who may see different things."""
        return self.viewer

    def view_of(self, match: Match) -> Any:
        """A match as whoever looks may see it."""
        return match.view(self.viewer)

    def told_of(self, events: Sequence[Event]) -> list[Event]:
        """Events as whoever looks may see them."""
        return [event.redacted(self.viewer) for event in events]

    def scores_of(self, match: Match) -> Sequence[Score]:
        """Everyone's score in a match, as far as the viewer knows it."""
        return self.board.known_scores(self.view_of(match), match.scores())

    def awaits_show(self, match: Match) -> bool:  # noqa: ARG002
        """Whether a match has ended and its points are still to be counted before everybody's eyes."""
        return False

    def points_of(self, match: Match) -> list[int]:
        """Everyone's points in a match, as far as the viewer knows them; those of the end come with its show."""
        return self.points if self.awaits_show(match) else [score.total for score in self.scores_of(match)]

    def look_at(self, match: Match, told: Match | None = None) -> None:
        """Take up a match: all that the table shows is read from it; the log is that of `told`."""
        self.shown = self.board.match = match
        self.told = told or self.session.match
        self.board.asks = told is None
        self.view = self.view_of(match)
        self.scores = self.scores_of(match)
        if not self.awaits_show(match):
            self.points = [score.total for score in self.scores]
        if self.mood is not None:
            self.mood = replace(self.mood, last=self.board.last_round(self.told.view(SPECTATOR)))

    def refuse(self, why: str) -> None:
        """Say for a while in the status line why something is not allowed."""
        self.flash, self.flash_age = why, 0.0
        if why:
            self.app.audio.play("error")

    def update(self, dt: float) -> None:
        """Let time pass: a refusal goes after a while."""
        super().update(dt)
        self.flash_age += dt
        if self.flash_age >= FLASH:
            self.flash = ""
