"""Why something is not allowed: each code is given, and given for its own reason."""

from __future__ import annotations

import pytest

from game.core.values import IllegalAction
from game.cubosaurs.model import BUY, DESTROY, KEEP, REFUSE, STEAL, TOKEN, CuboAction
from game.cubosaurs.reasons import REASONS
from tests.game.contract import nodes, refused
from tests.game.cubosaurs.table import Table, cubo_rules


def table_with(*tiles: str) -> Table:
    """An advanced table of three in the turn of seat 0, with these tiles for sale."""
    table = Table(3, advanced="yes").market(*tiles).tokens(10, 0, 0)
    return table.collection(0, "trex", "brontosaurus").collection(1, "stegosaurus").hand(0, "brontosaurus")


def test_what_is_allowed_has_no_reason() -> None:
    """The empty text stands for no refusal."""
    table = table_with("steal")
    assert [table.refusal(text) for text in ("keep", "refuse trex", "buy steal")] == ["", "", ""]


def test_refusing() -> None:
    """A card that is not there, and a type that is in the hand."""
    table = table_with()
    assert table.refusal("refuse stegosaurus") == "not_in_collection"
    assert table.refusal("refuse brontosaurus") == "type_in_hand"
    assert table.refusal("refuse brontosaurus:dna") == "not_in_collection"


def test_buying() -> None:
    """Bought already, not for sale, too dear, or without effect."""
    assert table_with("eggs").refusal("buy types") == "not_in_market"
    assert table_with("types").tokens(2, 0, 0).refusal("buy types") == "too_few_tokens"
    again = table_with("types", "eggs")
    again.play("buy eggs")
    assert again.refusal("buy types") == "already_bought"
    assert again.refusal("buy eggs") == "already_bought"
    assert table_with("draw").deck().refusal("buy draw") == "deck_empty"
    assert table_with("forbidden").collection(0, "trex").refusal("buy forbidden") == "no_forbidden_card"
    assert table_with("give").collection(0).refusal("buy give") == "own_collection_empty"
    assert table_with("steal").collection(1).refusal("buy steal") == "other_collections_empty"


ASKED = [
    ("forbidden", (), "forbidden"),
    ("destroy", (), "destroy"),
    ("destroy_other", (), "destroy_other"),
    ("steal", (), "steal"),
    ("give", (), "give"),
    ("give", ("give trex",), "give_to"),
    ("swap", (), "swap"),
    ("swap", ("swap 1 stegosaurus",), "swap_own"),
]


@pytest.mark.parametrize(("tile", "texts", "asked"), ASKED)
def test_what_is_asked(tile: str, texts: tuple[str, ...], asked: str) -> None:
    """Another kind of action than the one that is asked."""
    table = table_with(tile)
    table.play(f"buy {tile}", *texts)
    assert table.asked() == (0, asked)
    assert table.refusal("keep") == f"asked_{asked}"
    assert table.refusal("token 1") == f"asked_{asked}"


def test_what_is_asked_in_a_turn() -> None:
    """Nothing of a tile that was not bought."""
    table = table_with("steal")
    for text in ("steal 1 stegosaurus", "destroy trex", "give trex", "to 1", "token 1", "swap 1 stegosaurus"):
        assert table.refusal(text) == "asked_turn"


def test_targets() -> None:
    """Cards that are not there, and oneself as opponent."""
    table = table_with("steal")
    table.play("buy steal")
    assert table.refusal("steal 1 trex") == "not_in_their_collection"
    assert table.refusal("steal 0 trex") == "not_an_opponent"
    assert table.refusal("steal 2 stegosaurus") == "not_in_their_collection"
    own = table_with("destroy")
    own.play("buy destroy")
    assert own.refusal("destroy stegosaurus") == "not_in_collection"
    assert own.refusal("destroy 1 stegosaurus") == "asked_destroy"
    give = table_with("give")
    give.play("buy give", "give trex")
    assert give.refusal("to 0") == "not_an_opponent"


def test_forbidden_type() -> None:
    """Any type, but only cards that are there."""
    table = table_with("forbidden")
    table.play("buy forbidden")
    assert table.refusal("refuse trex") == ""
    assert table.refusal("refuse pentaceratops") == "not_in_collection"


def test_tokens() -> None:
    """Only from an opponent who has one."""
    table = Table(4, advanced="yes").hand(0, "pterodactyl:dna")
    table.state.tokens, table.state.supply = [10, 15, 15, 0], 0
    table.play("keep")
    assert table.refusal("keep") == "asked_token"
    assert table.refusal("token 3") == "no_token_to_take"
    assert table.refusal("token 0") == "not_an_opponent"


def test_unknown_action() -> None:
    """A text of no action: of the advanced game in the basic one, of a removed tile, of a seat that is not there."""
    for options, text in (
        ({}, "buy steal"),
        ({}, "refuse trex:dna"),
        ({"advanced": "yes", "interaction": "no"}, "buy steal"),
        ({"advanced": "yes"}, "to 3"),
        ({"advanced": "yes"}, "refuse raptor_black:9/9"),
    ):
        with pytest.raises(IllegalAction, match="unknown_action"):
            cubo_rules(3, **options).parse(text)


FORGED = (
    CuboAction("keep", KEEP, 3),
    CuboAction("keep", KEEP, -1, 0),
    CuboAction("refuse nothing", REFUSE, 99),
    CuboAction("refuse nothing", REFUSE, -1),
    CuboAction("refuse trex", REFUSE, 0, 2),
    CuboAction("buy moon", BUY, tile=99),
    CuboAction("buy moon", BUY, tile=-1),
    CuboAction("destroy nothing", DESTROY, 99),
    CuboAction("steal 9 trex", STEAL, 0, 9),
    CuboAction("steal -1 trex", STEAL, 0, -1),
    CuboAction("token 9", TOKEN, -1, 9),
    CuboAction("fly", "fly"),
)


@pytest.mark.parametrize("advanced", ["no", "yes"])
def test_forged_actions(advanced: str) -> None:
    """Actions with numbers that no action has are refused at every stop like any other."""
    rules = cubo_rules(3, advanced=advanced)
    for node in nodes(rules, 3):
        assert refused(rules, node.state, FORGED) <= set(REASONS)
