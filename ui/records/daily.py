"""The daily deal: one a day and game, the same for everybody, known by the date alone.

Its seed is made of the name of the game and the date, its seats and variants stand in `data/daily` for the days of a
week. A finished game is a try at the deal of the day on which it was begun, by the clock of the place where that was;
the files tell all of that, so that whoever reads them comes to the same.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import lru_cache
from typing import Annotated, Final

import msgspec

from ai.levels import RUNGS
from game.core.data import load
from game.core.match import Match
from game.registry import GAMES, find
from ui.places import resource
from ui.records.code import Deal, code_of, match_code
from ui.records.export import play_code
from ui.records.play import Play
from ui.records.tally import Choice, Own, Shelf
from ui.seating import USUAL_LEVEL, same_name

FIRST: Final = date(2026, 1, 1)
"""The first day that has deals."""

AUTOMA: Final = "automa"
"""What stands for a seat that a variant gives to an Automa."""

SEAT: Final = 0
"""Where the person sits."""

USUAL: Final = 3
"""How many sit at the deals of a game that has no week of its own, where it is for so many."""

MOST, SOME = 3, 3
"""The most stars of a deal; and how many levels one has to reach for the second."""


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deals of one day of the week: who sits there beside the person, and the variants."""

    against: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=7)]
    options: dict[str, str] = {}


class Week(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deals of a week from Monday on, and from which day they hold."""

    since: str
    days: Annotated[tuple[Kind, ...], msgspec.Meta(min_length=7, max_length=7)]


class Weeks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every week that a game's deals ever had, the earliest first."""

    weeks: Annotated[tuple[Week, ...], msgspec.Meta(min_length=1)]


@lru_cache(maxsize=16)
def weeks_of(game: str) -> tuple[Week, ...]:
    """The weeks of a game; without a file one of a person against bots of the usual level."""
    path = resource("data", "daily", f"{game}.yaml")
    if path.exists():
        return load(path, Weeks).value.weeks
    counts = find(game).seat_counts
    seats = min(max(USUAL, counts[0]), counts[-1])
    return (Week(FIRST.isoformat(), (Kind((USUAL_LEVEL,) * (seats - 1)),) * 7),)


def kind_of(game: str, day: date) -> Kind:
    """Who plays the deal of a day, and with which variants."""
    weeks = weeks_of(game)
    held = [week for week in weeks if date.fromisoformat(week.since) <= day]
    return (held or weeks)[-1 if held else 0].days[day.weekday()]


def seed_of(game: str, day: date) -> int:
    """The seed of the deal of a day."""
    named = f"{game} {day.isoformat()}".encode()
    return int.from_bytes(hashlib.blake2b(named, digest_size=4).digest(), "big")


def daily_deal(game: str, day: date) -> Deal:
    """The deal of a day: a function of game and date alone."""
    kind = kind_of(game, day)
    bots = ("" if other == AUTOMA else other for other in kind.against)
    options = {option.id: kind.options.get(option.id, option.default) for option in find(game).options}
    return Deal(game, ("", *bots), options, seed_of(game, day))


@lru_cache(maxsize=4096)
def daily_code(game: str, day: date) -> str:
    """The code of the deal of a day."""
    return code_of(daily_deal(game, day))


@lru_cache(maxsize=16)
def _days(game: str, until: date) -> Mapping[int, date]:
    """Every day up to that one by the seed of its deal."""
    return {seed_of(game, FIRST + timedelta(n)): FIRST + timedelta(n) for n in range((until - FIRST).days + 1)}


def day_of_deal(game: str, seed: int, today: date) -> date | None:
    """The day whose deal has this seed; None where none up to today has, a day more where clocks differ."""
    return _days(game, max(today, FIRST) + timedelta(1)).get(seed) if game in GAMES else None


def begun_on(begun_at: str) -> date | None:
    """The day on which a game was begun, by the clock of the place where that was; None where it is not known."""
    try:
        return datetime.fromisoformat(begun_at).date()
    except ValueError:
        return None


def day_of(play: Play, today: date) -> date | None:
    """The day whose deal a finished game is; None for any other game."""
    day = day_of_deal(play.game, play.seed, today) if play.whole else None
    return day if day is not None and play_code(play) == daily_code(play.game, day) else None


def day_of_match(match: Match) -> date | None:
    """The day whose deal is played at a table; None for any other game."""
    game = match.rules.game
    day = day_of_deal(game, match.seed, today()) if match.from_snapshot is None and match.origin is None else None
    return day if day is not None and match_code(match) == daily_code(game, day) else None


def today() -> date:
    """The day that it is here."""
    return datetime.now().date()


def counts(play: Play, day: date) -> bool:
    """Whether a game of the deal of a day may count: begun on that day, from its deal, and nothing taken back."""
    return begun_on(play.begun_at) == day and play.whole and not play.taken_back and not play.branched


@dataclass(frozen=True)
class Tries:
    """What somebody made of one deal: the game that counts, None if there is none, and the others."""

    counted: Own | None = None
    practice: tuple[Own, ...] = ()


class Diary:
    """The daily deals of a person, found in the finished games."""

    def __init__(self, shelf: Shelf, person: str, today: date) -> None:
        """The deals that a person has finished up to a day."""
        self.person = person
        self._tries: dict[tuple[str, date], Tries] = {}
        found: dict[tuple[str, date], list[Own]] = {}
        for own in shelf.own(Choice(person)) if same_name(person) else ():
            if own.seat == SEAT and (day := day_of(own.play, today)) is not None:
                found.setdefault((own.play.game, day), []).append(own)
        for key, owns in found.items():
            self._tries[key] = _sorted_out(owns, key[1])

    def tries(self, game: str, day: date) -> Tries:
        """What came of the deal of a day."""
        return self._tries.get((game, day), Tries())

    def counted(self, days: Iterable[date]) -> list[tuple[str, date, Own]]:
        """The games that count of these days, by game and day."""
        wanted = set(days)
        found = ((game, day, one.counted) for (game, day), one in self._tries.items() if day in wanted)
        return [(game, day, own) for game, day, own in found if own is not None]


def _sorted_out(owns: Sequence[Own], day: date) -> Tries:
    """The first one that was finished of those that may count; shelves have the oldest first."""
    counted = next((own for own in owns if counts(own.play, day)), None)
    return Tries(counted, tuple(own for own in owns if own is not counted))


def stars(points: int, par: Mapping[str, int]) -> int:
    """One star for a finished game, one for as many points as three levels made, one for as many as all of them."""
    reached = sum(points >= par[level] for level in RUNGS if level in par)
    return 1 + (reached >= SOME) + (reached == len(RUNGS))
