"""The die in hand and the choice of an action; Embassy, Bank, University and Academy.

An action is offered only if it can be completed with what the seat has and surely gains on the way. Boosts that
could bring nothing are not offered: a token for a colour at Embassy and University pays at most for itself, a seal
for the colour at the University brings less than the seal is worth. Coins are spent in one step, up to the next
value that makes a difference.
"""

from __future__ import annotations

from game.core.beats import end_beat
from game.core.values import Event, but
from game.encyclopedia.boosts import raise_value
from game.encyclopedia.box import Box
from game.encyclopedia.cards import is_empty, kept_experts, take_animal, take_expert, use_options, with_uses
from game.encyclopedia.expedition import sail_options
from game.encyclopedia.gains import Events, ask_own_cards, die_value, gain, spend, trigger, triggered
from game.encyclopedia.model import (
    ACADEMY_FRAMES,
    ACADEMY_PLACE,
    ACT_FRAMES,
    BANK_PLACE,
    BY_SEAL,
    BY_TOKEN,
    COINS,
    COLOURS,
    EMBASSY,
    EMBASSY_FRAMES,
    EMBASSY_PLACE,
    PLACES,
    PUBLICATION_PLACE,
    REFERENCE_FRAMES,
    RENOWN,
    RENOWN_FRAMES,
    REPUTATION,
    SEALS,
    SLOTS,
    SPACES,
    TOKENS,
    UNIVERSITY_FRAMES,
    UNIVERSITY_PLACE,
    WIDTH,
    EncycAction,
    EncycState,
)
from game.encyclopedia.publication import can_publish


def die_name(code: int) -> str:
    """A die as people call it: its colour and value."""
    return f"{COLOURS[code // 6]} {code % 6 + 1}"


def take_options(box: Box, state: EncycState, seat: int) -> list[EncycAction]:
    """Every die on every board, of two equal dice on one space only one; experts may be used before."""
    take = box.actions.take
    dice = state.dice
    twins: list[int] = []
    for owner, space in enumerate(state.extra):
        shared = owner * SLOTS + SLOTS - 1
        if space >= 0 and dice[shared] == dice[owner * SLOTS + space]:
            twins.append(shared)
    options = [take[slot] for slot, code in enumerate(dice) if code >= 0 and not (twins and slot in twins)]
    use_options(box, state, seat, options)
    return options


def take_die(box: Box, state: EncycState, seat: int, slot: int, news: int, events: Events) -> None:
    """Take a die into the hand; its owner is paid if that is another seat."""
    code = state.dice[slot]
    owner, space = slot // SLOTS, slot % SLOTS
    if space == SLOTS - 1:
        space = state.extra[owner]
        state.extra[owner] = -1
    state.dice[slot] = -1
    hold_die(state, code)
    if events is not None:
        data: tuple[tuple[str, int | str], ...] = (
            ("die", die_name(code)), ("owner", owner), ("space", SPACES[space]), ("slot", slot % SLOTS),
        )  # fmt: skip
        events.append(Event("took_die", seat, data, news=news))
    if owner != seat:
        gain(box, state, owner, box.pay_good[space], box.pay_amount[space], "die", events)


def take(box: Box, state: EncycState, seat: int, action: EncycAction, events: Events) -> None:
    """Take a die in the own turn; an action with it follows."""
    state.stack[-1] = ACT_FRAMES[seat]
    take_die(box, state, seat, action.owner * SLOTS + action.slot, but(seat), events)


def hold_die(state: EncycState, code: int) -> None:
    """Make this the die of the action that begins."""
    state.colour, state.value = code // 6, code % 6 + 1
    state.used[state.colour] += 1
    state.recoloured = 0


def act_options(box: Box, state: EncycState, seat: int) -> list[EncycAction]:
    """Every action that can be completed, and what may be turned into something else before it."""
    actions = box.actions
    options = [actions.go[EMBASSY_PLACE], actions.go[BANK_PLACE]]
    if not is_empty(state.experts):
        options.append(actions.go[UNIVERSITY_PLACE])
    if _academy_can_do(box, state, seat):
        options.append(actions.go[ACADEMY_PLACE])
    sail_options(box, state, seat, options)
    if can_publish(box, state, seat):
        options.append(actions.go[PUBLICATION_PLACE])
    if state.goods[seat * WIDTH + SEALS]:
        options.append(actions.change)
    use_options(box, state, seat, options)
    return options


def _academy_can_do(box: Box, state: EncycState, seat: int) -> bool:
    """Whether an animal on display has the die's colour, or the colour can be changed."""
    at = seat * WIDTH
    if is_empty(state.animals):
        return False
    if state.goods[at + TOKENS] or state.goods[at + SEALS]:
        return True
    for animal in state.animals:
        if animal >= 0 and box.continent[animal] == state.colour:
            return True
    ahead = triggered(box, state, seat, ACADEMY_PLACE, REPUTATION)
    index = box.ahead(state.goods[at + REPUTATION], ahead)
    return ahead > 0 and box.ahead_tokens[index] + box.ahead_seals[index] > 0


def go(box: Box, state: EncycState, seat: int, action: EncycAction, events: Events) -> None:
    """Place the die; what follows is asked, or done at once where nothing can be chosen."""
    state.stack.pop()
    place = action.place
    if events is not None:
        events.append(Event("placed_die", seat, (("place", PLACES[place]),), news=but(seat)))
    if place == PUBLICATION_PLACE:
        state.stack.append(REFERENCE_FRAMES[seat])
        return
    trigger(box, state, seat, place, events)
    if place == EMBASSY_PLACE:
        state.stack.append(EMBASSY_FRAMES[seat])
        _cards_then_level(box, state, seat, events)
    elif place == BANK_PLACE:
        bank(box, state, seat, box.game.bank.coins, events)
    elif place == UNIVERSITY_PLACE:
        state.stack.append(UNIVERSITY_FRAMES[seat])
    else:
        state.stack.append(ACADEMY_FRAMES[seat])


