"""What a seat has collected at the end of a game of Encyclopedia: the animals that it has published."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.encyclopedia.rules import EncycRules
    from game.encyclopedia.view import EncycView


def collected(rules: EncycRules, view: EncycView, seat: int) -> Mapping[str, int]:
    """The animals that a seat has published, each once."""
    return {rules.box.animal_ids[card]: 1 for card in view.seats[seat].published}
