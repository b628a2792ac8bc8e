"""The Publishing Journal: Holotypes with traces, contributions, the track with its icons, the end of the game.

Where the rulebook is silent: a contribution references own cards alone where they are enough, and is free then.
On a space with both icons the Museum is reset before the milestones are chosen.
"""

from __future__ import annotations

from game.core.beats import end_beat
from game.core.values import Action, Event, Frame, but
from game.holotype import museum
from game.holotype.actions import MILESTONES_BY_MASK, NO_TRACE, TRACES_ADDED
from game.holotype.box import Box
from game.holotype.model import (
    ALL_AREAS,
    AREAS,
    ASK_JOURNAL,
    ASK_MILESTONE,
    ASK_TRACE,
    ENDINGS,
    FRAMES,
    GRAD_STUDENT,
    LOUNGE,
    TILES,
    TRACES,
    WAITING,
    HoloAction,
    HoloState,
    bits,
    paper,
)


def publishable(box: Box, state: HoloState, seat: int) -> int:
    """The mask of the cards in hand that the seat can pay for."""
    cards = state.hands[seat]
    return cards & affordable(box, state, seat) if cards else 0


def affordable(box: Box, state: HoloState, seat: int) -> int:
    """The mask of all Specimens that the seat could pay for, wherever they are."""
    research = state.research[seat]
    cards = box.by_research[research if research < box.most_research else box.most_research]
    at = seat * 3
    fossils, costs = state.fossils, box.by_fossils
    return cards & costs[0][fossils[at]] & costs[1][fossils[at + 1]] & costs[2][fossils[at + 2]]


def contributable(box: Box, state: HoloState, seat: int) -> int:
    """The mask of the areas that the seat can put a disc on."""
    if not state.discs[seat]:
        return 0
    met = state.met[seat]
    if state.research[seat] >= box.references:
        met |= state.met[box.seats]
    return met & state.vacant


def enter(_box: Box, state: HoloState, seat: int, _senior: int, _events: list[Event] | None) -> None:
    """Ask what to publish or where to contribute."""
    state.stack.append(FRAMES[ASK_JOURNAL][seat])


