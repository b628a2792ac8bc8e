"""A worker that answers oddly, in part or not at all: a simpler bot moves, and nothing blocks or crashes."""

from __future__ import annotations

import math
import os
import struct
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from ai.answers import seconds_of, sifted
from ai.levels import LEVELS
from ai.messages import Advice, Answer, Failure, Hint, Measure, Request, Sign
from ai.worker import LEAST, TIMES, InlineThinker, WorkerThinker
from ai.worker_process import is_reply
from tests.ai.test_worker import _answer, _match, _request
from tests.ui.play import Players, by_click, click_button
from ui.crash import CrashDesk


def half(connection: Any) -> None:
    """Write the beginning of a long answer and fall silent."""
    connection.send((0, Sign("ready")))
    connection.recv()
    os.write(connection.fileno(), struct.pack("!i", 100_000) + b"abc")
    connection.recv()


def garbage(connection: Any) -> None:
    """Write bytes that are no message."""
    connection.recv()
    connection.send_bytes(b"\x80\x05 no pickle")
    connection.recv()


def frozen(connection: Any) -> None:
    """Start and never read a question."""
    connection.send((0, Sign("ready")))
    os.read(os.pipe()[0], 1)


ODD = (
    None,
    "text",
    Answer(action=5),  # type: ignore[arg-type]
    Answer("x", measures=7),  # type: ignore[arg-type]
    Answer(advice=Advice(("no hint",), 3)),  # type: ignore[arg-type]
    Failure(5),  # type: ignore[arg-type]
    Sign(["begun"]),  # type: ignore[arg-type]
)
"""What no worker says."""


def odd(connection: Any) -> None:
    """Answer with a number that is no text."""
    connection.recv()
    connection.send((1, ODD[2]))
    connection.recv()


@pytest.mark.parametrize("said", ODD, ids=ascii)
def test_what_no_worker_says_is_seen(said: object) -> None:
    assert not is_reply(said)
    assert is_reply(Answer("x"))


@pytest.mark.parametrize("serve", [half, garbage, frozen, odd])
def test_worker_that_does_not_answer_is_replaced_by_a_simpler_bot(
    monkeypatch: pytest.MonkeyPatch, serve: Callable[[Any], None]
) -> None:
    monkeypatch.setattr("ai.worker_process.serve", serve)
    monkeypatch.setattr("ai.worker.LEAST", 0.1)
    thinker, inline = WorkerThinker(), InlineThinker()
    inline.ask(_request(_match()))
    thinker.ask(_request(_match()))
    answer = _answer(thinker)
    thinker.close()
    assert answer.action == _answer(inline).action
    assert answer.problem.startswith("the worker process")


def test_worker_may_take_three_times_as_long_as_its_level() -> None:
    for level, milliseconds in LEVELS.items():
        assert seconds_of(_request(_match(), level)) == milliseconds / 1000
    assert (TIMES, LEAST) == (3.0, 2.0)
    assert seconds_of(_request(_match(), "curator@300")) == 0.3


class Illegal(InlineThinker):
    """A thinker whose bots choose what nobody may choose, or nothing at all."""

    def __init__(self, said: Any) -> None:
        super().__init__()
        self.said = said

    def ask(self, _request: Request) -> None:
        """Answer at once."""
        self._answer = self.said


@pytest.mark.parametrize(
    "said",
    [Answer("nonsense"), Answer("\ud800"), Answer(""), Answer(7), "text", Answer("x", measures=3)],  # type: ignore[arg-type]
    ids=ascii,
)
def test_illegal_move_of_a_bot_is_reported_and_another_is_made(players: Players, said: Any) -> None:
    player = players(thinker=Illegal(said))
    app = player.pilot.app
    desk = CrashDesk(app)
    app.on_crash, app.on_failure = desk, desk.note
    player.start(1, 1)
    for _ in range(4):
        player.to_choice()
        player.answer(by_click, click_button)
    player.until_asked()
    assert {moment.seat for moment in player.table.session.match.moments} == {0, 1}
    assert player.pilot.top == "TableScene"
    assert list(app.folders.crashes.glob("*.txt"))


HINT = Hint("nonsense", 3, 0.5, 1.0, "")
LOOK = Measure(99_999, 0, 8, (0.5, 0.5), (0.0, 0.0), "x", (0.0, 0.0), (0, 0))


@pytest.mark.parametrize(
    ("wanted", "answer"),
    [
        ("advice", Answer(advice=Advice((HINT,), 4))),
        ("advice", Answer()),
        ("advice", "text"),
        ("analysis", Answer(measures=(LOOK,))),
        ("analysis", Answer(measures=(replace(LOOK, number=0, shares=(2.0, -1.0)),))),
        ("analysis", Answer(part=math.nan)),
        ("analysis", Answer()),
        ("analysis", None),
    ],
)
def test_odd_words_of_the_coach_are_a_failure(wanted: Any, answer: Any) -> None:
    assert sifted(replace(_request(_match()), wanted=wanted), answer).problem
