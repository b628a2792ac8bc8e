"""Why somebody else moved so: what the one who asks cannot know changes no answer, and after the end all is told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest

from ai.motive import Asked, Unseen, explain, explain_openly, public_choice
from ai.search.budget import Budget
from game.core.rules import AnyRules
from game.core.state import fingerprint
from game.core.values import Action, Decision, Event
from game.registry import GAMES
from tests.ai.scramble import scrambled
from tests.ai.worlds import game_positions
from tests.games import SUBJECTS

EFFORT = 6
"""Play-outs of an answer that is only compared."""

VARIANTS = [(subject.game, options) for subject in SUBJECTS.values() for options in subject.hiding]
"""The games that are asked about, with options that hide other things."""

Position = tuple[AnyRules, Any, int]
"""A position, and who asks about the choice that another seat has in it."""


def _others(
    game: str, seats: int, seed: int, step: int, options: Mapping[str, str] | None = None
) -> Iterator[Position]:
    """Positions of a random game, each seen by a seat that is not asked, in turn."""
    for number, (rules, state) in enumerate(game_positions(game, seats, seed, step, options)):
        yield rules, state, (rules.to_act(state) + 1 + number % (seats - 1)) % seats


def _asked(rules: AnyRules, state: Any, eyes: int, taken: Action, told: bool) -> Asked:
    """The question of a table about a choice in a position; `told`, its answer was sealed and is known by now."""
    return Asked(rules.determinize(state, eyes, 5), rules.to_act(state), eyes, taken, told)


def _public(rules: AnyRules, asked: Asked) -> Decision | None:
    """What the eyes could see the seat choose among, None where that is refused."""
    try:
        return public_choice(rules, asked, 7)
    except Unseen:
        return None


def _otherwise(rules: AnyRules, state: Any, eyes: int) -> list[Any]:
    """Positions that differ from one in nothing but what the eyes cannot know, changed by hand and dealt anew."""
    by_hand = scrambled(rules, state, eyes)
    by_hand.stack = by_hand.stack or state.stack[:]
    return [by_hand, rules.determinize(state, eyes, 1234)]


def _answers_alike(game: str, seats: int, seed: int, step: int, options: Mapping[str, str], thought: int) -> int:
    """Compare questions and answers in positions that differ in what is hidden; how many were told and not refused.

    As many answers as are `thought` out are compared whole.
    """
    told = 0
    for number, (rules, state, eyes) in enumerate(_others(game, seats, seed, step, options)):
        open_to, seat = rules.options(state), rules.to_act(state)
        asked = _asked(rules, state, eyes, open_to[number % len(open_to)], bool(number % 2))
        choice = _public(rules, asked)
        for other in _otherwise(rules, state, eyes):
            again = replace(asked, world=rules.determinize(other, eyes, 5))
            assert fingerprint(again.world) == fingerprint(asked.world)
            assert _public(rules, again) == choice
            if choice is None or told < thought:
                assert explain(rules, again, 7, Budget(EFFORT)) == explain(rules, asked, 7, Budget(EFFORT))
        assert choice is None or choice.seat == seat
        told += choice is not None
    return told


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_what_the_asker_cannot_know_changes_no_answer(game: str, options: Mapping[str, str]) -> None:
    assert _answers_alike(game, 3, 3, SUBJECTS[game].step, options, 1) >= 1


@pytest.mark.soak
@pytest.mark.parametrize(("game", "options"), VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nor_does_it_at_any_table(game: str, options: Mapping[str, str], seats: int) -> None:
    assert _answers_alike(game, seats, 11, max(1, SUBJECTS[game].step // 4), options, 12) >= 4


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_what_the_asker_cannot_tell_apart_is_not_explained(game: str, options: Mapping[str, str]) -> None:
    """Of choices that look the same to the asker and are not, none is explained before it is told."""
    compared = 0
    for rules, state, eyes in _others(game, 3, 5, max(1, SUBJECTS[game].step // 3), options):
        sights: dict[str, dict[str, Action]] = {}
        for option in rules.options(state):
            seen, after = _sight(rules, state, eyes, option)
            sights.setdefault(seen, {})[after] = option
        for alike in sights.values():
            if len(alike) > 1:
                assert not any(_public(rules, _asked(rules, state, eyes, one, False)) for one in alike.values())
            compared += 1
    assert compared >= 20


def _sight(rules: AnyRules, state: Any, eyes: int, option: Action) -> tuple[str, str]:
    """What the eyes see of an option, and what is true after it."""
    world, events = rules.clone(state), list[Event]()
    rules.step(world, option, events)
    return repr(([event.redacted(eyes) for event in events], rules.view(world, eyes))), fingerprint(world)


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_a_choice_that_is_not_open_in_every_world_is_refused(game: str, options: Mapping[str, str]) -> None:
    """What was chosen from a hand that the asker has not seen is never explained, not even once it is told."""
    for number, (rules, state, eyes) in enumerate(_others(game, 3, 6, max(1, SUBJECTS[game].step // 3), options)):
        open_to, seat = rules.options(state), rules.to_act(state)
        taken = open_to[number % len(open_to)]
        worlds = [rules.determinize(state, eyes, seed) for seed in range(40)]
        here = [taken in rules.options(world) for world in worlds if rules.to_act(world) == seat]
        if here and sum(here) * 2 < len(here):
            assert _public(rules, _asked(rules, state, eyes, taken, True)) is None
        assert taken in rules.options(state)


@pytest.mark.parametrize("game", GAMES)
def test_a_public_choice_is_compared_with_another_that_was_open(game: str) -> None:
    """The answer holds the choice itself and compares it with an option, and some answer names lines of the score."""
    named = answers = 0
    for number, (rules, state, eyes) in enumerate(_others(game, 3, 9, max(1, SUBJECTS[game].step // 2))):
        open_to = rules.options(state)
        asked = _asked(rules, state, eyes, open_to[number % len(open_to)], True)
        if named or _public(rules, asked) is None:
            continue
        hints = explain(rules, asked, 7, Budget(90)).hints
        (own,) = [hint for hint in hints if hint.action == asked.taken.text]
        assert own.than >= 0 or own.reason in ("", "only")
        assert {one.seat for one in own.differences} <= set(range(rules.seats))
        answers += 1
        named += bool(own.differences)
    assert answers >= 1
    assert named >= 1


@pytest.mark.parametrize("game", GAMES)
def test_after_the_end_hidden_choices_are_explained_too(game: str) -> None:
    """What was refused while the game ran is answered from all that its seat knew."""
    asked = answered = 0
    for number, (rules, state, eyes) in enumerate(_others(game, 3, 3, max(1, SUBJECTS[game].step // 2))):
        open_to = rules.options(state)
        taken, asked = open_to[number % len(open_to)], asked + 1
        if answered < 2 and _public(rules, _asked(rules, state, eyes, taken, False)) is None:
            world = rules.determinize(state, rules.to_act(state), 5)
            hints = explain_openly(rules, world, taken, 7, Budget(EFFORT)).hints
            assert taken.text in {hint.action for hint in hints}
            answered += 1
    assert asked >= 5
