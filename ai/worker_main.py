"""The worker process: it reads questions and writes replies until its parent is gone."""

from __future__ import annotations

import os
import signal
import threading
import time
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait

from ai.thinking import Answer, Request, think

Question = tuple[int, Request | None]
"""What the worker reads: a number, and a request; None only says that earlier ones need no answer."""

Reply = tuple[int, Answer | str]
"""What the worker writes: the number, and an answer or the text of the problem that it met."""

PAUSE = 0.004
"""How many seconds a thought goes on before it looks for another question."""


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
        """Whether there is something newer than what is thought about; looked up once in a while."""
        now = time.perf_counter()
        if now < self._next:
            return False
        self._next = now + PAUSE
        return self._connection.poll()


def serve(connection: Connection[Reply, Question]) -> None:
    """Answer the newest question again and again; return when the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    inbox = Inbox(connection)
    while True:
        try:
            number, request = inbox.newest()
            connection.send((number, _reply(request, inbox)))
        except (EOFError, OSError):
            return


def _reply(request: Request | None, inbox: Inbox) -> Answer | str:
    if request is None:
        return "cancelled"
    try:
        return Answer(think(request, inbox.waits))
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def _leave_with_parent() -> None:
    """End this process as soon as the parent has ended, even in the middle of a thought."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
