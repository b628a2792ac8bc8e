"""What a seat is asked in a game of Encyclopedia: the options of every question, and what each answer does.

What runs by itself in between is the rules' own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.core.values import Frame
from game.encyclopedia import boosts, cards, expedition, last_actions, places, publication, rounds
from game.encyclopedia.box import Box
from game.encyclopedia.completion import wanted_experts, wanted_hires, wanted_land
from game.encyclopedia.gains import Events
from game.encyclopedia.model import (
    ACADEMY,
    ACT,
    AGAIN,
    ANIMAL,
    BASE,
    CEILING,
    CHANGE,
    COIN,
    COLOUR,
    COVER,
    CUBE,
    DONE,
    DRAFT,
    EMBASSY,
    EXPERT,
    EXTRA,
    GO,
    HIRE,
    JOIN,
    KEEP,
    LAST,
    LEVEL,
    PARTNERS,
    PASS,
    PICK_ANIMAL,
    PICK_DIE,
    PICK_EXPERT,
    PLACE,
    PUT,
    REFERENCE,
    RENOWN,
    RESEARCH,
    SAIL,
    SEAL,
    TAKE,
    TOKEN,
    TUCK,
    UNIVERSITY,
    USE,
    EncycAction,
    EncycState,
)

Ask = Callable[[Box, EncycState, int], list[EncycAction]]
Answer = Callable[[Box, EncycState, int, EncycAction, Events], None]


def choices(box: Box, state: EncycState, frame: Frame) -> list[EncycAction]:
    """The options of the frame on top of the stack; what is asked most goes past the table."""
    kind, seat = frame.kind, frame.seat
    if kind == RESEARCH:
        return expedition.research_options(box, state, seat)
    if kind == PLACE:
        return rounds.put_options(box, state, seat)
    if kind == ACT:
        return places.act_options(box, state, seat)
    if kind == TAKE:
        return places.take_options(box, state, seat)
    return ASKS[kind](box, state, seat)


def act(box: Box, state: EncycState, action: EncycAction, events: Events) -> None:
    """Carry out one option and nothing that runs by itself after it; the most common go past the table."""
    frame, kind = state.stack[-1], action.kind
    if kind == PUT:
        rounds.put(box, state, frame.seat, action, events)
    elif kind == PICK_DIE:
        places.take(box, state, frame.seat, action, events)
    elif kind == GO:
        places.go(box, state, frame.seat, action, events)
    elif kind == CUBE:
        expedition.place_cube(box, state, frame.seat, action, events)
    else:
        ANSWERS[frame.kind][kind](box, state, frame.seat, action, events)


def _animals(box: Box, state: EncycState, seat: int) -> list[EncycAction]:
    """The animals on display with which the expedition under way can be completed."""
    land = wanted_land(box, state, seat) if state.target >= 0 else -1
    animal = box.actions.animal
    return [animal[card] for card in state.animals if card >= 0 and land in (-1, box.continent[card])]


def _experts(box: Box, state: EncycState, seat: int) -> list[EncycAction]:
    """The experts on display with which what is under way can be completed."""
    if state.target < 0 and state.reference < 0:
        return places.university_options(box, state)
    owed = [below.kind for below in state.stack[:-1]]
    return [box.actions.expert[card] for card in wanted_experts(box, state, seat, owed)]


def _hires(box: Box, state: EncycState, seat: int) -> list[EncycAction]:
    """What can be done with a new expert so that what is under way can be completed."""
    expert = state.stack[-1].args[0]
    options = cards.hire_options(box, state, seat, expert)
    if state.target < 0 and state.reference < 0:
        return options
    owed = [below.kind for below in state.stack[:-1]]
    return wanted_hires(box, state, seat, expert, options, owed)


def _animal(box: Box, state: EncycState, seat: int, action: EncycAction, events: Events) -> None:
    """Take the animal that is owed."""
    state.stack.pop()
    cards.take_animal(box, state, seat, action.animal, events)


def _expert(box: Box, state: EncycState, seat: int, action: EncycAction, events: Events) -> None:
    """Take the expert that is owed."""
    state.stack.pop()
    cards.take_expert(box, state, seat, action.expert, events)


ASKS: Final[dict[str, Ask]] = {
    DRAFT: _animals,
    ANIMAL: _animals,
    EXPERT: _experts,
    HIRE: _hires,
    PLACE: rounds.put_options,
    TAKE: places.take_options,
    ACT: places.act_options,
    EXTRA: last_actions.extra_options,
    EMBASSY: places.level_options,
    UNIVERSITY: places.recruit_options,
    ACADEMY: places.academy_options,
    RENOWN: places.level_options,
    RESEARCH: expedition.research_options,
    REFERENCE: publication.reference_options,
    CEILING: publication.ceiling_options,
    PARTNERS: publication.partner_options,
    LAST: last_actions.last_options,
}
"""The options of every question."""

_CHANGE_OR_USE: dict[str, Answer] = {CHANGE: boosts.change, USE: cards.use_kept}
_LEVEL: dict[str, Answer] = {LEVEL: places.choose_level, SEAL: places.raise_level, **_CHANGE_OR_USE}

ANSWERS: Final[dict[str, dict[str, Answer]]] = {
    DRAFT: {PICK_ANIMAL: _animal},
    ANIMAL: {PICK_ANIMAL: _animal},
    EXPERT: {PICK_EXPERT: _expert},
    HIRE: dict.fromkeys((USE, KEEP, COVER, TUCK), cards.seat_expert),
    PLACE: {PUT: rounds.put},
    TAKE: {PICK_DIE: places.take, USE: cards.use_kept},
    ACT: {GO: places.go, SAIL: expedition.sail, **_CHANGE_OR_USE},
    EXTRA: {AGAIN: last_actions.act_again, PASS: last_actions.pass_by, **_CHANGE_OR_USE},
    EMBASSY: _LEVEL,
    UNIVERSITY: {PICK_EXPERT: places.recruit, USE: cards.use_kept},
    ACADEMY: {PICK_ANIMAL: places.study, USE: cards.use_kept},
    RENOWN: _LEVEL,
    RESEARCH: {
        CUBE: expedition.place_cube,
        COIN: expedition.lift_by_coins,
        TOKEN: expedition.lift_by_token,
        SEAL: expedition.lift_by_seal,
        DONE: expedition.end,
        **_CHANGE_OR_USE,
    },
    REFERENCE: {
        BASE: publication.refer,
        COLOUR: boosts.recolour_by_token,
        SEAL: boosts.recolour_by_seal,
        USE: cards.use_kept,
    },
    CEILING: {LEVEL: publication.set_ceiling, SEAL: boosts.raise_by_seal, **_CHANGE_OR_USE},
    PARTNERS: {JOIN: publication.join, DONE: publication.publish, USE: cards.use_kept},
    LAST: {PASS: last_actions.pass_by, **_CHANGE_OR_USE},
}
"""What every answer to every question brings about; the answered frame is still on top of the stack."""

ANSWERED_BY: Final[dict[str, tuple[str, ...]]] = {asked: tuple(row) for asked, row in ANSWERS.items()}
"""The kinds of actions that answer each question."""

FORCED: Final = (DRAFT, ANIMAL, EXPERT, PLACE, UNIVERSITY, ACADEMY, REFERENCE, PARTNERS)
FREE: Final = (PICK_ANIMAL, PICK_EXPERT, PUT, PICK_DIE, BASE, DONE)
"""What is done without asking when there is only one option, if it costs nothing."""
