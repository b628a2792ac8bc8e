"""The replay: a finished or running game, moment by moment, forwards with its motion and backwards."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Hashable, Sequence
from typing import Any

import pygame

from game.core.match import Match
from game.core.values import SPECTATOR, Event
from ui.app import App
from ui.commands import Place
from ui.failures import because
from ui.presses import means
from ui.table import paint
from ui.table.again import AgainTable
from ui.table.board import Board
from ui.table.branch import BranchScene, can_branch
from ui.table.buttons import Press
from ui.table.film import Eyes, eyes_for
from ui.table.film_table import FilmTable
from ui.table.plan import Frame
from ui.table.replay_bar import ReplayBar
from ui.table.replay_parts import ReplayCourse, ReplayHistory, ReplayPointer, ReplayRivals, ReplayTips
from ui.table.session import Session


class ReplayTable(FilmTable):
    """A game looked back at; its place is `count`, the number of actions that have happened."""

    heard_as: Place = "replay"

    history: ReplayHistory

    def __init__(self, app: App, source: Session, board: Board, count: int, turning: Sequence[int] = ()) -> None:
        """The game of `source` at a place; `turning` are the places of turning points to be marked."""
        self.ways = eyes_for(source)
        self.eyes = self.ways[0]
        self.turning = tuple(turning)
        super().__init__(app, source, board, count)
        self.course = ReplayCourse(self)
        self.history = ReplayHistory(self)
        self.pointer = ReplayPointer(self)
        self.tips = ReplayTips(self)
        self.rivals = ReplayRivals(self)
        self.controls.close_up = self.pointer.close_up
        self.bar = ReplayBar(self)
        self._take(self.eyes)

    @property
    def moment(self) -> int:
        """The last line up to the place is marked in the log."""
        moments = [entry.moment for entry in self.history.entries()]
        told = bisect_right(moments, self.reached)
        return moments[told - 1] if told else -1

    @property
    def hint(self) -> str:
        """The status line tells which moment is shown, and what happened in it."""
        return "" if self.motion.busy or self.large is not None else self.words_of(self.count)

    @property
    def bookmarks(self) -> Sequence[int]:
        """The marked moments of the game that is looked back at."""
        return self.source.match.bookmarks

    def words_of(self, count: int) -> str:
        """Which moment a place is, and what happened in it as far as it may be seen."""
        text = self.app.text
        told = [entry.line.text for entry in self.history.entries() if entry.moment == count]
        if not count:
            return text("replay.start")
        match = self.film.match
        what = told[0] if told else text("replay.acted", name=match.seats[match.moments[count - 1].seat].name)
        return text("replay.here", n=count, total=self.film.total, what=what)

    def view_of(self, match: Match) -> Any:
        """A match through the chosen eyes."""
        return match.open_view(self.eyes.focus) if self.eyes.all_open else match.view(self.viewer)

    @property
    def reader(self) -> Hashable:
        """The chosen eyes."""
        return self.eyes

    def told_of(self, events: Sequence[Event]) -> list[Event]:
        """Events as the chosen eyes see them."""
        return list(events) if self.eyes.all_open else super().told_of(events)

    def eyes_words(self, eyes: Eyes) -> str:
        """A way to see the game, in words."""
        text = self.app.text
        if eyes.all_open:
            return text("replay.eyes_open")
        if eyes.seat == SPECTATOR:
            return text("replay.eyes_public")
        return text("replay.eyes_of", name=self.source.match.seats[eyes.seat].name)

    def see_as(self, number: int) -> None:
        """See the game in another of the ways that there are."""
        self.eyes = self.ways[number % len(self.ways)]
        self._take(self.eyes)
        self._stop_motion()
        self.show()
        self.rebuild()

    def turn_to(self, seat: int) -> None:
        """With all hands open, see the table from the side of a seat."""
        self.eyes = Eyes(seat, seat, all_open=True)
        self._take(self.eyes)
        self._stop_motion()
        self.show()
        self.rebuild()

    @property
    def way(self) -> int:
        """The number of the way in which the game is seen; all hands are open from whichever side."""
        eyes = self.eyes
        return next(n for n, one in enumerate(self.ways) if one == eyes or (one.all_open and eyes.all_open))

    def _take(self, eyes: Eyes) -> None:
        self.viewer, self.focus = eyes.seat, eyes.focus
        self.view = self.view_of(self.session.match)
        self.points = self.points_of(self.session.match)

    def frame(self) -> Frame:
        """The bar of the replay stands at the foot."""
        return Frame(tuple(press.name for press in self.presses()), foot=self.bar.height)

    def presses(self) -> list[Press]:
        """The way back, marks, branches and rules."""
        text = self.app.text
        return [
            Press("leave", self.menu, "back", text("replay.leave"), "cancel"),
            Press("mark", self.mark, "bookmark", text("replay.mark"), "mark"),
            Press("branch", self.branch, "branch", self._branch_tip("branch"), "branch"),
            Press("again", self.again, "again", self._branch_tip("again"), "again"),
            Press("help", self.doors.help, "help", text("table.help"), "rules"),
        ]

    def _branch_tip(self, name: str) -> str:
        """What a button does, and why not where it never can in this game."""
        text, running = self.app.text, self.source.match.outcome() is None
        never = not can_branch(self.source) or (name == "again" and running)
        return f"{text(f'replay.{name}')}\n{text(f'replay.no_{name}')}" if never else text(f"replay.{name}")

    def possible(self) -> dict[str, bool]:
        """What can be done at this place."""
        return {
            "branch": can_branch(self.source) and self.session.decision is not None,
            "again": AgainTable.offered(self.source, self.count),
        }

    def build(self) -> None:
        """Lay out the table, and the bar under it."""
        super().build()
        self.bar.build()

    def offer(self) -> None:
        """Show the place in the log too."""
        placed = self._placed
        super().offer()
        if placed:
            self.log.reveal(self.reached)

    def mark(self) -> None:
        """Mark this moment, or take its mark away; the mark is kept with the game."""
        now = self.source.match.toggle_bookmark(self.count)
        self.source.save()
        self.app.notices.add(self.app.text("replay.marked" if now else "replay.unmarked"))
        self.arrange()

    def update(self, dt: float) -> None:
        """Let time pass; say once where the game with its marks cannot be saved."""
        super().update(dt)
        if owed := self.source.autosave.owed:
            self.app.notices.once(self.app.text("replay.unkept", reason=because(self.app.text, owed)))

    def branch(self) -> None:
        """Ask whether to play on from here."""
        if self.possible()["branch"]:
            self._pause()
            self.app.push(BranchScene(self.app, self.source, self.count))

    def again(self) -> None:
        """Let the person choose anew at this moment."""
        if self.possible()["again"]:
            self._pause()
            self._stop_motion()
            self.source.stop_thinking()
            self.app.push(AgainTable.at(self.app, self.source, self.count))

    def menu(self) -> None:
        """Leave the replay."""
        self.finish()

    def handle(self, event: pygame.event.Event) -> None:
        """The slider first, then the keys of the film, then what every table does."""
        if self.bar.handle(event) or (event.type == pygame.KEYDOWN and self._key(event)):
            self.rest.wake()
            return
        super().handle(event)

    def _key(self, event: pygame.event.Event) -> bool:
        """The keys that have no button: the ends, the marks, the next eyes."""
        marks = [*self.film.rounds, *self.turning, *self.bookmarks]
        if means(event, "to_start"):
            self.jump(0)
        elif means(event, "to_end"):
            self.jump(self.film.total)
        elif means(event, "mark_back", "mark_on"):
            self.jump(self.film.next_mark(marks, self.count, means(event, "mark_on")))
        elif means(event, "eyes") and len(self.ways) > 1:
            self.see_as(self.way + 1)
        else:
            return False
        return True

    def rects(self) -> dict[str, pygame.Rect]:
        """Every named place of the table, and the slider."""
        return super().rects() | {"slider": self.bar.slider}

    def taken(self) -> list[pygame.Rect]:
        """Notices do not cover the bar."""
        return [self.bar.rect]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table and the bar."""
        paint.draw_table(surface, self)
        self.bar.draw(surface)
        self.controls.draw(surface)
        self.rest.drawn()
