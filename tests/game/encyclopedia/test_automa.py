"""The Automas (Mode Solo): every row, every scoring card, dice, priorities, ties."""

from __future__ import annotations

import pytest

from game.encyclopedia.automa import arrange, choose_die, choose_land
from game.encyclopedia.model import CONTINENTS as LANDS
from game.encyclopedia.model import EXPERTS_AT, SHARED, SHELF, SLOTS
from tests.game.encyclopedia.cases import FIGURES
from tests.game.encyclopedia.table import Table, die

ROWS = [
    ("linne", 6, "academy", {"animals": 1, "reputation": 3, "tokens": 1}),
    ("linne", 5, "university", {"experts": 1, "tokens": 1}),
    ("linne", 4, "expedition", {"points": 12, "reputation": 3}),
    ("linne", 3, "embassy", {"tokens": 2}),
    ("linne", 2, "bank", {"coins": 5}),
    ("linne", 1, "expedition", {"points": 9, "reputation": 3}),
    ("trembley", 6, "expedition", {"points": 15, "reputation": 3}),
    ("trembley", 5, "academy", {"animals": 1, "reputation": 3, "tokens": 1}),
    ("trembley", 4, "academy", {"animals": 1, "reputation": 2}),
    ("trembley", 3, "university", {"experts": 1, "seals": 1}),
    ("trembley", 2, "embassy", {"tokens": 2}),
    ("trembley", 1, "bank", {"coins": 5, "tokens": 1}),
    ("daubenton", 6, "embassy", {"tokens": 3}),
    ("daubenton", 5, "expedition", {"points": 12, "reputation": 3}),
    ("daubenton", 4, "academy", {"animals": 1, "reputation": 2}),
    ("daubenton", 3, "university", {"experts": 1, "reputation": 2}),
    ("daubenton", 2, "expedition", {"points": 12, "reputation": 3}),
    ("daubenton", 1, "bank", {"coins": 5, "tokens": 1}),
]


def solo(card: str = "linne/boudeuse", order: tuple[int, ...] = (0, 1, 2, 3, 4)) -> Table:
    """One player and one Automa with the priorities America to Oceania, whose turn it is after the player's."""
    table = Table(2, seat2=card)
    table.state.priority[5:10] = order
    table.dice(0, nothing="red 1")
    table.dice(1)
    table.hold("red 1")
    return table


@pytest.mark.parametrize(("card", "value", "place", "gains"), ROWS)
def test_rows(card: str, value: int, place: str, gains: dict[str, int]) -> None:
    """Each row of each behaviour card; expeditions begin with 2 tokens and one more from reputation."""
    table = solo(f"{card}/boudeuse")
    sails = place == "expedition"
    table.give(1, tokens=2 if sails else 0)
    table.show(animals="bison_bison", experts="rogerio_luz")
    table.dice(1, nothing=f"red {value}")
    events = table.play("embassy")
    told = next(event for event in events if event.kind == "automa")
    reason = "highest" if value > 1 else "own"
    assert (told["card"], told["row"], told["place"], told["reason"]) == (card, value, place, reason)
    for good in ("coins", "tokens", "seals", "reputation", "points"):
        assert table.has(good, 1) == gains.get(good, 0), good
    assert len(table.state.study[1]) == gains.get("animals", 0)
    assert len(table.state.retired[1]) == gains.get("experts", 0)
    assert table.state.first == (1 if place == "bank" else 0)
    assert sum(table.state.sailed) == sails


def test_the_highest_die_anywhere() -> None:
    """It takes the highest die; the owner is paid."""
    table = solo()
    table.dice(0, nothing="red 1", points="green 6")
    table.dice(1, nothing="blue 5")
    table.play("bank")
    assert table.has("points", 0) == 3


def test_ties_of_dice() -> None:
    """Priority of the colour, then what pays the owner least, then its own die."""
    table = solo(order=(4, 3, 2, 1, 0))
    table.dice(0, nothing="red 6", coins="green 6", points="green 6")
    table.dice(1, points="blue 6")
    assert choose_die(table.state, 1) == (1, "payment")
    table.dice(0, nothing="red 6", coins="green 6")
    assert choose_die(table.state, 1) == (1, "priority")
    table.dice(0, nothing="green 6")
    table.dice(1, points="green 6")
    assert choose_die(table.state, 1) == (SLOTS + 3, "own")
    table.dice(0, coins="green 6")
    assert choose_die(table.state, 1) == (SLOTS + 3, "payment")
    table.dice(1, points="green 5")
    assert choose_die(table.state, 1) == (1, "highest")


