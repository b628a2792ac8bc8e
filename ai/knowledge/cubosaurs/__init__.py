"""What bots know of Cubosaurs; `mind` tells it to the search."""

from ai.knowledge.cubosaurs.mind import KNOWLEDGE

__all__ = ["KNOWLEDGE"]