def journal_options(box: Box, state: HoloState, frame: Frame) -> list[Action]:
    """Every card that can be published, then every area that can be contributed to."""
    acts = box.actions
    options: list[Action] = [acts.publish[card] for card in bits(publishable(box, state, frame.seat))]
    areas = bits(contributable(box, state, frame.seat))
    options += [acts.contribute[state.globals[area // AREAS]][area % AREAS] for area in areas]
    return options


def journal_step(box: Box, state: HoloState, frame: Frame, action: HoloAction, events: list[Event] | None) -> None:
    """Publish the card or contribute to the area."""
    if action.kind == "publish":
        _publish(box, state, frame.seat, action.item, events)
    else:
        _contribute(box, state, frame.seat, action, events)


def _publish(box: Box, state: HoloState, seat: int, card: int, events: list[Event] | None) -> None:
    """Pay for a card and lay it out; a trace may follow."""
    cost = box.cards.fossils[card]
    for cube in range(3):
        state.fossils[seat * 3 + cube] -= cost[cube]
    state.research[seat] -= box.cards.research[card]
    state.hands[seat] ^= 1 << card
    state.known[seat] &= ~(1 << card)
    state.published[seat] |= 1 << card
    state.papers.append(paper(card, -1, seat))
    if events is not None:
        data = (("card", box.cards.ids[card]), ("points", box.cards.points[card]))
        events.append(Event("published", seat, data, news=but(seat)))
    note_met(box, state, seat)
    if traceable(box, state, seat, card):
        state.stack.append(Frame(ASK_TRACE, seat, (card,)))
    else:
        _move_track(box, state, seat, events)


def traceable(box: Box, state: HoloState, seat: int, card: int) -> bool:
    """Whether the seat can add a trace to the Holotype."""
    if not state.trace_hands[seat] or box.cards.marine >> card & 1:
        return False
    return state.fossils[seat * 3 + box.cards.period[card]] >= box.trace_cost


def trace_options(box: Box, state: HoloState, frame: Frame) -> list[Action]:
    """Every kind of trace in hand, and none."""
    held = {box.cards.trace_kind[trace] for trace in bits(state.trace_hands[frame.seat])}
    options: list[Action] = [TRACES_ADDED[kind] for kind in sorted(held)]
    options.append(NO_TRACE)
    return options


def trace_step(box: Box, state: HoloState, frame: Frame, action: HoloAction, events: list[Event] | None) -> None:
    """Add the trace to the Holotype that was just published, then move the track."""
    seat, card = frame.seat, frame.args[0]
    if action.item >= 0:
        held = bits(state.trace_hands[seat])
        trace = next(one for one in held if box.cards.trace_kind[one] == action.item)
        state.trace_hands[seat] ^= 1 << trace
        state.marks[seat] |= 1 << trace
        state.papers[-1] = paper(card, action.item, seat)
        state.fossils[seat * 3 + box.cards.period[card]] -= box.trace_cost
        if events is not None:
            data = (
                ("card", box.cards.ids[card]),
                ("trace", TRACES[action.item]),
                ("points", box.cards.trace_points[trace]),
            )
            events.append(Event("traced", seat, data, news=but(seat)))
        note_met(box, state, seat)
    _move_track(box, state, seat, events)


def note_met(box: Box, state: HoloState, seat: int) -> None:
    """Note the areas that the seat's cards, or the cards of all, meet now; what is met stays met."""
    cards = marks = 0
    for other in range(box.seats):
        cards |= state.published[other]
        marks |= state.marks[other]
    own = state.met[seat]
    everyone = state.met[box.seats]
    area = 0
    for objective in state.globals:
        for requirement in box.areas[objective]:
            if not everyone >> area & 1 and requirement.met(cards, marks):
                everyone |= 1 << area
            if everyone >> area & 1 and not own >> area & 1:
                own |= requirement.met(state.published[seat], state.marks[seat]) << area
            area += 1
    state.met[seat] = own
    state.met[box.seats] = everyone


def _move_track(box: Box, state: HoloState, seat: int, events: list[Event] | None) -> None:
    """Unlock the Grad Student with the third Holotype, move the token, and carry out the icons it lands on."""
    state.track += 1
    if events is not None:
        events.append(Event("advanced", seat, (("track", state.track), ("end", box.end)), news=0))
    if state.published[seat].bit_count() == box.unlocks and state.workers[seat * 3 + GRAD_STUDENT] == WAITING:
        state.workers[seat * 3 + GRAD_STUDENT] = LOUNGE
        if events is not None:
            events.append(Event("unlocked", seat, (("worker", "grad_student"),), news=0))
    if state.track >= box.end:
        end_beat(state, events)
        finish(box, state, ENDINGS.index("track"), events)
        return
    if box.resets >> state.track & 1:
        museum.reset(box, state, events)
    if box.milestones >> state.track & 1:
        for step in range(box.seats - 1, -1, -1):
            state.stack.append(FRAMES[ASK_MILESTONE][(seat + step) % box.seats])


def milestone_options(_box: Box, state: HoloState, frame: Frame) -> list[Action]:
    """The tiles that the seat has not taken yet."""
    return MILESTONES_BY_MASK[state.tiles[frame.seat]]


def milestone_step(_box: Box, state: HoloState, frame: Frame, action: HoloAction, events: list[Event] | None) -> None:
    """Take a tile onto the mat."""
    state.tiles[frame.seat] |= 1 << action.item
    if events is not None:
        events.append(Event("milestone", frame.seat, (("tile", TILES[action.item]),), news=but(frame.seat)))


def _contribute(box: Box, state: HoloState, seat: int, action: HoloAction, events: list[Event] | None) -> None:
    """Pay for references where others' cards are needed, put a disc on the area, and look for the end."""
    area = state.globals.index(action.item) * AREAS + action.to
    cost = 0 if state.met[seat] >> area & 1 else box.references
    state.research[seat] -= cost
    state.discs[seat] -= 1
    state.areas[area] = seat
    state.vacant ^= 1 << area
    if events is not None:
        data = (("objective", box.global_ids[action.item]), ("area", action.to), ("research", cost))
        events.append(Event("contributed", seat, data, news=but(seat)))
    if full_cards(box, state) >= box.seats:
        end_beat(state, events)
        finish(box, state, ENDINGS.index("objectives"), events)


def full_cards(box: Box, state: HoloState) -> int:
    """How many Global Objectives have a disc on every area."""
    return sum(not state.vacant >> slot * AREAS & ALL_AREAS for slot in range(box.laid_out))


def finish(box: Box, state: HoloState, ending: int, events: list[Event] | None) -> None:
    """End the game at once; Personal Objectives and hands are shown."""
    state.ending = ending
    state.stack.clear()
    if events is None:
        return
    events.append(Event("ended", -1, (("way", ENDINGS[ending]),), news=0))
    for seat in range(box.seats):
        if not box.basal:
            objective = box.personal_ids[state.personals[seat * 2]]
            events.append(Event("revealed", seat, (("objective", objective),), news=but(seat)))
        for card in bits(state.hands[seat]):
            data = (("card", box.cards.ids[card]), ("research", box.cards.research[card]))
            events.append(Event("left_over", seat, data, news=but(seat)))
