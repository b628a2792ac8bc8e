"""Expeditions: who may sail where, research cube by cube, and boosts on the way.

The colour is paid for before the die is placed. Coins are spent in one step, just as many as the cheapest research
that is still too dear asks for; a token adds its bonus, a seal its own. Whoever has spent something places a cube
with it before the expedition can end, so that nothing is spent for nothing.
"""

from __future__ import annotations

from game.core.beats import end_beat
from game.core.values import Event, but
from game.encyclopedia.box import CUBES_AT, EXPEDITIONS_AT, NEVER, Box
from game.encyclopedia.cards import use_options
from game.encyclopedia.completion import best_hire, cheapest, on_display, reach
from game.encyclopedia.gains import Events, ask_own_cards, gain, spend, trigger
from game.encyclopedia.model import (
    BY_SEAL,
    BY_TOKEN,
    CHAIRS,
    COINS,
    COLOURS,
    CONTINENTS,
    LANDS,
    NO_MEANS,
    POINTS,
    REPUTATION,
    RESEARCH_FRAMES,
    SEALS,
    TOKENS,
    WIDTH,
    EncycAction,
    EncycState,
)


def sail_options(box: Box, state: EncycState, seat: int, options: list[EncycAction]) -> None:
    """Add every expedition on which at least one cube can surely be placed, by every way to its colour."""
    goods, at = state.goods, seat * WIDTH
    tokens, seals, step = goods[at + TOKENS], goods[at + SEALS], goods[at + REPUTATION]
    costs = cheapest(box, state, seat)
    bonus = _voyage_bonus(box, state, seat)
    means = state.value + goods[at + COINS] + tokens * box.token_boost + seals * box.seal_worth
    for land in range(LANDS):
        taken = state.sailed[land]
        if taken >= len(box.stars):
            continue
        ahead = box.ahead(step, box.stars[taken])
        cost = costs[land]
        if cost > box.cheapest[0] and box.ahead_animals[ahead] and on_display(box, state, land):
            cost = box.cheapest[0]
        far = means + bonus[land] + box.lift[taken] + box.ahead_strength[ahead]
        if box.ahead_experts[ahead] and far < cost + box.seal_worth and cost < NEVER:
            far += best_hire(box, state, seat, land, (step + box.stars[taken]) % (box.last_step + 1))
        sail = box.actions.sail[land]
        if land == state.colour:
            if far >= cost:
                options.append(sail[NO_MEANS])
            continue
        if tokens and far - box.token_boost >= cost:
            options.append(sail[BY_TOKEN])
        if seals and far - box.seal_worth + box.seal_boost >= cost:
            options.append(sail[BY_SEAL])


def _voyage_bonus(box: Box, state: EncycState, seat: int) -> list[int]:
    """What active experts add to an expedition, by continent: those of its dice and those of its voyages."""
    bonus = [0] * LANDS
    voyage = box.experts.voyage
    for expert in state.active[seat * CHAIRS : seat * CHAIRS + CHAIRS]:
        if expert >= 0 and voyage[expert] >= 0:
            bonus[voyage[expert]] += box.experts.amount[expert]
    return bonus


def sail(box: Box, state: EncycState, seat: int, action: EncycAction, events: Events) -> None:
    """Pay for the colour, place the die on the leftmost free space, gain its reputation, and begin research."""
    state.stack.pop()
    land = action.land
    if action.means == BY_TOKEN:
        spend(state, seat, TOKENS, 1, COLOURS[land], events)
    elif action.means == BY_SEAL:
        spend(state, seat, SEALS, 1, "colour", events)
        state.value += box.seal_boost
    state.colour = land
    end_beat(state, events)
    space = state.sailed[land]
    state.sailed[land] += 1
    state.target = land
    state.strength = state.value + _voyage_bonus(box, state, seat)[land] + box.lift[space]
    state.placed = state.boosted = 0
    if events is not None:
        data: tuple[tuple[str, int | str], ...] = (
            ("continent", CONTINENTS[land]), ("space", space + 1), ("strength", state.strength),
        )  # fmt: skip
        events.append(Event("sailed", seat, data, news=but(seat)))
    trigger(box, state, seat, EXPEDITIONS_AT + land, events)
    gain(box, state, seat, REPUTATION, box.stars[space], "expedition", events)
    state.stack.append(RESEARCH_FRAMES[seat])
    ask_own_cards(state, seat)


