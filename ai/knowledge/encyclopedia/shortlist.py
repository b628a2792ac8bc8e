"""Which cards of Encyclopedia are looked at closely: those that promise most by what they would add to the study."""

from __future__ import annotations

from ai.knowledge.encyclopedia.goods import one_more
from ai.knowledge.encyclopedia.habits import HABITS
from ai.knowledge.encyclopedia.study import Prospects, Study
from ai.knowledge.encyclopedia.worth import weights
from game.encyclopedia.box import Box
from game.encyclopedia.model import (
    ACADEMY,
    ANIMAL,
    BY_SEAL,
    BY_TOKEN,
    CHAIRS,
    COVER,
    EXPERT,
    HIRE,
    SEALS,
    SHELF,
    TOKENS,
    UNIVERSITY,
    USE,
    WIDTH,
    EncycAction,
    EncycState,
)
from game.encyclopedia.scoring import end_points


def shortlist(box: Box, state: EncycState, seat: int, kind: str, options: list[EncycAction]) -> list[EncycAction]:
    """The options that promise most where cards are chosen or an expert is given its place, otherwise all."""
    if len(options) <= HABITS.close:
        return options
    if kind == HIRE:
        return _hires(box, state, seat, options)
    if kind in (ANIMAL, ACADEMY):
        return _animals(box, state, seat, options)
    return _experts(box, state, seat, options) if kind in (EXPERT, UNIVERSITY) else options


def _prospects(box: Box, state: EncycState, seat: int) -> Prospects:
    return Prospects(Study(box, state, seat, weights(box, state, seat)))


def _best(options: list[EncycAction], promised: list[float]) -> list[EncycAction]:
    """The options that promise most, the best first."""
    numbers = sorted(range(len(options)), key=lambda number: -promised[number])
    return [options[number] for number in numbers[: HABITS.close]]


def _animals(box: Box, state: EncycState, seat: int, options: list[EncycAction]) -> list[EncycAction]:
    """The best animals on display, less what their colour costs."""
    prospects = _prospects(box, state, seat)
    row, known, promised = prospects.study.row, {-1: 0.0}, [0.0] * len(options)
    for number, option in enumerate(options):
        if option.kind == USE:
            continue
        if option.animal not in known:
            known[option.animal] = prospects.with_animal(option.animal)
        value = known[option.animal]
        if option.means == BY_TOKEN:
            value -= one_more(box, state, seat, TOKENS, row)
        elif option.means == BY_SEAL:
            value -= one_more(box, state, seat, SEALS, row)
        promised[number] = value
    return _best(options, promised)


def _experts(box: Box, state: EncycState, seat: int, options: list[EncycAction]) -> list[EncycAction]:
    """The best experts on display: used at once, or face up in the place of the one that is worth least."""
    prospects = _prospects(box, state, seat)
    experts, row, promised = box.experts, prospects.study.row, [0.0] * len(options)
    seated = state.active[seat * CHAIRS : seat * CHAIRS + CHAIRS]
    full = -1 not in seated
    least = min([value_of(box, state, prospects, one) for one in seated]) if full else 0.0
    for number, option in enumerate(options):
        expert = option.expert
        value = value_of(box, state, prospects, expert) - least
        if experts.immediate[expert]:
            value = max(value, experts.amount[expert] * one_more(box, state, seat, experts.good[expert], row))
        promised[number] = max(0.0, value) + prospects.as_card(expert)
    return _best(options, promised)


def value_of(box: Box, state: EncycState, prospects: Prospects, expert: int) -> float:
    """What an expert is worth face up, with what it counts at the end."""
    at, shelf = prospects.study.seat * WIDTH, prospects.study.seat * SHELF
    value = prospects.seated(expert)
    if box.experts.counted[expert]:
        value += end_points(box, expert, state.goods[at : at + WIDTH], state.shelf[shelf : shelf + SHELF])
    return value


def _hires(box: Box, state: EncycState, seat: int, options: list[EncycAction]) -> list[EncycAction]:
    """The options without covering experts that are worth more than another."""
    prospects = _prospects(box, state, seat)
    kept: list[EncycAction] = []
    worst: EncycAction | None = None
    least = 0.0
    for option in options:
        if option.kind != COVER:
            kept.append(option)
            continue
        value = value_of(box, state, prospects, option.expert)
        if worst is None or value < least:
            worst, least = option, value
    return kept if worst is None else [worst, *kept]
