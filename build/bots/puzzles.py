"""Finds puzzles in self-play: `python build/bots/puzzles.py GAME [--want 60] [--minutes 30]`.

It plays games between bots, looks at every choice shortly, and proves what looks promising by long searches with seeds
of their own (`ai/puzzles/proof.py`). What is found is added to `data/puzzles/GAME.yaml` at once, so that a run can be
stopped and taken up again at any time; how far it came is noted under `.cache`. After a change of a game's figures or
rules its file is deleted and found anew. It plays with the Cabinet that is installed, which should be a compiled one.
"""

from __future__ import annotations

import argparse
import math
import re
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from ai.bot import sampler
from ai.catalog import make_bot
from ai.minds import knowledge_of
from ai.puzzles.proof import EQUAL, GAP, LADDER, LOOKS, TRIES, fill, found, grade_of, prove, seed_of, strongest
from ai.search.budget import Budget
from ai.search.mcts import Search
from game.core.rng import advance, below, seeded
from game.core.rules import Ready
from game.core.values import Action, Decision
from game.registry import GAMES, make_rules
from ui.puzzles.book import BETWEEN, Puzzle, document_of, read

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "data" / "puzzles"

PLAYERS: Final = ("greedy", "greedy", "visitor#4", "student#8")
"""Who plays: such as make the mistakes that puzzles are made of."""

USUAL: Final = 60
"""Of a hundred games so many are played with an option as it is by default, and with two seats."""

AUTOMA: Final = 85
"""Of a hundred games so many have a player on a seat that could be an Automa's."""

FEWEST: Final = 3
"""A choice between fewer options is no puzzle."""

EARLY: Final = 0.3
"""This part of a game is not looked at: hardly anything is decided there."""

OPEN: Final = 0.05
"""The chance to win must lie so far from nothing and from all."""

GLANCES: Final = ((32, 0.0), (10, 0.09), (2, 0.11))
"""Glances that a choice has before it is proved: the play-outs of the strongest level, divided by the first number; and
the lead that a move must have then."""

BEST: Final = 4
"""So many options are compared at a glance."""

TRIED: Final = 20
"""They are tried at least as often as there are play-outs, divided by this."""

MISSED, EASY = 3, 7
"""The Visitor finds a puzzle in so many of its tries at most; of one in twenty puzzles in so many."""

OFTENER: Final = 5
"""The Visitor, who is quick, tries so many times as often as the other levels do."""

OFTEN: Final = 0.6
"""No kind of move is the answer of a larger part of all puzzles."""

APART: Final = 5
"""Two puzzles of one game are so many actions apart at least."""

EACH: Final = 3
"""So many puzzles one game gives at most."""

TOLD: Final = 4
"""The chances of so many other options are told."""


@dataclass(frozen=True)
class Spot:
    """A choice of a played game."""

    ready: Ready
    seed: int
    state: Any
    decision: Decision
    actions: tuple[str, ...]


def chosen_options(game: str, rng: int) -> tuple[int, dict[str, str]]:
    """How many seats and which options the game of a seed has; mostly the usual ones."""
    dice = _dice(rng)
    counts = GAMES[game].seat_counts
    seats = 2 if next(dice)(100) < USUAL and 2 in counts else counts[next(dice)(len(counts))]
    options: dict[str, str] = {}
    for option in GAMES[game].options:
        rare, which = next(dice)(100) >= (USUAL if option.seat < 0 else AUTOMA), next(dice)
        if rare and option.seat < seats:
            choices = option.choices_for(seats)
            options[option.id] = choices[which(len(choices))]
    return seats, options


def _dice(rng: int) -> Iterator[Callable[[int], int]]:
    """Numbers of chance, each below whatever bound it is asked for."""
    while True:
        rng = advance(rng)
        yield partial(below, rng)


def played(game: str, seed: int) -> tuple[Ready, list[Action]]:
    """The game of a seed, played by bots."""
    rng = seeded(seed)
    seats, options = chosen_options(game, rng)
    ready, actions = make_rules(game, seats, options), list[Action]()
    rules, state = ready.rules, ready.rules.start(seed)
    bots = [make_bot(PLAYERS[below(seeded(seed * 8 + n), len(PLAYERS))], game) for n in range(seats)]
    while (decision := rules.decision(state)) is not None:
        rng = advance(rng)
        actions.append(bots[decision.seat].choose(rules, decision, sampler(rules, state, decision.seat), rng))
        rules.step(state, actions[-1], None)
    return ready, actions


def spots(game: str, seed: int) -> Iterator[Spot]:
    """The choices of the game of a seed, one after the other, from where they begin to matter."""
    ready, actions = played(game, seed)
    state = ready.rules.start(seed)
    for number, action in enumerate(actions):
        decision = ready.rules.decision(state)
        assert decision is not None
        if number >= EARLY * len(actions):
            yield Spot(ready, seed, state, decision, tuple(one.text for one in actions[:number]))
        ready.rules.step(state, action, None)


def is_hopeful(spot: Spot) -> bool:
    """Whether a move seems clearly best at first, second and third sight."""
    rules = spot.ready.rules
    if len(spot.decision.options) < FEWEST:
        return False
    sample = sampler(rules, spot.state, spot.decision.seat)
    search = Search(rules, knowledge_of(rules.game), spot.decision, sample, seed_of(spot.seed, len(spot.actions), 99))
    return not search.settled and all(_passes(search, *glance) for glance in GLANCES)


