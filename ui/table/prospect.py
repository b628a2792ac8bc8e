"""What the board marks while somebody chooses: targets, what is chosen, and what a choice would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.values import Action
from ui.table.board import Look

if TYPE_CHECKING:
    from ui.table.scene import TableScene


class Prospect:
    """What can be chosen at a table and what it would change, as its board should mark it now."""

    def __init__(self, table: TableScene) -> None:
        """The prospect at a table."""
        self.table = table
        self._key: object = None
        self._preview: dict[str, int] = {}

    def forget(self) -> None:
        """Foretell anew what choices bring: the table may stand otherwise now."""
        self._key = None

    def look(self) -> Look:
        """What the board should mark: targets, previews, what is chosen."""
        table = self.table
        if table.mode == "confirm":
            last = table.gesture.chosen[-1]
            return Look(
                targets=frozenset((last,)), chosen=table.gesture.chosen[:-1], hover=last, pulse=table.rest.pulse
            )
        if (told := table.coach.told()) is not None:
            return told
        hover = table.pointer.hovered()
        if not table.interactive:
            return Look(glow=table.glow, hover=hover)
        chosen = table.gesture.chosen
        tried = chosen or ((hover,) if table.gesture.next_places((hover,)) else ())
        if not table.app.settings.aids:
            return Look(chosen=chosen, hover=hover, glow=table.glow, pulse=table.rest.pulse)
        return Look(
            targets=frozenset(table.gesture.next_places(tried)),
            chosen=chosen,
            hover=hover,
            previews=self._previews(tried),
            changes=self._changes(hover),
            glow=table.glow,
            dim=bool(tried),
            pulse=table.rest.pulse,
        )

    def look_along(self, path: tuple[str, ...]) -> Look:
        """What the board should mark as if all of a path but its last place were chosen, and that pointed at."""
        table, chosen, last = self.table, path[:-1], path[-1]
        action = table.gesture.ends(chosen).get(last)
        return Look(
            targets=frozenset((last,)),
            chosen=chosen,
            hover=last,
            previews={name: points for name, points in self._previews(chosen).items() if name == last},
            changes=table.board.changes(table.view, action) if action is not None else (),
            dim=bool(chosen),
        )

    def _previews(self, tried: tuple[str, ...]) -> dict[str, int]:
        """The change of the own score for every place that would complete an action."""
        match = self.table.choice.match
        key = (tried, len(match.moments))
        if key != self._key:
            self._key = key
            ends: dict[str, Action] = self.table.gesture.ends(tried)
            now = match.scores()[self.table.viewer].total if ends else 0
            told = {name: self.table.board.brings(self.table.view, action) for name, action in ends.items()}
            self._preview = {
                name: match.preview(ends[name]).total - now if points is None else points
                for name, points in told.items()
            }
        return self._preview

    def _changes(self, hover: str) -> tuple[int, ...]:
        """What the action that would be completed under the pointer changes for everyone."""
        table = self.table
        action = table.gesture.ends().get(hover)
        return table.board.changes(table.view, action) if action is not None else ()
