"""The coach: what the search thinks of a person's options, and why."""

from __future__ import annotations

from ai.bot import Sample
from ai.messages import Advice, Hint
from ai.search.budget import Budget
from ai.search.games import knowledge_of
from ai.search.mcts import Finding, Search
from game.core.rules import AnyRules
from game.core.values import Decision

SURE = 0.02
"""Chances to win that differ by no more than this are equals."""

FAR = 1.0
"""Points by which a value or a margin must differ to be a reason."""

FEW = 10
"""Play-outs below which nothing is said of an option that was not the first."""


def advise(rules: AnyRules, decision: Decision, sample: Sample, seed: int, budget: Budget, most: int = 3) -> Advice:
    """The best options of a decision from what its seat may know, by their chances as far as they were looked at.

    The search is as a bot's for the first half of the time; in the second those that are told are tried as often.
    """
    search = Search(rules, knowledge_of(rules.game), decision, sample, seed)
    search.run(budget.half())
    told = [decision.options.index(one.action) for one in search.findings()[:most]]
    search.level(told, budget)
    findings = [one for one in search.findings() if decision.options.index(one.action) in told]
    often = findings[0].visits / 2.0
    ranked = sorted(findings, key=lambda one: _rank(one, often))
    alone = len(decision.options) == 1
    hints = [_hint(one, ranked[0], alone) for one in ranked if one.visits or one is ranked[0]]
    return Advice(tuple(hints), search.iterations)


def _rank(finding: Finding, often: float) -> tuple[bool, float, float]:
    """What comes first: what was tried often, by its chance in percent; of equals the one with the better margin."""
    if finding.visits < often:
        return True, 0.0, 0.0
    return False, -round(100.0 * finding.chance), -finding.margin


def _hint(finding: Finding, best: Finding, alone: bool) -> Hint:
    reason = "coach.only" if alone else _reason(finding, best)
    return Hint(finding.action.text, finding.visits, finding.chance, finding.margin, reason)


def _reason(finding: Finding, best: Finding) -> str:
    """The plainest true reason: best at first sight or in the long run; as good as that, or by points only; behind."""
    if finding is best:
        return "coach.long_run" if finding.order < -FAR else "coach.best_now"
    if finding.visits < FEW:
        return ""
    if best.chance - finding.chance <= SURE:
        return "coach.as_good" if best.margin - finding.margin < FAR else "coach.fewer_points"
    return "coach.tempting" if finding.order > -FAR else "coach.behind"
