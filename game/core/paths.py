"""Where the shipped folders lie: beside the packages, in a checkout, a wheel and a frozen app alike."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]

ROOTS: Final[list[Path]] = [ROOT]
"""Where `data/` and `art/` are looked for: the shipped place first; tests add another for a game of their own."""


def shipped(*parts: str) -> Path:
    """A path under `data/` or `art/`, in the first root that has it; it need not exist."""
    found = [path for root in ROOTS if (path := root.joinpath(*parts)).exists()]
    return found[0] if found else ROOT.joinpath(*parts)


def shipped_everywhere(*parts: str) -> tuple[Path, ...]:
    """That path in every root."""
    return tuple(root.joinpath(*parts) for root in ROOTS)


def data_folder(*parts: str) -> Path:
    """A path under the shipped data/."""
    return shipped("data", *parts)


def is_compiled() -> bool:
    """Whether the engine, of which this file is a part, is loaded as machine code."""
    return not __file__.endswith((".py", ".pyc"))
