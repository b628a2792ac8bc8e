"""Publications: the reference animal, the highest Type, the cards that take part, and what they bring.

The colour is paid for before the die is placed on the reference animal; its value may be raised with what the
experts bring by placing it. Fewer Types than the die allows may be published, for the highest one is the player's
choice. Animals of other continents take part only if they give a cube.
"""

from __future__ import annotations

from game.core.values import Event, but
from game.encyclopedia.boosts import colour_options
from game.encyclopedia.box import Box
from game.encyclopedia.cards import use_options, with_uses
from game.encyclopedia.completion import best_hire, value_reach
from game.encyclopedia.gains import Events, ask_own_cards, die_value, gain, spend, trigger, triggered
from game.encyclopedia.model import (
    ANIMALS_AT,
    ANY,
    CATEGORIES,
    CEILING_FRAMES,
    COINS,
    LANDS,
    PARTNERS_FRAMES,
    POINTS,
    PUBLICATION_PLACE,
    REPUTATION,
    SEALS,
    SHELF,
    TOKENS,
    TYPES,
    WIDTH,
    EncycAction,
    EncycState,
)


def can_publish(box: Box, state: EncycState, seat: int) -> bool:
    """Whether a die placed on one of the seat's animals could reach the value for its continent."""
    lands = _lands(box, state, seat)
    if not lands:
        return False
    if lands >> state.colour & 1 and _is_enough(box, state, seat, state.colour):
        return True
    if not state.goods[seat * WIDTH + TOKENS] and not state.goods[seat * WIDTH + SEALS]:
        return False
    return any(lands >> land & 1 and _is_enough(box, state, seat, land) for land in range(LANDS))


def _lands(box: Box, state: EncycState, seat: int) -> int:
    """The mask of the continents of a seat's animals."""
    lands = 0
    for animal in state.study[seat]:
        lands |= 1 << box.continent[animal]
    return lands


def _is_enough(box: Box, state: EncycState, seat: int, land: int) -> bool:
    """Whether a die of that colour reaches the least value, with what can be spent and surely gained.

    So does a bonus expert that is gained on the way; one that is owed already is chosen after the reference animal.
    """
    need = box.ceilings[0]
    if state.value >= need:
        return True
    step, fame = state.goods[seat * WIDTH + REPUTATION], triggered(box, state, seat, PUBLICATION_PLACE, REPUTATION)
    ahead = box.ahead(step, fame)
    need -= triggered(box, state, seat, PUBLICATION_PLACE, COINS) + box.ahead_value[ahead]
    need -= value_reach(box, state, seat, land)
    if need > 0 and (box.ahead_experts[ahead] or seat * 2 in state.pending):
        need -= best_hire(box, state, seat, land, (step + fame) % (box.last_step + 1), publishing=True)
    return need <= 0


def reference_options(box: Box, state: EncycState, seat: int) -> list[EncycAction]:
    """The animals on which the die may be placed, and the ways to another colour where there are others."""
    actions, colour = box.actions, state.colour
    enough = [_is_enough(box, state, seat, land) for land in range(LANDS)]
    options: list[EncycAction] = []
    others = 0
    for animal in state.study[seat]:
        land = box.continent[animal]
        if (colour == ANY or land == colour) and enough[land]:
            options.append(actions.reference[animal])
        elif enough[land]:
            others |= 1 << land
    colour_options(box, state, seat, others, options)
    return with_uses(box, state, seat, options)


def refer(box: Box, state: EncycState, seat: int, action: EncycAction, events: Events) -> None:
    """Place the die on the reference animal."""
    state.stack.pop()
    animal = action.animal
    state.reference = animal
    state.colour = box.continent[animal]
    if events is not None:
        events.append(Event("reference", seat, (("animal", box.animal_ids[animal]),), news=but(seat)))
    trigger(box, state, seat, PUBLICATION_PLACE, events)
    state.stack.append(CEILING_FRAMES[seat])
    ask_own_cards(state, seat)


def ceiling_options(box: Box, state: EncycState, seat: int) -> list[EncycAction]:
    """The Types up to which the die, raised by coins, may publish; and a seal where it could do more."""
    value = die_value(box, state, seat, state.colour)
    reach = value + state.goods[seat * WIDTH + COINS]
    level = box.actions.level
    options = [level[number] for number in range(TYPES + 1) if box.ceilings[number] <= reach]
    if state.goods[seat * WIDTH + SEALS] and value < box.ceilings[TYPES]:
        options += (box.actions.seal, box.actions.change)
    use_options(box, state, seat, options)
    return options


