"""What portraits at the table do: they nod when their turn begins, hop at points gained, start when pushed aside."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ui.widgets.medallion import Pose

if TYPE_CHECKING:
    from game.core.values import Event
    from ui.table.scene import TableScene

LONG = {"thinks": 0.6, "glad": 1.1, "startled": 1.1}
"""Seconds of each gesture; in the later part of it a portrait only shows its mood or its sign."""

MOVES = 0.7
"""Seconds in which a portrait moves at most."""

AGAIN = 6.0
"""Seconds after which a bot that still thinks nods again."""


@dataclass(frozen=True)
class Gesture:
    """What a portrait does, and since when."""

    kind: str
    age: float = 0.0


class Faces:
    """The gestures of all portraits at a table; short, so that the table can rest."""

    def __init__(self, table: TableScene) -> None:
        """Calm portraits."""
        self.table = table
        self._gestures: dict[int, Gesture] = {}
        self._asked = -1
        self._waited = 0.0

    @property
    def busy(self) -> bool:
        """Whether a portrait shows something that will pass."""
        return bool(self._gestures)

    def see(self, events: Sequence[Event], before: Sequence[int], after: Sequence[int]) -> None:
        """Something was shown: who gained points is glad, who was pushed aside is startled."""
        for seat, (old, new) in enumerate(zip(before, after, strict=True)):
            if new > old:
                self._gestures[seat] = Gesture("glad")
        for seat in self.table.board.startled(events):
            self._gestures[seat] = Gesture("startled")

    def update(self, dt: float) -> None:
        """Let time pass; whoever is asked now nods, a bot that thinks for long nods again."""
        aged = {seat: Gesture(one.kind, one.age + dt) for seat, one in self._gestures.items()}
        self._gestures = {seat: one for seat, one in aged.items() if one.age < LONG[one.kind]}
        decision, session = self.table.session.decision, self.table.session
        asked = decision.seat if decision is not None and not self.table.motion.busy else -1
        self._waited = self._waited + dt if asked == self._asked else 0.0
        new, self._asked = asked != self._asked, asked
        again = asked == session.bot_to_act and self._waited >= AGAIN
        if asked >= 0 and (new or again) and self.table.app.settings.pace_factor > 0:
            self._waited = 0.0
            self._gestures.setdefault(asked, Gesture("thinks"))

    def poses(self) -> dict[int, Pose]:
        """How the portraits that do something look now."""
        still = self.table.app.still
        return {seat: _pose(one.kind, MOVES if still else one.age) for seat, one in self._gestures.items()}


def _pose(kind: str, age: float) -> Pose:
    """How a portrait looks in a gesture of that age."""
    part = min(age / (LONG[kind] if kind == "thinks" else MOVES), 1.0)
    if kind == "thinks":
        return Pose("thinking", lift=-0.07 * math.sin(math.pi * 2 * part) ** 2, angle=3 * math.sin(math.pi * part))
    if kind == "glad":
        return Pose("pleased", lift=0.22 * abs(math.sin(math.pi * 2 * part)) * (1 - 0.5 * part))
    swing = math.sin(math.pi * 3 * part) * (1 - part)
    return Pose("", lift=0.05 * (1 - part), angle=-20 * swing, sign="!")
