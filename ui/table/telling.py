"""What happened, told beat by beat: board, counters and log follow the motion."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.core.match import Beat, Match
from game.core.values import SPECTATOR
from ui.table import buttons
from ui.table.motion import Act, Stage
from ui.table.sprite import Point

if TYPE_CHECKING:
    from ui.table.scene import TableScene


LAST = "last_round"
"""The moment in which the last round begins."""


class Telling:
    """Shows the beats of a move one after the other; each is played over the table that the one before has left."""

    def __init__(self, table: TableScene) -> None:
        """Nothing to tell."""
        self.table = table
        self._untold: list[Beat] = []
        self._opened = False

    def play(self, beats: list[Beat], before: Match) -> None:
        """Show what happened from the table before it, then the table as it is now.

        Where another person is next, all look on and somebody says when to go on.
        """
        table = self.table
        self._play(beats, before)
        told = any(self._captions(beat) for beat in beats)
        if told and table.session.person_to_act not in (None, table.viewer):
            table.set_mode("continue")

    def _play(self, beats: list[Beat], before: Match) -> None:
        """Begin to show beats over the table before them."""
        table, self._untold = self.table, beats[:]
        factor = table.pace
        if factor > 0:
            table.look_at(before, before)
            table.gesture.reset({})
            table.place()
        table.motion.start(self._acts(), factor, table.app.audio.play, self._come_to_rest)
        table.offer()
        buttons.update_buttons(table)

    def stop(self) -> None:
        """Tell no more of it, and leave the table as it stands to whoever stops it."""
        self._untold = []
        self.table.motion.drop()

    def open(self) -> None:
        """Show once how the game begins: the moments of its opening, over the table as it stands after it."""
        match, opened, self._opened = self.table.session.match, self._opened, True
        if match.opening and not opened and not match.moments and self.table.pace > 0:
            beats = match.beats()
            self._play(beats, beats[0].match)

    def _acts(self) -> Iterator[Act]:
        """The motion of every beat, made when the table before it stands."""
        while self._untold:
            beat, before = self._untold.pop(0), self.table.view
            land, again = partial(self._land, beat), partial(self._again, beat, before)
            yield Act(self.stages(beat, before), land, again, self._lift)

    def _again(self, beat: Beat, before: Any) -> list[Stage]:
        """The stages of a beat in another window, where the table may show another view than the one before it."""
        table = self.table
        table.board.arrange(before, table.plan, table.focus)
        stages = self.stages(beat, before)
        table.board.arrange(table.view, table.plan, table.focus)
        return stages

    def _lift(self, view: Any) -> None:
        """Show the table without what is in the air; points and log stay until it has landed."""
        self.table.view = view
        self.table.place()

    def stages(self, beat: Beat, before: Any) -> list[Stage]:
        """How a beat is shown over the view before it; the status line says what it is."""
        table, caption = self.table, next(iter(self._captions(beat)), "")
        events = table.told_of(beat.events)
        stages = table.board.stages(events, before, table.focus)
        if beat.events == beat.match.opening:
            stages = [stage for stage in stages if stage.moment]
        stages += self._last_round(beat, stages)
        if table.app.still:
            stages = [stage.stilled for stage in stages]
        return [replace(self._seen(stage), caption=stage.caption or caption) for stage in stages]

    def _seen(self, stage: Stage) -> Stage:
        """The same stage with what happens in folded panels at their tabs."""
        return replace(stage, sprites=tuple(sprite.moved(self._at) for sprite in stage.sprites))

    def _at(self, point: Point) -> Point:
        """Where a point of the table is seen: on the tab of the seat in whose folded panel it lies."""
        spot = pygame.Rect(round(point[0]), round(point[1]), 1, 1)
        shown = self.table.plan.seen(spot)
        return point if shown == spot else shown.center

    def _last_round(self, beat: Beat, stages: list[Stage]) -> list[Stage]:
        """A banner where the last round begins with this beat and the board has not said so itself."""
        board, after = self.table.board, beat.match.view(SPECTATOR)
        begins = board.last_round(after) and not board.last_round(self.table.shown.view(SPECTATOR))
        if not begins or beat.match.outcome() is not None or any(stage.moment == LAST for stage in stages):
            return []
        first = [] if any(stage.swap for stage in stages) else [Stage(0.0, swap=True)]
        banner = board.last_banner(after)
        return [*first, board.announce(LAST, banner, banner.line, "last")]

    def _captions(self, beat: Beat) -> list[str]:
        """What the log will say of a beat."""
        return [line.text for line in self.table.board.log_lines(self.table.told_of(beat.events))]

    def _land(self, beat: Beat) -> None:
        """Show the table after a beat; portraits see it, and what interrupts the game there comes at once."""
        before = self.table.points
        self.table.look_at(beat.match, beat.match)
        self.table.faces.see(beat.events, before, self.table.points)
        self.table.course.interrupt(beat.events)
        self.table.place()

    def _come_to_rest(self) -> None:
        """Show the table as it is now; what was not told any more may still interrupt."""
        for beat in self._untold:
            self.table.course.interrupt(beat.events)
        self._untold = []
        self.table.show()
