"""Why an option is better: the final scores of play-outs in the same worlds, line by line, and what is told of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ai.bot import sampler
from ai.coach import advise, differing, speaks, weightiest
from ai.messages import Difference
from ai.minds import knowledge_of
from ai.search.budget import Budget
from ai.search.ledger import LEAST, Ledger, is_clear, named
from ai.search.mcts import Search
from game.core.values import Line, Outcome, Score
from game.registry import GAMES
from tests.ai.scramble import scrambled
from tests.ai.worlds import game_positions
from tests.games import SUBJECTS


def _score(river: int, trio: int = 0, part: str = "") -> Score:
    return Score((Line("river", river, part), Line("trio", trio, part)))


def _ledger(mine: list[int], its: list[int]) -> Ledger:
    ledger = Ledger()
    for one, other in zip(mine, its, strict=True):
        ledger.note(0, [_score(one), _score(7)])
        ledger.note(1, [_score(other), _score(7)])
    return ledger


def test_differences_are_means_over_the_same_worlds_with_their_error() -> None:
    found = {(one.seat, one.line): one for one in _ledger([4, 6, 8], [1, 2, 3]).compare(0, 1)}
    assert found[0, "river"].points == pytest.approx(4.0)
    assert found[0, "river"].error == pytest.approx(1.0 / 3**0.5)
    assert found[0, ""].points == found[0, "river"].points
    assert found[0, "trio"] == Difference(0, "trio", 0.0, 0.0)
    assert found[1, "river"] == Difference(1, "river", 0.0, 0.0)


def test_a_world_that_only_one_option_met_counts_for_nothing() -> None:
    ledger = _ledger([4, 4], [1, 1])
    ledger.note(0, [_score(99), _score(0)])
    assert ledger.worlds(0, 1) == 2
    assert ledger.compare(0, 1)[1].points == 3.0


def test_nothing_is_told_of_few_worlds_or_of_what_may_be_chance() -> None:
    few = LEAST - 1
    assert _ledger([5] * few, [1] * few).clear(0, 1, 0) == []
    assert [one.line for one in _ledger([5] * LEAST, [1] * LEAST).clear(0, 1, 0)] == ["", "river"]
    noisy = [9, -8] * LEAST
    assert _ledger(noisy, [0] * len(noisy)).clear(0, 1, 0) == []


def test_what_others_have_must_be_clearer_than_the_own() -> None:
    own = Difference(0, "river", 3.0, 1.0)
    assert is_clear(own, 0)
    assert not is_clear(replace(own, seat=1), 0)
    assert is_clear(replace(own, seat=1, points=-3.3), 0)
    assert not is_clear(replace(own, points=0.1, error=0.0), 0)


def test_lines_of_all_rounds_are_one_and_those_of_tiles_keep_their_group() -> None:
    assert named("trex", "round2") == named("trex", "") == "trex"
    assert named("eggs", "round1.tiles") == named("eggs", "round3.tiles") == "tiles.eggs"
    ledger = Ledger()
    ledger.note(0, [Score((*_score(2, 1, "summer").lines, *_score(3, 1, "winter").lines))])
    assert ledger.rows[0] == [{(0, ""): 7, (0, "river"): 5, (0, "trio"): 2}]


@pytest.mark.parametrize(
    ("seat", "points", "praised"), [(0, 2.0, True), (1, -2.0, True), (0, -2.0, False), (1, 2.0, False)]
)
def test_own_points_and_fewer_of_others_speak_for_an_option(seat: int, points: float, praised: bool) -> None:
    assert speaks(Difference(seat, "river", points), 0, praised)
    assert not speaks(Difference(seat, "river", points), 0, not praised)


def test_the_largest_that_speaks_for_the_rank_comes_first_then_the_largest_of_all() -> None:
    found = [Difference(0, "river", -5.0), Difference(0, "trio", 2.0), Difference(0, "island", 3.0)]
    assert [one.line for one in weightiest(found, 0, True)] == ["island", "river"]
    assert [one.line for one in weightiest(found, 0, False)] == ["river", "island"]
    assert weightiest([], 0, True) == ()


def test_what_differs_at_once_is_exact() -> None:
    found = differing(_score(3, 1).lines, _score(1, 1).lines, 2)
    assert found == [Difference(2, "river", 2.0, 0.0)]


@pytest.mark.parametrize("game_id", GAMES)
def test_play_outs_that_are_followed_end_with_the_game(game_id: str) -> None:
    """Also where a bot's play-outs are cut off: the scores that are noted are those of finished games."""
    rules, state = next(iter(game_positions(game_id, 2, 3, 1)))
    decision = rules.decision(state)
    assert decision is not None
    ended: list[Outcome | None] = []

    class Watched(Search):
        """Looks at the worlds that are played on."""

        def _finish(self, world: Any) -> None:
            super()._finish(world)
            ended.append(rules.outcome(world))

    search = Watched(rules, knowledge_of(game_id), decision, sampler(rules, state, decision.seat), 5)
    ledger = search.follow([0, 1], Budget(4), 9)
    assert len(ended) == 4
    assert all(outcome is not None for outcome in ended)
    assert ledger.worlds(0, 1) == 2
    assert search.ledger is None
    outcome = ended[0]
    assert outcome is not None
    assert ledger.rows[0][0][0, ""] == outcome.scores[0].total


@pytest.mark.parametrize("game_id", GAMES)
def test_reasons_depend_on_nothing_that_the_seat_cannot_know_and_on_no_chance(game_id: str) -> None:
    compared = 0
    for rules, state in list(game_positions(game_id, 3, 7, SUBJECTS[game_id].step))[-2:]:
        decision = rules.decision(state)
        assert decision is not None
        worlds = (state, state, scrambled(rules, state, decision.seat), rules.determinize(state, decision.seat, 99))
        told = [advise(rules, decision, sampler(rules, world, decision.seat), 5, Budget(60), 2) for world in worlds]
        assert told[1:] == told[:1] * 3
        compared += any(hint.reason for hint in told[0].hints)
    assert compared
