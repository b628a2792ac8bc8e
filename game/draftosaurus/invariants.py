"""What must hold at every moment of a game of Draftosaurus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.state import StateProblem
from game.draftosaurus.model import BOX, FACES, KINDS, MOVE, PICK, ZOO, DraftState

if TYPE_CHECKING:
    from game.draftosaurus.rules import DraftRules


def check(rules: DraftRules, state: DraftState) -> None:
    """Raise StateProblem at the first thing that cannot be."""
    _shapes(rules, state)
    _pieces(rules, state)
    _zoos(rules, state)
    _owed(rules, state)


def _require(holds: bool, text: str) -> None:
    if not holds:
        raise StateProblem(text)


def _shapes(rules: DraftRules, state: DraftState) -> None:
    """Lists have their lengths and numbers their ranges."""
    board = rules.board(state)
    lengths = {
        "bag": KINDS, "box": KINDS, "hands": rules.seats * KINDS, "picks": rules.seats, "boxed": rules.seats,
        "placed": rules.seats * ZOO, "open": rules.seats * board.width, "size": rules.seats * board.width,
        "filled": rules.seats, "trex": rules.seats, "past": rules.seats * ZOO if state.part else 0,
    }  # fmt: skip
    for name, length in lengths.items():
        _require(len(getattr(state, name)) == length, f"{name} has not the length {length}")
    ranges = (
        ("roller", rules.seats),
        ("die", len(FACES)),
        ("round", rules.plan.rounds),
        ("turn", rules.plan.turns + 1),
    )
    for name, bound in ranges:
        _require(0 <= getattr(state, name) < bound, f"{name} is out of range")
    _require(all(n >= 0 for n in state.bag + state.box + state.hands), "a count is negative")
    _require(all(-1 <= code < board.width * KINDS for code in state.placed + state.picks), "there is no such place")
    _require(all(-1 <= kind < KINDS for kind in state.boxed), "there is no such species")
    _require(all(0 <= code < rules.boards[0].width * KINDS for code in state.past), "there is no such place")


def _pieces(rules: DraftRules, state: DraftState) -> None:
    """Every dinosaur of the bag is in exactly one place."""
    for kind in range(KINDS):
        zoo = sum(code >= 0 and code % KINDS == kind for code in state.placed)
        hands = sum(state.hands[kind::KINDS])
        total = state.bag[kind] + state.box[kind] + zoo + hands
        _require(total == rules.each, f"{total} dinosaurs of species {kind} instead of {rules.each}")


def _zoos(rules: DraftRules, state: DraftState) -> None:
    """Every zoo was filled by the rules, and what it accepts is what its dinosaurs leave open."""
    board = rules.board(state)
    fresh = DraftState()
    board.clear(fresh, rules.seats)
    count = state.round * rules.plan.turns + state.turn
    for seat in range(rules.seats):
        zoo = state.placed[seat * ZOO : seat * ZOO + ZOO]
        _require(zoo == [code for code in zoo if code >= 0] + [-1] * zoo.count(-1), "a zoo has a gap")
        _require(ZOO - zoo.count(-1) == count, f"seat {seat} has not {count} dinosaurs")
        for number, code in enumerate(zoo[:count]):
            accepted = fresh.open[seat * board.width + code // KINDS] >> code % KINDS & 1
            _require(bool(accepted), f"{board.places[code // KINDS]} does not accept what it holds")
            board.place(fresh, seat, code, number)
    for name in ("open", "size", "filled", "trex"):
        _require(getattr(state, name) == getattr(fresh, name), f"{name} does not fit the zoos")


def _owed(rules: DraftRules, state: DraftState) -> None:
    """What is owed fits the picks that are sealed."""
    kinds = {frame.kind for frame in state.stack}
    seats = [frame.seat for frame in state.stack]
    _require(kinds <= {PICK, BOX} or kinds == {MOVE}, "the stack mixes what cannot be owed together")
    _require(all(0 <= seat < rules.seats for seat in seats), "the stack names a seat that is not there")
    _require(len(set(seats)) == len(seats), "a seat is owed twice")
    for seat in range(rules.seats):
        picked = state.picks[seat] >= 0
        frames = [frame.kind for frame in state.stack if frame.seat == seat]
        _require(picked == (kinds <= {PICK, BOX} and bool(kinds) and frames != [PICK]), "a pick is amiss")
        _require((state.boxed[seat] >= 0) == (rules.duel and picked and not frames), "a boxed dinosaur is amiss")
        held = state.hands[seat * KINDS : seat * KINDS + KINDS]
        for kind in (state.picks[seat] % KINDS,) if picked else ():
            _require(held[kind] > (state.boxed[seat] == kind), "a sealed pick is not in hand")
    for frame in state.stack:
        if frame.kind == MOVE:
            _require(rules.quarantined(state, frame.seat) >= 0, "nothing is in quarantine")
