"""Bots think in a process of their own, so that the table never waits: ask, poll, cancel, close."""

from __future__ import annotations

import contextlib
import multiprocessing
import threading
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Protocol

from ai.thinking import Answer, Request, stand_in, think
from ai.worker_main import Reply, serve

__all__ = ["Answer", "InlineThinker", "Request", "Thinker", "WorkerThinker"]


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
            self._answer = Answer(think(request))
        except Exception as error:
            self._answer = stand_in(request, f"{type(error).__name__}: {error}")

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


class _Worker:
    """One worker process; it is launched by a thread of its own, for that may take a while."""

    def __init__(self) -> None:
        self._ours, self._theirs = _pipe()
        self._process: SpawnProcess | None = None
        self._launch = threading.Thread(target=self._start, name="worker launch", daemon=True)
        self._launch.start()

    def _start(self) -> None:
        process = multiprocessing.get_context("spawn").Process(target=serve, args=(self._theirs,), daemon=True)
        with self._theirs, contextlib.suppress(OSError):
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

    def send(self, request: Request) -> None:
        """Hand over a request; OSError if nobody will read it."""
        self._ours.send(request)

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


def _pipe() -> tuple[Connection[Request, Reply], Connection[Reply, Request]]:
    return multiprocessing.get_context("spawn").Pipe()


class WorkerThinker:
    """Thinks in one long-lived worker process; if that fails, the greedy bot answers in this one."""

    def __init__(self) -> None:
        self._worker: _Worker | None = None
        self._killed: list[_Worker] = []
        self._request: Request | None = None

    @property
    def pid(self) -> int | None:
        """The number of the worker's process, None while there is none."""
        return self._worker.pid if self._worker is not None else None

    def start(self) -> None:
        """Start the process in the background, so that the first answer needs no start."""
        if self._worker is None:
            self._worker = _Worker()

    def ask(self, request: Request) -> None:
        """Hand the request to the process, which is started if there is none."""
        self.cancel()
        self.start()
        self._request = request
        assert self._worker is not None
        try:
            self._worker.send(request)
        except OSError:
            self._drop()

    def poll(self) -> Answer | None:
        """The answer, once; the greedy bot's if the process has failed."""
        request = self._request
        if request is None:
            return None
        reply = self._reply()
        if reply is None:
            return None
        self._request = None
        return reply if isinstance(reply, Answer) else stand_in(request, reply)

    def _reply(self) -> Reply | None:
        if self._worker is not None:
            try:
                return self._worker.receive()
            except (EOFError, OSError):
                self._drop()
        return "the worker process has ended"

    def cancel(self) -> None:
        """Stop thinking; a process that is still busy is replaced by a new one."""
        if self._request is not None and self._reply() is None:
            self._drop()
            self.start()
        self._request = None

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
