"""What the coach points out of a choice in Encyclopedia: the only die, animal or expert of its kind, and whose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.encyclopedia.model import PICK_ANIMAL, PICK_DIE, PICK_EXPERT, EncycAction
from game.encyclopedia.view import EncycView

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard


def remark(table: EncycBoard, view: EncycView, action: EncycAction) -> str:
    """A sentence about a choice, '' where there is nothing to say."""
    if action.kind == PICK_DIE:
        return _die(table, view, action)
    if action.kind == PICK_ANIMAL and action.animal in view.animals:
        return _only(table, "only_animal", view.animals, table.box.continent, action.animal)
    if action.kind == PICK_EXPERT and action.expert in view.experts:
        return _only(table, "only_expert", view.experts, table.box.experts.continent, action.expert)
    return ""


def _only(table: EncycBoard, key: str, shown: Sequence[int], continent: Sequence[int], card: int) -> str:
    """That a card is the only one on display of its continent."""
    lands = [continent[one] for one in shown if one >= 0]
    return (
        table.say(f"remark.{key}", land=table.words.land(continent[card])) if lands.count(continent[card]) == 1 else ""
    )


def _die(table: EncycBoard, view: EncycView, action: EncycAction) -> str:
    """Whether a die is the only one of its kind, else whose it was."""
    die = view.seats[action.owner].dice[action.slot]
    if die is None:
        return ""
    alike = sum(one == die for seat in view.seats for one in seat.dice)
    if alike == 1:
        return table.say("remark.only_die", die=table.words.die(die))
    if action.owner == view.to_act:
        return table.say("remark.own_die")
    return table.say("remark.from", die=table.words.die(die), name=table.seat_names[action.owner])
