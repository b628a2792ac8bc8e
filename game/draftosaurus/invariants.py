"""What must hold at every moment of a game of Draftosaurus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.invariants import require, require_lengths, require_ranges, require_seats
from game.draftosaurus.board import Board
from game.draftosaurus.model import BOX, FACES, KINDS, MOVE, PICK, ZOO, DraftState

if TYPE_CHECKING:
    from game.draftosaurus.rules import DraftRules


def check(rules: DraftRules, state: DraftState) -> None:
    """Raise StateProblem at the first thing that cannot be."""
    _shapes(rules, state)
    _pieces(rules, state)
    _zoos(rules, state)
    _hands(rules, state)
    _owed(rules, state)


def _shapes(rules: DraftRules, state: DraftState) -> None:
    """Lists have their lengths and numbers their ranges."""
    require_ranges(state, (("part", 0, len(rules.boards)),))
    board = rules.board(state)
    lengths = {
        "bag": KINDS, "box": KINDS, "hands": rules.seats * KINDS, "picks": rules.seats, "boxed": rules.seats,
        "placed": rules.seats * ZOO, "open": rules.seats * board.width, "size": rules.seats * board.width,
        "filled": rules.seats, "trex": rules.seats, "past": rules.seats * ZOO if state.part else 0,
    }  # fmt: skip
    require_lengths(state, lengths)
    ranges = (
        ("roller", 0, rules.seats),
        ("die", 0, len(FACES)),
        ("round", 0, rules.plan.rounds),
        ("turn", 0, rules.plan.turns + 1),
    )
    require_ranges(state, ranges)
    require(all(n >= 0 for n in state.bag + state.box + state.hands), "a count is negative")
    require(all(-1 <= code < board.width * KINDS for code in state.placed + state.picks), "there is no such place")
    require(all(-1 <= kind < KINDS for kind in state.boxed), "there is no such species")
    require(all(0 <= code < rules.boards[0].width * KINDS for code in state.past), "there is no such place")


def _pieces(rules: DraftRules, state: DraftState) -> None:
    """Every dinosaur of the bag is in exactly one place."""
    for kind in range(KINDS):
        zoo = sum(code >= 0 and code % KINDS == kind for code in state.placed)
        hands = sum(state.hands[kind::KINDS])
        total = state.bag[kind] + state.box[kind] + zoo + hands
        require(total == rules.each, f"{total} dinosaurs of species {kind} instead of {rules.each}")


def _zoos(rules: DraftRules, state: DraftState) -> None:
    """Every zoo was filled by the rules, and what it accepts is what its dinosaurs leave open."""
    fresh = _filled_anew(rules, rules.board(state), state.placed, _turns_played(rules, state))
    for name in ("open", "size", "filled", "trex"):
        require(getattr(state, name) == getattr(fresh, name), f"{name} does not fit the zoos")
    if state.part:
        _filled_anew(rules, rules.boards[0], state.past, ZOO)
        for kind in range(KINDS):
            total = sum(code % KINDS == kind for code in state.past)
            require(total <= rules.each, f"{total} dinosaurs of species {kind} on the first side")


def _turns_played(rules: DraftRules, state: DraftState) -> int:
    return state.round * rules.plan.turns + state.turn


def _filled_anew(rules: DraftRules, board: Board, placed: list[int], count: int) -> DraftState:
    """Zoos filled with these dinosaurs one after the other, each accepted by its place."""
    fresh = DraftState()
    board.clear(fresh, rules.seats)
    for seat in range(rules.seats):
        zoo = placed[seat * ZOO : seat * ZOO + ZOO]
        require(zoo == [code for code in zoo if code >= 0] + [-1] * zoo.count(-1), "a zoo has a gap")
        require(ZOO - zoo.count(-1) == count, f"seat {seat} has not {count} dinosaurs")
        for number, code in enumerate(zoo[:count]):
            accepted = fresh.open[seat * board.width + code // KINDS] >> code % KINDS & 1
            require(bool(accepted), f"{board.places[code // KINDS]} does not accept what it holds")
            board.place(fresh, seat, code, number)
    return fresh


def _hands(rules: DraftRules, state: DraftState) -> None:
    """Hands shrink turn by turn, and with two players the box grows as the zoos do."""
    size = rules.plan.draw - state.turn * (2 if rules.duel else 1)
    for seat in range(rules.seats):
        held = sum(state.hands[seat * KINDS : seat * KINDS + KINDS])
        require(held == size, f"the hand of seat {seat} holds {held} instead of {size}")
    boxed = _turns_played(rules, state) * rules.seats if rules.duel else 0
    require(sum(state.box) == boxed, f"the box does not hold {boxed}")


def _owed(rules: DraftRules, state: DraftState) -> None:
    """What is owed fits the moment and the picks that are sealed."""
    kinds = {frame.kind for frame in state.stack}
    seats = [frame.seat for frame in state.stack]
    require_seats(state, rules.seats)
    require(len(set(seats)) == len(seats), "a seat is owed twice")
    require(not any(frame.args for frame in state.stack), "the stack holds more than is owed")
    if state.turn == rules.plan.turns:
        require(kinds <= {MOVE} and _is_last_round(rules, state), "the stack holds what cannot be owed at the end")
        for seat in range(rules.seats):
            require((rules.quarantined(state, seat) >= 0) == (seat in seats), "a quarantine is amiss")
            require(state.picks[seat] == state.boxed[seat] == -1, "a pick is amiss")
        return
    require(bool(kinds) and kinds <= ({PICK, BOX} if rules.duel else {PICK}), "the stack holds what cannot be owed")
    for seat in range(rules.seats):
        _sealed(rules, state, seat, [frame.kind for frame in state.stack if frame.seat == seat])


def _is_last_round(rules: DraftRules, state: DraftState) -> bool:
    return state.round + 1 == rules.plan.rounds and state.part + 1 == len(rules.boards)


def _sealed(rules: DraftRules, state: DraftState, seat: int, owed: list[str]) -> None:
    """A seat's sealed pick was allowed, and lies in hand together with what goes back into the box."""
    code, boxed = state.picks[seat], state.boxed[seat]
    require((code >= 0) == (owed != [PICK]), "a pick is amiss")
    require((boxed >= 0) == (rules.duel and not owed), "a boxed dinosaur is amiss")
    if code < 0:
        return
    board = rules.board(state)
    place, kind = code // KINDS, code % KINDS
    fits = state.open[seat * board.width + place] >> kind & 1 and place in board.places_for(state, seat)
    require(bool(fits), "a sealed pick is not allowed")
    hand = state.hands[seat * KINDS : seat * KINDS + KINDS]
    require(hand[kind] > (boxed == kind), "a sealed pick is not in hand")
    require(boxed < 0 or hand[boxed] > (boxed == kind), "a boxed dinosaur is not in hand")
