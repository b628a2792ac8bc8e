"""Hidden hands, followed with real cards: who has seen which card, in views, events and worlds dealt anew."""

from __future__ import annotations

import pytest

from game.core.state import encode
from game.core.values import SPECTATOR, Event
from game.cubosaurs.model import PUBLIC, CuboAction
from game.cubosaurs.rules import CuboRules
from tests.game.contract import nodes
from tests.game.cubosaurs.table import EVERY_COUNT, KINDS, Table, cubo_rules

every_count = pytest.mark.parametrize("seats", EVERY_COUNT)
every_kind = pytest.mark.parametrize("options", KINDS[:2], ids=str)


class Onlookers:
    """What the people at a table have seen of the hand: they watch what is done openly and what they hold."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.cards: list[int] = []
        self.seen: list[set[int]] = []
        self.everyone = {SPECTATOR, *range(seats)}

    def watch(self, event: Event) -> None:
        """Follow one thing that happened, told whole."""
        if event.kind == "drew":
            self.cards.append(event.number("card"))
            self.seen.append({event.seat})
        elif event.kind == "refused":
            for who in self.seen:
                who.add(event.number("to"))
            if event.number("card") >= 0:
                self.cards.append(event.number("card"))
                self.seen.append(set(self.everyone))
        elif event.kind == "kept":
            self.cards, self.seen = [], []

    def known(self, seat: int) -> tuple[int | None, ...]:
        """The hand as a seat knows it."""
        return tuple(card if seat in who else None for card, who in zip(self.cards, self.seen, strict=True))


def follow(rules: CuboRules, seed: int) -> int:
    """Compare every view of a random game with what was seen; how many cards were unknown on the way."""
    people = Onlookers(rules.seats)
    opening: list[Event] = []
    rules.start(seed, opening)
    for event in opening:
        people.watch(event)
    unknown = 0
    for node in nodes(rules, seed):
        for seat in range(SPECTATOR, rules.seats):
            known = people.known(seat)
            assert rules.view(node.state, seat).hand == known
            unknown += known.count(None)
        events: list[Event] = []
        rules.apply(rules.clone(node.state), node.action, events)
        for event in events:
            people.watch(event)
    return unknown


@every_count
@every_kind
def test_a_seat_knows_the_cards_it_has_held(seats: int, options: dict[str, str]) -> None:
    """A view shows exactly what the seat has held or seen to come from a collection."""
    assert sum(follow(cubo_rules(seats, **options), seed) for seed in range(5)) > 0


@every_count
@every_kind
def test_events_tell_a_card_to_those_who_have_seen_it(seats: int, options: dict[str, str]) -> None:
    """A drawn card to its drawer, a received one to the holders so far; everything else is public."""
    rules = cubo_rules(seats, **options)
    told = {"drew": 0, "received": 0}
    for node in nodes(rules, 12):
        events: list[Event] = []
        holders = {seat for seat in range(seats) if rules.view(node.state, seat).hand[:1] not in ((), (None,))}
        rules.apply(rules.clone(node.state), node.action, events)
        for event in events:
            readers = {seat for seat in range(SPECTATOR, seats) if event.redacted(seat).data}
            if event.kind == "drew":
                assert readers == {event.seat}
            elif event.kind == "received" and len(node.state.hand) == 1:
                assert readers == holders | {event.seat}
            elif event.kind not in ("received", "ended"):
                assert readers == set(range(SPECTATOR, seats))
            told[event.kind] = told.get(event.kind, 0) + 1
    assert told["drew"] > 10
    assert told["received"] > 10


@every_count
@every_kind
def test_dealing_anew_keeps_what_the_seat_knows(seats: int, options: dict[str, str]) -> None:
    """Known cards stay, unknown ones really differ between worlds, and the decks of worlds lie in no order."""
    rules = cubo_rules(seats, **options)
    differ = 0
    for node in nodes(rules, 8):
        for seat in range(seats):
            world = rules.determinize(node.state, seat, node.number)
            assert rules.view(world, seat) == rules.view(node.state, seat)
            assert world.pool == sorted(world.pool)
            assert sorted(world.pool + world.hand) == sorted(node.state.pool + node.state.hand)
            differ += world.hand != node.state.hand
    assert differ > 5


def unseen_cards(table: Table, seat: int, place: int = 0) -> dict[str, int]:
    """How often each type lies at a place of the hand in many worlds of a seat."""
    found: dict[str, int] = {}
    for seed in range(1500):
        world = table.rules.determinize(table.state, seat, seed)
        name = table.rules.deck.kinds[world.hand[place]].name
        found[name] = found.get(name, 0) + 1
    return found


def test_a_refused_hand_does_not_hold_the_type_that_was_added() -> None:
    """Whoever added a T-Rex and a Stegosaurus has neither been dealt: worlds know that, and nothing else."""
    table = Table(4).collection(0, "trex").collection(1, "stegosaurus").hand(0, "pterodactyl")
    table.play("refuse trex", "refuse stegosaurus")
    found = unseen_cards(table, 3)
    assert not {"trex", "stegosaurus"} & set(found)
    expected = 1500 / (55 - 14)
    assert abs(found["pterodactyl"] - 7 * expected) < 60
    assert abs(found["egg:trex"] - expected) < 30


def bought_forbidden(*collection: str) -> Table:
    """Seat 0 has bought the tile of the forbidden type with these cards and a T-Rex in hand."""
    table = Table(4, advanced="yes").collection(0, *collection).tokens(3, 0, 0, 0)
    table.market("forbidden", "types", "eggs", "draw", "free")
    table.hand(0, "trex").play("buy forbidden")
    return table


def test_who_buys_the_forbidden_type_holds_one() -> None:
    """Its buyer had a type of the hand, while the card is being chosen and after it was added."""
    table = bought_forbidden("trex", "trex:dna")
    assert set(unseen_cards(table, 3)) == {"trex", "trex:dna"}
    table.play("refuse trex")
    assert set(unseen_cards(table, 3)) == {"trex", "trex:dna"}
    assert set(unseen_cards(table, 1)) == {"trex"}


@pytest.mark.parametrize("added", ["trex", "stegosaurus"])
def test_what_is_added_by_the_forbidden_type_proves_no_more(added: str) -> None:
    """The hand may have held any type of the buyer, whichever was added: both additions tell the others the same."""
    table = bought_forbidden("trex", "stegosaurus")
    either = {"trex", "trex:dna", "stegosaurus", "stegosaurus:dna"}
    assert set(unseen_cards(table, 3)) == either
    table.play(f"refuse {added}")
    assert set(unseen_cards(table, 3)) == either
    table.collection(0).collection(1, "egg:trex")
    table.play("refuse egg:trex")
    assert set(unseen_cards(table, 3)) == either, "it is remembered whatever the buyer holds later"
    assert table.rules.view(table.state, 3).added == (False, True, True)
    table.rules.check(table.state)


@pytest.mark.parametrize("added", ["trex", "stegosaurus"])
def test_an_addition_by_the_forbidden_type_leaks_nothing(added: str) -> None:
    """Dealing a dealt world anew gives the same world: nothing of the truth is left in it."""
    table = bought_forbidden("trex", "stegosaurus")
    table.play(f"refuse {added}")
    for first in range(20):
        world = table.rules.determinize(table.state, 3, first)
        table.rules.check(world)
        again = table.rules.determinize(world, 3, 7)
        assert encode(again) == encode(table.rules.determinize(table.state, 3, 7))


def test_two_unseen_cards() -> None:
    """A drawn card and one drawn by the tile are both unknown to the others, and neither is of the added type."""
    table = Table(3, advanced="yes").collection(0, "trex").market("draw").tokens(4, 0, 0).hand(0, "egg:trex")
    table.play("buy draw")
    assert not table.in_hand()[1].startswith("trex"), "the seed of the table draws another type"
    table.play("refuse trex")
    for place in (0, 1):
        assert not {"trex", "trex:dna"} & set(unseen_cards(table, 2, place))
    world = table.rules.determinize(table.state, 2, 5)
    table.rules.view(world, 2)
    assert table.rules.view(table.state, 1).hand == tuple(table.state.hand)
    assert table.rules.view(table.state, 2).hand[:2] == (None, None)


def test_the_spectator_sees_what_came_from_collections() -> None:
    """Even when everyone at the table has held the hand."""
    table = Table(2).collection(0, "trex").collection(1, "stegosaurus").hand(0, "pterodactyl")
    table.play("refuse trex", "refuse stegosaurus")
    assert table.rules.view(table.state, SPECTATOR).hand == (None, *table.kinds("trex", "stegosaurus"))
    assert table.rules.view(table.state, 0).added == (False, True, True)
    assert table.state.seen == [0b11, PUBLIC, PUBLIC]


def test_a_kept_hand_is_open() -> None:
    """What was hidden lies before everyone."""
    table = Table(3).collection(0, "trex").hand(0, "egg:trex")
    table.play("refuse trex")
    assert table.rules.view(table.state, 2).hand[0] is None
    table.play("keep")
    egg = table.kinds("egg:trex")[0]
    assert table.rules.view(table.state, 2).collections[1][egg] == 1


def test_destroyed_cards_are_not_dealt_again() -> None:
    """Everyone has seen them go."""
    table = Table(3, advanced="yes").collection(0, "egg:trex").market("destroy").tokens(4, 0, 0).hand(0, "trex")
    table.play("buy destroy", "destroy egg:trex", "keep")
    for seed in range(50):
        world = table.rules.determinize(table.state, 2, seed)
        assert table.kinds("egg:trex")[0] not in world.pool + world.hand


def test_actions_are_plain_choices() -> None:
    """Every option of a random game is an action of this game."""
    for node in nodes(cubo_rules(4, advanced="yes"), 1):
        assert all(isinstance(action, CuboAction) for action in node.options)
