"""Specimen Lab: every action with every worker, both milestones, decks that run out, and who knows what."""

from __future__ import annotations

import pytest

from tests.game.holotype.table import Table, kinds

HAND = ("allosaurus", "stegosaurus", "tawa")


@pytest.mark.parametrize(("worker", "drawn"), [("paleontologist", 3), ("grad_student", 3), ("field_assistant", 2)])
def test_draw_and_discard_specimen_cards(worker: str, drawn: int) -> None:
    """Three cards or two, then one of all cards in hand is discarded."""
    table = Table(2)
    table.published(0, "coelophysis", "dryosaurus", "anzu")
    table.hand(0, *HAND)
    table.play(f"{worker}>lab", "lab draw")
    assert table.state.hands[0].bit_count() == 3 + drawn
    assert len(table.texts()) == 3 + drawn
    assert table.refusal("done") == "must_discard"
    events = table.play("discard tawa")
    assert table.state.discard == [table.card("tawa")]
    assert events[0]["card"] == "tawa"
    assert table.asked() == ("turn", 1)


@pytest.mark.parametrize("worker", ["paleontologist", "field_assistant"])
def test_draw_top_card_from_discard_pile(worker: str) -> None:
    """The top card comes into the hand, and everyone knows it is there."""
    table = Table(3)
    table.pile("tawa", "anzu")
    table.play(f"{worker}>lab", "lab take")
    assert table.state.hands[0] == 1 << table.card("anzu")
    assert table.rules.view(table.state, 2).mats[0].hand == ("anzu",)
    for seed in range(20):
        assert table.rules.determinize(table.state, 1, seed).hands[0] == 1 << table.card("anzu")
    assert [table.rules.box.cards.ids[card] for card in table.state.discard] == ["tawa"]


@pytest.mark.parametrize(("worker", "most"), [("paleontologist", 2), ("field_assistant", 1)])
def test_discard_specimen_cards(worker: str, most: int) -> None:
    """A Field Assistant discards one card, the others one or two, in the order of their choice."""
    table = Table(2)
    table.hand(0, *HAND)
    table.play(f"{worker}>lab", "lab discard", "discard stegosaurus")
    if most == 2:
        assert table.texts()[-1] == "done"
        table.play("discard allosaurus")
    assert [table.box.cards.ids[card] for card in table.state.discard] == ["stegosaurus", "allosaurus"][:most]
    assert table.asked() == ("turn", 1)


def test_one_discard_may_be_enough() -> None:
    """The second discard is free; with no card left it is not asked for."""
    table = Table(2)
    table.hand(0, *HAND)
    table.play("paleontologist>lab", "lab discard", "discard tawa", "done")
    assert table.state.hands[0].bit_count() == 2
    table = Table(2)
    table.hand(0, "tawa")
    table.play("paleontologist>lab", "lab discard", "discard tawa")
    assert table.asked() == ("turn", 1)


@pytest.mark.parametrize(("more", "discards"), [(0, 1), (1, 1), (0, 2), (1, 2)])
def test_grad_student_with_the_lab_milestone(more: int, discards: int) -> None:
    """Draw 3 or 4, discard 1 or 2: all four permutations of the rulebook."""
    table = Table(2)
    table.published(0, "coelophysis", "dryosaurus", "anzu")
    table.hand(0, *HAND)
    table.tiles(0, "lab")
    table.play("grad_student>lab", "lab draw_more" if more else "lab draw", "discard tawa")
    assert table.texts()[-1] == "done"
    table.play("discard allosaurus" if discards == 2 else "done")
    assert table.state.hands[0].bit_count() == 3 + 3 + more - discards
    assert table.asked() == ("turn", 1)


def test_without_the_milestone_there_is_no_further_card() -> None:
    """And the milestone does not lengthen the action of discarding alone."""
    table = Table(2)
    table.hand(0, *HAND)
    table.play("paleontologist>lab")
    assert table.refusal("lab draw_more") == "no_milestone"
    assert table.refusal("lab take") == "pile_empty"
    table.tiles(0, "lab")
    table.play("lab discard", "discard tawa", "discard allosaurus")
    assert table.asked() == ("turn", 1)


