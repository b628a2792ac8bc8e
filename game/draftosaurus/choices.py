"""What a seat is asked in a game of Draftosaurus: the options of every question, and what its answer does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from game.core.beats import end_beat
from game.core.values import Action, Event, but, only
from game.draftosaurus.board import BOXES
from game.draftosaurus.model import BOX, BOX_FRAMES, KINDS, MOVE, PICK, ZOO, DraftAction, DraftState

if TYPE_CHECKING:
    from game.draftosaurus.rules import DraftRules

Ask = Callable[["DraftRules", DraftState, int], list[Action]]
Respond = Callable[["DraftRules", DraftState, int, DraftAction, "list[Event] | None"], None]


def pick_options(rules: DraftRules, state: DraftState, seat: int) -> list[Action]:
    """Every dinosaur in hand into every place that accepts it and that the die leaves open."""
    board = rules.boards[state.part]
    mask = 0
    at = seat * KINDS
    for kind in range(KINDS):
        if state.hands[at + kind]:
            mask |= 1 << kind
    base = seat * board.width
    opened = state.open
    options: list[Action] = []
    for place in board.places_for(state, seat):
        fitting = opened[base + place] & mask
        if fitting:
            options += board.choices[place][fitting]
    return options


def box_options(_rules: DraftRules, state: DraftState, seat: int) -> list[Action]:
    """Every dinosaur in hand but the one that was picked (two players)."""
    taken = state.picks[seat] % KINDS
    hand = state.hands[seat * KINDS : seat * KINDS + KINDS]
    return [BOXES[kind] for kind, count in enumerate(hand) if count > (kind == taken)]


def move_options(rules: DraftRules, state: DraftState, seat: int) -> list[Action]:
    """The places that would accept the dinosaur in quarantine; the die does not bind here."""
    board = rules.boards[state.part]
    species = board.quarantined(state, seat)
    base = seat * board.width
    return [
        board.moves[place]
        for place in range(board.width)
        if place != board.quarantine and state.open[base + place] >> species & 1
    ]


def pick(rules: DraftRules, state: DraftState, seat: int, action: DraftAction, events: list[Event] | None) -> None:
    """Seal a pick; with two players a dinosaur goes back into the box as well."""
    state.picks[seat] = action.place * KINDS + action.species
    if rules.duel:
        state.stack.append(BOX_FRAMES[seat])
    if events is not None:
        data = (("species", action.species), ("place", rules.boards[state.part].places[action.place]))
        events.append(Event("picked", seat, data, only(seat), 0))


def box(_rules: DraftRules, state: DraftState, seat: int, action: DraftAction, events: list[Event] | None) -> None:
    """Seal what goes back into the box."""
    state.boxed[seat] = action.species
    if events is not None:
        events.append(Event("chose_box", seat, (("species", action.species),), only(seat), 0))


def move(rules: DraftRules, state: DraftState, seat: int, action: DraftAction, events: list[Event] | None) -> None:
    """Move the dinosaur out of quarantine."""
    board = rules.boards[state.part]
    zoo = [code for code in state.placed[seat * ZOO : seat * ZOO + ZOO] if code >= 0]
    old = next(code for code in zoo if code // KINDS == board.quarantine)
    zoo.remove(old)
    board.refill(state, seat, [*zoo, action.place * KINDS + old % KINDS])
    if events is not None:
        data = (("species", old % KINDS), ("place", board.places[action.place]))
        events.append(Event("moved", seat, data, news=but(seat)))
        end_beat(state, events)


ASKS: Final[dict[str, Ask]] = {PICK: pick_options, BOX: box_options, MOVE: move_options}
"""The options of every question."""

ANSWERS: Final[dict[str, Respond]] = {PICK: pick, BOX: box, MOVE: move}
"""What an answer to every question brings about."""

ANSWERED_BY: Final[dict[str, tuple[str, ...]]] = {PICK: (PICK,), BOX: (BOX,), MOVE: (MOVE,)}
"""The kinds of actions that answer each question."""
