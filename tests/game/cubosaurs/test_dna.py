"""DNA tokens (Gagner des jetons ADN; Début de deuxième manche; Jetons ADN restants)."""

from __future__ import annotations

import pytest

from game.core.values import Event
from game.cubosaurs.course import go_on
from game.cubosaurs.model import NEXT_FRAMES
from tests.game.contract import nodes
from tests.game.cubosaurs.table import EVERY_COUNT, Table, cubo_rules


def short(*tokens: int) -> Table:
    """Three seats with an empty supply; seat 0 holds a Pterodactyl."""
    table = Table(3, advanced="yes").collection(0, "trex").hand(0, "pterodactyl:dna")
    table.market("types", "eggs", "draw", "steal")
    table.state.tokens, table.state.supply = list(tokens), 0
    return table


def test_keeping_pays_a_token_for_every_icon() -> None:
    """Cards without icon pay nothing."""
    table = Table(3, advanced="yes").hand(0, "pterodactyl:dna", "trex:dna", "stegosaurus")
    events = table.play("keep")
    assert table.state.tokens == [2, 0, 0]
    assert table.state.supply == 38
    assert [event.number("from") for event in events if event.kind == "token"] == [-1, -1]


def test_refusing_pays_nothing_and_takes_nothing_back() -> None:
    """The tokens once gained stay; whoever keeps the card gains one again."""
    table = Table(3, advanced="yes").collection(0, "pterodactyl:dna").tokens(1, 0, 0).hand(0, "trex")
    table.play("refuse pterodactyl:dna")
    assert table.state.tokens == [1, 0, 0]
    table.play("keep")
    assert table.state.tokens == [1, 1, 0]


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_the_first_four_cards_pay(seats: int) -> None:
    """At the start of a game everyone has a token for each icon before him."""
    rules = cubo_rules(seats, advanced="yes")
    for seed in range(10):
        state = rules.start(seed)
        for seat in range(seats):
            counts = state.counts[seat * rules.size : (seat + 1) * rules.size]
            icons = sum(count * rules.deck.icon[kind] for kind, count in enumerate(counts))
            assert state.tokens[seat] == icons


def test_an_empty_supply_is_paid_by_an_opponent_of_choice() -> None:
    """Before the next turn begins; opponents without tokens cannot be chosen."""
    table = short(3, 4, 33)
    table.play("keep")
    assert table.asked() == (0, "token")
    assert table.options() == {"token 1", "token 2"}
    assert table.refusal("token 0") == "not_an_opponent"
    table.rules.check(table.state)
    events = table.play("token 2")
    assert (events[0].kind, events[0].seat, events[0]["from"]) == ("token", 0, 2)
    assert table.state.tokens == [4, 4, 32]
    assert table.asked() == (1, "turn")


def test_only_one_opponent_has_tokens() -> None:
    """Then there is no choice."""
    table = short(3, 0, 37)
    table.play("keep")
    assert table.asked() == (1, "turn")
    assert table.state.tokens == [4, 0, 36]


def test_nobody_has_a_token_to_give() -> None:
    """All tokens are one's own already: nothing is gained."""
    table = short(40, 0, 0)
    table.play("keep")
    assert table.asked() == (1, "turn")
    assert table.state.tokens == [40, 0, 0]


def test_the_supply_pays_as_far_as_it_reaches() -> None:
    """Two icons, one token in the supply: the other is owed by an opponent."""
    table = Table(3, advanced="yes").hand(0, "pterodactyl:dna", "trex:dna")
    table.state.tokens, table.state.supply = [0, 20, 19], 1
    table.play("keep")
    assert table.asked() == (0, "token")
    assert table.state.tokens == [1, 20, 19]
    table.play("token 1")
    assert table.state.tokens == [2, 19, 19]


