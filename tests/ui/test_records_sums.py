"""What plays add up to: counts, streaks, means, and a rating that finds the strength by which games were played."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ai.levels import LEVELS, RUNGS
from game.registry import GAMES
from ui.players import Player, Players
from ui.records.play import Play, Seated
from ui.records.rating import FEWEST, chance, estimate, ladder_of
from ui.records.tally import Choice, Own, Shelf, Tally, mean_lines, points_by_rival, streaks, tally

GAME = next(iter(GAMES))
LADDER = {"visitor": 0.0, "assistant": 200.0, "student": 400.0, "naturalist": 600.0, "curator": 800.0}


def play(number: int, *seats: Seated, game: str = GAME, taken_back: int = 0) -> Play:
    """A play of these seats."""
    return Play(id=f"{number:020x}", game=game, seats=seats, moves=10 * number, taken_back=taken_back)


def bot(level: str, points: int = 0, won: bool = False) -> Seated:
    return Seated(level.title(), "bot", level, points=points, won=won, lines={"a": points})


def ada(points: int, won: bool = False, name: str = "Ada") -> Seated:
    return Seated(name, points=points, won=won, lines={"a": points - 1, "b": 1})


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    """Six plays of Ada, who was once called Augusta, one of Ben alone."""
    players = Players(tmp_path / "players.json")
    assert players.change("Augusta", Player("Ada", 2)) == ""
    plays = [
        play(1, ada(10, True, "augusta "), bot("visitor", 4)),
        play(2, ada(20, True), bot("visitor", 6), bot("student", 9)),
        play(3, ada(5), bot("student", 30, True)),
        play(4, ada(7), Seated("Ben", points=9, won=True)),
        play(5, ada(8, True), Seated("Linné", "automa", "linne/x", points=8, won=True)),
        play(6, ada(99, True), bot("curator", 1), game=list(GAMES)[1]),
        play(7, Seated("Ben", won=True), bot("curator:spoiler", 1)),
    ]
    return Shelf(plays, players)


def test_a_person_has_one_name(shelf: Shelf) -> None:
    assert shelf.people() == ["Ada", "Ben"]
    assert [one.play.moves // 10 for one in shelf.own(Choice("ADA"))] == [1, 2, 3, 4, 5, 6]
    assert [one.seat for one in shelf.own(Choice("Ben"))] == [1, 0]


def test_plays_are_chosen_by_game_seats_and_rivals(shelf: Shelf) -> None:
    def numbers(**choice: object) -> list[int]:
        return [one.play.moves // 10 for one in shelf.own(Choice("Ada", **choice))]  # type: ignore[arg-type]

    assert numbers(game=GAME) == [1, 2, 3, 4, 5]
    assert numbers(seats=3) == [2]
    assert numbers(rival="student") == [2, 3]
    assert numbers(rival="automa") == [5]
    assert numbers(rival="@Ben") == [4]
    assert numbers(game=GAME, rival="curator") == []
    assert shelf.rivals(shelf.own(Choice("Ada"))) == ["visitor", "student", "curator", "automa", "@Ben"]
    assert shelf.rivals(shelf.own(Choice("Ben"))) == ["curator", "@Ada"]


def test_what_plays_add_up_to(shelf: Shelf) -> None:
    own = shelf.own(Choice("Ada", GAME))
    assert tally(own) == Tally(5, 3, 1, 2, 20, 10.0, 30.0)
    assert tally(own).share == 0.6
    assert [one.share for one in own] == [1, 1, 0, 0, 0.5]
    assert tally([]) == Tally()
    assert tally([]).share == 0.0
    assert mean_lines(own) == [("a", 9.0, (4 + 6 + 9 + 30) / 4), ("b", 1.0, 0.0)]
    found = points_by_rival(shelf, own)
    assert found == {"visitor": [4, 6], "student": [9, 30], "automa": [8], "@Ben": [9]}


@pytest.mark.parametrize(
    ("won", "now", "longest"), [("", 0, 0), ("x", 1, 1), ("xx.", 0, 2), ("x.xx", 2, 2), ("xxx.x", 1, 3)]
)
def test_streaks(won: str, now: int, longest: int) -> None:
    assert streaks(one == "x" for one in won) == (now, longest)


def games(rating: float, count: int, seed: int = 1, rivals: int = 1) -> list[Own]:
    """Plays of somebody of that strength against all levels in turn."""
    dice, found = random.Random(seed), []
    for n in range(count):
        level = list(LADDER)[n % len(LADDER)]
        won = dice.random() < chance(rating, [LADDER[level]] * rivals)
        others = [bot(level, won=not won and k == 0) for k in range(rivals)]
        found.append(Own(play(n, ada(0, won), *others), 0))
    return found


@pytest.mark.parametrize("rivals", [1, 3])
@pytest.mark.parametrize("rating", [50, 300, 500, 750])
def test_the_rating_finds_the_strength(rating: int, rivals: int) -> None:
    """Nine tenths of the ranges hold it; more games make the range narrower."""
    found = [estimate(LADDER, games(rating, 40, seed, rivals)) for seed in range(20)]
    assert all(one is not None for one in found)
    assert sum(one is not None and one.low <= rating <= one.high for one in found) >= 16
    few, many = estimate(LADDER, games(rating, 6, 1, rivals)), found[1]
    assert few is not None
    assert many is not None
    assert many.high - many.low < few.high - few.low


def test_the_level_to_try_is_the_one_that_is_even() -> None:
    told = estimate(LADDER, games(590, 40, 3))
    assert told is not None
    assert told.level == min(LADDER, key=lambda level: abs(LADDER[level] - told.rating))
    low, middle, high = told.chances
    assert low < middle < high
    assert middle == pytest.approx(0.5, abs=0.15)


def test_what_does_not_count() -> None:
    """Too few plays, plays with take-backs, plays against persons and Automas, games that were not measured."""
    won = [Own(play(n, ada(1, True), bot("curator")), 0) for n in range(9)]
    assert estimate(LADDER, won[: FEWEST - 1]) is None
    assert estimate(LADDER, won[:FEWEST]) is not None
    assert estimate({}, won) is None
    assert estimate(LADDER, [Own(play(n, ada(1, True), bot("curator"), taken_back=1), 0) for n in range(9)]) is None
    assert estimate(LADDER, [Own(play(n, ada(1, True), Seated("Ben")), 0) for n in range(9)]) is None


def test_ladders_rise() -> None:
    """Those of all games that were measured."""
    measured = {game: ladder_of(game) for game in GAMES if ladder_of(game)}
    assert len(measured) >= 4
    for ladder in measured.values():
        assert list(ladder) == list(LEVELS)[: max(len(RUNGS), len(ladder))]
        assert sorted(ladder.values()) == list(ladder.values())
        assert chance(ladder["assistant"], [ladder["visitor"]]) > 0.6


def test_chances_of_equals_are_equal() -> None:
    assert chance(100, [100]) == 0.5
    assert chance(100, [100, 100, 100]) == 0.25
    assert chance(500, [100]) == pytest.approx(10 / 11)
