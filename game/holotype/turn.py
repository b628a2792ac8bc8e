"""A turn: one worker to a location, bumping by hierarchy where it is full, or all workers back to the Lounge.

Where the rulebook is silent: a worker takes the first empty space of a location, for spaces of a location are alike.
"""

from __future__ import annotations

from typing import Final

from game.core.beats import end_beat
from game.core.values import Action, Event, Frame, but
from game.holotype import doors, field
from game.holotype.actions import BUMPS, PLACES_BY_MASK, RETRIEVE
from game.holotype.box import Box
from game.holotype.model import (
    ASK_BUMP,
    ASK_TURN,
    FIELD,
    FIELD_ASSISTANT,
    FRAMES,
    JOURNAL,
    LOCATIONS,
    LOUNGE,
    SEATS,
    WORKERS,
    HoloAction,
    HoloState,
)

RANKS: Final = [3 - code % 3 for code in range(SEATS * 3)] + [1]
"""What rank it takes to get a space, by the code of the worker on it; the last entry stands for an empty one (-1)."""


def turn_options(box: Box, state: HoloState, frame: Frame) -> list[Action]:
    """The placements of every worker in the Lounge, and retrieving if a worker is out."""
    at = frame.seat * 3
    workers = state.workers
    if workers[at] != LOUNGE and workers[at + 1] != LOUNGE and workers[at + 2] != LOUNGE:
        return [RETRIEVE]
    open_to = _open_locations(box, state)
    able = doors.doable(box, state, frame.seat) | 1 << FIELD
    options: list[Action] = []
    out = False
    for worker in range(3):
        where = workers[at + worker]
        if where == LOUNGE:
            mask = able & open_to[3 - worker]
            if worker == FIELD_ASSISTANT:
                mask &= ~(1 << JOURNAL)
            options += PLACES_BY_MASK[worker][mask]
        elif where >= 0:
            out = True
    if out:
        options.append(RETRIEVE)
    return options


def _open_locations(box: Box, state: HoloState) -> tuple[int, int, int, int]:
    """The masks of locations with a space that a worker of rank 1, 2 or 3 may take (none for rank 0)."""
    one = two = three = 0
    spaces = state.spaces
    bit = 1
    for places in box.spaces_of:
        least = 4
        for space in places:
            rank = RANKS[spaces[space]]
            if rank < least:
                least = rank
        three |= bit
        if least < 3:
            two |= bit
            if least == 1:
                one |= bit
        bit <<= 1
    return 0, one, two, three


def turn_step(box: Box, state: HoloState, frame: Frame, action: HoloAction, events: list[Event] | None) -> None:
    """Retrieve, or place the worker; whom to bump is asked where there is a choice."""
    seat = frame.seat
    if action.kind == "retrieve":
        _retrieve(box, state, seat, events)
        return
    spaces = box.spaces_of[action.to]
    for space in spaces:
        if state.spaces[space] < 0:
            _stand(box, state, seat, action.item, action.to, space, events)
            return
    weaker = [space for space in spaces if RANKS[state.spaces[space]] <= 3 - action.item]
    if len(weaker) == 1:
        _stand(box, state, seat, action.item, action.to, weaker[0], events)
    else:
        state.stack.append(Frame(ASK_BUMP, seat, (action.item, action.to)))
        if events is not None:
            data = (("worker", WORKERS[action.item]), ("location", LOCATIONS[action.to]))
            events.append(Event("sent", seat, data, news=but(seat)))


def _retrieve(box: Box, state: HoloState, seat: int, events: list[Event] | None) -> None:
    """Bring every own worker back from the board and gain research."""
    count = 0
    for code in range(seat * 3, seat * 3 + 3):
        space = state.workers[code]
        if space >= 0:
            state.spaces[space] = -1
            state.workers[code] = LOUNGE
            count += 1
    state.research[seat] += box.retrieved
    if events is not None:
        data = (("workers", count), ("research", box.retrieved))
        events.append(Event("retrieved", seat, data, news=but(seat)))


def bump_options(box: Box, state: HoloState, frame: Frame) -> list[Action]:
    """The workers at the location that the hierarchy allows to bump."""
    worker, location = frame.args
    codes = [state.spaces[space] for space in box.spaces_of[location]]
    return [BUMPS[code] for code in sorted(codes) if RANKS[code] <= 3 - worker]


def bump_step(box: Box, state: HoloState, frame: Frame, action: HoloAction, events: list[Event] | None) -> None:
    """Take the space of that worker."""
    worker, location = frame.args
    _stand(box, state, frame.seat, worker, location, state.workers[action.item], events)


def _stand(
    box: Box, state: HoloState, seat: int, worker: int, location: int, space: int, events: list[Event] | None
) -> None:
    """Send whoever stands on the space to the Lounge, put the worker there and begin its action."""
    bumped = state.spaces[space]
    if bumped >= 0:
        state.workers[bumped] = LOUNGE
    code = seat * 3 + worker
    state.spaces[space] = code
    state.workers[code] = space
    if events is not None:
        place = LOCATIONS[location]
        data = (("worker", WORKERS[worker]), ("location", place), ("space", space))
        events.append(Event("placed", seat, data, news=but(seat)))
        if bumped >= 0:
            data = (("worker", WORKERS[bumped % 3]), ("location", place), ("space", space))
            events.append(Event("bumped", bumped // 3, data, news=but(seat)))
        end_beat(state, events)
    senior = 0 if worker == FIELD_ASSISTANT else 1
    if location == FIELD:
        field.enter(box, state, seat, senior, events)
    else:
        doors.enter(box, state, seat, senior, location, events)


def go_on(box: Box, state: HoloState, events: list[Event] | None) -> None:
    """After a whole turn: clear the Field, then the next seat has its turn unless the game is over."""
    if state.drawn:
        field.tidy_up(box, state, events)
    if not state.ending:
        state.active = (state.active + 1) % box.seats
        state.turns += 1
        state.stack.append(FRAMES[ASK_TURN][state.active])
