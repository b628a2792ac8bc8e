"""What expeditions and publications need to be completed: what they can have at most, which cards must be chosen.

An expedition may be begun on what its own reputation surely brings. A bonus card is then chosen so that a cube can
be placed: an animal of the continent, or an expert that adds enough to the expedition. So may a publication, on what
the experts bring for its die: a bonus expert is then chosen so that the die reaches the least value.
"""

from __future__ import annotations

from collections.abc import Container

from game.encyclopedia.box import NEVER, Box
from game.encyclopedia.cards import free_chair
from game.encyclopedia.gains import die_value
from game.encyclopedia.model import (
    ANIMAL,
    CEILING,
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


def value_reach(box: Box, state: EncycState, seat: int, land: int) -> int:
    """The value that the die in hand can have at most if it has the colour of a continent."""
    goods, at = state.goods, seat * WIDTH
    return die_value(box, state, seat, land) + goods[at + COINS] + goods[at + SEALS] * box.seal_worth


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


def _adds(box: Box, expert: int, land: int, publishing: bool) -> int:
    """What an expert adds while it lies face up: to an expedition to a continent, or to a die of its colour."""
    lands = box.experts.dice if publishing else box.experts.voyage
    return box.experts.amount[expert] if lands[expert] == land else 0


def hire_gain(box: Box, state: EncycState, seat: int, expert: int, land: int, step: int, publishing: bool) -> int:
    """The most that a new expert can add to what an action can have, with the reputation at that step."""
    if box.experts.immediate[expert]:
        return _used_gain(box, expert, step, publishing)
    own = _adds(box, expert, land, publishing)
    if not own or free_chair(state, seat) >= 0:
        return own
    return max(0, own - min(_adds(box, other, land, publishing) for other in _seated(state, seat)))


def _seated(state: EncycState, seat: int) -> list[int]:
    return [expert for expert in state.active[seat * CHAIRS : seat * CHAIRS + CHAIRS] if expert >= 0]


def _used_gain(box: Box, expert: int, step: int, publishing: bool) -> int:
    """What an immediate expert adds by being used."""
    good, amount = box.experts.good[expert], box.experts.amount[expert]
    if good == COINS:
        return amount
    ahead = box.ahead_value if publishing else box.ahead_strength
    return ahead[box.ahead(step, amount)] if good == REPUTATION else 0


def best_hire(box: Box, state: EncycState, seat: int, land: int, step: int, publishing: bool = False) -> int:
    """The most that an expert on display can add to an expedition, or to the die of a publication."""
    gains = [hire_gain(box, state, seat, expert, land, step, publishing) for expert in state.experts if expert >= 0]
    return max(gains, default=0)


def missing(box: Box, state: EncycState, seat: int, owed: Container[str] = ()) -> int:
    """How much more than can be had the action under way asks for; 0 or less if nothing is missing.

    An expedition asks for the points of a cube that is still to be placed, a publication for the value of its die.
    """
    if state.reference >= 0:
        return box.ceilings[0] - value_reach(box, state, seat, state.colour) if CEILING in owed else -NEVER
    if state.placed and not state.boosted:
        return -NEVER
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
    """The experts on display with which the action under way can be completed."""
    shown = [expert for expert in state.experts if expert >= 0]
    need = missing(box, state, seat, owed)
    if need <= 0:
        return shown
    step, publishing = state.goods[seat * WIDTH + REPUTATION], state.reference >= 0
    return [one for one in shown if hire_gain(box, state, seat, one, state.colour, step, publishing) >= need]


def wanted_hires(
    box: Box, state: EncycState, seat: int, expert: int, options: list[EncycAction], owed: Container[str]
) -> list[EncycAction]:
    """What can be done with a new expert so that the action under way can be completed."""
    need = missing(box, state, seat, owed)
    return [option for option in options if _hire_change(box, state, seat, expert, option) >= need]


def _hire_change(box: Box, state: EncycState, seat: int, expert: int, option: EncycAction) -> int:
    """What an answer adds to what the action under way can have, or takes from it."""
    land, publishing = state.colour, state.reference >= 0
    if option.kind == USE:
        return _used_gain(box, expert, state.goods[seat * WIDTH + REPUTATION], publishing)
    if option.kind == KEEP:
        return _adds(box, expert, land, publishing)
    if option.kind == COVER:
        return _adds(box, expert, land, publishing) - _adds(box, option.expert, land, publishing)
    return 0


def can_complete(box: Box, state: EncycState, seat: int, owed: Container[str], hired: int) -> bool:
    """Whether the action under way can be completed, if need be with cards that are owed or the expert `hired`."""
    need = missing(box, state, seat, owed)
    step, publishing = state.goods[seat * WIDTH + REPUTATION], state.reference >= 0
    if hired >= 0:
        need -= hire_gain(box, state, seat, hired, state.colour, step, publishing)
    if need > 0 and EXPERT in owed:
        need -= best_hire(box, state, seat, state.colour, step, publishing)
    return need <= 0
