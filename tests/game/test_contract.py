"""What every game keeps by being registered: it ends, it is exact, it can be saved, it refuses what is not allowed."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.record import from_bytes, to_bytes
from game.core.state import encode, fingerprint
from game.core.values import Action, IllegalAction
from game.registry import new_match, open_match
from tests.game.contract import (
    CASES,
    copy_of,
    every_case,
    nodes,
    one_half,
    other_half,
    play_out,
    refused,
    rules_of,
    seated,
    trail,
)
from tests.games.case import Case

ROOT = Path(__file__).resolve().parents[2]

MANY = 40
"""Stale actions that are tried at one stop of a game."""


@every_case
def test_random_games_end_with_everything_in_order(case: Case) -> None:
    """Random games come to an end and keep the invariants at each step."""
    rules = rules_of(case)
    for seed in range(5):
        state = rules.start(seed)
        assert play_out(rules, state, random.Random(seed)) > 0
        result = rules.outcome(state)
        assert result is not None
        assert result.winners
        assert result.scores == rules.scores(state)
        assert len(result.scores) == case.seats


@every_case
def test_a_decision_is_asked_until_the_end(case: Case) -> None:
    """There is a decision with a seat, or else a result; never both, never neither."""
    rules = rules_of(case)
    for node in nodes(rules, 7):
        decision = rules.decision(node.state)
        assert decision is not None
        assert decision.seat == rules.to_act(node.state)
        assert 0 <= decision.seat < case.seats
        assert decision.prompt == rules.prompt(node.state)
        assert decision.options == node.options
        assert rules.outcome(node.state) is None
        last = node.state
    assert rules.decision(last) is None
    assert rules.to_act(last) == -1
    assert rules.outcome(last) is not None


@every_case
def test_options_are_unique_and_stable(case: Case) -> None:
    """Options are unique, in the same order on a clone, and asking for them changes nothing."""
    rules = rules_of(case)
    for node in nodes(rules, 11):
        before = copy_of(node.state)
        assert node.options
        assert len({action.text for action in node.options}) == len(node.options)
        assert len(set(node.options)) == len(node.options)
        assert tuple(rules.options(rules.clone(node.state))) == node.options
        assert tuple(rules.options(node.state)) == node.options
        assert copy_of(node.state) == before


@one_half
def test_reading_changes_nothing(case: Case) -> None:
    """Views, scores, previews, refusals, re-dealt worlds and checks leave the state as it was."""
    rules = rules_of(case)
    for node in nodes(rules, 13):
        before = copy_of(node.state)
        for seat in range(-1, case.seats):
            rules.view(node.state, seat)
        for seat in range(case.seats):
            rules.determinize(node.state, seat, 3)
        for action in node.options:
            assert rules.refusal(node.state, action) == ""
            rules.preview(node.state, action)
        rules.scores(node.state)
        rules.check(node.state)
        assert copy_of(node.state) == before


@every_case
def test_all_earlier_clones_stay_unchanged(case: Case) -> None:
    """Playing on never reaches back into a clone."""
    rules = rules_of(case)
    kept = [(rules.clone(node.state), copy_of(node.state)) for node in nodes(rules, 17)]
    assert len(kept) > 1
    for clone, plain in kept:
        assert copy_of(clone) == plain


@every_case
def test_a_clone_plays_on_alike(case: Case) -> None:
    """A clone and its original come to the same position by the same action, with or without events."""
    rules = rules_of(case)
    for node in nodes(rules, 19):
        clone = rules.clone(node.state)
        again = rules.clone(node.state)
        rules.apply(clone, node.action, [])
        rules.step(again, node.action, None)
        assert copy_of(clone) == copy_of(again)


@every_case
def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    """Two games from one seed are the same; another seed gives another game."""
    assert trail(case, 23) == trail(case, 23)
    assert trail(case, 23) != trail(case, 24)


def test_the_same_seed_gives_the_same_game_in_another_process() -> None:
    """A second process with other hashes of texts plays every kind of game alike."""
    environment = {**os.environ, "PYTHONHASHSEED": "4711", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tests.game.contract"]
    answer = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=True, text=True)
    assert json.loads(answer.stdout) == {str(case): trail(case, 5) for case in CASES}


@every_case
def test_action_texts_round_trip(case: Case) -> None:
    """The text of every option reads back as the same action."""
    rules = rules_of(case)
    for node in nodes(rules, 29):
        for action in node.options:
            assert rules.parse(action.text) == action


@every_case
def test_states_round_trip_through_json(case: Case) -> None:
    """A state written as JSON and read back is the same state, to the end of the game."""
    rules = rules_of(case)
    for node in nodes(rules, 31):
        again = rules.decode(copy_of(node.state))
        assert encode(again) == encode(node.state)
        assert fingerprint(again) == fingerprint(node.state)
        last = node.state
    assert encode(rules.decode(copy_of(last))) == encode(last)


@one_half
def test_saves_round_trip(case: Case) -> None:
    """A game saved now and then, ever more rarely, and at its end opens as the same game."""
    match = new_match(case.game, seated(case), 37, dict(case.options))
    dice = random.Random(37)
    due = 1
    while (decision := match.decision()) is not None:
        match.apply(dice.choice(decision.options))
        if len(match.moments) < due and match.decision() is not None:
            continue
        due = len(match.moments) * 3 // 2 + 10
        record = match.record()
        again = open_match(from_bytes(to_bytes(record), "a.json"), "a.json")
        assert again.moments == match.moments
        assert again.decision() == match.decision()
        assert again.record().snapshot == record.snapshot
        assert again.record().finished == (match.decision() is None)


@other_half
def test_illegal_and_stale_actions_change_nothing(case: Case) -> None:
    """Whatever was an option before and is none now is refused with a known reason."""
    rules = rules_of(case)
    known: dict[str, Action] = {}
    dice = random.Random(41)
    for node in nodes(rules, 41):
        stale = [action for action in known.values() if action not in node.options]
        stale = dice.sample(stale, min(len(stale), MANY))
        assert refused(rules, node.state, stale) <= set(rules.reasons)
        known |= {action.text: action for action in node.options}
        last = node.state
    assert refused(rules, last, [Action("x"), *known.values()]) == {"game_over"}


@every_case
def test_foreign_actions_change_nothing(case: Case) -> None:
    """Actions that are not of this game, or only look like one of its actions, are refused."""
    rules = rules_of(case)
    for node in nodes(rules, 43):
        foreign = [Action(""), Action("nonsense"), Action(node.action.text)]
        assert refused(rules, node.state, foreign) <= set(rules.reasons)


@every_case
def test_what_is_asked_is_answered_by_its_kinds(case: Case) -> None:
    """Every question is in the table of the rules with the kinds of its options, and has a code of its own."""
    rules = rules_of(case)
    assert len(set(rules.reasons)) == len(rules.reasons)
    assert {f"asked_{asked}" for asked in rules.answers} <= set(rules.reasons)
    for node in nodes(rules, 42):
        assert {option.kind for option in node.options} <= set(rules.answers[rules.prompt(node.state)])
        assert all(rules.actions[option.text] == option for option in node.options)


@every_case
def test_texts_of_no_action_are_refused(case: Case) -> None:
    """A text that no action has is an unknown action."""
    rules = rules_of(case)
    own = rules.options(rules.start(1))[0].text
    for text in ("", " ", "nonsense", "-1", "\x00", "a" * 10_000, own.upper(), own + " "):
        with pytest.raises(IllegalAction) as caught:
            rules.parse(text)
        assert caught.value.reason == "unknown_action"
    assert "unknown_action" in rules.reasons


@every_case
def test_scores_add_up(case: Case) -> None:
    """A total is the sum of its lines, and no two lines of a score have the same key."""
    rules = rules_of(case)
    for node in nodes(rules, 47):
        for score in (*rules.scores(node.state), rules.preview(node.state, node.action)):
            assert score.total == sum(line.points for line in score.lines)
            assert len({line.key for line in score.lines}) == len(score.lines)
