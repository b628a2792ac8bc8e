"""After the last die of a round: one more action for a seal; in the last round also what becomes of seals, experts."""

from __future__ import annotations

from game.core.beats import end_beat
from game.core.rng import advance, below
from game.core.values import EVERYONE, Event, but
from game.encyclopedia.box import Box
from game.encyclopedia.cards import kept_experts, use_options
from game.encyclopedia.gains import Events, spend
from game.encyclopedia.model import (
    ACT_FRAMES,
    FINISH_FRAME,
    LANDS,
    LAST_FRAMES,
    REPUTATION,
    SEALS,
    WIDTH,
    EncycAction,
    EncycState,
)
from game.encyclopedia.places import die_name, hold_die


def may_act_again(box: Box, state: EncycState, seat: int) -> bool:
    """Whether a seat is asked at the end of a round: it has a seal, or an expert to use before it is too late."""
    goods, experts, at = state.goods, box.experts, seat * WIDTH
    if box.automa[seat]:
        return False
    kept = kept_experts(box, state, seat)
    if goods[at + SEALS] or (kept and state.round == box.rounds):
        return True
    steps = sum(experts.amount[expert] for expert in kept if experts.good[expert] == REPUTATION)
    return box.ahead_seals[box.ahead(goods[at + REPUTATION], steps)] > 0


def extra_options(box: Box, state: EncycState, seat: int) -> list[EncycAction]:
    """To pass, or to take a die of any colour from the central board for a seal; seals and experts may be used."""
    options = [box.actions.no]
    if state.goods[seat * WIDTH + SEALS]:
        options += [box.actions.again[colour] for colour in range(LANDS) if state.used[colour]]
        if state.round == box.rounds:
            options.append(box.actions.change)
    use_options(box, state, seat, options)
    return options


def has_last_word(box: Box, state: EncycState, seat: int) -> bool:
    """Whether a seat has something to turn into something else before the game ends: a seal, an expert."""
    return bool(state.goods[seat * WIDTH + SEALS] or kept_experts(box, state, seat))


def last_options(box: Box, state: EncycState, seat: int) -> list[EncycAction]:
    """To leave things as they are, to turn a seal into coins, to use an expert."""
    options = [box.actions.no, box.actions.change] if state.goods[seat * WIDTH + SEALS] else [box.actions.no]
    use_options(box, state, seat, options)
    return options


def pass_by(_box: Box, state: EncycState, seat: int, _action: EncycAction, events: Events) -> None:
    """Pass."""
    state.stack.pop()
    if events is not None:
        events.append(Event("passed", seat, news=but(seat)))


def act_again(box: Box, state: EncycState, seat: int, action: EncycAction, events: Events) -> None:
    """Spend a seal, roll the die and act once more."""
    state.stack.pop()
    if events is not None:
        events.append(Event("turn", seat, news=but(seat)))
    spend(state, seat, SEALS, 1, "action", events)
    end_beat(state, events)
    state.turn = seat
    state.rng = advance(state.rng)
    code = action.colour * 6 + below(state.rng, 6)
    state.used[action.colour] -= 1
    hold_die(state, code)
    if events is not None:
        events.append(Event("rolled_again", seat, (("die", die_name(code)),), news=EVERYONE))
    if state.round == box.rounds:
        state.stack.append(LAST_FRAMES[seat])
    state.stack += (FINISH_FRAME, ACT_FRAMES[seat])
