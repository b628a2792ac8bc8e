"""The Automas: which die they take and why, what they do with it, which cards they choose.

Its dice stand on its spaces from left to right by value, a fifth beside the fourth. It takes the highest die
anywhere; ties go by the priority of the colour, then to the die that pays its owner least (an own die pays nothing),
then to its own die, then by seat and space. Everything it does is fixed by what lies open, so none of its moves is a
decision.
"""

from __future__ import annotations

from game.core.beats import end_beat
from game.core.values import Event
from game.encyclopedia.box import Box
from game.encyclopedia.cards import draw_animal, draw_expert, take_animal, take_expert
from game.encyclopedia.data import RowData
from game.encyclopedia.gains import Events, ask_own_cards, gain
from game.encyclopedia.model import (
    COINS,
    CONTINENTS,
    LANDS,
    POINTS,
    REPUTATION,
    SEALS,
    SLOTS,
    SPACES,
    TOKENS,
    WIDTH,
    EncycState,
)
from game.encyclopedia.places import bank, take_die


def rank(state: EncycState, seat: int, land: int) -> int:
    """The place of a continent or colour in the Automa's priorities, 0 for the first."""
    return state.priority.index(land, seat * LANDS) - seat * LANDS


def arrange(state: EncycState, seat: int, dice: list[int]) -> None:
    """Put an Automa's dice on its spaces: from left to right by value, equal ones with the last priority first."""
    ordered = sorted(dice, key=lambda code: (code % 6, -rank(state, seat, code // 6)))
    for slot, code in enumerate(ordered):
        state.dice[seat * SLOTS + slot] = code
    if len(ordered) == SLOTS:
        state.extra[seat] = len(SPACES) - 1


def choose_die(state: EncycState, seat: int) -> tuple[int, str]:
    """The slot of the die that an Automa takes, and the rule that decided."""
    slots = [slot for slot, code in enumerate(state.dice) if code >= 0]
    highest = max(state.dice[slot] % 6 for slot in slots)
    slots = [slot for slot in slots if state.dice[slot] % 6 == highest]
    if len(slots) == 1:
        return slots[0], "highest"
    first = min(rank(state, seat, state.dice[slot] // 6) for slot in slots)
    slots = [slot for slot in slots if rank(state, seat, state.dice[slot] // 6) == first]
    if len(slots) == 1:
        return slots[0], "priority"
    least = min(_payment(state, seat, slot) for slot in slots)
    slots = [slot for slot in slots if _payment(state, seat, slot) == least]
    if len(slots) == 1:
        return slots[0], "payment"
    own = [slot for slot in slots if slot // SLOTS == seat]
    return (own[0], "own") if own else (slots[0], "order")


def _payment(state: EncycState, seat: int, slot: int) -> int:
    """How much a die pays its owner, by the order of the spaces; an own die pays nothing."""
    owner, space = slot // SLOTS, slot % SLOTS
    if owner == seat:
        return 0
    return state.extra[owner] if space == SLOTS - 1 else space


def play_turn(box: Box, state: EncycState, seat: int, events: Events) -> None:
    """Take a die and carry out its row of the behaviour card."""
    slot, reason = choose_die(state, seat)
    value = state.dice[slot] % 6 + 1
    card = box.behaviour[seat]
    row = box.figures.automas.behaviours[card].rows[value]
    if events is not None:
        data: tuple[tuple[str, int | str], ...] = (
            ("card", card), ("row", value), ("place", row.place), ("reason", reason),
        )  # fmt: skip
        events.append(Event("automa", seat, data, news=0))
    take_die(box, state, seat, slot, 0, events)
    if events is not None:
        end_beat(state, events)
    _carry_out(box, state, seat, row, events)
    ask_own_cards(state, seat)


def _carry_out(box: Box, state: EncycState, seat: int, row: RowData, events: Events) -> None:
    """All steps of a row; what cannot be done is left out, the other gains stay."""
    if row.place == "bank":
        bank(box, state, seat, row.coins, events)
    else:
        gain(box, state, seat, COINS, row.coins, row.place, events)
    for _ in range(row.animals):
        pick_animal(box, state, seat, events)
    for _ in range(row.experts):
        pick_expert(box, state, seat, events)
    gain(box, state, seat, TOKENS, row.tokens, row.place, events)
    gain(box, state, seat, SEALS, row.seals, row.place, events)
    gain(box, state, seat, REPUTATION, row.reputation, row.place, events)
    if row.place == "expedition":
        _sail(box, state, seat, row.per_token, events)


def _sail(box: Box, state: EncycState, seat: int, per_token: int, events: Events) -> None:
    """Place the die where most of its animals live, gain the reputation, turn all tokens into points."""
    land = choose_land(box, state, seat)
    if land >= 0:
        space = state.sailed[land]
        state.sailed[land] += 1
        if events is not None:
            data: tuple[tuple[str, int | str], ...] = (("continent", CONTINENTS[land]), ("space", space + 1))
            events.append(Event("automa_sailed", seat, data, news=0))
        gain(box, state, seat, REPUTATION, box.stars[space], "expedition", events)
    tokens = state.goods[seat * WIDTH + TOKENS]
    state.goods[seat * WIDTH + TOKENS] = 0
    if events is not None:
        events.append(Event("automa_spent", seat, (("good", "tokens"), ("amount", tokens)), news=0))
    gain(box, state, seat, POINTS, tokens * per_token, "expedition", events)


def choose_land(box: Box, state: EncycState, seat: int) -> int:
    """The continent with a free space and most of the Automa's animals, the first in priority among equals."""
    counts = [0] * LANDS
    for animal in state.study[seat]:
        counts[box.continent[animal]] += 1
    best = -1
    for land in state.priority[seat * LANDS : seat * LANDS + LANDS]:
        if state.sailed[land] < len(box.stars) and (best < 0 or counts[land] > counts[best]):
            best = land
    return best


def pick_animal(box: Box, state: EncycState, seat: int, events: Events) -> None:
    """Take the first animal in priority and reading order, or the top of the deck."""
    for land in state.priority[seat * LANDS : seat * LANDS + LANDS]:
        for animal in state.animals:
            if animal >= 0 and box.continent[animal] == land:
                take_animal(box, state, seat, animal, events)
                return
    draw_animal(box, state, seat, events)


def pick_expert(box: Box, state: EncycState, seat: int, events: Events) -> None:
    """Take the first expert in priority and reading order, or the top of the deck."""
    for land in state.priority[seat * LANDS : seat * LANDS + LANDS]:
        for expert in state.experts:
            if expert >= 0 and box.experts.continent[expert] == land:
                take_expert(box, state, seat, expert, events)
                return
    draw_expert(box, state, seat, events)
