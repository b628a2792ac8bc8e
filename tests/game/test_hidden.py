"""What every game keeps secret: views, decisions, events and re-dealt worlds tell a seat nothing it cannot know."""

from __future__ import annotations

import random

from game.core.rules import AnyRules
from game.core.state import encode
from game.core.values import SPECTATOR, Action, Event, foretold
from tests.game.contract import Node, every_case, nodes, one_half, other_half, play_out, rules_of, seen
from tests.games.case import Case


def applied(rules: AnyRules, state: object, action: Action) -> tuple[object, list[Event]]:
    """A clone with the action carried out, and what happened."""
    clone = rules.clone(state)
    events: list[Event] = []
    rules.apply(clone, action, events)
    return clone, events


@every_case
def test_dealing_anew_depends_only_on_what_the_seat_knows(case: Case) -> None:
    """The exact leak test: a world and a world dealt anew from it give the same worlds by the same seed."""
    rules = rules_of(case)
    for node in nodes(rules, 51):
        for seat in range(case.seats):
            world = rules.determinize(node.state, seat, node.number)
            first = rules.determinize(node.state, seat, node.number + 1000)
            again = rules.determinize(world, seat, node.number + 1000)
            assert encode(first) == encode(again)


@one_half
def test_a_world_dealt_anew_looks_the_same_to_its_seat(case: Case) -> None:
    """The seat sees the same table; worlds by different seeds look exactly alike."""
    rules = rules_of(case)
    for node in nodes(rules, 53):
        for seat in range(case.seats):
            worlds = [rules.determinize(node.state, seat, seed) for seed in (1, 2)]
            assert rules.view(worlds[0], seat) == rules.view(worlds[1], seat)
            assert seen(rules.view(worlds[0], seat)) == seen(rules.view(node.state, seat))


@other_half
def test_the_seat_to_act_is_asked_the_same_in_every_world(case: Case) -> None:
    """The decision of the seat to act does not depend on what it cannot see."""
    rules = rules_of(case)
    for node in nodes(rules, 57):
        seat = rules.to_act(node.state)
        for seed in (3, 4):
            world = rules.determinize(node.state, seat, seed)
            assert rules.decision(world) == rules.decision(node.state)
            for action in node.options:
                assert rules.preview(world, action) == rules.preview(node.state, action)


@every_case
def test_an_action_brings_the_same_events_in_every_world(case: Case) -> None:
    """Up to the first news, the acting seat sees the same happen in the game and in its worlds."""
    rules = rules_of(case)
    compared = 0
    for node in nodes(rules, 59):
        seat = rules.to_act(node.state)
        here = foretold(applied(rules, node.state, node.action)[1], seat)
        world = rules.determinize(node.state, seat, 9)
        there = foretold(applied(rules, world, node.action)[1], seat)
        shared = min(len(here), len(there))
        assert here[:shared] == there[:shared]
        compared += shared
    assert compared > 0


def assert_alike_unless_told(rules: AnyRules, node: Node, other: Action) -> None:
    """Seats to whom two actions look alike see alike afterwards."""
    actor = rules.to_act(node.state)
    (left, left_events), (right, right_events) = (applied(rules, node.state, a) for a in (node.action, other))
    for seat in range(SPECTATOR, rules.seats):
        told = [event.redacted(seat) for event in left_events]
        if seat == actor or told != [event.redacted(seat) for event in right_events]:
            continue
        assert rules.view(left, seat) == rules.view(right, seat)
        if seat != SPECTATOR:
            assert encode(rules.determinize(left, seat, 5)) == encode(rules.determinize(right, seat, 5))
        if rules.to_act(left) == seat:
            assert rules.decision(left) == rules.decision(right)


@one_half
def test_what_events_do_not_tell_is_not_seen(case: Case) -> None:
    """Two actions whose events look alike to a seat leave it the same view, decision and worlds."""
    rules = rules_of(case)
    for node in nodes(rules, 61):
        for other in node.options[:: max(1, len(node.options) // 4)]:
            assert_alike_unless_told(rules, node, other)
    assert rules.outcome(node.state) is not None


@other_half
def test_worlds_dealt_anew_can_be_played_to_the_end(case: Case) -> None:
    """A world dealt anew keeps the invariants and can be played out."""
    rules = rules_of(case)
    dice = random.Random(67)
    due = 0
    for node in nodes(rules, 67):
        seat = dice.randrange(case.seats)
        world = rules.determinize(node.state, seat, dice.randrange(1000))
        rules.check(world)
        if node.number == due:
            due = node.number * 5 // 4 + 5
            play_out(rules, world, dice)
            assert rules.outcome(world) is not None


@other_half
def test_the_spectator_sees_no_more_than_anybody(case: Case) -> None:
    """What differs only in the eyes of nobody's seat does not reach the spectator."""
    rules = rules_of(case)
    for node in nodes(rules, 71):
        views = [rules.view(rules.determinize(node.state, seat, 8), SPECTATOR) for seat in range(case.seats)]
        for view in views:
            assert seen(view) == seen(rules.view(node.state, SPECTATOR))


@every_case
def test_redacted_events_keep_no_data_from_others(case: Case) -> None:
    """An event that a seat may not see comes without data; one that it may see comes whole."""
    rules = rules_of(case)
    for node in nodes(rules, 73):
        for event in applied(rules, node.state, node.action)[1]:
            for seat in range(SPECTATOR, case.seats):
                shown = event.redacted(seat)
                assert shown == event if event.seen_by(seat) else shown.data == ()
