"""Measures how fair a game is: `python build/bots/balance.py GAME [--seats 2 3] [--games 1000] [--owners EVENT.FIELD]`.

Equal bots play; for every number of seats it prints the share of wins by place in the turn order (the first player is
the one whom the opening names, or else who is asked first; a win shared by k counts 1/k), how far the worst place is
from even, and the mean points.
With `--owners kept.objective` it also prints how often each value of that field of that event won for the seat of the
event, and in how many of the games it came up. It should run where the packages are compiled; `--overlays` names a
folder of corrected figures that are to be tried.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from ai.arena import wilson
from ai.bot import Bot, sampler
from ai.catalog import make_bot
from game.core.rng import advance, seeded
from game.core.rules import AnyRules
from game.core.values import Event, Outcome
from game.registry import GAMES, make_rules

FIRST = ("first", "first_player")
"""The events by which an opening names the first player."""


@dataclass
class Tally:
    """What came of the games of one number of seats; places are counted from the first player."""

    seats: int
    games: int = 0
    wins: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    owners: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    def add(self, first: int, outcome: Outcome, owned: Sequence[tuple[str, int]]) -> None:
        """Count one game; `owned` are the values that came up, each with its seat."""
        self.games += 1
        self.wins = self.wins or [0.0] * self.seats
        self.points = self.points or [0.0] * self.seats
        share = 1.0 / len(outcome.winners)
        for seat, score in enumerate(outcome.scores):
            place = (seat - first) % self.seats
            self.points[place] += score.total
            self.wins[place] += share if seat in outcome.winners else 0.0
        for value, seat in dict.fromkeys(owned):
            self.owners[value].append(share if seat in outcome.winners else 0.0)

    def off(self) -> float:
        """By how many points of a hundred the worst place is off from even."""
        return max(abs(100 * wins / self.games - 100 / self.seats) for wins in self.wins)

    def lines(self) -> list[str]:
        """What is printed."""
        shares = " : ".join(f"{100 * wins / self.games:.1f}" for wins in self.wins)
        points = " : ".join(f"{points / self.games:.1f}" for points in self.points)
        told = [f"{self.seats} seats, {self.games} games: {shares} %, off by {self.off():.1f}; points {points}"]
        for value, won in sorted(self.owners.items(), key=lambda one: -sum(one[1]) / len(one[1])):
            low, high = (100 * end for end in wilson(sum(won), len(won)))
            mean = 100 * sum(won) / len(won)
            often = 100 * len(won) / self.games
            told.append(f"  {value:28} {mean:5.1f} % ({low:.0f} to {high:.0f}), {often:.1f} in a hundred games")
        return told


def play(rules: AnyRules, bot: Bot, seed: int, owners: str) -> tuple[int, Outcome, list[tuple[str, int]]]:
    """One game of a bot against itself: who was first, how it ended, and what `owners` names by seat."""
    kind, _, name = owners.partition(".")
    owned: list[tuple[str, int]] = []
    opening: list[Event] = []
    state, rng = rules.start(seed, opening), advance(seeded(~seed))
    first = next((event.seat for event in opening if event.kind in FIRST), rules.to_act(state))
    while (decision := rules.decision(state)) is not None:
        rng = advance(rng)
        events: list[Event] | None = [] if owners else None
        rules.step(state, bot.choose(rules, decision, sampler(rules, state, decision.seat), rng), events)
        owned += [(str(event[name]), event.seat) for event in events or () if event.kind == kind]
    outcome = rules.outcome(state)
    assert outcome is not None
    return first, outcome, owned


def measured(
    game: str,
    seats: int,
    games: int,
    bot: str = "greedy",
    options: Mapping[str, str] | None = None,
    overlays: Path | None = None,
    owners: str = "",
) -> Tally:
    """So many games of a bot against itself with that many seats; the same arguments give the same tally."""
    rules, player, tally = make_rules(game, seats, options, overlays).rules, make_bot(bot, game), Tally(seats)
    for number in range(games):
        tally.add(*play(rules, player, seeded(number) >> 1, owners))
    return tally


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description="Measure how fair a game is by place in the turn order.")
    parser.add_argument("game", choices=list(GAMES), metavar="GAME", help="which game")
    parser.add_argument("--seats", type=int, nargs="*", help="how many seats (all that the game has)")
    parser.add_argument("--games", type=int, default=1000, help="how many games with each (default 1000)")
    parser.add_argument("--bot", default="greedy", help="who sits on every seat (default greedy)")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a variant")
    parser.add_argument("--overlays", type=Path, help="a folder of corrected figures")
    parser.add_argument("--owners", default="", metavar="EVENT.FIELD", help="also whose value of a field won how often")
    args = parser.parse_args()
    options = dict(option.split("=", 1) for option in args.option)
    for seats in args.seats or GAMES[args.game].seat_counts:
        tally = measured(args.game, seats, args.games, args.bot, options, args.overlays, args.owners)
        print("\n".join(tally.lines()), flush=True)


if __name__ == "__main__":
    main()
