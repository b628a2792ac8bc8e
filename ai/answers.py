"""Whether an answer can be used: it comes from another process, and nothing of it is believed unseen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import get_args

from ai.analysis.belief import finite, fits, is_difference, is_measure
from ai.levels import LEVELS, parse
from ai.messages import Advice, Answer, Failure, Hint, Played, Reason, Request, Wanted
from ai.thinking import asked, is_action, stand_in
from game.core.values import Action

COUNTED = 10.0
"""Seconds that are granted to a bot that counts play-outs and not the time."""

LOOKED = 20.0
"""Seconds that one look back at a choice, or one of a par game, may take, where nothing is compiled."""

POINTS = 100_000
"""More points than these, or fewer than their negative, nobody has."""

SHOWN = 80
"""How much of an odd answer a report shows."""


def seconds_of(request: Request) -> float:
    """How long a thought takes at most by its own word."""
    if request.wanted in ("analysis", "par"):
        return max(LOOKED, request.effort.seconds)
    if request.wanted != "move":
        return request.effort.seconds
    spec = parse(request.bot)
    if spec is None:
        return 0.0
    return COUNTED if spec.count else (spec.milliseconds or LEVELS[spec.level]) / 1000.0


def move_of(request: Request, answer: object, options: Sequence[Action]) -> tuple[Action, Answer]:
    """The option that a bot chose and what is to be told of it; a simpler bot's where the answer is none of them."""
    legal = {option.text: option for option in options}
    usable = answer if isinstance(answer, Answer) and not shape_fault(answer) else _odd(answer)
    if usable.action not in legal and not (usable.problem and not usable.action):
        usable = stand_in(request, Failure(f"the bot chose what is not allowed: {usable.action[:SHOWN]}"))
    elif usable is not answer:
        usable = stand_in(request, Failure(usable.problem))
    return legal.get(usable.action, options[0]), usable


def sifted(request: Request, answer: object) -> Answer:
    """The answer to a question that is not for a move; a failure in its place where it cannot be used."""
    if not isinstance(answer, Answer) or shape_fault(answer):
        return _odd(answer)
    if answer.problem:
        return answer
    try:
        fits = _FITS[request.wanted](request, answer)
    except Exception as error:
        return Answer(problem=f"{type(error).__name__}: {error}"[:SHOWN])
    return answer if fits else Answer(problem="the answer does not fit the question")


def shape_fault(answer: Answer) -> str:
    """What is wrong with the parts of an answer, '' if they are what they should be."""
    if not all(isinstance(part, str) for part in (answer.action, answer.problem, answer.trace)):
        return "its texts are no texts"
    if answer.advice is not None and not _is_advice(answer.advice):
        return "its advice is no advice"
    measures: object = answer.measures
    if not isinstance(measures, tuple) or not all(is_measure(one) for one in measures):
        return "its looks back are none"
    if not finite(answer.part):
        return "how much is done is no number"
    if answer.played is not None and not _is_played(answer.played):
        return "what was played is no game"
    return ""


def _odd(answer: object) -> Answer:
    """A failure that shows the beginning of what came."""
    return Answer(problem=f"the answer is odd: {ascii(answer)[:SHOWN]}")


def _is_advice(advice: object) -> bool:
    if not isinstance(advice, Advice) or not isinstance(advice.hints, tuple):
        return False
    return isinstance(advice.iterations, int) and all(_is_hint(hint) for hint in advice.hints)


def _is_hint(hint: object) -> bool:
    if not isinstance(hint, Hint) or not isinstance(hint.action, str) or hint.reason not in get_args(Reason):
        return False
    compared = isinstance(hint.differences, tuple) and all(is_difference(one) for one in hint.differences)
    return compared and isinstance(hint.than, int) and finite(hint.visits, hint.chance, hint.margin)


def _fits_options(request: Request, answer: Answer) -> bool:
    """Whether every hint is one of the options, compared with another hint in lines of seats that there are."""
    if answer.advice is None:
        return False
    hints = answer.advice.hints
    legal = {option.text for option in asked(request)[1].options}
    seats = {one.seat for hint in hints for one in hint.differences}
    compared = all(-1 <= hint.than < len(hints) for hint in hints)
    return compared and seats <= set(range(request.seats)) and all(hint.action in legal for hint in hints)


def _fits_why(request: Request, answer: Answer) -> bool:
    """Whether nothing is told, or the choice that was asked about among others, compared as options are."""
    if answer.advice is None:
        return False
    hints = answer.advice.hints
    seats = {one.seat for hint in hints for one in hint.differences}
    compared = all(-1 <= hint.than < len(hints) for hint in hints)
    legal = all(is_action(request, hint.action) for hint in hints)
    asked_about = not hints or request.also in {hint.action for hint in hints}
    return asked_about and legal and compared and seats <= set(range(request.seats))


def _fits_story(request: Request, answer: Answer) -> bool:
    """Whether every look is at a choice of the game, and there is one unless all were had before."""
    if request.story is not None:
        actions: Sequence[str] = request.story.actions
    else:
        actions = [""] * max((glimpse.number for glimpse in request.glimpses), default=0)
    anything = bool(answer.measures) or answer.part >= 1.0
    return anything and all(fits(one, request.seats, actions) for one in answer.measures)


def _fits_par(request: Request, answer: Answer) -> bool:
    """Whether something was played, and at the end everybody has points and somebody has won."""
    if answer.played is None:
        return False
    over, points, winners = bool(answer.played.points), answer.played.points, answer.played.winners
    whole = len(points) == request.seats and bool(winners) and set(winners) <= set(range(request.seats))
    return whole if over else bool(answer.played.actions)


def _is_played(played: object) -> bool:
    if not isinstance(played, Played) or not all(isinstance(one, tuple) for one in (played.actions, played.points)):
        return False
    texts = isinstance(played.figures, str) and all(isinstance(text, str) for text in played.actions)
    whole = isinstance(played.winners, tuple) and all(isinstance(n, int) for n in (*played.points, *played.winners))
    return texts and whole and all(abs(points) <= POINTS for points in played.points)


_FITS: dict[Wanted, Callable[[Request, Answer], bool]] = {
    "advice": _fits_options,
    "why": _fits_why,
    "analysis": _fits_story,
    "par": _fits_par,
}
