"""What plays add up to, from the seat of one person: played, won, streaks, points, lines, length."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from ai.levels import LEVELS
from ui.players import Players
from ui.records.play import Play, Seated
from ui.seating import same_name

PERSON = "@"
"""What stands before the name of a person among rivals."""

REAL = "real"
"""Among rivals, everybody with whom the real box was played; such plays stand apart from all others."""


@dataclass(frozen=True)
class Own:
    """A play from the seat of a person."""

    play: Play
    seat: int

    @property
    def me(self) -> Seated:
        """The person."""
        return self.play.seats[self.seat]

    @property
    def others(self) -> list[Seated]:
        """Everybody else."""
        return [one for n, one in enumerate(self.play.seats) if n != self.seat]

    @property
    def share(self) -> float:
        """What of the victory is the person's: 1 alone, a half shared with one other, 0 if it was lost."""
        return 1.0 / len(self.play.winners) if self.me.won else 0.0


@dataclass(frozen=True)
class Choice:
    """Which plays are looked at: of whom, of which game, with how many seats, against whom; '' and 0 for all.

    All rivals are those at this computer; plays of the real box are looked at by themselves, with REAL for a rival.
    """

    person: str = ""
    game: str = ""
    seats: int = 0
    rival: str = ""


@dataclass(frozen=True)
class Tally:
    """What some plays of a person add up to; the points are those of plays of one game, else they mean nothing."""

    played: int = 0
    won: int = 0
    streak: int = 0
    """Victories in a row up to now."""
    longest: int = 0
    best: int = 0
    mean: float = 0.0
    moves: float = 0.0
    """How many moves a play has in the middle, those of everybody together."""

    @property
    def share(self) -> float:
        """Victories of all plays."""
        return self.won / self.played if self.played else 0.0


class Shelf:
    """The plays of everybody, each person under their present name."""

    def __init__(self, plays: Sequence[Play], players: Players) -> None:
        """These plays of these players, and of strangers who played here."""
        self.plays = list(plays)
        self._names: dict[str, str] = {}
        self._own: dict[str, list[Own]] = {}
        self._players = players

    def name_of(self, name: str) -> str:
        """The present name of whoever played under this one."""
        if name not in self._names:
            self._names[name] = self._players.name_of(name)
        return self._names[name]

    def people(self) -> list[str]:
        """Everybody who has played to the end, most plays first."""
        seats = [seat for play in self.plays for seat in play.seats if seat.kind == "human"]
        counts = Counter(same_name(self.name_of(seat.name)) for seat in seats)
        latest = {same_name(self.name_of(seat.name)): self.name_of(seat.name) for seat in seats}
        return [latest[key] for key, _ in sorted(counts.items(), key=lambda one: (-one[1], one[0]))]

    def own(self, choice: Choice) -> list[Own]:
        """The plays of a person that are chosen, the oldest first."""
        return [one for one in self.every(choice.person, choice.game) if self._chosen(one, choice)]

    def every(self, person: str, game: str = "") -> list[Own]:
        """All plays of a person, those of the real box among them, the oldest first; of one game if it is named."""
        asked = same_name(person)
        if asked not in self._own:
            self._own[asked] = [
                Own(play, n)
                for play in self.plays
                for n, seat in enumerate(play.seats)
                if seat.kind == "human" and same_name(self.name_of(seat.name)) == asked
            ]
        return [one for one in self._own[asked] if game in ("", one.play.game)]

    def rivals(self, own: Iterable[Own]) -> list[str]:
        """Against whom these were played: levels from the weakest on, Automas, other bots, persons by name."""
        met = {rival for one in own for rival in self.rivals_of(one)}
        order = [*LEVELS, "automa", "bot"]
        known = [rival for rival in order if rival in met]
        last = [REAL] if REAL in met else []
        return [*known, *sorted(rival for rival in met if rival not in (*order, REAL)), *last]

    def rivals_of(self, own: Own) -> set[str]:
        """Against whom one was played."""
        if own.play.real:
            return {REAL}
        return {PERSON + self.name_of(other.name) if other.kind == "human" else other.rival for other in own.others}

    def _chosen(self, own: Own, choice: Choice) -> bool:
        met = choice.rival in self.rivals_of(own) if choice.rival else not own.play.real
        return choice.seats in (0, len(own.play.seats)) and met


def tally(own: Sequence[Own]) -> Tally:
    """What these plays add up to."""
    if not own:
        return Tally()
    streak, longest = streaks([one.me.won for one in own])
    points = [one.me.points for one in own]
    moves = fmean(one.play.moves for one in own)
    return Tally(len(own), sum(one.me.won for one in own), streak, longest, max(points), fmean(points), moves)


def streaks(won: Iterable[bool]) -> tuple[int, int]:
    """How many victories the last ones in a row are, and how many the longest row has."""
    now = longest = 0
    for one in won:
        now = now + 1 if one else 0
        longest = max(longest, now)
    return now, longest


def mean_lines(own: Sequence[Own]) -> list[tuple[str, float, float]]:
    """Every line of the score with its mean for the person and for the others, in the order of the score.

    A line that some plays do not have, as the other variant has none, is the mean of those that have it.
    """
    mine: dict[str, list[int]] = {}
    theirs: dict[str, list[int]] = {}
    for one in own:
        for key, points in one.me.lines.items():
            mine.setdefault(key, []).append(points)
        for other in one.others:
            for key, points in other.lines.items():
                theirs.setdefault(key, []).append(points)
    return [(key, fmean(points), fmean(theirs.get(key, [0]))) for key, points in mine.items()]


def points_by_rival(shelf: Shelf, own: Sequence[Own]) -> dict[str, list[int]]:
    """The points of the opponents in these plays, by what they are to the records."""
    found: dict[str, list[int]] = {rival: [] for rival in shelf.rivals(own)}
    for one in own:
        for other in one.others:
            person = PERSON + shelf.name_of(other.name) if other.kind == "human" else other.rival
            found[REAL if one.play.real else person].append(other.points)
    return found
