"""Playing on from any moment: a game of its own that names where it comes from."""

from __future__ import annotations

import msgspec
import pygame

from ai.levels import LEVELS, written
from game.core.match import Match, begun_now
from game.core.record import Origin, Seat
from ui.app import App
from ui.scenes.notice import Dialog, Item
from ui.seating import style_of
from ui.table.origin import title_of
from ui.table.session import Session
from ui.theme import BODY, CONTROL_HEIGHT


def can_branch(session: Session) -> bool:
    """Whether games may branch off from this one.

    While several persons play, or nobody does, a branch would show what is still hidden.
    """
    return session.branches and (session.match.outcome() is not None or len(session.humans) == 1)


def branched(app: App, session: Session, count: int, seats: tuple[Seat, ...], seed: int) -> Match:
    """The game that goes on after `count` actions of a session's.

    Of a finished game everything lies as it lay then. Of a running one the person's knowledge is kept and the rest is
    dealt anew, so that nothing is learned about the game that still runs.
    """
    match, name = session.match, title_of(app, session.match)
    if match.outcome() is not None:
        other = match.branch(count, seats, name)
    else:
        known = match.at(count).knowledge(session.humans[0], seed)
        origin = Origin(name, count)
        other = Match(match.ready, seats, match.seed, from_snapshot=known, origin=origin, begun_at=begun_now())
    other.title = match.title
    return other


class BranchScene(Dialog):
    """Asks whether to play on from a moment, and how well the bots shall play."""

    columns = 2

    def __init__(self, app: App, session: Session, count: int) -> None:
        """The question about the moment after `count` actions."""
        super().__init__(app, "branch", "", "", [])
        self.session = session
        self.count = count
        self.level = -1
        """The number of the level that all bots shall have; -1 for those that they had."""
        self.relabel()

    def relabel(self) -> None:
        """Take all words in the present language."""
        text, over = self.app.text, self.session.match.outcome() is not None
        body = text("replay.branch_body" if over else "replay.branch_running")
        self.words = (text("replay.branch_title", n=self.count), body)
        self.items = [
            Item("go", text("replay.branch_go"), "play", "primary"),
            Item("cancel", text("common.cancel")),
        ]

    def build(self) -> None:
        """Lay out in the present language."""
        self.relabel()
        super().build()

    @property
    def _bots(self) -> bool:
        return any(seat.kind == "bot" for seat in self.session.match.seats)

    def extra_height(self) -> int:
        """Room for the choice of a level, where bots play."""
        return self.app.theme.px(CONTROL_HEIGHT) if self._bots else 0

    def extra(self, area: pygame.Rect) -> None:
        """The choice of a level."""
        if not self._bots:
            return
        text, wide = self.app.text, round(area.width * 0.3)
        label = pygame.Rect(area.left, area.top, wide, area.height)
        self.controls.label(label, text("replay.branch_levels"), "ui", BODY)
        names = [text("replay.level_same"), *(text(f"bot.{level}.name") for level in LEVELS)]
        place = pygame.Rect(area.left + wide, area.top, area.width - wide, area.height)
        self.controls.choice("level", place, names, self.level + 1, self._choose_level)

    def _choose_level(self, number: int) -> None:
        self.level = number - 1

    def choose(self, name: str) -> None:
        """Leave, and open the new game if that was wanted."""
        super().choose(name)
        if name == "go":
            seed = self.session.match.seed + len(self.session.match.moments)
            match = branched(self.app, self.session, self.count, self._seats(), seed)
            self.app.routes.branch(match)

    def _seats(self) -> tuple[Seat, ...]:
        """The same seats, bots with the chosen level."""
        seats = self.session.match.seats
        if self.level < 0:
            return seats
        level = list(LEVELS)[self.level]
        return tuple(
            msgspec.structs.replace(seat, bot=written(level, style_of(seat))) if seat.kind == "bot" else seat
            for seat in seats
        )