def test_cards_by_priority_then_reading_order() -> None:
    """The first animal of the first continent that is there; from an empty display the top of the deck."""
    table = solo(order=(2, 1, 0, 3, 4))
    table.show(animals="bison_bison panthera_leo lemur_catta")
    table.dice(1, nothing="blue 6")
    table.play("embassy")
    assert table.names(table.state.study[1]) == ["panthera_leo"]
    table.state.animals = [-1] * len(table.state.animals)
    table.dice(1, nothing="blue 6")
    table.dice(0, nothing="red 1")
    top = table.state.animal_deck[-1]
    table.hold("red 1")
    table.play("embassy")
    assert table.state.study[1][-1] == top


def test_expeditions_where_most_animals_are() -> None:
    """The continent with most of its animals that has a free space; ties by priority."""
    table = solo(order=(4, 3, 2, 1, 0))
    assert choose_land(table.box, table.state, 1) == 4
    table.study("bison_bison", "panthera_onca", "panthera_leo", "giraffa_camelopardalis", seat=1)
    assert choose_land(table.box, table.state, 1) == 1
    table.state.sailed[1] = 4
    assert choose_land(table.box, table.state, 1) == 0
    table.state.sailed = [4] * 5
    assert choose_land(table.box, table.state, 1) == -1


def test_a_full_world_still_turns_tokens_into_points() -> None:
    """If no continent has a free space, the other gains of the row stay."""
    table = solo()
    table.state.sailed = [4] * 5
    table.give(1, tokens=2)
    table.dice(1, nothing="blue 4")
    table.play("embassy")
    assert (table.has("points", 1), table.has("tokens", 1), table.has("reputation", 1)) == (8, 0, 0)


def test_reputation_bonus_of_an_automa() -> None:
    """It takes bonus cards at once, by priority, and uses no expert."""
    table = solo()
    table.give(1, reputation=4)
    table.show(animals="bison_bison", experts="safi_limbila")
    table.dice(1, nothing="blue 6")
    table.play("embassy")
    assert table.state.retired[1] == [table.expert("safi_limbila")]
    assert table.has("coins", 1) == 0


def test_bonus_of_an_automa_in_anothers_turn() -> None:
    """A card from a paid die is taken at the end of that turn."""
    table = solo()
    table.give(1, reputation=5)
    table.show(experts="rogerio_luz safi_limbila")
    table.dice(1, reputation="red 6", nothing="red 1")
    table.turn(0)
    events = table.play("take seat2.reputation", "university", "expert rogerio_luz")
    took = [(event.seat, event["expert"]) for event in events if event.kind == "took_expert"]
    assert took == [(0, "rogerio_luz"), (1, "safi_limbila")]


def test_no_extra_action() -> None:
    """An Automa keeps its seals at the end of a round."""
    table = solo()
    table.give(1, seals=2)
    table.dice(0)
    table.play("embassy")
    assert table.state.round == 2
    assert table.has("seals", 1) == 2


@pytest.mark.parametrize(
    ("card", "experts", "coins", "tokens", "seals"),
    [
        ("boudeuse", 3 * 4 + 2 * 3 + 1 * 2, 3, 6, 12),
        ("resolution", 3 * 3 + 2 * 2 + 1 * 1, 3, 8, 15),
        ("astrolabe", 3 * 5 + 2 * 4 + 1 * 3, 7, 8, 12),
    ],
)
def test_scoring_cards(card: str, experts: int, coins: int, tokens: int, seals: int) -> None:
    """Continents: cards times animals; the three largest groups of experts; coins, tokens, seals."""
    table = Table(2, seat2=f"linne/{card}")
    table.study("bison_bison", "panthera_onca", "panthera_leo", seat=1)
    table.give(1, coins=7, tokens=2, seals=3, points=20)
    table.state.shelf[SHELF + EXPERTS_AT : SHELF + EXPERTS_AT + 5] = [3, 2, 1, 0, 0]
    lines = {line.label: line.points for line in table.score(1).lines}
    assert lines == {
        "points": 20, "america": 5 * 2, "africa": 3 * 1, "asia": 0, "europe": 0, "oceania": 0,
        "experts": experts, "coins": coins, "tokens": tokens, "seals": seals,
    }  # fmt: skip


