"""Where pens, slots and plaques lie in the painted boards."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ui.drawn import measures

Box = tuple[float, float, float, float]
Spot = tuple[float, float]


class PenGeometry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pen in the picture: its outline, its title, its slots and the plaques of its values."""

    rect: Box
    title: Box
    slots: tuple[Spot, ...]
    values: tuple[Spot, ...]


class BoardGeometry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A painted board: its size and the size of a piece on it."""

    size: tuple[int, int]
    piece: tuple[int, int]
    pens: dict[str, PenGeometry]


class Geometry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Both boards."""

    summer: BoardGeometry
    winter: BoardGeometry


@lru_cache(maxsize=1)
def _load() -> Geometry:
    return measures(Geometry, "draftosaurus", "boards.yaml")


def geometry(board: str) -> BoardGeometry:
    """The geometry of the summer or the winter board."""
    return _load().summer if board == "summer" else _load().winter
