"""The program that measures whether the coach's chances come true."""

from __future__ import annotations

import math

import pytest
from calibrate import ALL, CURVE, Forecast, forecasts, line, loss

from game.registry import make_rules


def test_a_forecast_is_compared_with_the_result() -> None:
    rules = make_rules("draftosaurus", 3).rules
    found = [one for seed in range(3) for one in forecasts(rules, seed, 2)]
    assert len(found) > 3
    assert {one.kind for one in found} == {"pick"}
    assert all(0.0 <= one.chance <= 1.0 and 0.0 <= one.won <= 1.0 for one in found)
    assert forecasts(rules, 1, 2) == forecasts(rules, 1, 2)


def test_the_loss_is_that_of_a_coin_for_a_half_and_bounded_for_the_sure_of_themselves() -> None:
    assert loss([Forecast("pick", 0.5, 1.0, 0.0), Forecast("pick", 0.5, 0.0, 0.0)]) == pytest.approx(math.log(2))
    assert loss([Forecast("pick", 1.0, 0.0, 0.0)]) == pytest.approx(-math.log(0.001))


def test_a_line_tells_the_means() -> None:
    told = line("pick", [Forecast("pick", 0.5, 1.0, 4.0), Forecast("pick", 0.7, 0.0, -1.0)])
    assert told.split() == ["pick", "2", "60.0", "%", "50.0", "%", "+1.5"]


def test_the_curve_is_measured_at_the_same_choices() -> None:
    """For every choice that the coach was asked about, the chance of the seat asked and shares of all seats."""
    rules = make_rules("draftosaurus", 3).rules
    found = forecasts(rules, 1, 2, 8)
    coach = [one for one in found if one.kind not in (CURVE, ALL)]
    assert len([one for one in found if one.kind == CURVE]) == len(coach)
    everyone = [one.chance for one in found if one.kind == ALL]
    assert len(everyone) == 3 * len(coach)
    assert sum(everyone) == pytest.approx(len(coach))
    assert coach == forecasts(rules, 1, 2)
