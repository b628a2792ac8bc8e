"""The coach in the worker: advice and looks back travel whole, stop at once, and fail without a stand-in."""

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


def _analysis(match: Match, count: int, start: Plain | None = None) -> Request:
    story = Story(match.seed, start, tuple(moment.action.text for moment in match.moments))
    return replace(_request(match), wanted="analysis", knowledge={}, effort=Effort(0.0, count), story=story)


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
    assert (answer.action, answer.problem, answer.measures) == ("", "", ())


def test_an_analysis_is_the_same_in_the_worker_as_inline_and_goes_on_from_what_is_known(worker: WorkerThinker) -> None:
    """One look at a time; a process that is killed meanwhile loses no more than the look it was at."""
    match, inline = _over(_match()), InlineThinker()
    request, parts = _analysis(match, 8), [0.0]
    for number in range(6):
        inline.ask(request)
        worker.ask(request)
        answer = _answer(worker)
        assert answer == _answer(inline)
        assert sifted(request, answer) == answer
        assert len(answer.measures) == 1
        parts.append(answer.part)
        request = replace(request, known=(*request.known, *answer.measures))
        if number == 3:
            for process in multiprocessing.active_children():
                process.kill()
                process.join(LIMIT)
            worker.ask(request)
            assert _answer(worker).problem.startswith("the worker process has ended")
    assert parts == sorted(parts)
    assert len({one.number for one in request.known}) == 6


def test_a_game_that_began_at_a_position_can_be_looked_back_on() -> None:
    """A save of other figures goes on from its last position: only what was played since is looked at."""
    first = _match()
    start = first.record().snapshot
    match = _over(Match(first.ready, first.seats, 0, from_snapshot=start))
    inline = InlineThinker()
    inline.ask(_analysis(match, 8, start))
    answer = _answer(inline)
    assert answer.problem == ""
    assert len(answer.measures) == 1


@pytest.mark.parametrize("kind", ["advice", "analysis"])
def test_advice_and_looks_back_stop_when_they_are_cancelled(worker: WorkerThinker, kind: str) -> None:
    match = _over(_match())
    endless = _advice(_match(), 1 << 40) if kind == "advice" else _analysis(match, 1 << 30)
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
    for request in (strange, replace(strange, wanted="analysis")):
        worker.ask(request)
        answer = _answer(worker)
        assert (answer.action, answer.advice, answer.measures) == ("", None, ())
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
    for request in (_advice(_match(), 9), _analysis(match, 9), _request(_match())):
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


def test_why_is_answered_as_inline_and_odd_reasons_are_not_believed(worker: WorkerThinker) -> None:
    """The choice itself is among what is told; nothing at all is told where the asker could not know it."""
    match, inline = _match(), InlineThinker()
    decision = match.decision()
    assert decision is not None
    why = replace(_request(match), wanted="why", also=decision.options[0].text, effort=Effort(1e9, 12))
    inline.ask(why)
    worker.ask(why)
    answer = _answer(worker)
    assert answer == _answer(inline)
    assert sifted(why, answer) == answer
    assert answer.advice is not None
    assert why.also in {hint.action for hint in answer.advice.hints}
    for odd in (messages.Hint("no such move", 5, 0.5, 0.0), messages.Hint(why.also, 5, 0.5, 0.0, "ends", 7)):
        assert sifted(why, replace(answer, advice=messages.Advice((odd,), 5))).problem
    assert sifted(why, messages.Answer(action=why.also)).problem
    nothing = messages.Answer(advice=messages.Advice((), 0))
    assert sifted(why, nothing) == nothing
    assert sifted(replace(why, wanted="advice"), answer) == answer
