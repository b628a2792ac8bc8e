"""Bots think in a process of their own, so that the table never waits: ask, poll, cancel, close."""

from __future__ import annotations

import contextlib
import multiprocessing
import threading
import time
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Protocol

from ai.messages import Answer, Failure, Progress, Request
from ai.spawning import safe_path
from ai.thinking import failure_of, stand_in, think
from ai.worker_main import Question, Reply, serve

__all__ = ["UNREAD", "Answer", "InlineThinker", "Request", "Thinker", "WorkerThinker"]


class Thinker(Protocol):
    """Somebody who answers one request at a time and never makes the caller wait for it."""

    progress: float
    """How much of a long thought is done, from 0 to 1."""

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
        self.progress = 0.0
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


MOMENT = 0.1
"""The most seconds that are waited for the exit code of a process that has closed its end."""


class _Worker:
    """One worker process; it is launched by a thread of its own, for that may take a while."""

    def __init__(self) -> None:
        self._ours, self._theirs = _pipe()
        self._process: SpawnProcess | None = None
        self._launch = threading.Thread(target=self._start, name="worker launch", daemon=True)
        self._launch.start()

    def _start(self) -> None:
        process = multiprocessing.get_context("spawn").Process(target=serve, args=(self._theirs,), daemon=True)
        with self._theirs, contextlib.suppress(OSError), safe_path():
            process.start()
            self._process = process

    @property
    def pid(self) -> int | None:
        """The number of the process, None before it runs and if it could not be started."""
        return self._process.pid if self._process is not None else None

    @property
    def gone(self) -> bool:
        """Whether there is no process any more, nor will be."""
        return not self._launch.is_alive() and (self._process is None or self._process.exitcode is not None)

    def ending(self) -> str:
        """How the process ended, as far as that can be told a moment after it fell silent."""
        if self._process is not None:
            self._process.join(MOMENT)
            if self._process.exitcode is not None:
                return f": exit code {self._process.exitcode}"
        return ""

    def send(self, question: Question) -> None:
        """Hand over a question; OSError if nobody will read it."""
        self._ours.send(question)

    def receive(self) -> Reply | None:
        """What the process wrote, None if nothing yet; EOFError or OSError if it is gone."""
        return self._ours.recv() if self._ours.poll() else None

    def kill(self) -> None:
        """End the process at once, without waiting for it."""
        self._ours.close()
        if self._process is not None:
            self._process.kill()

    def bury(self) -> None:
        """End the process and wait until it is gone."""
        self._launch.join()
        self.kill()
        if self._process is not None:
            self._process.join()


def _pipe() -> tuple[Connection[Question, Reply], Connection[Reply, Question]]:
    return multiprocessing.get_context("spawn").Pipe()


UNREAD = 8
"""How many questions may lie unanswered before a process counts as stuck."""

PATIENCE = 30.0
"""Seconds of waiting, beyond what a thought may cost, after which a process counts as stuck."""

GLANCE = 0.25
"""The most seconds of waiting that one look for an answer stands for: a computer that slept did not wait."""


class WorkerThinker:
    """Thinks in one long-lived worker process; if that fails, the greedy bot answers in this one."""

    def __init__(self) -> None:
        self.progress = 0.0
        self._worker: _Worker | None = None
        self._killed: list[_Worker] = []
        self._request: Request | None = None
        self._number = 0
        self._answered = 0
        self._looked = self._waited = 0.0

    @property
    def pid(self) -> int | None:
        """The number of the worker's process, None while there is none."""
        return self._worker.pid if self._worker is not None else None

    def start(self) -> None:
        """Start the process in the background, so that the first answer needs no start."""
        if self._worker is None:
            self._worker = _Worker()
            self._answered = self._number

    def ask(self, request: Request) -> None:
        """Hand the request to the process, which is started if there is none and drops what it thinks about."""
        self._replace_if_stuck()
        self.start()
        self._request, self.progress = request, 0.0
        self._looked, self._waited = time.monotonic(), 0.0
        self._number += 1
        self._send(request)

    def _send(self, request: Request | None) -> None:
        assert self._worker is not None
        try:
            self._worker.send((self._number, request))
        except OSError:
            self._drop()

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
        now = time.monotonic()
        self._waited += min(now - self._looked, GLANCE)
        self._looked = now
        if self._waited < request.effort.seconds + PATIENCE:
            return None
        self._drop()
        return Failure("the worker process did not answer")

    def _reply(self) -> Answer | Failure | None:
        """What the process says to the last question in the end; what it says to earlier ones is not heard."""
        if self._worker is not None:
            try:
                while (reply := self._worker.receive()) is not None:
                    self._answered, said = reply
                    if self._answered != self._number:
                        continue
                    if not isinstance(said, Progress):
                        return said
                    self.progress = said.part
                return None
            except (EOFError, OSError):
                ending = self._worker.ending()
                self._drop()
                return Failure(f"the worker process has ended{ending}")
        return Failure("the worker process has ended")

    def cancel(self) -> None:
        """Stop thinking: the process drops its thought at once and is ready for the next."""
        if self._request is not None and self._worker is not None:
            self._number += 1
            self._send(None)
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
