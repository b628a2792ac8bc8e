"""The worker process: it reads questions and writes replies until its parent is gone."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait

from ai.messages import Answer, Failure, Phase, Request, Sign
from ai.thinking import failure_of, prepare, think

Question = tuple[int, Request | None]
"""What the worker reads: a number, and a request; None only says that earlier ones need no answer."""

Reply = tuple[int, Answer | Failure | Sign]
"""What the worker writes: the number, and an answer or the problem that it met; before that how far it has come."""

PAUSE = 0.004
"""How many seconds a thought goes on before it looks for another question."""


class Herald:
    """Tells the other end that a thought lives."""

    def __init__(self, connection: Connection[Reply, Question], number: int) -> None:
        self._connection = connection
        self._number = number

    def sign(self, phase: Phase) -> None:
        """Say that the process lives."""
        self._connection.send((self._number, Sign(phase)))


class Inbox:
    """The questions that wait; a thought asks it whether it is still wanted."""

    def __init__(self, connection: Connection[Reply, Question]) -> None:
        self._connection = connection
        self._next = 0.0

    def newest(self) -> Question:
        """The last question that was sent, waited for if there is none; EOFError when the other end is closed."""
        question = self._connection.recv()
        while self._connection.poll():
            question = self._connection.recv()
        self._next = 0.0
        return question

    def waits(self) -> bool:
        """Whether there is something newer than what is thought about; looked up once in a while, until there is."""
        now = time.perf_counter()
        if now < self._next:
            return False
        waiting = self._connection.poll()
        self._next = 0.0 if waiting else now + PAUSE
        return waiting


def serve(connection: Connection[Reply, Question]) -> None:
    """Answer the newest question again and again; return when the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    inbox = Inbox(connection)
    with contextlib.suppress(OSError):
        Herald(connection, 0).sign("ready")
    while True:
        try:
            number, request = inbox.newest()
            connection.send((number, _reply(request, inbox, Herald(connection, number))))
        except (EOFError, OSError):
            return


def _reply(request: Request | None, inbox: Inbox, herald: Herald) -> Answer | Failure:
    if request is None:
        return Failure("cancelled")
    herald.sign("heard")
    try:
        prepare(request)
        herald.sign("begun")
        return think(request, inbox.waits)
    except (BrokenPipeError, ConnectionError):
        raise
    except Exception as error:
        return failure_of(error)


def _leave_with_parent() -> None:
    """End this process as soon as the parent has ended, even in the middle of a thought."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
