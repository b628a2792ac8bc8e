"""The course of a game (Mise en place; À votre tour; Deuxième manche; Fin de la partie)."""

from __future__ import annotations

import pytest

from game.core.values import Event
from game.cubosaurs.course import lowest
from tests.game.contract import nodes
from tests.game.cubosaurs.table import EVERY_COUNT, KINDS, Table, cubo_rules

every_count = pytest.mark.parametrize("seats", EVERY_COUNT)


def test_les_55_cartes() -> None:
    """Seven of every type of dinosaur, six different eggs; the icon tells copies apart in the advanced game."""
    for options in KINDS[:2]:
        deck = cubo_rules(2, **options).deck
        assert len(deck.full) == 55
        counts = [sum(deck.type_of[kind] == type_ for kind in deck.full) for type_ in range(8)]
        assert counts == [7] * 7 + [6]
        assert [deck.copies[kind] for kind, card in enumerate(deck.kinds) if card.egg >= 0] == [1] * 6
    assert sum(deck.icon[kind] for kind in deck.full) == 7 + 6 * 2
    assert not any(cubo_rules(2).deck.icon)


@every_count
def test_quatre_cartes_de_depart(seats: int) -> None:
    """Ten cards a player, four of them open before everyone, one in the hand of the first player."""
    rules = cubo_rules(seats)
    state = rules.start(7)
    for seat in range(seats):
        assert sum(state.counts[seat * rules.size : (seat + 1) * rules.size]) == 4
    assert state.left == 6 * seats - 1
    assert len(state.pool) - state.left == 55 - 10 * seats
    assert rules.to_act(state) == state.starter


def test_the_first_player_is_random() -> None:
    """Over many games every seat begins about as often."""
    first = [cubo_rules(5).start(seed).starter for seed in range(1000)]
    assert all(140 < first.count(seat) < 260 for seat in range(5))


def test_the_first_card_is_random() -> None:
    """Over many games every card is drawn about as often as it is in the box."""
    rules = cubo_rules(2)
    drawn = [rules.start(seed).hand[0] for seed in range(5500)]
    for kind, copies in enumerate(rules.deck.copies):
        assert abs(drawn.count(kind) - 100 * copies) < 45 * copies**0.5


@every_count
@pytest.mark.parametrize(("number", "step"), [(0, 1), (1, -1), (2, 1)])
def test_direction(seats: int, number: int, step: int) -> None:
    """Clockwise in the first round, the other way in the second, turned again in a third."""
    table = Table(seats, rounds="3")
    table.state.round = number
    table.collection(0, "stegosaurus").hand(0, "trex")
    table.play("refuse stegosaurus")
    assert table.rules.to_act(table.state) == step % seats
    table.play("keep")
    assert table.rules.to_act(table.state) == 2 * step % seats


def test_a_passed_hand_replaces_the_draw() -> None:
    """Only a player without a hand draws."""
    table = Table(3).collection(0, "stegosaurus").collection(1, "pterodactyl").hand(0, "trex")
    left = table.state.left
    table.play("refuse stegosaurus", "refuse pterodactyl")
    assert table.state.left == left
    assert table.in_hand() == ["trex", "stegosaurus", "pterodactyl"]
    table.play("keep")
    assert table.state.left == left - 1


def test_refusing_needs_a_type_that_is_not_in_hand() -> None:
    """All eggs are one type; the two colours of velociraptors are two; copies that are alike are one option."""
    cards = ("egg:trex", "raptor_grey:3/1", "raptor_grey:2/1", "raptor_black:2/2", "raptor_black:2/2", "trex", "trex")
    table = Table(2).collection(0, *cards).hand(0, "egg:pterodactyl", "raptor_grey:3/1")
    assert table.options() == {"keep", "refuse raptor_black:2/2", "refuse trex"}
    table.hand(0, "raptor_black:3/2")
    assert table.options() == {
        "keep",
        "refuse trex",
        "refuse raptor_grey:2/1",
        "refuse raptor_grey:3/1",
        "refuse egg:trex",
    }


