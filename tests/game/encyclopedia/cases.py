"""The rules of Encyclopedia as the tests play them."""

from __future__ import annotations

import functools

from game.core.paths import data_folder
from game.core.rules import complete_options
from game.encyclopedia.figures import load_figures
from game.encyclopedia.rules import OPTIONS, EncycRules

FIGURES = load_figures(data_folder("encyclopedia"), None).value


@functools.cache
def encyc_rules(seats: int = 2, **options: str) -> EncycRules:
    """The rules of Encyclopedia with the built-in figures."""
    return EncycRules(FIGURES, seats, complete_options(OPTIONS, options))
