"""The program that learns the weights of Encyclopedia: its equations, and that it writes what the bots read."""

from __future__ import annotations

from pathlib import Path

import pytest
from equations import solve
from learn_encyclopedia import Sums, fit, play, rules_for, shares, written

from ai.knowledge.encyclopedia.measures import ALWAYS, EACH_COIN, EACH_TOKEN, MEASURES
from ai.knowledge.encyclopedia.weights import KNOTS, WEIGHTS
from ai.knowledge.encyclopedia.worth import LONGEST


def test_it_solves_linear_equations() -> None:
    assert solve([[4.0, 1.0], [1.0, 3.0]], [6.0, 7.0]) == pytest.approx([1.0, 2.0])
    assert solve([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])


@pytest.mark.parametrize("turns", range(1, LONGEST + 1))
def test_between_knots_both_count_and_together_once(turns: int) -> None:
    total = sum(share for _, share in shares(turns))
    assert total == pytest.approx(min(1.0, turns / KNOTS[0]))
    assert all(0 <= knot < len(KNOTS) for knot, _ in shares(turns))


def test_it_finds_the_weights_behind_the_targets() -> None:
    """Targets of seven points, three for each of one measure, and five for one mark, at every knot."""
    sums = Sums(MEASURES + 2)
    for number in range(20_000):
        found = [0.0] * MEASURES
        found[ALWAYS], found[EACH_COIN] = 1.0, float(number % 20)
        ones = [MEASURES + 1] if number % 3 else []
        for turns in KNOTS:
            sums.add(turns, found, ones, 7.0 + 3.0 * found[EACH_COIN] + 5.0 * len(ones))
    for row in fit(sums):
        assert row[ALWAYS] == pytest.approx(7.0, abs=3.0)
        assert row[EACH_COIN] == pytest.approx(3.0, abs=0.3)
        assert row[MEASURES + 1] == pytest.approx(5.0, abs=3.0)
        assert row[EACH_TOKEN] == pytest.approx(0.0)


def test_a_game_is_measured() -> None:
    sums = Sums(len(WEIGHTS[0]))
    assert play(rules_for(2, "linne/boudeuse"), 5, sums) > 0
    assert sum(sums.products[turns][ALWAYS][ALWAYS] > 0 for turns in range(1, 25)) > 20


def test_it_writes_what_the_bots_read(tmp_path: Path) -> None:
    model = tmp_path / "model.py"
    model.write_text(written([list(row) for row in WEIGHTS]), encoding="utf-8")
    space: dict[str, object] = {}
    exec(model.read_text(encoding="utf-8"), space)
    assert space["WEIGHTS"] == WEIGHTS
    assert space["KNOTS"] == KNOTS
