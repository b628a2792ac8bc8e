"""What a search is told of a game: how to order, play out, cut off and judge; everything has a plain default."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from game.core.rules import AnyRules
from game.core.state import State
from game.core.values import Action

R = TypeVar("R", bound=AnyRules)
S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)

Worth = Callable[[R, S, Sequence[A]], list[float]]
"""What each option is worth to the seat to act in a world, in points; only differences count."""

Policy = Callable[[R, S, Sequence[A], int], int]
"""The number of the option that a quick player takes; the last argument is a number of chance."""

Seen = Callable[[R, S, int], Hashable]
"""What tells apart the positions in which a seat is asked, beyond its own choices so far."""

Clock = Callable[[R, S], int]
"""How far a game has come; a play-out ends where the clock has gone on by the reach."""

Cycle = Callable[[R], int]
"""By how much the clock goes on until everyone has had one more turn.

Whoever is about to move where a play-out ends may be thought better of than comes of it; over a cycle that is everyone.
"""

Points = Callable[[R, S], list[float]]
"""What every seat has, and may expect, in points; ties are broken by fractions as the rules break them."""


Small = Callable[[R, S], bool]
"""Whether the choice that a world asks for is so small that its worth alone decides."""

Forks = Callable[[R, S], bool]
"""Whether a tree forks at the choice that a world asks for; at any other, all play by the policy and stay in it."""


Taste = Callable[[R, S, Sequence[A], str], list[float]]
"""By how many points a style likes each option more than it is worth."""

Chosen = Callable[[R, S], float]
"""By how many points others stand better than a re-deal says, about, because they chose what they hold."""

Doubt = Callable[[R, S], float]
"""By how many points a margin may still change, about, in a world that was cut off; it counts in what is told."""


class Step(NamedTuple):
    """A level in one game: at most so many play-outs, and its haze: options so much worse may seem the best to it."""

    play_outs: int
    haze: float


class Held(NamedTuple):
    """The play-outs to which the top level is held where many positions are searched.

    By `usual` ones its strength is measured, so that a match takes minutes; `longer` are more of them, to show what
    they are worth. By `look` puzzles are proved, and by half of those games are looked back on.
    """

    usual: int
    longer: int
    look: int


STEPS: tuple[Step, ...] = (
    Step(30, 0.8),
    Step(60, 0.35),
    Step(120, 0.15),
    Step(300, 0.06),
    Step(1000, 0.0),
    Step(20_000, 0.0),
)
"""The levels of a game of which nothing was measured, weakest first."""

HELD = Held(100, 400, 1000)
"""How the top level of such a game is held."""


class Tuning:
    """The numbers of a search; each game has its own.

    Without `trees` everybody plays by the policy after the first choice, which can be better than thin ones.
    `explore` scales the reach for what was tried little, `tuned` narrows it by the spread that was seen
    (UCB1-Tuned). Nodes are ordered by worth from their visit `ordered` on, the root at once. Of ordered options the
    best `width` are tried first, and `widen` times the root of the visits more, but none that lies `far` points
    behind. What the worth promises counts like `faith` visits, a point of it as `slope` of the reward, and no more
    than `clear` points. `epsilon` is how often a play-out takes any option; `reach` and `depth` end it by the clock
    and by the number of its decisions. `mix` is the share of winning in the reward, the rest is the margin,
    squashed by `margin` points; where a game was cut off, winning is guessed from the margins by `doubt` points. If
    `anchored`, a play-out that was cut off is judged by what it changed in its world, so that luck in what was re-
    dealt does not count. Where rewards differ by less than `certain` from play-out to play-out, haze is the less.
    """

    def __init__(
        self,
        *,
        trees: bool = True,
        explore: float = 0.7,
        tuned: bool = True,
        faith: float = 10.0,
        slope: float = 0.03,
        clear: float = 10.0,
        far: float = 1e6,
        ordered: int = 8,
        width: int = 4,
        widen: float = 1.0,
        epsilon: float = 0.2,
        reach: int = 1 << 30,
        depth: int = 1 << 30,
        mix: float = 0.5,
        margin: float = 10.0,
        doubt: float = 8.0,
        anchored: bool = False,
        certain: float = 0.0,
    ) -> None:
        self.trees = trees
        self.explore = explore
        self.tuned = tuned
        self.faith = faith
        self.slope = slope
        self.clear = clear
        self.far = far
        self.ordered = ordered
        self.width = width
        self.widen = widen
        self.epsilon = epsilon
        self.reach = reach
        self.depth = depth
        self.mix = mix
        self.margin = margin
        self.doubt = doubt
        self.anchored = anchored
        self.certain = certain


class Knowledge(Generic[R, S, A]):
    """What a search knows of one game: functions, the numbers to search it with, and what its levels are there.

    The functions are given the rules, states and actions of that game alone.
    """

    def __init__(
        self,
        *,
        worth: Worth[R, S, A] | None = None,
        policy: Policy[R, S, A] | None = None,
        seen: Seen[R, S] | None = None,
        clock: Clock[R, S] | None = None,
        cycle: Cycle[R] | None = None,
        points: Points[R, S] | None = None,
        small: Small[R, S] | None = None,
        glance: Worth[R, S, A] | None = None,
        forks: Forks[R, S] | None = None,
        chosen: Chosen[R, S] | None = None,
        doubt: Doubt[R, S] | None = None,
        taste: Taste[R, S, A] | None = None,
        tuning: Tuning | None = None,
        levels: tuple[Step, ...] = STEPS,
        held: Held = HELD,
    ) -> None:
        self.worth = worth
        self.policy = policy
        self.seen: Seen[R, S] = seen or seen_by_view
        self.clock = clock
        self.cycle = cycle
        self.points: Points[R, S] = points or points_by_score
        self.small = small
        self.glance = glance
        """The worth of options, about, where many positions are ordered: those of a tree beyond the first choice."""
        self.forks = forks
        self.chosen = chosen
        self.doubt = doubt
        self.taste = taste
        self.tuning = tuning or Tuning()
        self.levels = levels
        self.held = held


AnyKnowledge = Knowledge[Any, Any, Any]
"""What is known of some game: what the search works with."""

AnyWorth = Worth[Any, Any, Any]
"""The worth of the options of some game."""


def seen_by_view(rules: AnyRules, world: Any, seat: int) -> Hashable:
    """All that the seat sees, whatever the game."""
    view: Hashable = rules.view(world, seat)
    return view


def scores_now(rules: AnyRules, world: Any, options: Sequence[Action]) -> list[float]:
    """The scores that options bring at once: their worth in a game of which nothing more is known."""
    return [float(rules.preview(world, option).total) for option in options]


def points_by_score(rules: AnyRules, world: Any) -> list[float]:
    """Everyone's score as it stands; at the end the winners have a little more than others with as many points."""
    outcome = rules.outcome(world)
    if outcome is None:
        return [float(score.total) for score in rules.scores(world)]
    totals = [float(score.total) for score in outcome.scores]
    for seat in outcome.winners:
        totals[seat] += 0.25
    return totals
