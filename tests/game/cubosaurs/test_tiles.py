"""The ten Evolution tiles (Précisions sur les tuiles), each with what makes it impossible."""

from __future__ import annotations

import pytest

from tests.game.cubosaurs.table import Table, cubo_rules

COSTS = {
    "types": 6, "eggs": 4, "draw": 4, "free": 3, "forbidden": 3, "destroy": 4, "destroy_other": 5, "steal": 6,
    "give": 4, "swap": 6,
}  # fmt: skip


def table_for(tile: str, seats: int = 3, tokens: int = 10) -> Table:
    """A table with one tile for sale, the turn of seat 0 with a Brontosaurus in hand, everyone with two cards."""
    table = Table(seats, advanced="yes").market(tile).tokens(tokens, *[0] * (seats - 1))
    table.collection(0, "trex", "stegosaurus")
    table.collection(1, "pterodactyl:dna", "pentaceratops")
    return table.hand(0, "brontosaurus")


def buys(table: Table) -> set[str]:
    """The tiles that are for sale to the seat to act."""
    return {text for text in table.options() if text.startswith("buy")}


@pytest.mark.parametrize("tile", COSTS)
def test_every_tile_costs_its_tokens(tile: str) -> None:
    """One token too few and it is not for sale; paid tokens go back to the supply, the tile to its buyer."""
    table = table_for(tile, tokens=COSTS[tile] - 1).collection(0, "trex", "brontosaurus:dna")
    assert buys(table) == set()
    assert table.refusal(f"buy {tile}") == "too_few_tokens"
    table.tokens(COSTS[tile], 0, 0)
    assert buys(table) == {f"buy {tile}"}
    events = table.play(f"buy {tile}")
    assert (events[0].kind, events[0]["tile"], events[0]["cost"]) == ("bought", tile, COSTS[tile])
    assert (table.state.tokens, table.state.supply) == ([0, 0, 0], 40)
    view = table.rules.view(table.state, 1)
    assert view.market == ("",) * 4
    assert view.tiles[0] == (tile,)


def test_there_are_ten_and_four_have_the_mark() -> None:
    """The option without direct interaction removes four."""
    rules = cubo_rules(5, advanced="yes")
    assert {tile.id: tile.cost for tile in rules.tiles} == COSTS
    marked = {tile.id for tile in rules.tiles if tile.interaction}
    assert marked == {"destroy_other", "steal", "give", "swap"}
    peaceful = cubo_rules(5, advanced="yes", interaction="no")
    assert {tile.id for tile in peaceful.tiles} == set(COSTS) - marked
    assert peaceful.market_size == 6
    assert cubo_rules(5, interaction="no").tiles == []


def test_one_tile_a_turn() -> None:
    """After a purchase the turn goes on without another; the next turn may buy again."""
    table = table_for("types").market("types", "eggs", "draw")
    assert buys(table) == {"buy types", "buy eggs", "buy draw"}
    table.play("buy eggs")
    assert table.asked() == (0, "turn")
    assert buys(table) == set()
    assert table.refusal("buy types") == "already_bought"
    table.tokens(8, 8, 0).play("refuse trex")
    assert buys(table) == {"buy types", "buy draw"}
    assert table.refusal("buy eggs") == "not_in_market"


