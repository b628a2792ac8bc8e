"""Levels: how they are written, that they choose options, and what haze and style change."""

from __future__ import annotations

import itertools

import pytest

from ai.arena import Series, play
from ai.bad_bot import BadBot
from ai.catalog import make_bot
from ai.levels import LEVELS, RUNGS, STYLES, SearchBot, Spec, parse, pick
from ai.minds import knowledge_of
from ai.search.finding import Finding
from game.core.values import Action
from game.registry import GAMES
from tests.ai.worlds import choice, game_positions
from tests.game.draftosaurus.table import Table as Draft


def _finding(text: str, visits: int, promise: float, spread: float = 0.0, order: float = 0.0) -> Finding:
    return Finding(Action(text), visits, promise, spread, promise, 0.0, promise, order)


def test_levels_are_written_with_style_and_budget() -> None:
    assert parse("curator") == Spec("curator", "", 0, 0)
    assert parse("visitor@300") == Spec("visitor", "", 300, 0)
    assert parse("student#40") == Spec("student", "", 0, 40)
    assert parse("curator:spoiler@50") == Spec("curator", "spoiler", 50, 0)
    assert parse("naturalist:gambler#9") == Spec("naturalist", "gambler", 0, 9)


BAD = ["", "oracle", "curator@", "curator@0", "curator@99999", "curator#", "curator#9999999", "curator:", "curator:shy"]


@pytest.mark.parametrize("text", [*BAD, "curator@5#5", "Curator", "curator@-3", "curator#1.5", " curator", "random#4"])
def test_anything_else_is_no_bot(text: str) -> None:
    assert parse(text) is None
    with pytest.raises(BadBot):
        make_bot(text, "draftosaurus")


def test_only_the_last_level_thinks_for_longer_than_a_second_and_lower_ones_less() -> None:
    assert LEVELS["curator"] <= 1000
    assert LEVELS["academy"] <= 5000
    assert list(LEVELS.values()) == sorted(set(LEVELS.values()))


@pytest.mark.parametrize("game_id", GAMES)
def test_lower_levels_of_a_game_see_less_clearly_and_think_no_more(game_id: str) -> None:
    steps = knowledge_of(game_id).levels
    assert len(steps) == len(LEVELS)
    hazes = [step.haze for step in steps]
    assert hazes[:-1] == sorted(set(hazes), reverse=True)
    assert hazes[-2:] == [0.0, 0.0]
    assert [step.play_outs for step in steps] == sorted({step.play_outs for step in steps})


def test_a_clear_sight_takes_the_most_visited() -> None:
    findings = [_finding("much", 50, 0.5), _finding("seldom", 3, 0.9)]
    assert all(pick(findings, 0.0, 0.0, seed).text == "much" for seed in range(20))


def test_haze_reaches_near_options_and_never_far_ones() -> None:
    findings = [_finding("best", 50, 0.6), _finding("near", 5, 0.55), _finding("far", 1, 0.3)]
    seen = {pick(findings, 0.2, 0.0, seed).text for seed in range(200)}
    assert seen == {"best", "near"}


def test_haze_reaches_nothing_that_lies_too_far_behind_at_first_sight() -> None:
    findings = [_finding("best", 9, 0.6), _finding("near", 5, 0.6, order=-2.0), _finding("far", 5, 0.6, order=-3.5)]
    assert {pick(findings, 0.2, 0.0, seed, 3.0).text for seed in range(200)} == {"best", "near"}
    found = [_finding("found", 9, 0.6, order=-8.0), _finding("first", 5, 0.5)]
    assert {pick(found, 0.2, 0.0, seed, 3.0).text for seed in range(200)} == {"found", "first"}


def test_where_nothing_is_open_the_weakest_choose_as_well_as_anyone() -> None:
    """The move out of quarantine ends the game: it can be reckoned."""
    table = Draft(3, board="winter")
    table.state.round, table.state.turn = 1, 5
    table.zoo(0, quarantine="s", bridge_left="s", river="t" * 10)
    for seat in (1, 2):
        table.zoo(seat, river="t" * 12)
    table.ask("move", 0)
    bot = make_bot("visitor", "draftosaurus")
    assert {choice(bot, table.rules, table.state, seed).text for seed in range(30)} == {"move>bridge_right"}


def test_the_weakest_carry_out_what_they_chose_as_well_as_anyone() -> None:
    """Small choices, in the games that know some: haze does not fall on them."""
    able = [game_id for game_id in GAMES if knowledge_of(game_id).small is not None]
    assert able
    for game_id in able:
        knowledge, seen = knowledge_of(game_id), 0
        bot = make_bot("visitor#2", game_id)
        assert knowledge.small is not None
        assert knowledge.worth is not None
        for rules, state in game_positions(game_id, 2, 5, 3):
            options = rules.options(state)
            if len(options) > 1 and knowledge.small(rules, state):
                worths = knowledge.worth(rules, state, options)
                chosen = {options.index(choice(bot, rules, state, seed)) for seed in range(4)}
                assert {worths[number] for number in chosen} == {max(worths)}
                seen += 1
        assert seen > 5


def test_the_gambler_takes_the_risk_among_what_is_about_as_good() -> None:
    findings = [_finding("safe", 50, 0.6), _finding("risky", 40, 0.59, 0.2), _finding("wild", 3, 0.6, 0.25)]
    assert pick(findings, 0.0, 0.1, 1).text == "risky"


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("style", STYLES)
def test_every_level_and_style_chooses_options_and_the_same_by_the_same_seed(game_id: str, style: str) -> None:
    level = list(LEVELS)[len(style) % len(LEVELS)]
    bot = make_bot(f"{level}:{style}#4" if style else f"{level}#4", game_id)
    for number, (rules, state) in enumerate(game_positions(game_id, 2, 3, 90)):
        chosen = choice(bot, rules, state, number)
        assert chosen in rules.options(state)
        assert choice(bot, rules, state, number) == chosen


def test_a_bot_that_is_told_to_stop_answers_without_a_play_out() -> None:
    bot = make_bot("curator@9000", "draftosaurus", stop=lambda: True)
    assert isinstance(bot, SearchBot)
    for number, (rules, state) in enumerate(game_positions("draftosaurus", 4, 3, 9)):
        assert choice(bot, rules, state, number) in rules.options(state)


def test_a_clear_sight_beats_the_weakest_with_as_many_play_outs() -> None:
    series = Series("draftosaurus", ("curator#3", "visitor#3"), 8, 3)
    assert play(series)[0].win_share >= 0.7


@pytest.mark.soak
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize(("weaker", "stronger"), list(itertools.pairwise(RUNGS)))
def test_every_level_beats_the_one_below(game_id: str, stronger: str, weaker: str) -> None:
    assert play(Series(game_id, (stronger, weaker), 100, 1))[0].win_share >= 0.6
