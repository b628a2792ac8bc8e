"""What may be owed together: the frames on the stack, their figures, and the moment they fit."""

from __future__ import annotations

from typing import Final

from game.core.invariants import require, require_seats
from game.core.values import Frame
from game.holotype.box import Box
from game.holotype.journal import traceable
from game.holotype.model import (
    ASK_BUMP,
    ASK_DIG,
    ASK_DISCARD,
    ASK_EROSION,
    ASK_GAIN,
    ASK_GIVE,
    ASK_KEEP,
    ASK_LAB,
    ASK_MILESTONE,
    ASK_MUSEUM,
    ASK_REROLL,
    ASK_SEARCH,
    ASK_TRACE,
    ASK_TURN,
    FIELD_ASSISTANT,
    JOURNAL,
    LOCATIONS,
    LOUNGE,
    PROMPTS,
    TILE_DISCARD,
    TILE_MUSEUM,
    HoloState,
)

FIGURES: Final = {
    ASK_BUMP: (3, len(LOCATIONS)),
    ASK_LAB: (2,),
    ASK_DISCARD: (2, 9),
    ASK_DIG: (2,),
    ASK_EROSION: (2,),
    ASK_REROLL: (10,),
    ASK_TRACE: (60,),
    ASK_MUSEUM: (2, 3, 8, 8),
}
"""How many figures a frame has, and below what each stays; frames that are not named have none."""


def check_owed(box: Box, state: HoloState) -> None:
    """Raise StateProblem if the stack holds what cannot be owed at this moment."""
    require_seats(state, box.seats)
    for frame in state.stack:
        _check_frame(frame)
    if not state.stack:
        return
    if state.stack[-1].kind == ASK_KEEP:
        _check_set_up(box, state)
    elif state.stack[-1].kind == ASK_MILESTONE:
        _check_milestones(box, state)
    else:
        _check_turn(box, state)


def _check_frame(frame: Frame) -> None:
    """A frame is of a known kind, with figures in range."""
    require(frame.kind in PROMPTS, "the stack holds what cannot be owed")
    bounds = FIGURES.get(frame.kind, ())
    fits = len(bounds) == len(frame.args) and all(0 <= n < most for n, most in zip(frame.args, bounds, strict=True))
    require(fits, f"the stack holds a {frame.kind} that cannot be")


def _check_set_up(box: Box, state: HoloState) -> None:
    """The choices of Personal Objectives lie above the first turn, in turn order."""
    first, asked = state.stack[0], state.stack[1:]
    require(not box.basal and first.kind == ASK_TURN and first.seat == state.active, "the first turn is missing")
    order = [(state.active + step) % box.seats for step in range(box.seats - 1, -1, -1)]
    require([frame.seat for frame in asked] == order[: len(asked)], "the stack asks seats out of order")
    require(all(frame.kind == ASK_KEEP for frame in asked) and state.turns == 1, "the set-up is not finished")


def _check_milestones(box: Box, state: HoloState) -> None:
    """Milestones are chosen in turn order from the active seat, and nothing else is owed then."""
    order = [(state.active + step) % box.seats for step in range(box.seats - 1, -1, -1)]
    seats = [frame.seat for frame in state.stack]
    require(all(frame.kind == ASK_MILESTONE for frame in state.stack), "a milestone is owed with something else")
    require(seats == order[: len(seats)], "the stack asks seats out of order")
    require(bool(box.milestones >> state.track & 1), "there is no milestone here")


def _check_turn(box: Box, state: HoloState) -> None:
    """One thing is owed by the active seat; only what is given up may come before the milestone's cube."""
    kinds = [frame.kind for frame in state.stack]
    top = state.stack[-1]
    require(len(kinds) == 1 or kinds == [ASK_GAIN, ASK_GIVE], "the stack holds too much")
    require(all(frame.seat == state.active for frame in state.stack), "another seat is asked than the active one")
    require(ASK_GAIN not in kinds or bool(state.tiles[top.seat] & TILE_MUSEUM), "there is no milestone for a cube")
    erosion = state.dig == box.erosion
    _check_field(state, top, erosion)
    _check_figures(box, state, top)


def _check_field(state: HoloState, top: Frame, erosion: bool) -> None:
    """Cards, dice and the chosen expedition are there exactly when the question needs them."""
    if top.kind == ASK_DIG:
        require(len(state.drawn) > 1 and state.dig < 0 and not state.dice, "there is no choice of expeditions")
    elif top.kind == ASK_EROSION:
        require(erosion, "there is no Erosion Event")
    elif top.kind == ASK_REROLL:
        require(bool(state.dice) and top.args[0] > 0, "there is nothing to roll again")
    elif top.kind in (ASK_TURN, ASK_BUMP):
        require(not state.drawn and state.dig < 0, "expeditions lie about")
    elif top.kind != ASK_GIVE:
        require(erosion or not state.drawn, "an expedition is not finished")
    if top.kind != ASK_REROLL:
        require(not state.dice, "dice lie about")


def _check_figures(box: Box, state: HoloState, top: Frame) -> None:
    """The figures of the question fit the table."""
    if top.kind == ASK_BUMP:
        worker, location = top.args
        waits = state.workers[top.seat * 3 + worker] == LOUNGE
        full = all(state.spaces[space] >= 0 for space in box.spaces_of[location])
        barred = location == JOURNAL and worker == FIELD_ASSISTANT
        require(waits and full and not barred, "there is nobody to bump")
    elif top.kind == ASK_TRACE:
        card = top.args[0]
        newest = bool(state.papers) and state.papers[-1] // 8 == card * 5 and state.papers[-1] % 8 == top.seat
        require(newest and traceable(box, state, top.seat, card), "there is nothing to add a trace to")
    elif top.kind == ASK_DISCARD:
        require(sum(top.args) > 0, "nothing is to be discarded")
    elif top.kind == ASK_SEARCH:
        require(bool(state.tiles[top.seat] & TILE_DISCARD), "the discard pile may not be searched")
    elif top.kind == ASK_GIVE:
        stored = sum(state.fossils[top.seat * 3 : top.seat * 3 + 3])
        require(stored > box.limit_of(state, top.seat), "nothing has to be given up")
