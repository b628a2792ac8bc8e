"""One look at one choice: everything that is told of it comes from here, so that no two figures can disagree.

The chances are those of all seats, averaged over everybody's eyes: each sees the position with what it does not know
dealt anew. What the choice changed is judged by the eyes of who made it alone: the mean after the move that was played
against the mean of all play-outs, in which the search chose. Both are averages over the same unknown things, so that
neither holds any luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.analysis.course import Course, Point
from ai.bot import sampler
from ai.coach import reasoned
from ai.messages import Hint, Measure
from ai.minds import knowledge_of
from ai.search.budget import Budget, Stop
from ai.search.finding import Finding
from ai.search.mcts import Search
from ai.search.outlook import Outlook
from game.core.rng import seeded
from game.core.rules import AnyRules
from game.core.state import State, fingerprint
from game.core.values import Decision

LEVELLED: Final = 4
"""The played and the best move get the play-outs of a look once more, divided by this."""

OTHERS: Final = 2
"""All other eyes together get the play-outs of a look divided by this."""

CLOSE: Final = 4
"""So many times more play-outs a close look has."""

ENDED: Final = 6
"""In so many worlds, the play-outs of a look divided by this, a close look plays both moves to the end."""

APART: Final = 1 << 20
"""Close looks meet other worlds than first ones: what only seemed the best then is not told as the best."""


def usual_effort(game: str) -> int:
    """Play-outs of a look unless somebody says otherwise."""
    return knowledge_of(game).held.look // 2


def measure(course: Course, number: int, play_outs: int, close: bool, seed: int, stop: Stop) -> Measure | None:
    """Look at the choice of that number; None if it was stopped. The same arguments give the same figures."""
    point, own = course.at(number), seeded(seed + number + (APART if close else 0)) >> 1
    rules, effort = course.rules, play_outs * CLOSE if close else play_outs
    decision = rules.decision(point.state)
    assert decision is not None
    search = Search(rules, knowledge_of(rules.game), decision, sampler(rules, point.state, point.seat), own, even=True)
    search.run(Budget(effort, stop=stop))
    usual = search.usual()
    shares = _shared_view(course, point, usual, effort, own, stop)
    if point.action is None:
        taken, best, hint = None, None, None
    else:
        taken, best = _compared(search, decision, point, effort, stop)
        hint = _why(search, decision, point.state, (best, taken), play_outs, stop) if close else None
    return None if stop() else _told(point, effort, shares, usual, taken, best, hint)


def _compared(search: Search, decision: Decision, point: Point, effort: int, stop: Stop) -> tuple[Finding, Finding]:
    """The move that was played and the best one, tried equally often in the same worlds."""
    findings = search.findings()
    most = findings[0].visits
    best = max(findings, key=lambda one: one.chance if one.visits * 2 >= most else -1.0).action
    assert point.action is not None
    numbers = [decision.options.index(point.action), decision.options.index(best)]
    search.level(numbers, Budget(max(2, effort // LEVELLED), stop=stop))
    after = {one.action.text: one for one in search.findings()}
    taken, better = after[point.action.text], after[best.text]
    return taken, better if better.chance > taken.chance else taken


def _shared_view(course: Course, point: Point, usual: list[float], effort: int, seed: int, stop: Stop) -> list[float]:
    """Everyone's chances, averaged over the eyes through which the game is looked at."""
    rules, seats = course.rules, range(course.rules.seats)
    others = [seat for seat in course.eyes if seat != point.seat and not _same(rules, point, seat, seed)]
    seen, part = [usual], max(1, effort // (OTHERS * max(1, len(others))))
    for seat in others:
        look = Outlook(rules, knowledge_of(rules.game), seat, sampler(rules, point.state, seat), seed + seat)
        look.run(Budget(part, stop=stop))
        seen.append(look.usual())
    alike = len(course.eyes) - len(others) if point.seat in course.eyes else 1
    weights = [alike, *(1 for _ in others)]
    return [sum(w * row[seat] for w, row in zip(weights, seen, strict=True)) / sum(weights) for seat in seats]


def _same(rules: AnyRules, point: Point, seat: int, seed: int) -> bool:
    """Whether a seat knows exactly as much as the one that is asked."""
    worlds = [rules.determinize(point.state, eyes, seed) for eyes in (seat, point.seat)]
    return fingerprint(worlds[0]) == fingerprint(worlds[1])


def _why(
    search: Search, decision: Decision, state: State, pair: tuple[Finding, Finding], play_outs: int, stop: Stop
) -> Hint | None:
    """Why the best move is better than the one that was played, None where that was the best."""
    best, taken = pair
    if best.action.text == taken.action.text:
        return None
    numbers = [decision.options.index(one.action) for one in pair]
    worlds = max(1, play_outs // ENDED)
    ledger = search.follow(numbers, Budget(2 * worlds, stop=stop), worlds)
    return reasoned(search.rules, state, decision, ledger, list(pair), 0)


def _told(
    point: Point,
    effort: int,
    shares: Sequence[float],
    usual: Sequence[float],
    taken: Finding | None,
    best: Finding | None,
    hint: Hint | None,
) -> Measure:
    none = tuple(0.0 for _ in shares)
    return Measure(
        number=point.number,
        seat=point.seat,
        play_outs=effort,
        shares=tuple(shares),
        choice=_minus(taken.shares, usual) if taken is not None else none,
        best=best.action.text if best is not None else "",
        missed=_minus(best.shares, taken.shares) if best is not None and taken is not None else none,
        points=point.points,
        reason=hint.reason if hint is not None else "",
        differences=hint.differences if hint is not None else (),
    )


def _minus(one: Sequence[float], other: Sequence[float]) -> tuple[float, ...]:
    return tuple(a - b for a, b in zip(one, other, strict=True))
