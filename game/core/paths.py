"""Where the shipped folders lie: beside the packages, in a checkout, a wheel and a frozen app alike."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]


def data_folder(*parts: str) -> Path:
    """A path under the shipped data/."""
    return ROOT.joinpath("data", *parts)
