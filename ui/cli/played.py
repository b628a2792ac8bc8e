"""Finished games for pictures, tests and measurements: quickly played by bots, with a person who learns among them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, time, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from ai.bot import Bot
from ai.catalog import make_bot
from ai.levels import LEVELS, RUNGS
from game.core.match import Match
from game.core.record import Seat, write_record
from game.core.rng import advance, below, seeded
from game.core.values import Action
from game.registry import find, new_match

if TYPE_CHECKING:
    from ui.app import App
    from ui.places import UserFolders
    from ui.scenes.collection import CollectionScene

CARE: Final = {level: 0.35 + 0.13 * n for n, level in enumerate(LEVELS)}
"""How often each level plays the good move in these games: quick stand-ins of that name, not the levels themselves."""

NOVICE, MASTER = 0.45, 0.95
"""The same for the person, in the first game and in the last."""

APART: Final = timedelta(hours=31)
"""From the end of one game to that of the next."""

NAMES: Final = ("Mary", "Georges", "Alexander", "Jeanne", "Charles")


def play_games(folder: Path, games: Sequence[str], count: int, seed: int = 1, quick: bool = False) -> list[Path]:
    """Write so many finished games of these into a folder, the last one of today; `quick` ones are played at random."""
    now, paths = datetime.now(UTC).replace(microsecond=0), []
    for n in range(count):
        game, skill = games[n % len(games)], NOVICE + (MASTER - NOVICE) * n / max(count - 1, 1)
        rng = seeded(seeded(seed) + n)
        match = new_match(game, _table(game, rng), rng >> 33)
        _play(match, {"": -1.0 if quick else skill, **({} if quick else CARE)}, rng)
        ended = (now - APART * (count - 1 - n)).isoformat()
        record = msgspec.structs.replace(match.record(), saved_at=ended, ended_at=ended)
        paths.append(folder / f"{game}-{n:05}-{match.seed:08x}.json")
        write_record(paths[-1], record)
    return paths


def play_daily(folders: UserFolders, game: str, days: int) -> None:
    """Finish the deals of a game of so many days up to today, with pars of stand-ins: made up, around the points."""
    from ui.records.code import seated
    from ui.records.daily import SEAT, daily_deal, today
    from ui.records.par import Par, mark_of, write_par

    for n in range(days):
        day = today() - timedelta(n)
        deal, rng = daily_deal(game, day), seeded(n)
        seats = [msgspec.structs.replace(seat, name=NAMES[at]) for at, seat in enumerate(seated(deal))]
        match = new_match(game, seats, deal.seed, deal.options)
        _play(match, {"": MASTER, **CARE}, rng)
        match.begun_at = datetime.combine(day, time(12), tzinfo=UTC).isoformat()
        record = match.record()
        write_record(folders.saves / f"{game}-daily-{n:03}.json", record)
        own = match.scores()[SEAT].total
        points = {level: own + below(seeded(rng + at), 11) + at - 8 for at, level in enumerate(RUNGS)}
        write_par(folders.pars, deal, Par(mark=mark_of(deal), figures=record.data, points=points))


def show_records(app: App, game: str, count: int, seed: int) -> None:
    """Open the records after so many finished games of a game; the invitation where there are none."""
    from ui.scenes.records import RecordsScene

    play_games(app.folders.saves, [game], count, seed)
    app.push(RecordsScene(app, game if count else ""))


def show_collection(app: App, game: str, count: int, seed: int) -> CollectionScene:
    """Open the shelves of a game after so many finished games of it."""
    from ui.scenes.collection import CollectionScene

    play_games(app.folders.saves, [game], count, seed)
    shelves = CollectionScene(app, game)
    shelves.plays.settle()
    app.push(shelves)
    return shelves


def _table(game: str, rng: int) -> list[Seat]:
    """A person and one to three bots of one level, as the number has it."""
    counts, levels = find(game).seat_counts, list(LEVELS)
    seats = counts[below(rng, min(len(counts), 3))]
    level = levels[below(advance(rng), len(levels))]
    bots = [Seat(NAMES[n], "bot", level, n) for n in range(1, seats)]
    return [Seat(NAMES[0]), *bots]


def _play(match: Match, care: Mapping[str, float], rng: int) -> None:
    """Play a match to its end: everybody the good move as often as their care has it, else any."""
    good, any_move = make_bot("greedy", match.rules.game), make_bot("random", match.rules.game)
    while (decision := match.decision()) is not None:
        rng = advance(rng)
        careful = below(rng, 1000) < 1000 * care.get(match.seats[decision.seat].bot, 0.0)
        match.apply(_chosen(match, good if careful else any_move, rng))


def _chosen(match: Match, bot: Bot, seed: int) -> Action:
    decision, rules = match.decision(), match.rules
    assert decision is not None
    return bot.choose(rules, decision, lambda at: rules.decode(match.knowledge(decision.seat, at)), seed)