def test_forced_keep() -> None:
    """Without a card of another type keeping is the only option; so it is with no card at all."""
    table = Table(2).collection(0, "trex", "trex").hand(0, "trex")
    assert table.options() == {"keep"}
    assert Table(2).hand(0, "trex").options() == {"keep"}


def test_la_manche_prend_fin() -> None:
    """An empty deck ends the round only when somebody without a hand would have to draw."""
    table = Table(3).collection(0, "stegosaurus").collection(1, "pterodactyl").hand(0, "trex").deck()
    table.play("refuse stegosaurus")
    assert table.asked() == (1, "turn")
    table.play("refuse pterodactyl")
    assert table.asked() == (2, "turn")
    events = table.play("keep")
    kinds = [event.kind for event in events]
    assert kinds[:7] == ["kept", "kept", "kept", "scored", "scored", "scored", "round"]
    assert kinds[7:] == ["dealt"] * 12 + ["drew"]
    assert [event.number("points") for event in events if event.kind == "scored"] == [0, 0, 4 + 2 - 1]
    assert table.state.round == 1


@every_count
def test_how_many_rounds(seats: int) -> None:
    """Two, with two players three; the option says otherwise."""
    for choice, rounds in (("rulebook", 3 if seats == 2 else 2), ("2", 2), ("3", 3)):
        rules = cubo_rules(seats, rounds=choice)
        for node in nodes(rules, 4):
            last = node.state
        assert last.round + 1 == rounds == len(rules.view(last, 0).past)


LOW = [
    ((5, 3, 4), 0, 0, 1),
    ((3, 5, 3), 0, 0, 0),
    ((3, 5, 3), 1, 0, 2),
    ((3, 5, 3), 2, 0, 2),
    ((3, 3, 5), 2, 1, 1),
    ((3, 5, 3), 1, 1, 0),
    ((2, 2, 2), 1, 0, 1),
]


@pytest.mark.parametrize(("totals", "seat", "number", "starter"), LOW)
def test_c_est_le_joueur_qui_vient_de_marquer_le_moins(
    totals: tuple[int, ...], seat: int, number: int, starter: int
) -> None:
    """The lowest score of the round begins; of several the one whose turn would have come first."""
    table = Table(3, rounds="3")
    table.state.round = number
    assert lowest(table.rules, table.state, list(totals), seat) == starter


@every_count
def test_the_next_round_begins_with_the_lowest_score(seats: int) -> None:
    """In whole games: the starter has the fewest points of the round before, whatever the rounds before that."""
    rules = cubo_rules(seats, rounds="3")
    for seed in range(5):
        seen = 0
        for node in nodes(rules, seed):
            view = rules.view(node.state, 0)
            if view.round > seen:
                seen = view.round
                totals = [sum(lines) for lines in view.past[-1]]
                assert totals[view.starter] == min(totals)
                assert view.to_act == view.starter
                assert [sum(cards) for cards in view.collections] == [4] * seats


def test_every_round_is_dealt_from_all_cards() -> None:
    """Nothing stays of the round before."""
    rules = cubo_rules(5)
    states = [rules.clone(node.state) for node in nodes(rules, 9)]
    first = next(state for state in states if state.round == 1)
    assert len(first.pool) + sum(first.counts) + len(first.hand) == 55
    assert first.gone == []


def test_events_of_the_start() -> None:
    """The round, four cards a seat in playing order, the first draw."""
    rules = cubo_rules(3)
    events: list[Event] = []
    state = rules.start(2, events)
    order = [state.starter, (state.starter + 1) % 3, (state.starter + 2) % 3]
    assert [(event.kind, event.seat) for event in events] == [
        ("round", state.starter),
        *(("dealt", seat) for seat in order for _ in range(4)),
        ("drew", state.starter),
    ]
    assert (events[0].number("round"), events[0].number("direction")) == (1, 1)


@every_count
@pytest.mark.parametrize("options", KINDS, ids=str)
def test_random_games_of_every_kind_keep_the_invariants(seats: int, options: dict[str, str]) -> None:
    """Options that only count together are played together."""
    rules = cubo_rules(seats, **options)
    for seed in range(10):
        for node in nodes(rules, seed):
            rules.check(node.state)
            last = node.state
        rules.check(last)
        assert rules.outcome(last) is not None
