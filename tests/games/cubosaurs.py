"""Cubosaurs under test."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from game.cubosaurs import GAME
from game.cubosaurs.model import CuboState
from tests.games.case import every_case_of
from tests.games.subject import Subject


def scramble(world: CuboState, _seats: int, _seat: int) -> None:
    """Turn the pool of cards round."""
    world.pool = world.pool[::-1]


def belongings(view: Any, seat: int) -> Counter[object]:
    """Tokens, and the cards of the collection by kind."""
    things: dict[object, int] = {"token": view.tokens[seat], **dict(enumerate(view.collections[seat]))}
    return Counter(things)


SUBJECT: Final = Subject(
    "cubosaurs",
    scramble,
    belongings,
    pictures={
        "cubosaurs": "--seats 4 --seed 2 --steps 20 --hover keep",
        "cubosaurs-advanced-fr": "--seed 2 --steps 25 --option advanced=yes --lang fr --click refuse",
    },
    cases=every_case_of(GAME),
    step=11,
    hiding=({}, {"advanced": "yes"}),
    quick={"advanced": "yes", "rounds": "2"},
    sums=({"advanced": "yes"}, {}),
    marked={"advanced": "yes"},
    takes=True,
    unsettled=("give_to", "token"),
)
