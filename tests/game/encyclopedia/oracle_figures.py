"""The figures of the plain model: read from YAML or written down again from the rules."""

from __future__ import annotations

from typing import Any

import yaml

from game.core.paths import data_folder


def figures(name: str) -> dict[str, Any]:
    """A file of figures as it stands."""
    found: dict[str, Any] = yaml.safe_load((data_folder("encyclopedia") / name).read_text(encoding="utf-8"))
    return found


ANIMALS, EXPERTS, AUTOMAS = figures("animals.yaml"), figures("experts.yaml"), figures("automas.yaml")
LANDS = ("america", "africa", "asia", "europe", "oceania")
LAND_OF = dict(zip(("red", "yellow", "purple", "blue", "green"), LANDS, strict=True))
COLOUR_OF = {land: colour for colour, land in LAND_OF.items()}
SPACES = ("nothing", "coins", "reputation", "points")
PAID = (("points", 0), ("coins", 2), ("reputation", 2), ("points", 3))
COST, PLACED, WORTH, NEEDED = (0, 2, 4, 7, 10), (0, 0, 1, 3, 5), (1, 2, 3, 5, 7), (2, 3, 4, 5, 6)
STARS, LIFT = (3, 2, 1, 0), (0, 1, 2, 3)
COLLECTION = (0, 1, 2, 3, 5, 7, 9, 12, 15)
KINDS = ("classification", "diet", "habitat", "climate")


def level(value: int) -> int:
    """1 to 3 tokens or reputation by the value of a die."""
    return 1 if value <= 2 else 2 if value <= 4 else 3


def passed(step: int, reputation: int) -> list[int]:
    """The steps of the track that so much reputation passes."""
    return [(step + number) % 16 for number in range(1, reputation + 1)]


def strength_of(steps: list[int], publishing: bool = False) -> int:
    """What the bonuses of these steps add to the reach of an expedition, or to the value of a die."""
    return sum({3: 0 if publishing else 2, 9: 3, 15: 5}.get(step, 0) for step in steps)


def helps(expert: str, land: str, publishing: bool = False) -> int:
    """What an expert adds to an expedition, or to the die of a publication."""
    card, kinds = EXPERTS[expert], ("dice",) if publishing else ("dice", "expeditions")
    return int(card["amount"]) if card["kind"] in kinds and card["of"] == land else 0
