"""Whether a position is a puzzle: long searches prefer the same move by far, whatever their seed.

Everything is seen by the seat that is asked. Effort is counted in play-outs, never in time, so that a proof comes out
the same on every machine, however busy it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ai.bot import sampler
from ai.catalog import make_bot
from ai.levels import LEVELS
from ai.minds import knowledge_of
from ai.search.budget import Budget
from ai.search.mcts import Search
from game.core.rng import seeded
from game.core.rules import AnyRules
from game.core.state import State

TOP: Final = "curator"
"""The level by whose play-outs puzzles are proved, and the hardest grade."""

LADDER: Final = tuple(LEVELS)[: list(LEVELS).index(TOP) + 1]
"""The levels that grades are made of, weakest first."""

GAP: Final = 0.12
"""By so much the chance to win must be better than with any other move, in every look."""

EQUAL: Final = 0.03
"""Moves whose chances differ by no more than this are equally right."""

LOOKS: Final = 3
"""So many looks with seeds of their own must agree."""

LONG: Final = 2
"""A look has the usual play-outs (`strongest`) so many times."""

AGAIN: Final = 4
"""Where a puzzle is proved again, a look has them so many times."""

SHARED: Final = 8
"""Every option is tried at least as often as there are usual play-outs, divided by this, but at least `FEW`."""

FEW: Final = 40

NEAR: Final = 0.25
"""Options that lie further behind than this in the first look are left out of the next ones."""

TRIES: Final = 10
"""So often every level tries itself on a puzzle."""

FINDS: Final = 6
"""A level that finds the move so often of its tries is said to find it."""


@dataclass(frozen=True)
class Look:
    """One long search: the move that it takes, and the chance to win after every option that was compared."""

    chosen: str
    chances: Mapping[str, float]


@dataclass(frozen=True)
class Proof:
    """What looks found together: the right moves, the best first, mean chances, and the smallest lead of all looks."""

    answers: tuple[str, ...]
    chances: Mapping[str, float]
    gap: float


def play_outs_of(game: str, level: str) -> int:
    """How many play-outs a level has in a game where puzzles are proved."""
    return strongest(game) if level == TOP else knowledge_of(game).levels[list(LEVELS).index(level)].play_outs


def strongest(game: str) -> int:
    """The play-outs to which the strongest level of the ladder is held there."""
    return knowledge_of(game).held.look


def seed_of(seed: int, count: int, number: int) -> int:
    """The seed of a look at the position after so many actions of a game."""
    return seeded(seeded(seed) + (count << 8) + number) >> 1


def look(rules: AnyRules, state: State, seed: int, play_outs: int, only: Iterable[str] = ()) -> Look:
    """Search as the strongest level does, then try every option, or only those, often enough to compare them."""
    decision = rules.decision(state)
    assert decision is not None
    search = Search(rules, knowledge_of(rules.game), decision, sampler(rules, state, decision.seat), seed)
    search.decide(Budget(play_outs))
    chosen = search.findings()[0].action.text
    wanted = set(only)
    told = [n for n, option in enumerate(decision.options) if not wanted or option.text in wanted]
    least = max(FEW, strongest(rules.game) // SHARED)
    fill(search, told, least)
    chances = _chances(search, told)
    fill(search, sorted(told, key=lambda n: -chances[decision.options[n].text])[:3], 3 * least)
    return Look(chosen, _chances(search, told))


def fill(search: Search, told: Sequence[int], least: int) -> None:
    """Try these options until each was tried so often."""
    visits = {one.action.text: one.visits for one in search.findings()}
    lacking = sum(max(0, least - visits[search.options[number].text]) for number in told)
    search.level(told, Budget(lacking))


def _chances(search: Search, told: Sequence[int]) -> dict[str, float]:
    found = {one.action.text: one.chance for one in search.findings()}
    return {search.options[number].text: found[search.options[number].text] for number in told}


def judged(looks: Sequence[Look]) -> Proof | None:
    """What looks found together; None where they do not agree, or no move is clearly the best."""
    texts = [text for text in looks[-1].chances if all(text in one.chances for one in looks)]
    mean = {text: sum(one.chances[text] for one in looks) / len(looks) for text in texts}
    ranked = sorted(texts, key=lambda text: -mean[text])
    answers = tuple(text for text in ranked if mean[text] >= mean[ranked[0]] - EQUAL)
    gap = min(_lead(one, answers) for one in looks)
    if gap < GAP or any(one.chosen not in answers for one in looks):
        return None
    return Proof(answers, {text: mean[text] for text in ranked}, gap)


def _lead(one: Look, answers: Sequence[str]) -> float:
    """By how much the best of some moves is ahead of all others in a look."""
    others = [chance for text, chance in one.chances.items() if text not in answers]
    return max(one.chances[text] for text in answers) - max(others, default=1.0)


def prove(rules: AnyRules, state: State, seeds: Sequence[int]) -> Proof | None:
    """Look as often as there are seeds; None as soon as the position is seen to be no puzzle."""
    play_outs, looks = LONG * strongest(rules.game), list[Look]()
    only: tuple[str, ...] = ()
    proof: Proof | None = None
    for seed in seeds:
        looks.append(look(rules, state, seed, play_outs, only))
        proof = judged(looks)
        if proof is None:
            return None
        best = max(looks[0].chances.values())
        only = tuple(text for text, chance in looks[0].chances.items() if chance >= best - NEAR)
        only = only if len(only) > len(proof.answers) else ()
    return proof


@dataclass(frozen=True)
class Again:
    """A puzzle proved again: how often of how many looks the right move was taken, and its mean lead in them."""

    found: int
    looks: int
    lead: float

    @property
    def holds(self) -> bool:
        """Whether it is a puzzle still."""
        return self.found == self.looks and self.lead >= GAP


def prove_again(rules: AnyRules, state: State, answers: Sequence[str], seeds: Sequence[int]) -> Again:
    """Look with other seeds, as long as the strongest level would with four times the usual play-outs."""
    looks = [look(rules, state, seed, AGAIN * strongest(rules.game)) for seed in seeds]
    lead = sum(_lead(one, answers) for one in looks) / len(looks)
    return Again(sum(one.chosen in answers for one in looks), len(looks), lead)


def found(rules: AnyRules, state: State, level: str, answers: Sequence[str], seeds: Iterable[int]) -> int:
    """In how many tries with these seeds a level takes one of the answers."""
    decision = rules.decision(state)
    assert decision is not None
    bot, sample = (
        make_bot(f"{level}#{play_outs_of(rules.game, level)}", rules.game),
        sampler(rules, state, decision.seat),
    )
    return sum(bot.choose(rules, decision, sample, seed).text in answers for seed in seeds)


def grade_of(finders: Mapping[str, int]) -> int:
    """How hard a puzzle is, from 1 to 5: the weakest level that finds it, as do all that are stronger."""
    grade = len(LADDER)
    for number, level in reversed(list(enumerate(LADDER[:-1], 1))):
        if finders.get(level, 0) < FINDS:
            break
        grade = number
    return grade
