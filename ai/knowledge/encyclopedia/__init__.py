"""What bots know of Encyclopedia; `mind` tells it to the search."""

from ai.knowledge.encyclopedia.mind import KNOWLEDGE

__all__ = ["KNOWLEDGE"]
