"""Cubosaurs under test."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from game.cubosaurs import GAME
from game.cubosaurs.model import CuboState
from tests.games.case import every_case_of
from tests.games.subject import Staged, Subject


def scramble(world: CuboState, _seats: int, _seat: int) -> None:
    """Turn the pool of cards round."""
    world.pool = world.pool[::-1]


def belongings(view: Any, seat: int) -> Counter[object]:
    """Tokens, and the cards of the collection by kind."""
    things: dict[object, int] = {"token": view.tokens[seat], **dict(enumerate(view.collections[seat]))}
    return Counter(things)


NUMBERS: dict[str, tuple[int, ...]] = {
    "game.cubosaurs.part.round1": (1,),
    "game.cubosaurs.part.round2": (2,),
    "game.cubosaurs.part.round3": (3,),
    **{f"cubosaurs.counts.{count}": (count,) for count in range(2, 7)},
    "cubosaurs.tip.row": (1, 2, 3, 4),
    "cubosaurs.tip.tokens": (1,),
    "cubosaurs.tip.raptors": (2,),
    "cubosaurs.tip.raptor": (2,),
    "cubosaurs.tip.both": (2,),
    "cubosaurs.option.interaction.yes.tip": (10,),
    "cubosaurs.option.rounds.rulebook.tip": (2,),
    "rules.cubosaurs.aim.body": (2,),
    "rules.cubosaurs.turn.body": (2,),
    "rules.cubosaurs.round.body": (3,),
    "rules.cubosaurs.cards.title": (5,),
    "rules.cubosaurs.cards.body": (2, 3, 4),
    "rules.cubosaurs.raptors.body": (2,),
    "rules.cubosaurs.eggs.body": (2,),
    "rules.cubosaurs.dna.body": (1,),
    "rules.cubosaurs.tiles.title": (10,),
    "rules.cubosaurs.end.body": (1,),
    "rules.cubosaurs.box.body": (2, 5, 10),
    "rules.cubosaurs.plate.raptors": (2,),
    "aid.cubosaurs.pairs.body": (2,),
    "rules.cubosaurs.plate.anatomy.dinosaur.d": (2, 3, 4),
    "aid.cubosaurs.cards.body": (1, 2, 3, 4),
    "aid.cubosaurs.dna.body": (1,),
}
"""What stands written out in texts, because no correction can change what it counts."""

REPORTED: dict[str, int] = {"tiles.tiles.draw.amount": 2}
"""Figures among them that a correction could try to change: each is reported and left as it is."""


SUBJECT: Final = Subject(
    "cubosaurs",
    scramble,
    belongings,
    pictures={
        "cubosaurs": "--seats 4 --seed 2 --steps 20 --hover keep",
        "cubosaurs-advanced-fr": "--seed 2 --steps 25 --option advanced=yes --lang fr --click refuse",
    },
    moments=dict.fromkeys(("round", "last_round", "refused", "bought"), Staged(2, {"advanced": "yes"})),
    film=12,
    cases=every_case_of(GAME),
    step=11,
    hiding=({}, {"advanced": "yes"}),
    quick={"advanced": "yes", "rounds": "2"},
    sums=({"advanced": "yes"}, {}),
    marked={"advanced": "yes"},
    takes=True,
    unsettled=("give_to", "token"),
    pages=lambda figures: (*figures.cards.eggs, "egg"),
    numbers=NUMBERS,
    reported=REPORTED,
)
