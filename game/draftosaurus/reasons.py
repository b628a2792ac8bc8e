"""Why a dinosaur may not go somewhere: one code for each rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.core.rules import codes
from game.core.values import Action
from game.draftosaurus.board import Board
from game.draftosaurus.choices import ANSWERED_BY
from game.draftosaurus.model import BOX, FACES, KINDS, MOVE, PICK, PYRAMID_NEIGHBOURS, ZOO, DraftAction, DraftState

if TYPE_CHECKING:
    from game.draftosaurus.rules import DraftRules

_HOLDS: Final = {"same": "same_only", "different": "different_only", "alternating": "alternating"}

REASONS: Final = codes(
    ANSWERED_BY, "other_board", "not_in_hand", "already_placed", "must_leave", "pen_full", "same_only",
    "different_only", "alternating", "slot_taken", "pyramid_row", "pyramid_neighbour",
    *(f"die_{face}" for face in FACES),
)  # fmt: skip
"""Every code that a refusal can give."""


def forbidden_by(rules: DraftRules, state: DraftState, seat: int, action: Action) -> str:
    """The code of the rule that forbids an action of the kind that is asked."""
    assert isinstance(action, DraftAction)
    board = rules.board(state)
    if action.kind != BOX and action not in (board.picks if action.kind == PICK else board.moves):
        return "other_board"
    if action.kind != MOVE and not state.hands[seat * KINDS + action.species]:
        return "not_in_hand"
    if action.kind == BOX:
        return "already_placed"
    species = rules.quarantined(state, seat) if action.kind == MOVE else action.species
    if action.kind == MOVE and action.place == board.quarantine:
        return "must_leave"
    if not state.open[seat * board.width + action.place] >> species & 1:
        return _pen_refusal(board, state, seat, action.place, species)
    return f"die_{FACES[state.die]}"


def _pen_refusal(board: Board, state: DraftState, seat: int, place: int, species: int) -> str:
    """Why a pen does not accept a species."""
    pen = board.pens[board.pen_of[place]]
    size = state.size[seat * board.width + place]
    if pen.holds == "pyramid":
        return _pyramid_refusal(board, state, seat, place, species) if not size else "slot_taken"
    if size >= pen.slots:
        return "pen_full"
    return _HOLDS[pen.holds]


def _pyramid_refusal(board: Board, state: DraftState, seat: int, place: int, species: int) -> str:
    """Why an empty slot of the pyramid does not accept a species."""
    slot = place - board.pyramid
    base = seat * board.width + board.pyramid
    below = range(3) if slot in (3, 4) else range(5) if slot == 5 else range(0)
    if not all(state.size[base + other] for other in below):
        return "pyramid_row"
    around = {(board.pyramid + other) * KINDS + species for other in PYRAMID_NEIGHBOURS[slot]}
    zoo = state.placed[seat * ZOO : seat * ZOO + ZOO]
    return "pyramid_neighbour" if around & set(zoo) else "slot_taken"
