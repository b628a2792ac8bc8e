"""What programs of the system get that the app starts: the variables as they were before the app itself was started."""

from __future__ import annotations

import os
import sys

LIBRARIES = "LD_LIBRARY_PATH"
BEFORE = f"{LIBRARIES}_ORIG"
"""Where the packaged app keeps what it found there, before it put its own folder first."""


def surroundings() -> dict[str, str]:
    """The variables of this process, without the libraries of the packaged app, which are not those of the system."""
    variables = dict(os.environ)
    if getattr(sys, "frozen", False):
        variables.pop(LIBRARIES, None)
        if before := variables.pop(BEFORE, ""):
            variables[LIBRARIES] = before
    return variables