def set_ceiling(box: Box, state: EncycState, seat: int, action: EncycAction, events: Events) -> None:
    """Pay for the highest Type and ask which other animals take part."""
    state.stack.pop()
    level = action.level
    missing = box.ceilings[level] - die_value(box, state, seat, state.colour)
    if missing > 0:
        spend(state, seat, COINS, missing, "value", events)
    state.ceiling = level
    if events is not None:
        events.append(Event("level", seat, (("level", level),), news=but(seat)))
    state.stack.append(PARTNERS_FRAMES[seat])


def given(box: Box, state: EncycState, animal: int) -> int:
    """How many cubes an animal would give to the publication."""
    count = 0
    mask, reference, category = state.cubes[animal], state.reference * TYPES, box.category
    for kind in range(state.ceiling):
        if mask >> kind & 1 and category[animal * TYPES + kind] == category[reference + kind]:
            count += 1
    return count


def partner_options(box: Box, state: EncycState, seat: int) -> list[EncycAction]:
    """The animals that may still take part, experts that may be used meanwhile, and the end of the choice."""
    join = box.actions.join
    land = box.continent[state.reference]
    options = [
        join[animal]
        for animal in state.study[seat]
        if animal != state.reference
        and animal not in state.with_cards
        and (box.continent[animal] == land or given(box, state, animal))
    ]
    if options:
        use_options(box, state, seat, options)
    options.append(box.actions.done)
    return options


def join(box: Box, state: EncycState, seat: int, action: EncycAction, events: Events) -> None:
    """Let an animal take part."""
    state.with_cards = [*state.with_cards, action.animal]
    if events is not None:
        events.append(Event("joined", seat, (("animal", box.animal_ids[action.animal]),), news=but(seat)))


def publish(box: Box, state: EncycState, seat: int, _action: EncycAction, events: Events) -> None:
    """Publish the cubes Type by Type, then the cards, and gain what both bring, and the seal."""
    state.stack.pop()
    cards = [state.reference, *state.with_cards]
    if events is not None:
        events.append(Event("published", seat, (("cards", len(cards)), ("level", state.ceiling)), news=but(seat)))
    for kind in range(state.ceiling - 1, -1, -1):
        _publish_cubes(box, state, seat, cards, kind, events)
    _collect(box, state, seat, cards, events)
    state.reference = -1
    state.ceiling = 0
    state.with_cards = []
    gain(box, state, seat, SEALS, box.game.publication.seals, "publication", events)


def _publish_cubes(box: Box, state: EncycState, seat: int, cards: list[int], kind: int, events: Events) -> None:
    """Move the cubes of one category to the central board."""
    category = box.category[state.reference * TYPES + kind]
    count = 0
    for card in cards:
        if state.cubes[card] >> kind & 1 and box.category[card * TYPES + kind] == category:
            count += 1
    if count:
        state.shelf[seat * SHELF + category] += count
        if events is not None:
            data: tuple[tuple[str, int | str], ...] = (("category", CATEGORIES[category]), ("cubes", count))
            events.append(Event("published_cubes", seat, data, news=0))
        gain(box, state, seat, POINTS, count * box.worth[kind], "cubes", events)


def _collect(box: Box, state: EncycState, seat: int, cards: list[int], events: Events) -> None:
    """Collect the cards of the reference continent; the others leave the game. All their cubes are gone."""
    land = box.continent[state.reference]
    state.study[seat] = [card for card in state.study[seat] if card not in cards]
    count = 0
    for card in cards:
        own = box.continent[card] == land
        state.cubes[card] = 0
        if own:
            state.published[seat] = [*state.published[seat], card]
        else:
            state.gone = [*state.gone, card]
        count += own
        if events is not None:
            name = box.animal_ids[card]
            events.append(Event("collected" if own else "left_game", seat, (("animal", name),), news=0))
    state.shelf[seat * SHELF + ANIMALS_AT + land] += count
    gain(box, state, seat, POINTS, count * box.game.publication.card, "cards", events)
