"""What a seat may see of a game of Draftosaurus."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.draftosaurus.hidden import knows_hand
from game.draftosaurus.model import FACES, KINDS, ZOO, DraftState

if TYPE_CHECKING:
    from game.draftosaurus.rules import DraftRules


@dataclass(frozen=True)
class DraftView:
    """The table as one seat sees it; hands that it never held are None, only their sizes are public."""

    seat: int
    board: str
    part: int
    round: int
    turn: int
    roller: int
    die: str
    zoos: tuple[tuple[int, ...], ...]
    past: tuple[tuple[int, ...], ...]
    hands: tuple[tuple[int, ...] | None, ...]
    hand_sizes: tuple[int, ...]
    picked: tuple[bool, ...]
    own_pick: int
    own_box: int
    box: tuple[int, ...]
    to_act: int
    asked: str


def view_for(rules: DraftRules, state: DraftState, seat: int) -> DraftView:
    """The view of a seat; the spectator sees no hand at all."""
    hands = [tuple(state.hands[at : at + KINDS]) for at in range(0, rules.seats * KINDS, KINDS)]
    owed = {frame.seat for frame in state.stack}
    return DraftView(
        seat=seat,
        board=rules.board(state).name,
        part=state.part,
        round=state.round,
        turn=state.turn,
        roller=state.roller,
        die=FACES[state.die],
        zoos=_split(state.placed, rules.seats),
        past=_split(state.past, rules.seats if state.past else 0),
        hands=tuple(
            hand if knows_hand(rules.seats, state.turn, seat, other) else None for other, hand in enumerate(hands)
        ),
        hand_sizes=tuple(sum(hand) for hand in hands),
        picked=tuple(bool(state.stack) and other not in owed for other in range(rules.seats)),
        own_pick=state.picks[seat] if seat >= 0 else -1,
        own_box=state.boxed[seat] if seat >= 0 else -1,
        box=tuple(state.box),
        to_act=rules.to_act(state),
        asked=rules.prompt(state) if state.stack else "",
    )


def open_view(rules: DraftRules, state: DraftState, seat: int) -> DraftView:
    """The view of a seat to whom every hand is shown."""
    hands = [tuple(state.hands[at : at + KINDS]) for at in range(0, rules.seats * KINDS, KINDS)]
    return replace(view_for(rules, state, seat), hands=tuple(hands))


def _split(placed: list[int], seats: int) -> tuple[tuple[int, ...], ...]:
    """The dinosaurs of every zoo, in the order in which they came."""
    return tuple(tuple(code for code in placed[seat * ZOO : seat * ZOO + ZOO] if code >= 0) for seat in range(seats))
