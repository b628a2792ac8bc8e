"""Holotype for the search: three rounds played out by the greedy worth, then the traits of the seats judge.

Against the greedy bot 60 play-outs won 72 % of 100 games, with two rounds 62 %, with one 54 % of 150, with four and a
half 70 % of 150; with trees beyond the first choice 46 % of 50. Whole rounds judge all seats alike. With `explore` 0.7,
`margin` 20 and `slope` 0.018 they won 22 % of 60: rewards that differ by a hundredth drown in trying.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.knowledge.holotype.options import worth
from ai.knowledge.holotype.traits import prospects
from ai.search.knowledge import Held, Knowledge, Step, Tuning
from game.holotype.model import (
    ASK_BUMP,
    ASK_DISCARD,
    ASK_GAIN,
    ASK_GIVE,
    ASK_MUSEUM,
    ASK_REROLL,
    ASK_SEARCH,
    ASK_TRACE,
    HoloAction,
    HoloState,
)
from game.holotype.rules import HoloRules
from game.holotype.scoring import score_of

ROUND: Final = 12
"""The clock goes on by so much in a round of turns."""


def policy(rules: HoloRules, world: HoloState, options: Sequence[HoloAction], chance: int) -> int:  # noqa: ARG001
    """The option of the highest worth."""
    worths = worth(rules, world, options)
    return worths.index(max(worths))


def clock(rules: HoloRules, world: HoloState) -> int:
    """How many turns have been played, in twelfths of a round."""
    return world.turns * ROUND // rules.seats


def cycle(rules: HoloRules) -> int:  # noqa: ARG001
    """A round of turns."""
    return ROUND


def points(rules: HoloRules, world: HoloState) -> list[float]:
    """The score at the end with research for ties; before it what the traits of the seats promise."""
    box = rules.box
    if world.ending:
        return [score_of(box, world, seat).total + 0.001 * world.research[seat] for seat in range(box.seats)]
    return prospects(rules, world)


SMALL: Final = (ASK_BUMP, ASK_SEARCH, ASK_DISCARD, ASK_REROLL, ASK_GIVE, ASK_TRACE, ASK_MUSEUM, ASK_GAIN)
"""The choices that only carry out what was chosen."""


def small(rules: HoloRules, world: HoloState) -> bool:  # noqa: ARG001
    """Whether the choice only carries out what was chosen: its worth decides as well as play-outs do."""
    return world.stack[-1].kind in SMALL


CHOSEN: Final = 6.5
"""What a Personal Objective that was chosen is worth more than a re-dealt one in the end: by 60 games."""


def chosen(rules: HoloRules, world: HoloState) -> float:
    """Hidden objectives of others fit better than a re-deal says, the more so the longer they could work for them.

    In the basal game, which has none, what is told lies within two points of what comes.
    """
    return 0.0 if rules.box.basal else CHOSEN * min(1.0, world.track / rules.box.end)


KNOWLEDGE: Knowledge[HoloRules, HoloState, HoloAction] = Knowledge(
    worth=worth, policy=policy, clock=clock, cycle=cycle, points=points, small=small, chosen=chosen,
    tuning=Tuning(trees=False, explore=0.05, width=3, widen=0.5, reach=3 * ROUND, margin=12.0, doubt=12.0,
        mix=0.2, faith=20.0, slope=0.025, epsilon=0.0, anchored=True),
    levels=(Step(8, 0.42), Step(12, 0.27), Step(20, 0.175), Step(30, 0.1), Step(300, 0.0), Step(20_000, 0.0)),
    held=Held(60, 240, 300),
)  # fmt: skip
