"""The search on tiny games with known answers."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from typing import Any

import pytest

from ai.minds import MINDS, knowledge_of
from ai.search.budget import Budget
from ai.search.knowledge import AnyKnowledge, AnyWorth, Knowledge, Tuning
from ai.search.mcts import Search
from game.core.values import Action
from game.registry import GAMES
from tests.ai.toys import Ladder, Nim, Pennies, Toy, ToyState, sampler


def _search(rules: Toy, seed: int, size: int = 0, tuning: Tuning | None = None) -> Search:
    state = rules.start(size)
    decision = rules.decision(state)
    assert decision is not None
    return Search(rules, Knowledge(tuning=tuning), decision, sampler(rules, state), seed)


@pytest.mark.parametrize("tuned", [True, False])
@pytest.mark.parametrize(("pile", "best"), [(5, "1"), (6, "2"), (7, "3"), (9, "1"), (11, "3")])
def test_a_forced_win_is_found(pile: int, best: str, tuned: bool) -> None:
    search = _search(Nim(2), 3, pile, Tuning(tuned=tuned))
    search.run(Budget(iterations=1500))
    found = search.findings()
    assert found[0].action.text == best
    assert found[0].chance > 0.65
    assert found[0].visits > 750


def test_in_a_lost_position_every_option_looks_lost() -> None:
    search = _search(Nim(2), 1, 8)
    search.run(Budget(iterations=3000))
    assert max(finding.chance for finding in search.findings()) < 0.35


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_sealed_picks_become_mixed(seed: int) -> None:
    search = _search(Pennies(2), seed)
    search.run(Budget(iterations=2000))
    assert all(0.35 < finding.visits / 2000 < 0.65 for finding in search.findings())
    assert 0.4 < sum(finding.chance * finding.visits for finding in search.findings()) / 2000 < 0.6


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_any_number_of_seats(seats: int) -> None:
    search = _search(Ladder(seats), 4)
    search.run(Budget(iterations=400))
    found = search.findings()
    assert found[0].action.text == "2"
    assert sum(finding.visits for finding in found) == search.iterations == 400
    assert len(search.roots) == seats


def test_every_other_seat_learns_in_its_own_tree() -> None:
    search = _search(Ladder(3), 4)
    search.run(Budget(iterations=300))
    for seat in (1, 2):
        (node,) = search.roots[seat].values()
        assert node.visits[node.arms["2"]] > node.visits[node.arms["1"]]


def test_the_same_seed_gives_the_same_findings_and_searching_on_adds_to_them() -> None:
    first, second, other = (_search(Nim(2), seed, 7) for seed in (5, 5, 6))
    first.run(Budget(iterations=200))
    for _ in range(4):
        second.run(Budget(iterations=50))
    other.run(Budget(iterations=200))
    assert first.findings() == second.findings()
    assert first.findings() != other.findings()


def test_it_stops_at_once_and_has_an_answer_nevertheless() -> None:
    asked = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 7

    search = _search(Nim(2), 5, 7)
    search.run(Budget(stop=lambda: True))
    assert search.iterations == 0
    assert search.findings()[0].action in search.options
    search.run(Budget(stop=stop))
    assert search.iterations == 7


def test_a_budget_of_time_ends() -> None:
    search = _search(Nim(2), 5, 7)
    search.run(Budget(seconds=0.0))
    assert search.iterations == 0
    search.run(Budget(seconds=0.01))
    assert search.iterations > 0


def test_play_outs_are_cut_off_by_clock_and_depth() -> None:
    rules = Nim(2)
    lengths: list[int] = []

    def points(_rules: Any, world: Any) -> list[float]:
        lengths.append(30 - world.pile)
        return [0.0, 0.0]

    for tuning in (Tuning(depth=2), Tuning(reach=4)):
        lengths.clear()
        state = rules.start(30)
        decision = rules.decision(state)
        assert decision is not None
        knowledge: AnyKnowledge = Knowledge(points=points, clock=lambda _rules, world: 30 - world.pile, tuning=tuning)
        search = Search(rules, knowledge, decision, sampler(rules, state), 1)
        search.run(Budget(iterations=5))
        assert max(lengths) <= 15
        assert {finding.chance for finding in search.findings() if finding.visits} == {0.5}


def test_without_trees_only_the_first_choice_is_searched() -> None:
    search = _search(Nim(2), 3, 9, Tuning(trees=False))
    search.run(Budget(iterations=50))
    assert sum(search.root.visits) == 50
    assert not search.root.twigs
    assert not any(search.roots)


def test_a_tree_forks_only_where_it_is_told_to_and_goes_on_after_other_choices() -> None:
    """At a pile of six or four all play by the policy, who stays in its tree and finds what to do with the rest."""
    rules = Nim(2)
    state = rules.start(9)
    decision = rules.decision(state)
    assert decision is not None
    forked: list[int] = []

    def seen(_rules: Toy, world: ToyState, _seat: int) -> int:
        forked.append(world.pile)
        return world.pile

    knowledge: AnyKnowledge = Knowledge(forks=lambda _rules, world: world.pile not in (6, 4), seen=seen)
    search = Search(rules, knowledge, decision, sampler(rules, state), 3)
    search.run(Budget(iterations=300))
    assert {2, 3, 5, 7, 8} >= set(forked) >= {3, 5, 7, 8}
    after_six = search.root.twigs[search.root.arms["3"]]
    assert after_six, "the own tree is not left where the other seat does not fork"


def test_nodes_beyond_the_first_choice_are_ordered_at_a_glance() -> None:
    asked: list[tuple[str, int]] = []

    def judge(name: str) -> AnyWorth:
        def worth(_rules: Toy, world: ToyState, options: Sequence[Action]) -> list[float]:
            asked.append((name, world.pile))
            return [0.0 for _ in options]

        return worth

    rules = Nim(2)
    state = rules.start(9)
    decision = rules.decision(state)
    assert decision is not None
    knowledge: AnyKnowledge = Knowledge(worth=judge("worth"), glance=judge("glance"), tuning=Tuning(ordered=1))
    Search(rules, knowledge, decision, sampler(rules, state), 3).run(Budget(iterations=60))
    assert [pile for name, pile in asked if name == "worth"] == [9]
    assert {pile for name, pile in asked if name == "glance"} >= {8, 7, 6}


def test_what_others_chose_is_told_and_guides_no_choice() -> None:
    rules = Nim(2)
    state = rules.start(9)
    decision = rules.decision(state)
    assert decision is not None
    found = []
    for more in (0.0, 5.0):
        knowledge: AnyKnowledge = Knowledge(chosen=lambda *_, more=more: more, tuning=Tuning(depth=1))
        search = Search(rules, knowledge, decision, sampler(rules, state), 3)
        search.run(Budget(iterations=60))
        found.append(search.findings())
    for plain, told in zip(*found, strict=True):
        assert (told.action, told.visits, told.reward) == (plain.action, plain.visits, plain.reward)
        assert told.margin == pytest.approx(plain.margin - 5.0)
        assert told.chance < plain.chance


def test_a_search_leaves_the_collector_of_cycles_as_it_was() -> None:
    search = _search(Nim(2), 3, 5)
    search.run(Budget(iterations=2, stop=gc.isenabled))
    assert search.iterations == 2
    assert gc.isenabled()


def _ordered(worths: list[float], *, far: float = 1e6, small: bool = False) -> Search:
    """A search of Nim whose options are worth so much."""
    rules = Nim(2)
    state = rules.start(6)
    decision = rules.decision(state)
    assert decision is not None
    knowledge: AnyKnowledge = Knowledge(worth=lambda *_: worths, small=lambda *_: small, tuning=Tuning(far=far))
    return Search(rules, knowledge, decision, sampler(rules, state), 1)


def test_options_far_behind_are_never_tried() -> None:
    search = _ordered([3.0, 0.0, 2.5], far=2.0)
    search.decide(Budget(iterations=200))
    assert {finding.action.text for finding in search.findings() if finding.visits} == {"1", "3"}


@pytest.mark.parametrize("search", [_ordered([0.0, 3.0, 0.5], far=2.0), _ordered([0.0, 3.0, 2.0], small=True)])
def test_what_worth_settles_alone_is_not_searched_but_for_the_coach(search: Search) -> None:
    search.decide(Budget(iterations=200))
    assert search.iterations == 0
    assert [finding.action.text for finding in search.findings()] == ["2", "3", "1"]
    search.run(Budget(iterations=20))
    assert search.iterations == 20


def test_every_game_has_its_knowledge_and_an_unknown_one_the_plain_default() -> None:
    assert set(MINDS) == set(GAMES)
    assert knowledge_of("chess").worth is None
