"""The only list of minds: what bots know of each game."""

from __future__ import annotations

from ai.knowledge import cubosaurs, draftosaurus, encyclopedia, holotype
from ai.search.knowledge import AnyKnowledge, AnyWorth, Knowledge, scores_now

MINDS: dict[str, AnyKnowledge] = {
    "draftosaurus": draftosaurus.KNOWLEDGE,
    "cubosaurs": cubosaurs.KNOWLEDGE,
    "holotype": holotype.KNOWLEDGE,
    "encyclopedia": encyclopedia.KNOWLEDGE,
}


def knowledge_of(game_id: str) -> AnyKnowledge:
    """What the search knows of that game; of an unknown one only the contract."""
    return MINDS.get(game_id) or Knowledge()


def worth_of(game_id: str) -> AnyWorth:
    """What knows the worth of that game's options, for bots that look one ply ahead and for the coach."""
    return knowledge_of(game_id).worth or scores_now