def bank(box: Box, state: EncycState, seat: int, coins: int, events: Events) -> None:
    """Gain coins, and the First Player token with the first die of the round."""
    gain(box, state, seat, COINS, coins, "bank", events)
    if not state.banked:
        if not box.automa[seat]:
            end_beat(state, events)
        state.banked = 1
        state.first = seat
        if events is not None:
            events.append(Event("first_player", seat, news=0))


def university_options(box: Box, state: EncycState) -> list[EncycAction]:
    """The experts on display."""
    expert = box.actions.expert
    return [expert[card] for card in state.experts if card >= 0]


def recruit_options(box: Box, state: EncycState, seat: int) -> list[EncycAction]:
    """The experts that may be recruited at the University, and those of the seat that may be used."""
    return with_uses(box, state, seat, university_options(box, state))


def recruit(box: Box, state: EncycState, seat: int, action: EncycAction, events: Events) -> None:
    """Recruit an expert at the University; a die of its colour brings a token."""
    state.stack.pop()
    if box.experts.continent[action.expert] == state.colour:
        gain(box, state, seat, TOKENS, box.game.university.tokens, "university", events)
    end_beat(state, events)
    take_expert(box, state, seat, action.expert, events)


def academy_options(box: Box, state: EncycState, seat: int) -> list[EncycAction]:
    """The animals of the die's colour, and every other one by each way to its colour."""
    actions, at = box.actions, seat * WIDTH
    token, seal = state.goods[at + TOKENS], state.goods[at + SEALS]
    options: list[EncycAction] = []
    for animal in state.animals:
        if animal >= 0 and box.continent[animal] == state.colour:
            options.append(actions.animal[animal])
        elif animal >= 0:
            by_token, by_seal = actions.animal_by[animal]
            if token:
                options.append(by_token)
            if seal:
                options.append(by_seal)
    return with_uses(box, state, seat, options)


def study(box: Box, state: EncycState, seat: int, action: EncycAction, events: Events) -> None:
    """Pay for the colour of an animal, take it at the Academy; its reputation follows."""
    state.stack.pop()
    land = box.continent[action.animal]
    if action.means == BY_TOKEN:
        spend(state, seat, TOKENS, 1, COLOURS[land], events)
    elif action.means == BY_SEAL:
        raise_value(box, state, seat, events)
    state.colour = land
    end_beat(state, events)
    take_animal(box, state, seat, action.animal, events)
    state.stack.append(RENOWN_FRAMES[seat])
    _cards_then_level(box, state, seat, events)


def _cards_then_level(box: Box, state: EncycState, seat: int, events: Events) -> None:
    """Ask for bonus cards that placing the die has brought, for they may raise its value; then the level counts."""
    ask_own_cards(state, seat)
    if state.stack[-1].kind in (EMBASSY, RENOWN):
        settle_level(box, state, seat, events)


def _level(needs: list[int], value: int) -> int:
    """The highest level that a value reaches."""
    level = 0
    while level + 1 < len(needs) and needs[level + 1] <= value:
        level += 1
    return level


def _needs(box: Box, state: EncycState) -> list[int]:
    """The values that make a difference at the place that is asked about."""
    return box.embassy if state.stack[-1].kind == EMBASSY else box.academy


def level_options(box: Box, state: EncycState, seat: int) -> list[EncycAction]:
    """The level that the die has, those that coins can reach, and what a seal can do."""
    needs = _needs(box, state)
    value = die_value(box, state, seat, state.colour)
    level = _level(needs, value)
    highest = _level(needs, value + state.goods[seat * WIDTH + COINS])
    options = [box.actions.level[number + 1] for number in range(level, highest + 1)]
    if state.goods[seat * WIDTH + SEALS]:
        options += (box.actions.seal, box.actions.change)
    use_options(box, state, seat, options)
    return options


def settle_level(box: Box, state: EncycState, seat: int, events: Events) -> bool:
    """Gain what the level brings if it cannot be raised, otherwise leave the choice and say False."""
    needs = _needs(box, state)
    value = die_value(box, state, seat, state.colour)
    level = _level(needs, value)
    at = seat * WIDTH
    if level + 1 < len(needs):
        if state.goods[at + SEALS] or needs[level + 1] <= value + state.goods[at + COINS]:
            return False
        if kept_experts(box, state, seat):
            return False
    _gain_level(box, state, seat, level + 1, events)
    return True


def choose_level(box: Box, state: EncycState, seat: int, action: EncycAction, events: Events) -> None:
    """Pay for a level and gain what it brings."""
    _gain_level(box, state, seat, action.level, events)


def _gain_level(box: Box, state: EncycState, seat: int, level: int, events: Events) -> None:
    """Pay for a level and gain what it brings: tokens at the Embassy, reputation at the Academy."""
    missing = _needs(box, state)[level - 1] - die_value(box, state, seat, state.colour)
    kind = state.stack.pop().kind
    if missing > 0:
        spend(state, seat, COINS, missing, "value", events)
    end_beat(state, events)
    if events is not None:
        events.append(Event("level", seat, (("level", level),), news=but(seat)))
    if kind == EMBASSY:
        gain(box, state, seat, TOKENS, box.game.embassy.gains[level - 1], "embassy", events)
    else:
        gain(box, state, seat, REPUTATION, box.game.academy.gains[level - 1], "academy", events)


def raise_level(box: Box, state: EncycState, seat: int, _action: EncycAction, events: Events) -> None:
    """Spend a seal on the value of the die."""
    raise_value(box, state, seat, events)
    settle_level(box, state, seat, events)
