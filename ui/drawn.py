"""Where things lie in painted pictures: the measures that stand beside them in `art/`."""

from __future__ import annotations

from typing import TypeVar

from game.core.data import load
from ui.places import resource

T = TypeVar("T")


def measures(kind: type[T], *parts: str) -> T:
    """The typed measures of a file below `art/`; BadData if it is find_faults."""
    return load(resource("art", *parts), kind).value
