"""The coach: what the search thinks of a person's options, and why."""

from __future__ import annotations

from collections.abc import Sequence

from ai.bot import Sample
from ai.messages import Advice, Hint, Reason
from ai.search.budget import Budget
from ai.search.games import knowledge_of, worth_of
from ai.search.mcts import Finding, Search
from game.core.rules import AnyRules
from game.core.state import State
from game.core.values import Decision

SURE = 0.02
"""Chances to win that differ by no more than this are equals."""

FAR = 1.0
"""Points by which a value must differ to be a reason."""


def advise(rules: AnyRules, decision: Decision, sample: Sample, seed: int, budget: Budget, most: int = 3) -> Advice:
    """The best option of a decision from what its seat may know, then the others that come near, by their chances."""
    search = Search(rules, knowledge_of(rules.game), decision, sample, seed)
    search.run(budget)
    findings = search.findings()
    greedy = _greedy_values(rules, decision, sample(seed))
    told = sorted((one for one in findings[1:most] if one.visits), key=lambda one: (-one.chance, -one.visits))
    hints = [_hint(one, findings, greedy, search.iterations) for one in (findings[0], *told)]
    return Advice(tuple(hints), search.iterations)


def _greedy_values(rules: AnyRules, decision: Decision, world: State) -> dict[str, float]:
    """What the option brings at a glance, by text."""
    worths = worth_of(rules.game)(rules, world, decision.options)
    return {option.text: worths[number] for number, option in enumerate(decision.options)}


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