def test_the_discard_milestone_searches_the_whole_pile() -> None:
    """The owner picks any card of the pile; everyone sees which."""
    table = Table(2)
    table.pile("tawa", "anzu", "allosaurus")
    table.tiles(0, "discard")
    table.play("field_assistant>lab", "lab take")
    assert table.texts() == ["take allosaurus", "take anzu", "take tawa"]
    assert table.refusal("take stegosaurus") == "not_in_pile"
    events = table.play("take tawa")
    assert events[0].seen_by(1)
    assert table.state.known[0] == 1 << table.card("tawa")


def test_the_only_card_of_the_pile_needs_no_search() -> None:
    """With the discard milestone too: it is taken at once, and the preview says so."""
    for tiles in ((), ("discard",)):
        table = Table(2)
        table.pile("tawa")
        table.tiles(0, *tiles)
        table.play("paleontologist>lab")
        assert table.preview("lab take").points("unpublished") == -3
        table.play("lab take")
        assert table.asked() == ("turn", 1)
        assert table.score().points("unpublished") == -3


def test_an_empty_deck_is_rebuilt_from_its_discard_pile() -> None:
    """In the middle of a draw: the first card is the last of the old deck, the others come from the pile."""
    table = Table(2)
    table.deck("tawa")
    table.pile("anzu", "allosaurus", "stegosaurus")
    events = table.play("paleontologist>lab", "lab draw")
    assert "reshuffled" in kinds(events)
    assert table.state.hands[0] >> table.card("tawa") & 1
    assert len(table.state.deck) == 1
    assert table.state.discard == []
    table.rules.check(table.state)


def test_after_a_rebuild_everyone_knows_what_the_deck_was_made_of() -> None:
    """New cards come from the old pile and old hidden cards do not: worlds dealt anew keep them apart."""
    table = Table(2)
    table.hand(0, "triceratops", "ankylosaurus")
    table.deck()
    old = table.state.hands[1]
    table.pile("anzu", "allosaurus", "stegosaurus", "tawa", "dryosaurus")
    table.play("paleontologist>lab", "lab draw", "discard ankylosaurus")
    pile = {"anzu", "allosaurus", "stegosaurus", "tawa", "dryosaurus"}
    for seed in range(50):
        world = table.rules.determinize(table.state, 1, seed)
        names = {table.box.cards.ids[card] for card in range(60) if world.hands[0] >> card & 1}
        assert names - pile == {"triceratops"}
        assert len(names & pile) == 3
        assert world.hands[1] == old & ~sum(1 << table.card(name) for name in pile)


def test_a_seat_draws_what_there_is() -> None:
    """Two cards in deck and pile together are drawn where three would be."""
    table = Table(2)
    table.deck("tawa")
    table.pile("anzu")
    table.play("paleontologist>lab", "lab draw")
    assert table.state.hands[0].bit_count() == 2
    table = Table(2)
    table.deck()
    assert "paleontologist>lab" not in table.texts()
    assert table.refusal("paleontologist>lab") == "lab_empty"


@pytest.mark.parametrize(("worker", "drawn"), [("paleontologist", 3), ("field_assistant", 2)])
@pytest.mark.parametrize("more", [0, 1])
def test_a_further_card_is_offered_only_where_there_is_one(worker: str, drawn: int, more: int) -> None:
    """The milestone needs more cards in deck and pile together than the worker draws anyway."""
    table = Table(2)
    table.deck("tawa")
    table.pile(*("anzu", "archelon", "allosaurus")[: drawn - 1 + more])
    table.tiles(0, "lab")
    table.play(f"{worker}>lab")
    assert table.refusal("lab draw_more") == ("" if more else "no_cards")


def test_drawn_cards_are_seen_by_their_owner_alone() -> None:
    """Others learn how many were drawn."""
    table = Table(3)
    events = table.play("paleontologist>lab", "lab draw")
    drawn = [event for event in events if event.kind == "received"]
    assert len(drawn) == 3
    assert all(event.seen_by(0) and not event.seen_by(1) and not event.seen_by(-1) for event in drawn)
    assert next(event for event in events if event.kind == "drew").number("count") == 3
