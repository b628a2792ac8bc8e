"""The program that measures the coach's reasons."""

from __future__ import annotations

from reasons import FORETOLD, agreement, agrees, main, positions

from ai.coach import advise
from ai.messages import Difference
from ai.search.budget import Budget
from game.registry import make_rules
from tests.languages import in_languages


def test_positions_are_choices_of_games_and_always_the_same() -> None:
    found = list(positions(make_rules("draftosaurus", 2), 8))
    assert len(found) == 8
    assert all(len(one.decision.options) > 1 for one in found)
    assert [one.seed for one in found] == [one.seed for one in positions(make_rules("draftosaurus", 2), 8)]
    assert found[5].match().decision() == found[5].decision


def test_a_sign_agrees_with_the_same_line_of_the_same_seat_alone() -> None:
    found = [Difference(0, "river", 2.0), Difference(1, "river", -2.0)]
    assert agrees(Difference(0, "river", 0.5), found)
    assert not agrees(Difference(1, "river", 0.5), found)
    assert not agrees(Difference(0, "trio", 0.5), found)


def test_every_difference_that_is_told_of_the_end_is_looked_at_again() -> None:
    for one in positions(make_rules("draftosaurus", 2), 3):
        advice = advise(one.ready.rules, one.decision, one.sample, one.seed, Budget(300), 2)
        told = [hint for hint in advice.hints if hint.reason in FORETOLD]
        assert len(agreement(one, advice, 5)) == sum(len(hint.differences) for hint in told)


@in_languages
def test_the_report_has_both_shares_and_examples_in_words(lang: str) -> None:
    told = main(
        ["cubosaurs", "--positions", "3", "--play-outs", "200", "--fresh", "5", "--examples", "2", "--lang", lang]
    )
    assert (told["game"], told["positions"]) == ("cubosaurs", 3)
    assert told["reasons"] == sum(told["kinds"].values()) >= 6
    assert 0.0 <= told["naming"] <= 1.0
    assert 0.0 <= told["agreeing"] <= 1.0
    assert len(told["examples"]) == 2
    assert all(": " in said and "{" not in said for said in told["examples"])


def test_a_measurement_ends_in_time_with_what_there_is() -> None:
    told = main(["cubosaurs", "--positions", "3", "--play-outs", "20", "--minutes", "0"])
    assert (told["positions"], told["reasons"], told["examples"]) == (0, 0, [])
