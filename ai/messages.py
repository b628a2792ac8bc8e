"""What travels between the table and the worker's process: plain records, which stay interpreted to be pickled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.core.state import Plain

Wanted = Literal["move", "advice", "why", "analysis", "par"]
"""What a request is for: a move, the coach's advice, why somebody else moved so, looks back, or moves of a par game."""

ENDLESS = 1 << 40
"""As many play-outs as anybody likes."""


Phase = Literal["starting", "ready", "heard", "begun"]
"""How far a process has come with a question."""


@dataclass(frozen=True)
class Effort:
    """What advice may cost: so many seconds, and so many play-outs in all, whichever comes first.

    Of an analysis the seconds are those until it answers, and the play-outs those of one look.
    """

    seconds: float
    count: int = ENDLESS


@dataclass(frozen=True)
class Story:
    """A finished game as it went: its seed, the position it began from if not the first one, and its actions."""

    seed: int
    start: Plain | None
    actions: tuple[str, ...]


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
    """The best options first, and how many play-outs stand behind them; none where a reason would give things away."""

    hints: tuple[Hint, ...]
    iterations: int


@dataclass(frozen=True)
class Glimpse:
    """A choice of a seat in a running game as that seat knows it: after how many actions, and what it took.

    What it took is '' while it is open. `world` is dealt anew from what the seat knew then, `points` are everyone's as
    far as it knew them.
    """

    number: int
    action: str
    world: Plain
    points: tuple[int, ...]


@dataclass(frozen=True)
class Measure:
    """One look at a choice, everything from the same play-outs; rows have a value for every seat.

    `shares` are the chances to win before it; `choice` is by how much the move that was played changed them before
    anything new was learned, `missed` by how much more the `best` one would have. `points` are the scores then. Where
    it was looked at closely, `reason` and `differences` tell why the best one is better than the one played.
    """

    number: int
    seat: int
    play_outs: int
    shares: tuple[float, ...]
    choice: tuple[float, ...]
    best: str
    missed: tuple[float, ...]
    points: tuple[int, ...]
    reason: Reason = ""
    differences: tuple[Difference, ...] = ()


@dataclass(frozen=True)
class Played:
    """What was played on of a game between bots: more actions, and at its end everybody's points and who has won.

    `figures` is the hash of those that it is played with.
    """

    actions: tuple[str, ...]
    figures: str
    points: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


@dataclass(frozen=True)
class Request:
    """A question about a game as it is set up, with all that the seat knows of it.

    An analysis is of the whole `story` of a finished game, or of what the seat has had `glimpses` of in a running one,
    and goes on from what is `known`. Advice tells of the option `also` too, whatever it is worth. `figures` is the hash
    of those that the table plays with: where they have changed, they are read anew. Of a par game the `story` is how
    far it has come, and `bots` sit on its seats, '' on those that the rules play.

    Why the seat took `also` is answered from the `knowledge` of the `eyes` that ask, None for its own in a game that is
    over; they know the answers sealed `before` it by now, and `told`, they know it from later.
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
    glimpses: tuple[Glimpse, ...] = ()
    known: tuple[Measure, ...] = ()
    also: str = ""
    figures: str = ""
    bots: tuple[str, ...] = ()
    eyes: int | None = None
    told: bool = False
    before: tuple[str, ...] = ()


@dataclass(frozen=True)
class Answer:
    """The text of the chosen action, or advice, more looks back on a game, or more of a game between bots.

    `part` is how much of all looks is done with them, about, and 1 when that is all. `problem` says why the greedy bot
    answered instead, or why nobody could; '' if all went well. `trace` is where that happened, for a report.
    """

    action: str = ""
    problem: str = ""
    trace: str = ""
    advice: Advice | None = None
    measures: tuple[Measure, ...] = ()
    part: float = 0.0
    played: Played | None = None


@dataclass(frozen=True)
class Failure:
    """Why a thought came to nothing, in one sentence, and the traceback if there is one."""

    problem: str
    trace: str = ""


@dataclass(frozen=True)
class Sign:
    """That the process lives: it is ready for questions, has heard one and prepares for it, or has begun to think."""

    phase: Phase
