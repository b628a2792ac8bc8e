"""The course of the game: set-up, rounds, dice, turns, the end of a round; all that runs by itself.

Dice used by actions lie on the central board. At the end of a round a seal buys any of them by its colour; the
spaces of expeditions stay taken until the round is over. Whoever has acted so in the last round is asked once more: a
seal that this action has brought can still become coins.
"""

from __future__ import annotations

from typing import Final

from game.core.beats import end_beat
from game.core.rng import advance, below, shuffle
from game.core.values import Event, but
from game.encyclopedia.automa import arrange, play_turn
from game.encyclopedia.box import Box
from game.encyclopedia.cards import clear, refill
from game.encyclopedia.gains import Events, ask_own_cards, card_frame, gain
from game.encyclopedia.model import (
    ANIMAL_FRAMES,
    CHAIRS,
    CLEAN_FRAME,
    COINS,
    CONTINENTS,
    DICE,
    DICE_FRAME,
    DRAFT_FRAMES,
    EXPERT_FRAMES,
    EXTRA_FRAMES,
    FINISH,
    FINISH_FRAME,
    LANDS,
    NEXT,
    NEXT_FRAME,
    PLACE_FRAMES,
    REFILL,
    REFILL_FRAME,
    ROUND,
    ROUND_FRAME,
    SHARED,
    SHELF,
    SLOTS,
    SPACES,
    TAKE_FRAMES,
    TOKENS,
    TURN,
    TURN_FRAME,
    WIDTH,
    EncycAction,
    EncycState,
)
from game.encyclopedia.places import die_name

EXTRA_DIE: Final = SHARED.index("die")


def order(box: Box, first: int) -> list[int]:
    """All seats clockwise from the first player."""
    return [(first + number) % box.seats for number in range(box.seats)]


def set_up(box: Box, state: EncycState, events: Events) -> None:
    """Shuffle, lay out the displays, give out coins and tokens, and owe everyone the first animals."""
    seats = box.seats
    state.rng = advance(state.rng)
    state.first = state.turn = below(state.rng, seats)
    state.goods, state.shelf = [0] * (seats * WIDTH), [0] * (seats * SHELF)
    state.dice, state.rolled = [-1] * (seats * SLOTS), [-1] * (seats * SLOTS)
    state.extra, state.active = [-1] * seats, [-1] * (seats * CHAIRS)
    state.used, state.sailed, state.cubes = [0] * LANDS, [0] * LANDS, [0] * len(box.animal_ids)
    state.study, state.published, state.retired = _rows(seats), _rows(seats), _rows(seats)
    _shuffle_cards(box, state)
    if events is not None:
        events.append(Event("first_player", state.first))
    _priorities(box, state, events)
    refill(box, state, events)
    state.stack = [ROUND_FRAME, REFILL_FRAME]
    for place, seat in enumerate(order(box, state.first)):
        state.goods[seat * WIDTH + COINS] = box.start.coins[place]
        state.goods[seat * WIDTH + TOKENS] = box.start.tokens[place]
        state.stack += [DRAFT_FRAMES[seat]] * box.start.animals


def _rows(seats: int) -> list[list[int]]:
    return [[] for _ in range(seats)]


def _shuffle_cards(box: Box, state: EncycState) -> None:
    state.animal_deck = list(range(len(box.animal_ids)))
    state.expert_deck = list(range(len(box.experts.ids)))
    state.round_tokens = box.token_kinds[:]
    for pile in (state.animal_deck, state.expert_deck, state.round_tokens):
        state.rng = shuffle(pile, state.rng)
    state.animals, state.experts = [-1] * box.display.animals, [-1] * box.display.experts


def _priorities(box: Box, state: EncycState, events: Events) -> None:
    """Shuffle the continent cards of every Automa."""
    state.priority = [-1] * (box.seats * LANDS)
    for seat in range(box.seats):
        if box.automa[seat]:
            cards = list(range(LANDS))
            state.rng = shuffle(cards, state.rng)
            state.priority[seat * LANDS : seat * LANDS + LANDS] = cards
            if events is not None:
                names = " ".join(CONTINENTS[land] for land in cards)
                events.append(Event("priorities", seat, (("order", names),)))


def run(box: Box, state: EncycState, events: Events) -> None:
    """Carry out the automatic frame on top of the stack; what came before a turn, a round or its dice is a beat."""
    kind = state.stack[-1].kind
    if events is not None and kind in (TURN, ROUND, DICE):
        end_beat(state, events)
    state.stack.pop()
    if kind == FINISH:
        _finish_turn(state)
    elif kind == NEXT:
        state.turn = (state.turn + 1) % box.seats
        state.stack.append(TURN_FRAME)
    elif kind == TURN:
        _begin_turn(box, state, events)
    elif kind == ROUND:
        _begin_round(box, state, events)
    elif kind == REFILL:
        refill(box, state, events)
    elif kind == DICE:
        _roll(box, state, events)
    else:
        _end_round(box, state, events)


