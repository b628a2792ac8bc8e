"""The coach: what the search thinks of a person's options, and why."""

from __future__ import annotations

from ai.bot import Sample
from ai.messages import Advice, Difference, Hint, Reason
from ai.minds import knowledge_of
from ai.search.budget import Budget
from ai.search.finding import Finding
from ai.search.ledger import WHOLE, Ledger, named
from ai.search.mcts import Search
from game.core.rules import AnyRules
from game.core.values import Decision, Line

SURE = 0.02
"""Chances to win that differ by no more than this are equals."""

FEW = 10
"""Play-outs below which nothing is said of an option."""

SEARCHED, LEVELLED = 1 / 3, 1 / 4
"""What the search may spend of all, and of the rest what makes the best equally tried."""

WORLDS = 600
"""Worlds in which the ends of options are compared at most: more would not change what is told."""

NAMED = 2
"""So many differences a reason names at most."""


def advise(
    rules: AnyRules, decision: Decision, sample: Sample, seed: int, budget: Budget, most: int = 3, also: str = ""
) -> Advice:
    """The best options of a decision from what its seat may know, by their chances as far as they were looked at.

    The option `also` is tried as often as they are and told with them, wherever it stands.

    The search is as a bot's for the first part of the effort; in the second those that are told are tried as often. In
    the third, the longest, they are played to the end in the same worlds, which tells by what they differ.
    """
    search = Search(rules, knowledge_of(rules.game), decision, sample, seed)
    search.run(budget.part(SEARCHED))
    told = [decision.options.index(one.action) for one in search.findings()[:most]]
    told += [number for number, option in enumerate(decision.options) if option.text == also and number not in told]
    search.level(told, budget.part(LEVELLED))
    ledger = search.follow(told, budget, WORLDS)
    findings = [one for one in search.findings() if decision.options.index(one.action) in told]
    often = findings[0].visits / 2.0
    ranked = sorted(findings, key=lambda one: _rank(one, often))
    if len(decision.options) == 1:
        return Advice((_hint(ranked[0], "only"),), search.iterations)
    ranked = [one for number, one in enumerate(ranked) if one.visits or not number]
    world = sample(seed)
    hints = [reasoned(rules, world, decision, ledger, ranked, number) for number in range(len(ranked))]
    return Advice(tuple(hints), search.iterations)


def _rank(finding: Finding, often: float) -> tuple[bool, float, float]:
    """What comes first: what was tried often, by its chance in percent; of equals the one with the better margin."""
    if finding.visits < often:
        return True, 0.0, 0.0
    return False, -round(100.0 * finding.chance), -finding.margin


def _hint(finding: Finding, reason: Reason, than: int = -1, differences: tuple[Difference, ...] = ()) -> Hint:
    return Hint(finding.action.text, finding.visits, finding.chance, finding.margin, reason, than, differences)


def reasoned(
    rules: AnyRules, world: object, decision: Decision, ledger: Ledger, ranked: list[Finding], number: int
) -> Hint:
    """An option with its reason: the first compared with the second, the others with the first."""
    than, seat = int(number == 0), decision.seat
    one = ranked[number]
    if one.visits < FEW or than >= len(ranked):
        return _hint(one, "")
    option, other = (decision.options.index(ranked[which].action) for which in (number, than))
    clear = ledger.clear(option, other, seat)
    lines = weightiest([one for one in clear if one.line != WHOLE], seat, number == 0)
    if lines:
        return _hint(one, "ends" if speaks(lines[0], seat, number == 0) else "despite", than, lines)
    whole = tuple(one for one in clear if one.line == WHOLE and one.seat == seat)
    if whole:
        return _hint(one, "spread", than, whole)
    scores = [rules.preview(world, decision.options[which]) for which in (option, other)]
    at_once = weightiest(differing(scores[0].lines, scores[1].lines, seat), seat, number == 0)
    return _hint(one, "now" if at_once else "alike", than, at_once)


def differing(lines: tuple[Line, ...], others: tuple[Line, ...], seat: int) -> list[Difference]:
    """By how much the lines of one score of a seat are higher than those of another."""
    points: dict[str, int] = {}
    for sign, group in ((1, lines), (-1, others)):
        for line in group:
            name = named(line.label, line.part)
            points[name] = points.get(name, 0) + sign * line.points
    return [Difference(seat, name, float(value)) for name, value in points.items() if value]


def weightiest(differences: list[Difference], seat: int, praised: bool) -> tuple[Difference, ...]:
    """The two that say most: first the largest that speaks for an option that is praised, else against it."""
    ordered = sorted(differences, key=lambda one: (-abs(one.points), one.seat != seat, one.seat, one.line))
    first = sorted(ordered, key=lambda one: not speaks(one, seat, praised))[:1]
    return tuple([*first, *(one for one in ordered if one not in first)][:NAMED])


def speaks(one: Difference, seat: int, praised: bool) -> bool:
    """Whether a difference speaks for an option that is praised, or else against it: own points, or fewer of others."""
    return ((one.points > 0) == (one.seat == seat)) == praised
