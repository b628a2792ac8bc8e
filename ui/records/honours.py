"""What was won beside finished games: the marks of one, and the plates that all of them together make."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from ai.levels import LEVELS, RUNGS, parse
from game.core.honours import Finished, Honour, marks_of
from game.core.match import Match
from game.core.record import Record, Seat
from game.core.values import Outcome
from game.registry import GAMES
from ui.records.play import Play
from ui.seating import same_name
from ui.text import Text


def rank(seat: Seat) -> int:
    """The rank of a bot by its level, from 1 on, beyond the last rung as on it; 0 for everybody else."""
    spec = parse(seat.bot) if seat.kind == "bot" else None
    return min(len(RUNGS), list(LEVELS).index(spec.level) + 1) if spec is not None else 0


def honours_of(match: Match, outcome: Outcome, record: Record) -> tuple[tuple[str, ...], ...]:
    """The marks of every seat in a finished match; only persons win any."""
    actions = () if record.from_snapshot else record.actions
    ranks = [rank(seat) for seat in match.seats]
    game = Finished(match.rules, match.last_state(), outcome, match.seats, ranks, record.seed, actions)
    known = GAMES[record.game].honours
    return tuple(marks_of(known, game, n) if seat.kind == "human" else () for n, seat in enumerate(match.seats))


@dataclass(frozen=True)
class Plate:
    """A plate as it hangs: whose honour, by whom and when it was first won, and which steps are made until then."""

    game: str
    honour: Honour
    name: str = ""
    at: datetime | None = None
    won: bool = False
    made: frozenset[str] = frozenset()

    @property
    def words(self) -> str:
        """Under which key its texts stand."""
        return f"brass.{'common' if self.honour.shared else self.game}.{self.honour.id}"

    def title(self, text: Text) -> str:
        """What is engraved on it."""
        return text(f"{self.words}.name")

    def line(self, text: Text) -> str:
        """What is to be done for it."""
        return text(f"{self.words}.line")


def plates_of(game: str, plays: Iterable[Play], called: Callable[[str], str] = str) -> list[Plate]:
    """All plates of a game after these plays, the oldest of which come first; a person makes all steps of one alone.

    `called` gives the present name of whoever played under another one.
    """
    own = [play for play in plays if play.game == game]
    return [_plate(game, honour, own, called) for honour in GAMES[game].honours]


def _plate(game: str, honour: Honour, plays: Sequence[Play], called: Callable[[str], str]) -> Plate:
    made: dict[str, set[str]] = {}
    for play in plays:
        for seat, marks in zip(play.seats, play.honours, strict=False):
            own = made.setdefault(same_name(called(seat.name)), set())
            own |= set(marks).intersection(honour.needed)
            if len(own) == len(honour.needed):
                return Plate(game, honour, called(seat.name), play.at, True, frozenset(own))
    return Plate(game, honour, made=frozenset(max(made.values(), key=len) if made else ()))


def newly_won(game: str, before: Iterable[Play], after: Play, called: Callable[[str], str] = str) -> list[Plate]:
    """The plates that a play has won and that were not won before it."""
    older = list(before)
    old = {plate.honour.id for plate in plates_of(game, older, called) if plate.won}
    return [plate for plate in plates_of(game, [*older, after], called) if plate.won and plate.honour.id not in old]
