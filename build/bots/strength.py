"""Measures how strong the bots are: `python build/bots/strength.py [GAME ...] [--games 300] [--jobs 2]`.

Every match is one `cabinet simulate`, with seats rotated and a fixed seed. Results are kept as they come in
`docs/strength.json`, so that a run can be stopped and taken up again; `docs/strength.md` is written from all of them,
and `data/ladders`, by which the records tell how strong a person plays. A
match that is to be played anew is taken out of that file first. It plays with the Cabinet that is installed, which
should be a compiled one.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import time
from dataclasses import dataclass
from pathlib import Path

from ai.arena import Series, play
from ai.levels import LEVELS, RUNGS
from ai.minds import knowledge_of
from game.registry import GAMES

DOCS = Path(__file__).resolve().parents[2] / "docs"
KEPT = DOCS / "strength.json"
PAGE = DOCS / "strength.md"
LADDERS = DOCS.parent / "data" / "ladders"
MARK = "<!-- everything below is written by build/bots/strength.py -->"
HEADINGS = "| part | first | against | games | first wins | 95 % | points |"
BEYOND = "beyond"
"""The part of the match in which the level above the ladder's fifth is measured; it may be lacking."""

STYLES = ("collector", "spoiler", "gambler")
SEED = 1


@dataclass(frozen=True)
class Match:
    """A match of the report: under which heading, in which game, between whom; the first entry is reported."""

    part: str
    game: str
    seats: tuple[str, ...]

    @property
    def key(self) -> str:
        """What tells the match apart from all others."""
        return f"{self.game} {','.join(self.seats)}"

    def command(self, games: int) -> str:
        """The command that plays it."""
        return f"cabinet simulate {self.game} --seats {','.join(self.seats)} --games {games} --seed {SEED}"


def matches(game: str) -> list[Match]:
    """All matches of a game."""
    held = knowledge_of(game).held
    top = f"curator#{held.usual}"
    levels = [*RUNGS[:-1], top]
    pairs: list[tuple[str, tuple[str, ...]]] = [("ladder", (b, a)) for a, b in itertools.pairwise(levels)]
    pairs += [(BEYOND, (f"academy#{held.longer}", top))]
    pairs += [("mirror", ("student", "student"))]
    pairs += [("top", (top, rival)) for rival in ("greedy", "greedy:bare", "random")]
    pairs += [("longer", (f"curator#{held.longer}", "greedy"))]
    pairs += [("more seats", (top, *["greedy"] * others)) for others in (2, 3)]
    automas = [name for option in GAMES[game].options if option.seat == 1 for name in option.choices[1:]]
    pairs += [("automas", (top, f"automa:{name}")) for name in automas]
    pairs += [("knowledge", ("curator@20", "curator:bare@20"))]
    pairs += [("styles", (f"student:{style}", "student")) for style in STYLES]
    return [Match(part, game, seats) for part, seats in pairs]


def measure(match: Match, games: int, jobs: int) -> dict[str, object]:
    """Play a match; what is kept of it."""
    start = time.monotonic()
    standing = play(Series(match.game, match.seats, games, SEED), jobs)
    low, high = standing[0].ci95
    return {
        "games": games,
        "share": standing[0].win_share,
        "low": low,
        "high": high,
        "scores": [one.mean_score for one in standing],
        "seconds": time.monotonic() - start,
    }


def write_page(kept: dict[str, dict[str, object]]) -> None:
    """Write the tables of all results below the mark of the page."""
    head = PAGE.read_text(encoding="utf-8").split(MARK)[0]
    lines = [head.rstrip(), "", MARK]
    for game in GAMES:
        rows = [_row(match, kept[match.key]) for match in matches(game) if match.key in kept]
        if rows:
            lines += ["", f"## {game.capitalize()}", "", HEADINGS]
            lines += ["|---|---|---|---:|---:|---|---|", *rows]
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


def _row(match: Match, result: dict[str, object]) -> str:
    scores = result["scores"]
    assert isinstance(scores, list)
    share, low, high = (100.0 * float(str(result[name])) for name in ("share", "low", "high"))
    points = " : ".join(f"{score:.1f}" for score in scores)
    rivals = ", ".join(match.seats[1:])
    cells = (match.part, match.seats[0], rivals, result["games"], f"{share:.1f} %", f"{low:.0f} to {high:.0f}", points)
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def ladder(game: str, kept: dict[str, dict[str, object]]) -> str:
    """The strengths of a game's levels as a file; '' where a step between two of them was not measured."""
    steps = [match for match in matches(game) if match.part == "ladder"]
    if not all(match.key in kept for match in steps):
        return ""
    steps += [match for match in matches(game) if match.part == BEYOND and match.key in kept]
    rating, levels = 0.0, list(LEVELS)
    lines = [
        f"command: {steps[0].command(int(str(kept[steps[0].key]['games'])))}",
        "rungs:",
        f"  - {{level: {levels[0]}, rating: 0}}",
    ]
    for level, match in zip(levels[1:], steps, strict=False):
        share, games = float(str(kept[match.key]["share"])), kept[match.key]["games"]
        rating += 400.0 * math.log10(share / (1.0 - share))
        lines.append(f"  - {{level: {level}, rating: {round(rating)}, share: {share:.4f}, games: {games}}}")
    return "\n".join(lines) + "\n"


def write_ladders(kept: dict[str, dict[str, object]]) -> None:
    """Write the ladder of every game that was measured."""
    LADDERS.mkdir(exist_ok=True)
    for game in GAMES:
        if content := ladder(game, kept):
            (LADDERS / f"{game}.yaml").write_text(content, encoding="utf-8", newline="\n")


def main() -> None:
    """Play what is not kept yet, and write the page."""
    parser = argparse.ArgumentParser(description="Measure how strong the bots are and write docs/strength.md.")
    parser.add_argument("game", nargs="*", metavar="GAME", help="the games (default: all)")
    parser.add_argument("--games", type=int, default=300, help="games a match (default 300)")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes (default 1)")
    parser.add_argument(
        "--only", default="", help='only this part, or the one match that is written so: "GAME SEAT,SEAT"'
    )
    args = parser.parse_args()
    kept: dict[str, dict[str, object]] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    for match in [match for game in args.game or GAMES for match in matches(game)]:
        if match.key not in kept and args.only in (match.part, match.key, ""):
            print(match.command(args.games), flush=True)
            kept[match.key] = measure(match, args.games, args.jobs)
            print(f"  {_row(match, kept[match.key])}", flush=True)
            KEPT.write_text(json.dumps(kept, indent=1) + "\n")
    write_page(kept)
    write_ladders(kept)


if __name__ == "__main__":
    main()
