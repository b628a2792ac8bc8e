"""Boosts: what coins, expedition tokens and royal seals do for the die in hand."""

from __future__ import annotations

from game.encyclopedia.box import Box
from game.encyclopedia.gains import Events, gain, spend
from game.encyclopedia.model import ANY, COINS, COLOURS, LANDS, SEALS, TOKENS, WIDTH, EncycAction, EncycState


def colour_options(box: Box, state: EncycState, seat: int, others: int, options: list[EncycAction]) -> None:
    """Add the ways to give the die one of these other colours; a colour is changed once in an action."""
    if not others or state.recoloured:
        return
    if state.goods[seat * WIDTH + TOKENS]:
        options += [box.actions.colour[land] for land in range(LANDS) if others >> land & 1]
    if state.goods[seat * WIDTH + SEALS]:
        options.append(box.actions.seal)


def recolour_by_token(_box: Box, state: EncycState, seat: int, action: EncycAction, events: Events) -> None:
    """Change the die's colour with a token."""
    state.recoloured = 1
    spend(state, seat, TOKENS, 1, COLOURS[action.colour], events)
    state.colour = action.colour


def recolour_by_seal(box: Box, state: EncycState, seat: int, _action: EncycAction, events: Events) -> None:
    """Change the die's colour and value with a seal."""
    state.recoloured = 1
    raise_value(box, state, seat, events)
    state.colour = ANY


def raise_value(box: Box, state: EncycState, seat: int, events: Events) -> None:
    """Spend a seal on the value of the die."""
    spend(state, seat, SEALS, 1, "value", events)
    state.value += box.seal_boost


def raise_by_seal(box: Box, state: EncycState, seat: int, _action: EncycAction, events: Events) -> None:
    """Spend a seal on the value of the die, as an answer."""
    raise_value(box, state, seat, events)


def change(box: Box, state: EncycState, seat: int, _action: EncycAction, events: Events) -> None:
    """Turn a seal into coins."""
    spend(state, seat, SEALS, 1, "coins", events)
    gain(box, state, seat, COINS, box.seal_coins, "seal", events)
