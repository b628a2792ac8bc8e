"""The locations but the Field: what can be done there, and the way in. The University Library is done at the door."""

from __future__ import annotations

from game.core.values import Event, but
from game.holotype import journal, lab, museum
from game.holotype.box import Box
from game.holotype.model import JOURNAL, LAB, LIBRARY, MUSEUM, TILE_LIBRARY, HoloState


def doable(box: Box, state: HoloState, seat: int) -> int:
    """The mask of these locations at which the seat could do something with a senior worker."""
    mask = 1 << LIBRARY
    if lab.doable(state, seat):
        mask |= 1 << LAB
    if journal.contributable(box, state, seat) or journal.publishable(box, state, seat):
        mask |= 1 << JOURNAL
    if museum.doable(box, state, seat):
        mask |= 1 << MUSEUM
    return mask


def enter(box: Box, state: HoloState, seat: int, senior: int, location: int, events: list[Event] | None) -> None:
    """Begin the action of a location; `senior` is 0 for a Field Assistant and 1 for the other workers."""
    if location == LIBRARY:
        study(box, state, seat, senior, events)
    elif location == LAB:
        lab.enter(box, state, seat, senior, events)
    elif location == JOURNAL:
        journal.enter(box, state, seat, senior, events)
    else:
        museum.enter(box, state, seat, senior, events)


def study(box: Box, state: HoloState, seat: int, senior: int, events: list[Event] | None) -> None:
    """Gain research at the Library, one more with the milestone."""
    count = box.library[senior] + (1 if state.tiles[seat] & TILE_LIBRARY else 0)
    state.research[seat] += count
    if events is not None:
        data = (("cube", "research"), ("count", count), ("source", "library"))
        events.append(Event("gained", seat, data, news=but(seat)))
