"""Draftosaurus for the search: the greedy gains order and play out, the end alone judges.

Before bounds were stretched by chance it won 89 % of 40 games at 800 play-outs against greedy, 56 % of 60 at 200.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from ai.knowledge.draft_outlook import Outlook
from ai.knowledge.draftosaurus import gain, value
from ai.search.knowledge import Knowledge, Tuning
from game.core.rng import below
from game.core.rules import AnyRules
from game.core.values import Action
from game.draftosaurus.model import BOX, PICK, DraftAction, DraftState
from game.draftosaurus.rules import DraftRules


def worth(rules: AnyRules, world: Any, options: Sequence[Action]) -> list[float]:
    """What each option is worth to the seat to act."""
    if rules.prompt(world) != PICK:
        return [value(rules, world, option) for option in options]
    assert isinstance(rules, DraftRules)
    assert isinstance(world, DraftState)
    return _gains(Outlook(rules, world, rules.to_act(world)), options)


def _gains(outlook: Outlook, options: Sequence[Action]) -> list[float]:
    result: list[float] = []
    for option in options:
        assert isinstance(option, DraftAction)
        result.append(gain(outlook, option.species, option.place))
    return result


def policy(rules: AnyRules, world: Any, options: Sequence[Action], rng: int) -> int:
    """The pick of the highest gain; whatever is put back into the box."""
    if rules.prompt(world) == BOX:
        return below(rng, len(options))
    worths = worth(rules, world, options)
    return worths.index(max(worths))


def seen(rules: AnyRules, world: Any, seat: int) -> Hashable:  # noqa: ARG001
    """Nothing: hands and die differ so often that positions are told apart by the own choices alone."""
    return 0


KNOWLEDGE: Knowledge = Knowledge(
    worth=worth, policy=policy, seen=seen, tuning=Tuning(faith=40.0, mix=0.2, margin=15.0, epsilon=0.2)
)