def _begin_round(box: Box, state: EncycState, events: Events) -> None:
    """Replace the displays, turn up the round token, and do what it says for everyone."""
    state.round += 1
    state.banked = 0
    state.turn = state.first
    state.used, state.sailed = [0] * LANDS, [0] * LANDS
    kind = SHARED[state.round_tokens[state.round - 1]]
    if events is not None:
        events.append(Event("round", -1, (("round", state.round), ("token", kind))))
    if state.round > 1:
        clear(state)
        refill(box, state, events)
    state.stack.append(DICE_FRAME)
    if events is not None:
        end_beat(state, events)
    seats = order(box, state.first)
    if kind in ("expert", "animal"):
        frames = EXPERT_FRAMES if kind == "expert" else ANIMAL_FRAMES
        state.stack.append(REFILL_FRAME)
        state.stack += [frames[seat] for seat in reversed(seats)]
    for seat in seats:
        gain(box, state, seat, TOKENS, box.game.round_tokens.tokens if kind == "tokens" else 0, "round", events)
        gain(box, state, seat, COINS, box.game.round_tokens.coins if kind == "coins" else 0, "round", events)


def dice_each(box: Box, state: EncycState) -> int:
    """How many dice each seat has in this round."""
    return box.game.dice.drawn + (state.round_tokens[state.round - 1] == EXTRA_DIE)


def _roll(box: Box, state: EncycState, events: Events) -> None:
    """Everyone draws and rolls dice; Automas arrange theirs, players are asked in order."""
    bag = [colour for colour in range(LANDS) for _ in range(box.game.dice.each_colour)]
    state.rng = shuffle(bag, state.rng)
    seats = order(box, state.first)
    state.turn = state.first
    for seat in seats:
        dice: list[int] = []
        for _ in range(dice_each(box, state)):
            state.rng = advance(state.rng)
            dice.append(bag.pop() * 6 + below(state.rng, 6))
        dice.sort(key=lambda code: (-(code % 6), code))
        if events is not None:
            events.append(Event("rolled", seat, (("dice", ", ".join(die_name(code) for code in dice)),)))
        if box.automa[seat]:
            arrange(state, seat, dice)
        else:
            state.rolled[seat * SLOTS : seat * SLOTS + len(dice)] = dice
    state.stack.append(TURN_FRAME)
    state.stack += [PLACE_FRAMES[seat] for seat in reversed(seats) if not box.automa[seat]]


def put_options(box: Box, state: EncycState, seat: int) -> list[EncycAction]:
    """The free spaces for the next die, and the taken ones as long as one die more than spaces is left."""
    at = seat * SLOTS
    left = SLOTS - state.rolled[at : at + SLOTS].count(-1)
    free = state.dice[at : at + len(SPACES)].count(-1)
    put = box.actions.put
    if left > free:
        return put
    return [put[space] for space in range(len(SPACES)) if state.dice[at + space] < 0]


def put(_box: Box, state: EncycState, seat: int, action: EncycAction, events: Events) -> None:
    """Put the next die on a space of its owner's board."""
    at, space = seat * SLOTS, action.space
    code = state.rolled.pop(at)
    state.rolled.insert(at + SLOTS - 1, -1)
    if state.dice[at + space] < 0:
        state.dice[at + space] = code
    else:
        state.dice[at + SLOTS - 1] = code
        state.extra[seat] = space
    if events is not None:
        data: tuple[tuple[str, int | str], ...] = (("die", die_name(code)), ("space", SPACES[space]))
        events.append(Event("put_die", seat, data, news=but(seat)))
    if state.rolled[at] < 0:
        state.stack.pop()


def _begin_turn(box: Box, state: EncycState, events: Events) -> None:
    """Begin the turn of a seat, or the end of the round when no die is left."""
    if max(state.dice) < 0:
        state.stack.append(CLEAN_FRAME)
        state.stack += [EXTRA_FRAMES[seat] for seat in reversed(order(box, state.first))]
        return
    state.stack += (NEXT_FRAME, FINISH_FRAME)
    if events is not None:
        events.append(Event("turn", state.turn, news=0))
    if box.automa[state.turn]:
        play_turn(box, state, state.turn, events)
    else:
        state.stack.append(TAKE_FRAMES[state.turn])


def _finish_turn(state: EncycState) -> None:
    """Ask for the cards that are owed: first the seat whose turn it was, then the others."""
    if state.pending:
        state.stack.append(FINISH_FRAME)
        ask_own_cards(state, state.turn)
        if state.stack[-1].kind == FINISH:
            state.stack.append(card_frame(state.pending.pop(0)))
        return
    state.value = state.colour = state.recoloured = 0


def _end_round(box: Box, state: EncycState, events: Events) -> None:
    """Begin the next round, or end the game."""
    if state.round < box.rounds:
        state.stack.append(ROUND_FRAME)
    elif events is not None:
        events.append(Event("ended", -1, news=0))
