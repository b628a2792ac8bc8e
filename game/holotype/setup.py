"""The set-up: decks, board, mats, and the choice of a Personal Objective.

Where the rulebook is silent: Personal Objectives are chosen in turn order from the first player, in secret.
"""

from __future__ import annotations

from game.core.rng import advance, below, seeded
from game.core.values import Action, Event, Frame, only
from game.holotype import lab
from game.holotype.box import Box
from game.holotype.model import AREAS, ASK_KEEP, ASK_TURN, FRAMES, LOUNGE, WAITING, HoloAction, HoloState


def start(box: Box, seed: int, events: list[Event] | None) -> HoloState:
    """A new game up to its first question."""
    state = HoloState()
    state.rng = advance(seeded(seed))
    state.active = below(state.rng, box.seats)
    state.turns = 1
    if events is not None:
        events.append(Event("first", state.active))
    _lay_out(box, state)
    _give_late(box, state, events)
    _deal_objectives(box, state, events)
    for seat in range(box.seats):
        lab.draw(box, state, seat, box.dealt, events)
    state.stack = [FRAMES[ASK_TURN][state.active]]
    if not box.basal:
        state.stack += [FRAMES[ASK_KEEP][(state.active + step) % box.seats] for step in range(box.seats - 1, -1, -1)]
    return state


def _lay_out(box: Box, state: HoloState) -> None:
    """Decks, Museum, workers and everything that begins empty."""
    seats = box.seats
    state.deck = list(range(box.cards.count))
    state.ages = [box.cards.every]
    state.trace_deck = list(range(len(box.cards.trace_kind)))
    state.field = box.every_dig[:]
    state.museum = list(box.museum_cubes)
    state.hands, state.known, state.published = [0] * seats, [0] * seats, [0] * seats
    state.trace_hands, state.marks = [0] * seats, [0] * seats
    state.research, state.tiles, state.discs = [0] * seats, [0] * seats, [box.discs] * seats
    state.fossils = [0] * (seats * 3)
    state.workers = [LOUNGE, WAITING, LOUNGE] * seats
    state.spaces = [-1] * box.space_count


def _give_late(box: Box, state: HoloState, events: list[Event] | None) -> None:
    """Give research to those who begin later, where that is agreed."""
    for place, research in enumerate(box.late):
        seat = (state.active + place) % box.seats
        state.research[seat] = research
        if research and events is not None:
            events.append(Event("late", seat, (("research", research),)))


def _deal_objectives(box: Box, state: HoloState, events: list[Event] | None) -> None:
    """Lay out Global Objectives and offer two Personal ones to every seat; the Basal variant has none."""
    state.areas = [-1] * (box.laid_out * AREAS)
    state.vacant = (1 << box.laid_out * AREAS) - 1
    state.met = [0] * (box.seats + 1)
    if box.basal:
        return
    state.globals = _some(state, len(box.global_ids), box.laid_out)[: box.laid_out]
    state.personals = _some(state, len(box.personal_ids), box.seats * 2)
    if events is None:
        return
    for card in state.globals:
        events.append(Event("laid_out", -1, (("objective", box.global_ids[card]),)))
    for seat in range(box.seats):
        for card in state.personals[seat * 2 : seat * 2 + 2]:
            events.append(Event("offered", seat, (("objective", box.personal_ids[card]),), only(seat), only(seat)))


def _some(state: HoloState, count: int, wanted: int) -> list[int]:
    """The numbers below `count`, of which the first `wanted` are drawn by chance."""
    numbers = list(range(count))
    for at in range(wanted):
        state.rng = advance(state.rng)
        other = at + below(state.rng, count - at)
        numbers[at], numbers[other] = numbers[other], numbers[at]
    return numbers


def keep_options(box: Box, state: HoloState, frame: Frame) -> list[Action]:
    """The two Personal Objectives that were offered."""
    at = frame.seat * 2
    return [box.actions.keep[card] for card in sorted(state.personals[at : at + 2])]


def keep_step(box: Box, state: HoloState, frame: Frame, action: HoloAction, events: list[Event] | None) -> None:
    """Keep one of them in secret; the other one is returned unseen."""
    at = frame.seat * 2
    if state.personals[at] != action.item:
        state.personals[at], state.personals[at + 1] = state.personals[at + 1], state.personals[at]
    if events is not None:
        data = (("objective", box.personal_ids[action.item]),)
        events.append(Event("kept", frame.seat, data, only(frame.seat), 0))
