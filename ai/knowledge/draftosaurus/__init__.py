"""What bots know of Draftosaurus; `mind` tells it to the search."""

from ai.knowledge.draftosaurus.mind import KNOWLEDGE

__all__ = ["KNOWLEDGE"]
