"""Under which paths of the figures stands what cards, spaces and tables show."""

from __future__ import annotations

from typing import Final

from game.core.provenance import parts_of

GAME: Final = "game"
REPUTATION: Final = f"{GAME}.reputation"
CATEGORIES: Final = f"{GAME}.collections.categories"
CONTINENTS: Final = f"{GAME}.collections.continents"
ROUND_TOKENS: Final = f"{GAME}.round_tokens.each"


def of_name(animal: str) -> str:
    """Where the name of an animal stands."""
    return f"animals.{animal}.name"


def of_categories(animal: str) -> tuple[str, ...]:
    """Where continent and categories of an animal stand."""
    return parts_of(f"animals.{animal}", "continent", "classification", "diet", "habitat", "climate")


def of_cube(kind: int) -> tuple[str, ...]:
    """Where it stands what a cube of a Type costs and brings."""
    return parts_of(f"{GAME}.types.{kind}", "cost", "placed", "published")


def of_space(number: int) -> str:
    """Where a space of an expedition stands, counted from 1."""
    return f"{GAME}.expedition_spaces.{number}"
