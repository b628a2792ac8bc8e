"""What the coach points out of a choice in Holotype: the last free space, who is bumped, what a paper is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.holotype.model import LOCATIONS, WORKERS, HoloAction
from game.holotype.view import HoloView

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard


def remark(table: HoloBoard, view: HoloView, action: HoloAction) -> str:
    """A sentence about a choice, '' where there is nothing to say."""
    if action.kind == "place":
        return _space(table, view, action.to)
    if action.kind == "bump":
        worker = table.say(f"worker.{WORKERS[action.item % 3]}.name")
        return table.say("remark.home", worker=worker, name=table.seat_names[action.item // 3])
    if action.kind == "publish":
        card = action.text.partition(" ")[2]
        points = table.box.cards.points[table.box.cards.ids.index(card)]
        return table.say("remark.papers", card=table.card_name(card), n=points)
    if action.kind == "retrieve":
        out = sum(space >= 0 for space in view.mats[view.to_act].workers)
        return table.say("remark.retrieved", n=out)
    return ""


def _space(table: HoloBoard, view: HoloView, location: int) -> str:
    """That a location is full, or will be."""
    free, at = view.spaces[location].count(-1), table.say(f"location.{LOCATIONS[location]}.at")
    if free > 1:
        return ""
    return table.say("remark.last" if free else "remark.full", at=at)
