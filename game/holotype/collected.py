"""What a seat has collected at the end of a game of Holotype: the Specimens that it has described."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.holotype.rules import HoloRules
    from game.holotype.view import HoloView


def collected(_rules: HoloRules, view: HoloView, seat: int) -> Mapping[str, int]:
    """The Specimens that a seat has published, each once."""
    return {paper.card: 1 for paper in view.mats[seat].papers}
