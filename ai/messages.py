"""What travels between the table and the worker's process: plain records, which stay interpreted to be pickled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.core.state import Plain

Wanted = Literal["move", "advice", "review"]
"""What a request is for: a bot's move, the coach's advice, or where a finished game turned."""


Phase = Literal["starting", "ready", "heard", "begun"]
"""How far a process has come with a question."""


@dataclass(frozen=True)
class Effort:
    """What advice or a review may cost: so many seconds, and so many play-outs in all, whichever comes first."""

    seconds: float
    count: int = 1 << 40


@dataclass(frozen=True)
class Story:
    """A finished game as it went: its seed, the position it began from if not the first one, and its actions."""

    seed: int
    start: Plain | None
    actions: tuple[str, ...]


@dataclass(frozen=True)
class Request:
    """A question about a game as it is set up, with all that the seat knows of it; a review is of its whole story.

    `figures` is the hash of those that the table plays with: where they have changed, they are read anew.
    """

    game: str
    seats: int
    options: dict[str, str]
    overlays: str | None
    seat: int
    bot: str
    knowledge: Plain
    seed: int
    wanted: Wanted = "move"
    effort: Effort = Effort(1.0)
    story: Story | None = None
    figures: str = ""


@dataclass(frozen=True)
class Difference:
    """By how many points a line of a seat's score is higher than after another option, and the standard error of that.

    `line` is the name of the line as the game labels it, '' for the whole score.
    """

    seat: int
    line: str
    points: float
    error: float = 0.0


Reason = Literal["", "only", "ends", "despite", "now", "spread", "alike"]
"""What kind of reason an option is given.

It is the only one; its lines end differently; they do, but all of that speaks against its rank; they differ at once and
in the end nothing is clear; only the whole score differs clearly; nothing does. Empty where it was tried too seldom.
"""


@dataclass(frozen=True)
class Hint:
    """One option as the coach sees it: how often it was tried, chance to win, mean margin to the best other, and why.

    The reason compares it with the hint of number `than`; `differences` are what it names, the weightiest first.
    """

    action: str
    visits: int
    chance: float
    margin: float
    reason: Reason = ""
    than: int = -1
    differences: tuple[Difference, ...] = ()


@dataclass(frozen=True)
class Advice:
    """The best options first, and how many play-outs stand behind them."""

    hints: tuple[Hint, ...]
    iterations: int


@dataclass(frozen=True)
class TurningPoint:
    """A choice after which the chance to win was another: what was played, what was better, and the chances.

    `before` is the chance with the better move, `after` with the one that was played; `swing` is how the chance
    changed until the next choice that was looked at, by the own move, those of the others and luck together.
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

    @property
    def later(self) -> float:
        """The chance at the seat's next choice, or the seat's share of the win after its last one."""
        return min(max(self.before + self.swing, 0.0), 1.0)


@dataclass(frozen=True)
class Answer:
    """The text of the chosen action, or advice, or turning points.

    `problem` says why the greedy bot answered instead, or why nobody could; '' if all went well. `trace` is where
    that happened, for a report.
    """

    action: str = ""
    problem: str = ""
    trace: str = ""
    advice: Advice | None = None
    points: tuple[TurningPoint, ...] = ()


@dataclass(frozen=True)
class Failure:
    """Why a thought came to nothing, in one sentence, and the traceback if there is one."""

    problem: str
    trace: str = ""


@dataclass(frozen=True)
class Progress:
    """How much of a long thought is done, from 0 to 1."""

    part: float


@dataclass(frozen=True)
class Sign:
    """That the process lives: it is ready for questions, has heard one and prepares for it, or has begun to think."""

    phase: Phase
