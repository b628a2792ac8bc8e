"""Why an action is refused: one code for each rule that forbids it."""

from __future__ import annotations

from typing import Final

from game.core.rules import codes
from game.core.values import Frame
from game.holotype import journal, lab, museum
from game.holotype.box import Box
from game.holotype.model import (
    AREAS,
    FIELD_ASSISTANT,
    JOURNAL,
    LAB,
    LOUNGE,
    MUSEUM,
    PROMPTS,
    TILE_LAB,
    WAITING,
    HoloAction,
    HoloState,
)

REASONS: Final = codes(
    PROMPTS, "not_offered", "worker_out", "grad_student_locked", "hierarchy", "not_there", "no_worker_out",
    "seniors_only", "nothing_to_publish", "lab_empty", "no_cards", "no_milestone", "pile_empty", "not_in_pile",
    "not_in_hand", "must_discard", "not_drawn", "field_itself", "no_such_face", "no_fossils", "no_fossils_left",
    "no_research", "discs_used", "area_taken", "area_unmet", "not_laid_out", "no_such_trace", "one_of_two",
    "traded_back", "museum_empty", "not_yet", "tile_taken",
)  # fmt: skip
"""Every code that a refusal can give."""


def turn_refusal(box: Box, state: HoloState, frame: Frame, action: HoloAction) -> str:
    """Why a worker may not go there, or why nobody can be retrieved."""
    if action.kind == "retrieve":
        return "no_worker_out"
    where = state.workers[frame.seat * 3 + action.item]
    if where != LOUNGE:
        return "grad_student_locked" if where == WAITING else "worker_out"
    return _at_location(box, state, frame.seat, action.item == FIELD_ASSISTANT, action.to) or "hierarchy"


def _at_location(box: Box, state: HoloState, seat: int, junior: bool, location: int) -> str:
    """Why a worker could do nothing at a location, '' if it could."""
    if location == JOURNAL and junior:
        return "seniors_only"
    if location == JOURNAL and not journal.publishable(box, state, seat) | journal.contributable(box, state, seat):
        return "nothing_to_publish"
    if location == LAB and not lab.doable(state, seat):
        return "lab_empty"
    if location == MUSEUM and not museum.doable(box, state, seat):
        return "no_fossils"
    return ""


def bump_refusal(box: Box, state: HoloState, frame: Frame, action: HoloAction) -> str:
    """Why that worker cannot be bumped."""
    location = frame.args[1]
    if action.item not in [state.spaces[space] for space in box.spaces_of[location]]:
        return "not_there"
    return "hierarchy"


def lab_refusal(_box: Box, state: HoloState, frame: Frame, action: HoloAction) -> str:
    """Why this action of the Lab cannot be taken."""
    if action.item == 2:
        return "pile_empty"
    if action.item == 3:
        return "not_in_hand"
    return "no_milestone" if action.item == 1 and not state.tiles[frame.seat] & TILE_LAB else "no_cards"


def discard_refusal(_box: Box, _state: HoloState, _frame: Frame, action: HoloAction) -> str:
    """Why a card cannot be discarded, or discarding not be ended."""
    return "must_discard" if action.kind == "done" else "not_in_hand"


def erosion_refusal(box: Box, state: HoloState, frame: Frame, action: HoloAction) -> str:
    """Why the worker cannot go on to that location."""
    return _at_location(box, state, frame.seat, not frame.args[0], action.to) or "field_itself"


def journal_refusal(box: Box, state: HoloState, frame: Frame, action: HoloAction) -> str:
    """Why a card cannot be published or an area not be contributed to."""
    seat = frame.seat
    if action.kind == "publish":
        if not state.hands[seat] >> action.item & 1:
            return "not_in_hand"
        return "no_research" if box.cards.research[action.item] > state.research[seat] else "no_fossils"
    if action.item not in state.globals:
        return "not_laid_out"
    area = state.globals.index(action.item) * AREAS + action.to
    if not state.vacant >> area & 1:
        return "area_taken"
    if not state.discs[seat]:
        return "discs_used"
    return "no_research" if state.met[box.seats] >> area & 1 else "area_unmet"


def museum_refusal(box: Box, state: HoloState, frame: Frame, action: HoloAction) -> str:
    """Why this trade or exchange cannot be made."""
    senior, begun, given, taken = frame.args
    if action.kind == "done":
        return "not_yet"
    if not senior and begun == (museum.EXCHANGED if action.kind == "trade" else museum.TRADED):
        return "one_of_two"
    held = state.fossils[frame.seat * 3 + action.item]
    if action.kind == "exchange" or held < box.trade[action.item]:
        return "no_fossils"
    if taken >> action.item & 1 or given >> action.to & 1:
        return "traded_back"
    return "museum_empty"
