"""What happened, told beat by beat: board, counters and log follow the motion."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.core.match import Beat, Match
from ui.table import buttons
from ui.table.motion import Act, Stage

if TYPE_CHECKING:
    from ui.table.scene import TableScene


class Telling:
    """Shows the beats of a move one after the other; each is played over the table that the one before has left."""

    def __init__(self, table: TableScene) -> None:
        """Nothing to tell."""
        self.table = table
        self._untold: list[Beat] = []

    def play(self, beats: list[Beat], before: Match) -> None:
        """Show what happened from the table before it, then the table as it is now.

        Where another person is next, all look on and somebody says when to go on.
        """
        table, self._untold = self.table, beats[:]
        factor = table.app.settings.pace_factor
        if factor > 0:
            table.look_at(before, before)
            table.gesture.reset({})
            table.arrange()
        told = any(self._captions(beat) for beat in beats)
        table.motion.start(self._acts(), factor, table.app.audio.play, self._come_to_rest)
        buttons.update_buttons(table)
        if told and table.session.person_to_act not in (None, table.viewer):
            table.set_mode("continue")

    def _acts(self) -> Iterator[Act]:
        """The motion of every beat, made when the table before it stands."""
        while self._untold:
            beat = self._untold.pop(0)
            yield Act(self._stages(beat), partial(self._land, beat))

    def _stages(self, beat: Beat) -> list[Stage]:
        """How a beat is shown; the status line says what it is."""
        table, caption = self.table, next(iter(self._captions(beat)), "")
        events = [event.redacted(table.viewer) for event in beat.events]
        stages = table.board.stages(events, table.view, table.focus)
        if table.app.settings.reduced_motion:
            stages = [replace(stage, flights=()) for stage in stages]
        return [replace(self._seen(stage), caption=stage.caption or caption) for stage in stages]

    def _seen(self, stage: Stage) -> Stage:
        """The same stage with what happens in folded panels at their tabs."""
        seen = self.table.plan.seen
        return replace(
            stage, flights=tuple(replace(one, start=seen(one.start), end=seen(one.end)) for one in stage.flights)
        )

    def _captions(self, beat: Beat) -> list[str]:
        """What the log will say of a beat."""
        events = [event.redacted(self.table.viewer) for event in beat.events]
        return [line.text for line in self.table.board.log_lines(events)]

    def _land(self, beat: Beat) -> None:
        """Show the table after a beat; what interrupts the game there comes at once."""
        self.table.look_at(beat.match, beat.match)
        self.table.course.interrupt(beat.events)
        self.table.arrange()

    def _come_to_rest(self) -> None:
        """Show the table as it is now; what was not told any more may still interrupt."""
        for beat in self._untold:
            self.table.course.interrupt(beat.events)
        self._untold = []
        self.table.show()
