"""What bots know of Holotype; `mind` tells it to the search."""

from ai.knowledge.holotype.mind import KNOWLEDGE

__all__ = ["KNOWLEDGE"]
