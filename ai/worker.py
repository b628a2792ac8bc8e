"""Bots think in a process of their own, so that the table never waits: ask, poll, cancel, close."""

from __future__ import annotations

import time
from typing import Protocol

from ai.answers import seconds_of
from ai.messages import Answer, Failure, Phase, Request
from ai.thinking import failure_of, stand_in, think
from ai.worker_process import WorkerProcess

__all__ = ["UNREAD", "Answer", "InlineThinker", "Request", "Thinker", "WorkerThinker"]


class Thinker(Protocol):
    """Somebody who answers one request at a time and never makes the caller wait for it."""

    def ask(self, request: Request) -> None:
        """Begin to think; an earlier request that was not answered is cancelled."""

    def poll(self) -> Answer | None:
        """The answer, once; None while there is none."""

    def cancel(self) -> None:
        """Stop thinking; the answer is never delivered."""

    def close(self) -> None:
        """Stop for good and leave nothing behind."""


class InlineThinker:
    """Answers in the caller's process, within `ask`: for tests and the command line."""

    def __init__(self) -> None:
        self._answer: Answer | None = None

    def ask(self, request: Request) -> None:
        """Think now, and keep the answer for `poll`."""
        try:
            self._answer = think(request)
        except Exception as error:
            self._answer = stand_in(request, failure_of(error))

    def poll(self) -> Answer | None:
        """The answer, once."""
        answer, self._answer = self._answer, None
        return answer

    def cancel(self) -> None:
        """Forget the answer."""
        self._answer = None

    def close(self) -> None:
        """Forget the answer."""
        self._answer = None


UNREAD = 8
"""How many questions may lie unanswered before a process counts as stuck."""

TIMES = 3.0
"""A process that is silent for so many times as long as a thought may take counts as frozen."""

LEAST = 2.0
"""But not before so many seconds: a busy computer is not a frozen one."""

PATIENCE: dict[Phase, float] = {"starting": 30.0, "heard": 10.0}
"""Seconds that a process may take to start, and to read the figures of a game before it thinks."""

ODD = 200
"""How much is told of an odd answer."""

GLANCE = 0.25
"""The most seconds of waiting that one look for an answer stands for: a computer that slept did not wait."""


class WorkerThinker:
    """Thinks in one long-lived worker process; if that fails, the greedy bot answers in this one."""

    def __init__(self) -> None:
        self._worker: WorkerProcess | None = None
        self._killed: list[WorkerProcess] = []
        self._request: Request | None = None
        self._number = 0
        self._answered = 0
        self._looked = self._waited = 0.0
        self._phase: Phase = "starting"

    @property
    def pid(self) -> int | None:
        """The number of the worker's process, None while there is none."""
        return self._worker.pid if self._worker is not None else None

    def start(self) -> None:
        """Start the process in the background, so that the first answer needs no start."""
        if self._worker is None:
            self._worker = WorkerProcess()
            self._answered = self._number

    def ask(self, request: Request) -> None:
        """Hand the request to the process, which is started if there is none and drops what it thinks about."""
        self._replace_if_stuck()
        self.start()
        self._request = request
        self._looked, self._waited = time.monotonic(), 0.0
        self._number += 1
        if self._worker is not None:
            self._worker.send((self._number, request))

    def poll(self) -> Answer | None:
        """The answer, once; the greedy bot's if the process has failed."""
        request = self._request
        if request is None:
            return None
        reply = self._reply() or self._give_up(request)
        if reply is None:
            return None
        self._request = None
        return reply if isinstance(reply, Answer) else stand_in(request, reply)

    def _give_up(self, request: Request) -> Failure | None:
        """Kill a process that has been waited for too long; None while it may go on."""
        now, phase = time.monotonic(), self._worker.phase(self._number) if self._worker is not None else "ready"
        self._waited = self._waited + min(now - self._looked, GLANCE) if phase == self._phase else 0.0
        self._looked, self._phase = now, phase
        if self._waited < PATIENCE.get(phase, max(seconds_of(request) * TIMES, LEAST)):
            return None
        self._drop()
        return Failure("the worker process did not answer")

    def _reply(self) -> Answer | Failure | None:
        """What the process says to the last question in the end; what it says to earlier ones is not heard."""
        if self._worker is None:
            return Failure("the worker process has ended")
        try:
            while (reply := self._worker.receive()) is not None:
                self._answered, said = reply
                if self._answered == self._number:
                    return said
            return None
        except (EOFError, OSError):
            ending = self._worker.ending()
            self._drop()
            return Failure(f"the worker process has ended{ending}")
        except Exception as error:
            self._drop()
            return Failure(f"the worker process answered oddly: {type(error).__name__}: {error}"[:ODD])

    def cancel(self) -> None:
        """Stop thinking: the process drops its thought at once and is ready for the next."""
        if self._request is not None and self._worker is not None:
            self._number += 1
            self._worker.send((self._number, None))
        self._request = None

    def _replace_if_stuck(self) -> None:
        """Kill a process that has left too many questions unanswered."""
        if self._worker is not None and self._number - self._answered >= UNREAD:
            self._request = None
            if self._reply() is None and self._number - self._answered >= UNREAD:
                self._drop()

    def _drop(self) -> None:
        """Kill the process; the next request starts another."""
        self._killed = [worker for worker in self._killed if not worker.gone]
        if self._worker is not None:
            self._worker.kill()
            self._killed.append(self._worker)
            self._worker = None

    def close(self) -> None:
        """End every process and wait until they are gone."""
        self._request = None
        self._drop()
        while self._killed:
            self._killed.pop().bury()
