"""Cards: the two displays and their decks, taking animals, recruiting experts.

When a deck is empty its discard pile is shuffled and becomes the new deck. A card that nobody can draw, because
deck and discard pile are both empty, is simply not gained.

A new expert without a free place covers an old one or is itself laid under one. An immediate expert can be used when
it is gained, and later in its owner's turns: before a die is taken and at every question of an action, and at the end
of a round when its owner is asked for one more action.
"""

from __future__ import annotations

from game.core.rng import shuffle
from game.core.values import EVERYONE, Event, but
from game.encyclopedia.box import Box
from game.encyclopedia.gains import Events, ask_own_cards, gain, lend
from game.encyclopedia.model import CHAIRS, EXPERTS_AT, SHELF, EncycAction, EncycState


def draw(state: EncycState, deck: list[int], discard: list[int]) -> int:
    """The top card of a deck, -1 if there is none anywhere."""
    if not deck and discard:
        deck += sorted(discard)
        discard.clear()
        state.rng = shuffle(deck, state.rng)
    return deck.pop() if deck else -1


def _top_animal(state: EncycState) -> int:
    """Draw the top animal, -1 if there is none anywhere."""
    state.animal_deck, state.animal_discard = state.animal_deck[:], state.animal_discard[:]
    return draw(state, state.animal_deck, state.animal_discard)


def _top_expert(state: EncycState) -> int:
    """Draw the top expert, -1 if there is none anywhere."""
    state.expert_deck, state.expert_discard = state.expert_deck[:], state.expert_discard[:]
    return draw(state, state.expert_deck, state.expert_discard)


def _retire(state: EncycState, seat: int, expert: int) -> None:
    """Let an expert count for its continent alone."""
    state.retired[seat] = [*state.retired[seat], expert]


def refill(box: Box, state: EncycState, events: Events) -> None:
    """Lay new cards on the empty places of both displays."""
    for place, card in enumerate(state.animals):
        if card < 0:
            state.animals[place] = _top_animal(state)
    for place, card in enumerate(state.experts):
        if card < 0:
            state.experts[place] = _top_expert(state)
    if events is not None:
        animals = " ".join(box.animal_ids[card] for card in state.animals if card >= 0)
        experts = " ".join(box.experts.ids[card] for card in state.experts if card >= 0)
        events.append(Event("display", -1, (("animals", animals), ("experts", experts))))


def clear(state: EncycState) -> None:
    """Discard what is left on both displays."""
    state.animal_discard = state.animal_discard + [card for card in state.animals if card >= 0]
    state.expert_discard = state.expert_discard + [card for card in state.experts if card >= 0]
    state.animals = [-1] * len(state.animals)
    state.experts = [-1] * len(state.experts)


def is_empty(display: list[int]) -> bool:
    """Whether no card is left on a display."""
    return max(display) < 0


def take_animal(box: Box, state: EncycState, seat: int, animal: int, events: Events) -> None:
    """Take an animal from the display to a seat's study."""
    state.animals[state.animals.index(animal)] = -1
    _study(box, state, seat, animal, "display", 0 if box.automa[seat] else but(seat), events)


def draw_animal(box: Box, state: EncycState, seat: int, events: Events) -> None:
    """Take the top animal of the deck to a seat's study, if there is one."""
    animal = _top_animal(state)
    if animal >= 0:
        _study(box, state, seat, animal, "deck", EVERYONE, events)


def _study(box: Box, state: EncycState, seat: int, animal: int, source: str, news: int, events: Events) -> None:
    state.study[seat] = [*state.study[seat], animal]
    if events is not None:
        data: tuple[tuple[str, int | str], ...] = (("animal", box.animal_ids[animal]), ("from", source))
        events.append(Event("took_animal", seat, data, news=news))


def take_expert(box: Box, state: EncycState, seat: int, expert: int, events: Events) -> None:
    """Recruit an expert from the display."""
    state.experts[state.experts.index(expert)] = -1
    _recruit(box, state, seat, expert, "display", 0 if box.automa[seat] else but(seat), events)


def draw_expert(box: Box, state: EncycState, seat: int, events: Events) -> None:
    """Recruit the top expert of the deck, if there is one."""
    expert = _top_expert(state)
    if expert >= 0:
        _recruit(box, state, seat, expert, "deck", EVERYONE, events)


