"""The course of a game (Mise en place; Déroulement d'une partie; Manche 1 and 2) for three to five players."""

from __future__ import annotations

import pytest

from game.core.values import Event
from game.draftosaurus.model import KINDS, DraftState
from game.draftosaurus.rules import DraftRules
from tests.game.contract import nodes
from tests.game.draftosaurus.table import Table, draft_rules

three_to_five = pytest.mark.parametrize("seats", [3, 4, 5])


def hand(state: DraftState, seat: int) -> list[int]:
    """How many of each species a seat holds."""
    return state.hands[seat * KINDS : seat * KINDS + KINDS]


def first_of_turns(rules: DraftRules, seed: int) -> list[DraftState]:
    """The state at the beginning of every turn of a random game."""
    return [rules.clone(node.state) for node in nodes(rules, seed) if len(node.state.stack) == rules.seats]


@pytest.mark.parametrize(("seats", "total"), [(2, 48), (3, 36), (4, 48), (5, 60)])
def test_combien_de_dinosaures(seats: int, total: int) -> None:
    """The bag holds as many of each species as the table says."""
    rules = draft_rules(seats)
    state = rules.start(3)
    pieces = [state.bag[kind] + sum(state.hands[kind::KINDS]) for kind in range(KINDS)]
    assert pieces == [total // KINDS] * KINDS
    assert sum(state.bag) == total - 6 * seats


@three_to_five
def test_deux_manches_de_six_tours(seats: int) -> None:
    """Two rounds of six turns; six dinosaurs in hand at the start of each, one less every turn."""
    turns = first_of_turns(draft_rules(seats), 5)
    assert [(state.round, state.turn) for state in turns] == [(r, t) for r in range(2) for t in range(6)]
    for state in turns:
        assert [sum(hand(state, seat)) for seat in range(seats)] == [6 - state.turn] * seats


@three_to_five
def test_twelve_dinosaurs_in_every_zoo_at_the_end(seats: int) -> None:
    """After the second round every zoo holds twelve, the hands and the bag are empty."""
    rules = draft_rules(seats)
    for node in nodes(rules, 6):
        last = node.state
    assert -1 not in last.placed
    assert len(last.placed) == 12 * seats
    assert sum(last.hands) == sum(last.bag) == sum(last.box) == 0


@three_to_five
def test_hands_and_die_pass_to_the_left(seats: int) -> None:
    """What a seat keeps in hand goes to the next seat, and so does the die."""
    rules = draft_rules(seats)
    state = rules.start(9)
    before, roller = rules.clone(state), state.roller
    for seat in range(seats):
        action = rules.options(state)[0]
        before.hands[seat * KINDS + getattr(action, "species", -1)] -= 1
        rules.apply(state, action)
    assert [hand(state, (seat + 1) % seats) for seat in range(seats)] == [hand(before, seat) for seat in range(seats)]
    assert state.roller == (roller + 1) % seats


@three_to_five
def test_the_die_goes_round_the_table(seats: int) -> None:
    """Every turn the next seat rolls, also from one round to the next."""
    turns = first_of_turns(draft_rules(seats), 10)
    first = turns[0].roller
    assert [state.roller for state in turns] == [(first + number) % seats for number in range(12)]


def test_the_first_holder_of_the_die_is_random() -> None:
    """Over many games every seat begins about as often."""
    rules = draft_rules(5)
    first = [rules.start(seed).roller for seed in range(1000)]
    assert all(140 < first.count(seat) < 260 for seat in range(5))


def test_picks_stay_sealed_until_all_are_in() -> None:
    """Nothing is placed before the last seat has picked; then everything is placed at once."""
    table = Table(3)
    for seat in range(3):
        table.hand(seat, "ts")
    table.ask("pick", 0, 1, 2)
    table.die("plain", roller=2)
    assert {event.kind for event in table.play("s>love", "t>river")} == {"picked"}
    assert table.state.placed == [-1] * 36
    events = table.play("t>king")
    placed = [(event.seat, event["place"]) for event in events if event.kind == "placed"]
    assert placed == [(0, "love"), (1, "river"), (2, "king")]
    assert [table.score(seat).total for seat in range(3)] == [0, 1, 8]


def test_a_seat_is_asked_by_its_own_zoo_and_hand() -> None:
    """Two seats may place different dinosaurs into the same pen of their own zoos."""
    table = Table(3)
    table.zoo(0, sameness="s")
    table.hand(0, "sp")
    table.hand(1, "pc")
    table.ask("pick", 0, 1, 2)
    table.die("forest", roller=0)
    texts = {action.text for action in table.rules.options(table.state)}
    assert "stegosaurus>sameness" in texts
    assert "parasaurolophus>sameness" not in texts
    table.play("s>sameness")
    texts = {action.text for action in table.rules.options(table.state)}
    assert texts == {
        f"{name}>{place}"
        for name in ("parasaurolophus", "triceratops")
        for place in ("sameness", "trio", "king", "river")
    }


def test_the_second_round_draws_from_what_is_left() -> None:
    """With three to five players the two rounds together use the whole bag."""
    for seats in (3, 4, 5):
        turns = first_of_turns(draft_rules(seats), 12)
        assert sum(turns[0].bag) == 6 * seats
        assert sum(turns[6].bag) == 0


def test_events_tell_the_course_of_a_turn() -> None:
    """After the last pick: picked, placements, the passing, new hands, the roll, in this order."""
    rules = draft_rules(3)
    state = rules.start(2)
    events: list[Event] = []
    for _ in range(3):
        events.clear()
        rules.apply(state, rules.options(state)[0], events)
    kinds = [event.kind for event in events]
    assert kinds == ["picked", "placed", "placed", "placed", "passed", "received", "received", "received", "rolled"]
    assert events[-1].seat == state.roller
    assert [event.number("trex") for event in events if event.kind == "received"] == state.hands[::KINDS]
