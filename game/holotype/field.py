"""Field Expeditions: cards, dice and re-rolls, fossils from supply and Museum, the Erosion Event.

Where the rulebook is silent: drawn expeditions lie open on the table, so that everyone sees them. A Field deck that
runs out is rebuilt from its discard pile without the cards just drawn.
"""

from __future__ import annotations

from typing import Final

from game.core.beats import end_beat
from game.core.rng import advance, below
from game.core.state import drawn
from game.core.values import Action, Event, Frame, but, only
from game.holotype import doors, museum
from game.holotype.actions import DONE, ERODES, REROLLS
from game.holotype.box import Box
from game.holotype.model import (
    ASK_REROLL,
    JOURNAL,
    LOCATIONS,
    MUSEUM_FACE,
    PERIODS,
    SEATS,
    TILE_FIELD,
    TRACES,
    HoloAction,
    HoloState,
    bits,
)

ROLLED: Final = tuple(Frame(ASK_REROLL, seat, (0,)) for seat in range(SEATS))
"""With which the dice of a seat lie open while nothing is asked."""


def enter(box: Box, state: HoloState, seat: int, senior: int, events: list[Event] | None) -> None:
    """Draw expeditions; two of them are a choice."""
    for _ in range(box.field_draw[senior]):
        _turn_up(box, state, seat, events)
        _show(state, box.dig_frames[senior][seat], events)
    if len(state.drawn) > 1:
        state.stack.append(box.dig_frames[senior][seat])
    else:
        _use(box, state, seat, senior, state.drawn[0], events)


def _show(state: HoloState, frame: Frame, events: list[Event] | None) -> None:
    """Let everybody see what lies in the Field before it is used, as if that were asked."""
    if events is not None:
        state.stack.append(frame)
        end_beat(state, events)
        state.stack.pop()


def _turn_up(box: Box, state: HoloState, seat: int, events: list[Event] | None) -> None:
    """Turn up a card of the Field deck, which is rebuilt if it has run out."""
    if not state.field:
        state.field, state.dug = state.dug, []
    card = drawn(state, state.field)
    state.drawn.append(card)
    if events is not None:
        events.append(Event("turned_up", seat, (("dig", box.dig_ids[card]),)))


def dig_options(box: Box, state: HoloState, _frame: Frame) -> list[Action]:
    """The cards that were drawn."""
    return [box.actions.dig[card] for card in state.drawn]


def dig_step(box: Box, state: HoloState, frame: Frame, action: HoloAction, events: list[Event] | None) -> None:
    """Use that card."""
    if events is not None:
        events.append(Event("chose_dig", frame.seat, (("dig", box.dig_ids[action.item]),), news=but(frame.seat)))
    _use(box, state, frame.seat, frame.args[0], action.item, events)


def _use(box: Box, state: HoloState, seat: int, senior: int, card: int, events: list[Event] | None) -> None:
    """Find a trace, roll the dice and ask for re-rolls; the Erosion Event asks for another location instead."""
    state.dig = card
    if card == box.erosion:
        state.stack.append(box.erosion_frames[senior][seat])
        return
    _show(state, ROLLED[seat], events)
    if box.dig_trace[card]:
        _find_trace(box, state, seat, events)
        _show(state, ROLLED[seat], events)
    faces = box.faces[box.dig_cube[card]]
    for _ in range(box.dig_dice[card]):
        state.rng = advance(state.rng)
        state.dice.append(faces[below(state.rng, len(faces))])
    if events is not None:
        events.append(Event("rolled", seat, (("period", PERIODS[box.dig_cube[card]]), ("faces", _shown(state)))))
    if box.dig_rerolls[card]:
        state.stack.append(Frame(ASK_REROLL, seat, (box.dig_rerolls[card],)))
    else:
        _collect(box, state, seat, events)


def _shown(state: HoloState) -> str:
    """The faces of the dice as a text like '1m3'."""
    return "".join("m" if face == MUSEUM_FACE else str(face) for face in state.dice)


