"""The course of the game: set-up, round tokens, dice, boosts, the end."""

from __future__ import annotations

import itertools
import random

import pytest

from game.encyclopedia.model import DICE_FRAME, ROUND_FRAME, SHARED, SLOTS, EncycState
from tests.game.contract import nodes
from tests.game.encyclopedia.cases import encyc_rules
from tests.game.encyclopedia.oracle_course import START
from tests.game.encyclopedia.table import Table, die


@pytest.mark.parametrize(("seats", "shown"), [(2, 6), (3, 7), (4, 8)])
def test_mise_en_place(seats: int, shown: int) -> None:
    """Animals on display by seats, 6 experts; drafts in reverse order, two each; coins by turn, one token each."""
    rules = encyc_rules(seats)
    for seed in range(10):
        state = rules.start(seed)
        order = [(state.first + n) % seats for n in range(seats)]
        asked: list[int] = []
        while rules.prompt(state) == "draft":
            assert len(state.animals) == shown
            asked.append(rules.to_act(state))
            rules.step(state, rules.options(state)[0], None)
        forced = [order[0]] if seats == 4 else []
        assert asked + forced == [seat for seat in reversed(order) for _ in range(2)]
        kind = SHARED[state.round_tokens[0]]
        coins = [held + (3 if kind == "coins" else 0) for held in START[seats]]
        assert [state.goods[seat * 5] for seat in order] == coins
        tokens = [1 + (kind == "tokens")] * seats
        assert [state.goods[seat * 5 + 1] for seat in order] == tokens
        assert -1 not in state.animals
        assert [len(row) for row in state.study] == [2] * seats


def round_with(table: Table, kind: str) -> list[str]:
    """Begin the second round with that token; the kinds of what was asked until dice are taken."""
    state = table.state
    state.round_tokens[1] = SHARED.index(kind)
    state.dice = [-1] * len(state.dice)
    table.hold("red 1")
    table.play("embassy")
    asked: list[str] = []
    while table.asked != "take_die":
        asked.append(table.asked)
        table.play(table.options()[0])
    return asked


@pytest.mark.parametrize(
    ("kind", "good", "amount"), [("tokens", "tokens", 1), ("coins", "coins", 3), ("nothing", "coins", 0)]
)
def test_debut_de_manche_goods(kind: str, good: str, amount: int) -> None:
    """Everyone gains a token, or 3 coins, or nothing."""
    table = Table(3)
    asked = round_with(table, kind)
    assert [table.has(good, seat) for seat in (1, 2)] == [amount] * 2
    assert set(asked) == {"place_die"}
    assert len(asked) == 9


@pytest.mark.parametrize("kind", ["expert", "animal"])
def test_debut_de_manche_cards(kind: str) -> None:
    """From the first player on everyone takes a card; then the display is filled again."""
    table = Table(3)
    asked = round_with(table, kind)
    assert asked[:3].count(kind) >= 2
    display = table.state.experts if kind == "expert" else table.state.animals
    assert -1 not in display


def test_debut_de_manche_extra_die() -> None:
    """Five dice each; the fifth shares any space, and every space is taken."""
    table = Table(2)
    round_with(table, "die")
    for seat in (0, 1):
        assert -1 not in table.state.dice[seat * SLOTS : seat * SLOTS + SLOTS]
        assert 0 <= table.state.extra[seat] < 4


def test_any_two_dice_may_share_a_space() -> None:
    """The first two dice may share a space as well as the last one with any."""
    table = Table(2)
    state = table.state
    state.stack = [*state.stack[:0], DICE_FRAME]
    state.round_tokens[0] = SHARED.index("die")
    state.dice = [-1] * len(state.dice)
    table.rules._settle(state, None)
    table.play("put coins", "put coins")
    assert table.options() == ["put nothing", "put reputation", "put points"]
    assert table.refusal("put coins") == "space_taken"
    table.play("put points", "put nothing")
    assert (state.extra[0], state.rolled[0]) == (1, -1)


def test_a_shared_die_pays_like_its_space() -> None:
    """The fifth die pays what its space pays."""
    table = Table(2)
    table.dice(1, points="red 3")
    table.state.dice[SLOTS + 4], table.state.extra[1] = die("blue 6"), 3
    table.play("take seat2.shared")
    assert table.has("points", 1) == 3
    assert table.state.extra[1] == -1


def test_le_sceau_royal() -> None:
    """5 coins, or 5 more and any colour."""
    table = Table()
    table.give(seals=3)
    table.study("panthera_leo", "bison_bison")
    table.hold("red 1")
    table.play("seal coins")
    assert (table.has("coins"), table.has("seals")) == (5, 2)
    table.play("expedition africa by seal")
    assert (table.state.strength, table.has("seals")) == (6, 1)
    table.play("seal")
    assert (table.state.strength, table.has("seals")) == (11, 0)
    assert table.refusal("done") == "cube_owed"


