"""What the coach points out of a choice in Cubosaurs: who gets the hand, and how much of it there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cubosaurs.model import CuboAction
from game.cubosaurs.view import CuboView

if TYPE_CHECKING:
    from ui.boards.cubosaurs.board import CuboBoard


def remark(table: CuboBoard, view: CuboView, action: CuboAction) -> str:
    """A sentence about keeping or refusing a hand, '' for any other choice."""
    if action.kind not in ("keep", "refuse") or len(table.seat_names) < 2:
        return ""
    count = len(view.hand) + (action.kind == "refuse" and action.card >= 0)
    after = table.seat_names[table.after(view, view.to_act)]
    return table.say(f"remark.{action.kind}", n=count, name=after)