def test_set_up_and_round_tokens() -> None:
    """An Automa drafts two animals, gets its coins and token, and arranges its dice from left to right."""
    table = Table(3, seat2="trembley/resolution", seat3="daubenton/astrolabe")
    for seed in range(20):
        state = table.rules.start(seed)
        for seat in (1, 2):
            assert sorted(state.priority[seat * 5 : seat * 5 + 5]) == [0, 1, 2, 3, 4]
        while state.round == 0 or table.rules.prompt(state) != "take_die":
            table.rules.step(state, table.rules.options(state)[0], None)
        for seat in (1, 2):
            row = [code % 6 for code in state.dice[seat * SLOTS : seat * SLOTS + SLOTS] if code >= 0]
            if len(row) >= 4:
                assert row == sorted(row)
            assert len(state.study[seat]) >= 2


@pytest.mark.parametrize(
    ("space", "good", "amount"), [("nothing", "points", 0), ("coins", "coins", 2), ("reputation", "reputation", 2)]
)
def test_an_automa_is_paid_for_its_dice(space: str, good: str, amount: int) -> None:
    """A player who takes its die pays it like anyone."""
    table = solo()
    table.dice(1, **{space: "red 3", "points": "red 1"})
    table.turn(0)
    table.play(f"take seat2.{space}")
    assert table.has(good, 1) == amount


@pytest.mark.parametrize("kind", ["expert", "animal"])
def test_an_automa_takes_its_card_of_a_round_token(kind: str) -> None:
    """By its priorities, in its place of the order."""
    table = solo(order=(4, 3, 2, 1, 0))
    table.state.round_tokens[1] = SHARED.index(kind)
    table.dice(0)
    table.state.first = 1
    events = table.play("embassy")
    shown = next(event for event in events if event.kind == "display")[f"{kind}s"]
    took = next(event for event in events if event.kind == f"took_{kind}")
    lands = FIGURES.experts if kind == "expert" else FIGURES.animals
    best = min(str(shown).split(), key=lambda name: -LANDS.index(lands[name].continent))
    assert (took.seat, took[kind], took["from"]) == (1, best, "display")


def test_a_fifth_die_stands_beside_the_fourth() -> None:
    """With the extra die the highest one shares the last space, and pays like it."""
    table = solo()
    names = ("red 2", "yellow 2", "blue 6", "green 3", "red 5")
    arrange(table.state, 1, [die(name) for name in names])
    expected = [die(name) for name in ("yellow 2", "red 2", "green 3", "red 5", "blue 6")]
    assert (table.state.dice[SLOTS : 2 * SLOTS], table.state.extra[1]) == (expected, 3)
    table.turn(0)
    table.play("take seat2.shared")
    assert table.has("points", 1) == 3


def test_an_expert_from_the_deck_when_the_university_is_empty() -> None:
    """The place is impossible, its gains are not."""
    table = solo()
    top = table.state.expert_deck[-1]
    table.dice(1, nothing="blue 5")
    table.play("embassy")
    assert (table.state.retired[1], table.has("tokens", 1)) == ([top], 1)


def test_three_automas() -> None:
    """A player alone against three of them: each has its own priorities and acts in its turn."""
    table = Table(4, seat2="linne/boudeuse", seat3="trembley/resolution", seat4="daubenton/astrolabe")
    table.state.priority = [-1] * 5 + [0, 1, 2, 3, 4] + [1, 0, 2, 3, 4] + [2, 0, 1, 3, 4]
    table.state.dice = [-1] * len(table.state.dice)
    table.dice(0, nothing="red 6", coins="yellow 6", reputation="purple 6", points="red 1")
    table.show(animals="bison_bison panthera_leo")
    table.study("vulpes_vulpes", seat=2)
    table.give(2, tokens=1)
    table.hold("red 1")
    events = table.play("embassy")
    rows = [(event.seat, event["card"], event["row"]) for event in events if event.kind == "automa"]
    assert rows == [(1, "linne", 6), (2, "trembley", 6), (3, "daubenton", 6)]
    assert table.names(table.state.study[1]) == ["bison_bison"]
    assert (table.has("points", 2), table.state.sailed[3], table.has("tokens", 3)) == (10, 1, 3)
    assert (table.has("coins", 0), table.has("reputation", 0)) == (2, 2)
    assert (table.asked, table.rules.to_act(table.state), table.state.value) == ("action", 0, 1)
