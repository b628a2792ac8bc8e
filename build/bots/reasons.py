"""Measures the coach's reasons: `python build/bots/reasons.py GAME [--positions 200]`; it prints JSON.

Greedy bots play; at one choice in a few the coach is asked, as at a table. Two shares are told: how many reasons name a
line of the score, a piece or a rival, and how many of the differences that were told have the same sign in fresh play-
outs of the same two options. Some of what was said follows in words. It wants compiled packages for the long games.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ai.bot import Sample, sampler
from ai.catalog import make_bot
from ai.coach import advise
from ai.messages import Advice, Difference, Hint
from ai.minds import knowledge_of
from ai.search.budget import Budget
from ai.search.mcts import Search
from game.core.match import Match
from game.core.record import Seat
from game.core.rng import advance, below, seeded
from game.core.rules import Ready
from game.core.state import encode
from game.core.values import Decision
from game.registry import GAMES, make_rules
from ui.language import LANGUAGES, SOURCE

if TYPE_CHECKING:
    from ui.app import App

EVERY: Final = 7
"""One choice in so many is looked at."""

OTHER: Final = 0x5EED
"""What makes the worlds of fresh play-outs others than those of the advice."""

FORETOLD: Final = ("ends", "despite", "spread")
"""The kinds of reasons that tell how games end."""

NAMES: Final = ("Ada", "Georges", "Jeanne", "Alexander", "Mary")
"""Who sits at the table."""


@dataclass(frozen=True)
class Position:
    """A choice of a game: the state before it, and the seed with which the coach is asked."""

    ready: Ready
    state: Any
    decision: Decision
    seed: int

    @property
    def sample(self) -> Sample:
        """Deals worlds that agree with what the seat knows."""
        return sampler(self.ready.rules, self.state, self.decision.seat)

    def match(self) -> Match:
        """The position at a table."""
        seats = tuple(Seat(NAMES[number], colour=number) for number in range(self.ready.rules.seats))
        return Match(self.ready, seats, 0, from_snapshot=encode(self.state))


@dataclass
class Tally:
    """What was counted: kinds of reasons, those that name something, told differences, and those that came again."""

    positions: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    named: int = 0
    told: int = 0
    agreed: int = 0
    said: list[str] = field(default_factory=list)

    def report(self, game: str) -> dict[str, Any]:
        """The shares as plain data."""
        reasons = self.kinds.total()
        return {
            "game": game,
            "positions": self.positions,
            "reasons": reasons,
            "kinds": dict(sorted(self.kinds.items())),
            "naming": round(self.named / max(1, reasons), 3),
            "told": self.told,
            "agreeing": round(self.agreed / max(1, self.told), 3),
            "examples": self.said,
        }


def positions(ready: Ready, count: int) -> Iterator[Position]:
    """So many choices out of games between greedy bots."""
    rules = ready.rules
    bot, found, seed = make_bot("greedy", rules.game), 0, 0
    while found < count:
        rng, state = seeded(seed), rules.start(seed)
        while (decision := rules.decision(state)) is not None and found < count:
            rng = advance(rng)
            if len(decision.options) > 1 and not below(rng, EVERY):
                found += 1
                yield Position(ready, rules.clone(state), decision, rng)
            rules.step(state, bot.choose(rules, decision, sampler(rules, state, decision.seat), rng), None)
        seed += 1


def agreement(one: Position, advice: Advice, fresh: int, warm: int = 0) -> list[bool]:
    """For every difference that is told of the end, whether fresh play-outs have the same sign.

    They come from a search of its own in other worlds, which has first thought as much as the coach's.
    """
    numbers = {option.text: number for number, option in enumerate(one.decision.options)}
    hints = [hint for hint in advice.hints if hint.reason in FORETOLD]
    pairs = [(numbers[hint.action], numbers[advice.hints[hint.than].action]) for hint in hints]
    if not pairs:
        return []
    rules = one.ready.rules
    search = Search(rules, knowledge_of(rules.game), one.decision, one.sample, one.seed ^ OTHER)
    search.run(Budget(warm))
    ledger = search.follow(sorted({number for pair in pairs for number in pair}), Budget(), fresh)
    found = [ledger.compare(*pair) for pair in pairs]
    return [agrees(told, again) for hint, again in zip(hints, found, strict=True) for told in hint.differences]


def agrees(told: Difference, found: list[Difference]) -> bool:
    """Whether a difference has the sign that it was told with."""
    points = sum(one.points for one in found if (one.seat, one.line) == (told.seat, told.line))
    return points * told.points > 0


class Speaker:
    """Puts reasons into words, as the table does."""

    def __init__(self, app: App, one: Position) -> None:
        """A speaker for a position."""
        from ui.boards.registry import make_board

        self.match = one.match()
        self.board = make_board(app, self.match)
        self.seat = one.decision.seat
        self.view = self.match.view(self.seat)

    def names_something(self, hint: Hint) -> bool:
        """Whether a reason names a line of the score, a piece or a rival."""
        named = hint.reason in FORETOLD and any(one.line for one in hint.differences)
        return named or hint.reason == "now" or bool(self.board.remark(self.view, self.match.rules.parse(hint.action)))

    def say(self, hint: Hint) -> str:
        """An option and why, in one line."""
        from ui.table.advice_words import why

        action = self.match.rules.parse(hint.action)
        said = why(self.board, self.view, self.seat, hint, action)
        return f"{self.board.statement(self.view, action)}: {said}"


def measure(app: App, ready: Ready, args: argparse.Namespace) -> Tally:
    """Ask the coach at so many positions, and look whether what it tells comes out again."""
    tally = Tally()
    apart, end = max(1, args.positions // max(1, args.examples)), time.monotonic() + 60.0 * args.minutes
    for number, one in enumerate(positions(ready, args.positions)):
        if time.monotonic() > end:
            break
        tally.positions += 1
        budget = Budget(args.play_outs, args.seconds or 1e9)
        advice = advise(ready.rules, one.decision, one.sample, one.seed, budget, args.told)
        speaker = Speaker(app, one)
        tally.kinds.update(hint.reason or "unknown" for hint in advice.hints)
        tally.named += sum(speaker.names_something(hint) for hint in advice.hints)
        signs = agreement(one, advice, args.fresh, advice.iterations // 2)
        tally.told += len(signs)
        tally.agreed += sum(signs)
        if number % apart == 0 and len(tally.said) < args.examples:
            tally.said.append(speaker.say(advice.hints[0]))
    return tally


def parser() -> argparse.ArgumentParser:
    """What can be asked for."""
    result = argparse.ArgumentParser(description="Measure whether the coach's reasons name something and hold.")
    result.add_argument("game", choices=list(GAMES), metavar="GAME", help="which game")
    result.add_argument("--seats", type=int, default=3, help="how many seats (default 3)")
    result.add_argument("--positions", type=int, default=200, help="how many positions (default 200)")
    result.add_argument("--play-outs", type=int, default=3000, help="play-outs for every advice at most (default 3000)")
    result.add_argument("--seconds", type=float, default=0.0, help="seconds for every advice at most")
    result.add_argument("--minutes", type=float, default=1e6, help="stop after so many minutes with what there is")
    result.add_argument("--fresh", type=int, default=200, help="fresh play-outs of every option (default 200)")
    result.add_argument("--told", type=int, default=3, help="how many options are told (default 3)")
    result.add_argument("--examples", type=int, default=10, help="how many reasons are put into words (default 10)")
    result.add_argument("--lang", choices=LANGUAGES, default=SOURCE, help=f"in which language ({SOURCE})")
    return result


def main(argv: list[str] | None = None) -> dict[str, Any]:
    """Measure and tell."""
    args = parser().parse_args(argv)
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from ui.app import App
    from ui.places import UserFolders
    from ui.settings import Settings

    with tempfile.TemporaryDirectory() as folder:
        app = App(UserFolders(Path(folder)), None, (1280, 720), Settings().with_(language=args.lang))
        tally = measure(app, make_rules(args.game, args.seats), args)
        app.quit()
    return tally.report(args.game)


if __name__ == "__main__":
    print(json.dumps(main(), indent=1, ensure_ascii=False))
