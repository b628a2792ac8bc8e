"""Museum Collections: trade and exchange step by step; and the storage of fossils, whose excess goes to the Museum.

"Any number" of trades and exchanges includes none where the visit brings something all the same: the milestone's cube.
Where the rulebook is silent: without the milestone a visit has at least one trade or exchange. A trade takes as many
cubes as the formula and the Museum allow, at least one. Within one visit a kind of fossil that was taken in trade is
not traded in, and one that was traded in is not taken: such detours bring nothing that a direct trade does not, and
they never end.
"""

from __future__ import annotations

from typing import Final

from game.core.values import Action, Event, Frame, but
from game.holotype.actions import DONE, EXCHANGES, GAINS, GIVES, TRADES
from game.holotype.box import Box
from game.holotype.model import (
    ASK_GAIN,
    ASK_GIVE,
    ASK_MUSEUM,
    FRAMES,
    PERIODS,
    RESEARCH,
    TILE_MUSEUM,
    HoloAction,
    HoloState,
)

NOTHING: Final = 0
TRADED: Final = 1
EXCHANGED: Final = 2
"""What a worker has begun to do; a Field Assistant stays with it."""


def doable(box: Box, state: HoloState, seat: int) -> bool:
    """Whether the seat has fossils for an exchange or a trade, or gets a cube for the visit alone."""
    if state.tiles[seat] & TILE_MUSEUM:
        return True
    at = seat * 3
    for cube in range(3):
        held = state.fossils[at + cube]
        if held >= box.exchange[cube]:
            return True
        if held >= box.trade[cube] and sum(state.museum) > state.museum[cube]:
            return True
    return False


def enter(box: Box, state: HoloState, seat: int, senior: int, _events: list[Event] | None) -> None:
    """Ask for the first trade or exchange; where there is none to ask for, the visit is over."""
    _ask(box, state, Frame(ASK_MUSEUM, seat, (senior, NOTHING, 0, 0)))


def _ask(box: Box, state: HoloState, frame: Frame) -> None:
    """Ask how the visit goes on, if there is more to do than to leave."""
    if museum_options(box, state, frame) == [DONE]:
        _leave(box, state, frame.seat)
    else:
        state.stack.append(frame)


def museum_options(box: Box, state: HoloState, frame: Frame) -> list[Action]:
    """Single trades and exchanges that the fossils allow, and the end: after the first of them or with the tile."""
    senior, begun, given, taken = frame.args
    held = state.fossils[frame.seat * 3 : frame.seat * 3 + 3]
    options: list[Action] = []
    if senior or begun != EXCHANGED:
        for cube in range(3):
            if held[cube] < box.trade[cube] or taken >> cube & 1:
                continue
            options += [
                TRADES[cube][other]
                for other in range(3)
                if other != cube and state.museum[other] and not given >> other & 1
            ]
    if senior or begun != TRADED:
        options += [EXCHANGES[cube] for cube in range(3) if held[cube] >= box.exchange[cube]]
    if begun or state.tiles[frame.seat] & TILE_MUSEUM:
        options.append(DONE)
    return options


def museum_step(box: Box, state: HoloState, frame: Frame, action: HoloAction, events: list[Event] | None) -> None:
    """Carry out one trade or exchange and ask for the next, or end the visit."""
    seat = frame.seat
    senior, _, given, taken = frame.args
    if action.kind == "trade":
        _trade(box, state, seat, action.item, action.to, events)
        frame = Frame(ASK_MUSEUM, seat, (senior, TRADED, given | 1 << action.item, taken | 1 << action.to))
    elif action.kind == "exchange":
        _exchange(box, state, seat, action.item, events)
        frame = Frame(ASK_MUSEUM, seat, (senior, EXCHANGED, given, taken))
    else:
        _leave(box, state, seat)
        return
    _ask(box, state, frame)


