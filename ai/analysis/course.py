"""The choices of a game that can be looked back on, each with the position in which it was made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ai.messages import Glimpse, Story
from ai.minds import knowledge_of
from game.core.match import Match
from game.core.rules import AnyRules
from game.core.state import State
from game.core.values import Action, Outcome


@dataclass(frozen=True)
class Point:
    """A choice: after how many actions, whose, what was taken (None while it is open), the position and its points.

    `small` are those that only carry out what was chosen before.
    """

    number: int
    seat: int
    action: Action | None
    state: State
    points: tuple[int, ...]
    small: bool


@dataclass(frozen=True)
class Course:
    """A game as it went: its choices, through whose eyes it is looked at, and how it ended if it did.

    Of a finished game nothing is secret any more: every seat's eyes count. A running one is seen by one seat alone.
    """

    rules: AnyRules
    points: tuple[Point, ...]
    eyes: tuple[int, ...]
    length: int
    result: tuple[float, ...] = ()

    @property
    def real(self) -> list[int]:
        """The numbers of the choices that are more than carrying something out."""
        return [point.number for point in self.points if not point.small]

    def at(self, number: int) -> Point:
        """The choice after so many actions."""
        return next(point for point in self.points if point.number == number)


def whole_course(rules: AnyRules, story: Story) -> Course:
    """The course of a finished game, played again; IllegalAction if it does not come out."""
    state = rules.decode(story.start) if story.start is not None else rules.start(story.seed)
    points: list[Point] = []
    for number, text in enumerate(story.actions):
        action = rules.parse(text)
        if len(rules.options(state)) > 1:
            points.append(_point(rules, number, rules.clone(state), action, totals(rules, state)))
        rules.apply(state, action)
    return Course(rules, tuple(points), tuple(range(rules.seats)), len(story.actions), shared(rules.outcome(state)))


def course_so_far(rules: AnyRules, seat: int, glimpses: Sequence[Glimpse]) -> Course:
    """The course of a running game as one seat knows it: the own choices alone, each with a world dealt anew."""
    points = [
        _point(rules, one.number, rules.decode(one.world), rules.parse(one.action) if one.action else None, one.points)
        for one in glimpses
    ]
    return Course(rules, tuple(points), (seat,), glimpses[-1].number if glimpses else 0)


def glimpses_of(match: Match, seat: int, seed: int, points_of: Callable[[Match], Sequence[int]]) -> list[Glimpse]:
    """The own choices of a seat in a running game, the one that is open included, each as it knew the game then."""
    glimpses, then = [], match.at(0)
    for moment in match.moments:
        if moment.seat == seat and not moment.forced:
            glimpses.append(_glimpse(then, seat, seed, moment.action.text, points_of))
        then.apply(moment.action)
    decision = then.decision()
    if decision is not None and decision.seat == seat and len(decision.options) > 1:
        glimpses.append(_glimpse(then, seat, seed, "", points_of))
    return glimpses


def _glimpse(then: Match, seat: int, seed: int, action: str, points_of: Callable[[Match], Sequence[int]]) -> Glimpse:
    return Glimpse(len(then.moments), action, then.knowledge(seat, seed), tuple(points_of(then)))


def _point(rules: AnyRules, number: int, state: State, action: Action | None, points: tuple[int, ...]) -> Point:
    small = knowledge_of(rules.game).small
    return Point(number, rules.to_act(state), action, state, points, small is not None and small(rules, state))


def totals(rules: AnyRules, state: State) -> tuple[int, ...]:
    """Everyone's points as they stand."""
    return tuple(score.total for score in rules.scores(state))


def shared(outcome: Outcome | None) -> tuple[float, ...]:
    """Everyone's share of the win; nothing while a game runs."""
    if outcome is None:
        return ()
    winners = outcome.winners
    return tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.scores)))
