"""Version deux joueurs: four rounds of three turns, one dinosaur placed and one put back, hands swapped."""

from __future__ import annotations

import itertools

import pytest

from game.core.values import IllegalAction
from game.draftosaurus.model import KINDS
from tests.game.contract import nodes
from tests.game.draftosaurus.table import Table, draft_rules


def test_quatre_manches_de_trois_tours() -> None:
    """Four rounds of three turns; six in hand at the start, two less every turn."""
    rules = draft_rules(2)
    seen = []
    for node in nodes(rules, 5):
        state = node.state
        if [frame.kind for frame in state.stack] == ["pick", "pick"]:
            seen.append((state.round, state.turn))
            assert [sum(state.hands[:KINDS]), sum(state.hands[KINDS:])] == [6 - 2 * state.turn] * 2
    assert seen == [(number, turn) for number in range(4) for turn in range(3)]


def test_fin_de_partie() -> None:
    """After four rounds both zoos hold twelve and the other 24 dinosaurs are back in the box."""
    rules = draft_rules(2)
    for node in nodes(rules, 6):
        last = node.state
    assert len(last.placed) == 24
    assert -1 not in last.placed
    assert sum(last.box) == 24
    assert sum(last.bag) == sum(last.hands) == 0


def duel() -> Table:
    """Both seats hold a T. rex and two Stegosaurus; seat 1 has rolled plain."""
    table = Table(2)
    table.hand(0, "tss")
    table.hand(1, "tsp")
    table.ask("pick", 0, 1)
    table.die("plain", roller=1)
    return table


def test_a_pick_is_followed_by_the_choice_of_what_goes_back() -> None:
    """Each seat first picks, then chooses what it puts back, before the other is asked."""
    table = duel()
    asked = []
    for text in ("s>love", "t", "p>king", "s"):
        asked.append((table.rules.to_act(table.state), table.rules.prompt(table.state)))
        table.play(text)
    assert asked == [(0, "pick"), (0, "box"), (1, "pick"), (1, "box")]


def test_what_was_picked_cannot_be_put_back() -> None:
    """The same species goes back only if another one of it is in hand."""
    table = duel()
    table.play("s>love")
    assert [action.text for action in table.rules.options(table.state)] == ["box trex", "box stegosaurus"]
    table = duel()
    table.play("t>love")
    assert [action.text for action in table.rules.options(table.state)] == ["box stegosaurus"]
    assert table.rules.refusal(table.state, table.action("t")) == "already_placed"


def test_hands_are_swapped_and_the_die_alternates() -> None:
    """After a turn each seat holds what the other one kept, and the other seat rolls."""
    table = duel()
    events = table.play("s>love", "s", "p>king", "s")
    assert table.state.hands == [1, 0, 0, 0, 0, 0] * 2
    assert table.state.roller == 0
    assert table.state.box[1] == 2
    boxed = [(event.seat, event["species"]) for event in events if event.kind == "boxed"]
    assert boxed == [(0, 1), (1, 1)]


def test_hands_are_swapped_not_kept() -> None:
    """What one keeps is what the other gets."""
    table = duel()
    table.play("s>love", "s", "s>king", "t")
    assert table.state.hands == [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0]


def test_the_constraint_binds_only_who_has_not_rolled() -> None:
    """Seat 1 rolled: seat 0 must stay on the plain, seat 1 may go anywhere."""
    table = duel()
    for text, refused in (("s>king", True), ("s>river", False)):
        assert bool(table.rules.refusal(table.state, table.action(text))) == refused
    table.play("s>love", "s")
    assert table.rules.refusal(table.state, table.action("s>king")) == ""


def test_the_die_alternates_through_all_rounds() -> None:
    """Every turn the other seat rolls, also across rounds."""
    rules = draft_rules(2)
    rollers = [node.state.roller for node in nodes(rules, 8) if len(node.state.stack) == 2]
    picks = rollers[::2]
    assert len(picks) == 12
    assert all(one != other for one, other in itertools.pairwise(picks))


def test_what_is_put_back_stays_sealed_until_both_have_chosen() -> None:
    """Neither the pick nor the dinosaur put back shows before the other seat has answered."""
    views = []
    for pick, back in (("s>love", "t"), ("s>island", "s"), ("t>river", "s")):
        table = duel()
        table.play(pick, back)
        views.append((table.rules.view(table.state, 1), table.rules.decision(table.state)))
        assert table.state.box == [0] * KINDS
    assert views[0] == views[1] == views[2]


def test_the_lookout_of_two_looks_at_the_other_zoo() -> None:
    """With two players the right-hand neighbour is the other one."""
    table = Table(2, board="winter")
    table.zoo(0, lookout="s", river="s")
    table.zoo(1, river="sss", lookout="s")
    assert table.points("lookout", 0) == 8
    assert table.points("lookout", 1) == 4


def test_nothing_is_put_back_with_three_players() -> None:
    """The choice of what goes back belongs to the game of two."""
    rules = draft_rules(3)
    assert {rules.prompt(node.state) for node in nodes(rules, 9)} == {"pick"}
    state = rules.start(1)
    with pytest.raises(IllegalAction, match="asked_pick"):
        rules.apply(state, rules.parse("box trex"))
