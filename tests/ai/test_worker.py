"""Thinkers: they answer, cancel, survive a crash and leave no process behind."""

from __future__ import annotations

import multiprocessing
import subprocess
import sys
import textwrap
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from ai.minds import MINDS
from ai.search.knowledge import Knowledge
from ai.thinking import _ready
from ai.worker import UNREAD, Answer, InlineThinker, Request, Thinker, WorkerThinker
from ai.worker_main import Inbox
from game.core.match import Match
from game.core.paths import ROOT
from game.core.record import Seat
from game.registry import new_match

LIMIT = 30.0
"""Seconds after which a test gives up waiting for an answer."""


def _match() -> Match:
    return new_match("draftosaurus", [Seat("Ada"), Seat("Ben")], 5)


def _request(match: Match, bot: str = "greedy") -> Request:
    return Request("draftosaurus", 2, match.ready.options, None, 0, bot, match.knowledge(0, 9), 3)


def _answer(thinker: Thinker) -> Answer:
    """The answer, waited for on an event that nobody sets, a little at a time."""
    pause = threading.Event()
    for _ in range(int(LIMIT * 200)):
        answer = thinker.poll()
        if answer is not None:
            return answer
        pause.wait(0.005)
    raise AssertionError("no answer came")


def test_the_worker_answers_like_the_inline_thinker(worker: WorkerThinker) -> None:
    match, inline = _match(), InlineThinker()
    for bot in ("greedy", "random"):
        inline.ask(_request(match, bot))
        worker.ask(_request(match, bot))
        assert _answer(worker) == _answer(inline)
        assert worker.poll() is None
        assert inline.poll() is None


def test_the_answer_is_an_option_and_only_one_process_is_used(worker: WorkerThinker) -> None:
    match = _match()
    worker.start()
    worker.ask(_request(match))
    answer = _answer(worker)
    match.apply(match.rules.parse(answer.action))
    first = worker.pid
    worker.ask(_request(_match()))
    _answer(worker)
    assert answer.problem == ""
    assert worker.pid == first is not None


def test_a_cancelled_answer_is_never_delivered(worker: WorkerThinker) -> None:
    match = _match()
    worker.ask(_request(match, "random"))
    worker.cancel()
    assert worker.poll() is None
    worker.ask(_request(match))
    assert _answer(worker).problem == ""
    assert worker.poll() is None


def test_a_new_request_takes_the_place_of_the_old_one(worker: WorkerThinker) -> None:
    match, inline = _match(), InlineThinker()
    worker.ask(_request(match, "random"))
    worker.ask(replace(_request(match), seed=8))
    inline.ask(replace(_request(match), seed=8))
    assert _answer(worker) == _answer(inline)


LONG = "curator#1000000"
"""A bot that thinks for minutes unless it is stopped."""


def test_a_search_stops_when_it_is_cancelled_and_the_process_goes_on(worker: WorkerThinker) -> None:
    match = _match()
    worker.ask(_request(match))
    expected, first = _answer(worker), worker.pid
    for _ in range(3):
        worker.ask(_request(match, LONG))
        worker.cancel()
        assert worker.poll() is None
    worker.ask(_request(match))
    assert _answer(worker) == expected
    assert worker.pid == first is not None


def test_a_search_gives_way_to_the_next_question(worker: WorkerThinker) -> None:
    match = _match()
    worker.ask(_request(match, LONG))
    worker.ask(_request(match, LONG))
    worker.ask(_request(match))
    answer = _answer(worker)
    inline = InlineThinker()
    inline.ask(_request(match))
    assert answer == _answer(inline)


def test_a_question_that_waits_goes_on_waiting_until_it_is_read() -> None:
    """An analysis asks again and again in its loops whether it is still wanted; each of them must hear it."""
    ours, theirs = multiprocessing.Pipe()
    with ours, theirs:
        inbox = Inbox(theirs)
        assert not inbox.waits()
        ours.send((1, None))
        while not inbox.waits():
            pass
        assert [inbox.waits() for _ in range(3)] == [True] * 3
        assert inbox.newest() == (1, None)
        assert not inbox.waits()


def test_a_process_that_dies_while_it_thinks_says_how(worker: WorkerThinker) -> None:
    worker.ask(_request(_match()))
    _answer(worker)
    worker.ask(_request(_match(), LONG))
    for process in multiprocessing.active_children():
        process.kill()
    assert _answer(worker).problem.startswith("the worker process has ended: exit code ")


def test_closing_in_the_middle_of_a_search_leaves_no_process_behind() -> None:
    thinker = WorkerThinker()
    thinker.ask(_request(_match()))
    _answer(thinker)
    thinker.ask(_request(_match(), LONG))
    thinker.close()
    assert multiprocessing.active_children() == []


