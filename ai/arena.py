"""Matches between bots: rotated seats, seeds derived from one seed, the same result for any number of processes."""

from __future__ import annotations

import math
import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from ai.bot import Bot, sampler
from ai.catalog import make_bot
from ai.spawning import safe_path
from game.core.record import Seat
from game.core.rng import advance, seeded
from game.core.rules import AnyRules
from game.core.values import Outcome
from game.registry import agreed_options, find, make_rules

AUTOMA = "automa"
"""What stands before the colon of an entry that the rules play themselves."""

Progress = Callable[[int, int], None]
"""Called after every game with the number of games played and to play."""


@dataclass(frozen=True)
class Series:
    """A number of games between bots, who rotate over the seats from game to game; Automas keep theirs."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    overlays: str | None = None


@dataclass(frozen=True)
class Standing:
    """How one entry did: wins (a win shared by k counts 1/k), their share with its 95 % interval, mean score."""

    bot: str
    wins: float
    win_share: float
    ci95: tuple[float, float]
    mean_score: float


@dataclass(frozen=True)
class _Game:
    """What one game brought each entry."""

    wins: tuple[float, ...]
    scores: tuple[int, ...]


def play(series: Series, jobs: int = 1, progress: Progress | None = None) -> tuple[Standing, ...]:
    """Play the series in that many processes; BadBot, BadOption or UnknownGame if there cannot be such a one."""
    players = _Players(series)
    results: list[_Game] = []
    try:
        for result in _results(players, min(jobs, series.games)):
            results.append(result)
            if progress is not None:
                progress(len(results), series.games)
    finally:
        players.close()
    return tuple(_standing(series.bots[entry], results, entry) for entry in range(len(series.bots)))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's formula; from 0 to 1 if there were no games."""
    if games == 0:
        return 0.0, 1.0
    z2 = 1.959964**2
    share = wins / games
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = math.sqrt(z2 * (share * (1 - share) / games + z2 / (4 * games * games))) / (1 + z2 / games)
    return min(share, middle - reach), max(share, middle + reach)


def play_one(rules: AnyRules, bots: Mapping[int, Bot], seed: int, options: Mapping[str, str] | None = None) -> Outcome:
    """One game between bots by seat, told the options it is played with; Automas are played by the rules."""
    state = rules.start(seed)
    for bot in bots.values():
        bot.begin(rules, options or {}, seed)
    rng = advance(seeded(~seed))
    while (decision := rules.decision(state)) is not None:
        seat = decision.seat
        rng = advance(rng)
        action = bots[seat].choose(rules, decision, sampler(rules, state, seat), rng)
        rules.step(state, action, None)
        for bot in bots.values():
            bot.hear(action)
    outcome = rules.outcome(state)
    assert outcome is not None
    return outcome


class _Players:
    """The rules and the bots of a series, ready to play any of its games."""

    def __init__(self, series: Series) -> None:
        overlays = Path(series.overlays) if series.overlays is not None else None
        self.series = series
        seats = [seat_of(spec) for spec in series.bots]
        self.options = agreed_options(find(series.game), seats, series.options)
        self.rules = make_rules(series.game, len(seats), self.options, overlays).rules
        self.bots = {n: make_bot(spec, series.game) for n, spec in enumerate(series.bots) if seats[n].kind == "bot"}

    def close(self) -> None:
        """Let every bot go."""
        for bot in self.bots.values():
            bot.close()

    def seats(self, number: int) -> list[int]:
        """The seat of every entry in the game of that number."""
        places = list(range(len(self.series.bots)))
        movers = list(self.bots)
        for n, entry in enumerate(movers):
            places[entry] = movers[(n + number) % len(movers)]
        return places

    def game(self, number: int) -> _Game:
        """Play the game of that number."""
        seats = self.seats(number)
        seed = seeded(seeded(self.series.seed) + number) >> 1
        outcome = play_one(self.rules, {seats[entry]: bot for entry, bot in self.bots.items()}, seed, self.options)
        share = 1.0 / len(outcome.winners)
        wins = tuple(share if seat in outcome.winners else 0.0 for seat in seats)
        return _Game(wins, tuple(outcome.scores[seat].total for seat in seats))


def seat_of(spec: str) -> Seat:
    """Who an entry is: a bot, or with `automa:` in front an Automa."""
    kind, _, name = spec.partition(":")
    return Seat(spec, "automa", name) if kind == AUTOMA else Seat(spec, "bot", spec)


def _results(players: _Players, jobs: int) -> Iterator[_Game]:
    """The games in order, played here or in several processes."""
    numbers = range(players.series.games)
    if jobs <= 1:
        yield from map(players.game, numbers)
        return
    with safe_path(), multiprocessing.get_context("spawn").Pool(jobs, _sit_down, (players.series,)) as pool:
        yield from pool.imap(_play_seated, numbers, chunksize=4)


_seated: list[_Players] = []


def _sit_down(series: Series) -> None:
    """Make this process ready for the games of a series; an interrupt is the parent's to answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _seated[:] = [_Players(series)]


def _play_seated(number: int) -> _Game:
    return _seated[0].game(number)


def _standing(bot: str, results: Sequence[_Game], entry: int) -> Standing:
    games = len(results)
    wins = math.fsum(result.wins[entry] for result in results)
    return Standing(bot, wins, _mean(wins, games), wilson(wins, games), _mean(_points(results, entry), games))


def _points(results: Iterable[_Game], entry: int) -> int:
    return sum(result.scores[entry] for result in results)


def _mean(total: float, count: int) -> float:
    return total / count if count else 0.0
