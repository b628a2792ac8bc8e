"""What a seat may see of a game of Encyclopedia: everything but the decks and the round tokens face down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.encyclopedia.model import (
    ANIMALS_AT,
    CATEGORIES,
    CHAIRS,
    COINS,
    EXPERTS_AT,
    LANDS,
    POINTS,
    REPUTATION,
    SEALS,
    SHARED,
    SHELF,
    SLOTS,
    TOKENS,
    WIDTH,
    EncycState,
)

if TYPE_CHECKING:
    from game.encyclopedia.rules import EncycRules


@dataclass(frozen=True)
class Die:
    """A die on a board: its colour by number, and its value."""

    colour: int
    value: int


DICE: Final = tuple(Die(colour, value) for colour in range(LANDS) for value in range(1, 7))
"""Every die by its number in the state."""

LYING: Final[tuple[Die | None, ...]] = (*DICE, None)
"""The same, with nothing as the last one, which -1 stands for."""


@dataclass(frozen=True)
class SeatView:
    """One seat's board. `dice` has None for an empty space; the fifth of them shares space `shared`.

    `study` pairs animals with the masks of their cubes; `active` are experts face up (-1 for a free place),
    `retired` those covered or used. `behaviour`, `scoring` and `priority` are an Automa's, empty for players.
    """

    coins: int
    tokens: int
    seals: int
    reputation: int
    points: int
    dice: tuple[Die | None, ...]
    shared: int
    rolled: tuple[Die, ...]
    study: tuple[tuple[int, int], ...]
    published: tuple[int, ...]
    active: tuple[int, ...]
    retired: tuple[int, ...]
    cubes: tuple[int, ...]
    animals: tuple[int, ...]
    experts: tuple[int, ...]
    behaviour: str
    scoring: str
    priority: tuple[int, ...]


@dataclass(frozen=True)
class EncycView:
    """The table; all seats see the same. Numbers from `value` on belong to the action under way."""

    seat: int
    round: int
    rounds: int
    round_tokens: tuple[str, ...]
    first: int
    turn: int
    banked: bool
    seats: tuple[SeatView, ...]
    animals: tuple[int, ...]
    experts: tuple[int, ...]
    animal_deck: int
    expert_deck: int
    animal_discard: tuple[int, ...]
    expert_discard: tuple[int, ...]
    gone: tuple[int, ...]
    used: tuple[int, ...]
    sailed: tuple[int, ...]
    value: int
    colour: int
    target: int
    strength: int
    reference: int
    ceiling: int
    taking_part: tuple[int, ...]
    hired: int
    to_act: int
    asked: str


def view_for(rules: EncycRules, state: EncycState, seat: int) -> EncycView:
    """The view of a seat; the spectator sees the same."""
    frame = state.stack[-1] if state.stack else None
    return EncycView(
        seat=seat,
        round=state.round,
        rounds=rules.box.rounds,
        round_tokens=tuple(SHARED[kind] for kind in state.round_tokens[: state.round]),
        first=state.first,
        turn=state.turn,
        banked=bool(state.banked),
        seats=tuple(_seat(rules, state, other) for other in range(rules.seats)),
        animals=tuple(state.animals),
        experts=tuple(state.experts),
        animal_deck=len(state.animal_deck),
        expert_deck=len(state.expert_deck),
        animal_discard=tuple(state.animal_discard),
        expert_discard=tuple(state.expert_discard),
        gone=tuple(state.gone),
        used=tuple(state.used),
        sailed=tuple(state.sailed),
        value=state.value,
        colour=state.colour,
        target=state.target,
        strength=state.strength,
        reference=state.reference,
        ceiling=state.ceiling,
        taking_part=tuple(state.with_cards),
        hired=frame.args[0] if frame is not None and frame.args else -1,
        to_act=rules.to_act(state),
        asked=frame.kind if frame is not None else "",
    )


def _seat(rules: EncycRules, state: EncycState, seat: int) -> SeatView:
    """One seat's board as everyone sees it."""
    at, shelf, slots = seat * WIDTH, seat * SHELF, seat * SLOTS
    return SeatView(
        coins=state.goods[at + COINS],
        tokens=state.goods[at + TOKENS],
        seals=state.goods[at + SEALS],
        reputation=state.goods[at + REPUTATION],
        points=state.goods[at + POINTS],
        dice=tuple([LYING[code] for code in state.dice[slots : slots + SLOTS]]),
        shared=state.extra[seat],
        rolled=tuple([DICE[code] for code in state.rolled[slots : slots + SLOTS] if code >= 0]),
        study=tuple([(animal, state.cubes[animal]) for animal in state.study[seat]]),
        published=tuple(state.published[seat]),
        active=tuple(state.active[seat * CHAIRS : seat * CHAIRS + CHAIRS]),
        retired=tuple(state.retired[seat]),
        cubes=tuple(state.shelf[shelf : shelf + len(CATEGORIES)]),
        animals=tuple(state.shelf[shelf + ANIMALS_AT : shelf + ANIMALS_AT + LANDS]),
        experts=tuple(state.shelf[shelf + EXPERTS_AT : shelf + EXPERTS_AT + LANDS]),
        behaviour=rules.box.behaviour[seat],
        scoring=rules.box.scoring[seat],
        priority=tuple([land for land in state.priority[seat * LANDS : seat * LANDS + LANDS] if land >= 0]),
    )
