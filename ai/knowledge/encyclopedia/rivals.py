"""What an Automa of Encyclopedia is worth beside players: its score, and what it still gains by its turns left."""

from __future__ import annotations

from ai.knowledge.encyclopedia.automas import GAINS
from ai.knowledge.encyclopedia.worth import turns_left
from game.encyclopedia.box import Box
from game.encyclopedia.model import EncycState
from game.encyclopedia.result import score_of


def seen_of(seats: int, turns: int, score: float, animals: int) -> list[float]:
    """What the model looks at: a gain for each turn left, more by their number, the score so far, animals and seats."""
    return [turns * value for value in (1.0, float(turns), score / 100.0, float(animals), seats - 2.0)]


def automa_worth(box: Box, state: EncycState, seat: int) -> float:
    """What an Automa is worth beside what players may expect: about as far as it will be behind or ahead at the end.

    Judged by its score so far it seemed as good as beaten until late in the game, whatever was played.
    """
    score = float(score_of(box, state, seat).total)
    seen = seen_of(box.seats, turns_left(box, state, seat), score, len(state.study[seat]))
    weights = GAINS[f"{box.behaviour[seat]}/{box.scoring[seat]}"]
    return score + sum(weight * value for weight, value in zip(weights, seen, strict=True))