def _passes(search: Search, part: int, lead: float) -> bool:
    """Whether the best move has a lead after a part of the play-outs of the strongest level."""
    play_outs = max(2 * BEST, strongest(search.rules.game) // part)
    search.run(Budget(play_outs - search.iterations))
    usual: float = search.usual()[search.seat]
    if not OPEN <= usual <= 1.0 - OPEN:
        return False
    tried = [one.action for one in search.findings() if one.visits][:BEST]
    fill(search, [search.options.index(action) for action in tried], max(2, play_outs // TRIED))
    chances = sorted((one.chance for one in search.findings() if one.action in tried), reverse=True)
    behind = [chance for chance in chances if chance < chances[0] - EQUAL]
    return not lead or (bool(behind) and chances[0] - behind[0] >= lead)


def is_welcome(answer: str, had: Sequence[Puzzle]) -> bool:
    """Whether another answer of its kind, the first word of its text, would not make that too frequent."""
    kind = re.split("[ >:]", answer)[0]
    alike: int = sum(re.split("[ >:]", one.answers[0])[0] == kind for one in had)
    return alike <= max(int(OFTEN * len(had)), 4)


def puzzle_at(spot: Spot, had: Sequence[Puzzle]) -> Puzzle | None:
    """The puzzle that a choice is, beside those that were found before; None if it is none."""
    rules, count = spot.ready.rules, len(spot.actions)
    if not is_hopeful(spot):
        return None
    proof = prove(rules, spot.state, [seed_of(spot.seed, count, 0)])
    if proof is None or 3 * len(proof.answers) > len(spot.decision.options) or not is_welcome(proof.answers[0], had):
        return None
    tries = [seed_of(spot.seed, count, 100 + number) for number in range(TRIES)]
    many = [seed_of(spot.seed, count, 200 + number) for number in range(OFTENER * TRIES)]
    visitor = math.ceil(found(rules, spot.state, "visitor", proof.answers, many) / OFTENER)
    easy = sum(one.found["visitor"] > MISSED for one in had) * 20 < len(had)
    if visitor > (EASY if easy else MISSED):
        return None
    proof = prove(rules, spot.state, [seed_of(spot.seed, count, number) for number in range(LOOKS)])
    if proof is None or proof.gap < GAP:
        return None
    levels = list(LADDER)[1:-1]
    finders = {level: found(rules, spot.state, level, proof.answers, tries) for level in levels}
    finders = {"visitor": visitor, **finders, list(LADDER)[-1]: TRIES}
    told = list(proof.chances)[: len(proof.answers) + TOLD]
    return Puzzle(
        game=rules.game,
        seats=rules.seats,
        seed=spot.seed,
        actions=BETWEEN.join(spot.actions),
        answers=proof.answers,
        chances={text: round(100.0 * proof.chances[text]) for text in told},
        lead=int(100.0 * proof.gap),
        found=finders,
        grade=grade_of(finders),
        options={key: value for key, value in spot.ready.options.items() if value != _default(rules.game, key)},
    )


def _default(game: str, key: str) -> str:
    return next(option.default for option in GAMES[game].options if option.id == key)


def search_game(game: str, seed: int, had: list[Puzzle]) -> Iterator[Puzzle]:
    """The puzzles of the game of a seed."""
    last, count = -APART, 0
    for spot in spots(game, seed):
        if len(spot.actions) - last < APART or count >= EACH:
            continue
        one = puzzle_at(spot, had)
        if one is not None:
            last, count = len(spot.actions), count + 1
            yield one


class Shelf:
    """The puzzles of a game on the disk, and up to which seed its games were looked at."""

    def __init__(self, game: str) -> None:
        """What was found so far."""
        self.path = FOLDER / f"{game}.yaml"
        self.note = ROOT / ".cache" / "puzzles" / game
        self.had = read(self.path) if self.path.is_file() else []

    @property
    def following(self) -> int:
        """The seed of the next game to look at."""
        noted = int(self.note.read_text()) if self.note.is_file() else 0
        return max([noted, *(one.seed for one in self.had)]) + 1

    def add(self, one: Puzzle) -> None:
        """Add a puzzle to the file."""
        self.had.append(one)
        self.path.parent.mkdir(exist_ok=True)
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(document_of(one))

    def looked_at(self, seed: int) -> None:
        """Note that everything of a game was looked at."""
        self.note.parent.mkdir(parents=True, exist_ok=True)
        self.note.write_text(str(seed))


def main() -> None:
    """Find puzzles until there are as many as are wanted."""
    parser = argparse.ArgumentParser(description="Find puzzles in self-play and add them to data/puzzles.")
    parser.add_argument("game", choices=list(GAMES), metavar="GAME", help="which game")
    parser.add_argument("--want", type=int, default=60, help="how many puzzles the file shall have (default 60)")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so many minutes with what there is")
    args = parser.parse_args()
    shelf, end = Shelf(args.game), time.monotonic() + 60.0 * args.minutes
    while len(shelf.had) < args.want and time.monotonic() < end:
        seed = shelf.following
        for one in search_game(args.game, seed, shelf.had):
            shelf.add(one)
            print(f"{len(shelf.had)}: {one.id}, grade {one.grade}, lead {one.lead}, {one.answers}", flush=True)
        shelf.looked_at(seed)
        print(f"game {seed}: {time.process_time():.0f} s", flush=True)


if __name__ == "__main__":
    main()
