"""What the search knows of Draftosaurus: prospects that end in points, quick gains that agree with the greedy ones."""

from __future__ import annotations

import pytest

from ai.bench import random_game
from ai.knowledge.draftosaurus.mind import points
from ai.knowledge.draftosaurus.outlook import Outlook
from ai.knowledge.draftosaurus.prospect import prospect
from ai.minds import knowledge_of, worth_of
from ai.search.chance import folded, following
from game.core.rng import seeded
from game.draftosaurus.model import PICK
from game.draftosaurus.rules import DraftRules
from game.registry import make_rules
from tests.game.draftosaurus.table import Table

WORTH = worth_of("draftosaurus")


def _rules(seats: int, board: str) -> DraftRules:
    rules = make_rules("draftosaurus", seats, {"board": board}).rules
    assert isinstance(rules, DraftRules)
    return rules


@pytest.mark.parametrize("board", ["summer", "winter"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_at_the_end_a_prospect_is_the_score(board: str, seats: int) -> None:
    rules = _rules(seats, board)
    for seed in range(20):
        state = rules.start(seed)
        random_game(rules, state, seeded(seed))
        promised = [prospect(Outlook(rules, state, seat)) for seat in range(seats)]
        assert promised == [score.total for score in rules.scores(state)]


def test_the_last_pick_counts_where_the_dinosaur_in_quarantine_can_go_then() -> None:
    """A second one of its species on a bank of the bridge makes a couple with it."""
    table = Table(3, board="winter")
    table.state.round, table.state.turn = 1, 5
    table.zoo(0, quarantine="b", wood="s", river="t" * 9)
    table.hand(0, "b")
    table.ask("pick", 0)
    table.die("forest", roller=0)
    options = table.rules.options(table.state)
    worths = WORTH(table.rules, table.state, options)
    places = [option.text.partition(">")[2] for option in options]
    best = {place for place, value in zip(places, worths, strict=True) if value == max(worths)}
    assert best == {"bridge_left", "bridge_right"}


def test_a_play_out_that_is_cut_off_on_the_second_board_counts_the_first() -> None:
    rules = _rules(2, "both")
    state = rules.start(3)
    while state.part == 0:
        rules.step(state, rules.options(state)[0], None)
    first = [score.total for score in rules.scores(state)]
    beginning = [prospect(Outlook(rules, state, seat)) for seat in range(2)]
    assert points(rules, state) == pytest.approx([first[seat] + beginning[seat] for seat in range(2)])


def test_equal_points_and_t_rex_are_equal_however_they_came() -> None:
    """On two boards the points of each are summed as whole numbers, so that a shared win is one."""
    rules, shared = _rules(2, "both"), 0
    for seed in range(400):
        state = rules.start(seed)
        random_game(rules, state, seeded(seed))
        outcome = rules.outcome(state)
        assert outcome is not None
        first, second = points(rules, state)
        assert (first == second) == (len(outcome.winners) == 2)
        shared += first == second
    assert shared


@pytest.mark.parametrize("board", ["summer", "winter"])
def test_quick_picks_lose_little_of_what_the_greedy_worth_promises(board: str) -> None:
    rules = _rules(2, board)
    policy, lost = knowledge_of("draftosaurus").policy, []
    assert policy is not None
    for seed in range(6):
        state, chance = rules.start(seed), folded(seeded(seed))
        while options := rules.options(state):
            chance = following(chance)
            choice = policy(rules, state, options, chance)
            if rules.prompt(state) == PICK:
                worths = WORTH(rules, state, options)
                lost.append(max(worths) - worths[choice])
            rules.step(state, options[choice], None)
    assert sum(lost) / len(lost) < 0.4
