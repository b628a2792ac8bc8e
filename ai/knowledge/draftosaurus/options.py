"""What a choice in Draftosaurus is worth: the points it brings, and what it makes possible or spoils."""

from __future__ import annotations

from collections.abc import Sequence

from ai.knowledge.draftosaurus.outlook import Outlook
from ai.knowledge.draftosaurus.pens import GAINS, side_effects
from game.draftosaurus.board import Board
from game.draftosaurus.model import BOX, KINDS, PICK, ZOO, DraftAction, DraftState
from game.draftosaurus.rules import DraftRules
from game.draftosaurus.scoring import totals


def worth(rules: DraftRules, world: DraftState, options: Sequence[DraftAction]) -> list[float]:
    """What each option is worth to the seat to act: points now and to be expected."""
    seat = rules.to_act(world)
    outlook = Outlook(rules, world, seat)
    counted = outlook.turns == 0 and outlook.board.quarantine >= 0
    result: list[float] = []
    for option in options:
        if option.kind == PICK and counted:
            result.append(_at_last(rules, world, outlook, option.species, option.place))
        elif option.kind == PICK:
            result.append(gain(outlook, option.species, option.place))
        elif option.kind == BOX:
            result.append(-_left_to_the_other(rules, world, seat, option.species))
        else:
            result.append(float(rules.preview(world, option).total))
    return result


def _at_last(rules: DraftRules, world: DraftState, outlook: Outlook, species: int, place: int) -> float:
    """The points of the zoo with its last dinosaur in that place, the one in quarantine where it brings most then."""
    board, at = outlook.board, outlook.seat * ZOO
    placed = world.placed[:]
    placed[at + ZOO - 1] = place * KINDS + species
    waiting = [n for n in range(at, at + ZOO) if placed[n] // KINDS == board.quarantine]
    best = totals(board, placed, rules.seats, rules.trex_bonus)[outlook.seat]
    for n in waiting:
        held = placed[n] % KINDS
        for way in range(board.width):
            if way not in (place, board.quarantine) and outlook.accepts(held, way):
                placed[n] = way * KINDS + held
                best = max(best, totals(board, placed, rules.seats, rules.trex_bonus)[outlook.seat])
    return float(best)


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
