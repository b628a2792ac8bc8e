"""What a choice in Draftosaurus is worth: the points it brings, and what it makes possible or spoils."""

from __future__ import annotations

from typing import Any

from ai.knowledge.draft_outlook import Outlook
from ai.knowledge.draft_pens import GAINS, side_effects
from game.core.rules import AnyRules
from game.core.values import Action
from game.draftosaurus.board import Board
from game.draftosaurus.model import BOX, KINDS, PICK, DraftAction, DraftState
from game.draftosaurus.rules import DraftRules


def value(rules: AnyRules, world: Any, action: Action) -> float:
    """The worth of an option to the seat to act: points now and to be expected."""
    assert isinstance(rules, DraftRules)
    assert isinstance(world, DraftState)
    assert isinstance(action, DraftAction)
    seat = rules.to_act(world)
    if action.kind == PICK:
        return gain(Outlook(rules, world, seat), action.species, action.place)
    if action.kind == BOX:
        return -_left_to_the_other(rules, world, seat, action.species)
    return float(rules.preview(world, action).total)


def gain(outlook: Outlook, species: int, place: int) -> float:
    """What a dinosaur in that place adds to its zoo, now and by what may follow."""
    pen = outlook.board.pens[outlook.board.pen_of[place]]
    return GAINS[pen.id](outlook, species, place) + side_effects(outlook, species, place)


def _left_to_the_other(rules: DraftRules, world: DraftState, seat: int, boxed: int) -> float:
    """What the opponent may make of the hand that is passed on without the boxed dinosaur (two players)."""
    hand = world.hands[seat * KINDS : seat * KINDS + KINDS]
    hand[world.picks[seat] % KINDS] -= 1
    hand[boxed] -= 1
    outlook = Outlook(rules, world, 1 - seat)
    best = [max((gain(outlook, s, p) for s in _held(hand) if outlook.accepts(s, p)), default=0.0)
            for p in range(outlook.board.width)]  # fmt: skip
    if world.roller == seat:
        return max(best)
    return sum(max(best[place] for place in places) for places in _by_face(outlook.board)) / 6.0


def _held(hand: list[int]) -> list[int]:
    return [species for species in range(KINDS) if hand[species]]


def _by_face(board: Board) -> list[tuple[int, ...]]:
    """The places that each face leaves open; those that go by what a zoo holds are taken as leaving all."""
    return [*board.allowed, board.unmarked[0], board.unmarked[0]]
