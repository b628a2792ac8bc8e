"""What an expedition needs to be completed: the points it can have at most, and which cards must be chosen for that.

An expedition may be begun on what its own reputation surely brings. A bonus card is then chosen so that a cube can
be placed: an animal of the continent, or an expert that adds enough to the expedition.
"""

from __future__ import annotations

from collections.abc import Container

from game.encyclopedia.box import NEVER, Box
from game.encyclopedia.cards import free_chair
from game.encyclopedia.gains import lent
from game.encyclopedia.model import (
    ANIMAL,
    CHAIRS,
    COINS,
    COVER,
    EXPERT,
    KEEP,
    LANDS,
    REPUTATION,
    SEALS,
    TOKENS,
    USE,
    WIDTH,
    EncycAction,
    EncycState,
)


def reach(box: Box, state: EncycState, seat: int) -> int:
    """The points that an expedition can have at most."""
    goods, at = state.goods, seat * WIDTH
    return (
        state.strength + goods[at + COINS] + goods[at + TOKENS] * box.token_boost + goods[at + SEALS] * box.seal_worth
    )


def cheapest(box: Box, state: EncycState, seat: int) -> list[int]:
    """The least cost of research that is left on a seat's animals, by continent."""
    costs = [NEVER] * LANDS
    for animal in state.study[seat]:
        cost = box.cheapest[state.cubes[animal]]
        land = box.continent[animal]
        if cost < costs[land]:
            costs[land] = cost
    return costs


def on_display(box: Box, state: EncycState, land: int) -> bool:
    """Whether an animal of a continent is on display."""
    return any(animal >= 0 and box.continent[animal] == land for animal in state.animals)


def hire_gain(box: Box, state: EncycState, seat: int, expert: int, land: int, step: int) -> int:
    """The most that a new expert can add to the reach of an expedition, with the reputation at that step."""
    if box.experts.immediate[expert]:
        return _used_gain(box, expert, step)
    own = lent(box, expert, land)
    if not own or free_chair(state, seat) >= 0:
        return own
    return max(0, own - min(lent(box, other, land) for other in _seated(state, seat)))


def _seated(state: EncycState, seat: int) -> list[int]:
    return [expert for expert in state.active[seat * CHAIRS : seat * CHAIRS + CHAIRS] if expert >= 0]


def _used_gain(box: Box, expert: int, step: int) -> int:
    """What an immediate expert adds to the reach by being used."""
    good, amount = box.experts.good[expert], box.experts.amount[expert]
    if good == COINS:
        return amount
    return box.ahead_strength[box.ahead(step, amount)] if good == REPUTATION else 0


def best_hire(box: Box, state: EncycState, seat: int, land: int, step: int) -> int:
    """The most that an expert on display can add to the reach of an expedition."""
    gains = [hire_gain(box, state, seat, expert, land, step) for expert in state.experts if expert >= 0]
    return max(gains, default=0)


def missing(box: Box, state: EncycState, seat: int, owed: Container[str] = ()) -> int:
    """How many points more than can be had a cube asks for that is still to be placed; 0 or less if none."""
    if state.placed and not state.boosted:
        return 0
    cost = cheapest(box, state, seat)[state.target]
    if ANIMAL in owed and on_display(box, state, state.target):
        cost = min(cost, box.cheapest[0])
    return cost - reach(box, state, seat)


def wanted_land(box: Box, state: EncycState, seat: int) -> int:
    """The continent of which a bonus animal must be, so that the expedition can be completed; -1 if none must."""
    if missing(box, state, seat) <= 0:
        return -1
    return state.target if on_display(box, state, state.target) else -1


def wanted_experts(box: Box, state: EncycState, seat: int, owed: Container[str]) -> list[int]:
    """The experts on display with which the expedition under way can be completed."""
    shown = [expert for expert in state.experts if expert >= 0]
    need = missing(box, state, seat, owed)
    if need <= 0:
        return shown
    step = state.goods[seat * WIDTH + REPUTATION]
    return [expert for expert in shown if hire_gain(box, state, seat, expert, state.target, step) >= need]


def wanted_hires(
    box: Box, state: EncycState, seat: int, expert: int, options: list[EncycAction], owed: Container[str]
) -> list[EncycAction]:
    """What can be done with a new expert so that the expedition under way can be completed."""
    need = missing(box, state, seat, owed)
    return [option for option in options if _hire_change(box, state, seat, expert, option) >= need]


def _hire_change(box: Box, state: EncycState, seat: int, expert: int, option: EncycAction) -> int:
    """What an answer adds to the reach of the expedition under way, or takes from it."""
    if option.kind == USE:
        return _used_gain(box, expert, state.goods[seat * WIDTH + REPUTATION])
    if option.kind == KEEP:
        return lent(box, expert, state.target)
    if option.kind == COVER:
        return lent(box, expert, state.target) - lent(box, option.a, state.target)
    return 0


def can_still_research(box: Box, state: EncycState, seat: int, owed: Container[str], hired: int) -> bool:
    """Whether the expedition can be completed, if need be with cards that are owed or the expert `hired`."""
    need = missing(box, state, seat, owed)
    step = state.goods[seat * WIDTH + REPUTATION]
    if hired >= 0:
        need -= hire_gain(box, state, seat, hired, state.target, step)
    if need > 0 and EXPERT in owed:
        need -= best_hire(box, state, seat, state.target, step)
    return need <= 0
