"""Why somebody else moved so: the coach's reasons for another seat's choice, from what the one who asks may know.

While a game runs nothing here comes from the seat that moved: every world is dealt anew from what the asking seat knew,
and only options are compared that this seat could see to be open. So whatever it cannot know cannot change the answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ai.bot import Sample, sampler
from ai.coach import advise
from ai.messages import Advice
from ai.minds import knowledge_of
from ai.search.budget import Budget
from game.core.rng import advance, seeded
from game.core.rules import AnyRules
from game.core.state import State, fingerprint
from game.core.values import Action, Decision, Event

NOTHING: Final = Advice((), 0)
"""The answer where a reason would give away what is hidden."""

LOOKS: Final = 24
"""In so many worlds an option must be open to be taken for one that everybody could see."""

TRIES: Final = 60
"""How often a world is dealt anew until those options are open in it."""

AHEAD: Final = 4
"""So many answers a seat may have sealed that the others are asked for again."""


class Unseen(Exception):
    """What was chosen among is not known to the one who asks."""


@dataclass(frozen=True)
class Asked:
    """A choice of a seat that somebody else asks about, with a world dealt anew from what the `eyes` knew then.

    Of what the seat had sealed `before`, the eyes know by now; `told`, they know the choice itself from later too.
    """

    world: State
    seat: int
    eyes: int
    taken: Action
    told: bool = False
    before: tuple[Action, ...] = ()


def explain(rules: AnyRules, asked: Asked, seed: int, budget: Budget) -> Advice:
    """Why a seat took an action, as the eyes of another one may be told; NOTHING where that gives something away."""
    try:
        decision = public_choice(rules, asked, seed)
        return advise(rules, decision, _dealer(rules, asked, decision), seed, budget, most=2, also=asked.taken.text)
    except Unseen:
        return NOTHING


def explain_openly(rules: AnyRules, state: State, taken: Action, seed: int, budget: Budget) -> Advice:
    """Why the seat that was asked took an action, from all that it knew: for a game that is over."""
    decision = rules.decision(state)
    if decision is None:
        raise ValueError("nothing is asked")
    sample = sampler(rules, state, decision.seat)
    return advise(rules, decision, sample, seed, budget, most=2, also=taken.text)


def public_choice(rules: AnyRules, asked: Asked, seed: int) -> Decision:
    """What the eyes could see the seat choose among, and that it took this; Unseen where they could not."""
    first, shared, number = None, list[Action](), seeded(seed)
    alike = True
    for _ in range(LOOKS):
        number = advance(number)
        dealt = rules.determinize(asked.world, asked.eyes, number)
        steps = _comes_to(rules, dealt, asked)
        if steps < 0 or (steps and not asked.told):
            raise Unseen
        options = list(rules.options(dealt))
        alike = alike and (first is None or options == list(rules.options(first)))
        shared = [one for one in shared if one in options] if first is not None else options
        first = first or dealt
    if first is None or asked.taken not in shared or (len(shared) == 1 and not alike):
        raise Unseen
    if not asked.told and not _told_apart(rules, first, asked, shared):
        raise Unseen
    return Decision(asked.seat, rules.prompt(first), tuple(shared))


def _dealer(rules: AnyRules, asked: Asked, decision: Decision) -> Sample:
    """Worlds that agree with what the eyes know, in which the seat is asked and has the options that they could see."""

    def sample(seed: int) -> State:
        number = seeded(seed)
        for _ in range(TRIES):
            dealt: State = rules.determinize(asked.world, asked.eyes, number)
            if _comes_to(rules, dealt, asked) >= 0 and set(decision.options) <= set(rules.options(dealt)):
                return dealt
            number = advance(number)
        raise Unseen

    return sample


def _comes_to(rules: AnyRules, world: State, asked: Asked) -> int:
    """Have sealed answers given anew, those of the seat as they are known, until it is asked; how many, -1 if never."""
    policy, before = knowledge_of(rules.game).policy, list(asked.before)
    for number in range(AHEAD * rules.seats):
        options = rules.options(world)
        if rules.to_act(world) == asked.seat and not before:
            return number
        known = before.pop(0) if rules.to_act(world) == asked.seat else None
        if not options or (known is not None and known not in options):
            return -1
        quick = policy(rules, world, options, number) if policy is not None and len(options) > 1 else 0
        rules.step(world, known or options[quick], None)
    return -1


def _told_apart(rules: AnyRules, world: State, asked: Asked, options: list[Action]) -> bool:
    """Whether the eyes see at once that it was this action and none of the others."""
    seen, after = _sight(rules, world, asked.eyes, asked.taken)
    for other in options:
        if other != asked.taken:
            also, then = _sight(rules, world, asked.eyes, other)
            if also == seen and then != after:
                return False
    return True


def _sight(rules: AnyRules, world: State, eyes: int, action: Action) -> tuple[object, str]:
    """What the eyes see of an action, and what is true after it."""
    after: Any = rules.clone(world)
    events: list[Event] = []
    rules.step(after, action, events)
    return ([event.redacted(eyes) for event in events], rules.view(after, eyes)), fingerprint(after)
