"""Matches between versions: sums, the sequential test, the referee, and a match that goes on where it stopped."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from against import Referee, Side, Void, line, meant, play, summed
from sequential import Test as Sequential
from sequential import paired, parsed

from game.core.state import encode
from game.registry import GAMES, make_rules

TABLE = {"game": "draftosaurus", "seats": 2, "options": {}}


def test_deals_are_counted_once_both_of_their_games_are_there() -> None:
    assert paired({0: 1.0, 1: 0.5, 2: 0.0, 5: 1.0, 6: 1.0, 7: 1.0}) == [0.75, 1.0]


def test_a_test_is_written_as_two_percentages() -> None:
    assert parsed("50:65") == Sequential(0.5, 0.65)
    assert parsed("") is None
    for odd in ("65:50", "0:50", "half:whole", "50"):
        with pytest.raises(ValueError):
            parsed(odd)


@pytest.mark.parametrize(("deals", "verdict"), [([1.0, 0.5] * 20, "high"), ([0.5, 0.0] * 20, "low"), ([0.575] * 9, "")])
def test_the_likelier_share_is_told_as_soon_as_it_is_clear(deals: list[float], verdict: str) -> None:
    assert Sequential(0.5, 0.65).verdict(deals) == verdict


def test_a_share_between_the_two_decides_nothing_and_few_deals_neither() -> None:
    test = Sequential(0.5, 0.65)
    assert test.likelihood([1.0, 0.15] * 30) == pytest.approx(0.0)
    assert test.verdict([1.0, 0.15] * 30) == ""
    assert test.verdict([1.0] * 5) == ""
    assert test.likelihood([1.0] * 5) > test.likelihood([0.9] * 5) > 0.0


def _game(number: int, share: float) -> dict[str, Any]:
    return {"number": number, "share": share, "scores": [30 + number, 20], "seconds": [1.0, 3.0]}


def test_a_match_is_summed_up_without_its_void_games() -> None:
    told = summed([_game(0, 1.0), _game(1, 0.5), {"number": 2, "void": "no such option"}], Sequential(0.5, 0.65))
    assert (told["games"], told["void"], told["share"], told["verdict"]) == (2, 1, 0.75, "")
    assert (told["scores"], told["seconds"]) == ([30.5, 20.0], [1.0, 3.0])
    assert line(told).startswith("2 games, 75.0 % won (")
    assert line(told).endswith("points 30.5 : 20.0, seconds a game 1.00 : 3.00, 1 void")
    assert line(summed([], None)).startswith("0 games")


class Tireless:
    """A referee whose first side always wins."""

    def game(self, number: int, _seed: int) -> dict[str, Any]:
        return _game(number, 1.0)


def test_a_match_goes_on_where_it_stopped_and_ends_as_soon_as_it_is_decided(tmp_path: Path) -> None:
    kept, referee = tmp_path / "match.jsonl", Tireless()
    assert play(referee, kept, 3, 1, None)["games"] == 3  # type: ignore[arg-type]
    assert play(referee, kept, 3, 1, None)["games"] == 3  # type: ignore[arg-type]
    told = play(referee, kept, 200, 1, parsed("50:65"))  # type: ignore[arg-type]
    assert (told["games"], told["verdict"]) == (20, "high")
    assert [json.loads(row)["number"] for row in kept.read_text("utf-8").splitlines()] == list(range(20))


@pytest.fixture
def sides() -> Iterator[list[Side]]:
    """Two processes of this version."""
    made = [Side(sys.executable, bot, TABLE) for bot in ("greedy", "random")]
    yield made
    for side in made:
        side.close()


def test_every_deal_is_played_from_both_seats_by_processes_that_are_handed_positions(sides: list[Side]) -> None:
    rules = make_rules("draftosaurus", 2).rules
    games = [Referee(rules, sides, ()).game(number, 5) for number in (0, 1, 0)]
    assert games[0]["scores"] == games[2]["scores"] != games[1]["scores"]
    assert summed(games, None)["share"] == 1.0
    assert all(seconds > 0.0 for one in games for seconds in one["seconds"])


def test_what_is_decided_for_both_asks_nobody(sides: list[Side]) -> None:
    rules = make_rules("draftosaurus", 2).rules
    told = Referee(rules, sides, tuple(rules.answers)).game(0, 5)
    assert told["seconds"] == [0.0, 0.0]


def test_a_side_that_cannot_play_is_no_side() -> None:
    with pytest.raises(Void, match="oracle"):
        Side(sys.executable, "oracle", TABLE)


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_the_option_of_its_text_or_the_one_that_leads_to_the_same_position(game: str) -> None:
    rules = make_rules(game, 2).rules
    state = rules.start(3)
    options = rules.options(state)
    world = rules.clone(state)
    rules.step(world, options[-1], None)
    said = {"text": "said in other words", "after": encode(world)}
    found = meant(rules, state, options, said)
    assert found is not None
    other = rules.clone(state)
    rules.step(other, found, None)
    assert encode(other) == said["after"]
    assert meant(rules, state, options, {**said, "text": options[0].text}) == options[0]
    assert meant(rules, state, options, {"text": "nonsense", "after": {}}) is None
