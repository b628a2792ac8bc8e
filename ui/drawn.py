"""Where things lie in painted pictures: the measures that stand beside them in `art/`."""

from __future__ import annotations

import contextlib
from typing import TypeVar

from game.core.data import load, read_ahead
from game.core.files import FileProblem
from game.core.yaml_file import BadYaml
from ui.places import resource

T = TypeVar("T")


def measures(kind: type[T], *parts: str) -> T:
    """The typed measures of a file below `art/`; BadData if it is find_faults."""
    return load(resource("art", *parts), kind).value


def read_measures_ahead(folder: str) -> None:
    """Read all measures of a folder of `art/`, so that whoever asks for them finds them read."""
    for path in sorted(resource("art", folder).glob("*.yaml")):
        with contextlib.suppress(BadYaml, FileProblem):
            read_ahead(path)
