"""Looking back on a game: the curve, luck apart from choice, coarse first, stopped and gone on with at will."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

import pytest

from ai.analysis.analyse import LEAST, analyse, play_outs_of
from ai.analysis.course import Course, course_so_far, whole_course
from ai.analysis.curve import Curve
from ai.analysis.measure import CLOSE, measure
from ai.analysis.plan import COARSE, LOOKS, coarse, next_task
from ai.levels import RUNGS
from ai.messages import Effort, Glimpse, Measure, Story
from ai.minds import knowledge_of
from ai.search.budget import never
from game.core.rng import advance, below, seeded
from game.core.rules import AnyRules
from game.core.state import encode
from game.registry import GAMES, make_rules
from tests.ai.scramble import scrambled

FEW = 6
"""Actions of a game that are enough to see what holds everywhere; all choices among them are looked at closely."""

AT_ONCE, GOING_ON = Effort(0.0, LEAST), Effort(1e9, LEAST)
"""One look at a time, and all of them."""


@lru_cache
def _course(game: str, seats: int, actions: int = 1 << 30) -> Course:
    """A game by chance, as far as so many actions lead."""
    rules: AnyRules = make_rules(game, seats, {}).rules
    rng, state, texts = seeded(11), rules.start(11), list[str]()
    while (decision := rules.decision(state)) is not None and len(texts) < actions:
        rng = advance(rng)
        action = decision.options[below(rng, len(decision.options))]
        texts.append(action.text)
        rules.step(state, action, None)
    return whole_course(rules, Story(11, None, tuple(texts)))


@lru_cache
def _looks(game: str, seats: int, actions: int = 1 << 30) -> tuple[Measure, ...]:
    """Everything that there is to find out about it, in one go."""
    found = {one.number: one for one in analyse(_course(game, seats, actions), (), GOING_ON, 3)[0]}
    return tuple(found.values())


def _step_by_step(course: Course, effort: Effort) -> dict[int, Measure]:
    found: dict[int, Measure] = {}
    part = 0.0
    while part < 1.0:
        looks, part = analyse(course, found.values(), effort, 3)
        assert len(looks) == (1 if part < 1.0 or looks else 0)
        found |= {one.number: one for one in looks}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_luck_and_choices_make_the_swing_for_every_seat_at_every_point(game: str) -> None:
    """And all of them together the way from the first chance to the last; what one seat wins the others lose."""
    course, looks = _course(game, 3, FEW), _looks(game, 3, FEW)
    _is_of_one_measurement(course, looks)
    curve = Curve(looks, course.length, course.result)
    assert len(curve.swings()) == len(curve.shown) - 1 >= 4
    for swing in curve.swings():
        after = next(shares for number, shares in curve.shown if number == swing.end)
        for seat in range(3):
            assert swing.choice[seat] + swing.luck[seat] == pytest.approx(swing.total[seat], abs=1e-12)
            assert swing.measure.shares[seat] + swing.total[seat] == pytest.approx(after[seat], abs=1e-12)
        assert sum(swing.choice) == pytest.approx(0.0, abs=1e-9)
        assert sum(swing.luck) == pytest.approx(0.0, abs=1e-9)
    for one in curve.sums():
        assert one.first + one.own + one.others + one.luck == pytest.approx(one.last, abs=1e-9)


def _is_of_one_measurement(course: Course, looks: Sequence[Measure]) -> None:
    """Chances are shares of one win; the best move is never worse than the one played, and is one of the options."""
    for look in looks:
        point = course.at(look.number)
        assert sum(look.shares) == pytest.approx(1.0, abs=1e-9)
        assert all(0.0 <= share <= 1.0 for share in look.shares)
        assert point.action is not None
        assert look.missed[look.seat] >= 0.0
        assert (look.best == point.action.text) == (look.missed[look.seat] == 0.0)
        assert look.best in {option.text for option in course.rules.options(point.state)}
        assert look.points == tuple(score.total for score in course.rules.scores(point.state))


def test_a_whole_game_ends_with_its_result() -> None:
    course, looks = _course("draftosaurus", 4), _looks("draftosaurus", 4)
    curve = Curve(looks, course.length, course.result)
    assert sum(course.result) == 1.0
    assert curve.shown[-1] == (course.length, course.result)
    assert {one.number for one in looks} == {point.number for point in course.points}
    assert [one.last for one in curve.sums()] == list(course.result)
    assert sum(one.play_outs == CLOSE * LEAST for one in looks) == LOOKS


@pytest.mark.parametrize("game", GAMES)
def test_a_usual_look_takes_no_more_than_half_of_the_curators_play_outs(game: str) -> None:
    """However many a level above it has: somebody waits for the curve."""
    assert 0 < play_outs_of(Effort(1.0), game) * 2 <= knowledge_of(game).levels[RUNGS.index("curator")].play_outs


def test_looks_one_by_one_are_those_in_one_go() -> None:
    """Whoever stops after any look and goes on comes to the same figures."""
    course = _course("draftosaurus", 3, 24)
    assert len(course.real) > COARSE
    assert _step_by_step(course, AT_ONCE) == {one.number: one for one in _looks("draftosaurus", 3, 24)}


def test_half_a_look_is_lost_and_had_again() -> None:
    """Stopped anywhere in the middle of a look nothing is told of it, and the next try has the same."""
    course = _course("cubosaurs", 2, 20)
    number = course.real[3]
    whole = measure(course, number, LEAST, False, 3, never)
    for most in (0, 3, LEAST, LEAST + 2):
        calls = [0]

        def stop(calls: list[int] = calls, most: int = most) -> bool:
            calls[0] += 1
            return calls[0] > most

        assert measure(course, number, LEAST, False, 3, stop) is None
        assert analyse(course, (), GOING_ON, 3, lambda: True)[0] == ()
    assert measure(course, number, LEAST, False, 3, never) == whole


def test_other_seeds_have_other_figures() -> None:
    course = _course("draftosaurus", 2)
    first, other = (measure(course, course.real[2], 40, False, seed, never) for seed in (3, 4))
    assert first != other


def test_the_first_pass_is_even_and_the_next_go_where_much_happens() -> None:
    course = _course("draftosaurus", 4)
    numbers = coarse(course)
    assert len(numbers) == COARSE
    assert (numbers[0], numbers[-1]) == (course.real[0], course.real[-1])
    assert max(b - a for a, b in pairwise(numbers)) <= 4
    flat = {number: _made(number, (0.25, 0.25, 0.25, 0.25)) for number in numbers}
    steep = numbers[7]
    flat[steep] = _made(steep, (0.65, 0.15, 0.1, 0.1))
    task = next_task(course, flat, LEAST)
    assert task is not None
    assert not task.close
    assert numbers[6] < task.number < numbers[8]


def _made(number: int, shares: tuple[float, ...], seat: int = 0, choice: float = 0.0, missed: float = 0.0) -> Measure:
    """A look as it could be."""
    seats = range(len(shares))
    changes = tuple(choice if n == seat else -choice / (len(shares) - 1) for n in seats)
    lost = tuple(missed if n == seat else -missed / (len(shares) - 1) for n in seats)
    return Measure(number, seat, LEAST, shares, changes, "x", lost, tuple(0 for _ in seats))


def _tale(measures: Sequence[Measure], result: tuple[float, ...]) -> tuple[int, int | None, int | None]:
    tale = Curve(measures, 40, result).tale()
    assert tale is not None
    return (
        tale.decided.start,
        tale.best.start if tale.best is not None else None,
        tale.costliest.start if tale.costliest is not None else None,
    )


def test_the_story_names_where_it_was_decided_the_best_move_and_the_costliest() -> None:
    course = [
        _made(0, (0.5, 0.5), 0, 0.01),
        _made(10, (0.7, 0.3), 1, 0.12),
        _made(20, (0.45, 0.55), 0, -0.3, 0.33),
        _made(30, (0.1, 0.9), 1, -0.03, 0.04),
    ]
    assert _tale(course, (0.0, 1.0)) == (20, 10, 20)
    assert _tale(course[:1], (1.0, 0.0)) == (0, None, None)
    assert Curve(course, 40, (0.5, 0.5)).tale() is None
    assert Curve(course, 40).tale() is None
    assert Curve((), 40, (1.0, 0.0)).tale() is None


def test_turning_points_are_the_weightiest_in_their_order_and_none_where_nothing_happens() -> None:
    course = [_made(n, (0.5 + 0.001 * n, 0.5 - 0.001 * n)) for n in range(10)]
    course[4] = _made(4, (0.504, 0.496), 1, -0.2, 0.2)
    curve = Curve(course, 10, ())
    assert [swing.start for swing in curve.turning_points()] == [4]
    assert [swing.start for swing in Curve(course, 10, (1.0, 0.0)).turning_points()] == [4, 9]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_changes_nothing_of_a_running_game(game: str) -> None:
    """The same course with everything scrambled that the seat cannot know has the same figures, in one pair of eyes."""
    whole = _course(game, 3, 24)
    points = [point for point in whole.points if point.seat == 1][:2]
    assert len(points) == 2

    def seen(scramble: bool) -> list[Measure | None]:
        glimpses = []
        for point in points:
            state = scrambled(whole.rules, point.state, 1) if scramble else point.state
            world = encode(whole.rules.determinize(state, 1, 5))
            text = point.action.text if point.action is not None and point is not points[-1] else ""
            glimpses.append(Glimpse(point.number, text, world, (0, 0, 0)))
        course = course_so_far(whole.rules, 1, glimpses)
        assert course.eyes == (1,)
        return [measure(course, point.number, LEAST, False, 3, never) for point in course.points]

    looks = seen(scramble=False)
    assert looks == seen(scramble=True)
    last = looks[-1]
    assert last is not None
    assert (last.best, last.choice, last.missed) == ("", (0.0, 0.0, 0.0), (0.0, 0.0, 0.0))


def test_a_game_without_a_choice_has_nothing_to_look_at() -> None:
    course = whole_course(_course("draftosaurus", 2).rules, Story(11, None, ()))
    assert analyse(course, (), GOING_ON, 3) == ((), 1.0)
    assert Curve((), 0).sums() == []
    assert Curve((), 0).turning_points() == []
