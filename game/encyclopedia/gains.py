"""Gaining and spending goods, the reputation track, and what experts add each time.

A bonus card of the track is noted in `pending`: its owner chooses at once in the own turn (after the card of an
Academy or University action, so that the action can always be completed, but before the value of the die counts),
otherwise at the end of the turn. So it is as well where an expert that is used at the question for such a card, or for
the reference animal of a publication, brings the bonus.
"""

from __future__ import annotations

from game.core.beats import end_beat
from game.core.values import Event, Frame, but
from game.encyclopedia.box import Box
from game.encyclopedia.model import (
    ACADEMY,
    ANIMAL_FRAMES,
    CHAIRS,
    COINS,
    EXPERT_FRAMES,
    GOODS,
    REFERENCE,
    REPUTATION,
    SEALS,
    TOKENS,
    UNIVERSITY,
    WIDTH,
    EncycState,
)

Events = list[Event] | None

TOGETHER = ("round", "cube", "cubes", "cards", "embassy", "academy")
"""Why something is gained that belongs to what has just happened; every other gain is a beat of its own."""


def gain(box: Box, state: EncycState, seat: int, good: int, amount: int, why: str, events: Events) -> None:
    """Give a seat some of a good; reputation moves along its track."""
    if amount == 0:
        return
    if events is not None:
        if why not in TOGETHER and not box.automa[seat]:
            end_beat(state, events)
        data: tuple[tuple[str, int | str], ...] = (("good", GOODS[good]), ("amount", amount), ("why", why))
        events.append(Event("gained", seat, data, news=0))
    if good == REPUTATION:
        _move_up(box, state, seat, amount, events)
    else:
        state.goods[seat * WIDTH + good] += amount


def _move_up(box: Box, state: EncycState, seat: int, amount: int, events: Events) -> None:
    """Move along the reputation track, step by step, with every bonus that is passed."""
    at = seat * WIDTH + REPUTATION
    step = state.goods[at]
    for _ in range(amount):
        step = step + 1 if step < box.last_step else 0
        state.goods[at] = step
        if box.bonus_amount[step]:
            _bonus(box, state, seat, step, events)


def _bonus(box: Box, state: EncycState, seat: int, step: int, events: Events) -> None:
    """Give the bonus of a step at once, or note the card that is to be chosen."""
    name, amount = box.bonus[step], box.bonus_amount[step]
    if events is not None:
        if not box.automa[seat]:
            end_beat(state, events)
        data: tuple[tuple[str, int | str], ...] = (("bonus", name), ("amount", amount), ("step", step))
        events.append(Event("bonus", seat, data, news=0))
    at = seat * WIDTH
    if name == "tokens":
        state.goods[at + TOKENS] += amount
    elif name == "coins":
        state.goods[at + COINS] += amount
    elif name == "seals":
        state.goods[at + SEALS] += amount
    else:
        state.pending += [seat * 2 + (name == "animal")] * amount


def spend(state: EncycState, seat: int, good: int, amount: int, why: str, events: Events) -> None:
    """Take some of a good from a seat."""
    state.goods[seat * WIDTH + good] -= amount
    if events is not None and amount:
        data: tuple[tuple[str, int | str], ...] = (("good", GOODS[good]), ("amount", amount), ("why", why))
        events.append(Event("spent", seat, data, news=but(seat)))


def trigger(box: Box, state: EncycState, seat: int, number: int, events: Events) -> None:
    """Let the active experts of a seat pay for what they are paid each time."""
    experts = box.experts
    for expert in state.active[seat * CHAIRS : seat * CHAIRS + CHAIRS]:
        if expert >= 0 and experts.trigger[expert] == number:
            gain(box, state, seat, experts.good[expert], experts.amount[expert], experts.ids[expert], events)


def triggered(box: Box, state: EncycState, seat: int, number: int, good: int) -> int:
    """How much of a good the active experts of a seat would bring by a trigger."""
    experts = box.experts
    total = 0
    for expert in state.active[seat * CHAIRS : seat * CHAIRS + CHAIRS]:
        if expert >= 0 and experts.trigger[expert] == number and experts.good[expert] == good:
            total += experts.amount[expert]
    return total


def die_value(box: Box, state: EncycState, seat: int, colour: int) -> int:
    """The value of the die in hand if it had that colour: experts raise all dice of a colour."""
    dice = box.experts.dice
    value = state.value
    for expert in state.active[seat * CHAIRS : seat * CHAIRS + CHAIRS]:
        if expert >= 0 and dice[expert] == colour:
            value += box.experts.amount[expert]
    return value


def lent(box: Box, expert: int, land: int) -> int:
    """What an expert adds to expeditions to a continent while it lies face up."""
    return box.experts.amount[expert] if box.experts.voyage[expert] == land else 0


def lend(box: Box, state: EncycState, seat: int, expert: int, sign: int) -> None:
    """Let an expert that comes or goes count for its seat's expedition under way."""
    if state.target >= 0 and seat == state.turn:
        state.strength = max(0, state.strength + sign * lent(box, expert, state.target))


def ask_own_cards(state: EncycState, seat: int) -> None:
    """Ask a seat for the bonus cards that it is owed, the first one first; they wait for the card of an action."""
    if not state.pending or state.stack[-1].kind in (UNIVERSITY, ACADEMY, REFERENCE):
        return
    own = [code for code in state.pending if code >> 1 == seat]
    if own:
        state.pending = [code for code in state.pending if code >> 1 != seat]
        for code in reversed(own):
            state.stack.append(card_frame(code))


def card_frame(code: int) -> Frame:
    """The frame that asks for an owed card."""
    return ANIMAL_FRAMES[code >> 1] if code & 1 else EXPERT_FRAMES[code >> 1]
