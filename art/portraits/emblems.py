"""What each naturalist is known by, as small solids beside the bust."""

from __future__ import annotations

from collections.abc import Callable

import creatures
import relics
from engrave import Part
from solids import Frame, turn

Emblem = Callable[[Frame], list[Part]]

EMBLEMS: dict[str, tuple[Emblem, tuple[float, float, float], tuple[float, float, float]]] = {
    "anning": (creatures.hammer_and_dog, (166, 182, 45), (-28, 0, 0)),
    "cuvier": (relics.jaw, (66, 188, 42), (0, 0, -4)),
    "baret": (creatures.herbs, (182, 164, 46), (0, 0, 14)),
    "darwin": (creatures.finch, (180, 162, 46), (0, 0, 0)),
    "merian": (creatures.butterfly, (56, 150, 44), (14, 0, 24)),
    "wallace": (creatures.beetle, (56, 166, 38), (0, -20, 22)),
    "mantell": (relics.tooth, (60, 164, 46), (10, 0, -14)),
    "owen": (relics.moa_bone, (190, 146, 50), (0, 0, 14)),
    "brown": (relics.tyrant, (66, 162, 42), (0, 0, 0)),
    "yang": (relics.long_neck, (176, 138, 47), (0, 0, 0)),
    "mexia": (relics.press, (180, 172, 44), (-12, 6, 10)),
    "buffon": (relics.globe, (60, 168, 46), (-20, 10, 0)),
    "linne": (creatures.twinflower, (188, 158, 44), (0, 0, 8)),
    "trembley": (relics.polyp_jar, (60, 168, 46), (0, 8, 0)),
    "daubenton": (creatures.ram, (68, 172, 42), (24, 0, 0)),
}
"""What stands beside whom: the solid, its place and size on the paper, and how it is turned."""


def beside(name: str, scale: float, centre: tuple[float, float]) -> list[Part]:
    """The emblem of a naturalist, as parts before the bust."""
    if name not in EMBLEMS:
        return []
    emblem, (x, y, size), turned = EMBLEMS[name]
    shift = ((x - centre[0]) / scale, (centre[1] - y) / scale, 1.75)
    return emblem(Frame(turn(*turned), (0, 0, 0), shift, size / scale))
