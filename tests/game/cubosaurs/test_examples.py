"""The worked examples of the rulebook, each under its heading."""

from __future__ import annotations

from game.core.values import Event
from tests.game.cubosaurs.table import Table

FABIEN = ("brontosaurus", "brontosaurus", "brontosaurus", "pentaceratops", "egg:pentaceratops")
RAPTORS = ("raptor_black:2/2", "raptor_grey:3/1", "raptor_grey:3/1")


def test_mise_en_place() -> None:
    """With four players 40 cards are kept, 16 of them begin the collections."""
    rules = Table(4).rules
    state = rules.start(1)
    assert rules.deck_size == 40
    assert sum(state.counts) == 16
    assert len(state.hand) + state.left == 24
    assert len(state.pool) - state.left == 15


def test_exemple_de_jeu() -> None:
    """Fabien passes his T-Rex with a card of another type; Kristiaan keeps both; Gaëtan draws."""
    table = Table(3).collection(0, "trex", "stegosaurus", "pterodactyl", "raptor_black:2/2")
    table.hand(0, "trex")
    assert table.options() == {"keep", "refuse stegosaurus", "refuse pterodactyl", "refuse raptor_black:2/2"}
    left = table.state.left
    table.play("refuse pterodactyl")
    assert table.asked() == (1, "turn")
    assert table.in_hand() == ["trex", "pterodactyl"]
    assert table.state.left == left
    table.collection(1, "trex", "pterodactyl", "stegosaurus")
    assert table.options() == {"keep", "refuse stegosaurus"}
    events = table.play("keep")
    assert [(event.kind, event.seat) for event in events] == [("kept", 1), ("kept", 1), ("drew", 2)]
    assert sorted(table.held(1)) == ["pterodactyl", "pterodactyl", "stegosaurus", "trex", "trex"]
    assert table.held(0) == ["trex", "stegosaurus", "raptor_black:2/2"]
    assert table.asked() == (2, "turn")
    assert len(table.state.hand) == 1


def test_score_des_dinosaures() -> None:
    """Exactly one T-Rex is worth 4; four or more lose 5."""
    for count, points in enumerate((0, 4, 1, -2, -5, -5, -5, -5)):
        table = Table(2).collection(0, *["trex"] * count).hand(1, "egg:trex")
        assert table.score().points("trex") == points


def test_score_des_velociraptors() -> None:
    """A pair brings 2 + 3; the black one alone loses 2."""
    pair = Table(2).collection(0, "raptor_black:2/2", "raptor_grey:3/1").hand(1, "trex")
    assert pair.score().points("raptors") == 5
    assert Table(2).collection(0, "raptor_black:2/2").hand(1, "trex").score().points("raptors") == -2


def test_score_des_cartes_oeuf() -> None:
    """The egg of the Stegosaurus gains 4 with the most of them, also in a tie, and loses 3 otherwise."""
    for own, others, points in ((2, 1, 4), (2, 2, 4), (1, 2, -3), (0, 1, -3)):
        table = Table(2).collection(0, "egg:stegosaurus", *["stegosaurus"] * own)
        table.collection(1, *["stegosaurus"] * others).hand(1, "trex")
        assert table.score().points("eggs") == points


def test_exemple_de_decompte_de_fin_de_manche() -> None:
    """Fabien's collection: 5 - 3 - 3 + 4 = 3."""
    table = Table(3).collection(0, *FABIEN, *RAPTORS).collection(1, "pentaceratops", "pentaceratops").hand(2, "trex")
    score = table.score()
    labels = ("brontosaurus", "pentaceratops", "eggs", "raptors", "trex")
    assert [score.points(label) for label in labels] == [5, -3, -3, 4, 0]
    assert score.total == 3


def test_exemple_de_decompte_with_a_tie() -> None:
    """With two Pentaceratops of his own Fabien's egg would have gained 3."""
    table = Table(3).collection(0, *FABIEN, "pentaceratops").collection(1, "pentaceratops", "pentaceratops")
    assert table.hand(2, "trex").score().points("eggs") == 3


def test_exemple_de_mise_en_place_additionnelle() -> None:
    """Players plus one tiles lie open; the supply holds what the first cards have not paid of 40 tokens."""
    for seats, tiles in ((2, 3), (3, 4), (4, 5), (5, 6)):
        rules = Table(seats, advanced="yes").rules
        events: list[Event] = []
        state = rules.start(3, events)
        assert len(state.market) == tiles
        assert len(set(state.market)) == tiles
        assert [event.kind for event in events].count("revealed") == tiles
        assert state.supply + sum(state.tokens) == 40