def test_several_tokens_are_chosen_one_by_one() -> None:
    """From different opponents, or until only one has any left."""
    table = Table(3, advanced="yes").hand(0, "pterodactyl:dna", "trex:dna", "stegosaurus:dna")
    table.state.tokens, table.state.supply = [0, 1, 39], 0
    table.play("keep", "token 1")
    assert table.state.tokens == [3, 0, 37]
    assert table.asked() == (1, "turn")


def test_a_choice_in_the_middle_of_a_turn() -> None:
    """A given card pays its new owner, who may have to choose; then the giver's turn goes on."""
    table = Table(4, advanced="yes").collection(0, "trex:dna", "stegosaurus").hand(0, "brontosaurus").market("give")
    table.tokens(4, 0, 0, 0)
    table.play("buy give")
    table.state.tokens, table.state.supply = [2, 10, 10, 18], 0
    table.play("give trex:dna", "to 1")
    assert table.asked() == (1, "token")
    assert table.options() == {"token 0", "token 2", "token 3"}
    table.play("token 0")
    assert table.asked() == (0, "turn")
    assert "buy give" not in table.options()


def test_owed_at_the_start_of_a_round() -> None:
    """Tokens owed for the first cards are chosen before the first turn begins."""
    rules = cubo_rules(3, advanced="yes")
    asked = 0
    for seed in range(30):
        state = rules.start(seed)
        state.tokens, state.supply = [14, 13, 13], 0
        state.hand, state.seen, state.barred, state.stack = [], [], 0, [NEXT_FRAMES[0]]
        state.left = 0
        events: list[Event] = []
        go_on(rules, state, events)
        assert state.round == 1
        while rules.prompt(state) == "token":
            rules.check(state)
            rules.apply(state, rules.options(state)[0])
            asked += 1
        assert rules.to_act(state) == state.starter
        assert len(state.hand) == 1
        rules.check(state)
    assert asked > 30


def test_debut_de_deuxieme_manche() -> None:
    """Tokens and unbought tiles stay; bought tiles may come back into the empty places of the market."""
    came_back = 0
    for seed in range(40):
        table = Table(3, advanced="yes").tokens(8, 0, 2).collection(0, "trex").hand(0, "stegosaurus").deck()
        table.state.rng = seed
        table.market("types", "eggs", "draw", "steal")
        table.play("buy types", "keep")
        view = table.rules.view(table.state, 0)
        assert view.round == 1
        assert view.market[1:] == ("eggs", "draw", "steal")
        assert view.market[0] not in ("", "eggs", "draw", "steal")
        assert view.tiles == ((), (), ())
        came_back += view.market[0] == "types"
        assert sum(view.tokens) + view.supply == 40
        assert min(now - then for now, then in zip(view.tokens, (2, 0, 2), strict=True)) >= 0
        assert view.past[0][0][7] == 2
    assert 0 < came_back < 20


def test_the_market_is_not_filled_within_a_round() -> None:
    """What was bought leaves an empty place until the next round."""
    rules = cubo_rules(4, advanced="yes")
    for node in nodes(rules, 3):
        bought = sum(mask.bit_count() for mask in node.state.tiles)
        assert node.state.market.count(-1) == bought


def test_an_empty_market() -> None:
    """Nothing is for sale any more."""
    table = Table(3, advanced="yes").tokens(20, 0, 0).collection(0, "trex").hand(0, "stegosaurus")
    assert table.options() == {"keep", "refuse trex"}


def test_jetons_adn_restants_en_fin_de_partie() -> None:
    """One point for every complete lot of two, once, not for every round."""
    table = Table(2, advanced="yes", rounds="2").tokens(5, 4).hand(0, "trex").deck()
    table.state.round = 1
    table.state.past = [0] * (2 * 9)
    table.play("keep")
    scores = table.rules.scores(table.state)
    assert [score.points("dna") for score in scores] == [2, 2]
    assert [line.part for line in scores[0].lines if line.label == "dna"] == [""]
    assert scores[0].total == 4 + 2