def research_options(box: Box, state: EncycState, seat: int) -> list[EncycAction]:
    """Research that can be paid for, boosts where dearer research comes within reach, and the end."""
    actions, strength, target = box.actions, state.strength, state.target
    options: list[EncycAction] = []
    dearer = NEVER
    for animal in state.study[seat]:
        if box.continent[animal] == target:
            for kind in box.free[state.cubes[animal]]:
                cost = box.cost[kind]
                if cost <= strength:
                    options.append(actions.cube[animal][kind])
                elif cost < dearer:
                    dearer = cost
    if dearer <= reach(box, state, seat):
        _boosts(box, state, seat, dearer - strength, options)
    use_options(box, state, seat, options)
    if state.placed and not state.boosted:
        options.append(actions.done)
    return options


def _boosts(box: Box, state: EncycState, seat: int, missing: int, options: list[EncycAction]) -> None:
    """Add what can be spent on an expedition to which so many points are missing."""
    goods, at, actions = state.goods, seat * WIDTH, box.actions
    if goods[at + COINS] >= missing:
        options.append(actions.coin)
    if goods[at + TOKENS]:
        options.append(actions.token)
    if goods[at + SEALS]:
        options += (actions.seal, actions.change)


def next_cost(box: Box, state: EncycState, seat: int) -> int:
    """The least cost of research on this expedition that is still too dear."""
    dearer = NEVER
    for animal in state.study[seat]:
        if box.continent[animal] == state.target:
            for kind in box.free[state.cubes[animal]]:
                if state.strength < box.cost[kind] < dearer:
                    dearer = box.cost[kind]
    return dearer


def lift_by_coins(box: Box, state: EncycState, seat: int, _action: EncycAction, events: Events) -> None:
    """Spend the coins that are missing for dearer research."""
    missing = next_cost(box, state, seat) - state.strength
    _lift(state, seat, COINS, missing, missing, events)


def lift_by_token(box: Box, state: EncycState, seat: int, _action: EncycAction, events: Events) -> None:
    """Spend a token on the expedition."""
    _lift(state, seat, TOKENS, 1, box.token_boost, events)


def lift_by_seal(box: Box, state: EncycState, seat: int, _action: EncycAction, events: Events) -> None:
    """Spend a seal on the expedition."""
    _lift(state, seat, SEALS, 1, box.seal_boost, events)


def _lift(state: EncycState, seat: int, good: int, amount: int, points: int, events: Events) -> None:
    spend(state, seat, good, amount, "expedition", events)
    state.strength += points
    state.boosted = 1


def place_cube(box: Box, state: EncycState, seat: int, action: EncycAction, events: Events) -> None:
    """Place a cube on an animal."""
    animal, kind = action.animal, action.type
    state.cubes[animal] |= 1 << kind
    state.strength -= box.cost[kind]
    state.placed, state.boosted = 1, 0
    if events is not None:
        data: tuple[tuple[str, int | str], ...] = (("animal", box.animal_ids[animal]), ("type", kind + 1))
        events.append(Event("cube", seat, data, news=but(seat)))
    gain(box, state, seat, POINTS, box.placed[kind], "cube", events)
    trigger(box, state, seat, CUBES_AT + kind, events)
    ask_own_cards(state, seat)


def end(_box: Box, state: EncycState, seat: int, _action: EncycAction, events: Events) -> None:
    """End the expedition; points that are left are lost."""
    state.target = -1
    state.stack.pop()
    if events is not None:
        events.append(Event("returned", seat, (("unused", state.strength),), news=but(seat)))
    state.strength = 0
