"""What the model of Encyclopedia looks at in a seat: the names by which its weights are learned and read."""

from __future__ import annotations

from typing import Final

ALWAYS: Final = 0
"""Counts once, whatever a seat has."""

EACH_COIN: Final = 1
EACH_TOKEN: Final = 2
EACH_SEAL: Final = 3
FIRST_COINS: Final = 4
FIRST_TOKENS: Final = 5
FIRST_SEALS: Final = 6
"""Coins, tokens and seals; the first few of each once more."""

EXPERT_OWED: Final = 7
ANIMAL_OWED: Final = 8
"""Cards that the seat may still take."""

EACH_ANIMAL: Final = 9
LARGEST_LAND: Final = 10
LANDS_SQUARED: Final = 11
"""Animals under study: all, those of the continent with the most, and the squares of their numbers by continent."""

CUBES_FROM: Final = 12
"""Cubes under study; from here on one measure for each Type."""

MOST_FREE: Final = 16
SECOND_FREE: Final = 17
"""Places for cubes on the continent with the most of them, and on the next one."""

VOYAGERS: Final = 18
PAYERS: Final = 19
"""Experts of voyages and of payments, by the animals that they go by."""

CUBES_SQUARED: Final = 20
"""The squares of the numbers of cubes under study by category."""

CUBES_GAIN: Final = 21
CARDS_GAIN: Final = 22
"""What the collections of cubes and of cards would gain by all that is under study."""

BEST_PUBLICATION: Final = 23
NEXT_PUBLICATION: Final = 24
"""What the best publication would bring, and the best one of another continent."""

ROOM: Final = 25
"""How much collections would grow by the cubes for which there is place, each alone."""

FIRST_PLAYER: Final = 26
"""Whether the seat has the First Player token."""

PAID_FROM: Final = 27
"""Own dice on spaces that pay, by their values; from here on one measure for each space."""

REPUTE: Final = 30
"""What the step of reputation promises."""

EACH_EXPERT: Final = 31
"""Experts with their faces up."""

MEASURES: Final = 32
"""How many measures there are; after them the model has a weight for every expert."""
