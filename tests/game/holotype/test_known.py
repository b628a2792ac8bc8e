"""Who knows what: worlds dealt anew against a notebook of what lay open and with which deck cards came."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from game.core.values import Event
from game.holotype.model import HoloState, bits
from tests.game.holotype.table import Table, holo_rules


class Notebook:
    """Notes of which cards every deck was made, and with which deck a hidden card left."""

    def __init__(self, cards: list[str]) -> None:
        self.decks = [set(cards)]
        self.left = len(cards)
        self.pile: list[str] = []
        self.came_with: dict[str, int] = {}

    def note(self, events: list[Event]) -> None:
        """Write down what happened to Specimens; an empty deck is made anew of the open pile."""
        for event in events:
            if event.kind == "received":
                if not self.left:
                    self.decks.append(set(self.pile))
                    self.left, self.pile = len(self.pile), []
                self.left -= 1
                self.came_with[str(event["card"])] = len(self.decks) - 1
            elif event.kind == "took":
                self.pile.remove(str(event["card"]))
            elif event.kind == "discarded":
                self.pile.append(str(event["card"]))

    def deck_of(self, card: str) -> int:
        """The last deck that a card was in: with it the card left if it is hidden in a hand."""
        return max(number for number, deck in enumerate(self.decks) if card in deck)


def hidden_in(ids: list[str], state: HoloState, seat: int) -> set[str]:
    """The cards of a hand that only its owner has seen."""
    return {ids[card] for card in bits(state.hands[seat] & ~state.known[seat])}


@pytest.mark.parametrize(("seats", "track"), [(2, "usual"), (3, "two"), (4, "two"), (5, "two")])
def test_worlds_keep_what_a_seat_can_know_of_hands(seats: int, track: str) -> None:
    """Hidden cards come with the right decks, and never from what the seat sees elsewhere."""
    rules = holo_rules(seats, track=track)
    ids, dice, events = rules.box.cards.ids, random.Random(seats), list[Event]()
    state, book = rules.start(seats, events), Notebook(rules.box.cards.ids)
    book.note(events)
    while (decision := rules.decision(state)) is not None:
        viewer = dice.randrange(-1, seats)
        world = rules.determinize(state, viewer, dice.randrange(1 << 30))
        view = rules.view(state, viewer)
        open_ = {paper.card for mat in view.mats for paper in mat.papers} | set(view.discard)
        for seat in range(seats):
            true, dealt = hidden_in(ids, state, seat), hidden_in(ids, world, seat)
            assert state.known[seat] == world.known[seat]
            assert Counter(map(book.came_with.__getitem__, true)) == Counter(map(book.deck_of, dealt))
            assert seat != viewer or true == dealt
            assert not dealt & (open_ | {card for mat in view.mats if mat is not view.mats[seat] for card in mat.hand})
        eager = [act for act in decision.options if act.text.startswith(("publish", "lab draw", "contribute"))]
        events = []
        rules.apply(state, dice.choice(eager or decision.options), events)
        book.note(events)
    assert len(book.decks) > 1


def test_a_card_from_the_open_pile_is_forgotten_only_with_a_new_deck() -> None:
    """Known in the hand, open in the pile again, and hidden once it comes out of a new deck."""
    table = Table(2)
    table.pile("anzu")
    table.play("paleontologist>lab", "lab take", "paleontologist>library", "retrieve")
    assert table.rules.view(table.state, 1).mats[0].hand == ("anzu",)
    table.turn(0)
    table.play("paleontologist>lab", "lab discard", "discard anzu")
    assert table.rules.view(table.state, 1).mats[0].hand == ()
    table.deck()
    table.pile("tawa", "archelon", "allosaurus")
    table.turn(0)
    table.play("retrieve")
    table.turn(0)
    table.play("paleontologist>lab", "lab draw")
    assert table.rules.view(table.state, 1).mats[0].hand == ()
    hands = {table.rules.determinize(table.state, 1, seed).hands[0] for seed in range(40)}
    assert len(hands) == 4


def test_own_secrets_stay_and_those_of_others_vary() -> None:
    """Traces and both Personal Objectives, the returned one too."""
    table = Table(3)
    table.traces(0, "eggs", "amber")
    table.traces(1, "tracks")
    for seed in range(30):
        world = table.rules.determinize(table.state, 0, seed)
        assert world.trace_hands[0] == table.state.trace_hands[0]
        assert world.personals[:2] == table.state.personals[:2]
        assert world.trace_hands[1].bit_count() == 1
    worlds = [table.rules.determinize(table.state, 0, seed) for seed in range(40)]
    assert len({world.trace_hands[1] for world in worlds}) == 10
    assert len({world.personals[2] for world in worlds}) > 8
    assert len({world.personals[3] for world in worlds}) > 8
