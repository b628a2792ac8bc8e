"""What happened, told backwards too: each beat goes from the table that it left to the one that it began from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any

from game.core.match import Beat, Match
from ui.table import buttons
from ui.table.motion import Act, Stage
from ui.table.rewind import rewound
from ui.table.telling import Telling


class FilmTelling(Telling):
    """Shows the beats of moves one after the other, forwards or backwards."""

    def rewind(self, beats: list[Beat], before: Match) -> None:
        """Show what happened from the table after it back to the one before it, then the table as it is now."""
        table, factor = self.table, self.table.pace
        if factor > 0:
            self._stand(beats[-1].match)
        steps = list(pairwise([Beat((), before), *beats]))
        table.motion.start(self._acts_back(steps), factor, table.app.audio.play, self._come_to_rest)
        table.offer()
        buttons.update_buttons(table)

    def _acts_back(self, steps: list[tuple[Beat, Beat]]) -> Iterator[Act]:
        """The motion of every beat backwards, made when the table after it stands; at last the table before it."""
        for before, beat in reversed(steps):
            for number, stage in enumerate(self._back(before.match, beat)):
                again = partial(self._back_again, before.match, beat, number)
                yield Act([stage], lambda: None, again, partial(self._lift_back, before.match))
            yield Act([], partial(self._stand, before.match))

    def _back(self, before: Match, beat: Beat) -> list[Stage]:
        """The stages of a beat backwards, as the table before it has them; what the table shows stays."""
        table, shown, view = self.table, self.table.shown, self.table.view
        table.look_at(before, before)
        began = table.view
        table.board.arrange(began, table.plan, table.focus)
        stages = rewound(self.stages(beat, began), began)
        table.look_at(shown, shown)
        table.view = view
        table.board.arrange(view, table.plan, table.focus)
        text = table.app.text
        return [replace(stage, caption=text("replay.backwards", what=stage.caption)) for stage in stages]

    def _back_again(self, before: Match, beat: Beat, number: int) -> list[Stage]:
        """One of these stages in another window."""
        return self._back(before, beat)[number : number + 1]

    def _lift_back(self, before: Match, view: Any) -> None:
        """Show a view of the table before a beat in which something is still in the air; log and points are its own."""
        if self.table.shown is not before:
            self.table.look_at(before, before)
        self._lift(view)

    def _stand(self, match: Match) -> None:
        """Show the table of a match while something is told."""
        self.table.look_at(match, match)
        self.table.gesture.reset({})
        self.table.place()