def _trade(box: Box, state: HoloState, seat: int, cube: int, other: int, events: list[Event] | None) -> None:
    """Give the full amount of one kind for up to the equal amount of another."""
    give = box.trade[cube]
    take = min(box.trade[other], state.museum[other])
    state.fossils[seat * 3 + cube] -= give
    state.fossils[seat * 3 + other] += take
    state.museum[cube] += give
    state.museum[other] -= take
    if events is not None:
        data = (("give", PERIODS[cube]), ("given", give), ("take", PERIODS[other]), ("taken", take))
        events.append(Event("traded", seat, data, news=but(seat)))


def _exchange(box: Box, state: HoloState, seat: int, cube: int, events: list[Event] | None) -> None:
    """Give fossils for research."""
    give, gain = box.exchange[cube], box.exchanged[cube]
    state.fossils[seat * 3 + cube] -= give
    state.museum[cube] += give
    state.research[seat] += gain
    if events is not None:
        data = (("give", PERIODS[cube]), ("given", give), ("research", gain))
        events.append(Event("exchanged", seat, data, news=but(seat)))


def _leave(box: Box, state: HoloState, seat: int) -> None:
    """End the visit: the storage is checked, then the milestone brings a cube."""
    if state.tiles[seat] & TILE_MUSEUM:
        state.stack.append(FRAMES[ASK_GAIN][seat])
    check_storage(box, state, seat)


def gain_options(_box: Box, _state: HoloState, _frame: Frame) -> list[Action]:
    """A cube of any kind."""
    return list(GAINS)


def gain_step(box: Box, state: HoloState, frame: Frame, action: HoloAction, events: list[Event] | None) -> None:
    """Take the cube of the milestone from the supply."""
    seat = frame.seat
    if action.item == RESEARCH:
        state.research[seat] += 1
    else:
        state.fossils[seat * 3 + action.item] += 1
    if events is not None:
        name = "research" if action.item == RESEARCH else PERIODS[action.item]
        events.append(Event("gained", seat, (("cube", name), ("count", 1), ("source", "milestone")), news=but(seat)))
    check_storage(box, state, seat)


def check_storage(box: Box, state: HoloState, seat: int) -> None:
    """Ask what to give up while a seat stores too much; nothing is given without asking."""
    if excess(box, state, seat) > 0:
        state.stack.append(FRAMES[ASK_GIVE][seat])


def excess(box: Box, state: HoloState, seat: int) -> int:
    """How many fossils a seat stores beyond its limit; below 0 while there is room."""
    at = seat * 3
    fossils = state.fossils
    return fossils[at] + fossils[at + 1] + fossils[at + 2] - box.limit_of(state, seat)


def give_options(_box: Box, state: HoloState, frame: Frame) -> list[Action]:
    """The kinds of fossils that the seat holds."""
    at = frame.seat * 3
    return [GIVES[cube] for cube in range(3) if state.fossils[at + cube]]


def give_step(box: Box, state: HoloState, frame: Frame, action: HoloAction, events: list[Event] | None) -> None:
    """Give up one fossil, and ask again while there are too many; where all are alike, give up what is too much."""
    alone = len(give_options(box, state, frame)) == 1
    _give(state, frame.seat, action.item, excess(box, state, frame.seat) if alone else 1, events)
    check_storage(box, state, frame.seat)


def _give(state: HoloState, seat: int, cube: int, count: int, events: list[Event] | None) -> None:
    """Put fossils from the storage into the Museum."""
    state.fossils[seat * 3 + cube] -= count
    state.museum[cube] += count
    if events is not None:
        events.append(Event("gave", seat, (("cube", PERIODS[cube]), ("count", count)), news=but(seat)))


def reset(box: Box, state: HoloState, events: list[Event] | None) -> None:
    """Return the Museum's cubes to the supply and lay out those of the set-up."""
    state.museum = list(box.museum_cubes)
    if events is not None:
        events.append(Event("museum_reset", -1, news=0))
