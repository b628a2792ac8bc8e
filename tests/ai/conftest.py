"""What tests of bots share."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator

import pytest

from ai.worker import WorkerThinker


@pytest.fixture
def worker() -> Iterator[WorkerThinker]:
    """A thinker that leaves no process behind."""
    thinker = WorkerThinker()
    yield thinker
    thinker.close()
    assert multiprocessing.active_children() == []