def test_a_process_that_answers_nothing_is_replaced(worker: WorkerThinker, monkeypatch: pytest.MonkeyPatch) -> None:
    match = _match()
    worker.ask(_request(match))
    _answer(worker)
    first = worker.pid
    with monkeypatch.context() as patch:
        patch.setattr("ai.worker.WorkerProcess.receive", lambda _worker: None)
        for _ in range(UNREAD + 1):
            worker.ask(_request(match, "random"))
    worker.ask(_request(match))
    assert _answer(worker).problem == ""
    assert worker.pid != first


def test_a_searching_bot_answers_the_same_in_the_worker_as_inline(worker: WorkerThinker) -> None:
    match, inline = _match(), InlineThinker()
    inline.ask(_request(match, "curator:collector#20"))
    worker.ask(_request(match, "curator:collector#20"))
    assert _answer(worker) == _answer(inline)


def test_an_answer_that_came_but_was_cancelled_keeps_the_process(worker: WorkerThinker) -> None:
    worker.ask(_request(_match()))
    _answer(worker)
    first = worker.pid
    worker.cancel()
    assert worker.pid == first


def test_after_a_crash_the_greedy_bot_answers_and_the_process_comes_back(worker: WorkerThinker) -> None:
    match = _match()
    worker.ask(_request(match))
    expected, first = _answer(worker).action, worker.pid
    for process in multiprocessing.active_children():
        process.kill()
        process.join(LIMIT)
    worker.ask(_request(match, "random"))
    answer = _answer(worker)
    assert answer.action == expected
    assert answer.problem.startswith("the worker process has ended")
    worker.ask(_request(match))
    assert _answer(worker) == Answer(expected)
    assert worker.pid != first


@pytest.mark.parametrize("make", [InlineThinker, WorkerThinker])
def test_a_bot_that_fails_is_replaced_by_the_greedy_one(make: type[InlineThinker] | type[WorkerThinker]) -> None:
    thinker, match = make(), _match()
    thinker.ask(_request(match))
    expected = _answer(thinker).action
    thinker.ask(_request(match, "oracle"))
    answer = _answer(thinker)
    thinker.close()
    assert answer.action == expected
    assert "there is no bot 'oracle'" in answer.problem


def test_if_even_the_greedy_bot_fails_the_random_one_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_rules: object, _world: object, _options: object) -> list[float]:
        raise ArithmeticError("no worth")

    monkeypatch.setitem(MINDS, "draftosaurus", Knowledge(worth=broken))
    match, thinker = _match(), InlineThinker()
    thinker.ask(_request(match))
    answer = _answer(thinker)
    match.apply(match.rules.parse(answer.action))
    assert answer.problem == "ArithmeticError: no worth"


def test_a_position_that_is_refused_has_no_answer() -> None:
    """Whoever asked must choose then; the problem is told."""
    thinker, request = InlineThinker(), _request(_match())
    thinker.ask(replace(request, knowledge={**request.knowledge, "turn": 99}))
    answer = _answer(thinker)
    assert answer.action == ""
    assert answer.problem


def test_a_process_that_hangs_is_given_up(worker: WorkerThinker, monkeypatch: pytest.MonkeyPatch) -> None:
    """The greedy bot answers in its place, and another process takes over."""
    match = _match()
    worker.ask(_request(match))
    expected, first = _answer(worker).action, worker.pid
    monkeypatch.setattr("ai.worker.LEAST", 0.0)
    monkeypatch.setattr("ai.worker.TIMES", 0.0)
    worker.ask(_request(match, LONG))
    assert _answer(worker) == Answer(expected, "the worker process did not answer")
    monkeypatch.undo()
    worker.ask(_request(match))
    assert _answer(worker) == Answer(expected)
    assert worker.pid != first


def test_figures_that_have_changed_are_read_anew(tmp_path: Path) -> None:
    """A player's corrections may be edited while the app is open."""
    request = replace(_request(_match()), overlays=str(tmp_path))
    before = _ready(request)
    assert _ready(request) is before
    assert _ready(replace(request, figures="others")) is not before


def test_an_inline_answer_can_be_cancelled_and_closed() -> None:
    thinker = InlineThinker()
    thinker.ask(_request(_match()))
    thinker.cancel()
    assert thinker.poll() is None
    thinker.ask(_request(_match()))
    thinker.close()
    assert thinker.poll() is None


def test_closing_ends_every_process_even_before_it_has_started() -> None:
    thinker = WorkerThinker()
    for _ in range(3):
        thinker.ask(_request(_match()))
        thinker.cancel()
    thinker.close()
    assert multiprocessing.active_children() == []


def test_the_worker_ends_with_its_parent() -> None:
    """The pipe of the parent's output stays open as long as the worker lives."""
    script = textwrap.dedent("""
        import os, threading
        from tests.ai.test_worker import _answer, _match, _request
        from ai.worker import WorkerThinker
        if __name__ == "__main__":
            thinker = WorkerThinker()
            thinker.ask(_request(_match()))
            print(_answer(thinker).problem == "", flush=True)
            os._exit(7)
    """)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, cwd=ROOT, timeout=LIMIT, text=True)
    assert (done.stdout, done.stderr, done.returncode) == ("True\n", "", 7)
