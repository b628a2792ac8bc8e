"""The names of what learned weights weigh: every number of a row has one."""

from __future__ import annotations

from types import ModuleType

import pytest

from ai.knowledge.encyclopedia import measures
from ai.knowledge.holotype import trait_names
from game.encyclopedia.model import SLOTS, TYPES
from game.holotype.model import TILES

ROWS: tuple[tuple[ModuleType, str, dict[str, int]], ...] = (
    (measures, "MEASURES", {"CUBES_FROM": TYPES, "PAID_FROM": SLOTS - 2}),
    (trait_names, "TRAITS", {"TILES_FROM": len(TILES)}),
)
"""The module of the names, the name of their number, and how many numbers stand behind one name."""


@pytest.mark.parametrize(("module", "count", "wide"), ROWS)
def test_every_number_of_a_row_has_one_name(module: ModuleType, count: str, wide: dict[str, int]) -> None:
    names = {name: value for name, value in vars(module).items() if name.isupper()}
    total = names.pop(count)
    numbers = [value + more for name, value in names.items() for more in range(wide.get(name, 1))]
    assert sorted(numbers) == list(range(total))
