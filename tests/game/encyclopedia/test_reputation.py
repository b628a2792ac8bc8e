"""The reputation track: goods and cards on its way, and where cards come from when a display is empty."""

from __future__ import annotations

import pytest

from tests.game.encyclopedia.table import Table


@pytest.mark.parametrize(("start", "good", "amount"), [(2, "tokens", 1), (8, "coins", 3), (14, "seals", 1)])
def test_piste_de_reputation_goods(start: int, good: str, amount: int) -> None:
    """Passing a step gives its bonus at once, in anybody's turn."""
    table = Table()
    table.give(1, reputation=start)
    table.dice(1, reputation="red 4")
    table.play("take seat2.reputation")
    assert table.has(good, 1) == amount
    assert table.has("reputation", 1) == (start + 2) % 16


def test_piste_de_reputation_starts_again() -> None:
    """After the last step the next point leads back to the start."""
    table = Table()
    table.give(1, reputation=15)
    table.dice(1, reputation="red 4")
    table.play("take seat2.reputation")
    assert table.has("reputation", 1) == 1


@pytest.mark.parametrize(("start", "kind"), [(5, "expert"), (11, "animal")])
def test_piste_de_reputation_cards_wait_in_anothers_turn(start: int, kind: str) -> None:
    """The owner of a die chooses a card at the end of the other's turn."""
    table = Table()
    table.give(1, reputation=start)
    table.show(animals="bison_bison panthera_leo", experts="rogerio_luz lotte_paulsen")
    table.dice(1, reputation="red 4", nothing="red 1")
    table.play("take seat2.reputation")
    assert table.asked == "action"
    table.play("bank")
    assert (table.asked, table.rules.to_act(table.state)) == (kind, 1)
    table.play(table.options()[1])
    assert (table.asked, table.rules.to_act(table.state)) == ("take_die", 1)


@pytest.mark.parametrize("kind", ["expert", "animal"])
def test_an_empty_display_gives_the_top_of_the_deck(kind: str) -> None:
    """A bonus card from an empty display comes from the deck, and that is news to all."""
    table = Table()
    table.give(reputation=5 if kind == "expert" else 11)
    table.study("bison_bison")
    table.hold("red 3")
    state = table.state
    top = (state.expert_deck if kind == "expert" else state.animal_deck)[-1]
    events = table.play("expedition america")
    assert top not in (state.expert_deck if kind == "expert" else state.animal_deck)
    took = next(event for event in events if event.kind == f"took_{kind}")
    assert (took["from"], took.news) == ("deck", -1)


def test_a_deck_is_made_anew_from_its_discards() -> None:
    """When a deck is empty, its discard pile is shuffled."""
    table = Table()
    table.give(reputation=11)
    table.study("bison_bison")
    table.state.animal_discard, table.state.animal_deck = [7], []
    table.hold("red 3")
    table.play("expedition america")
    assert 7 in table.state.study[0]
