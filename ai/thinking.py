"""The thinking that answers a request, in whatever process it is done."""

from __future__ import annotations

import contextlib
import traceback
from dataclasses import replace
from pathlib import Path

from ai.analysis.analyse import analyse
from ai.analysis.course import Course, course_so_far, whole_course
from ai.bot import sampler
from ai.catalog import make_bot
from ai.coach import advise
from ai.messages import Advice, Answer, Effort, Failure, Request
from ai.motive import Asked, explain, explain_openly
from ai.par import play_on
from ai.search.budget import Budget, Stop, never
from game.core.rules import Ready
from game.core.state import State
from game.core.values import Decision
from game.registry import make_rules

FALLBACKS = ("greedy", "random")
"""The bots that answer where another one failed, in this order."""

_kept: dict[tuple[object, ...], Ready] = {}

_last: list[tuple[Request, Course]] = []


def think(request: Request, stop: Stop = never) -> Answer:
    """What the request asks for, as far as the thought came until it was stopped."""
    if request.wanted == "analysis":
        measures, part = analyse(_course(request), request.known, request.effort, request.seed, stop)
        return Answer(measures=measures, part=part)
    if request.wanted == "par":
        if request.story is None:
            raise ValueError("there is no game to play on")
        return Answer(played=play_on(_ready(request), request.story, request.bots, request.effort.seconds, stop))
    if request.wanted == "why":
        return Answer(advice=_reason(request, stop))
    return _decide(request, stop)


def _reason(request: Request, stop: Stop) -> Advice:
    """Why a seat moved as it did, as far as that may be told."""
    rules = _ready(request).rules
    world, taken = rules.decode(request.knowledge), rules.parse(request.also)
    budget = Budget(request.effort.count, request.effort.seconds, stop)
    if request.eyes is None:
        return explain_openly(rules, world, taken, request.seed, budget)
    before = tuple(rules.parse(text) for text in request.before)
    asked = Asked(world, request.seat, request.eyes, taken, request.told, before)
    return explain(rules, asked, request.seed, budget)


def _decide(request: Request, stop: Stop) -> Answer:
    """A bot's move or the coach's advice, from what the seat knows."""
    rules = _ready(request).rules
    world, decision = asked(request)
    sample = sampler(rules, world, request.seat)
    if request.wanted == "advice":
        budget = Budget(request.effort.count, request.effort.seconds, stop)
        return Answer(advice=advise(rules, decision, sample, request.seed, budget, also=request.also))
    bot = make_bot(request.bot, request.game, stop)
    return Answer(bot.choose(rules, decision, sample, request.seed).text)


def asked(request: Request) -> tuple[State, Decision]:
    """The world of a request and what is decided in it; ValueError if the seat has nothing to decide."""
    rules = _ready(request).rules
    world = rules.decode(request.knowledge)
    decision = rules.decision(world)
    if decision is None or decision.seat != request.seat:
        raise ValueError(f"nothing is asked of seat {request.seat}")
    return world, decision


def is_action(request: Request, text: str) -> bool:
    """Whether there is an action of that text in the game of a request."""
    return text in _ready(request).rules.actions


def prepare(request: Request) -> None:
    """Read the figures and make the rules of a request, which may take a while the first time."""
    _ready(request)


def _course(request: Request) -> Course:
    """The game that is looked back on; the last one is kept, for its analysis comes in many questions."""
    key = replace(request, known=(), effort=Effort(0.0), seed=0)
    if _last and _last[0][0] == key:
        return _last[0][1]
    rules = _ready(request).rules
    if request.story is None and not request.glimpses:
        raise ValueError("there is no game to look back on")
    if request.story is not None:
        course = whole_course(rules, request.story)
    else:
        course = course_so_far(rules, request.seat, request.glimpses)
    _last[:] = [(key, course)]
    return course


def failure_of(error: Exception) -> Failure:
    """What is told of an error."""
    return Failure(f"{type(error).__name__}: {error}", "".join(traceback.format_exception(error)))


def stand_in(request: Request, failure: Failure) -> Answer:
    """The greedy bot's answer, or the random one's if even that fails; for anything but a move there is none.

    Where nobody can answer, because the position itself is refused, the action is empty.
    """
    answer = Answer(problem=failure.problem, trace=failure.trace)
    for bot in FALLBACKS if request.wanted == "move" else ():
        with contextlib.suppress(Exception):
            return replace(answer, action=think(replace(request, bot=bot)).action)
    return answer


def _ready(request: Request) -> Ready:
    """The rules of the request's game, kept for the next request of the same one with the same figures."""
    key = (request.game, request.seats, tuple(sorted(request.options.items())), request.overlays, request.figures)
    if key not in _kept:
        overlays = Path(request.overlays) if request.overlays is not None else None
        _kept[key] = make_rules(request.game, request.seats, request.options, overlays)
    return _kept[key]
