"""Hands pass hidden (sans les révéler): who knows which hand, followed with real hands that go round a table."""

from __future__ import annotations

import random

import pytest

from game.core.values import SPECTATOR, Event
from game.draftosaurus.model import KINDS, DraftAction, DraftState
from game.draftosaurus.view import DraftView
from tests.game.contract import nodes
from tests.game.draftosaurus.table import Table, draft_rules

every_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])


class Physical:
    """Real hands on a real table: which hand lies where, what is in it, and who has ever held it this round."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.hands: list[list[int]] = []
        self.at: list[int] = []
        self.held_by: list[set[int]] = []
        self.out: list[list[int]] = []

    def deal(self, state: DraftState) -> None:
        """Everyone takes up a new hand."""
        self.hands = [
            [kind for kind in range(KINDS) for _ in range(state.hands[seat * KINDS + kind])]
            for seat in range(self.seats)
        ]
        self.at = list(range(self.seats))
        self.held_by = [{seat} for seat in range(self.seats)]
        self.out = [[] for _ in range(self.seats)]

    def take(self, seat: int, species: int) -> None:
        """A seat lays a dinosaur out of its hand, still face down."""
        self.out[self.at[seat]].append(species)

    def pass_on(self) -> None:
        """What was laid out leaves the hands, and the hands go to the next seats."""
        for number, gone in enumerate(self.out):
            for species in gone:
                self.hands[number].remove(species)
            self.out[number] = []
        self.at = [self.at[(seat - 1) % self.seats] for seat in range(self.seats)]
        for seat, number in enumerate(self.at):
            self.held_by[number].add(seat)

    def known(self, seat: int) -> list[tuple[int, ...] | None]:
        """For every seat its hand as that seat knows it, None if it never held it."""
        return [
            tuple(self.hands[number].count(kind) for kind in range(KINDS)) if seat in self.held_by[number] else None
            for number in self.at
        ]


def follow(seats: int, side: str, seed: int) -> int:
    """Compare every view of a random game with the real hands; how many hands were unknown on the way."""
    rules = draft_rules(seats, board=side)
    table = Physical(seats)
    unknown = 0
    spot = (-1, -1, -1)
    for node in nodes(rules, seed):
        state = node.state
        if not isinstance(node.action, DraftAction) or node.action.kind == "move":
            continue
        now = (state.part, state.round, state.turn)
        if now[:2] != spot[:2]:
            table.deal(state)
        elif now != spot:
            table.pass_on()
        spot = now
        for seat in range(seats):
            known = table.known(seat)
            assert list(rules.view(state, seat).hands) == known
            unknown += known.count(None)
        table.take(rules.to_act(state), node.action.species)
    return unknown


@every_count
@pytest.mark.parametrize("side", ["summer", "both"])
def test_a_seat_knows_the_hands_it_has_held(seats: int, side: str) -> None:
    """A view shows exactly the hands that the seat has held this round, with what is still in them."""
    assert sum(follow(seats, side, seed) for seed in range(5)) > 0


@every_count
def test_how_many_hands_a_seat_knows(seats: int) -> None:
    """One hand at the first turn, one more at every turn, in the end all of them."""
    rules = draft_rules(seats)
    for node in nodes(rules, 6):
        for seat in range(seats):
            view = rules.view(node.state, seat)
            known = [hand for hand in view.hands if hand is not None]
            assert len(known) == min(seats, node.state.turn + 1)
            assert view.hands[seat] is not None


@every_count
def test_the_spectator_knows_no_hand(seats: int) -> None:
    """Only the sizes of the hands are public."""
    rules = draft_rules(seats)
    for node in nodes(rules, 7):
        view = rules.view(node.state, SPECTATOR)
        assert set(view.hands) == {None}
        assert view.own_pick == view.own_box == -1
        assert sum(view.hand_sizes) == sum(node.state.hands)


def outlook(table: Table, seat: int) -> tuple[DraftView, list[list[int]]]:
    """What a seat sees, and the worlds it would be dealt."""
    worlds = [table.rules.determinize(table.state, seat, seed) for seed in range(3)]
    return table.rules.view(table.state, seat), [world.hands + world.bag + world.picks for world in worlds]


def test_sealed_picks_do_not_reach_later_seats() -> None:
    """Whatever earlier seats have sealed, a later seat's view, decision and worlds are the same."""
    found = []
    for first in ("t>love", "s>king", "p>river"):
        for second in ("o>love", "b>island", "o>river"):
            table = Table(4)
            for seat, letters in enumerate(("tspcob", "tspcob", "tttsss", "cccooo")):
                table.hand(seat, letters)
            table.ask("pick", 0, 1, 2, 3)
            table.die("no_trex", roller=3)
            table.play(first, second)
            found.append((outlook(table, 2), outlook(table, 3), table.rules.decision(table.state)))
    assert all(one == found[0] for one in found)
    assert found[0][0][0].picked == (True, True, False, False)


def test_a_seat_sees_its_own_sealed_pick() -> None:
    """The own pick shows in the own view alone."""
    table = Table(3)
    table.hand(0, "t")
    table.ask("pick", 0, 1, 2)
    table.die("forest", roller=0)
    table.play("t>king")
    king = table.rules.board(table.state).places.index("king")
    assert table.rules.view(table.state, 0).own_pick == king * KINDS
    assert [table.rules.view(table.state, seat).own_pick for seat in (1, 2, SPECTATOR)] == [-1, -1, -1]


def test_events_show_a_hand_to_its_holder_alone() -> None:
    """New and passed hands, and sealed picks, are told to one seat."""
    rules = draft_rules(3)
    state = rules.start(5)
    seen = set()
    dice = random.Random(1)
    while options := rules.options(state):
        events: list[Event] = []
        rules.apply(state, dice.choice(options), events)
        for event in events:
            if event.kind in ("picked", "drew", "received"):
                seen.add(event.kind)
                assert [other for other in range(-1, 3) if event.redacted(other).data] == [event.seat]
    assert seen == {"picked", "drew", "received"}


def test_dealing_anew_keeps_what_the_seat_knows() -> None:
    """Known hands stay, unknown hands keep their size, and other worlds really differ."""
    rules = draft_rules(5)
    differ = 0
    for node in nodes(rules, 8):
        for seat in range(5):
            world = rules.determinize(node.state, seat, node.number)
            view = rules.view(node.state, seat)
            assert rules.view(world, seat).hands == view.hands
            assert rules.view(world, seat).hand_sizes == view.hand_sizes
            differ += world.hands != node.state.hands
    assert differ > 50
