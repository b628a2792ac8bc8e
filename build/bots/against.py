"""Plays this version against one that is installed elsewhere: `python build/bots/against.py GAME --other PYTHON`.

Both should be compiled (`CABINET_COMPILE=1 pip install .` in an environment of its own); PYTHON is the interpreter of
the other one's. They sit at one table of the present rules. Before every choice the side that is asked is handed the
position as data and answers with the text of what it takes, so that no game is void for what the rules have changed
since: an older version that asks for one thing in two steps is asked on until its position is that of an option here.
What it never asks at all (`--taken PROMPT`) is decided for both sides by the greedy bot, and kept from what it is
handed. Where it would know other figures, it is given a folder of them (`--figures`, an owner's corrections).

Every deal is played from both seats. Games are kept as they come (`.cache/against`), so that a match can be stopped
and taken up again; it ends after so many games, or as soon as a sequential test decides (`--test 50:65`, the shares of
wins between which it shall decide). Seconds are those of the processor.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from sequential import Test, paired, parsed

from ai.arena import wilson
from ai.bot import sampler
from ai.catalog import make_bot
from game.core.rng import advance, seeded
from game.core.rules import AnyRules
from game.core.state import State, encode
from game.core.values import Action, Decision
from game.registry import GAMES, make_rules

PLAYER: Final = Path(__file__).resolve().with_name("elsewhere.py")
KEPT: Final = Path(__file__).resolve().parents[2] / ".cache" / "against"

STEPS: Final = 3
"""So many choices of the other version may be one of this one."""

Plain = dict[str, Any]


class Void(Exception):
    """A game that cannot go on; the text says why."""


class Side:
    """A process of one installed version that plays one bot."""

    def __init__(self, python: str, bot: str, table: Plain, figures: str = "") -> None:
        """Start it and let it sit down at a table: a game with its seats and options."""
        words = [python, str(PLAYER)]
        self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.seconds = 0.0
        try:
            self._ask({"do": "sit", "bot": bot, "figures": figures, **table})
        except Void:
            self.close()
            raise

    def choose(
        self, rules: AnyRules, state: State, options: Sequence[Action], seed: int, hidden: Sequence[str]
    ) -> Action:
        """What it takes of the options; Void if that is none of them. Frames of what it does not know are hidden."""
        plain = encode(state)
        frames: Any = plain["stack"]
        plain["stack"] = [frame for frame in frames if frame[0] not in hidden]
        said = self._ask({"do": "go", "state": plain, "seed": seed})
        for _ in range(STEPS):
            self.seconds += said["seconds"]
            found = meant(rules, state, options, said)
            if found is not None:
                return found
            said = self._ask({"do": "on"})
        raise Void(f"'{said['text']}' is none of {[option.text for option in options][:5]}")

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def _ask(self, order: Plain) -> Plain:
        """What it answers; Void if it cannot."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        said: Plain = json.loads(self._process.stdout.readline() or '{"error": "it has ended"}')
        if "error" in said:
            raise Void(said["error"])
        return said


def meant(rules: AnyRules, state: State, options: Sequence[Action], said: Plain) -> Action | None:
    """The option of that text, or else the one that leads to the position that was reached elsewhere."""
    for option in options:
        if option.text == said["text"]:
            return option
    for option in options:
        world: State = rules.clone(state)
        rules.step(world, option, None)
        if encode(world) == said["after"]:
            return option
    return None


