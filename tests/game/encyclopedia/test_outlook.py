"""What choices lead to, against the same moves carried out over games played by chance."""

from __future__ import annotations

from game.core.values import Event
from game.encyclopedia import outlook
from game.encyclopedia.gains import die_value
from game.encyclopedia.model import COIN, CUBE, SAIL, SEAL, TOKEN, TYPES, EncycAction, EncycState
from game.encyclopedia.rules import EncycRules
from tests.game.encyclopedia.cases import encyc_rules
from tests.game.encyclopedia.table import Table
from tests.game.encyclopedia.test_forecast import moments


def stepped(rules: EncycRules, state: EncycState, action: EncycAction) -> tuple[EncycState, list[Event]]:
    """The state after an option, and what happened."""
    after, events = rules.clone(state), list[Event]()
    rules.step(after, action, events)
    return after, events


def test_expeditions_begin_and_rise_as_told() -> None:
    """The value at the departure, by whichever way, and after coins, tokens and seals."""
    rules, seen = encyc_rules(2), set()
    for seed in range(4):
        for state, view, options in moments(rules, seed, "action", "research"):
            for action in options:
                after, events = stepped(rules, state, action)
                if action.kind == SAIL:
                    (sailed,) = [event for event in events if event.kind == "sailed"]
                    assert outlook.departure(rules.box, view, action) == sailed.number("strength")
                elif action.kind in (COIN, TOKEN, SEAL):
                    assert outlook.strength_after(rules.box, view, action) == after.strength
                seen.add((action.kind, action.means))
    assert {kind for kind, _ in seen} >= {SAIL, COIN, TOKEN, SEAL, CUBE}


def test_seals_raise_the_die_as_told() -> None:
    """At the places with its colour, for a publication with an open one."""
    rules, seen = encyc_rules(2), set()
    for seed in range(6):
        for state, view, options in moments(rules, seed, "ceiling", "reference"):
            for action in options:
                if action.kind == SEAL:
                    after, _ = stepped(rules, state, action)
                    seen.add(view.asked)
                    if view.asked == "reference":
                        assert outlook.raised_any(rules.box, view) == after.value
                    else:
                        assert outlook.raised(rules.box, view) == die_value(rules.box, after, view.to_act, after.colour)
    assert "reference" in seen


def test_research_within_reach() -> None:
    """Every cube that may be placed is among the research told, and the dearest of them is named."""
    rules = encyc_rules(3)
    for _, view, options in moments(rules, 2, "research"):
        rows = outlook.research(rules.box, view.seats[view.to_act], view.target)
        cubes = {(action.animal, action.type) for action in options if action.kind == CUBE}
        assert cubes == {(row.animal, row.type) for row in rows if row.cost <= view.strength}
        best = outlook.within(rows, view.strength)
        assert (best.cost if best else 0) == max((rules.box.cost[kind] for _, kind in cubes), default=0)


def test_animals_that_go_together() -> None:
    """Shared categories by Type; the partner has the most of them, at a tie one of the same continent."""
    table = Table()
    table.study("panthera_uncia 1 3", "loxodonta_africana")
    seat = table.rules.view(table.state, 0).seats[0]
    giraffe = table.animal("giraffa_camelopardalis")
    elephant = table.box.animal_ids.index("loxodonta_africana")
    assert outlook.partner(table.box, seat, giraffe) == elephant
    assert outlook.shared(table.box, giraffe, elephant) == table.box.category[giraffe * TYPES :][:TYPES]
    leopard = table.box.animal_ids.index("panthera_uncia")
    assert outlook.cubes_of(table.box, seat, leopard) == [table.box.category[leopard * TYPES + kind] for kind in (0, 2)]
    assert outlook.cubes_of(table.box, seat, elephant) == []


def test_collections_grow_by_their_table() -> None:
    """One cube or card more is worth the difference of two rows of the table."""
    table = Table()
    table.state.shelf[0] = 3
    seat = table.rules.view(table.state, 0).seats[0]
    assert outlook.category_growth(table.box, seat, 0) == (4, table.box.cube_points[4] - table.box.cube_points[3])
    assert outlook.land_growth(table.box, seat, 2) == table.box.card_points[1]
    assert outlook.free_chairs(seat) == 4