def test_a_seal_for_a_publication_in_another_colour() -> None:
    """Any animal may be the reference then, and any Type is within reach."""
    table = Table()
    table.give(seals=1)
    table.study("panthera_leo 1 2 3 4", "bison_bison")
    table.hold("blue 1")
    table.play("publication", "seal")
    assert table.options() == ["reference panthera_leo", "reference bison_bison"]
    table.play("reference panthera_leo")
    assert table.options() == [f"level {level}" for level in range(5)]
    table.play("level 4")
    assert (table.has("points"), table.has("seals")) == (2 + 3 + 5 + 7 + 1, 1)


def test_what_was_spent_is_used() -> None:
    """After a boost a cube is placed before the expedition ends; coins go just as far as the next research."""
    table = Table()
    table.give(coins=9, reputation=15)
    table.study("bison_bison", "panthera_onca")
    table.hold("red 2")
    table.play("expedition america", "cube bison_bison 1")
    assert table.options() == ["coins", "done"]
    table.play("coins")
    assert (table.state.strength, table.has("coins")) == (2, 7)
    assert table.options() == ["cube panthera_onca 1", "coins"]
    table.play("coins")
    assert (table.state.strength, table.has("coins")) == (4, 5)


def test_a_full_continent_takes_no_more_dice() -> None:
    """Four dice in a round, on spaces with 3 2 1 0 reputation and 0 1 2 3 more value."""
    table = Table()
    table.study("bison_bison", "panthera_onca")
    for space in range(4):
        table.give(reputation=0)
        table.hold("red 3")
        table.play("expedition america")
        assert (table.has("reputation"), table.state.strength) == (3 - space, 3 + space)
        table.state.target = -1
    table.hold("red 3")
    assert table.refusal("expedition america") == "continent_full"


def test_fin_de_partie() -> None:
    """Seals 4, two coins 1, tokens 1, collections 1 2 3 5 7 9 12 15."""
    table = Table()
    table.give(seals=2, coins=5, tokens=3, points=40)
    table.state.shelf[0:3] = [1, 4, 9]
    table.state.shelf[12] = 3
    table.state.shelf[17] = 2
    lines = {line.label: line.points for line in table.score().lines if line.points}
    assert lines == {
        "points": 40, "seals": 8, "coins": 2, "tokens": 3, "mammal": 1, "bird": 5, "reptile": 15, "america": 7
    }  # fmt: skip


@pytest.mark.parametrize(
    ("points", "published", "winners", "reason"),
    [
        ((10, 9), (0, 9), (0,), "points"),
        ((10, 10), (1, 2), (1,), "most_published"),
        ((10, 10), (2, 2), (0, 1), "shared"),
    ],
)
def test_ties(points: tuple[int, int], published: tuple[int, int], winners: tuple[int, ...], reason: str) -> None:
    """Most animals published, then the win is shared."""
    table = Table()
    for seat in (0, 1):
        table.give(seat, points=points[seat])
        table.state.published[seat] = list(range(published[seat]))
    table.state.stack = []
    result = table.rules.outcome(table.state)
    assert result is not None
    assert (result.winners, result.reason) == (winners, reason)


@pytest.mark.parametrize("rounds", ["6", "4"])
def test_as_many_rounds_as_chosen(rounds: str) -> None:
    """Six rounds, or four."""
    state: EncycState | None = None
    for node in nodes(encyc_rules(2, rounds=rounds), 3):
        state = node.state
    assert state is not None
    assert state.round == int(rounds)


def test_every_seat_has_as_many_turns_as_dice() -> None:
    """The First Player token changes hands at the bank without changing the order of the round."""
    rules = encyc_rules(3)
    turns: dict[int, list[int]] = {}
    for node in nodes(rules, 8):
        if rules.prompt(node.state) == "take_die" and node.action.text.startswith("take"):
            turns.setdefault(node.state.round, []).append(rules.to_act(node.state))
    for seats in turns.values():
        assert len({(after - before) % 3 for before, after in itertools.pairwise(seats)}) == 1


def test_the_preview_is_the_score_after_one_step() -> None:
    """Points, goods and collections of the acting seat, and nothing of what follows by itself."""
    rules = encyc_rules(3, seat3="linne/boudeuse")
    dice = random.Random(4)
    state = rules.start(4)
    for _ in range(200):
        options = rules.options(state)
        if not options:
            break
        option, seat, asked = dice.choice(options), rules.to_act(state), rules.prompt(state)
        before = rules.preview(state, option)
        rules.step(state, option, None)
        if asked == rules.prompt(state) == "research" and not option.text.startswith("use"):
            assert rules.scores(state)[seat] == before


def test_set_up_frames_are_those_of_the_first_round() -> None:
    """Before the first round the draft stands on the round that follows."""
    state = encyc_rules(2).start(1)
    assert state.stack[0] is ROUND_FRAME


def test_equal_dice_on_one_space_are_offered_once() -> None:
    """Taking either comes to the same."""
    table = Table(2)
    table.dice(1, points="red 3")
    table.state.dice[SLOTS + 4], table.state.extra[1] = die("red 3"), 3
    assert "take seat2.shared" not in table.options()
    table.play("take seat2.points", "bank")
    assert "take seat2.shared" in table.options()
