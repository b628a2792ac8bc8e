"""The only list of what the search knows, by game."""

from __future__ import annotations

from ai.knowledge import cubosaurs_search, draftosaurus_search, encyclopedia_search, holotype_search
from ai.search.knowledge import Knowledge, Worth, scores_now

GAMES: dict[str, Knowledge] = {
    "draftosaurus": draftosaurus_search.KNOWLEDGE,
    "cubosaurs": cubosaurs_search.KNOWLEDGE,
    "holotype": holotype_search.KNOWLEDGE,
    "encyclopedia": encyclopedia_search.KNOWLEDGE,
}


def knowledge_of(game_id: str) -> Knowledge:
    """What the search knows of that game; of an unknown one only the contract."""
    return GAMES.get(game_id) or Knowledge()


def worth_of(game_id: str) -> Worth:
    """What knows the worth of that game's options, for bots that look one ply ahead and for the coach."""
    return knowledge_of(game_id).worth or scores_now