class Referee:
    """A table of two: which side sits where, whose choice it is, and how games end."""

    def __init__(self, rules: AnyRules, sides: Sequence[Side], taken: Sequence[str]) -> None:
        self.rules = rules
        self.sides = sides
        self.taken = taken
        self.greedy = make_bot("greedy", rules.game)

    def game(self, number: int, seed: int) -> Plain:
        """One game, kept as data: the share of the win and the points of the first side and of the other, seconds."""
        rules, places = self.rules, (number % 2, 1 - number % 2)
        dealt = seeded(seeded(seed) + number // 2) >> 1
        state, rng = rules.start(dealt), advance(seeded(~dealt))
        for side in self.sides:
            side.seconds = 0.0
        try:
            while (decision := rules.decision(state)) is not None:
                rng = advance(rng)
                rules.step(state, self._choice(state, decision, places, rng), None)
        except Void as why:
            return {"number": number, "void": str(why)}
        outcome = rules.outcome(state)
        assert outcome is not None
        share = 1.0 / len(outcome.winners) if places[0] in outcome.winners else 0.0
        scores = [outcome.scores[place].total for place in places]
        return {"number": number, "share": share, "scores": scores, "seconds": [side.seconds for side in self.sides]}

    def _choice(self, state: State, decision: Decision, places: Sequence[int], rng: int) -> Action:
        if len(decision.options) == 1:
            return decision.options[0]
        if decision.prompt in self.taken:
            return self.greedy.choose(self.rules, decision, sampler(self.rules, state, decision.seat), rng)
        side = self.sides[places.index(decision.seat)]
        return side.choose(self.rules, state, decision.options, rng, self.taken)


def summed(games: Sequence[Plain], test: Test | None) -> Plain:
    """What the games of a match say together."""
    whole = [one for one in games if "void" not in one]
    count, wins = len(whole), sum(one["share"] for one in whole)
    deals = paired({one["number"]: one["share"] for one in whole})
    per_game = {
        name: [round(sum(one[name][side] for one in whole) / max(1, count), 2) for side in (0, 1)]
        for name in ("scores", "seconds")
    }
    told = {"games": count, "void": len(games) - count, "share": wins / max(1, count), "ci95": wilson(wins, count)}
    verdict = {"test": [test.low, test.high], "verdict": test.verdict(deals)} if test else {}
    return {**told, **per_game, **verdict}


def line(told: Mapping[str, Any]) -> str:
    """The sum of a match in a line."""
    low, high = told["ci95"]
    parts = [
        f"{told['games']} games, {100 * told['share']:.1f} % won ({100 * low:.0f} to {100 * high:.0f})",
        "points " + " : ".join(f"{one:.1f}" for one in told["scores"]),
        "seconds a game " + " : ".join(f"{one:.2f}" for one in told["seconds"]),
    ]
    parts += [f"{told['void']} void"] if told["void"] else []
    parts += [f"decided for {told['verdict']}"] if told.get("verdict") else []
    return ", ".join(parts)


def play(referee: Referee, kept: Path, games: int, seed: int, test: Test | None) -> Plain:
    """Play until there are so many games, or the test decides after both games of a deal; every game is kept."""
    had: list[Plain] = [json.loads(row) for row in kept.read_text().splitlines()] if kept.exists() else []
    kept.parent.mkdir(parents=True, exist_ok=True)
    for number in range(len(had), games):
        if number % 2 == 0 and summed(had, test).get("verdict"):
            break
        had.append(referee.game(number, seed))
        with kept.open("a", encoding="utf-8") as file:
            file.write(json.dumps(had[-1]) + "\n")
        if "void" in had[-1]:
            print(f"game {number} is void: {had[-1]['void']}", file=sys.stderr)
        print(line(summed(had, test)), file=sys.stderr, flush=True)
    return summed(had, test)


def arguments() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description="Play this version against another one that is installed elsewhere.")
    parser.add_argument("game", choices=list(GAMES), metavar="GAME", help="which game")
    parser.add_argument("--other", default=sys.executable, metavar="PYTHON", help="the other one's interpreter")
    parser.add_argument("--bot", default="curator@500", help="who plays here (default curator@500)")
    parser.add_argument("--other-bot", default="", metavar="BOT", help="who plays there (default: the same)")
    parser.add_argument("--games", type=int, default=200, help="how many games at most (default 200)")
    parser.add_argument("--seed", type=int, default=1, help="of the deals (default 1)")
    parser.add_argument(
        "--test", type=parsed, metavar="LOW:HIGH", help="end as soon as one of these shares is likelier"
    )
    parser.add_argument("--taken", action="append", default=[], metavar="PROMPT", help="decided greedily for both")
    parser.add_argument("--figures", default="", metavar="FOLDER", help="figures for the other one")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a variant")
    parser.add_argument("--name", default="", help="tells the match from others between the same bots")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    return parser.parse_args()


def file_of(args: argparse.Namespace) -> Path:
    """Where the games of a match are kept: by all that tells it from other matches."""
    told = [
        args.game,
        args.bot,
        args.other_bot,
        args.other,
        args.seed,
        *args.taken,
        args.figures,
        *args.option,
        args.name,
    ]
    return KEPT / f"{args.game}-{hashlib.blake2b(json.dumps(told).encode(), digest_size=6).hexdigest()}.jsonl"


def main() -> None:
    """Play and tell."""
    args = arguments()
    table: Plain = {"game": args.game, "seats": 2, "options": dict(one.split("=", 1) for one in args.option)}
    rules = make_rules(args.game, 2, table["options"]).rules
    sides = [
        Side(sys.executable, args.bot, table),
        Side(args.other, args.other_bot or args.bot, table, args.figures),
    ]
    try:
        told = play(Referee(rules, sides, args.taken), file_of(args), args.games, args.seed, args.test)
    finally:
        for side in sides:
            side.close()
    print(json.dumps(told) if args.json else line(told))


if __name__ == "__main__":
    main()
