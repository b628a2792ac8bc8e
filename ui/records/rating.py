"""How strong somebody plays beside the bots' measured ladder, with how sure that is, and which level to try next.

The strength is a number on the scale of the ladder (400 more are ten times the chance). Before any game everything
around the middle of the ladder is thought possible; every game against bots makes strengths likelier with which it
would have ended so. What is told is the middle of what is left and the range that holds nine tenths of it.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import msgspec

from game.core.data import load
from ui.places import resource
from ui.records.tally import Own

FEWEST: Final = 3
"""Games against bots before anything is told."""

LATEST: Final = 40
"""So many of the last games count: people learn."""

SPREAD: Final = 350.0
"""How far from the middle of the ladder strengths are thought likely before any game."""

STEP, REACH = 20, 900
"""The strengths that are looked at: so far apart, and so far beyond both ends of the ladder."""

TAIL: Final = 0.05
"""The part of what is possible that lies below the range that is told, and above it."""


class Rung(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level: its strength, and how many of how many games it won against the level below."""

    level: str
    rating: int
    share: float = 0.0
    games: int = 0


class Ladder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The measured strengths of a game's levels, weakest first, and the command that measured the first step."""

    command: str
    rungs: tuple[Rung, ...]


@dataclass(frozen=True)
class Estimate:
    """How strong somebody plays: the middle, the ends of the range, from how many games; and a level to try next."""

    rating: float
    low: float
    high: float
    games: int
    level: str
    chances: tuple[float, float, float]
    """The chance to win a game of two against that level, at the low end, in the middle and at the high end."""


@lru_cache(maxsize=8)
def ladder_of(game: str) -> dict[str, float]:
    """The strength of every level of a game; empty where it was not measured."""
    path = resource("data", "ladders", f"{game}.yaml")
    return {rung.level: float(rung.rating) for rung in load(path, Ladder).value.rungs} if path.exists() else {}


def chance(rating: float, rivals: Sequence[float]) -> float:
    """The chance to win against rivals of these strengths."""
    return 1.0 / (1.0 + math.fsum(math.pow(10.0, (rival - rating) / 400.0) for rival in rivals))


def estimate(ladder: dict[str, float], own: Sequence[Own]) -> Estimate | None:
    """How strong somebody plays by these plays of one game; None where too few count.

    Plays count where all others were bots of the ladder, nothing was taken back and the game is no branch of another.
    """
    counted = [one for one in own if _counts(one, ladder)][-LATEST:]
    if not ladder or len(counted) < FEWEST:
        return None
    ratings = range(round(min(ladder.values())) - REACH, round(max(ladder.values())) + REACH + 1, STEP)
    weights = _weights([float(rating) for rating in ratings], ladder, counted)
    low, middle, high = (_quantile(ratings, weights, part) for part in (TAIL, 0.5, 1.0 - TAIL))
    level = min(ladder, key=lambda name: abs(chance(middle, [ladder[name]]) - 0.5))
    chances = tuple(chance(rating, [ladder[level]]) for rating in (low, middle, high))
    return Estimate(middle, low, high, len(counted), level, (chances[0], chances[1], chances[2]))


def _counts(own: Own, ladder: dict[str, float]) -> bool:
    fair = own.play.whole and not own.play.taken_back and not own.play.branched
    return fair and bool(own.others) and all(other.rival in ladder for other in own.others)


def _weights(ratings: Sequence[float], ladder: dict[str, float], own: Sequence[Own]) -> list[float]:
    """How likely every strength is after these plays."""
    middle = (min(ladder.values()) + max(ladder.values())) / 2.0
    logs = [-(((rating - middle) / SPREAD) ** 2) / 2.0 for rating in ratings]
    alike = Counter((tuple(sorted(ladder[other.rival] for other in one.others)), one.share) for one in own)
    for (rivals, share), count in alike.items():
        for n, rating in enumerate(ratings):
            won = chance(rating, rivals)
            logs[n] += count * (share * math.log(won) + (1.0 - share) * math.log(1.0 - won))
    most = max(logs)
    weights = [math.exp(log - most) for log in logs]
    return [weight / math.fsum(weights) for weight in weights]


def _quantile(ratings: Sequence[int], weights: Sequence[float], part: float) -> float:
    """The strength below which that part of what is possible lies."""
    total = 0.0
    for rating, weight in zip(ratings, weights, strict=True):
        total += weight
        if total >= part:
            return float(rating)
    return float(ratings[-1])
