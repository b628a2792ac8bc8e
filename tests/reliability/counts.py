"""How much is tried: a small share by default, the whole campaign with `-m soak`, more by the environment."""

from __future__ import annotations

import os
from typing import Final

FACTOR: Final = float(os.environ.get("CABINET_CAMPAIGN", "1"))
"""What every count of the long runs is multiplied by."""


def many(count: int) -> int:
    """A count of the long runs, at least 1."""
    return max(round(count * FACTOR), 1)
