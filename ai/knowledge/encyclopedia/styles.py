"""What the styles like in Encyclopedia beyond what it is worth; without it they played like anyone, 99 times of 100.

Few play-outs of a game with sure outcomes show neither what others lose nor what luck may bring.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.encyclopedia import model
from game.encyclopedia.box import Box
from game.encyclopedia.model import EncycAction, EncycState
from game.encyclopedia.rules import EncycRules

CARDS: Final = 0.8
ALIKE: Final = 0.4
"""What a collector likes a place with cards, and a card for every other of its continent."""

AWAY: Final = 0.25
DENIED: Final = 0.4
"""What a spoiler likes a pip of a die of another, and a card for every one of its continent that another has."""

VOYAGE: Final = 1.0
ROLL: Final = 2.0
"""What a gambler likes an expedition, and a die that is still to be rolled."""


def taste(rules: EncycRules, world: EncycState, options: Sequence[EncycAction], style: str) -> list[float]:
    """By how many points a style likes each option more than it is worth."""
    seat = rules.to_act(world)
    result: list[float] = []
    for option in options:
        if style == "collector":
            result.append(_collector(rules.box, world, seat, option))
        elif style == "spoiler":
            result.append(_spoiler(rules.box, world, seat, option))
        elif style == "gambler":
            result.append(VOYAGE if option.kind == model.SAIL else ROLL if option.kind == model.AGAIN else 0.0)
        else:
            result.append(0.0)
    return result


def _collector(box: Box, state: EncycState, seat: int, option: EncycAction) -> float:
    if option.kind == model.GO:
        return CARDS if option.place in (model.ACADEMY_PLACE, model.UNIVERSITY_PLACE) else 0.0
    land = _land(box, option)
    return ALIKE * _cards(box, state, seat, land) if land >= 0 else 0.0


def _spoiler(box: Box, state: EncycState, seat: int, option: EncycAction) -> float:
    if option.kind == model.PICK_DIE:
        value = state.dice[option.owner * model.SLOTS + option.slot] % 6 + 1
        return AWAY * value if option.owner != seat else 0.0
    land = _land(box, option)
    if land < 0:
        return 0.0
    return DENIED * max(_cards(box, state, other, land) for other in range(box.seats) if other != seat)


def _land(box: Box, option: EncycAction) -> int:
    """The continent of the card that an option takes, -1 if it takes none."""
    if option.kind == model.PICK_ANIMAL:
        return box.continent[option.animal]
    return box.experts.continent[option.expert] if option.kind == model.PICK_EXPERT else -1


def _cards(box: Box, state: EncycState, seat: int, land: int) -> int:
    """How many cards of a continent a seat has, those under study as well."""
    at = seat * model.SHELF + land
    cards = state.shelf[at + model.ANIMALS_AT] + state.shelf[at + model.EXPERTS_AT]
    for animal in state.study[seat]:
        cards += box.continent[animal] == land
    return cards
