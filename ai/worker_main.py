"""The worker process: it reads requests and writes answers until its parent is gone."""

from __future__ import annotations

import os
import signal
import threading
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait

from ai.thinking import Answer, Request, think

Reply = Answer | str
"""What the worker writes: an answer, or the text of the problem that it met."""


def serve(requests: Connection[Reply, Request]) -> None:
    """Answer requests one after the other; return when the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    while True:
        try:
            request = requests.recv()
            requests.send(_reply(request))
        except (EOFError, OSError):
            return


def _reply(request: Request) -> Reply:
    try:
        return Answer(think(request))
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def _leave_with_parent() -> None:
    """End this process as soon as the parent has ended, even in the middle of a thought."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
