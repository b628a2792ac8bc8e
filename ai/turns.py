"""Where a finished game turned: first a glance at every choice of a seat, then a long look where most happened."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from ai.bot import sampler
from ai.coach import SURE
from ai.messages import Effort, TurningPoint
from ai.minds import knowledge_of
from ai.search.budget import Budget, Stop, never
from ai.search.mcts import Finding, Search
from game.core.match import Match
from game.core.rng import seeded
from game.core.values import Action, Decision

LEAST = 4
"""Play-outs that every choice that is looked at gets, whatever the hour."""

WIDER = 2
"""How many times more choices are looked at closely than are told."""

Tell = Callable[[float], None]
"""Is told how much of a long thought is done, from 0 to 1."""


def silent(part: float) -> None:
    """Nobody wants to know."""


@dataclass
class Glance:
    """A choice of the seat: when, what it took, what the search holds best, and both chances."""

    number: int
    taken: Action
    best: Action
    match: Match
    before: float
    after: float


class Watch:
    """Shares seconds and play-outs out to the steps of a thought: each may use what is due by then, and no more."""

    def __init__(self, effort: Effort, steps: int, stop: Stop, tell: Tell, done: float) -> None:
        """Half of the effort for so many steps; `done` is how much of the whole thought lies behind."""
        self.begun = time.perf_counter()
        self.seconds = effort.seconds / 2.0
        self.count = max(LEAST, effort.count // (2 * max(1, steps)))
        self.steps = max(1, steps)
        self.stop = stop
        self.tell = tell
        self.done = done

    def left(self, step: int) -> float:
        """Seconds that are left of what is due at the end of a step; below 0 the step is late."""
        return self.begun + self.seconds * (step + 1) / self.steps - time.perf_counter()

    def run(self, search: Search, step: int) -> list[Finding]:
        """Search for one step, at least a little, and tell that it is done."""
        search.run(Budget(LEAST, stop=self.stop))
        search.run(Budget(self.count - LEAST, self.left(step), self.stop))
        self.tell(self.done + (step + 1) / self.steps / 2.0)
        return search.findings()


def turning_points(
    match: Match, seat: int, effort: Effort, seed: int, most: int = 3, stop: Stop = never, tell: Tell = silent
) -> tuple[TurningPoint, ...]:
    """The choices of a seat around which its chance to win changed most, in the order of the game."""
    glances = _glances(match, seat, effort, seed, stop, tell)
    wide = _largest(_points(match, seat, glances), most * WIDER)
    near = [at for at, glance in enumerate(glances) if glance.number in wide]
    close = sorted({after for at in near for after in (at, at + 1) if after < len(glances)})
    watch = Watch(effort, len(close), stop, tell, 0.5)
    for step, at in enumerate(close):
        if stop():
            return ()
        _look_closely(glances[at], seat, watch, step, seed)
    points = {point.number: point for point in _points(match, seat, glances)}
    told = _largest([points[glances[at].number] for at in near], most)
    return tuple(points[number] for number in sorted(told))


def _largest(points: list[TurningPoint], most: int) -> list[int]:
    """The numbers of the points at which most was lost or changed, but of none at which hardly anything did."""
    ordered = sorted(points, key=lambda one: -_change(one))
    return [point.number for point in ordered[:most] if _change(point) > SURE]


def _change(point: TurningPoint) -> float:
    """How much was lost by the move, or changed until the next choice."""
    return max(point.loss, abs(point.swing))


def _points(match: Match, seat: int, glances: list[Glance]) -> list[TurningPoint]:
    """The glances as turning points: each swings to the next, the last one to the result."""
    standing = [glance.before for glance in glances[1:]] + [_result(match, seat)]
    points = []
    for glance, later in zip(glances, standing, strict=False):
        better = glance.best if glance.before - glance.after > SURE else glance.taken
        swing = later - glance.before
        points.append(
            TurningPoint(glance.number, seat, glance.taken.text, better.text, glance.before, glance.after, swing)
        )
    return points


def _glances(match: Match, seat: int, effort: Effort, seed: int, stop: Stop, tell: Tell) -> list[Glance]:
    """A short search at every real choice of a seat, each from what it knew then; late ones are passed over."""
    glances: list[Glance] = []
    own = [number for number, moment in enumerate(match.moments) if moment.seat == seat and not moment.forced]
    watch = Watch(effort, len(own), stop, tell, 0.0)
    other, step = match.at(0), 0
    for number, moment in enumerate(match.moments):
        if stop() or step == len(own):
            break
        if number == own[step]:
            if watch.left(step) > 0.0:
                decision = other.decision()
                assert decision is not None
                findings = watch.run(_search(other, seat, decision, seed + number), step)
                glances.append(_glance(number, moment.action, other.fork(), findings))
            step += 1
        other.apply(moment.action)
    return glances


def _glance(number: int, action: Action, match: Match, findings: list[Finding]) -> Glance:
    """What a search says of a choice; a move that it never tried is taken to be as good as the best."""
    best = max(findings, key=lambda one: one.chance if one.visits * 2 >= findings[0].visits else -1.0)
    taken = next(one for one in findings if one.action.text == action.text)
    after = min(taken.chance, best.chance) if taken.visits else best.chance
    return Glance(number, taken.action, best.action, match, best.chance, after)


def _look_closely(glance: Glance, seat: int, watch: Watch, step: int, seed: int) -> None:
    """Compare what was taken with what seemed best, in the same worlds, and no other option."""
    decision = glance.match.decision()
    assert decision is not None
    options = (glance.best,) if glance.best.text == glance.taken.text else (glance.best, glance.taken)
    search = _search(glance.match, seat, Decision(seat, decision.prompt, options), seed + glance.number)
    findings = {one.action.text: one for one in watch.run(search, step)}
    best, taken = findings[glance.best.text], findings[glance.taken.text]
    if best.visits and taken.visits:
        if taken.chance > best.chance:
            best, glance.best = taken, glance.taken
        glance.before, glance.after = best.chance, taken.chance


def _search(match: Match, seat: int, decision: Decision, seed: int) -> Search:
    """A search from what the seat knows in the position."""
    rules, number = match.rules, seeded(seed) >> 1
    world = rules.decode(match.knowledge(seat, number))
    return Search(rules, knowledge_of(rules.game), decision, sampler(rules, world, seat), number)


def _result(match: Match, seat: int) -> float:
    """The seat's share of the win; a half where the game is not over."""
    outcome = match.outcome()
    if outcome is None:
        return 0.5
    return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