def test_tuile_1_and_2_stay_until_the_end_of_the_round() -> None:
    """They count at once in the score as it stands, and the turn goes on."""
    table = table_for("types").market("types", "eggs").collection(0, "egg:trex", "trex")
    table.play("buy types")
    assert (table.score().points("types"), table.score().points("dna")) == (2, (10 - 6) // 2)
    assert table.options() == {"keep", "refuse trex", "refuse egg:trex"}


def test_tuile_3_piochez_1_carte() -> None:
    """The card comes to the hand even of a type that is in it; refusing still needs a card of another type."""
    table = table_for("draw").collection(0, "brontosaurus", "trex").deck("brontosaurus:dna", "brontosaurus:dna")
    events = table.play("buy draw")
    assert [event.kind for event in events] == ["bought", "drew"]
    assert table.in_hand() == ["brontosaurus", "brontosaurus:dna"]
    assert table.options() == {"keep", "refuse trex"}
    table.play("keep")
    assert table.held(0) == ["trex", "brontosaurus", "brontosaurus", "brontosaurus:dna"]
    assert table.state.tokens[0] == 10 - 4 + 1


def test_tuile_3_needs_a_card_in_the_deck() -> None:
    """The cards set aside are no deck."""
    table = table_for("draw")
    table.state.left = 0
    assert buys(table) == set()
    assert table.refusal("buy draw") == "deck_empty"


def test_tuile_4_refusez_votre_main_sans_ajouter_de_carte() -> None:
    """The hand goes on at once as it is."""
    table = table_for("free")
    events = table.play("buy free")
    assert [event.kind for event in events] == ["bought", "refused", "received"]
    assert (events[1].number("card"), events[1].number("to")) == (-1, 1)
    assert table.asked() == (1, "turn")
    assert table.in_hand() == ["brontosaurus"]
    assert table.held(0) == ["trex", "stegosaurus"]


def test_tuile_4_helps_where_keeping_would_be_forced() -> None:
    """Also without any card that could be added."""
    table = table_for("free").collection(0)
    assert table.options() == {"keep", "buy free"}
    table.play("buy free")
    assert table.asked() == (1, "turn")


def test_tuile_5_ajoutez_un_type_de_carte_interdit() -> None:
    """The buyer must refuse, and may add a card of a type that is in the hand."""
    table = table_for("forbidden").collection(0, "brontosaurus:dna", "brontosaurus", "trex")
    table.play("buy forbidden")
    assert table.asked() == (0, "forbidden")
    assert table.options() == {"refuse trex", "refuse brontosaurus:dna", "refuse brontosaurus"}
    assert table.refusal("keep") == "asked_forbidden"
    assert table.refusal("refuse egg:trex") == "not_in_collection"
    table.play("refuse brontosaurus")
    assert table.in_hand() == ["brontosaurus", "brontosaurus"]
    assert table.asked() == (1, "turn")
    assert table.held(0) == ["trex", "brontosaurus:dna"]


def test_tuile_5_allows_a_type_of_the_hand_and_does_not_force_one() -> None:
    """A card of another type may be added just as well."""
    table = table_for("forbidden").collection(0, "brontosaurus", "trex")
    table.play("buy forbidden", "refuse trex")
    assert table.in_hand() == ["brontosaurus", "trex"]
    assert table.asked() == (1, "turn")
    assert table.held(0) == ["brontosaurus"]


def test_tuile_5_needs_such_a_card() -> None:
    """Without one its effect cannot be applied."""
    table = table_for("forbidden")
    assert buys(table) == set()
    assert table.refusal("buy forbidden") == "no_forbidden_card"


def test_tuile_6_detruisez_1_carte_de_votre_collection() -> None:
    """The card goes to those set aside, openly; then the turn goes on."""
    table = table_for("destroy")
    table.play("buy destroy")
    assert table.asked() == (0, "destroy")
    assert table.options() == {"destroy trex", "destroy stegosaurus"}
    aside = table.rules.view(table.state, 1).aside
    events = table.play("destroy stegosaurus")
    assert [(event.kind, event.seat, event["by"]) for event in events] == [("destroyed", 0, 0)]
    view = table.rules.view(table.state, 1)
    assert (view.aside, view.destroyed) == (aside + 1, tuple(table.kinds("stegosaurus")))
    assert table.held(0) == ["trex"]
    assert table.options() == {"keep", "refuse trex"}


def test_tuile_6_needs_an_own_card() -> None:
    """An empty collection has nothing to destroy."""
    table = table_for("destroy").collection(0)
    assert buys(table) == set()
    assert table.refusal("buy destroy") == "own_collection_empty"


def test_tuile_6_may_force_a_keep() -> None:
    """Whoever destroys the only card that could be added must keep."""
    table = table_for("destroy").collection(0, "trex")
    table.play("buy destroy", "destroy trex")
    assert table.options() == {"keep"}


def test_tuile_7_detruisez_1_carte_chez_un_adversaire() -> None:
    """Opponent and card are chosen together; nobody gets a token for it."""
    table = table_for("destroy_other").collection(2, "egg:trex")
    table.play("buy destroy_other")
    assert table.asked() == (0, "destroy_other")
    assert table.options() == {"destroy 1 pterodactyl:dna", "destroy 1 pentaceratops", "destroy 2 egg:trex"}
    table.play("destroy 2 egg:trex")
    assert table.held(2) == []
    assert table.state.tokens == [10 - 5, 0, 0]
    assert table.state.gone == table.kinds("egg:trex")
    assert table.asked() == (0, "turn")


def test_tuile_8_volez_1_carte() -> None:
    """The card comes into the own collection and pays its new owner."""
    table = table_for("steal")
    table.play("buy steal")
    assert table.options() == {"steal 1 pterodactyl:dna", "steal 1 pentaceratops"}
    events = table.play("steal 1 pterodactyl:dna")
    assert [(event.kind, event.seat) for event in events] == [("moved", 0), ("token", 0)]
    assert events[0].number("from") == 1
    assert table.held(0) == ["trex", "stegosaurus", "pterodactyl:dna"]
    assert table.held(1) == ["pentaceratops"]
    assert table.state.tokens == [10 - 6 + 1, 0, 0]
    assert table.options() == {"keep", "refuse trex", "refuse stegosaurus", "refuse pterodactyl:dna"}


@pytest.mark.parametrize("tile", ["destroy_other", "steal", "swap"])
def test_tuiles_7_8_10_need_a_card_of_an_opponent(tile: str) -> None:
    """With all other collections empty there is nothing to take."""
    table = table_for(tile).collection(1)
    assert buys(table) == set()
    assert table.refusal(f"buy {tile}") == "other_collections_empty"


def test_tuile_9_donnez_1_carte() -> None:
    """First the card, then the opponent, who is paid for its icon."""
    table = table_for("give").collection(0, "trex:dna", "stegosaurus")
    table.play("buy give")
    assert table.asked() == (0, "give")
    assert table.options() == {"give trex:dna", "give stegosaurus"}
    table.play("give trex:dna")
    assert table.asked() == (0, "give_to")
    assert table.options() == {"to 1", "to 2"}
    assert table.rules.view(table.state, 1).chosen == tuple(table.kinds("trex:dna"))
    table.play("to 2")
    assert table.held(2) == ["trex:dna"]
    assert table.held(0) == ["stegosaurus"]
    assert table.state.tokens == [10 - 4, 0, 1]
    assert table.asked() == (0, "turn")


def test_tuile_9_with_two_players() -> None:
    """There is only one opponent: nothing more is asked."""
    table = table_for("give", seats=2)
    table.play("buy give", "give trex")
    assert table.asked() == (0, "turn")
    assert "trex" in table.held(1)


@pytest.mark.parametrize("tile", ["give", "swap"])
def test_tuiles_9_and_10_need_an_own_card(tile: str) -> None:
    """An empty collection has nothing to give."""
    table = table_for(tile).collection(0)
    assert buys(table) == set()
    assert table.refusal(f"buy {tile}") == "own_collection_empty"


def test_tuile_10_echangez_1_carte() -> None:
    """The opponent's card first, then one of the own collection as it was; both new owners are paid."""
    table = table_for("swap").collection(0, "trex:dna", "stegosaurus")
    table.play("buy swap")
    assert table.options() == {"swap 1 pterodactyl:dna", "swap 1 pentaceratops"}
    table.play("swap 1 pterodactyl:dna")
    assert table.asked() == (0, "swap_own")
    assert table.options() == {"give trex:dna", "give stegosaurus"}
    assert table.held(1) == ["pterodactyl:dna", "pentaceratops"]
    events = table.play("give trex:dna")
    assert [(event.kind, event.seat) for event in events] == [("moved", 0), ("moved", 1), ("token", 0), ("token", 1)]
    assert table.held(0) == ["stegosaurus", "pterodactyl:dna"]
    assert table.held(1) == ["trex:dna", "pentaceratops"]
    assert table.state.tokens == [10 - 6 + 1, 1, 0]
    assert table.asked() == (0, "turn")


def test_swapping_like_for_like() -> None:
    """Two cards that are alike may be swapped: that is an effect carried out."""
    table = table_for("swap", seats=2).collection(0, "trex").collection(1, "trex").market("swap", "eggs", "draw")
    table.play("buy swap", "swap 1 trex", "give trex")
    assert (table.held(0), table.held(1)) == (["trex"], ["trex"])
    table.rules.check(table.state)


def test_the_basic_game_knows_no_tiles() -> None:
    """Neither market nor tokens, and no action of theirs."""
    rules = cubo_rules(4)
    assert set(rules.own) == {"refuse"}
    assert not any(text.startswith(("buy", "steal", "token")) for text in rules.actions)
    state = rules.start(1)
    assert (state.market, state.supply, state.tokens) == ([], 0, [0] * 4)