def _recruit(box: Box, state: EncycState, seat: int, expert: int, source: str, news: int, events: Events) -> None:
    """Count the expert for its continent, and give it a place or ask for one."""
    state.shelf[seat * SHELF + EXPERTS_AT + box.experts.continent[expert]] += 1
    if events is not None:
        data: tuple[tuple[str, int | str], ...] = (("expert", box.experts.ids[expert]), ("from", source))
        events.append(Event("took_expert", seat, data, news=news))
    if box.automa[seat]:
        _retire(state, seat, expert)
    elif box.experts.immediate[expert] or free_chair(state, seat) < 0:
        state.stack.append(box.hire[seat][expert])
    else:
        _sit_down(box, state, seat, expert, free_chair(state, seat))


def _sit_down(box: Box, state: EncycState, seat: int, expert: int, chair: int) -> None:
    """Lay an expert face up; it counts from now on, and one that it covers no more."""
    covered = state.active[chair]
    if covered >= 0:
        _retire(state, seat, covered)
        lend(box, state, seat, covered, -1)
    state.active[chair] = expert
    lend(box, state, seat, expert, 1)


def free_chair(state: EncycState, seat: int) -> int:
    """The index of a free place for an expert, -1 if there is none."""
    for chair in range(seat * CHAIRS, seat * CHAIRS + CHAIRS):
        if state.active[chair] < 0:
            return chair
    return -1


def hire_options(box: Box, state: EncycState, seat: int, expert: int) -> list[EncycAction]:
    """What can be done with a new expert: use it, keep it, cover another one with it, or tuck it under one."""
    actions = box.actions
    options = [actions.use[expert]] if box.experts.immediate[expert] else []
    if free_chair(state, seat) >= 0:
        return [*options, actions.keep]
    seated = state.active[seat * CHAIRS : seat * CHAIRS + CHAIRS]
    return [*options, *(actions.cover[other] for other in seated), actions.tuck]


def seat_expert(box: Box, state: EncycState, seat: int, action: EncycAction, events: Events) -> None:
    """Carry out what was chosen for a new expert."""
    expert = state.stack.pop().args[0]
    if action.kind == "use":
        _retire(state, seat, expert)
        _use(box, state, seat, expert, events)
        return
    if action.kind == "keep":
        _sit_down(box, state, seat, expert, free_chair(state, seat))
    elif action.kind == "tuck":
        _retire(state, seat, expert)
    else:
        _sit_down(box, state, seat, expert, state.active.index(action.expert))
    if events is not None:
        covered = box.experts.ids[action.expert] if action.kind == "cover" else ""
        data: tuple[tuple[str, int | str], ...] = (
            ("expert", box.experts.ids[expert]), ("how", action.kind), ("covered", covered),
        )  # fmt: skip
        events.append(Event("placed_expert", seat, data, news=but(seat)))


def kept_experts(box: Box, state: EncycState, seat: int) -> list[int]:
    """The immediate experts that a seat has kept."""
    seated = state.active[seat * CHAIRS : seat * CHAIRS + CHAIRS]
    return [expert for expert in seated if expert >= 0 and box.experts.immediate[expert]]


def use_options(box: Box, state: EncycState, seat: int, options: list[EncycAction]) -> None:
    """Add the ways to use immediate experts that a seat has kept."""
    options += [box.actions.use[expert] for expert in kept_experts(box, state, seat)]


def with_uses(box: Box, state: EncycState, seat: int, options: list[EncycAction]) -> list[EncycAction]:
    """The options with the ways to use experts beside them, if there is something to choose at all."""
    if len(options) > 1:
        use_options(box, state, seat, options)
    return options


def use_kept(box: Box, state: EncycState, seat: int, action: EncycAction, events: Events) -> None:
    """Use an immediate expert that was kept; it gives its place free."""
    state.active[state.active.index(action.expert)] = -1
    _retire(state, seat, action.expert)
    _use(box, state, seat, action.expert, events)


def _use(box: Box, state: EncycState, seat: int, expert: int, events: Events) -> None:
    experts = box.experts
    if events is not None:
        events.append(Event("used_expert", seat, (("expert", experts.ids[expert]),), news=but(seat)))
    gain(box, state, seat, experts.good[expert], experts.amount[expert], experts.ids[expert], events)
    ask_own_cards(state, seat)
