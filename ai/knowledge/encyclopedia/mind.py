"""Encyclopedia for the search: the own turn and the next three are played out, then the worth of the seats judges.

Within a round little is left to chance, so that play-outs by the quick player alone came out alike, whatever their
number: at 15 of 25 choices all 300 after the best option did. So everybody's dice and actions are searched, by one
tree a seat whose nodes are ordered at a glance. Matches stand in `docs/strength.md`.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from typing import Final

from ai.knowledge.encyclopedia.options import worth
from ai.knowledge.encyclopedia.quick import GAINS, glance, quick
from ai.knowledge.encyclopedia.rivals import automa_worth
from ai.knowledge.encyclopedia.styles import taste
from ai.knowledge.encyclopedia.worth import turns_left
from ai.knowledge.encyclopedia.worth import worth as worth_of
from ai.search.knowledge import Held, Knowledge, Step, Tuning
from game.encyclopedia.model import (
    ACADEMY,
    ACT,
    ANIMAL,
    DRAFT,
    EXPERT,
    EXTRA,
    PLACE,
    TAKE,
    UNIVERSITY,
    EncycAction,
    EncycState,
)
from game.encyclopedia.result import score_of
from game.encyclopedia.rules import EncycRules

GREAT: Final = (DRAFT, TAKE, ACT, EXTRA, ANIMAL, EXPERT, UNIVERSITY, ACADEMY)
"""The choices that are searched: dice, actions and cards."""


def policy(rules: EncycRules, world: EncycState, options: Sequence[EncycAction], chance: int) -> int:  # noqa: ARG001
    """The choice of a quick player."""
    return quick(rules, world, list(options))


def small(rules: EncycRules, world: EncycState) -> bool:  # noqa: ARG001
    """Whether the choice only carries out an action that was chosen: its worth decides as well as play-outs do."""
    return world.stack[-1].kind not in GREAT


def forks(rules: EncycRules, world: EncycState) -> bool:  # noqa: ARG001
    """Whether other ways are tried beyond the first choice: dice and actions, in which a turn differs most."""
    return world.stack[-1].kind in GAINS


def seen(rules: EncycRules, world: EncycState, seat: int) -> Hashable:  # noqa: ARG001
    """What is asked: within a round nothing else is new to a seat but what was chosen, and a few cards."""
    return world.stack[-1].kind


BETWEEN: Final = (DRAFT, TAKE, PLACE)
"""What is asked while no action is under way and none can be had for a seal: then the seats can be compared."""


def clock(rules: EncycRules, world: EncycState) -> int:
    """A number below 0 that grows by one with every turn: less the turns that are left.

    It stands still while everybody has one turn at the most: what is left for a last publication is not worth what
    it usually is, so these turns are played. Against Automas told margins were 7 to 19 points too low without that.
    """
    left = 0 if world.stack[-1].kind in BETWEEN else 1
    for seat in range(rules.seats):
        left += turns_left(rules.box, world, seat)
    return -left if left > rules.seats else -(rules.seats + 1)


def cycle(rules: EncycRules) -> int:
    """A turn of everyone."""
    return rules.seats


def points(rules: EncycRules, world: EncycState) -> list[float]:
    """The score at the end with published animals for ties; before it what every seat may expect."""
    box = rules.box
    over = not world.stack
    result: list[float] = []
    for seat in range(box.seats):
        if over:
            result.append(score_of(box, world, seat).total + 0.001 * len(world.published[seat]))
        elif box.automa[seat]:
            result.append(automa_worth(box, world, seat))
        else:
            result.append(worth_of(box, world, seat))
    return result


def doubt(rules: EncycRules, world: EncycState) -> float:
    """By how many points a margin may still change: it spreads with the root of the turns that everyone has left.

    Forecasts of 40 games lost 0.504 so, 0.508 with one number for the whole game.
    """
    return EACH * math.sqrt(UNSEEN - clock(rules, world) / rules.seats)


EACH: Final = 2.6
"""What a turn adds to the doubt, as a root."""

UNSEEN: Final = 6.0
"""As many turns more stand for what few play-outs do not see."""

KNOWLEDGE: Knowledge[EncycRules, EncycState, EncycAction] = Knowledge(
    worth=worth, policy=policy, seen=seen, clock=clock, cycle=cycle, points=points, small=small, glance=glance,
    forks=forks, doubt=doubt, taste=taste,
    tuning=Tuning(trees=True, ordered=1, explore=0.05, faith=8.0, slope=0.0167, far=4.0, width=3, widen=0.5, reach=4,
        mix=0.0, margin=15.0, epsilon=0.0),
    levels=(Step(2, 1.0), Step(3, 0.42), Step(4, 0.19), Step(8, 0.105), Step(2000, 0.0),
        Step(20_000, 0.0)),
    held=Held(8, 32, 250),
)  # fmt: skip
