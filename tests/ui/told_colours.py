"""The colours by which things are told apart, and the texts that boards write in colours of their own."""

from __future__ import annotations

from collections.abc import Sequence

from ui.boards.cubosaurs.cardface import KINDS, MINUS, PLUS
from ui.boards.draftosaurus.paint import COATS
from ui.boards.encyclopedia.brush import LAND_SOFT, LAND_TINTS
from ui.boards.holotype.inks import CARD_INK, CARD_PAPER, LACKING, PERIOD_INKS, READY
from ui.palette import Colour
from ui.theme import CREAM, FOCUS, INK, MOSS, PLAYERS, RUST

BOARD_PAIRS: tuple[tuple[Colour, Colour], ...] = (
    (CARD_INK, CARD_PAPER),
    (READY, CARD_PAPER),
    (LACKING, CARD_PAPER),
    (PLUS, CARD_PAPER),
    (MINUS, CARD_PAPER),
    *((ink, CARD_PAPER) for ink in PERIOD_INKS.values()),
    *((INK, ground) for ground in LAND_SOFT),
)
"""Text of boards in colours of their own and the ground it stands on."""

TOLD: dict[str, tuple[Sequence[Colour], float]] = {
    "seats": ([player.colour for player in PLAYERS], 13),
    "periods": (list(PERIOD_INKS.values()), 17),
    "continents": (LAND_TINTS, 14),
    "kinds": (KINDS, 14),
    "species": (list(COATS.values()), 13),
    "gain and loss": ((MOSS, RUST), 13),
    "sum and debt": ((PLUS, MINUS), 13),
    "ready and lacking": ((READY, LACKING), 13),
    "pointed at and to be chosen": ((FOCUS, CREAM), 12),
}
"""Colours that tell things apart, and how far any two of them lie apart at least to those a palette is for."""

PICTURED: tuple[list[str], ...] = (
    [f"holotype/cube_{period}" for period in PERIOD_INKS],
    [f"encyclopedia/die_{colour}" for colour in ("red", "yellow", "purple", "blue", "green")],
    [f"cubosaurs/card_{kind}" for kind in ("trex", "stegosaurus", "brontosaurus", "pterodactyl", "pentaceratops")],
    [f"draftosaurus/{species}" for species in COATS],
)
"""Pictures whose colours tell such things."""
