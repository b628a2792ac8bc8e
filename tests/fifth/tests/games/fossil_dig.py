"""Fossil Dig under test."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from tests.fifth.game.fossil_dig import GAME
from tests.fifth.game.fossil_dig.model import DigState
from tests.games.case import every_case_of
from tests.games.subject import Staged, Subject


def scramble(world: DigState, seats: int, seat: int) -> None:
    """Turn the deck round, and exchange the secrets of others for its cards."""
    world.deck = world.deck[::-1]
    for other in range(seats):
        if other != seat and world.deck:
            world.deck[0], world.secrets[other] = world.secrets[other], world.deck[0]
            world.deck = [*world.deck[1:], world.deck[0]]


def belongings(view: Any, seat: int) -> Counter[object]:
    """What was brought home."""
    return Counter(dict(enumerate(view.brought[seat])))


SUBJECT: Final = Subject(
    "fossil_dig",
    scramble,
    belongings,
    pictures={"fossil-dig": "--seats 3 --seed 4 --steps 8"},
    moments={"last_round": Staged()},
    cases=every_case_of(GAME),
    step=2,
    apart=5,
    hiding=({}, {"length": "short"}),
    quick={"length": "short"},
    spends=False,
    secret=True,
    illustrated=False,
)
