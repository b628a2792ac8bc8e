"""Previews and changes: what an option would bring, against the same option carried out."""

from __future__ import annotations

import pytest

from game.cubosaurs.forecast import changes, paired, type_points
from game.cubosaurs.model import BLACK, GREY, KEEP, REFUSE, CuboAction
from tests.game.contract import nodes
from tests.game.cubosaurs.table import EVERY_COUNT, KINDS, Table, cubo_rules, points_of


@pytest.mark.parametrize("seats", EVERY_COUNT)
@pytest.mark.parametrize("options", KINDS, ids=str)
def test_a_preview_is_what_happens(seats: int, options: dict[str, str]) -> None:
    """As long as the same round goes on and nobody has to choose, preview and changes are exact."""
    rules = cubo_rules(seats, **options)
    compared = 0
    for node in nodes(rules, 31):
        seat = rules.to_act(node.state)
        before = points_of(node.state, rules)
        for action in node.options:
            after = rules.clone(node.state)
            rules.step(after, action, None)
            own = rules.preview(node.state, action).total
            table = changes(rules, rules.view(node.state, seat), action)
            assert own == before[seat] + table[seat]
            asked = rules.prompt(after) if after.stack else ""
            if after.round != node.state.round or asked not in ("turn", "forbidden"):
                continue
            if rules.advanced and after.supply == 0:
                continue
            now = points_of(after, rules)
            assert own == now[seat]
            assert table == tuple(b - a for a, b in zip(before, now, strict=True))
            compared += 1
    assert compared > 100


def test_changes_show_the_majorities_of_others() -> None:
    """Keeping a second Stegosaurus takes the majority from the egg of another."""
    table = Table(3).collection(0, "stegosaurus").collection(1, "egg:stegosaurus", "stegosaurus")
    table.hand(0, "stegosaurus")
    view = table.rules.view(table.state, 0)
    assert changes(table.rules, view, table.rules.parse("keep")) == (-1 - 2, -4 - 3, 0)


def test_changes_of_tiles() -> None:
    """A stolen card counts on both sides; the price counts in tokens."""
    table = Table(3, advanced="yes").collection(0, "trex").collection(1, "egg:trex", "trex:dna").market("steal")
    table.tokens(6, 0, 0).hand(0, "stegosaurus")
    view = table.rules.view(table.state, 0)
    assert changes(table.rules, view, table.rules.parse("buy steal")) == (-3, 0, 0)
    table.play("buy steal")
    view = table.rules.view(table.state, 0)
    assert changes(table.rules, view, table.rules.parse("steal 1 trex:dna")) == (1 - 4, -4 - 7, 0)
    assert changes(table.rules, view, table.rules.parse("steal 1 egg:trex")) == (5, -5, 0)


def test_changes_of_gifts_and_swaps() -> None:
    """A gift counts for its giver at once, for its taker when he is chosen; a swap when it is done."""
    table = Table(3, advanced="yes").collection(0, "trex", "trex").collection(1, "stegosaurus")
    table.market("give", "swap").tokens(10, 0, 0).hand(0, "brontosaurus")
    swap = Table(3, advanced="yes").collection(0, "trex", "trex").collection(1, "stegosaurus")
    swap.market("give", "swap").tokens(10, 0, 0).hand(0, "brontosaurus")
    table.play("buy give")

    def change(at: Table, text: str) -> tuple[int, ...]:
        return changes(at.rules, at.rules.view(at.state, 0), at.rules.parse(text))

    assert change(table, "give trex") == (3, 0, 0)
    table.play("give trex")
    assert change(table, "to 2") == (3, 0, 4)
    swap.play("buy swap")
    assert change(swap, "swap 1 stegosaurus") == (0, 0, 0)
    swap.play("swap 1 stegosaurus")
    assert change(swap, "give trex") == (3 + 2, -2 + 4, 0)


def test_a_token_from_an_opponent() -> None:
    """Owed tokens count for the taker, and for the giver once he is chosen."""
    table = Table(3, advanced="yes").hand(0, "pterodactyl:dna")
    table.state.tokens, table.state.supply = [1, 20, 19], 0
    view = table.rules.view(table.state, 0)
    assert changes(table.rules, view, table.rules.parse("keep")) == (-1 + 1, 0, 0)
    table.play("keep")
    view = table.rules.view(table.state, 0)
    assert changes(table.rules, view, table.rules.parse("token 1")) == (1, -1, 0)
    alone = Table(3, advanced="yes").hand(0, "pterodactyl:dna")
    alone.state.tokens, alone.state.supply = [40, 0, 0], 0
    assert alone.rules.preview(alone.state, alone.rules.parse("keep")).points("dna") == 20


def test_only_the_seat_to_act_knows_its_options() -> None:
    """Others do not see the hand."""
    table = Table(3).hand(0, "trex")
    with pytest.raises(ValueError, match="only the seat to act"):
        changes(table.rules, table.rules.view(table.state, 1), table.rules.parse("keep"))


def test_keep_and_refuse_are_told_apart() -> None:
    """Every turn offers keep first, then refusals by the number of the card."""
    for node in nodes(cubo_rules(4), 2):
        kinds = [action.kind for action in node.options if isinstance(action, CuboAction)]
        assert kinds == [KEEP] + [REFUSE] * (len(kinds) - 1)


def _short_of_tokens(tokens: list[int], *hand: str) -> Table:
    """Two players, an empty supply, and a hand with DNA icons."""
    table = Table(2, advanced="yes").hand(0, *hand)
    table.state.tokens, table.state.supply = tokens, 0
    return table


def test_the_only_opponent_pays_when_the_supply_is_empty() -> None:
    """A token that only one opponent can give is counted on both sides."""
    table = _short_of_tokens([20, 20], "pterodactyl:dna")
    assert changes(table.rules, table.rules.view(table.state, 0), table.rules.parse("keep")) == (-1, -1)


def test_nobody_pays_more_tokens_than_there_are() -> None:
    """Three icons and one token to take: one point of tokens is gained, as it is when it happens."""
    table = _short_of_tokens([39, 1], "pterodactyl:dna", "trex:dna", "stegosaurus:dna")
    keep = table.rules.parse("keep")
    expected = table.rules.preview(table.state, keep).points("dna")
    after = table.rules.clone(table.state)
    table.rules.step(after, keep, None)
    assert expected == after.tokens[0] // 2 == 20


def test_paired_raptors_gain_and_the_others_lose() -> None:
    """Gains of those with a partner, less losses of those without, are the points of all Velociraptors."""
    rules, compared = cubo_rules(3), 0
    for node in nodes(rules, 33):
        view = rules.view(node.state, 0)
        for seat, held in enumerate(view.collections):
            total = 0
            for kind in (kind for kind, n in enumerate(held) if n and rules.deck.type_of[kind] in (GREY, BLACK)):
                card, pairs = rules.deck.kinds[kind], paired(rules, view, seat, kind)
                total += pairs * card.gain - (held[kind] - pairs) * card.loss
            assert total == (type_points(rules, view, seat, BLACK) or 0)
            compared += total != 0
    assert compared > 20
