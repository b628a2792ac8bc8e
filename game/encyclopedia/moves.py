"""The moves of a game: what may be answered to each frame, and what each answer does.

`choices` and `act` know every frame that asks a seat for something; what runs by itself in between is the rules' own.
"""

from __future__ import annotations

from game.core.values import Frame
from game.encyclopedia.boosts import change, raise_value, recolour
from game.encyclopedia.box import Box
from game.encyclopedia.cards import hire_options, seat_expert, take_animal, take_expert, use_kept
from game.encyclopedia.completion import wanted_experts, wanted_hires, wanted_land
from game.encyclopedia.expedition import research, research_options, sail
from game.encyclopedia.gains import Events
from game.encyclopedia.last_actions import extra, extra_options, last_options
from game.encyclopedia.model import (
    ACADEMY,
    ACT,
    ACT_FRAMES,
    BASE,
    CEILING,
    CHANGE,
    DONE,
    EMBASSY,
    EXPERT,
    EXTRA,
    GO,
    HIRE,
    LAST,
    LEVEL,
    PARTNERS,
    PLACE,
    REFERENCE,
    RENOWN,
    RESEARCH,
    SAIL,
    SLOTS,
    TAKE,
    UNIVERSITY,
    USE,
    EncycAction,
    EncycState,
)
from game.encyclopedia.places import (
    academy_options,
    act_options,
    choose_level,
    go,
    level_options,
    raise_level,
    recruit,
    recruit_options,
    study,
    take_die,
    take_options,
    university_options,
)
from game.encyclopedia.publication import (
    ceiling_options,
    join,
    partner_options,
    publish,
    refer,
    reference_options,
    set_ceiling,
)
from game.encyclopedia.rounds import put, put_options


def choices(box: Box, state: EncycState, frame: Frame) -> list[EncycAction]:
    """The options of the frame on top of the stack."""
    kind, seat = frame.kind, frame.seat
    if kind == TAKE:
        return take_options(box, state, seat)
    if kind == ACT:
        return act_options(box, state, seat)
    if kind == RESEARCH:
        return research_options(box, state, seat)
    if kind == PLACE:
        return put_options(box, state, seat)
    if kind == ACADEMY:
        return academy_options(box, state, seat)
    if kind == UNIVERSITY:
        return recruit_options(box, state, seat)
    if kind in (EMBASSY, RENOWN):
        return level_options(box, state, seat)
    return _rarer_choices(box, state, frame)


def _rarer_choices(box: Box, state: EncycState, frame: Frame) -> list[EncycAction]:
    kind, seat = frame.kind, frame.seat
    if kind == REFERENCE:
        return reference_options(box, state, seat)
    if kind == CEILING:
        return ceiling_options(box, state, seat)
    if kind == PARTNERS:
        return partner_options(box, state, seat)
    if kind == EXTRA:
        return extra_options(box, state, seat)
    if kind == LAST:
        return last_options(box, state, seat)
    return _card_choices(box, state, frame)


def _card_choices(box: Box, state: EncycState, frame: Frame) -> list[EncycAction]:
    """Cards from the displays and what can be done with a new expert, so that what is under way can be completed."""
    kind, seat = frame.kind, frame.seat
    idle = state.target < 0 and state.reference < 0
    if kind == EXPERT and idle:
        return university_options(box, state)
    if kind == HIRE and idle:
        return hire_options(box, state, seat, frame.args[0])
    owed = [below.kind for below in state.stack[:-1]]
    if kind == EXPERT:
        return [box.actions.expert[card] for card in wanted_experts(box, state, seat, owed)]
    if kind == HIRE:
        options = hire_options(box, state, seat, frame.args[0])
        return wanted_hires(box, state, seat, frame.args[0], options, owed)
    land = wanted_land(box, state, seat) if state.target >= 0 else -1
    animal = box.actions.animal
    return [animal[card] for card in state.animals if card >= 0 and land in (-1, box.continent[card])]


def act(box: Box, state: EncycState, action: EncycAction, events: Events) -> None:
    """Carry out one option and nothing that runs by itself after it."""
    frame = state.stack[-1]
    kind, seat = frame.kind, frame.seat
    if action.kind == USE and kind != HIRE:
        use_kept(box, state, seat, action.expert, events)
    elif kind == TAKE:
        state.stack[-1] = ACT_FRAMES[seat]
        take_die(box, state, seat, action.owner * SLOTS + action.slot, ~(1 << seat), events)
    elif kind == ACT:
        _begin(box, state, seat, action, events)
    elif kind == RESEARCH:
        research(box, state, seat, action, events)
    elif kind == PLACE:
        put(state, seat, action.space, events)
    elif kind in (EMBASSY, RENOWN):
        if action.kind == LEVEL:
            choose_level(box, state, seat, action.level, events)
        elif action.kind == CHANGE:
            change(box, state, seat, events)
        else:
            raise_level(box, state, seat, events)
    elif kind in (EXTRA, LAST) and action.kind == CHANGE:
        change(box, state, seat, events)
    elif kind in (EXTRA, LAST):
        extra(box, state, seat, action, events)
    elif kind in (REFERENCE, CEILING, PARTNERS):
        _publication(box, state, seat, kind, action, events)
    else:
        _card(box, state, frame, action, events)


def _begin(box: Box, state: EncycState, seat: int, action: EncycAction, events: Events) -> None:
    """Begin an action, or turn something into something else before it."""
    if action.kind == GO:
        state.stack.pop()
        go(box, state, seat, action.place, events)
    elif action.kind == SAIL:
        state.stack.pop()
        sail(box, state, seat, action.land, action.means, events)
    else:
        change(box, state, seat, events)


def _publication(box: Box, state: EncycState, seat: int, kind: str, action: EncycAction, events: Events) -> None:
    """One choice of a publication."""
    if kind == REFERENCE:
        if action.kind == BASE:
            refer(box, state, seat, action.animal, events)
        else:
            recolour(box, state, seat, action, events)
    elif kind == CEILING:
        if action.kind == LEVEL:
            set_ceiling(box, state, seat, action.level, events)
        elif action.kind == CHANGE:
            change(box, state, seat, events)
        else:
            raise_value(box, state, seat, events)
    elif action.kind == DONE:
        publish(box, state, seat, events)
    else:
        join(box, state, seat, action.animal, events)


def _card(box: Box, state: EncycState, frame: Frame, action: EncycAction, events: Events) -> None:
    """One choice of a card, or of what happens to it."""
    seat = frame.seat
    state.stack.pop()
    if frame.kind == ACADEMY:
        study(box, state, seat, action.animal, action.means, events)
    elif frame.kind == UNIVERSITY:
        recruit(box, state, seat, action.expert, events)
    elif frame.kind == EXPERT:
        take_expert(box, state, seat, action.expert, events)
    elif frame.kind == HIRE:
        seat_expert(box, state, seat, frame.args[0], action, events)
    else:
        take_animal(box, state, seat, action.animal, events)
