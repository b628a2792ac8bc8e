"""What the bots know of Holotype: the end that pays, workers that are bumped, the judgement of positions."""

from __future__ import annotations

from ai.knowledge.holotype.mind import CHOSEN, chosen, clock, points
from ai.knowledge.holotype.plans import CLOSING, Plans
from ai.knowledge.holotype.trait_names import TRAITS
from ai.knowledge.holotype.traits import prospects, traits, weights
from ai.knowledge.holotype.weights import KNOTS, WEIGHTS
from ai.minds import worth_of
from game.holotype.rules import HoloRules
from game.registry import make_rules
from tests.game.holotype.table import Table


def last_turn(lead: int) -> Table:
    """Seat 0 can end the game with a card of little worth; it has `lead` Holotypes more than seat 1, or fewer."""
    table = Table(2)
    table.state.track = table.box.end - 1
    table.hand(0, "dryosaurus")
    table.cubes(0, jurassic=5, research=5)
    ahead = sum(1 << card for card in range(20, 20 + abs(lead)))
    table.state.published[0 if lead > 0 else 1] = ahead
    return table


WORTH = worth_of("holotype")


def worth(table: Table, text: str) -> float:
    """What the action of that text is worth to the seat to act."""
    return WORTH(table.rules, table.state, [table.rules.parse(text)])[0]


def test_the_game_is_ended_by_who_is_ahead() -> None:
    """Who is behind does anything else."""
    for lead in (-6, 6):
        table = last_turn(lead)
        journal = worth(table, "paleontologist>journal")
        assert (journal > worth(table, "paleontologist>library")) == (lead > 0)
        assert Plans(table.rules, table.state, 0).closing(0.0) == (CLOSING if lead > 0 else -CLOSING)


def test_nobody_is_sent_home_for_nothing() -> None:
    """The same location is worth less if another's worker gets back from there."""
    table = Table(2)
    table.hand(0, "allosaurus")
    table.cubes(0, jurassic=5)
    free = worth(table, "paleontologist>library")
    table.turn(1)
    table.play("paleontologist>library")
    assert worth(table, "paleontologist>library") < free


def test_the_museum_milestone_makes_a_visit_worth_while() -> None:
    """Even without a fossil the cube is worth something, and nothing is traded for the sake of leaving."""
    table = Table(2)
    table.hand(0, "allosaurus")
    table.cubes(0, jurassic=2)
    before = worth(table, "field_assistant>museum")
    table.tiles(0, "museum")
    assert worth(table, "field_assistant>museum") > before
    table.play("field_assistant>museum")
    options = table.rules.options(table.state)
    worths = WORTH(table.rules, table.state, options)
    assert options[worths.index(max(worths))].text == "done"


def test_every_trait_has_a_weight_at_every_knot() -> None:
    """And between the knots weights change evenly."""
    table = Table(3)
    assert [len(row) for row in WEIGHTS] == [TRAITS] * len(KNOTS)
    assert len(traits(table.rules, table.state, 2)) == TRAITS
    assert weights(KNOTS[0]) == list(WEIGHTS[0])
    middle = weights((KNOTS[0] + KNOTS[1]) / 2)
    assert abs(middle[0] - (WEIGHTS[0][0] + WEIGHTS[1][0]) / 2) < 1e-9


def test_who_has_published_more_is_judged_better() -> None:
    """All else being equal; at the end the score itself counts."""
    table = Table(2)
    table.state.published[1] = 0b111
    first, second = prospects(table.rules, table.state)
    assert second > first
    table.state.ending = 1
    assert points(table.rules, table.state)[1] == table.rules.scores(table.state)[1].total


def test_the_clock_goes_on_alike_for_all_seats() -> None:
    """A round is as long wherever it begins."""
    table = Table(3)
    start = clock(table.rules, table.state)
    table.state.turns += 3
    assert clock(table.rules, table.state) == start + 12


def test_hidden_objectives_of_others_count_the_more_the_further_the_track_and_not_in_the_basal_game() -> None:
    for basal, most in (("no", CHOSEN), ("yes", 0.0)):
        rules = make_rules("holotype", 2, {"basal": basal}).rules
        assert isinstance(rules, HoloRules)
        state = rules.start(1)
        assert chosen(rules, state) == 0.0
        state.track = rules.box.end
        assert chosen(rules, state) == most
