"""The coach in the worker: advice and reviews travel whole, stop at once, and fail without a stand-in."""

from __future__ import annotations

import math
import multiprocessing
import pickle
from dataclasses import is_dataclass, replace
from typing import Any

import pytest

from ai import messages
from ai.answers import sifted
from ai.messages import Difference, Effort, Request, Story
from ai.worker import InlineThinker, WorkerThinker
from game.core.match import Match
from game.core.rng import advance, below, seeded
from game.core.state import Plain
from tests.ai.test_worker import LIMIT, _answer, _match, _request


def _advice(match: Match, count: int) -> Request:
    return replace(_request(match), wanted="advice", effort=Effort(1e9, count))


def _review(match: Match, count: int, start: Plain | None = None) -> Request:
    story = Story(match.seed, start, tuple(moment.action.text for moment in match.moments))
    return replace(_request(match), wanted="review", knowledge={}, effort=Effort(1e9, count), story=story)


def _over(match: Match) -> Match:
    """The match played to its end by chance."""
    rng = seeded(3)
    while (decision := match.decision()) is not None:
        rng = advance(rng)
        match.apply(decision.options[below(rng, len(decision.options))])
    return match


def test_advice_is_the_same_in_the_worker_as_inline(worker: WorkerThinker) -> None:
    match, inline = _match(), InlineThinker()
    inline.ask(_advice(match, 20))
    worker.ask(_advice(match, 20))
    answer = _answer(worker)
    assert answer == _answer(inline)
    assert answer.advice is not None
    assert answer.advice.iterations == 20
    assert (answer.action, answer.problem, answer.points) == ("", "", ())


def test_a_review_is_the_same_in_the_worker_as_inline_and_tells_how_far_it_is(worker: WorkerThinker) -> None:
    match, inline = _over(_match()), InlineThinker()
    inline.ask(_review(match, 200))
    worker.ask(_review(match, 200))
    assert worker.progress == 0.0
    answer = _answer(worker)
    assert answer == _answer(inline)
    assert len(answer.points) == 3
    assert worker.progress > 0.9
    worker.ask(_request(_match()))
    assert worker.progress == 0.0


def test_a_game_that_began_at_a_position_can_be_reviewed() -> None:
    """A save of other figures goes on from its last position: only what was played since is looked at."""
    first = _match()
    start = first.record().snapshot
    match = _over(Match(first.ready, first.seats, 0, from_snapshot=start))
    inline = InlineThinker()
    inline.ask(_review(match, 100, start))
    answer = _answer(inline)
    assert answer.problem == ""
    assert len(answer.points) == 3


@pytest.mark.parametrize("kind", ["advice", "review"])
def test_advice_and_reviews_stop_when_they_are_cancelled(worker: WorkerThinker, kind: str) -> None:
    match = _over(_match())
    endless = _advice(_match(), 1 << 40) if kind == "advice" else _review(match, 1 << 40)
    worker.ask(_request(_match()))
    expected, first = _answer(worker), worker.pid
    for _ in range(2):
        worker.ask(endless)
        worker.cancel()
        assert worker.poll() is None
    worker.ask(endless)
    worker.ask(_request(_match()))
    assert _answer(worker) == expected
    assert worker.pid == first


def test_a_failing_coach_has_no_stand_in_but_a_traceback(worker: WorkerThinker) -> None:
    """Nobody plays for a person; what went wrong is told for a report."""
    strange = replace(_advice(_match(), 5), seat=1)
    for request in (strange, replace(strange, wanted="review")):
        worker.ask(request)
        answer = _answer(worker)
        assert (answer.action, answer.advice, answer.points) == ("", None, ())
        assert answer.problem.startswith("ValueError: ")
        assert "Traceback" in answer.trace
        assert "thinking.py" in answer.trace


def test_an_ended_process_gives_no_advice(worker: WorkerThinker) -> None:
    worker.ask(_request(_match()))
    _answer(worker)
    for process in multiprocessing.active_children():
        process.kill()
        process.join(LIMIT)
    worker.ask(_advice(_match(), 5))
    assert _answer(worker).problem.startswith("the worker process has ended")
    worker.ask(_advice(_match(), 5))
    assert _answer(worker).advice is not None


def test_every_record_that_travels_can_be_pickled() -> None:
    inline, match = InlineThinker(), _over(_match())
    for request in (_advice(_match(), 9), _review(match, 9), _request(_match())):
        inline.ask(request)
        for record in (request, _answer(inline)):
            assert pickle.loads(pickle.dumps(record)) == record
    kinds = [kind for kind in vars(messages).values() if is_dataclass(kind)]
    assert {kind.__module__ for kind in kinds if isinstance(kind, type)} == {"ai.messages"}


ODD: tuple[dict[str, Any], ...] = (
    {"reason": "odd"},
    {"than": 7},
    {"than": "first"},
    {"differences": [Difference(0, "river", 1.0)]},
    {"differences": (Difference(9, "river", 1.0),)},
    {"differences": (Difference(0, "river", math.nan),)},
    {"differences": ("river",)},
)
"""What a hint of a process gone wrong could hold."""


@pytest.mark.parametrize("odd", ODD)
def test_an_odd_reason_is_not_believed(odd: dict[str, Any]) -> None:
    """The same advice with one part of its first hint changed is a failure; unchanged it is used."""
    inline, request = InlineThinker(), _advice(_match(), 40)
    inline.ask(request)
    answer = _answer(inline)
    assert answer.advice is not None
    assert sifted(request, answer) == answer
    first, *rest = answer.advice.hints
    changed = replace(answer.advice, hints=(replace(first, **odd), *rest))
    assert sifted(request, replace(answer, advice=changed)).problem
