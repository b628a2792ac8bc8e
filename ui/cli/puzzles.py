"""`cabinet puzzles`: lists the puzzles that are shipped, and proves them again."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass

from ai.puzzles.proof import LADDER, LOOKS, TRIES, found, prove_again, seed_of
from game.core.data import BadData
from game.registry import GAMES, make_rules
from ui.cli.common import DONE, FAILED, Commands, add_command, columns, complain, game_name, positive, say, say_json
from ui.puzzles.book import Puzzle, puzzles_of

FRESH = 1000
"""The seeds of looks that prove again are counted from here on: no look that found a puzzle had them."""

WEAKEST = next(iter(LADDER))


@dataclass(frozen=True)
class Proved:
    """A puzzle proved again: whether it holds, its lead, how often the right move was found, also by the weakest."""

    puzzle: Puzzle
    holds: bool
    lead: float
    found: int
    looks: int
    weakest: int


def add(commands: Commands) -> None:
    """Add the command to the command line."""
    first = next(iter(GAMES))
    parser = add_command(commands, "puzzles", "list the puzzles, or prove them again", f"puzzles --game {first}")
    parser.add_argument("--game", type=game_name, help="of one game, one by one")
    parser.add_argument("--verify", action="store_true", help="search every position again with other seeds (long)")
    parser.add_argument("--some", type=positive, metavar="N", help="with --verify: only so many of each game")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """List or prove."""
    games = [args.game] if args.game else list(GAMES)
    try:
        books = {game: puzzles_of(game) for game in games}
    except BadData as error:
        for problem in error.problems:
            complain(str(problem))
        return FAILED
    if args.verify:
        return _verify({game: _some(puzzles, args.some) for game, puzzles in books.items()}, args.json)
    return _list(books, args)


def _some(puzzles: Sequence[Puzzle], count: int | None) -> list[Puzzle]:
    """So many of them, from the easiest to the hardest; all where nothing is said."""
    if count is None or count >= len(puzzles):
        return list(puzzles)
    return [puzzles[number * len(puzzles) // count] for number in range(count)]


def _list(books: dict[str, tuple[Puzzle, ...]], args: argparse.Namespace) -> int:
    if args.json:
        say_json({game: [_plain(one) for one in puzzles] for game, puzzles in books.items()})
        return DONE
    if args.game:
        rows = [
            (str(number), one.id, str(one.grade), str(one.seats), str(one.lead), ", ".join(one.answers))
            for number, one in enumerate(books[args.game], 1)
        ]
        say(columns(("nr", "puzzle", "grade", "seats", "lead", "best move"), rows))
        return DONE
    for game, puzzles in books.items():
        grades = [sum(one.grade == grade for one in puzzles) for grade in range(1, len(LADDER) + 1)]
        told = ", ".join(f"{count} of grade {grade}" for grade, count in enumerate(grades, 1) if count)
        say(f"{game}: {len(puzzles)} puzzles{f' ({told})' if told else ''}")
    return DONE


def _plain(one: Puzzle) -> dict[str, object]:
    keys = ("id", "seats", "options", "grade", "lead", "answers", "chances", "found")
    return {key: getattr(one, key) for key in keys}


def proved(one: Puzzle) -> Proved:
    """A puzzle searched again with other seeds."""
    rules = make_rules(one.game, one.seats, one.options).rules
    state = rules.start(one.seed)
    for text in one.moves:
        rules.apply(state, rules.parse(text))
    seeds = [seed_of(one.seed, len(one.moves), FRESH + number) for number in range(TRIES)]
    again = prove_again(rules, state, one.answers, seeds[: LOOKS - 1])
    weakest = found(rules, state, WEAKEST, one.answers, seeds)
    return Proved(one, again.holds, again.lead, again.found, again.looks, weakest)


def _verify(books: dict[str, list[Puzzle]], as_json: bool) -> int:
    """Prove every puzzle again, and sum up."""
    told: dict[str, object] = {}
    failed = 0
    for game, puzzles in books.items():
        start, results = time.monotonic(), list[Proved]()
        for one in puzzles:
            results.append(proved(one))
            if not results[-1].holds:
                failed += 1
                complain(f"{game} {one.id}: does not hold (lead {100 * results[-1].lead:.0f})")
        told[game] = _summed(results, time.monotonic() - start)
        if not as_json:
            say(f"{game}: {told[game]}")
    if as_json:
        say_json(told)
    return FAILED if failed else DONE


def _summed(results: Sequence[Proved], seconds: float) -> dict[str, object]:
    looks, tries = max(1, sum(one.looks for one in results)), max(1, TRIES * len(results))
    return {
        "puzzles": len(results),
        "hold": sum(one.holds for one in results),
        "found by the strongest level in four times its time": round(sum(one.found for one in results) / looks, 3),
        "found by the weakest level": round(sum(one.weakest for one in results) / tries, 3),
        "seconds": round(seconds, 1),
    }
