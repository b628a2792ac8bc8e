"""What choices lead to: means against every roll that there is, goods against the same moves carried out."""

from __future__ import annotations

import itertools

import pytest

from game.holotype import forecast, outlook
from game.holotype.box import Box
from game.holotype.model import WORKERS
from tests.game.holotype.table import Table
from tests.game.holotype.test_forecast import Move, moves


def rolls(box: Box, name: str) -> list[tuple[int, ...]]:
    """Every roll of an expedition's dice."""
    dig = forecast.dig(box, name)
    return list(itertools.product(dig.faces, repeat=dig.dice))


@pytest.mark.parametrize("museum", [0, 1, 3])
@pytest.mark.parametrize("name", ["chinle", "morrison", "hell_creek", "hosselkus"])
def test_the_mean_of_an_expedition_is_that_of_all_rolls(name: str, museum: int) -> None:
    """The Museum lends only what it has, and the milestone adds its fossil."""
    table = Table()
    table.state.museum = [museum] * 3
    for tiles in ((), ("field",)):
        table.tiles(0, *tiles)
        found = [sum(roll) + min(roll.count(0), museum) + len(tiles) for roll in rolls(table.box, name)]
        mean = outlook.dig_mean(table.box, table.rules.view(table.state, 0), name)
        assert mean == pytest.approx(sum(found) / len(found))


@pytest.mark.parametrize(("dice", "museum"), [((0, 0, 1), 1), ((0, 0, 2), 0), ((0, 3, 1), 2), ((1, 2, 3), 0)])
def test_a_die_that_is_rolled_again_brings_the_mean_of_its_faces(dice: tuple[int, ...], museum: int) -> None:
    """What a die brings now and again is the difference that it makes beside the others."""
    table = Table()
    table.state.dig, table.state.dice = table.box.dig_ids.index("hell_creek"), list(dice)
    table.state.museum = [9, 9, museum]
    view = table.rules.view(table.state, 0)

    def found(faces: tuple[int, ...]) -> int:
        return sum(faces) + min(faces.count(0), museum)

    for at, face in enumerate(dice):
        others = dice[:at] + dice[at + 1 :]
        again = [found((*others, one)) - found(others) for one in forecast.dig(table.box, "hell_creek").faces]
        assert outlook.die_again(table.box, view, face) == pytest.approx(sum(again) / len(again))
        assert outlook.die_now(view, 2, face) == found(dice) - found(others)


def _stock(move: Move) -> None:
    """Deals, cubes and gifts leave what was told, unless the storage has to be cleared by itself."""
    if move.action.kind in ("trade", "exchange", "gain", "give") and move.after.asked != "gain":
        told = outlook.stock_after(move.box, move.before, move.action)
        assert told == forecast.held(move.mats[1])
        if move.action.kind in ("trade", "exchange"):
            assert told in list(outlook.deals(move.box, move.before, move.before.to_act))


def _research(move: Move) -> None:
    """The Library leaves as much research as was told."""
    if move.action.text.endswith(">library") and move.after.asked != "bump":
        senior = int(WORKERS[move.action.item] != "field_assistant")
        assert outlook.research_after(move.box, move.mats[0], senior) == move.mats[1].research


def _cards(move: Move) -> None:
    """The Lab draws as many cards as was told."""
    if move.action.text in ("lab draw", "lab draw_more"):
        drawn = outlook.drawn_at_most(move.box, move.before, move.before.asked_of[0], move.action.item)
        assert move.mats[1].hand_size - move.mats[0].hand_size == drawn


def _disc(move: Move) -> None:
    """A contribution adds the points that were told."""
    if move.action.kind == "contribute":
        before, after = (sum(line.points for line in mat.score.lines) for mat in move.mats)
        assert after - before == outlook.next_disc(move.box, move.mats[0])


def test_games_go_as_they_were_told() -> None:
    """Random games: goods, research, cards and points after every option."""
    kinds = set()
    for seed in (3, 5):
        for move in moves(2, seed):
            kinds.add(move.action.kind)
            for check in (_stock, _research, _cards, _disc):
                check(move)
    assert kinds >= {"trade", "exchange", "give", "place", "lab", "contribute"}


def test_the_nearest_card_lacks_the_fewest_cubes() -> None:
    """Of equal ones that with more points is named; goods that do not count are left out."""
    table = Table()
    table.hand(0, "tawa", "daemonosaurus", "coelophysis")
    table.cubes(0, triassic=0, research=2)
    mat = table.rules.view(table.state, 0).mats[0]
    stock = forecast.held(mat)
    assert outlook.nearest(table.box, mat.hand, stock) == ("daemonosaurus", (("triassic", 1),))
    assert outlook.nearest(table.box, mat.hand, stock, ("triassic",)) == ("tawa", (("triassic", 1),))
    assert outlook.nearest(table.box, mat.hand, stock | {"triassic": 9, "research": 9}) == ("", ())
    assert outlook.payable(table.box, mat.hand, stock | {"triassic": 1, "research": 3}) == ["tawa", "daemonosaurus"]


def test_a_personal_objective_looks_for_cards() -> None:
    """Those that any of its terms counts."""
    table = Table()
    for name in table.box.personal_ids:
        wanted = table.box.personals[table.box.personal_ids.index(name)].requirement.cards
        cards = [card for number, card in enumerate(table.box.cards.ids) if wanted >> number & 1]
        assert outlook.fitting(table.box, name, table.box.cards.ids) == len(cards) > 0
        assert outlook.fitting(table.box, name, cards[:2]) == 2


def test_milestones_change_the_figures_of_the_mat() -> None:
    """What a tile promises is what the mat has once it lies there."""
    table = Table()
    before = table.rules.view(table.state, 0).mats[0]
    table.tiles(0, "library", "storage", "lab")
    after = table.rules.view(table.state, 0).mats[0]
    assert outlook.with_tile(table.box, before, "library") == forecast.library_gain(table.box, after)
    assert outlook.with_tile(table.box, before, "storage") == (after.limit,)
    assert outlook.with_tile(table.box, before, "lab") == (table.box.lab_draw[1] + 1,)
