"""The coach: what the search thinks of a person's options, and why."""

from __future__ import annotations

from ai.bot import Sample
from ai.messages import Advice, Hint
from ai.minds import knowledge_of
from ai.search.budget import Budget
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
    if len(decision.options) == 1:
        return Advice((_hint(ranked[0], "coach.only", 0),), search.iterations)
    world = sample(seed)
    now = rules.scores(world)[decision.seat].total
    gains = [rules.preview(world, one.action).total - now for one in ranked]
    hints = [_hint(ranked[0], *_praise(ranked[0], gains[0]))]
    for one, gain in zip(ranked[1:], gains[1:], strict=True):
        if one.visits:
            hints.append(_hint(one, *_reason(one, ranked[0], gain - gains[0])))
    return Advice(tuple(hints), search.iterations)


def _rank(finding: Finding, often: float) -> tuple[bool, float, float]:
    """What comes first: what was tried often, by its chance in percent; of equals the one with the better margin."""
    if finding.visits < often:
        return True, 0.0, 0.0
    return False, -round(100.0 * finding.chance), -finding.margin


def _hint(finding: Finding, reason: str, points: int) -> Hint:
    return Hint(finding.action.text, finding.visits, finding.chance, finding.margin, reason, points)


def _praise(best: Finding, gain: int) -> tuple[str, int]:
    """Why the first option is the best: for the points that it scores at once, at first sight, or in the long run."""
    if best.order < -FAR:
        return "coach.long_run", 0
    return ("coach.best_points", gain) if gain > 0 else ("coach.best_now", 0)


def _reason(finding: Finding, best: Finding, more: int) -> tuple[str, int]:
    """The plainest true reason why another option comes later, `more` being what it scores at once beyond the best."""
    if finding.visits < FEW:
        return "", 0
    if best.chance - finding.chance <= SURE:
        return ("coach.as_good" if best.margin - finding.margin < FAR else "coach.fewer_points"), 0
    if more:
        return ("coach.more_now" if more > 0 else "coach.less_now"), abs(more)
    return ("coach.tempting" if finding.order > -FAR else "coach.behind"), 0
