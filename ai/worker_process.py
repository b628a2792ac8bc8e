"""One worker process as its parent sees it: nothing that it does or leaves undone makes the caller wait."""

from __future__ import annotations

import contextlib
import multiprocessing
import threading
from collections import deque
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from typing import TypeGuard

from ai.answers import shape_fault
from ai.messages import Answer, Failure, Phase, Sign
from ai.spawning import safe_path
from ai.worker_main import Question, Reply, serve

PHASES: tuple[Phase, ...] = ("ready", "heard", "begun")
"""What a sign of life may say."""

MOMENT = 0.1
"""The most seconds that are waited for the exit code of a process that has closed its end."""

Heard = tuple[int, Answer | Failure]
"""A reply that is more than a sign of life."""


class OddReply(Exception):
    """Something came that is no reply."""


class WorkerProcess:
    """One process; threads of its own launch it, write to it and read from it, for each of that may take a while."""

    def __init__(self) -> None:
        self._ours, self._theirs = _pipe()
        self._process: SpawnProcess | None = None
        self._over = False
        self._sign: tuple[int, Phase] = (0, "starting")
        self._replies: deque[Heard] = deque()
        self._end: Exception | None = None
        self._questions: SimpleQueue[Question | None] = SimpleQueue()
        self.news = threading.Event()
        self._launch = threading.Thread(target=self._start, name="worker launch", daemon=True)
        self._reader = threading.Thread(target=self._read, name="worker reader", daemon=True)
        self._writer = threading.Thread(target=self._write, name="worker writer", daemon=True)
        for thread in (self._launch, self._reader, self._writer):
            thread.start()

    @property
    def pid(self) -> int | None:
        """The number of the process, None before it runs and if it could not be started."""
        return self._process.pid if self._process is not None else None

    @property
    def gone(self) -> bool:
        """Whether there is no process any more, nor will be."""
        return not self._launch.is_alive() and (self._process is None or self._process.exitcode is not None)

    def phase(self, number: int) -> Phase:
        """How far the process has come with the question of that number, by its last sign of life."""
        signed, phase = self._sign
        return phase if signed == number or phase == "starting" else "ready"

    def ending(self) -> str:
        """How the process ended, as far as that can be told a moment after it fell silent."""
        if self._process is not None:
            self._process.join(MOMENT)
            if self._process.exitcode is not None:
                return f": exit code {self._process.exitcode}"
        return ""

    def send(self, question: Question) -> None:
        """Hand over a question, to be written as soon as the process reads."""
        self._questions.put(question)

    def receive(self) -> Heard | None:
        """What the process wrote, None if nothing yet; EOFError or OSError if it is gone, others if it wrote oddly."""
        if self._replies:
            return self._replies.popleft()
        if self._end is not None:
            raise self._end
        self.news.clear()
        if self._replies or self._end is not None:
            self.news.set()
        return None

    def kill(self) -> None:
        """End the process at once, without waiting for it."""
        self._over = True
        self._questions.put(None)
        if self._process is not None:
            self._process.kill()

    def bury(self) -> None:
        """End the process and wait until it is gone."""
        self._launch.join()
        self.kill()
        if self._process is not None:
            self._process.join()
        self._reader.join()
        self._writer.join()

    def _start(self) -> None:
        process = multiprocessing.get_context("spawn").Process(target=serve, args=(self._theirs,), daemon=True)
        with self._theirs, contextlib.suppress(OSError), safe_path():
            process.start()
            self._process = process
        if self._over and self._process is not None:
            self._process.kill()

    def _read(self) -> None:
        """Take whatever comes, until there is no other end or something came that is no reply."""
        try:
            while True:
                self._hear(self._ours.recv())
        except Exception as error:
            self._end = error
            self.news.set()

    def _hear(self, reply: object) -> None:
        """Note a sign of life, or keep a reply; OddReply if it is neither."""
        number, said = reply if isinstance(reply, tuple) and len(reply) == 2 else (None, None)
        if not isinstance(number, int) or not is_reply(said):
            raise OddReply(ascii(reply)[:80])
        if isinstance(said, Sign):
            self._sign = number, said.phase
        else:
            self._replies.append((number, said))
            self.news.set()

    def _write(self) -> None:
        """Write the questions in their order, until there is nobody to read them."""
        with contextlib.suppress(OSError, ValueError):
            while (question := self._questions.get()) is not None:
                self._ours.send(question)


def is_reply(said: object) -> TypeGuard[Answer | Failure | Sign]:
    """Whether something is what a worker says, as far as that can be seen without the question."""
    if isinstance(said, Sign):
        return said.phase in PHASES
    if isinstance(said, Failure):
        return isinstance(said.problem, str) and isinstance(said.trace, str)
    return isinstance(said, Answer) and not shape_fault(said)


def _pipe() -> tuple[Connection[Question, Reply], Connection[Reply, Question]]:
    return multiprocessing.get_context("spawn").Pipe()
