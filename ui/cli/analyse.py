"""`cabinet analyse`: looks back on a saved game; prints everyone's chances, the turning points, luck and choices."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from ai.analysis.analyse import analyse, play_outs_of
from ai.analysis.course import Course, course_so_far, glimpses_of, totals, whole_course
from ai.analysis.curve import Curve, Swing
from ai.messages import ENDLESS, Effort, Measure, Story
from game.core.match import Match
from game.core.record import SaveProblem, read_record
from game.core.state import decode
from ui.cli.common import DONE, FAILED, Commands, add_command, columns, complain, say, say_json
from ui.cli.replay import replayed
from ui.curve_file import read_kept, write_kept

EFFORTS: dict[str, float] = {"glance": 0.125, "usual": 1.0, "thorough": 4.0}
"""How much an analysis may cost: so many times the usual play-outs."""

BATCH = 1.0
"""Seconds after which what was found is taken up, and the progress told."""


def add(commands: Commands) -> None:
    """Add the command to the command line."""
    purpose = "look back on a saved game: everyone's chances, its turning points, luck and choices"
    parser = add_command(commands, "analyse", purpose, "analyse game.json --effort glance")
    parser.add_argument("file", type=Path, metavar="FILE", help="the saved game")
    parser.add_argument("--effort", choices=list(EFFORTS), default="usual", help="how closely it looks (usual)")
    parser.add_argument("--seat", type=int, default=-1, metavar="N", help="through whose eyes a running game is seen")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Look back on the save, from what is kept beside it; keep what was found; print it."""
    try:
        record = read_record(args.file)
        match = replayed(record, str(args.file))
        course = _course(match, args.seat, str(args.file))
    except SaveProblem as error:
        complain(str(error))
        return FAILED
    effort = _effort(args.effort, match.rules.game)
    play_outs = play_outs_of(effort, match.rules.game)
    kept = read_kept(args.file, record, play_outs) if course.result else ()
    found = _looked_back(course, kept, effort, match.seed)
    if course.result and len(found) > len(kept):
        _keep(args.file, match, play_outs, found)
    curve = Curve(found, course.length, course.result)
    if args.json:
        say_json(_plain(match, curve))
    else:
        say(_text(match, curve))
    return DONE


def _course(match: Match, seat: int, name: str) -> Course:
    """What is looked back on: all of a finished game, of a running one what one seat knows."""
    if match.outcome() is not None:
        return whole_course(match.rules, Story(match.seed, None, tuple(one.action.text for one in match.moments)))
    people = [n for n, one in enumerate(match.seats) if one.kind == "human"]
    eyes = people[0] if seat < 0 and len(people) == 1 else seat
    if not 0 <= eyes < len(match.seats):
        raise SaveProblem(name, "is not over: say with --seat 0, 1, ... through whose eyes it is looked back on")
    glimpses = glimpses_of(match, eyes, match.seed, lambda then: _known_points(then, eyes))
    return course_so_far(match.rules, eyes, glimpses)


def _known_points(match: Match, seat: int) -> tuple[int, ...]:
    """Everyone's points in a world that a seat could be in: what it cannot know is not told."""
    return totals(match.rules, decode(match.rules.blank(), match.knowledge(seat, match.seed)))


def _effort(name: str, game: str) -> Effort:
    usual = play_outs_of(Effort(BATCH), game)
    return Effort(BATCH, ENDLESS if EFFORTS[name] == 1.0 else round(usual * EFFORTS[name]))


def _looked_back(course: Course, kept: Sequence[Measure], effort: Effort, seed: int) -> list[Measure]:
    """Everything that there is to find out, from what is kept; the progress is told to whoever sits at a terminal."""
    found, part = {one.number: one for one in kept}, 0.0
    while part < 1.0:
        looks, part = analyse(course, found.values(), effort, seed)
        found |= {one.number: one for one in looks}
        if sys.stderr.isatty():
            print(f"\r{part:4.0%}" if part < 1.0 else "\r    \r", end="", file=sys.stderr, flush=True)
    return list(found.values())


