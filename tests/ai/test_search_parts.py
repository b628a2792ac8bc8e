"""The parts of a search: chance, nodes and which option is tried next, rewards and shares of the win."""

from __future__ import annotations

import pytest

from ai.bench import random_game
from ai.minds import knowledge_of
from ai.search.chance import among, folded, following
from ai.search.knowledge import Tuning, points_by_score
from ai.search.reward import Judge, best_other, squash, win_share
from ai.search.tree import Node, promise, select
from game.core.rng import seeded
from game.core.values import Action
from game.registry import GAMES, make_rules


def test_chance_reaches_every_number_about_equally_often() -> None:
    chance, seen = folded(seeded(3)), [0] * 7
    for _ in range(7000):
        chance = following(chance)
        seen[among(chance, 7)] += 1
    assert min(seen) > 900
    assert sum(seen) == 7000


def test_a_node_ranks_its_options_anew_when_one_more_is_open() -> None:
    few, all_ = [Action("a"), Action("b"), Action("c")], [Action(text) for text in "abcd"]
    node, tuning = Node(few), Tuning(width=2, widen=0.0)
    node.order(node.arms_of(few), [0.0, 2.0, 1.0])
    assert node.ranking == [1, 2, 0]
    arms = node.arms_of(all_)
    assert not node.is_ordered(arms)
    node.order(arms, [0.0, 2.0, 1.0, 5.0])
    assert node.ranking == [3, 1, 2, 0]
    assert all_[select(node, arms, tuning, 1)].text == "d"
    assert few[select(node, node.arms_of(few), tuning, 1)].text == "b"


def test_worth_orders_and_widens() -> None:
    node, tuning = Node(()), Tuning(width=1, widen=0.5, faith=5.0, slope=0.1, clear=10.0)
    options = [Action(text) for text in "abcd"]
    arms = node.arms_of(options)
    node.order(arms, [1.0, 4.0, 2.0, 3.0])
    tried = []
    for rng in range(10):
        arms = node.arms_of(options)
        choice = select(node, arms, tuning, folded(seeded(rng)))
        tried.append(options[choice].text)
        node.learn(arms[choice], 0.5)
    assert list(dict.fromkeys(tried)) == ["b", "d"]
    assert promise(node, arms[0], tuning) == pytest.approx(0.5 - 0.3)


def test_of_two_options_both_are_tried_however_far_one_is_behind() -> None:
    node, options = Node(()), [Action("a"), Action("b")]
    node.order(node.arms_of(options), [0.0, 50.0])
    tuning, tried = Tuning(far=4.0), set()
    for rng in range(10):
        arms = node.arms_of(options)
        choice = select(node, arms, tuning, folded(seeded(rng)))
        tried.add(choice)
        node.learn(arms[choice], 0.5)
    assert tried == {0, 1}


def test_an_option_that_is_seldom_open_is_judged_by_its_own_chances() -> None:
    node = Node(())
    for number in range(10):
        arms = node.arms_of([Action("always"), *([Action("once")] if number == 9 else [])])
        node.learn(arms[0], 1.0)
    assert node.chances == [10, 1]
    assert select(node, node.arms_of([Action("always"), Action("once")]), Tuning(), 1) == 1


def test_rewards_lie_between_nothing_and_one() -> None:
    judge = Judge(Tuning(mix=0.5, margin=10.0, doubt=8.0), seat=0, envy=1.5)
    for points in ([0.0, 0.0], [500.0, -500.0], [-1e6, 1e6], [3.0, 2.0, 3.0]):
        rewards = [judge.reward(points, seat, over) for seat in range(len(points)) for over in (True, False)]
        assert all(0.0 <= reward <= 1.0 for reward in rewards)
    assert win_share([3.0, 2.0, 3.0], 0) == 0.5
    assert win_share([3.0, 2.0, 3.0], 1) == 0.0
    assert best_other([3.0, 2.0, 5.0], 2) == 3.0
    assert best_other([3.0], 0) == 0.0
    assert squash(0.0, 4.0) == 0.5
    assert judge.reward([10.0, 10.0], 0, True) < judge.reward([10.0, 10.0], 1, True)


@pytest.mark.parametrize("envy", [0.6, 1.0, 1.4])
def test_a_style_weighs_only_what_the_best_other_wins_or_loses(envy: float) -> None:
    """However many points there are: where nothing has changed, a style sees what everybody sees."""
    plain = Judge(Tuning(mix=0.0))
    for base in (0.0, 250.0):
        judge = Judge(Tuning(mix=0.0), seat=0, envy=envy, base=base)
        assert judge.reward([base + 3.0, base], 0, False) == plain.reward([base + 3.0, base], 0, False)
        more, less = judge.reward([base + 3.0, base + 5.0], 0, False), judge.reward([base + 3.0, base - 5.0], 0, False)
        assert more < less
        gap = plain.reward([3.0, -5.0], 0, False) - plain.reward([3.0, 5.0], 0, False)
        assert (less - more > gap) == (envy > 1.0)


@pytest.mark.parametrize("game_id", GAMES)
def test_points_of_a_game_agree_with_its_result_at_the_end(game_id: str) -> None:
    for seats in GAMES[game_id].seat_counts:
        rules = make_rules(game_id, seats).rules
        state = rules.start(seats)
        random_game(rules, state, seeded(seats))
        outcome = rules.outcome(state)
        assert outcome is not None
        for points in (knowledge_of(game_id).points(rules, state), points_by_score(rules, state)):
            assert [seat for seat in range(seats) if win_share(points, seat)] == list(outcome.winners)
            totals = [score.total for score in outcome.scores]
            assert all(abs(points[seat] - totals[seat]) < 0.5 for seat in range(seats))


@pytest.mark.parametrize("points", [[3.0, 9.0], [5.0, 5.0, 20.0], [0.0, 1.0, 2.0, 500.0]])
def test_chances_of_all_seats_add_up_before_the_end_too(points: list[float]) -> None:
    judge = Judge(Tuning())
    chances = [judge.chance(points, seat, False, 6.0) for seat in range(len(points))]
    assert sum(chances) == pytest.approx(1.0)
    assert sorted(chances) == [chances[seat] for seat in sorted(range(len(points)), key=lambda seat: points[seat])]