def _find_trace(box: Box, state: HoloState, seat: int, events: list[Event] | None) -> None:
    """Draw a Trace Fossil; an empty deck gives nothing."""
    if not state.trace_deck:
        return
    trace = drawn(state, state.trace_deck)
    state.trace_hands[seat] |= 1 << trace
    if events is not None:
        events.append(Event("found_trace", seat, (("count", 1),), news=but(seat)))
        kind = TRACES[box.cards.trace_kind[trace]]
        events.append(Event("received_trace", seat, (("trace", kind),), only(seat), only(seat)))


def reroll_options(_box: Box, state: HoloState, _frame: Frame) -> list[Action]:
    """A die of every face that is shown, or none."""
    options: list[Action] = [REROLLS[face] for face in range(4) if face in state.dice]
    options.append(DONE)
    return options


def reroll_step(box: Box, state: HoloState, frame: Frame, action: HoloAction, events: list[Event] | None) -> None:
    """Roll one die again, and ask for the next re-roll where there is one; otherwise collect."""
    seat, left = frame.seat, frame.args[0]
    if action.kind == "reroll":
        die = state.dice.index(action.item)
        faces = box.faces[box.dig_cube[state.dig]]
        state.rng = advance(state.rng)
        state.dice[die] = faces[below(state.rng, len(faces))]
        if events is not None:
            data = (("die", die), ("face", _shown(state)[die]), ("left", left - 1))
            events.append(Event("rerolled", seat, data))
        if left > 1:
            state.stack.append(Frame(ASK_REROLL, seat, (left - 1,)))
            return
    _collect(box, state, seat, events)


def _collect(box: Box, state: HoloState, seat: int, events: list[Event] | None) -> None:
    """Take fossils from the supply, from the Museum and by the milestone; then the storage is checked."""
    _show(state, ROLLED[seat], events)
    cube = box.dig_cube[state.dig]
    lent = min(state.dice.count(MUSEUM_FACE), state.museum[cube])
    extra = 1 if state.tiles[seat] & TILE_FIELD else 0
    found = sum(state.dice) + lent + extra
    _gain(state, seat, cube, sum(state.dice), "supply", events)
    state.museum[cube] -= lent
    _gain(state, seat, cube, lent, "museum", events)
    _gain(state, seat, cube, extra, "milestone", events)
    state.dice = []
    if events is not None and not found:
        events.append(Event("found_nothing", seat, (("period", PERIODS[cube]),), news=0))
    museum.check_storage(box, state, seat)


def _gain(state: HoloState, seat: int, cube: int, count: int, source: str, events: list[Event] | None) -> None:
    """Take so many fossils from one source while the dice still lie there."""
    state.fossils[seat * 3 + cube] += count
    if events is not None and count:
        data = (("cube", PERIODS[cube]), ("count", count), ("source", source))
        events.append(Event("gained", seat, data, news=0))
        _show(state, ROLLED[seat], events)


def erosion_options(box: Box, state: HoloState, frame: Frame) -> list[Action]:
    """The other locations at which the worker could act."""
    mask = doors.doable(box, state, frame.seat)
    if not frame.args[0]:
        mask &= ~(1 << JOURNAL)
    return [ERODES[location] for location in bits(mask)]


def erosion_step(box: Box, state: HoloState, frame: Frame, action: HoloAction, events: list[Event] | None) -> None:
    """Act at that location as if the worker stood there."""
    if events is not None:
        events.append(Event("eroded", frame.seat, (("location", LOCATIONS[action.to]),), news=but(frame.seat)))
    doors.enter(box, state, frame.seat, frame.args[0], action.to, events)


def tidy_up(box: Box, state: HoloState, events: list[Event] | None) -> None:
    """Discard the drawn expeditions; if the Erosion Event was among them, the whole deck is shuffled anew."""
    if box.erosion in state.drawn:
        state.field = box.every_dig[:]
        state.dug = []
        if events is not None:
            events.append(Event("reshuffled", -1, (("deck", "field"),), news=0))
    else:
        state.dug += state.drawn
    state.drawn = []
    state.dig = -1