def _keep(save: Path, match: Match, play_outs: int, found: Sequence[Measure]) -> None:
    """Keep what was found beside the save; where that cannot be, say so."""
    try:
        write_kept(save, match.record(), play_outs, found)
    except OSError as error:
        complain(f"{save}: the analysis could not be kept beside it ({error.strerror})")


def _plain(match: Match, curve: Curve) -> dict[str, object]:
    """Everything as plain data; chances are shares from 0 to 1."""
    tale = curve.tale()
    return {
        "game": match.rules.game,
        "seats": [seat.name for seat in match.seats],
        "finished": bool(curve.result),
        "curve": [{"after": number, "chances": list(shares)} for number, shares in curve.shown],
        "points": [{"after": one.number, "points": list(one.points)} for one in curve.measures],
        "swings": [_plain_swing(match, swing) for swing in curve.swings()],
        "turning_points": [swing.start for swing in curve.turning_points()],
        "sums": [
            {"first": one.first, "own": one.own, "others": one.others, "luck": one.luck, "last": one.last}
            for one in curve.sums()
        ],
        "story": None
        if tale is None
        else {
            "decided": tale.decided.start,
            "best": tale.best.start if tale.best is not None else None,
            "costliest": tale.costliest.start if tale.costliest is not None else None,
        },
    }


def _plain_swing(match: Match, swing: Swing) -> dict[str, object]:
    return {
        "move": swing.start,
        "until": swing.end,
        "seat": swing.seat,
        "played": _played(match, swing),
        "best": swing.measure.best,
        "missed": swing.missed,
        "choice": list(swing.choice),
        "luck": list(swing.luck),
    }


def _played(match: Match, swing: Swing) -> str:
    return match.moments[swing.start].action.text if swing.start < len(match.moments) else ""


def _text(match: Match, curve: Curve) -> str:
    """The curve, the turning points and the sums as tables."""
    names = [seat.name for seat in match.seats]
    turns = {swing.start: n for n, swing in enumerate(curve.turning_points(), 1)}
    rows = [
        [str(number), *(f"{share:.0%}" for share in shares), f"({turns[number]})" if number in turns else ""]
        for number, shares in curve.shown
    ]
    parts = [columns(["after", *names, ""], rows), *(_turn(match, *turn, bool(curve.result)) for turn in _turns(curve))]
    return "\n\n".join([*parts, _sums(names, curve)])


def _turns(curve: Curve) -> list[tuple[Swing, int]]:
    return [(swing, n) for n, swing in enumerate(curve.turning_points(), 1)]


def _turn(match: Match, swing: Swing, number: int, over: bool) -> str:
    """A turning point in two lines."""
    name, seat = match.seats[swing.seat].name, swing.seat
    better = f"; better: {swing.measure.best}, by {swing.missed:.0%}" if swing.missed > 0 else "; nothing was better"
    luck = "luck" if over else "the others and luck"
    change = f"choice {_signed(swing.choice[seat])}, {luck} {_signed(swing.luck[seat])}"
    change += f", in all {_signed(swing.total[seat])}"
    return f"({number}) move {swing.start}, {name}: {_played(match, swing)}{better}\n    {change}"


def _signed(part: float) -> str:
    """A change of a chance, never a minus before nought."""
    return f"{round(100 * part) or 0:+d}%"


def _sums(names: Sequence[str], curve: Curve) -> str:
    """What choices and luck brought; the others' part and luck are one while a game runs."""
    chose, rows = {one.seat for one in curve.measures}, []
    for seat, (name, one) in enumerate(zip(names, curve.sums(), strict=False)):
        own = _signed(one.own) if seat in chose else "-"
        rest = [one.others, one.luck] if curve.result else [one.others + one.luck]
        rows.append([name, f"{one.first:.0%}", own, *map(_signed, rest), f"{one.last:.0%}"])
    heads = ["others' choices", "luck", "last"] if curve.result else ["the others and luck", "now"]
    return columns(["", "first", "own choices", *heads], rows)
