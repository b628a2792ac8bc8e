"""What the coach points out of a choice in Draftosaurus: what the hand that goes on still holds, and who gets it."""

from __future__ import annotations

from collections.abc import Sequence

from game.draftosaurus.model import BOX, PICK, DraftAction
from game.draftosaurus.view import DraftView
from ui.boards.draftosaurus.words import species
from ui.text import Text


def remark(text: Text, view: DraftView, action: DraftAction, names: Sequence[str]) -> str:
    """A sentence about a choice, '' where there is nothing to say."""
    if action.kind == BOX:
        return text("draftosaurus.remark.boxed")
    hand = view.hands[view.to_act]
    if action.kind != PICK or hand is None or sum(hand) < 2 or len(names) < 2:
        return ""
    after, left = names[(view.to_act + 1) % len(names)], hand[action.species] - 1
    if not left:
        return text("draftosaurus.remark.only", name=after, species=species(text, action.species, "the"))
    return text("draftosaurus.remark.left", name=after, species=species(text, action.species), n=left)
