"""The coach: what the search thinks of a person's options, why, and where a game turned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ai.bot import Sample
from ai.knowledge import value_of
from ai.search.budget import Budget
from ai.search.games import knowledge_of
from ai.search.mcts import Finding, Search
from game.core.match import Match
from game.core.rng import seeded
from game.core.rules import AnyRules
from game.core.state import State
from game.core.values import Decision

SURE = 0.02
"""Chances to win that differ by no more than this are equals."""

FAR = 1.0
"""Points by which a value must differ to be a reason."""


@dataclass(frozen=True)
class Reason:
    """Why an option is where it is: the key of a text and the numbers that fill it in."""

    key: str
    values: tuple[tuple[str, float], ...]

    def value(self, name: str) -> float:
        """The number of that name."""
        return dict(self.values)[name]


@dataclass(frozen=True)
class Hint:
    """One option as the coach sees it: how often it was tried, chance to win, mean margin to the best other."""

    action: str
    visits: int
    share: float
    chance: float
    margin: float
    reason: Reason


@dataclass(frozen=True)
class Advice:
    """The best options first, and how many play-outs stand behind them."""

    hints: tuple[Hint, ...]
    iterations: int


def advise(rules: AnyRules, decision: Decision, sample: Sample, seed: int, budget: Budget, most: int = 3) -> Advice:
    """The best options of a decision from what its seat may know; there is at least one."""
    search = Search(rules, knowledge_of(rules.game), decision, sample, seed)
    search.run(budget)
    findings = search.findings()
    greedy = _greedy_values(rules, decision, sample(seed))
    hints = [_hint(finding, findings, greedy, search.iterations) for finding in findings[:most]]
    return Advice(tuple(hints), search.iterations)


def _greedy_values(rules: AnyRules, decision: Decision, world: State) -> dict[str, float]:
    """What the option brings at a glance, by text."""
    value = value_of(rules.game)
    return {option.text: value(rules, world, option) for option in decision.options}


def _hint(finding: Finding, findings: Sequence[Finding], greedy: dict[str, float], iterations: int) -> Hint:
    text = finding.action.text
    share = finding.visits / iterations if iterations else 0.0
    reason = _reason(finding, findings, greedy)
    return Hint(text, finding.visits, share, finding.chance, finding.margin, reason)


def _reason(finding: Finding, findings: Sequence[Finding], greedy: dict[str, float]) -> Reason:
    """The plainest true reason: alone, best at a glance, better in the long run, as good as the best, or behind."""
    best = findings[0]
    glance = greedy[finding.action.text] - max(greedy.values())
    ahead = finding.margin - max((one.margin for one in findings if one is not finding and one.visits), default=0.0)
    numbers = (("chance", finding.chance), ("margin", finding.margin), ("glance", glance), ("ahead", ahead))
    if len(findings) == 1:
        return Reason("coach.only", numbers)
    if finding is best:
        return Reason("coach.long_run" if glance < -FAR else "coach.best_now", numbers)
    if best.chance - finding.chance <= SURE:
        return Reason("coach.as_good", numbers)
    return Reason("coach.tempting" if glance > -FAR else "coach.behind", numbers)


@dataclass(frozen=True)
class TurningPoint:
    """A choice after which the chance to win was another: what was played, what was better, and the chances.

    `before` is the chance with the better move, `after` with the one that was played; `swing` is how the chance
    changed until the seat's next choice, by its own move, those of the others and luck together.
    """

    number: int
    seat: int
    played: str
    better: str
    before: float
    after: float
    swing: float

    @property
    def loss(self) -> float:
        """The chance that the move gave away."""
        return self.before - self.after


def turning_points(match: Match, seat: int, iterations: int, seed: int, most: int = 3) -> tuple[TurningPoint, ...]:
    """The choices of a seat around which its chance to win changed most, in the order of the game."""
    looks = _looks(match, seat, iterations, seed)
    points = []
    for at, (number, played, findings) in enumerate(looks):
        best = max(findings, key=lambda one: one.chance if one.visits * 2 >= findings[0].visits else -1.0)
        taken = next(one for one in findings if one.action.text == played)
        after = min(taken.chance, best.chance) if taken.visits else best.chance
        swing = _standing(looks[at + 1][2]) - best.chance if at + 1 < len(looks) else _result(match, seat) - best.chance
        better = best.action.text if best.chance - after > SURE else played
        points.append(TurningPoint(number, seat, played, better, best.chance, after, swing))
    largest = sorted(points, key=lambda one: -max(one.loss, abs(one.swing)))[:most]
    return tuple(sorted(largest, key=lambda one: one.number))


def _looks(match: Match, seat: int, iterations: int, seed: int) -> list[tuple[int, str, list[Finding]]]:
    """The findings at every real choice of a seat, each from what it knew then."""
    looks = []
    other = match.at(0)
    for number, moment in enumerate(match.moments):
        if moment.seat == seat and not moment.forced:
            looks.append((number, moment.action.text, _findings(other, seat, iterations, seeded(seed + number) >> 1)))
        other.apply(moment.action)
    return looks


def _findings(match: Match, seat: int, iterations: int, seed: int) -> list[Finding]:
    """A search from what the seat knows in the position."""
    rules, decision = match.rules, match.decision()
    assert decision is not None
    world = rules.decode(match.knowledge(seat, seed))

    def sample(number: int) -> State:
        dealt: State = rules.determinize(world, seat, number)
        return dealt

    search = Search(rules, knowledge_of(rules.game), decision, sample, seed)
    search.run(Budget(iterations=max(iterations, len(decision.options))))
    return search.findings()


def _standing(findings: Sequence[Finding]) -> float:
    return findings[0].chance


def _result(match: Match, seat: int) -> float:
    """The seat's share of the win; a half where the game is not over."""
    outcome = match.outcome()
    if outcome is None:
        return 0.5
    return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
